"""A view holds what a seat may know and nothing else. It cannot see whether what is known is put to good use."""

from __future__ import annotations

import random

import pytest

from tests.bots.tables import TABLES, all_cards, by_chance, exchanged, hand, walk
from tutor.bots import look
from tutor.play.position import chooses_blind


@pytest.mark.parametrize(("game", "variant", "players"), TABLES)
def test_a_view_gives_the_legal_choices_and_does_not_change_with_the_hidden_cards(
    game: str, variant: str, players: int
) -> None:
    rng = random.Random(5)
    for seed in range(1):
        for position, past in walk(hand(game, variant, players, seed, 6 if game == "pocha" else 1), by_chance(seed)):
            if position.over or rng.random() < 0.5:
                continue
            view = look(position, position.turn, past)
            assert view.moves == position.moves()
            assert all_cards(view.position) == all_cards(position)
            hidden = list(view.unplaced)
            rng.shuffle(hidden)
            other = dict(zip(view.unplaced, hidden, strict=True))
            elsewhere = look(exchanged(position, other), position.turn, [(exchanged(p, other), c) for p, c in past])
            assert elsewhere.key == view.key
            assert elsewhere.position.zones == view.position.zones
            assert [p.zones for p, _ in elsewhere.past] == [p.zones for p, _ in view.past]


def test_who_sees_all_but_their_own_card_chooses_blind() -> None:
    indias = hand("pocha", "completa", 3, 1, number=30)
    assert indias.position is not None
    assert indias.position.setting.law.kind == "india"
    asked = []
    for position, past in walk(indias, by_chance(1)):
        if position.over:
            break
        view = look(position, position.turn, past)
        own = position.zones["hand"][position.turn]
        assert not view.placed & own
        if chooses_blind(position):
            asked.append(position.turn)
            assert view.moves == ()
        else:
            assert view.moves == position.moves()
    assert sorted(asked) == [0, 1, 2]
