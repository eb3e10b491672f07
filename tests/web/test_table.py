"""The table in the app: what a page sends and takes back, without a browser and with one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest
from streamlit.util import calc_hash

from tests.tabletop.positions import NEVER_TOLD, keys_in
from tutor.ask.link import decode_case, encode_case

ENTRY = Path(__file__).resolve().parents[2] / "streamlit_app.py"
DEMO = Path(__file__).resolve().parents[1] / "tabletop" / "demo.py"


class Table:
    """A page with a table, driven as a browser drives it."""

    def __init__(self, script: Path, screen: str = "", **address: str) -> None:
        self.app = AppTest.from_file(str(script), default_timeout=60)
        if screen:
            self.app._page_hash = calc_hash(screen)
        for name, value in address.items():
            self.app.query_params[name] = value
        self.app.run()
        assert not self.app.exception, self.app.exception

    @property
    def node(self) -> Any:
        (found,) = [node for node in self.app.get("bidi_component") if node.proto.component_name == "tutor.table"]
        return found

    @property
    def data(self) -> dict[str, Any]:
        """What the browser has been sent."""
        proto = self.node.proto
        found: dict[str, Any] = json.loads(proto.json)["table"]
        return found

    def hand(self) -> list[dict[str, Any]]:
        return next(zone["cards"] for zone in self.data["zones"] if zone["where"] == "hand")

    def act(self, **action: Any) -> Table:
        """Something done by the player on the table that is shown, unless ``v`` says on which."""
        self.send({"v": self.data["v"], **action})
        return self

    def send(self, *actions: object) -> None:
        """Actions as they arrive in one message. `AppTest` has no word for it, so its own parts are used, here alone."""
        states = self.app._tree.get_widget_states()
        widget = states.widgets.add()
        widget.id = f"$$STREAMLIT_INTERNAL_KEY_{self.node.proto.id}__events"
        widget.json_trigger_value = json.dumps([{"event": "action", "value": action} for action in actions])
        self.app._run(states)
        assert not self.app.exception, self.app.exception


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


# ── the Referee ───────────────────────────────────────────────────────────────────────────────────


def test_a_card_of_the_position_is_tapped_to_ask_about_it() -> None:
    disputed = {"trump": "espadas", "trick": ["12c", "10c"], "hand": ["1c", "6c", "3e", "2b"], "play": "6c"}
    table = Table(ENTRY, "arbitro", lang="es", c=encode_case({"game": "pocha", "variant": "completa", **disputed}))
    assert table.data["ask"]["held"] == ["6c"]
    assert {card["id"]: card.get("rule") for card in table.hand()} == {
        "1c": None,
        "6c": "montar",
        "3e": "asistir",
        "2b": "asistir",
    }
    table.act(kind="ask", card="3e")
    assert table.data["ask"]["held"] == ["3e"]
    assert decode_case(str(table.app.query_params["c"]))["play"] == "3e"
    table.act(kind="ask", card="7o").act(kind="ask", card=["3e"]).act(kind="ask")
    assert table.data["ask"]["held"] == ["3e"]


def test_cards_of_the_table_are_tapped_to_take_them() -> None:
    case = {
        "game": "escoba",
        "variant": "quince-wiki",
        "table": ["7o", "4e", "6e"],
        "hand": ["5c", "10b"],
        "play": "5c",
    }
    table = Table(ENTRY, "arbitro", lang="es", c=encode_case(case))
    asked = lambda: decode_case(str(table.app.query_params["c"])).get("take")  # noqa: E731
    assert (table.data["ask"]["take"], table.data["ask"]["held"], asked()) == (["table"], ["5c"], None)
    table.act(kind="ask", card="4e").act(kind="ask", card="6e")
    assert asked() == ["4e", "6e"]
    assert sorted(table.data["ask"]["held"]) == ["4e", "5c", "6e"]
    table.act(kind="ask", card="4e").act(kind="ask", card="6e").act(kind="ask", card="10b")
    assert (asked(), table.data["ask"]["held"]) == (None, ["10b"])


def test_where_tables_differ_no_card_is_marked() -> None:
    case = {"players": 4, "cards": 1, "bids": [0, 0, 1], "bid": 0}
    table = Table(ENTRY, "arbitro", lang="en", c=encode_case({"game": "pocha", **case}))
    assert table.data["zones"] == []
    assert [fact["number"] for fact in table.data["facts"]] == ["0, 0, 1"]
