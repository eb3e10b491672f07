"""How an exercise of each kind is answered by tapping: which cards, which words, a number, one set of cards or several.

Nothing here asks what is right: of a position only what can be chosen at all is read, which is the same under any law.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from tutor.ask.told import LETTERS
from tutor.learn.items import Item
from tutor.learn.items.draft import open_item
from tutor.learn.items.kinds.hands import MOST_HELD
from tutor.learn.items.kinds.says import asked_value, names_in
from tutor.learn.items.kinds.who import people
from tutor.learn.items.opened import Opened
from tutor.learn.items.scene import SLUGS
from tutor.learn.items.tasks import listed
from tutor.learn.tapped.words import word
from tutor.tabletop.choices import zones_in
from tutor.words import capital, name_suit

Sets = Literal["", "one", "several"]
PACK, PILE = "pack", "cards"
"""Zones that no law has: the deck from which a hand is built, and cards that lie nowhere."""
RECORD = "record:{number}"


@dataclass(frozen=True, slots=True)
class Choice:
    """A word, a number or a suit that may be tapped, and the answer that it is; ``name`` by language."""

    id: str
    answer: Any
    name: Callable[[str], str]
    suit: str = ""


@dataclass(frozen=True, slots=True)
class Way:
    """``cards``: the zones whose cards are tapped; ``many`` of them, or ``ordered``, all one after another; ``least`` of them.

    ``sets``: cards are tapped together, one set or several; ``hand``: the zone of the card that goes with each, ``held``:
    that card where it stands already. ``choices``: what else may be tapped, ``some`` of it. ``number``: one is entered.
    ``nothing``: the word of the button that says that there is none, and ``none`` the answer that it is. ``empty``: a
    set may be without cards.
    """

    cards: tuple[str, ...] = ()
    many: bool = False
    ordered: bool = False
    least: int = 1
    most: int = 48
    sets: Sets = ""
    hand: str = ""
    held: str = ""
    empty: bool = False
    choices: tuple[Choice, ...] = ()
    some: bool = False
    number: bool = False
    nothing: str = ""
    none: Any = None

    @property
    def at_once(self) -> bool:
        """Whether the first tap is the answer."""
        return not (self.many or self.ordered or self.sets or self.some or self.number)


def way_of(item: Item) -> Way:
    """How an exercise is answered."""
    return WAYS[item.kind](item)


def mark_all(item: Item) -> Way:
    """All cards, numbers, suits or words that may be chosen; every set of cards."""
    found = open_item(item, item.seat.rules)
    if found is None:
        return Way(nothing="none_f", none=())
    if found.of_sets:
        return sets_of(item, found, "several")
    if found.decision.choose[item.asked].type == "card":
        tricks = item.seat.law.tricks
        none = "" if tricks is not None and tricks.zone in item.case else "none_f"
        return Way(tuple(zones_in(found.decision, "card")), many=True, nothing=none, none=())
    return Way(choices=choices_in(found), some=True, nothing="none_m", none=())


def play_one(item: Item) -> Way:
    """One of them, or none."""
    found = open_item(item, item.seat.rules)
    if found is None:
        return Way(nothing="nothing", none="none")
    if found.of_sets:
        return sets_of(item, found, "one")
    if found.decision.choose[item.asked].type == "card":
        return Way(tuple(zones_in(found.decision, "card")), nothing="nothing", none="none")
    return Way(choices=choices_in(found), nothing="nothing", none="none")


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


def choices_in(found: Opened) -> tuple[Choice, ...]:
    """The numbers, suits or words of a decision."""
    return tuple(choice(str(place), value) for place, value in enumerate(found.choices))


def choice(name: str, value: Any) -> Choice:
    """A number, suit or word that means itself."""
    if value in SLUGS:
        suit = SLUGS[value]
        return Choice(name, value, lambda lang: name_suit(suit, lang).bare, suit.slug)
    return Choice(name, value, lambda lang: str(value).replace("-", "−"))


def said(name: str, answer: Any, key: str) -> Choice:
    """An answer in words of our own."""
    return Choice(name, answer, lambda lang: word(key, lang))


def listed_in(item: Item, answers: list[Any]) -> tuple[Choice, ...]:
    """What an item lists to choose from, numbered."""

    def named(place: int) -> Callable[[str], str]:
        return lambda lang: f"{place + 1}. {capital(listed(item, lang)[place])}"

    return tuple(Choice(str(place), answer, named(place)) for place, answer in enumerate(answers))


def legal_or_not(item: Item) -> Way:
    """Legal or illegal."""
    return Way(choices=(said("legal", "legal", "legal"), said("illegal", "illegal", "illegal")))


def which_idea(item: Item) -> Way:
    """One of the ideas."""
    return Way(choices=listed_in(item, list(item.more["ideas"])))


def multiple_choice(item: Item) -> Way:
    """One of the answers."""
    return Way(choices=listed_in(item, [*range(1, len(item.more["choices"]) + 1)]))


def false_step(item: Item) -> Way:
    """One of the steps."""
    return Way(choices=listed_in(item, [*range(1, len(item.more["steps"]) + 1)]))


def twins(item: Item) -> Way:
    """In the first, the second, both or none."""
    told: tuple[tuple[list[int], str], ...] = (
        ([1], "in_first"),
        ([2], "in_second"),
        ([1, 2], "in_both"),
        ([], "in_none"),
    )
    return Way(choices=tuple(said(key, answer, key) for answer, key in told))


def which_table(item: Item) -> Way:
    """Forms of the game."""
    forms = item.seat.law.variants

    def named(form: str) -> Callable[[str], str]:
        return lambda lang: capital(forms[form].name(lang))

    choices = tuple(Choice(form, form, named(form)) for form in item.more["forms"])
    return Way(choices=choices, some=True, nothing="none_f", none=())


def first_revoke(item: Item) -> Way:
    """A card of the record."""
    zones = tuple(RECORD.format(number=number) for number in range(1, len(item.case["tricks"]) + 1))
    return Way(zones, nothing="no_revoke", none=())


def decidable(item: Item) -> Way:
    """Proved, certainly not, or not to be known."""
    told = (("illegal", "proved"), ("legal", "not_one"), ("undecided", "unknown"))
    return Way(choices=tuple(said(verdict, verdict, key) for verdict, key in told))


def winner(item: Item) -> Way:
    """A card of the trick."""
    assert item.seat.law.tricks is not None
    return Way((item.seat.law.tricks.zone,))


def order(item: Item) -> Way:
    """Every card, one after another."""
    assert item.seat.law.tricks is not None
    zone = item.seat.law.tricks.zone
    return Way((zone,), ordered=True, least=len(item.case[zone]))


def number(item: Item) -> Way:
    """A number."""
    return Way(number=True)


def forbidden(item: Item) -> Way:
    """A number that may be said, or none."""
    found = open_item(item, item.seat.rules)
    return Way(choices=choices_in(found) if found else (), nothing="none_m", none="none")


def wrong_line(item: Item) -> Way:
    """A name, or nobody's."""
    return Way(choices=tuple(choice(who, who) for who in item.more["sheet"]), nothing="nobody", none="none")


