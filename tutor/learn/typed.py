"""Answers as somebody types them, at a terminal or in a notebook: read by the way in which the exercise is answered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tutor.cards import parse_card, parse_cards
from tutor.cards.reading import plain
from tutor.faults import TutorError, refuse, refuse_all
from tutor.learn.items import Item, kind_of
from tutor.learn.items.item import Given
from tutor.learn.items.way import ANSWERS, SHORT, Choice, Way, word
from tutor.words import OneOf

NOTHING = ("-", "–", "—", "nada", "ninguna", "ninguno", "nadie", "no hay", "none", "nothing", "nobody")
AND = ("y", "e", "and")
LANGS = ("es", "en")
_PAIR = re.compile(r"(\S+?)[\s,:]+(?:(?:baza|trick)\s+)?([-−]?\d+)")
_WORD = re.compile(r"[\w−–—-]+")
_NUMBER = re.compile(r"[-−]?\d+")


def read_typed(item: Item, line: str) -> Given:
    """The answer that a line gives to an exercise. Raises TutorError for what is none, and says how one is typed.

    >>> item = Item("mark_all", "escoba", "quince", {"table": ["7o", "2c", "5e"], "hand": ["1c", "6c", "10e"]}, "take")
    >>> read_typed(item, "10e: 7o; 6c: 7o 2c")
    (('10e', ('7o',)), ('6c', ('7o', '2c')))
    >>> read_typed(Item(item.kind, item.game, item.variant, {**item.case, "play": "6c"}, "take"), "7 oros y 2 de copas")
    (('7o', '2c'),)
    >>> read_typed(item, "ninguno")
    ()
    """
    kind = kind_of(item)
    try:
        return kind.read(item, _Typed(item, kind.way(item), " ".join(line.split())).answer())
    except TutorError as error:  # of a line nobody needs to be told in which place of a list it goes wrong
        raise refuse_all(replace(fault, place=None) for fault in error.faults) from None


@dataclass(frozen=True)
class How:
    """How an answer to an exercise is typed, in words."""

    way: Way

    def said(self, lang: str) -> str:
        """One sentence, or two."""
        es, way = lang == "es", self.way
        said = f"se escribe así: {self.shape(lang)}." if es else f"type it like this: {self.shape(lang)}."
        if not way.nothing:
            return said
        none = word(way.nothing, lang)
        return f"{said} Para «{none}», un guion: -." if es else f"{said} For “{none}”, a hyphen: -."

    def shape(self, lang: str) -> str:
        """What it is made of, with an example."""
        es, way = lang == "es", self.way
        if way.pair:
            return "un nombre y un número, como A 1" if es else "a name and a number, such as A 1"
        if way.sets:
            return self.sets(es)
        if way.number:
            return "un número, como 15" if es else "a number, such as 15"
        if way.choices:
            return self.choices(lang)
        if way.ordered:
            return "las cartas por orden, como 1c 3c 12c" if es else "the cards in order, such as 1c 3c 12c"
        if way.many:
            return "las cartas, como 1c 6c" if es else "the cards, such as 1c 6c"
        return "una carta, como 1c o as de copas" if es else "a card, such as 1c or ace of cups"

    def sets(self, es: bool) -> str:
        """Sets of cards."""
        with_card = bool(self.way.hand) and not self.way.held
        if self.way.sets == "one":
            if with_card:
                return "una carta y las que toma, como 10e: 7o" if es else "a card and those it takes, such as 10e: 7o"
            return "las cartas que tomas, como 7o 2c" if es else "the cards that you take, such as 7o 2c"
        if with_card:
            how = ("cada carta con las que toma, como", "each card with those it takes, such as")
            return f"{how[0] if es else how[1]} 10e: 7o; 6c: 7o 2c"
        how = ("los grupos con un punto y coma entre ellos, como", "the sets with a semicolon between them, such as")
        return f"{how[0] if es else how[1]} 7o 2c; 5e"

    def choices(self, lang: str) -> str:
        """What there is to choose from."""
        es, way = lang == "es", self.way
        if way.numbered:
            numbers = [str(place) for place in range(1, len(way.choices) + 1)]
            if way.some:
                what = ("números de la lista, o los nombres, como", "numbers of the list, or the names, such as")
                return f"{what[0] if es else what[1]} {' '.join(numbers[:2])}"
            one = OneOf(tuple(numbers)).said(lang)
            return f"un número de la lista, {one}" if es else f"a number of the list, {one}"
        offered = [offered_for(each, lang) for each in way.choices]
        if way.some:
            return f"los que sean de estos, {' '.join(offered)}" if es else f"any of these, {' '.join(offered)}"
        return OneOf(tuple(offered)).said(lang)


def offered_for(choice: Choice, lang: str) -> str:
    """What is typed for a choice, as it is offered."""
    return SHORT[choice.key][LANGS.index(lang)][0] if choice.key in SHORT else choice.name(lang)


def folded(text: str) -> str:
    """Words alone: small letters, no accents, signs or commas; a hyphen stays.

    >>> folded(" «Las dos», sí. ")
    'las dos si'
    """
    return " ".join(_WORD.findall(plain(text)))


@dataclass(frozen=True)
class _Typed:
    """A line that is an answer."""

    item: Item
    way: Way
    line: str

    def answer(self) -> Any:
        """What it says, in the shape in which the kind reads it."""
        way, low = self.way, folded(self.line)
        if way.nothing and low in (*NOTHING, *map(folded, ANSWERS[way.nothing])):
            return way.none
        if way.pair:
            return self.pair()
        if way.sets:
            return self.sets()
        if way.number:
            return self.number(_NUMBER.fullmatch(self.line))
        if way.choices:
            return self.chosen() if way.some else self.choice(low)
        if way.many or way.ordered:
            return [str(card) for card in parse_cards(self.line)]
        return str(parse_card(self.line))

    def astray(self, found: str) -> TutorError:
        """That something is no answer, and how one is typed."""
        return refuse("typed_answer", found=found, how=How(self.way))

    def number(self, found: re.Match[str] | None) -> int:
        """A whole number."""
        if found is None:
            raise self.astray(self.line)
        return int(found[0].replace("−", "-"))

    def pair(self) -> tuple[str, int]:
        """Somebody, with a number."""
        found = _PAIR.fullmatch(self.line)
        if found is None:
            raise self.astray(self.line)
        names = [str(each.answer) for each in self.way.choices] or [who for who, _ in self.plays()]
        who = next((name for name in names if plain(name) == plain(found[1])), "")
        told = who, int(found[2].replace("−", "-"))
        if not who or (not self.way.choices and told not in self.plays()):
            raise self.astray(self.line)
        return told

    def plays(self) -> list[tuple[str, int]]:
        """Every play of a record."""
        tricks = enumerate(self.item.case["tricks"], 1)
        return [(who, number) for number, trick in tricks for play in trick for who in play]

    def sets(self) -> Any:
        """Sets of cards, each perhaps with the card that takes it."""
        found = [self.set_of(part) for part in self.line.split(";") if part.strip()]
        if self.way.sets == "several":
            return found
        if len(found) != 1:
            raise self.astray(self.line)
        return found[0]

    def set_of(self, text: str) -> Any:
        """One of them."""
        first, colon, rest = text.partition(":")
        cards = [str(card) for card in parse_cards(f"{first} {rest}")]
        if not self.way.hand or self.way.held:
            return [card for card in cards if not colon or card != self.way.held]
        if colon and len(parse_cards(first)) != 1:
            raise self.astray(text.strip())
        return [cards[0], cards[1:]]

    def choice(self, low: str) -> Any:
        """One of what there is to choose from."""
        found = next((each for each in self.way.choices if low in self.writings(each)), None)
        if found is None:
            raise self.astray(self.line)
        return found.answer

    def chosen(self) -> list[Any]:
        """Some of it: at each place the longest words that mean something."""
        known = {writing: each.answer for each in self.way.choices for writing in self.writings(each)}
        written, found, at = _WORD.findall(self.line), list[Any](), 0
        words = [plain(one) for one in written]
        while at < len(words):
            ends = range(len(words), at, -1)
            end = next((end for end in ends if " ".join(words[at:end]) in known), 0)
            if end:
                found.append(known[" ".join(words[at:end])])
            elif words[at] not in AND:
                raise self.astray(written[at])
            at = end or at + 1
        return found

    def writings(self, choice: Choice) -> Iterator[str]:
        """Everything that may be typed for a choice."""
        if self.way.numbered:
            yield str(self.way.choices.index(choice) + 1)
        if isinstance(choice.answer, str):
            yield folded(choice.answer)
        yield from (folded(choice.name(lang)) for lang in LANGS)
        yield from (folded(short) for shorts in SHORT.get(choice.key, ()) for short in shorts)


__all__ = ["How", "folded", "offered_for", "read_typed"]
