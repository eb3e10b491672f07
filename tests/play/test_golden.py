"""A golden playthrough for every variant: one match from a seed, hand by hand, in a file one can read.

To write the files anew after a change of law: ``python -m tests.play.test_golden``.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import tutor
from tutor.ask import the_library
from tutor.play.match import Match
from tutor.play.position import Position
from tutor.play.table import choice_text

FOLDER = Path(__file__).parent / "golden"
VARIANTS = [(game, variant) for game in the_library().games() for variant in the_library().variants(game)]
SUITS = ("oros", "copas", "espadas", "bastos")


def playthrough(game: str, variant: str) -> list[str]:
    """The first hand of each kind and size up to three in full, every other hand as its score."""
    rules, rng = tutor.load(game, variant=variant), random.Random(f"{game} {variant}")
    match, shown = rules.match(min(rules.court().law.players)), set()
    lines = [
        f"{game} {variant}, {match.plan.players} players, without {' '.join(map(str, match.plan.removed)) or 'nothing'}"
    ]
    while not match.over:
        hand = (match.hand.kind, min(match.hand.cards, 3))
        match = play_hand(match.deal(rng), rng, lines if hand not in shown else [])
        shown.add(hand)
        score = match.history[-1]
        lines.append(
            f"hand {score.number}: {score.cards} cards {score.kind} dealer {score.dealer} "
            f"points {list(score.points)} totals {list(match.totals)}"
        )
    return [*lines, f"won by seat {match.winner} with {match.totals[match.winner or 0]}"]


def play_hand(match: Match, rng: random.Random, lines: list[str]) -> Match:
    """One hand to its end, each choice described in ``lines``."""
    number = match.number
    while match.position is not None and match.number == number:
        choice = rng.choice(match.position.moves())
        lines.append(describe(match.position, choice))
        match = match.play(choice)
    return match


def describe(position: Position, choice: int) -> str:
    """One choice: who, what, out of what."""
    kind = position.setting.choice_type(position.decision)

    def names(value: Any) -> str:
        if isinstance(value, tuple) or value == -1:
            return choice_text(position, value).replace(" + ", "+").replace(" ", ",")
        return SUITS[value] if kind == "suit" else choice_text(position, value)

    return f"  seat {position.turn} {position.decision} {names(choice)} of {' '.join(names(move) for move in position.moves())}"


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_the_match_goes_as_it_went_before(game: str, variant: str) -> None:
    assert "\n".join(playthrough(game, variant)) + "\n" == (FOLDER / f"{game}-{variant}.txt").read_text(
        encoding="utf-8"
    )


def test_every_variant_has_a_golden_match_and_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {f"{game}-{variant}" for game, variant in VARIANTS}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one_game, one_variant in VARIANTS:
        (FOLDER / f"{one_game}-{one_variant}.txt").write_text(
            "\n".join(playthrough(one_game, one_variant)) + "\n", encoding="utf-8"
        )
