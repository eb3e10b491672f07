"""Tute: whole matches at random, every hand counted again by the referee: cards conserved, points, winner, games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.agreement.engine import cards_of, rules_of
from tests.referee_tute.cards import SUITS, points_of
from tests.referee_tute.law import VARIANTS, law_of
from tests.referee_tute.score import score
from tutor.play.match import Match, start_match
from tutor.play.position import PASS, Position

NAMES = "ABCD"


def played(variant: str, options: dict[str, Any], rng: random.Random) -> Iterator[tuple[Position, Match]]:
    """Each hand of a match as it ended, and the match after it. What may be declared mostly is."""
    rules = rules_of("tute", variant)
    match = start_match(lambda kind: rules.court(kind=kind, options=options), law_of(variant).players)
    while not match.over:
        match = match.deal(rng)
        while match.position is not None:
            here = match.position
            moves = here.moves()
            declared = [move for move in moves if move != PASS]
            eager = 0.05 if here.decision == "anunciar" else 0.8  # a capote at random is always lost
            move = rng.choice(moves if not here.optional else declared if rng.random() < eager else [PASS])
            assert here.may(move)
            ended, match = here.play(move), match.play(move)
        yield ended, match


def as_told(position: Position) -> dict[str, Any]:
    """The end of a hand as the referee takes it, by absolute seat or side."""
    zones, registers, owners = position.zones, position.registers, position.setting.owners()
    by, last, kings = (registers.get(name, -1) for name in ("capote_by", "last_trick", "kings_by"))
    told: dict[str, Any] = {
        "piles": {NAMES[owner]: cards_of(zones["piles"][owner]) for owner in range(owners)},
        "cantes": {
            NAMES[owner]: [SUITS[suit] for suit in range(4) if registers["cantes"][owner] >> suit & 1]
            for owner in range(owners)
        },
        "trump": SUITS[registers["trump"]],
        "last_trick": NAMES[last % owners] if last >= 0 else None,
        "kings": NAMES[kings % owners] if kings >= 0 else None,
    }
    return {**told, "capote": {"by": NAMES[by], "lost": registers["capote_lost"]}} if by >= 0 else told


@given(
    st.sampled_from(VARIANTS),
    st.fixed_dictionaries(
        {"juegos": st.integers(1, 4), "salirse_con_cantes": st.booleans(), "tute_de_reyes": st.booleans()}
    ),
    st.integers(0, 10_000),
)
@settings(max_examples=12)
def test_every_hand_of_a_match_counts_as_the_referee_counts_it(
    variant: str, options: dict[str, Any], seed: int
) -> None:
    """The match is over when somebody has the games it is played to, and no hand sooner."""
    law, games = law_of(variant, **options), Counter[str]()
    for ended, match in played(variant, options, random.Random(f"{variant} {options} {seed}")):
        hand = as_told(ended)
        assert ended.points is not None and ended.brought is not None
        value = score(**hand, law=law)
        names = list(hand["piles"])
        assert dict(zip(names, ended.points, strict=True)) == {name: value[name] for name in names}, hand
        won = dict(zip(names, ended.brought, strict=True))
        assert won == {name: value["games"] if name == value["winner"] else 0 for name in names}, hand
        if hand["last_trick"] is not None:
            sung = sum(40 if suit == hand["trump"] else 20 for suits in hand["cantes"].values() for suit in suits)
            out = [card for pile in hand["piles"].values() for card in pile]
            assert sum(ended.points) == sum(map(points_of, out)) + 10 + sung
            assert len(out) == 40 - (law.exchange == "primera_vuelta")
        games.update(won)
        assert match.totals == tuple(games[name] for name in names)
        assert (max(games.values()) >= law.juegos) == match.over
    assert match.winner is not None
    assert (
        match.totals[match.winner]
        >= law.juegos
        > max(n for place, n in enumerate(match.totals) if place != match.winner)
    )
