"""How an exercise is answered: which cards, which words, a number, one set of cards or several.

Each kind says so of its exercises, and everything follows from that: what is tapped, what is typed, what an answer is
called. Nothing here asks what is right: of a position only what can be chosen at all is read, which is the same under any
law.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from tutor.cards import SLUGS
from tutor.learn.items.item import Item
from tutor.learn.items.opened import Opened
from tutor.tabletop.choices import zones_in
from tutor.words import capital, name_suit

Sets = Literal["", "one", "several"]
PACK, PILE = "pack", "cards"
"""Zones that no law has: the deck from which a hand is built, and cards that lie nowhere."""
RECORD = "record:{number}"

ANSWERS: dict[str, tuple[str, str]] = {
    "none_f": ("ninguna", "none"),
    "none_m": ("ninguno", "none"),
    "nothing": ("no hay ninguna", "there is none"),
    "nobody": ("de nadie", "nobody’s"),
    "no_winner": ("nadie", "nobody"),
    "no_revoke": ("no hay ninguno", "there is none"),
    "legal": ("es legal", "it is legal"),
    "illegal": ("es ilegal", "it is illegal"),
    "proved": ("está probado que sí", "it is proved"),
    "not_one": ("es seguro que no", "certainly not"),
    "unknown": ("no se puede saber", "it cannot be known"),
    "yes": ("sí", "yes"),
    "no": ("no", "no"),
    "in_first": ("solo en la 1", "only in 1"),
    "in_second": ("solo en la 2", "only in 2"),
    "in_both": ("en las dos", "in both"),
    "in_none": ("en ninguna", "in none"),
    "play_on": ("nadie todavía", "nobody yet"),
}
"""Answers that no law has a word for, as (Spanish, English)."""

SHORT: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "legal": (("legal", "sí", "s"), ("legal", "yes", "y")),
    "illegal": (("ilegal", "no", "n"), ("illegal", "no", "n")),
    "proved": (("sí", "s", "probado"), ("yes", "y", "proved")),
    "not_one": (("no", "n", "seguro que no"), ("no", "n")),
    "unknown": (("no se sabe", "sin decidir"), ("unknown", "not known")),
    "yes": (("sí", "s"), ("yes", "y")),
    "no": (("no", "n"), ("no", "n")),
    "in_first": (("1", "la 1", "en la 1"), ("1", "in 1")),
    "in_second": (("2", "la 2", "en la 2"), ("2", "in 2")),
    "in_both": (("las dos", "ambas", "1 2", "1 y 2"), ("both", "1 2", "1 and 2")),
    "in_none": (("ninguna", "-"), ("none", "neither", "-")),
    "play_on": (("nadie todavía", "nadie", "-"), ("nobody yet", "nobody", "-")),
}
"""The same as somebody types them; the first is the one that is offered."""


def word(key: str, lang: str) -> str:
    """An answer as it stands in a sentence.

    >>> word("none_f", "es"), word("in_both", "en")
    ('ninguna', 'in both')
    """
    return ANSWERS[key][0 if lang == "es" else 1]


@dataclass(frozen=True, slots=True)
class Choice:
    """A word, a number or a suit that may be chosen, and the answer that it is; ``name`` by language, as in a sentence.

    ``key``: of `ANSWERS`, where it is words of ours.
    """

    id: str
    answer: Any
    name: Callable[[str], str]
    suit: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class Way:
    """``cards``: the zones whose cards are tapped; ``many`` of them, or ``ordered``, all one after another; ``least`` of them.

    ``pack``: the cards that lie there beside those of the case. ``sets``: cards are chosen together, one set or several;
    ``hand``: the zone of the card that goes with each, ``held``: that card where it stands already. ``choices``: what else
    may be chosen, ``some`` of it; ``numbered``: each has its number. ``number``: one is entered. ``pair``: the answer is
    somebody with a number. ``nothing``: what says that there is none (a key of `ANSWERS`), and ``none`` the answer that it
    is. ``empty``: a set may be without cards.
    """

    cards: tuple[str, ...] = ()
    many: bool = False
    ordered: bool = False
    least: int = 1
    most: int = 48
    pack: tuple[str, ...] = ()
    sets: Sets = ""
    hand: str = ""
    held: str = ""
    empty: bool = False
    choices: tuple[Choice, ...] = ()
    some: bool = False
    numbered: bool = False
    number: bool = False
    pair: bool = False
    nothing: str = ""
    none: Any = None

    @property
    def at_once(self) -> bool:
        """Whether the first tap is the answer."""
        return not (self.many or self.ordered or self.sets or self.some or self.number)

    def label(self, choice: Choice, lang: str) -> str:
        """What stands on the button of a choice."""
        if self.numbered:
            return f"{self.choices.index(choice) + 1}. {capital(choice.name(lang))}"
        return capital(choice.name(lang)) if choice.key else choice.name(lang)


def choice(name: str, value: Any) -> Choice:
    """A number, suit or word that means itself."""
    if value in SLUGS:
        suit = SLUGS[value]
        return Choice(name, value, lambda lang: name_suit(suit, lang).bare, suit.slug)
    return Choice(name, value, lambda lang: str(value).replace("-", "−"))


def spoken(answer: Any, key: str) -> Choice:
    """An answer in words of ours."""
    return Choice(key, answer, lambda lang: word(key, lang), key=key)


def by_name(names: Sequence[str]) -> tuple[Choice, ...]:
    """Names that mean themselves."""
    return tuple(choice(name, name) for name in names)


def listed_way(listed: Callable[[str], list[str]], answers: Sequence[Any], **more: Any) -> Way:
    """The way of an exercise that lists what there is to choose from, in each language."""

    def named(place: int) -> Callable[[str], str]:
        return lambda lang: listed(lang)[place]

    choices = tuple(Choice(str(place), answer, named(place)) for place, answer in enumerate(answers))
    return Way(choices=choices, numbered=True, **more)


def choices_in(found: Opened) -> tuple[Choice, ...]:
    """The numbers, suits or words of a decision."""
    return tuple(choice(str(place), value) for place, value in enumerate(found.choices))


def sets_of(item: Item, found: Opened, sets: Sets) -> Way:
    """Sets of cards, with the card that takes them where that is asked for too, or stands in the case."""
    first, *rest = found.decision.choose
    own = next(iter(zones_in(found.decision, "card")), "")
    held = str(item.case[first]) if rest and first in item.case else ""
    taken = tuple(zones_in(found.decision, "cards"))
    zones = (*taken, own) if held and own not in taken else taken
    with_card = bool(rest) and not held
    if sets == "one":
        nothing, none = ("", None) if with_card else ("none_f", ())
    else:
        nothing, none = "none_m", ()
    return Way(
        zones,
        sets=sets,
        hand=own if rest else "",
        held=held,
        empty=with_card and sets == "one",
        nothing=nothing,
        none=none,
    )
