"""Random positions, tables and records: as the referee writes them, and as the engine reads them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from tests.agreement import engine
from tests.agreement.engine import INDEX, mask
from tests.referee.cards import SUITS, full_deck, suit_of
from tests.referee.law import Law, law_of
from tutor.play.court import Court
from tutor.play.facts import Facts, complete

rules_of, court_of = partial(engine.rules_of, "pocha"), partial(engine.court_of, "pocha")
LONGEST_HAND, LONGEST_TRICK = 13, 8


@dataclass(frozen=True)
class Position:
    """A hand, the cards of the trick in playing order, and the suit of trumps."""

    hand: list[str]
    trick: list[str]
    trump: str

    def situation(self) -> dict[str, Any]:
        """The same for the engine."""
        order = tuple(INDEX[card] for card in self.trick)
        return {"hand": mask(self.hand), "trick": order, "trump": SUITS.index(self.trump)}

    def case(self) -> dict[str, Any]:
        """The same as the facts of a case."""
        return {"hand": self.hand, "trick": self.trick, "trump": self.trump}


def said_to_all(case: dict[str, Any]) -> dict[str, Any]:
    """The facts of a bidding or a hand for the engine: what everybody said or won goes by ``name:all``."""
    found = {
        f"{name}:all" if isinstance(value, list) else name: tuple(value) if isinstance(value, list) else value
        for name, value in case.items()
    }
    return {**found, "trump": SUITS.index(case["trump"])} if "trump" in case else found


def random_position(rng: random.Random, deck: int = 40, longest: int = LONGEST_TRICK) -> Position:
    """Any hand and any trick. In a third of them the hand lacks the suit led, in a third it is short of trumps."""
    cards = full_deck(deck)
    rng.shuffle(cards)
    trick, rest = cards[: rng.randint(0, longest)], cards[longest:]
    trump, what = rng.choice(SUITS), rng.randrange(6)
    if trick and what in (0, 1):
        rest = [card for card in rest if suit_of(card) != suit_of(trick[0])]
    if what in (1, 2):
        trumps = [card for card in rest if suit_of(card) == trump][:1]
        rest = trumps + [card for card in rest if suit_of(card) != trump]
    return Position(rest[: rng.randint(1, LONGEST_HAND)], trick, trump)


def random_positions(count: int, seed: object, deck: int = 40, longest: int = LONGEST_TRICK) -> Iterator[Position]:
    """So many of them, with up to ``longest`` cards on the trick."""
    rng = random.Random(str(seed))
    for _ in range(count):
        yield random_position(rng, deck, longest)


def law_with(variant: str, **options: Any) -> Law:
    """The law of a table as the referee has it: two options are written otherwise there."""
    if options.get("cartas_especiales") == "most":
        options["cartas_especiales"] = None
    return law_of(variant, **options)


def play_facts(court: Court, position: Position) -> Facts:
    """What the rules of playing may ask."""
    return complete(court.law, position.situation(), "jugar")
