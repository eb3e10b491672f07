"""So many of a thing, and the plural that this needs."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from tutor.words.noun import Noun
from tutor.words.spelled import spelled

LETTERS = 10  # the highest number that is written in letters
_TAIL = {
    "es": re.compile(r" (?:de|del|a|al|con|sin|en|por|para|sobre|que)\b"),
    "en": re.compile(r" (?:of|in|on|to|with|without|from|that|who)\b"),
}
_BARE = str.maketrans("áéíóú", "aeiou")


def count(number: int, noun: Noun, lang: str, plural: str = "") -> str:
    """The noun, given in the singular, as many times as ``number`` says. ``plural`` is for what the rule gets wrong.

    >>> [count(n, Noun("baza", "f"), "es") for n in (0, 1, 2)]
    ['ninguna baza', 'una baza', '2 bazas']
    >>> [count(n, Noun("trick", lang="en"), "en") for n in (0, 1, 2, -1)]
    ['no tricks', 'one trick', '2 tricks', '−1 trick']
    """
    if noun.lang != lang:
        raise ValueError(f"{noun.text!r} is a noun of the language {noun.lang!r}, not {lang!r}")
    if number == 1:
        return f"one {noun.text}" if lang == "en" else replace(noun, article="definite").a
    many = pluralize(noun, plural)
    if number == 0:
        return many.no if lang == "en" else noun.no
    shown = f"−{-number}" if number < 0 else f"{number}"
    return f"{shown} {noun.text if number == -1 else many.text}"


def counted_out(number: int, noun: Noun, lang: str) -> str:
    """The same in letters up to ten, as in a list in which some of the numbers are one.

    >>> [counted_out(n, Noun("as"), "es") for n in (1, 2, 10, 11)]
    ['un as', 'dos ases', 'diez ases', '11 ases']
    """
    if not 1 < number <= LETTERS:
        return count(number, noun, lang)
    return f"{spelled(number, lang)} {pluralize(noun).text}"


@dataclass(frozen=True, slots=True)
class CardCount:
    """So many cards, to be put into words once the language is known: a parameter of a fault.

    >>> CardCount(1).said("es"), CardCount(4).said("en")
    ('una carta', '4 cards')
    """

    number: int

    def said(self, lang: str) -> str:
        """How many cards, in a language."""
        return count(self.number, Noun("carta", "f") if lang == "es" else Noun("card", lang="en"), lang)


def pluralize(noun: Noun, plural: str = "") -> Noun:
    """The noun in the plural; only what stands before "de", "of" and the like is changed.

    >>> pluralize(Noun("última baza", "f")).the, pluralize(Noun("as de oros")).the
    ('las últimas bazas', 'los ases de oros')
    >>> pluralize(Noun("hand of cards", lang="en")).the
    'the hands of cards'
    """
    return replace(noun, text=plural or _plural_text(noun.text, noun.lang), number="p")


def _plural_text(text: str, lang: str) -> str:
    tail = _TAIL[lang].search(text)
    head, rest = (text[: tail.start()], text[tail.start() :]) if tail else (text, "")
    if lang == "en":
        return english_plural(head) + rest
    return " ".join(spanish_plural(word) for word in head.split()) + rest


def spanish_plural(word: str) -> str:
    """The plural of a Spanish noun or adjective.

    >>> [spanish_plural(word) for word in ("baza", "vez", "as", "rey", "montón", "lunes", "tabú")]
    ['bazas', 'veces', 'ases', 'reyes', 'montones', 'lunes', 'tabúes']
    """
    if word[-1] in "aeiouáéó":
        return word + "s"
    if word[-1] == "z":
        return word[:-1] + "ces"
    if word[-1] in "sx" and len(re.findall(r"[aeiouáéíóúü]+", word)) > 1 and word[-2] not in "áéíóú":
        return word
    if word[-1] in "ns":
        word = word[:-2] + word[-2:].translate(_BARE)
    return word + "es"


def english_plural(word: str) -> str:
    """The plural of an English noun.

    >>> [english_plural(word) for word in ("trick", "six", "penalty", "play")]
    ['tricks', 'sixes', 'penalties', 'plays']
    """
    if word.endswith(("s", "x", "z", "ch", "sh")):
        return word + "es"
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    return word + "s"
