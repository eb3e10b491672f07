"""Numbers that are bid, and what is declared: suits, words, cards that are exchanged. Facts are made up by their types."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from tutor.cards import CARDS, RANK_MASK, SLUGS, SUIT_MASK, SUITS, bits, parse_card
from tutor.kinds.trick.rank import OfRank
from tutor.law.model import Decision, Law, Register
from tutor.law.suits import SuitsWith
from tutor.learn.items.chance import Chance
from tutor.learn.items.draft import Draft
from tutor.learn.items.opened import holds
from tutor.learn.items.samples.tricks import card_texts
from tutor.learn.items.tables import Seat
from tutor.play.course import fixed_deal
from tutor.play.deal import plan_deal, stock_of, stock_sizes
from tutor.play.ending import tricks_counted
from tutor.play.facts import Unseen, complete
from tutor.play.memory import draws, things_in

LAST = 0.75  # how often the last to speak is asked
MANY, MOST_CARDS = (4, 7, 10), (3, 6, 10)
TELLING = 0.5
DRAWS = 6  # of a position that could be


def numbers(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """A number is to be said, after those that others have said."""
    law = seat.law
    players = chance.pick([number for number in law.players if number <= MANY[size]] or [min(law.players)])
    cards = chance.between(1, min(plan_deal(law, players).most, MOST_CARDS[size]))
    if chance.odds(0.15):
        cards = 1
    case: dict[str, Any] = {"players": players, "cards": cards}
    decisions = [each for each in law.decisions.values() if asked in each.choose]
    for register in law.registers.values():
        if register.said_in in [each.id for each in decisions] and register.said_in == decisions[-1].id:
            before = players - 1 if chance.odds(LAST) else chance.below(players)
            case[register.name] = said(chance, before, cards)
    return Draft(seat, asked, case, size)


def said(chance: Chance, many: int, cards: int) -> list[int]:
    """So many numbers, which together come to about the cards of the hand."""
    left, found = cards + chance.between(-1, 1), list[int]()
    for place in range(many):
        found.append(
            min(max(chance.between(0, max(left, 0)) if many - place > 1 or chance.odds(0.5) else left, 0), cards)
        )
        left -= found[-1]
    return chance.some(found, many)


def declared(chance: Chance, seat: Seat, asked: str, size: int) -> Draft | None:
    """Something is to be declared or exchanged."""
    law = seat.law
    decision = next(each for each in law.decisions.values() if asked in each.choose)
    for _ in range(DRAWS):
        case = Made(chance, seat, decision, size).case()
        told = facts_of(law, case)
        facts = complete(law, told, decision.id)
        if all(holds(seat.court, each, facts) for each in decision.always):
            return Draft(seat, asked, case, size, told)
    return None


def facts_of(law: Law, case: Mapping[str, Any]) -> dict[str, Any]:
    """A position made up here as rules see it."""
    found: dict[str, Any] = {}
    for name, value in case.items():
        if name in law.zones and isinstance(value, int):
            found[name] = Unseen(value, name)
        elif name in law.zones and law.zones[name].ordered:
            found[name] = tuple(int(parse_card(card)) for card in value)
        elif name in law.zones:
            found[name] = int(parse_card(value)) if isinstance(value, str) else mask_of(value)
        elif isinstance(value, str):
            found[name] = int(SLUGS[value])
        elif isinstance(value, list) and name in law.registers and law.registers[name].type == "suits":
            found |= {
                name: sum(1 << SLUGS[suit] for suit in value),
                f"{name}:order": tuple(int(SLUGS[suit]) for suit in value),
            }
        else:
            found[name] = value
    return found


def mask_of(cards: list[str]) -> int:
    """Cards as a mask."""
    return sum(parse_card(card).bit for card in cards)


class Made:
    """The facts that a decision reads, each made up by its type."""

    def __init__(self, chance: Chance, seat: Seat, decision: Decision, size: int) -> None:
        self.chance, self.seat, self.law, self.decision, self.size = chance, seat, seat.law, decision, size
        self.players = chance.pick(seat.law.players)
        self.pack = list(bits(plan_deal(self.law, self.players).pack))
        self.played, self.turned = 0, -1
        self.held: list[int] = []
        self.said, self.most = 0, 0

    def case(self) -> dict[str, Any]:
        """All of them."""
        law, found = self.law, dict[str, Any]()
        fixed, drawn = fixed_deal(law), draws(law)
        each = fixed[0] if fixed else MANY[self.size]
        self.most = len(self.pack) if drawn else each
        self.played = 0 if self.chance.odds(0.25) else self.chance.below(each - 1)
        held = each - (self.chance.below(2) if drawn else self.played + (1 if self.chance.odds(0.3) else 0))
        needed = facts_read(self.seat, self.decision)
        for name in sorted((name for name in needed if name in law.zones), key=lambda name: law.zones[name].size != 1):
            found |= self.zone(name, max(held, 1))
        registers = [
            name
            for name in dict.fromkeys([*needed, *(r.name for r in law.registers.values() if r.suit_of)])
            if name in law.registers
        ]
        for name in sorted(
            registers, key=lambda name: law.registers[name].type != "suits"
        ):  # what is said first: numbers follow
            found |= self.register(law.registers[name], found)
        return {"players": self.players, **found, **self.remembered(needed, found)}

    def holds(self, suit: int, ranks: tuple[int, ...]) -> bool:
        """Whether all cards of some ranks are held of a suit."""
        return all(12 * suit + rank - 1 in self.held for rank in ranks)

    def remembered(self, needed: tuple[str, ...], told: dict[str, Any]) -> dict[str, Any]:
        """What the hand was at an earlier moment, if it has come: what it is, and some cards played since."""
        found = {}
        for name in needed:
            zone = self.law.zones.get(name)
            if zone is None or not zone.copy_of or zone.when is None:
                continue
            come = all(told.get(fact, True) for fact in self.seat.court.reader(zone.when)[2])
            if come and self.chance.odds(0.6):
                shown = [card for card in self.pack if telling(self.law, self.decision.id) >> card & 1]
                since = self.chance.some(shown, self.chance.below(2)) + self.chance.some(
                    self.pack, self.chance.between(1, 2)
                )
                found[name] = card_texts(sorted({*self.held, *since[: max(self.most - len(self.held), 0)]}))
        return found

    def zone(self, name: str, held: int) -> dict[str, Any]:
        """Cards of a hand, those that rules tell apart more often; one card that lies turned; how many are left."""
        zone, law = self.law.zones[name], self.law
        if name == stock_of(law):
            sizes = stock_sizes(law, self.players) or range(1)
            return {name: 0 if self.chance.odds(0.25) else self.chance.pick(sizes)}
        if zone.size == 1:
            card = self.chance.pick(self.pack)
            self.pack.remove(card)
            self.turned = card
            return {name: str(CARDS[card])}
        if zone.copy_of or zone.of != "seat":
            return {}
        wanted = telling(law, self.decision.id) | (given_for(law, self.turned // 12) if self.turned >= 0 else 0)
        told = [card for card in self.pack if wanted >> card & 1]
        pairs = [ranks for ranks in ranks_together(law, self.decision.id) if self.chance.odds(0.8)]
        for ranks in pairs:  # the cards of a suit that count together are put there together
            suits = self.chance.some(range(4), self.chance.pick((1, 1, 2, 2, 3)))
            kept = [card for card in self.pack if card // 12 in suits and card % 12 + 1 in ranks]
            told = [*kept, *(card for card in told if card % 12 + 1 not in ranks)] if len(kept) < held else told
            if len(kept) < held:
                rest = self.chance.some([card for card in self.pack if card not in kept], held - len(kept))
                self.pack = [card for card in self.pack if card not in (*kept, *rest)]
                self.held = [*kept, *rest]
                return {name: card_texts(sorted(self.held))}
        some = self.chance.some(told, sum(self.chance.odds(TELLING) for _ in range(min(held, 6))))
        some += self.chance.some([card for card in self.pack if card not in some], held - len(some))
        self.pack = [card for card in self.pack if card not in some]
        self.held = some
        return {name: card_texts(sorted(some))}

    def register(self, register: Register, found: dict[str, Any]) -> dict[str, Any]:
        """What is remembered."""
        name, chance = register.name, self.chance
        if register.type == "suit":
            lying = found.get(register.suit_of)
            suit = parse_card(lying).suit if lying else chance.below(4)
            return {name: SUITS[suit].slug}
        if register.type == "flag":
            return {name: chance.odds(0.4)}
        if register.type == "number":
            if register.said_in:
                return {name: []}
            number = self.said + chance.pick((0, 0, 0, 1, 1, 2))
            return {name: min(number, self.most - len(self.held)) if name in tricks_counted(self.law) else number}
        if register.type == "suits":
            whole = [
                suit
                for suit in range(4)
                for ranks in ranks_together(self.law, self.decision.id)
                if self.holds(suit, ranks)
            ]
            said = chance.some(whole or range(4), chance.pick((0, 0, 1, 1, 2)))
            self.said = len(said)
            return {name: [SUITS[suit].slug for suit in said]}
        return {}


@lru_cache(maxsize=256)
def _facts_read(seat: Seat, name: str) -> tuple[str, ...]:
    decision, court = seat.law.decisions[name], seat.court
    compiled = court.decision(name)
    names = [
        *compiled.flat.facts,
        *compiled.applies.facts,
        *(n for each in decision.always for n in court.reader(each)[2]),
    ]
    return tuple(dict.fromkeys(name.partition(":")[0] for name in names))


def facts_read(seat: Seat, decision: Decision) -> tuple[str, ...]:
    """The zones and registers that a decision reads."""
    return _facts_read(seat, decision.id)


@lru_cache(maxsize=256)
def telling(law: Law, name: str) -> int:
    """The cards whose ranks a decision names."""
    return sum(RANK_MASK[rank] for rank in set(ranks_named(law.decisions[name])))


def ranks_named(decision: Decision) -> Iterator[int]:
    """The ranks of pairs that count, and those that its rules name."""
    for thing in things_in((*decision.require, *decision.duties)):
        if isinstance(thing, SuitsWith | OfRank):
            yield from thing.ranks


@lru_cache(maxsize=256)
def ranks_together(law: Law, name: str) -> tuple[tuple[int, ...], ...]:
    """The ranks that count together, where a decision looks for them."""
    found = [thing.ranks for thing in things_in(tuple(law.decisions[name].require)) if isinstance(thing, SuitsWith)]
    return tuple(dict.fromkeys(found))


def given_for(law: Law, suit: int) -> int:
    """The cards of a suit that are exchanged for others."""
    return sum(RANK_MASK[give] for give, _ in law.deck.trades) & SUIT_MASK[suit]
