"""What has been entered in a form, and the case that it makes; and back.

What is entered is held by field, in the one way that `READ` gives; of what everybody has, a list by place. The names of
those who have it are the letters of the seats, unless a case calls them otherwise. What a case says and no field can
show is kept beside: nothing of it is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tutor.ask.blanks import FLAG, NUMBER, OWNER, SUIT, SUITS
from tutor.ask.case import ASKED_WITH_TRUE
from tutor.ask.forms import CARD, CARDS, COUNT, KIND, NUMBERS, PILES, RECORD, TOTALS, WORD, Field
from tutor.ask.told import LETTERS
from tutor.cards import CardSet, parse_card, parse_cards, parse_suit
from tutor.faults import TutorError

Form = Sequence[Field]
Trick = Mapping[str, Any]
BLANK_TRICK: Trick = {"leader": 0, "cards": []}


@dataclass
class Entered:
    """Values by the key of their field; ``names``: who has what, in order, as far as a case calls them by name.

    A field that says something when it is empty is empty as long as nothing is entered; None: it is left open. ``more``:
    what no field shows, as a case has it.
    """

    facts: dict[str, Any] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    more: dict[str, Any] = field(default_factory=dict)

    def name(self, place: int) -> str:
        """Who has a place."""
        return self.names[place] if place < len(self.names) else LETTERS[place]

    def owners(self, form: Form) -> int:
        """How many have something."""
        lists = [self.facts[each.key] for each in form if each.each and isinstance(self.facts.get(each.key), list)]
        return min(max([len(self.names), *map(len, lists)], default=0), len(LETTERS))

    def says(self, of: Field) -> bool:
        """Whether something has been entered in a field; nought is something."""
        value = self.facts.get(of.key)
        if of.key.partition(".")[0] in self.more:
            return True
        if of.kind == RECORD:
            return any(trick["cards"] for trick in value or ())
        if of.kind == PILES:
            return any(pile not in (None, []) for pile in value or ())
        return value is not None and value not in ("", [], {})


def still_missing(form: Form, entered: Entered) -> list[Field]:
    """The fields without which the question cannot even be put; what else the answer depends on the engine says."""
    by_key = {each.key: each for each in form}
    moves = [each for each in form if each.move and not each.optional]
    needed = {key: by_key[key] for each in moves for key in each.among if key in by_key} | {
        each.key: each for each in moves
    }
    if not moves:
        told = any(entered.says(each) for each in form if each.each)
        needed = {} if told else {each.key: each for each in form if not each.optional}
    return [each for each in needed.values() if not entered.says(each)]


# ── to a case ─────────────────────────────────────────────────────────────────────────────────────


def case_of(form: Form, question: str, entered: Entered) -> dict[str, Any]:
    """The facts of the case, and the question; the game and the table are not among them."""
    found: dict[str, Any] = {}
    by_name = bool(entered.names) or any(each.kind == PILES or each.key.startswith("counts.") for each in form)
    for each in form:
        if each.key.partition(".")[0] not in entered.more:
            for path, value in said_by(each, form, entered, by_name):
                put(found, path, value)
    for group in {each.key.partition(".")[0] for each in form if "." in each.key and not each.each} & set(found):
        for each in form:  # what is told together is told whole
            if each.key.startswith(f"{group}.") and each.kind == FLAG:
                found[group].setdefault(each.key.partition(".")[2], False)
    found = {**found, **entered.more}
    asked = question in ASKED_WITH_TRUE or not any(each.move and each.key == question for each in form)
    return {**found, question: True} if asked else found


def put(found: dict[str, Any], path: Sequence[str], value: Any) -> None:
    """Put a value where its path leads."""
    *before, last = path
    for name in before:
        found = found.setdefault(name, {})
    found[last] = value


def said_by(of: Field, form: Form, entered: Entered, by_name: bool) -> Iterator[tuple[tuple[str, ...], Any]]:
    """What a field says in a case, each with its path."""
    value = entered.facts.get(of.key)
    if of.kind == TOTALS:
        if value:
            yield (of.key,), dict(value)
    elif of.kind == RECORD:
        if entered.says(of):
            yield (
                (of.key,),
                [plays_of(trick, seats_of(form, entered), entered) for trick in value or () if trick["cards"]],
            )
    elif of.move and of.among and next((each.kind for each in form if each.key in of.among), "") == RECORD:
        asked = played_by(form, entered, value)
        if asked is not None:
            yield (of.key,), {"player": asked[0], "trick": asked[1]}
    elif of.each:
        yield from of_everybody(of, form, entered, by_name)
    elif entered.says(of):
        yield tuple(of.key.split(".")), list(value) if isinstance(value, list) else value
    elif (
        of.empty
        and of.kind in (CARDS, NUMBERS, SUITS)
        and (value == [] or (of.key not in entered.facts and not of.move))
    ):
        yield (of.key,), []
    elif of.move and of.kind == WORD and len(of.values) == 1:
        yield (of.key,), of.values[0]


def of_everybody(of: Field, form: Form, entered: Entered, by_name: bool) -> Iterator[tuple[tuple[str, ...], Any]]:
    """What everybody has of something: a list, or where they have names, by name."""
    values = entered.facts.get(of.key) or []
    if not entered.says(of) or (of.kind == FLAG and not any(values)):
        return
    group, _, inner = of.key.partition(".")
    if not by_name and of.kind == NUMBER and not inner:
        yield (of.key,), list(values)
        return
    names = totals_of(form, entered) if group == "tallies" else [entered.name(place) for place in range(len(values))]
    for name, value in zip(names, values, strict=False):
        if value is not None and value != []:
            yield (group, name, *([inner] if inner else [])), value


def totals_of(form: Form, entered: Entered) -> list[str]:
    """The names of those whose totals are entered."""
    return [name for each in form if each.kind == TOTALS for name in entered.facts.get(each.key) or {}]


# ── tricks as they were played ────────────────────────────────────────────────────────────────────


def seats_of(form: Form, entered: Entered) -> int:
    """How many play: as is said, or as few as can have played such tricks."""
    record = next(each for each in form if each.kind == RECORD)
    said = entered.facts.get("players")
    if isinstance(said, int) and said in record.values:
        return said
    tricks: list[Trick] = entered.facts.get(record.key) or []
    least = max([len(entered.names), *(max(len(trick["cards"]), trick["leader"] + 1) for trick in tricks)], default=0)
    return int(min([number for number in record.values if number >= least], default=max(record.values)))


def plays_of(trick: Trick, seats: int, entered: Entered) -> list[dict[str, str]]:
    """Who played what, round the table from the leader.

    >>> plays_of({"leader": 2, "cards": ["12c", "1c"]}, 3, Entered())
    [{'C': '12c'}, {'A': '1c'}]
    """
    return [{entered.name((trick["leader"] + place) % seats): card} for place, card in enumerate(trick["cards"])]


def played_by(form: Form, entered: Entered, card: Any) -> tuple[str, int] | None:
    """Who played a card of the record, and in which trick (from 1)."""
    record = next(each for each in form if each.kind == RECORD)
    tricks = [trick for trick in entered.facts.get(record.key) or () if trick["cards"]]
    for number, trick in enumerate(tricks, 1):
        if card in trick["cards"]:
            seats = seats_of(form, entered)
            return entered.name((trick["leader"] + trick["cards"].index(card)) % seats), number
    return None


# ── from a case ───────────────────────────────────────────────────────────────────────────────────


def entered_of(form: Form, question: str, case: Mapping[str, Any]) -> Entered:
    """What has to be entered to make this case again. ``case`` holds facts and question only, neither game nor table."""
    return Reading(form, question, case).all()


class Reading:
    """Reads the facts of a case into the fields of a form."""

    def __init__(self, form: Form, question: str, case: Mapping[str, Any]) -> None:
        self.form, self.question, self.case = form, question, case
        self.entered = Entered(names=list(self.names()))

    def names(self) -> Iterator[str]:
        """The names of those who have something, where they are not the letters of the seats."""
        for each in self.form:
            value = self.case.get(each.key.partition(".")[0])
            owned = each.each and each.kind != TOTALS and not each.key.startswith("tallies.")
            if owned and isinstance(value, Mapping) and value:
                if list(value) != list(LETTERS[: len(value)]):
                    yield from value
                return

    def all(self) -> Entered:
        """Every fact: in its field, or beside the form."""
        entered, taken = self.entered, set()
        for each in self.form:
            path = each.key.split(".")
            if path[0] not in self.case:
                if each.empty:
                    entered.facts[each.key] = None
            elif each.key != self.question or self.case[path[0]] is not True:
                taken.add(path[0])
                try:
                    entered.facts[each.key] = self.value(each, self.case[path[0]], path[1:])
                except (TutorError, ValueError, KeyError, TypeError, AttributeError, IndexError, StopIteration):
                    entered.more[path[0]] = self.case[path[0]]
        asked = self.question if self.case.get(self.question) is True else ""
        entered.more |= {key: value for key, value in self.case.items() if key not in (*taken, asked)}
        return entered

    def value(self, of: Field, value: Any, inner: list[str]) -> Any:
        """The value of a field."""
        if of.kind == TOTALS:
            return {str(who): whole(total, -100_000, 100_000) for who, total in value.items()}
        if of.kind == RECORD:
            return [self.trick(trick) for trick in value]
        if of.move and isinstance(value, Mapping):
            trick = self.case["tricks"][whole(value["trick"], 1, MOST_TRICKS) - 1]
            return next(str(parse_card(card)) for play in trick for who, card in play.items() if who == value["player"])
        if of.each:
            return self.everybody(of, value, inner)
        for name in inner:
            if not isinstance(value, Mapping):
                raise ValueError(value)
            value = value.get(name)
        return None if value is None and inner else READ[of.kind](value)

    def everybody(self, of: Field, value: Any, inner: list[str]) -> list[Any]:
        """What everybody has, by place."""
        read = READ[of.kind]
        if isinstance(value, list):
            return [read(item) for item in value]
        names = list(self.case["match"]) if of.key.startswith("tallies.") else self.entered.names or list(LETTERS)
        if not isinstance(value, Mapping) or not set(value) <= set(names):
            raise ValueError(value)
        last = max(names.index(who) for who in value)
        found = [value.get(who) for who in names[: last + 1]]
        for name in inner:
            found = [item.get(name) if item is not None else None for item in found]
        return [] if not any(item is not None for item in found) else [None if i is None else read(i) for i in found]

    def trick(self, trick: Any) -> dict[str, Any]:
        """One trick of a record."""
        plays = [play for entry in (trick if isinstance(trick, list) else [trick]) for play in entry.items()]
        if not self.entered.names and any(who not in LETTERS or not who for who, _ in plays):
            self.entered.names = [str(who) for who, _ in plays]
        names = self.entered.names or list(LETTERS)
        leader, seats = names.index(plays[0][0]), self.seats()
        if [(leader + place) % seats for place in range(len(plays))] != [names.index(who) for who, _ in plays]:
            raise ValueError(trick)
        return {"leader": leader, "cards": [str(parse_card(card)) for _, card in plays]}

    def seats(self) -> int:
        """How many play, by what the record and the case say."""
        record = next(each for each in self.form if each.kind == RECORD)
        names = self.entered.names or list(LETTERS)
        tricks = [[play for entry in trick for play in entry.items()] for trick in self.case[record.key]]
        least = max(len(self.entered.names), *(names.index(who) + 1 for trick in tricks for who, _ in trick))
        return int(self.case.get("players") or min(number for number in record.values if number >= least))


MOST_TRICKS = 48


def whole(value: Any, low: int = 0, high: int = 1000) -> int:
    """A whole number between two bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise ValueError(value)
    return value


