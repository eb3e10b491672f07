"""Whose rule is it? What a book says only because of an overlay is marked, and what an overlay took away is named."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tutor.ask.phrases import voice_of
from tutor.ask.rulebook.options import said_value
from tutor.ask.rulebook.page import Entry, Said, Section, all_said
from tutor.ask.rulebook.volume import volume
from tutor.ask.ruleset import Ruleset
from tutor.faults import TutorError
from tutor.law.load import Table
from tutor.law.model import Citations
from tutor.words import sentence

HOUSE = {"es": "regla de la casa", "en": "house rule"}
BELIEF = {"es": "según algunos", "en": "as some take it"}
GONE = {"es": "Esta regla no se juega.", "en": "This rule is not played."}


@dataclass(frozen=True, slots=True)
class Layer:
    """An overlay of a table: what its rules are called, and its own line, if it has one."""

    mark: str
    line: str


@dataclass(frozen=True, slots=True)
class Gone:
    """A rule that a layer took away: its section, itself, the rule it belonged to, and those that stood before it."""

    section: str
    entry: Entry
    parent: str
    before: tuple[str, ...]


def layers(rules: Ruleset, lang: str) -> Iterator[tuple[Ruleset, Layer | None]]:
    """The table without overlays, then with one more each time."""
    table = rules.table
    bare = replace(table, house=(), misconceptions=())
    yield (Ruleset(rules.library, bare) if bare != table else rules), None
    for place in range(1, len(table.house) + 1):
        yield (
            Ruleset(rules.library, replace(bare, house=table.house[:place])),
            Layer(HOUSE[lang], own_line(rules, place, lang)),
        )
    for place, name in enumerate(table.misconceptions, 1):
        known = rules.court().law.misconceptions[name]
        upto = replace(bare, house=table.house, misconceptions=table.misconceptions[:place])
        yield Ruleset(rules.library, upto), Layer(BELIEF[lang], known.says[lang])


def own_line(rules: Ruleset, place: int, lang: str) -> str:
    """What the overlay at this place, from 1, says of itself, with the numbers that it names."""
    house = rules.table.house
    overlay = rules.library.spelled(rules.game, house[:place], house[place - 1])
    found = overlay.value.get(lang) if isinstance(overlay.value, dict) else None
    return found.value if found is not None and isinstance(found.value, str) else ""


def marked_volume(rules: Ruleset, lang: str) -> list[Section]:
    """The sections of a table, each entry that an overlay brought or changed marked, and those it took away named."""
    whose: dict[Said, Layer] = {}
    lost: dict[str, tuple[Gone, Layer]] = {}
    before: list[Section] = []
    cited: set[tuple[str, Citations]] = set()
    for table, layer in layers(rules, lang):
        try:
            after = volume(table, lang)
        except TutorError:  # an overlay that needs the next one
            continue
        if layer is None:
            cited = {(entry.id, entry.source) for section in after for entry in section.walk()}
        else:
            whose |= dict.fromkeys(all_said(after) - all_said(before), layer)
            lost |= {gone.entry.id: (gone, layer) for gone in missing(before, after)}
        before = after
    spoken: set[Layer] = set()
    sections = [marked(section, whose, cited, spoken) for section in before]
    here = {entry.id for section in before for entry in section.walk()}
    for name, (gone, layer) in lost.items():
        if name not in here:
            left = Entry(GONE[lang], name, gone.entry.name, mark=mark_of(layer, spoken))
            sections = [with_gone(section, gone, left) for section in sections]
    return sections


def marked(
    section: Section, whose: dict[Said, Layer], cited: set[tuple[str, Citations]], spoken: set[Layer]
) -> Section:
    """The section with its marks. A rule that was changed no longer stands where it is ``cited`` from."""

    def change(entry: Entry) -> Entry:
        layer = whose.get(entry.said(section.id))
        if layer is None:
            return entry
        source = () if (entry.id, entry.source) in cited else entry.source
        return replace(entry, mark=mark_of(layer, spoken), source=source)

    return section.changed(change)


def mark_of(layer: Layer, spoken: set[Layer]) -> str:
    """ "regla de la casa", the first time with its own line."""
    if not layer.line or layer in spoken:
        return layer.mark
    spoken.add(layer)
    return f"{layer.mark}: {layer.line.rstrip('.')}"


def missing(before: list[Section], after: list[Section]) -> Iterator[Gone]:
    """The rules of one book that the other lacks."""
    here = {entry.id for section in after for entry in section.walk()}
    for section in before:
        nested = [("", section.rules), *((entry.id, entry.inner) for entry in section.walk())]
        for parent, entries in nested:
            for place, entry in enumerate(entries):
                if entry.id and entry.name and entry.id not in here and (not parent or parent in here):
                    yield Gone(section.id, entry, parent, tuple(other.id for other in entries[:place]))


def with_gone(section: Section, gone: Gone, left: Entry) -> Section:
    """The section with a line where a rule stood that is not played."""
    if section.id != gone.section:
        return section
    if not gone.parent:
        return replace(section, rules=put_after(section.rules, gone.before, left))

    def change(entry: Entry) -> Entry:
        return entry if entry.id != gone.parent else replace(entry, inner=put_after(entry.inner, gone.before, left))

    return section.changed(change)


def put_after(entries: tuple[Entry, ...], before: tuple[str, ...], entry: Entry) -> tuple[Entry, ...]:
    """The entries with one more, after the last of those that stood before it."""
    place = max([place for place, other in enumerate(entries, 1) if other.id in before], default=0)
    return (*entries[:place], entry, *entries[place:])


def notices(rules: Ruleset, lang: str) -> list[Section]:
    """What is different at this table, at the front of its book: overlays by their own line, options by name."""
    law, voice = rules.court().law, voice_of(rules.court().law, lang)
    usual = Ruleset(rules.library, Table(rules.game, law.variant)).court().law.settings
    found = [layer for _, layer in layers(rules, lang) if layer is not None]
    entries = [Entry(sentence(layer.line), mark=layer.mark) for layer in found if layer.line]
    told = bool(found) and all(layer.line for layer in found)
    for option in law.options.values():
        if law.settings[option.id] != usual[option.id] and (option.id in rules.table.options or not told):
            entries.append(
                Entry(sentence(said_value(option, law.settings[option.id], voice)), name=option.labels[lang])
            )
    title = voice.pick("Lo que aquí es distinto", "What is different here")
    return [Section("notices", title, rules=tuple(entries))] if entries else []
