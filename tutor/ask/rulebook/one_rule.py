"""One rule alone, wherever in the book it stands; one that is not in force here, with what would put it in force."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tutor.ask.examples import known_ids
from tutor.ask.phrases import voice_of
from tutor.ask.rulebook.cases import examples_of
from tutor.ask.rulebook.house import marked_volume
from tutor.ask.rulebook.markdown import Printer
from tutor.ask.rulebook.options import changed_names, option_entry, other_values, said_value
from tutor.ask.rulebook.page import Entry, Section
from tutor.ask.rulebook.volume import volume
from tutor.ask.ruleset import Ruleset
from tutor.faults import TutorError, closest, refuse
from tutor.law.load import Table


def one_rule(tables: list[Ruleset], lang: str, rule: str) -> str:
    """The rule as Markdown, as the first of these tables has it that has it at all."""
    for rules in tables:
        section = find(rules, lang, rule)
        if section is not None:
            return printed(rules, section, lang)
    for rules in tables:
        section = dormant(rules, lang, rule)
        if section is not None:
            return printed(rules, section, lang)
    known = known_ids(tables[0].library, tables[0].game)
    near = closest(rule, known)
    raise refuse("unknown_rule_near" if near else "unknown_rule", word=rule, near=near, known=", ".join(known))


def printed(rules: Ruleset, section: Section, lang: str) -> str:
    """A section with its examples."""
    printer = Printer(voice_of(rules.court().law, lang), lambda name: examples_of(rules, name, lang))
    return printer.section(section) + "\n"


def find(rules: Ruleset, lang: str, rule: str) -> Section | None:
    """A decision or a kind of hand with all its rules, a rule, or an option."""
    sections = marked_volume(rules, lang)
    for section in sections:
        if section.id == rule and section.opening and section.opening[0].id == rule:
            return replace(section, level=2)
    for section in sections:
        for entry in section.walk():
            if entry.id == rule:
                return alone(entry, entry.name or section.title)
    law = rules.court().law
    if rule in law.options:
        option = law.options[rule]
        changed = changed_names(rules, option, volume(rules, lang), lang)
        entry = option_entry(law, option, voice_of(law, lang), changed)
        return alone(entry, entry.name)
    return None


def alone(entry: Entry, title: str) -> Section:
    """An entry under a heading of its own."""
    return Section("", title, (replace(entry, name="", inner=()),), entry.inner)


def dormant(rules: Ruleset, lang: str, rule: str) -> Section | None:
    """The rule under another value of an option, or in another variant, and a line that says so."""
    voice = voice_of(rules.court().law, lang)
    for rest, where in elsewhere(rules, lang):
        section = find(rest, lang, rule)
        if section is not None:
            text = voice.pick(f"Aquí no rige. Rige {where}:", f"Not in force here. It is in force {where}:")
            return replace(section, opening=(Entry(text), *section.opening))
    return None


def elsewhere(rules: Ruleset, lang: str) -> Iterator[tuple[Ruleset, str]]:
    """Other tables: each option otherwise, then each other variant."""
    table, law, voice = rules.table, rules.court().law, voice_of(rules.court().law, lang)
    others = [(replace(table, options={**table.options, option.id: value}), option_words(option.labels[lang], said_value(option, value, voice), lang))
              for option in law.options.values() for value in other_values(option, law.settings[option.id])]
    others += [(Table(table.game, variant), voice.pick(f"en la forma «{variant}»", f"in the form “{variant}”"))
               for variant in rules.library.variants(table.game) if variant != table.variant]
    for other, where in others:
        try:
            other_rules = Ruleset(rules.library, other)
            other_rules.court()
        except TutorError:
            continue
        yield other_rules, where


def option_words(label: str, value: str, lang: str) -> str:
    """"con «El tres vale poco»: sí"."""
    return f"con «{label}»: {value}" if lang == "es" else f"with “{label}”: {value}"