def flag(value: Any) -> bool:
    """True or false; of the only card of its kind, one or none."""
    if not isinstance(value, bool) and value not in (0, 1):
        raise ValueError(value)
    return bool(value)


def text(value: Any) -> str:
    """A word."""
    if not isinstance(value, str):
        raise ValueError(value)
    return value


def several(read: Callable[[Any], Any]) -> Callable[[Any], list[Any]]:
    """Reads a list."""

    def read_all(value: Any) -> list[Any]:
        if not isinstance(value, list):
            raise ValueError(value)
        return [read(item) for item in value]

    return read_all


def cards(value: Any) -> list[str]:
    """Cards, in order."""
    return [str(card) for card in parse_cards(value)]


READ: dict[str, Callable[[Any], Any]] = {
    CARD: lambda value: str(parse_card(value)),
    CARDS: cards,
    SUIT: lambda value: parse_suit(value).slug,
    SUITS: several(lambda value: parse_suit(value).slug),
    NUMBER: whole,
    COUNT: whole,
    NUMBERS: several(lambda value: whole(value, -1000)),
    FLAG: flag,
    OWNER: text,
    WORD: text,
    KIND: text,
    PILES: lambda value: cards(value) if isinstance(value, list) else whole(value),
}


def in_order(of: Field, laid: Sequence[str]) -> list[str]:
    """Cards as a field holds them: as they were laid, or where their order says nothing, by suit and rank."""
    return list(laid) if of.ordered else [str(card) for card in CardSet.of(parse_cards(list(laid)))]


def fits(of: Field, value: Any) -> bool:
    """Whether a value that was entered for another question can stand in this field, which has the same key."""
    if value is None or value == []:
        return True
    if of.kind == TOTALS:
        return isinstance(value, Mapping)
    if of.each or of.kind in (CARDS, NUMBERS, SUITS, RECORD):
        return isinstance(value, list) and all(isinstance(each, Mapping) == (of.kind == RECORD) for each in value)
    return not isinstance(value, list | Mapping)
