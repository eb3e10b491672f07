"""From the facts of a case to a situation under one law: every value read by the type its name has, and checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tutor.ask.case import Case
from tutor.ask.owned import Owned
from tutor.cards import Card, deck_mask, parse_card, parse_cards, parse_suit_or_card
from tutor.faults import Fault, Place, TutorError, refuse, refuse_all
from tutor.law.model import Law, Register, Zone
from tutor.play.course import fixed_deal
from tutor.play.deal import plan_deal, spread

LETTERS = "ABCDEFGHI"


def bind(case: Case, law: Law) -> dict[str, Any]:
    """The situation. Raises TutorError for what cannot be read or cannot be under this law."""
    return Binder(case, law).situation()


class Binder:
    """Reads the facts of one case under one law."""

    def __init__(self, case: Case, law: Law) -> None:
        self.case, self.law = case, law
        self.found: dict[str, Any] = {}
        self.where: dict[int, str] = {}
        self.faults: list[Fault] = []
        self.deck = deck_mask(max([law.deck.cards, *law.deck.also]))
        self.owned = Owned(law, self.deck, case.place)

    def situation(self) -> dict[str, Any]:
        """Everything the case states. Raises TutorError with every fault found."""
        self.attempt(self.numbers)
        for key, value in self.case.facts.items():
            try:
                self.fact(key, value)
            except TutorError as error:
                self.faults += error.faults
        if not self.faults:
            for check in (self.trick_fits, self.bids_fit, self.hands_fit):
                self.attempt(check)
        if self.faults:
            self.attempt(self.move_reads)
            raise refuse_all(self.faults)
        if self.law.deck.french and self.written_in_french():
            self.found["french"] = True
        if self.owned.names:
            self.found |= {"names": self.owned.names, "owners": len(self.owned.names)}
        return self.found

    def attempt(self, read: Callable[[], object]) -> None:
        """Do one thing; what is wrong with it is kept."""
        try:
            read()
        except TutorError as error:
            self.faults += error.faults

    def fact(self, key: str, value: Any) -> None:
        """One fact."""
        if key in self.law.zones and self.law.zones[key].of and isinstance(value, Mapping):
            self.found[key + ":all"] = self.owned.cards(key, value, self.lies)
        elif key == "counts":
            self.found |= self.owned.counts(key, value)
        elif key in self.law.zones:
            self.zone(self.law.zones[key], value)
        elif key in self.law.registers and not (key == "tricks" and self.case.question == "renuncio"):
            self.register(self.law.registers[key], value)

    # ── numbers of the hand ───────────────────────────────────────────────────────────────────────

    def numbers(self) -> None:
        facts, law = self.case.facts, self.law
        if "deck" in facts:
            size = self.number("deck", facts["deck"], 40, 48)
            if size not in (law.deck.cards, *law.deck.also):
                raise refuse(
                    "deck_not_used",
                    self.case.place("deck"),
                    deck=size,
                    variant=law.variant,
                    known=", ".join(map(str, (law.deck.cards, *law.deck.also))),
                )
            self.deck = deck_mask(size)
            self.found["deck"] = size
        if "players" in facts:
            players = self.number("players", facts["players"], 1, 99)
            if players not in law.players:
                raise refuse(
                    "players_out_of_range",
                    self.case.place("players"),
                    players=players,
                    known=spread(law.players),
                    variant=law.variant,
                )
            self.found["players"] = players
        if "cards" in facts:
            least = self.found.get("players", min(law.players))
            most = plan_deal(law, least, self.found.get("deck", 0)).most
            self.found["cards"] = self.number("cards", facts["cards"], 1, most)
        if "kind" in facts:
            known = {plan.kind for plan in law.schedule} | {law.result.tie_kind}
            if facts["kind"] not in known or not facts["kind"]:
                raise refuse(
                    "kind_not_played",
                    self.case.place("kind"),
                    word=facts["kind"],
                    variant=law.variant,
                    known=", ".join(sorted(known - {""})),
                )

    def number(self, key: str, value: Any, low: int, high: int, path: str = "") -> int:
        """A whole number between two bounds; digits in a string will do."""
        if isinstance(value, str) and value.strip().lstrip("-").isdigit() and len(value) < 6:
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            place = self.case.place(key)
            raise refuse(
                "number_out_of_range",
                Place(place.file, place.line, place.column, path or key),
                key=path or key,
                low=low,
                high=high,
                found=value,
            )
        return value

    # ── zones and registers ───────────────────────────────────────────────────────────────────────

    def zone(self, zone: Zone, value: Any) -> None:
        place = self.case.place(zone.name)
        if zone.size == 1:
            card = parse_card(value, deck=self.deck, place=place, french=self.law.deck.french)
            self.found[zone.name] = int(card)
            return
        cards = parse_cards(value, deck=self.deck, place=place, french=self.law.deck.french)
        for position, card in enumerate(cards):
            self.lies(card, f"{zone.name}[{position}]", place)
        self.found[zone.name] = tuple(int(card) for card in cards) if zone.ordered else sum(card.bit for card in cards)

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
        name, place = register.name, self.case.place(register.name)
        if register.type == "suit":
            read = parse_suit_or_card(value, deck=self.deck, place=place)
            if isinstance(read, Card) and register.suit_of:
                self.found.setdefault(register.suit_of, int(read))
            self.found[name] = int(read.suit) if isinstance(read, Card) else int(read)
        elif register.type == "card":
            self.found[name] = int(parse_card(value, deck=self.deck, place=place, french=self.law.deck.french))
        elif register.type == "flag":
            if not isinstance(value, bool):
                raise refuse("flag_expected", place, key=name, found=value)
            self.found[name] = value
        elif register.type in ("seat", "side"):
            self.found[name] = self.seat(name, value)
        elif register.of and isinstance(value, list | tuple | str):
            items = value.replace(",", " ").split() if isinstance(value, str) else value
            self.found[name + ":all"] = tuple(
                self.number(name, item, 0, 48, f"{name}[{i}]") for i, item in enumerate(items)
            )
        elif register.of and isinstance(value, Mapping):
            self.found[name + ":all"] = self.owned.numbers(name, value, 48)
        else:
            self.found[name] = self.number(name, value, 0, 9999)

    def seat(self, key: str, value: Any) -> int:
        """A seat by letter (A sits first) or by number from 1."""
        if str(value) in self.owned.names:
            return self.owned.names.index(str(value))
        if self.owned.names and isinstance(value, str):
            raise refuse("unknown_owner", self.case.place(key), word=value, known=", ".join(self.owned.names))
        if isinstance(value, str) and len(value) == 1 and value.upper() in LETTERS:
            return LETTERS.index(value.upper())
        return self.number(key, value, 1, len(LETTERS)) - 1

    # ── what cannot be ────────────────────────────────────────────────────────────────────────────

    def written_in_french(self) -> bool:
        """Whether the case names its cards as the French deck does."""
        for key, value in {**self.case.facts, **self.case.move}.items():
            if key in self.law.zones or key in self.case.move:
                try:
                    parse_cards(value, deck=self.deck)
                except TutorError as error:
                    return any(fault.code == "card-french" for fault in error.faults)
        return False

    def move_reads(self) -> None:
        """The cards of the move, where something else is wrong already: so that every fault is told at once."""
        types = {name: part.type for each in self.law.decisions.values() for name, part in each.choose.items()}
        french = self.law.deck.french
        for name, value in self.case.move.items():
            read = {"card": parse_card, "cards": parse_cards}.get(types.get(name, ""))
            if read is not None:
                self.attempt(lambda: read(value, deck=self.deck, place=self.case.place(name), french=french))  # noqa: B023

    def hands_fit(self) -> None:
        """Nobody holds more cards than are dealt at a time, where the course says how many."""
        deal = fixed_deal(self.law)
        if deal is None:
            return
        for name, zone in self.law.zones.items():
            held = self.found.get(name)
            if zone.of == "seat" and isinstance(held, int) and held.bit_count() > deal[0]:
                raise refuse(
                    "more_than_dealt",
                    self.case.place(name),
                    found=held.bit_count(),
                    most=deal[0],
                    variant=self.law.variant,
                )

    def trick_fits(self) -> None:
        """A trick has no more cards than players; one more is about to be played where a card is asked about."""
        if self.law.tricks is None or self.law.tricks.zone not in self.found:
            return
        zone = self.law.tricks.zone
        players = self.found.get("players", max(self.law.players))
        about_to_play = 0 if self.case.question == "winner" else 1
        if len(self.found[zone]) + about_to_play > players:
            raise refuse(
                "trick_too_long",
                self.case.place(zone),
                found=len(self.found[zone]),
                players=players,
                most=players - about_to_play,
            )

    def bids_fit(self) -> None:
        """Nobody bids more than the tricks there are, nor speaks after the last."""
        for register in self.law.registers.values():
            said = self.found.get(register.name + ":all")
            if said is None or not register.said_in:
                continue
            players = self.found.get("players", max(self.law.players))
            if len(said) > players:
                raise refuse(
                    "too_many_bids", self.case.place(register.name), found=len(said), players=players, most=players
                )
            for position, number in enumerate(said):
                if number > self.found.get("cards", 48):
                    place = self.case.place(register.name)
                    raise refuse(
                        "bid_too_high",
                        Place(place.file, place.line, place.column, f"{register.name}[{position}]"),
                        found=number,
                        cards=self.found["cards"],
                    )
