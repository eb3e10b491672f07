"""What a case tells, read by the type that its name has under one law: a number, a card, a suit, a seat, a zone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.ask.case import Case
from tutor.ask.owned import Owned
from tutor.cards import Card, Suit, deck_mask, parse_card, parse_cards, parse_suit, parse_suit_or_card
from tutor.faults import Place, out_of_range, refuse
from tutor.law.model import Law, Register, Zone
from tutor.play.deal import stock_of, stock_sizes
from tutor.play.facts import Unseen
from tutor.words import OneOf

LETTERS = "ABCDEFGHI"


def names_in(situation: Mapping[str, Any]) -> tuple[str, ...]:
    """What those who play are called: as the case calls them, or by the letters of the seats, of which A speaks first."""
    return tuple(situation.get("names", LETTERS))


class Told:
    """Reads one value after another into ``found``, and keeps where each card lies."""

    def __init__(self, case: Case, law: Law) -> None:
        self.case, self.law = case, law
        self.found: dict[str, Any] = {}
        self.where: dict[int, str] = {}
        self.deck = deck_mask(max([law.deck.cards, *law.deck.also]))
        self.owned = Owned(law, self.deck, case.place)

    def number(self, key: str, value: Any, low: int, high: int, path: str = "") -> int:
        """A whole number between two bounds; digits in a string will do."""
        if isinstance(value, str) and value.strip().lstrip("-").isdigit() and len(value) < 6:
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            place = self.case.place(key)
            where = Place(place.file, place.line, place.column, path or key)
            raise out_of_range(where, path or key, low, high, value)
        return value

    def zone(self, zone: Zone, value: Any) -> None:
        place = self.case.place(zone.name)
        if zone.seen_by == "nobody" and not zone.of and not isinstance(value, list | tuple):
            self.found[zone.name] = Unseen(self.size_of(zone, value), zone.name)
            return
        if zone.size == 1:
            card = parse_card(value, deck=self.deck, place=place, french=self.law.deck.french)
            self.found[zone.name] = int(card)
            return
        cards = parse_cards(value, deck=self.deck, place=place, french=self.law.deck.french)
        if zone.seen_by == "nobody" and not zone.of:
            self.size_of(zone, len(cards))
        for position, card in enumerate(cards):
            if not zone.copy_of:
                self.lies(card, f"{zone.name}[{position}]", place)
        self.found[zone.name] = tuple(int(card) for card in cards) if zone.ordered else sum(card.bit for card in cards)

    def size_of(self, zone: Zone, value: Any) -> int:
        """How many cards lie where nobody sees them: as many as can be left when players choose."""
        number = self.number(zone.name, value, 0, 48)
        players = self.found.get("players", min(self.law.players))
        sizes = stock_sizes(self.law, players) if zone.name == stock_of(self.law) else None
        if sizes is not None and number not in sizes:
            if len(sizes) == 1 and not sizes[0]:
                raise refuse("no_stock_here", self.case.place(zone.name), key=zone.name, variant=self.law.form)
            known = OneOf.of(reversed(sizes))
            raise refuse(
                "stock_cannot_be", self.case.place(zone.name), found=number, known=known, variant=self.law.form
            )
        return number

    def lies(self, card: Card, path: str, place: Place) -> None:
        """Note where a card lies; it cannot lie in two places."""
        if int(card) in self.where:
            raise refuse(
                "card_in_two_places",
                Place(place.file, place.line, place.column, path),
                card=str(card),
                other=self.where[int(card)],
            )
        self.where[int(card)] = path

    def register(self, register: Register, value: Any) -> None:
        name, told = register.name, register.key or register.name
        place = self.case.place(told.partition(".")[0])
        place = Place(place.file, place.line, place.column, told)
        if register.type == "suit":
            read = parse_suit_or_card(value, deck=self.deck, place=place)
            if isinstance(read, Card) and register.suit_of:
                self.found.setdefault(register.suit_of, int(read))
            self.found[name] = int(read.suit) if isinstance(read, Card) else int(read)
        elif register.type == "card":
            self.found[name] = int(parse_card(value, deck=self.deck, place=place, french=self.law.deck.french))
        elif register.type == "suits":
            self.found |= self.suits(register, value)
        elif register.type == "flag":
            if not isinstance(value, bool):
                raise refuse("flag_expected", place, key=told, found=value)
            self.found[name] = value
        elif register.type in ("seat", "side"):
            self.found[name] = self.seat(told, value)
        elif register.of and isinstance(value, list | tuple | str) and not own_number(register, value):
            items = value.replace(",", " ").split() if isinstance(value, str) else value
            self.found[name + ":all"] = tuple(
                self.number(name, item, 0, 48, f"{name}[{i}]") for i, item in enumerate(items)
            )
        elif register.of and isinstance(value, Mapping):
            self.found[name + ":all"] = self.owned.numbers(name, value, 48)
        else:
            self.found[name] = self.number(name, value, 0, 9999)

    def suits(self, register: Register, value: Any) -> dict[str, Any]:
        """Suits, each once, in order: one's own, or by name those of everybody."""
        name = register.name
        if not isinstance(value, Mapping):
            order = self.suit_list(name, value)
            return {name: sum(1 << suit for suit in order), name + ":order": order}
        owners = self.owned.named(name, value)
        found = {who: self.suit_list(f"{name}.{who}", given) for who, given in value.items()}
        said = [suit for suits in found.values() for suit in suits]
        if len(said) != len(set(said)):
            twice = next(suit for suit in said if said.count(suit) > 1)
            raise refuse("suit_twice", self.case.place(name), suit=Suit(twice).slug)
        return {name + ":all": tuple(sum(1 << suit for suit in found.get(who, ())) for who in owners)}

    def suit_list(self, path: str, value: Any) -> tuple[int, ...]:
        """A list of suits, or one written alone."""
        key = path.partition(".")[0]
        place = self.case.place(key)
        place = Place(place.file, place.line, place.column, path)
        items = value.replace(",", " ").split() if isinstance(value, str) else value
        if not isinstance(items, list | tuple):
            raise refuse("suits_expected", place, key=path, found=value)
        found = tuple(int(parse_suit(item, place=place)) for item in items)
        for place_in_list, suit in enumerate(found):
            if suit in found[:place_in_list]:
                raise refuse("suit_twice", place, suit=Suit(suit).slug)
        return found

    def seat(self, key: str, value: Any) -> int:
        """A seat by letter (A sits first) or by number from 1."""
        names = self.owned.names
        if str(value) in names:
            return names.index(str(value))
        if names and not isinstance(value, int):
            place = self.case.place(key.partition(".")[0])
            place = Place(place.file, place.line, place.column, key)
            raise refuse("unknown_owner", place, word=value, known=", ".join(names))
        if isinstance(value, str) and len(value) == 1 and value.upper() in LETTERS:
            return LETTERS.index(value.upper())
        return self.number(key, value, 1, len(names or LETTERS)) - 1


def own_number(register: Register, value: object) -> bool:
    """Whether a text is the number of one player alone; of what is said in turn it is what the first has said."""
    return isinstance(value, str) and value.strip().isdecimal() and not register.said_in
