"""Whole matches of Tute played by Hypothesis, with any options: cards, cantes, points and views at every moment.

Who sees what is told here anew, card by card. What it cannot see: whether what may be played is the right thing.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.agreement.engine import CARD, rules_of
from tests.play.test_tute_hands import lying
from tests.referee_tute.cards import points_of
from tests.referee_tute.law import VARIANTS, law_of
from tutor.cards import bits
from tutor.play.match import Match, start_match
from tutor.play.position import PASS, Position

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "montar_si_fallada": st.booleans(),
        "montar_sobre": st.sampled_from(["mejor", "salida"]),
        "pisar": st.booleans(),
        "companero_libera": st.booleans(),
        "un_cante_por_baza": st.booleans(),
        "cantar_primera_baza": st.booleans(),
        "tute_de_reyes": st.booleans(),
        "salirse_con_cantes": st.booleans(),
        "empate_sin_ultimas": st.sampled_from(["nadie", "ultimas"]),
        "carta_sobrante": st.sampled_from(["fuera", "ultima_baza"]),
        "juegos": st.just(1),
    },
)
EAGER = {"anunciar": 0.1, "cantar_tute": 0.5}  # how often a chance is taken; of others mostly


def steps(variant: str, options: dict[str, Any], rng: random.Random) -> Iterator[tuple[Position, Any, Position, Match]]:
    """Every position of a match, what was chosen there, what came of it, and the match after that."""
    rules = rules_of("tute", variant)
    match = start_match(lambda kind: rules.court(kind=kind, options=options), law_of(variant).players)
    while not match.over:
        match = match.deal(rng)
        while match.position is not None:
            here, moves = match.position, match.position.moves()
            others = [move for move in moves if move != PASS]
            assert others, "nobody is asked who can do nothing"
            take = not here.optional or rng.random() < EAGER.get(here.decision, 0.8)
            choice = rng.choice(others) if take else PASS
            match, after = match.play(choice), here.play(choice)
            yield here, choice, after, match


@pytest.mark.parametrize("variant", VARIANTS)
@given(options=OPTIONS, seed=st.integers(0, 10_000))
@settings(max_examples=4)
def test_whole_matches(variant: str, options: dict[str, Any], seed: int) -> None:
    """Forty cards in one place each; no cante twice; points that come to 130 and the cantes; nothing seen that is hidden."""
    rng = random.Random(f"{variant} {options} {seed}")
    last = None
    for here, choice, after, match in steps(variant, options, rng):
        last = match
        assert sorted(lying(after)) == [card for card in range(48) if CARD[card][:-1] not in ("8", "9")]
        check_song(here, choice, after)
        if rng.random() < 0.05 or after.over:
            for seat in range(law_of(variant).players):
                assert shown(after, seat) == seen_by(after, seat)
        if after.over:
            check_points(after, variant, options)
    assert last is not None and last.winner is not None
    assert last.totals[last.winner] >= options.get("juegos", 3)


def check_song(here: Position, choice: Any, after: Position) -> None:
    """A song is new, its king and caballo are held, a trick has been won, and there is stock where there ever was."""
    for seat, (before, now) in enumerate(zip(here.registers["sung"], after.registers["sung"], strict=True)):
        if now != before:
            assert here.decision == "cantar" and choice != PASS and seat == here.turn
            held = here.zones["hand"][seat]
            assert now == before | 1 << choice and not before >> choice & 1
            assert all(held >> 12 * choice + rank - 1 & 1 for rank in (11, 12))
            assert here.registers["tricks_won"][here.setting.owner(seat)] > 0
            assert here.setting.players > 2 or here.zones["upcard"] >= 0


def check_points(after: Position, variant: str, options: dict[str, Any]) -> None:
    """130 and the cantes, where all was played; less what is out; ten less where the hand ended early."""
    sung = [(seat, suit) for seat, suits in enumerate(after.registers["sung"]) for suit in bits(suits)]
    cantes = sum(40 if suit == after.registers["trump"] else 20 for _, suit in sung)
    assert len({suit for _, suit in sung}) == len(sung)
    assert after.points is not None
    whole = not any(after.zones["hand"]) and not after.registers.get("capote_lost")
    out = points_of(CARD[after.zones["upcard"]]) if variant == "arrastrado" and not taken(after) else 0
    if whole:
        assert sum(after.points) == 130 + cantes - out
        assert taken(after) == (variant == "arrastrado" and options.get("carta_sobrante") == "ultima_baza")
    else:
        assert sum(after.points) == cantes + sum(
            points_of(CARD[card]) for won in after.zones["piles"] for card in bits(won)
        )


def taken(after: Position) -> bool:
    """Whether the turned card lies with the tricks of somebody, where three play."""
    turned = after.zones["upcard"]
    return after.setting.players == 3 and any(pile >> turned & 1 for pile in after.zones["piles"] if turned >= 0)


def shown(position: Position, seat: int) -> dict[str, Any]:
    """The cards in what a seat sees, wherever they stand; of numbers and the rest, nothing."""
    return {name: cards for name, value in position.view(seat).items() if (cards := cards_in(value))}


def cards_in(value: Any) -> list[str]:
    """Every card written anywhere in a value."""
    if isinstance(value, dict):
        return [card for inner in value.values() for card in cards_in(inner)]
    if isinstance(value, list | tuple):
        return [card for inner in value for card in cards_in(inner)]
    return [value] if value in CARD.values() else []


def seen_by(position: Position, seat: int) -> dict[str, Any]:
    """One's own hand, now, as it was dealt and when one first won a trick; the trick; the turned card; cards announced."""
    zones = position.zones
    own = {name: [CARD[card] for card in bits(zones[name][seat])] for name in ("hand", "dealt", "first_win")}
    on_table = {"trick": [CARD[card] for card in zones["trick"]]}
    on_table["upcard"] = [CARD[zones["upcard"]]] if zones["upcard"] >= 0 else []
    laid = position.registers.get("announced", (-1,))
    on_table["announced"] = [CARD[card] for card in position.in_order(laid) if card >= 0]
    return {name: cards for name, cards in {**own, **on_table}.items() if cards}
