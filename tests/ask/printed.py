"""Books for the tests to read, and whatever no reader of one should see."""

from __future__ import annotations

import re
from functools import cache

import tutor
from tutor.ask.phrases import voice_of
from tutor.ask.rulebook import rulebook
from tutor.ask.rulebook.book import title_page
from tutor.ask.rulebook.house import marked_volume, notices
from tutor.ask.rulebook.markdown import Printer

VARIANTS, LANGUAGES = ("completa", "sencilla"), ("es", "en")
OTHER_TONGUE = {
    "es": r"\b(the|and|with|you|your|must|card|cards|trick|tricks|trump|trumps|hand|bid|house rule|ours|Rulebook)\b",
    "en": r"\b(el|la|los|las|una?|debes|puedes|si|carta|cartas|baza|triunfo|mano|regla|sí|según|ours|Rulebook)\b",
}
SLIPS = [
    r"[{}]",
    r"\bNone\b",
    r"\bTrue\b|\bFalse\b",
    r"[^ \n|-] {2,}\S",
    r"\ba el\b",
    r"\bde el\b",
    r"\w_\w",
    r" [,;:.]",
    r"\.\.",
    r"\b(?:y i|o o|un[ao]? \d)\b",
    r"\*\*\*\*",
    r"\(\)",
    r"<|>",
    r"\w'\w",
]


@cache
def pocha(variant: str) -> tutor.Ruleset:
    return tutor.load("pocha", variant=variant)


@cache
def book_of(game: str, variant: str, lang: str) -> str:
    return rulebook(tutor.load(game, variant=variant), lang)


def book(variant: str, lang: str) -> str:
    return book_of("pocha", variant, lang)


def uncited(text: str) -> str:
    """A book without the headings of its sources, which keep their own language."""
    return re.sub(r"\*\(pocha-[^)]*\)\*", "", text)


def slips(text: str, lang: str) -> list[str]:
    """Whatever no reader should see."""
    text = uncited(text)
    return [hit[0] for slip in [*SLIPS, OTHER_TONGUE[lang]] for hit in re.finditer(slip, text)]


def sections_only(rules: tutor.Ruleset, lang: str) -> str:
    """A book without examples and options."""
    printer = Printer(voice_of(rules.court().law, lang), lambda rule, is_option: [])
    sections = [title_page(rules, lang), *notices(rules, lang), *marked_volume(rules, lang)]
    return "\n\n".join(printer.section(section) for section in sections)


def clean(rules: tutor.Ruleset, lang: str) -> None:
    """The whole book in one language and its sections in the other."""
    other = "en" if lang == "es" else "es"
    assert slips(rulebook(rules, lang), lang) == []
    assert slips(sections_only(rules, other), other) == []
