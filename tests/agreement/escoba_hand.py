"""A hand of Escoba that the engine and the referee play side by side."""

from __future__ import annotations

import random
from typing import Any

from tests.agreement.engine import INDEX, mask
from tests.agreement.escoba import Table
from tests.referee_escoba.cards import full_deck, total
from tests.referee_escoba.start import laid_out
from tests.referee_escoba.table import Move, is_over
from tests.referee_escoba.turns import after, moves
from tutor.play.deal import plan_deal
from tutor.play.position import PASS, Position
from tutor.play.setting import Setting
from tutor.play.table import deal_hand


class Hand:
    """The same cards dealt by both; seat 0 is mano, the last one deals. ``position`` is the engine's, ``told`` the referee's."""

    def __init__(self, table: Table, players: int, rng: random.Random, lucky: bool = False) -> None:
        """``lucky``: the cards turned add up to 15, and may be the dealer's."""
        self.table, self.players = table, players
        deck, law = full_deck(), table.law
        while True:
            rng.shuffle(deck)
            lying = slice(players * law.cards_each, players * law.cards_each + law.cards_on_table)
            if not lucky or total(deck[lying]) in (0, 15):
                break
        self.told = laid_out(deck, players, law, table.pairs)
        setting = Setting(table.court(), plan_deal(table.court().law, players), players - 1, law.cards_each)
        self.position: Position = deal_hand(setting, [INDEX[card] for card in deck])

    @property
    def over(self) -> bool:
        """Whether all cards have been played."""
        return is_over(self.told)

    def moves(self) -> list[Move]:
        """What the referee allows."""
        return moves(self.told, self.table.law)

    def play(self, move: Move) -> None:
        """Both make the move, which the engine must find legal."""
        self.told = after(self.told, move, self.table.law)
        self.position = self.position.play(choice_of(move))


def choice_of(move: Move) -> Any:
    """A move of the referee as a choice of the engine."""
    if move.kind == "pass":
        return PASS
    return (mask(move.take),) if move.kind == "claim" else (INDEX[move.card], mask(move.take))


def pick(rng: random.Random, allowed: list[Move], greed: float = 0.4) -> Move:
    """A move: one that takes something, where there is one, with this probability; any otherwise."""
    takes = [move for move in allowed if move.take]
    return rng.choice(takes if takes and rng.random() < greed else allowed)
