"""The exact solver against a plain search that knows nothing but the referee's rules. It cannot see how fast it is."""

from __future__ import annotations

import os
import random

import tutor
from tests.referee.law import COMPLETA
from tests.referee.play import legal, winner
from tutor.bots.solver import Solver
from tutor.cards import CARDS, bits, deck_mask
from tutor.play.deal import plan_deal
from tutor.play.setting import Setting

THOROUGH = os.environ.get("HYPOTHESIS_PROFILE") == "thorough"
QUERIES = 10_000 if THOROUGH else 200
SUITS = ("oros", "copas", "espadas", "bastos")
SIZES = ((3, 2), (3, 3), (4, 2), (4, 3), (5, 2), *(((3, 4), (4, 4)) if THOROUGH else ()))


class Plain:
    """Every game, card by card, by the rules as the referee has them; what is left of a trick is a tuple of cards."""

    def __init__(self, trump: str, player: int, least: int, most: int) -> None:
        self.trump, self.player, self.least, self.most = trump, player, least, most

    def can(self, hands: tuple[tuple[str, ...], ...], leader: int, trick: tuple[str, ...], won: int) -> bool:
        players = len(hands)
        if len(trick) == players:
            leader = (leader + winner(list(trick), self.trump, COMPLETA) - 1) % players
            return self.can(hands, leader, (), won + (leader == self.player))
        seat = (leader + len(trick)) % players
        if not hands[seat]:
            return self.least <= won <= self.most
        results = (
            self.can(
                (*hands[:seat], tuple(c for c in hands[seat] if c != card), *hands[seat + 1 :]),
                leader,
                (*trick, card),
                won,
            )
            for card in legal(list(hands[seat]), list(trick), self.trump, COMPLETA)
        )
        return any(results) if seat == self.player else all(results)


def test_the_solver_agrees_with_plain_search() -> None:
    rng, asked, forced = random.Random(12), 0, 0
    court = tutor.load("pocha", variant="completa").court()
    solvers: dict[tuple[int, int], Solver] = {}
    while asked < QUERIES:
        players, cards = rng.choice(SIZES)
        trump, player, leader = rng.randrange(4), rng.randrange(players), rng.randrange(players)
        deck = list(bits(deck_mask(40)))
        rng.shuffle(deck)
        hands = [deck[seat * cards : (seat + 1) * cards] for seat in range(players)]
        setting = Setting(court, plan_deal(court.law, players), 0, cards)
        solver = solvers.setdefault((players, trump), Solver(setting, {"trump": trump}))
        lying = rng.randrange(players) if rng.random() < 0.3 else 0
        trick: list[int] = []
        for place in range(lying):
            held = hands[(leader + place) % players]
            may = legal([str(CARDS[c]) for c in held], [str(CARDS[c]) for c in trick], SUITS[trump], COMPLETA)
            trick.append(next(card for card in held if str(CARDS[card]) in may))
            held.remove(trick[-1])
        masks = [sum(1 << card for card in held) for held in hands]
        texts = tuple(tuple(str(CARDS[card]) for card in held) for held in hands)
        for least in range(cards + 1):
            for most in range(least, cards + 1):
                if (least, most) == (0, cards):
                    continue
                found = solver.can(masks, player, least, most, leader, trick)
                plain = Plain(SUITS[trump], player, least, most)
                assert found == plain.can(texts, leader, tuple(str(CARDS[card]) for card in trick), 0), (
                    texts, trick, SUITS[trump], player, leader, least, most,
                )  # fmt: skip
                asked, forced = asked + 1, forced + found
    assert 0.1 < forced / asked < 0.9
