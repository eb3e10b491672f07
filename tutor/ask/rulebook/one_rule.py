"""One rule alone, wherever in the book it stands; one that is not in force here, with what would put it in force."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tutor.ask.examples import known_ids
from tutor.ask.phrases import voice_of
from tutor.ask.rulebook.cases import examples_of
from tutor.ask.rulebook.house import marked_volume
from tutor.ask.rulebook.markdown import Printer
from tutor.ask.rulebook.options import OPTIONS, Differences, option_entry, other_values, said_value
from tutor.ask.rulebook.page import Entry, Section
from tutor.ask.ruleset import Ruleset
from tutor.faults import TutorError, closest, refuse
from tutor.law.addresses import ids_in
from tutor.law.load import Table
from tutor.law.model import Law
from tutor.law.voice import Voice


def one_rule(tables: list[Ruleset], lang: str, rule: str) -> str:
    """The rule as Markdown, as the first of these tables has it that has it at all."""
    for rules in tables:
        sections = find(rules, lang, rule)
        if sections:
            return printed(rules, sections, lang)
    for rules in tables:
        other, sections = dormant(rules, lang, rule)
        if sections:
            return printed(other, sections, lang)
    table = tables[0].table
    known = known_ids(tables[0].library, table.game, table.house)
    near = closest(rule, known)
    raise refuse("unknown_rule_near" if near else "unknown_rule", word=rule, near=near, known=", ".join(known))


def printed(rules: Ruleset, sections: list[Section], lang: str) -> str:
    """Sections with their examples."""
    printer = Printer(
        voice_of(rules.court().law, lang), lambda name, is_option: examples_of(rules, name, is_option, lang)
    )
    return "\n\n".join(printer.section(section) for section in sections) + "\n"


def find(rules: Ruleset, lang: str, rule: str) -> list[Section]:
    """A section, a decision or a kind of hand with all its rules; else a rule; and the option of that name."""
    found = found_in(marked_volume(rules, lang), rules, rule)
    law = rules.court().law
    if rule in law.options:
        option = law.options[rule]
        entry = option_entry(law, option, voice_of(law, lang), Differences(rules, lang).names(option))
        found.append(replace(alone(entry, entry.name), id=OPTIONS))
    return found


def found_in(sections: list[Section], rules: Ruleset, rule: str) -> list[Section]:
    """What a book says under an id."""
    for section in sections:
        if section.id == rule:
            return [replace(section, level=2)]
    for section in sections:
        for entry in section.walk():
            if entry.id == rule:
                return [alone(entry, entry.name or section.title)]
    document = rules.library.document(rules.game, rules.table.house).value
    assert isinstance(document, dict)
    steps = ids_in(document["course"])
    return [section for section in sections if section.id == "course" and rule in steps]


def alone(entry: Entry, title: str) -> Section:
    """An entry under a heading of its own."""
    return Section("", title, (replace(entry, name="", inner=()),), entry.inner)


def dormant(rules: Ruleset, lang: str, rule: str) -> tuple[Ruleset, list[Section]]:
    """The rule at another table, by an option or a variant, with a line that says so; nothing where it is nowhere."""
    voice = voice_of(rules.court().law, lang)
    for other, where in elsewhere(rules, lang):
        sections = find(other, lang, rule)
        if sections:
            text = voice.pick(f"Aquí no rige. Rige {where}:", f"Not in force here. It is in force {where}:")
            first = replace(sections[0], opening=(Entry(text), *sections[0].opening))
            return other, [first, *sections[1:]]
    return rules, []


def elsewhere(rules: Ruleset, lang: str) -> Iterator[tuple[Ruleset, str]]:
    """Other tables: each option otherwise, each other variant, and each of those with an option otherwise."""
    table, law, voice = rules.table, rules.court().law, voice_of(rules.court().law, lang)
    others = list(otherwise(table, law, voice))
    variants = [Table(table.game, name) for name in rules.library.variants(table.game) if name != table.variant]
    forms = [
        (other, voice.pick(f"en la forma «{name}»", f"in the form “{name}”"))
        for other in variants
        for name in [law.variants[other.variant].name(voice.lang)]
    ]
    others += forms
    for other, where in forms:
        known = rules.library.law(other)
        others += [(changed, f"{where}, {how}") for changed, how in otherwise(other, known, voice)]
    for other, where in others:
        try:
            other_rules = Ruleset(rules.library, other)
            other_rules.court()
        except TutorError:
            continue
        yield other_rules, where


def otherwise(table: Table, law: Law, voice: Voice) -> Iterator[tuple[Table, str]]:
    """A table with each option at another value, and how that is said."""
    for option in law.options.values():
        for value in other_values(option, law.settings[option.id]):
            said, label = said_value(option, value, voice), option.labels[voice.lang]
            how = voice.pick(f"con «{label}»: {said}", f"with “{label}”: {said}")
            yield replace(table, options={**table.options, option.id: value}), how