def say_value(item: Item) -> Way:
    """Cards, yes or no, a number, a name; who wins, with how much."""
    asked, law = asked_value(item), item.seat.law
    if asked == "score":
        return Way(
            choices=tuple(choice(who, who) for who in players_in(item)), number=True, nothing="no_winner", none=()
        )
    if asked == "match":
        names = names_in(item)[:-1]
        return Way(choices=(*(choice(who, who) for who in names), said("play_on", "play_on", "play_on")))
    if any(check.of == asked for check in law.checks):
        return Way(choices=(said("yes", True, "yes"), said("no", False, "no")))
    if asked in law.registers:
        return Way(choices=tuple(choice(who, who) for who in names_in(item)))
    if asked in law.zones:
        return Way((asked,), many=True, nothing="none_f", none=())
    return Way(number=True)


def who(item: Item) -> Way:
    """A player, or nobody where that can be."""
    nobody = "no_winner" if item.more["about"] == "rest" else ""
    return Way(
        choices=tuple(choice(name, name) for name in people(item)), nothing=nobody, none="none" if nobody else None
    )


def players_in(item: Item) -> list[str]:
    """Everybody, or every side, at a table whose hand is counted."""
    named = [list(value) for value in item.case.values() if isinstance(value, Mapping) and len(value) > 1]
    counted = [len(value) for value in item.case.values() if isinstance(value, list)]
    return named[0] if named else list(LETTERS[: max(counted, default=2)])


def build_hand(item: Item) -> Way:
    """Cards of the deck."""
    return Way((PACK,), many=True, most=MOST_HELD - 1, nothing="nothing", none="none")


def left(item: Item) -> Way:
    """Cards of the hand."""
    decision = next(each for each in item.seat.law.decisions.values() if len(each.choose) > 1)
    return Way(tuple(zones_in(decision, "card")), many=True, nothing="none_f", none=())


WAYS: dict[str, Callable[[Item], Way]] = {
    "mark_all": mark_all,
    "all_captures": mark_all,
    "sweeps": mark_all,
    "left": left,
    "play_one": play_one,
    "legal_or_not": legal_or_not,
    "which_idea": which_idea,
    "multiple_choice": multiple_choice,
    "false_step": false_step,
    "twins": twins,
    "which_table": which_table,
    "first_revoke": first_revoke,
    "decidable": decidable,
    "winner": winner,
    "order": order,
    "worth": number,
    "lacking": number,
    "points": number,
    "forbidden": forbidden,
    "wrong_line": wrong_line,
    "say_value": say_value,
    "who": who,
    "build_hand": build_hand,
}
