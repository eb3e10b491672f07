"""The rulebook of a table, whole or one rule of it."""

from __future__ import annotations

from tutor.ask.phrases import voice_of
from tutor.ask.rulebook.cases import examples_of
from tutor.ask.rulebook.count import aim
from tutor.ask.rulebook.house import marked_volume, notices
from tutor.ask.rulebook.markdown import Printer
from tutor.ask.rulebook.one_rule import one_rule
from tutor.ask.rulebook.options import OURS, options_section
from tutor.ask.rulebook.page import Entry, Section
from tutor.ask.ruleset import Ruleset
from tutor.cards.reading import plain
from tutor.law.load import Table
from tutor.words import capital, sentence


def rulebook(rules: Ruleset, lang: str = "es", rule: str | None = None) -> str:
    """The printed rules of a table as Markdown; with ``rule``, that rule, option or kind of hand alone.

    Without a variant, the book of each variant in turn. Raises TutorError for a rule that the game has not.

    >>> import tutor
    >>> print(rulebook(tutor.load("pocha", variant="completa"), "en", "fallar").splitlines()[0])
    ## Ruff
    """
    books = [of_variant(rules, variant) for variant in rules.variants]
    if rule is not None:
        return one_rule(books, lang, rule)
    return "\n---\n\n".join(book(table, lang) for table in books)


def of_variant(rules: Ruleset, variant: str) -> Ruleset:
    """The same table, one of its variants chosen."""
    table = rules.table
    if table.variant:
        return rules
    return Ruleset(rules.library, Table(table.game, variant, "", table.options, table.house, table.misconceptions))


def book(rules: Ruleset, lang: str) -> str:
    """The book of one variant."""
    law = rules.court().law
    printer = Printer(voice_of(law, lang), lambda rule, is_option: examples_of(rules, rule, is_option, lang))
    return "\n\n".join(printer.section(section) for section in sections(rules, lang)) + "\n"


def sections(rules: Ruleset, lang: str) -> list[Section]:
    """The book of one variant as data: every section in order, what a house changes marked.

    >>> import tutor
    >>> [section.id for section in sections(tutor.load("pocha", variant="sencilla"), "es")][:3]
    ['title', 'aim', 'deck']
    """
    law = rules.court().law
    found = [*marked_volume(rules, lang), options_section(rules, lang), *words_section(rules, lang)]
    first = [title_page(rules, lang), *notices(rules, lang), aim(law, voice_of(law, lang))]
    return [*first, *found, sources_section(rules, found, lang)]


def title_page(rules: Ruleset, lang: str) -> Section:
    """The game, the variant, and what the variant says of itself."""
    law, voice = rules.court().law, voice_of(rules.court().law, lang)
    variant = law.variants[law.variant]
    signs = voice.pick(
        "En los ejemplos, ✓ es lo que se puede hacer, ✗ lo que no, y ▸ un resultado.",
        "In the examples ✓ is what may be done, ✗ what may not, and ▸ a result.",
    )
    opening = (Entry(variant.says[lang], source=variant.source), Entry(signs))
    name = variant.name(lang)
    title = (
        f"{law.labels[lang]} ({law.variant})" if name == law.variant else f"{law.labels[lang]}: {name} ({law.variant})"
    )
    return Section("title", title, opening, level=1)


def words_section(rules: Ruleset, lang: str) -> list[Section]:
    """The words of the players, in alphabetical order; no section where the game explains none."""
    law, voice = rules.court().law, voice_of(rules.court().law, lang)
    words = sorted(law.glossary.values(), key=lambda word: plain(word.labels[lang]))
    entries = [Entry(sentence(word.says[lang]), name=titled(word.labels[lang]), source=word.source) for word in words]
    return [Section("glossary", voice.pick("Palabras", "Words"), rules=tuple(entries))] if entries else []


def titled(word: str) -> str:
    """With a capital letter."""
    return capital(word)


def sources_section(rules: Ruleset, sections: list[Section], lang: str) -> Section:
    """The sources that the book cites, by name."""
    law, voice = rules.court().law, voice_of(rules.court().law, lang)
    cited = {source for section in sections for entry in section.walk() for source, _ in entry.source}
    cited |= {source for option in law.options.values() for source in option.says}
    known = rules.library.sources()
    entries = [Entry(known[name].labels[lang], name=name) for name in known if name in cited and name != OURS]
    return Section("sources", voice.pick("Fuentes", "Sources"), rules=tuple(entries))
