"""The table to play on in a notebook: its data, its moves, and what is said where it cannot be made."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from tests.tabletop.positions import cards_in, dealt, refusing
from tutor.faults import TutorError
from tutor.notebook import play
from tutor.notebook.playing import widget_class


def act(table: Any, **action: Any) -> None:
    """What the browser sends."""
    table.moved({"v": table.data["v"], **action})


def test_a_hand_is_played_by_everybody_in_turn() -> None:
    table: Any = play(dealt("pocha", "completa", 4, cards=6), "en")
    seats = []
    while table.position.decision:
        seats.append(table.data["players"][0]["id"])
        ask = table.data["ask"]
        if ask["kind"] == "choose":
            act(table, kind="choose", option=next(option["id"] for option in ask["options"] if "why" not in option))
        else:
            hand = next(zone for zone in table.data["zones"] if zone["where"] == "hand")
            act(table, kind="play", card=next(card["id"] for card in hand["cards"] if "why" not in card))
    assert len(seats) == 28
    assert set(seats) == set("1234")
    assert table.data["message"]["text"] == "The hand is over."


def test_only_the_hand_of_whoever_is_to_move_is_shown() -> None:
    table: Any = play(refusing())
    assert cards_in(table.data) <= cards_in(table.position.view(table.position.turn))


def test_what_may_not_be_played_is_explained_and_stays() -> None:
    position = refusing()
    table: Any = play(position)
    hand = next(zone for zone in table.data["zones"] if zone["where"] == "hand")
    refused = next(card for card in hand["cards"] if "why" in card)
    act(table, kind="play", card=refused["id"])
    assert table.position == position
    assert table.data["message"] == {"text": refused["why"], "tone": "bad", "rule": refused["rule"]}
    real: Any = play(position, assist="real")
    act(real, kind="play", card=refused["id"])
    assert real.position != position


@pytest.mark.parametrize(
    "action", [None, [], {}, {"v": 99, "kind": "pass"}, {"v": 0}, {"v": 0, "kind": "play", "card": 1}]
)
def test_whatever_arrives_the_table_stands(action: object) -> None:
    table: Any = play(refusing())
    before = table.position
    table.moved(action)
    assert table.position is before


def test_without_the_extra_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "anywidget", None)
    widget_class.cache_clear()
    with pytest.raises(TutorError) as caught:
        play(refusing())
    assert "«anywidget»" in caught.value.text("es")
    assert "“notebook”" in caught.value.text("en")
