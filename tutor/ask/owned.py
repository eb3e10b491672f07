"""What belongs to somebody, as a case writes it by name: piles, counts, what each has won."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tutor.cards import parse_cards
from tutor.faults import Place, TutorError, closest, out_of_range, refuse
from tutor.law.compile_tally import COUNTER
from tutor.law.model import Law
from tutor.law.subsets import Worth
from tutor.words import OneOf

PlaceOf = Callable[[str], Place]


def check_owners(law: Law, owners: int, place: Place) -> None:
    """As many names as have points of their own: players, or two sides where they may play in pairs."""
    in_pairs = (2,) if law.may_pair and 4 in law.players and not law.schedule else ()
    known = (2,) if law.pairs else tuple(sorted({*law.players, *in_pairs}))
    if owners not in known:
        raise refuse("owners_out_of_range", place, found=owners, known=OneOf.of(known), variant=law.form)


class Owned:
    """Collects what each owner has; the owners are the names that the first mapping gives."""

    def __init__(self, law: Law, deck: int, place: PlaceOf) -> None:
        self.law, self.deck, self.place = law, deck, place
        self.names: tuple[str, ...] = ()

    def named(self, key: str, value: Mapping[str, Any]) -> tuple[str, ...]:
        """The owners; a mapping may leave some out, but name nobody new."""
        given = tuple(str(name) for name in value)
        if not self.names:
            self.names = given
        strangers = [name for name in given if name not in self.names]
        if strangers:
            raise refuse("unknown_owner", self.place(key), word=strangers[0], known=", ".join(self.names))
        return self.names

    def cards(self, key: str, value: Any, lies: Callable[..., None]) -> tuple[int, ...]:
        """Piles: cards, or where only that is known, what they are worth together."""
        if not isinstance(value, Mapping) or not value:
            raise refuse("owners_expected", self.place(key), key=key, found=value)
        found = dict.fromkeys(self.named(key, value), 0)
        for name, pile in value.items():
            where = _at(self.place(key), f"{key}.{name}")
            if isinstance(pile, int) and not isinstance(pile, bool):
                if not 0 <= pile <= 1000:
                    raise refuse("number_out_of_range", where, key=f"{key}.{name}", low=0, high=1000, found=pile)
                found[str(name)] = Worth(pile)
                continue
            french = self.law.deck.french
            for place, card in enumerate(parse_cards(pile, deck=self.deck, place=where, french=french)):
                lies(card, f"{key}.{name}[{place}]", where)
                found[str(name)] |= card.bit
        return tuple(found.values())

    def numbers(self, key: str, value: Mapping[str, Any], most: int) -> tuple[int, ...]:
        """A number for each owner; those not named have none of it."""
        found = dict.fromkeys(self.named(key, value), 0)
        for name, number in value.items():
            found[str(name)] = self._number(number, key, f"{key}.{name}", most)
        return tuple(found.values())

    def counts(self, key: str, value: Any) -> dict[str, tuple[int, ...]]:
        """``{A: {cards: 20, oros: 6} …}``: counters by name, each for every owner."""
        if (
            not isinstance(value, Mapping)
            or not all(isinstance(inner, Mapping) for inner in value.values())
            or not value
        ):
            raise refuse("owners_expected", self.place(key), key=key, found=value)
        names, found = self.named(key, value), {}
        for counter in dict.fromkeys(name for inner in value.values() for name in inner):
            if counter not in self.law.counters:
                raise self._unknown(key, value, counter)
            given = [value.get(name, {}).get(counter) for name in names]
            if None in given:
                raise refuse(
                    "missing_fact",
                    self.place(key),
                    fact=f"{key}.{names[given.index(None)]}.{counter}",
                    question="score",
                )
            read = self._flag if self.law.counters[counter].how.only_card() >= 0 else self._number
            most = self.law.counters[counter].how.most(self.deck)
            found[f"{COUNTER}{counter}:all"] = tuple(
                read(number, key, f"{key}.{name}.{counter}", most) for name, number in zip(names, given, strict=True)
            )
        return found

    def _unknown(self, key: str, value: Mapping[str, Any], counter: str) -> TutorError:
        """A counter that the game does not have, at the first owner who is said to have it."""
        owner = next(name for name, inner in value.items() if counter in inner)
        near = closest(str(counter), self.law.counters)
        return refuse(
            "unknown_counter_near" if near else "unknown_counter",
            _at(self.place(key), f"{key}.{owner}.{counter}"),
            word=counter,
            near=near,
            known=", ".join(self.law.counters),
        )

    def _flag(self, number: Any, key: str, path: str, most: int) -> int:
        """Whether somebody has the only card of its kind."""
        if isinstance(number, bool) or (isinstance(number, int) and number in (0, 1)):
            return int(number)
        raise refuse("one_or_none", _at(self.place(key), path), key=path, found=number)

    def _number(self, number: Any, key: str, path: str, most: int) -> int:
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= most:
            raise out_of_range(_at(self.place(key), path), path, 0, most, number)
        return number


def _at(place: Place, path: str) -> Place:
    return Place(place.file, place.line, place.column, path)
