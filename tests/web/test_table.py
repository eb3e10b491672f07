"""The table in the app: what a page sends and takes back, without a browser and with one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.tabletop.positions import NEVER_TOLD, keys_in
from tests.web.driven import Driven

ENTRY = Path(__file__).resolve().parents[2] / "streamlit_app.py"
DEMO = Path(__file__).resolve().parents[1] / "tabletop" / "demo.py"


class Table(Driven):
    """A page with a table, driven as a browser drives it."""

    def hand(self) -> list[dict[str, Any]]:
        return next(zone["cards"] for zone in self.data["zones"] if zone["where"] == "hand")

    def act(self, **action: Any) -> Table:
        """Something done by the player on the table that is shown, unless ``v`` says on which."""
        self.send({"v": self.data["v"], **action})
        return self


def logged(table: Table) -> list[str]:
    found: list[str] = table.app.session_state["log"]
    return found


def bidding(**address: str) -> Table:
    return Table(DEMO, **{"cards": "6", **address})


def test_a_move_is_played_and_the_next_position_has_another_number() -> None:
    table = bidding()
    before = table.data["v"]
    table.act(kind="choose", option=0)
    assert table.data["v"] > before
    assert table.data["ask"]["kind"] == "play"
    assert logged(table) == ["0"]


def test_an_answer_to_an_older_position_is_dropped() -> None:
    table = bidding()
    old = table.data["v"]
    table.act(kind="choose", option=0).act(kind="choose", option=1, v=old).act(kind="play", card="1o", v=old)
    assert logged(table) == ["0"]


def test_four_answers_at_once_make_one_move() -> None:
    table = bidding()
    table.act(kind="choose", option=0)
    legal = [{"kind": "play", "card": card["id"], "v": table.data["v"]} for card in table.hand() if "why" not in card]
    table.send(*[*legal, *legal][:4])
    assert len(logged(table)) == 2
    assert len(table.hand()) == 5


@pytest.mark.parametrize(
    "action", [None, 7, "play", [], {}, {"v": None}, {"kind": "play"}, {"kind": "play", "card": {}}]
)
def test_whatever_arrives_the_page_stands(action: object) -> None:
    table = bidding()
    table.send(action)
    table.act(**({**action, "v": table.data["v"]} if isinstance(action, dict) else {}))
    assert table.data["ask"]["kind"] == "choose"


@pytest.mark.parametrize("assist", ["show", "warn", "real"])
def test_an_illegal_card_is_explained_or_at_a_real_table_played(assist: str) -> None:
    illegal = next(card["id"] for card in bidding().act(kind="choose", option=0).hand() if "why" in card)
    table = bidding(assist=assist).act(kind="choose", option=0).act(kind="play", card=illegal)
    assert (illegal in [card["id"] for card in table.hand()]) == (assist != "real")
    assert (table.data["message"]["tone"] == "bad") == (assist != "real")
    assert len(logged(table)) == 2


def test_at_a_real_table_the_page_is_sent_nothing_about_what_is_legal() -> None:
    told, real = bidding(), bidding(assist="real")
    heard = set()
    for _ in range(7):
        heard |= set(keys_in(told.data))
        assert not set(keys_in(real.data)) & NEVER_TOLD - {"rule"}
        assert real.data["message"]["rule"] == ""
        hand = [card["id"] for card in told.hand() if "why" not in card]
        options = [option["id"] for option in told.data["ask"]["options"] if "why" not in option]
        action = {"kind": "choose", "option": options[0]} if options else {"kind": "play", "card": hand[0]}
        told.act(**action)
        real.act(**action)
    assert {"why", "rule"} <= heard & NEVER_TOLD
