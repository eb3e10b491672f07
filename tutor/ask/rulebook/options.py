"""What tables argue about: each option that changes something here, its value here and elsewhere, who says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.ask.phrases import voice_of
from tutor.ask.rulebook.page import Entry, Section, all_said
from tutor.ask.rulebook.volume import volume
from tutor.ask.ruleset import Ruleset
from tutor.faults import TutorError
from tutor.law.model import Law, Option
from tutor.law.voice import Voice, joined
from tutor.words import join_with, listing, sentence

OURS = "ours"
OPTIONS = "options"
Setting = int | str | bool


def options_section(rules: Ruleset, lang: str) -> Section:
    """Every option that matters at this table."""
    law, voice = rules.court().law, voice_of(rules.court().law, lang)
    entries, differences = [], Differences(rules, lang)
    for option in law.options.values():
        changed = differences.names(option)
        if changed:
            entries.append(option_entry(law, option, voice, changed))
    title = voice.pick("Lo que cambia de mesa en mesa", "What tables argue about")
    return Section(OPTIONS, title, rules=tuple(entries))


class Differences:
    """What other values of options change in the book of a table: rules by name, else the heading they stand under."""

    def __init__(self, rules: Ruleset, lang: str) -> None:
        self.rules, self.lang = rules, lang
        self.here = {special: volume(rules, lang, special=special) for special in (False, True)}

    def names(self, option: Option) -> list[str]:
        """What another value of this option changes; an empty name for what this book has no name for."""
        found: dict[str, None] = {}
        for value in other_values(option, self.rules.court().law.settings[option.id]):
            found |= dict.fromkeys(self.between(option, value))
        return list(found)

    def between(self, option: Option, value: Setting) -> list[str]:
        """What this value changes: in plain hands, or if nothing there, in the special ones."""
        for special, here in self.here.items():
            try:
                there = volume(self.rules, self.lang, {option.id: value}, special)
            except TutorError:
                return []
            names = list(names_of(here, there))
            if names:
                return names
        return []


def names_of(here: list[Section], there: list[Section]) -> Iterator[str]:
    """The names of what only one of two books says, as the first has them: else what they stand in, or nothing."""
    known = {name for section in here for name in (section.title, *(entry.name for entry in section.walk()))}
    for book, other in ((here, all_said(there)), (there, all_said(here))):
        for section in book:
            changed: list[tuple[str, ...]] = [
                (entry.name, outer.name, section.title)
                for outer in section.entries()
                for entry in outer.walk()
                if entry.said(section.id) not in other
            ]
            for names in changed or [(section.title,)] * bool(section.said() - other):
                yield next((name for name in names if name and name in known), "")


def other_values(option: Option, now: Setting) -> list[Setting]:
    """Every other value; of a number, one other."""
    if option.type == "flag":
        return [not now]
    if option.type == "word":
        return [value for value in option.values if value != now]
    said = [value for value in option.says.values() if not isinstance(value, list)]
    known: list[Any] = [*said, option.default, option.low, option.high]
    return [value for value in dict.fromkeys(known) if value != now][:1]


def option_entry(law: Law, option: Option, voice: Voice, changed: list[str]) -> Entry:
    """ "Aquí, sí; en otras mesas, no. Cambia: No cuadrar"."""
    now = law.settings[option.id]
    here = said_value(option, now, voice)
    if option.type == "number":
        low, high = (said_value(option, bound, voice) for bound in (option.low, option.high))
        text = voice.pick(
            f"aquí: {here}; en otras mesas: de {low} a {high}", f"here: {here}; at other tables: {low} to {high}"
        )
    else:
        others = apart([said_value(option, value, voice) for value in other_values(option, now)], voice)
        text = voice.pick(f"aquí: {here}; en otras mesas: {others}", f"here: {here}; at other tables: {others}")
    names = joined([f"*{name}*" for name in changed if name], voice)
    about = sentence(voice.pick(f"tiene que ver con {names}", f"this bears on {names}")) if names else ""
    said = [
        f"{source_name(source, voice)}{headings(option, source, voice)}: {said_value(option, value, voice)}"
        for source, value in option.says.items()
    ]
    return Entry(f"{sentence(text)} {about}".strip(), option.id, option.labels[voice.lang], note="; ".join(said))


def apart(values: list[str], voice: Voice) -> str:
    """Values in a row; where one holds a comma, so that nobody takes it for two."""
    if any("," in value or ";" in value for value in values):
        return join_with(values, voice.lang, "or", "; ", "; ")
    return listing(values, voice.lang, "or")


def headings(option: Option, source: str, voice: Voice) -> str:
    """Where in a source it stands."""
    opened, closed = voice.pick("«", "“"), voice.pick("»", "”")
    found = [heading for name, cited in option.source if name == source for heading in cited]
    return f", {' / '.join(f'{opened}{heading}{closed}' for heading in found)}" if found else ""


def said_value(option: Option, value: Any, voice: Voice) -> str:
    """A value in words."""
    if isinstance(value, list):
        return apart([said_value(option, item, voice) for item in value], voice)
    if isinstance(value, bool):
        return voice.pick("sí", "yes") if value else voice.pick("no", "no")
    if value == "most":
        return voice.pick("todas", "all")
    return option.value_labels.get(str(value), {}).get(voice.lang) or str(value)


def source_name(source: str, voice: Voice) -> str:
    """The id of a source; what no source says is our reading."""
    return voice.pick("lectura nuestra", "our reading") if source == OURS else source
