"""From the facts of a case to a situation under one law: every value read by the type its name has, and checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tutor.ask.case import EXTRA_FACTS, Case
from tutor.ask.owned import Owned
from tutor.cards import CARDS, Card, Suit, deck_mask, parse_card, parse_cards, parse_suit, parse_suit_or_card
from tutor.faults import Fault, Place, TutorError, refuse, refuse_all
from tutor.law.model import Law, Register, Zone
from tutor.play.course import fixed_deal
from tutor.play.deal import plan_deal, spread, stock_of, stock_sizes
from tutor.play.ending import tricks_counted
from tutor.play.facts import Unseen
from tutor.play.memory import draws, turned_apart

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
        for key, value in self.flat_facts():
            try:
                self.fact(key, value)
            except TutorError as error:
                self.faults += error.faults
        self.attempt(self.all_are_here)
        if not self.faults:
            for check in (self.hands_fit, self.turned_fits, self.trick_fits, self.tricks_fit, self.bids_fit):
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

    def flat_facts(self) -> Iterator[tuple[str, Any]]:
        """The facts by name; what a case gives together, as ``group: {one: A, other: true}``, one by one."""
        apart = {register.key: name for name, register in self.law.registers.items() if register.key}
        groups = {key.partition(".")[0] for key in apart}
        for key, value in sorted(self.case.facts.items(), key=self.names_nobody):
            if key in groups and key not in apart:
                yield from self.group(key, value, apart)
            else:
                yield apart.get(key, key), value

    def group(self, key: str, value: Any, apart: Mapping[str, str]) -> Iterator[tuple[str, Any]]:
        """What is given together, one by one; what is wrong with it is kept."""
        place, known = self.case.place(key), [name.partition(".")[2] for name in apart if name.startswith(f"{key}.")]
        if not isinstance(value, Mapping):
            self.faults += refuse("group_expected", place, key=key, known=", ".join(known), found=value).faults
            return
        missing = [name for name in known if name not in value]
        if missing and value:
            self.faults += refuse("missing_fact", place, fact=f"{key}.{missing[0]}", question=self.case.question).faults
        for inner, one in value.items():
            if f"{key}.{inner}" in apart:
                yield apart[f"{key}.{inner}"], one
            else:
                self.faults += refuse("group_unknown", place, key=key, word=inner, known=", ".join(known)).faults

    def names_nobody(self, fact: tuple[str, Any]) -> bool:
        """Whether a fact does not say who plays: those that do are read first, whatever their order."""
        key, value = fact
        zone = self.law.zones.get(key)
        return not (isinstance(value, Mapping) and (key == "counts" or (zone is not None and bool(zone.of))))

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
            plan = plan_deal(law, least, self.found.get("deck", 0))
            most = plan.pack.bit_count() // plan.players if law.tricks is not None and draws(law) else plan.most
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
        if zone.seen_by == "nobody" and not zone.of and not isinstance(value, list | tuple):
            self.found[zone.name] = Unseen(self.size_of(zone, value), zone.name)
            return
        if zone.size == 1:
            card = parse_card(value, deck=self.deck, place=place, french=self.law.deck.french)
            self.found[zone.name] = int(card)
            return
        cards = parse_cards(value, deck=self.deck, place=place, french=self.law.deck.french)
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
            known = "0" if len(sizes) == 1 and not sizes[0] else ", ".join(map(str, reversed(sizes)))
            raise refuse(
                "stock_cannot_be", self.case.place(zone.name), found=number, known=known, variant=self.law.variant
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

    def all_are_here(self) -> None:
        """Nothing is told of what this form of the game does not have."""
        law = self.law
        groups = {register.key.partition(".")[0] for register in law.registers.values() if register.key}
        moves = {part for decision in law.decisions.values() for part in decision.choose}
        here = {*law.zones, *law.registers, *groups, *moves, *EXTRA_FACTS, self.case.question}
        for key in self.case.facts:
            if key not in here:
                raise refuse("not_in_variant", self.case.place(key), key=key, variant=law.variant)

    def hands_fit(self) -> None:
        """Nobody holds more cards than the course deals."""
        fixed = fixed_deal(self.law)
        for name, zone in self.law.zones.items():
            held = self.found.get(name)
            if fixed is None or zone.of != "seat" or zone.seen_by == "nobody" or not isinstance(held, int):
                continue
            if held.bit_count() > fixed[0]:
                raise refuse(
                    "more_than_dealt",
                    self.case.place(name),
                    found=held.bit_count(),
                    most=fixed[0],
                    variant=self.law.variant,
                )

    def turned_fits(self) -> None:
        """The turned card is of the suit that it makes trumps, and where it lies by itself, in nobody's hand."""
        for name, register in self.law.registers.items():
            card, suit = self.found.get(register.suit_of), self.found.get(name)
            if not isinstance(card, int):
                continue
            place = self.case.place(register.suit_of if register.suit_of in self.case.facts else name)
            if isinstance(suit, int) and card // 12 != suit:
                raise refuse("turned_is_not_trump", place, card=str(CARDS[card]), suit=Suit(suit).slug)
            if turned_apart(self.law) and self.found.get(stock_of(self.law), 1) and card in self.where:
                self.lies(CARDS[card], register.suit_of, place)

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

    def tricks_fit(self) -> None:
        """Nobody has won more tricks than can have been played: those of a whole hand, less what is still to be played."""
        law, found = self.law, self.found
        won = [name for name in tricks_counted(law) if name in found]
        if not won:
            return
        players = found.get("players", min(law.players))
        plan, stock = plan_deal(law, players, found.get("deck", 0)), stock_of(law)
        left = found.get(stock, 0)
        left = len(left) if isinstance(left, tuple) else int(left)
        parts = [
            part for decision in law.decisions.values() for part in decision.choose.values() if part.type == "card"
        ]
        zones = [getattr(getattr(part, "zone", None), "name", "") for part in parts]
        held = max((found[zone].bit_count() for zone in zones if zone in found), default=0)
        held = plan.most - 1 if left else held  # while there is stock hands are filled up after each trick
        most = (plan.pack.bit_count() - plan.undealt - left) // players - held
        for name in won:
            if found[name] > most:
                raise refuse(
                    "more_tricks_than_played", self.case.place(name), key=name, found=found[name], most=max(most, 0)
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


def own_number(register: Register, value: object) -> bool:
    """Whether a text is the number of one player alone; of what is said in turn it is what the first has said."""
    return isinstance(value, str) and value.strip().isdecimal() and not register.said_in
