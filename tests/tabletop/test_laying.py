"""A table that is laid out: what is sent of it, and what is taken of what comes back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.tabletop import said
from tutor.tabletop.laying import Laying, Pointed, Slot, is_laid

TABLE = Laying(
    (
        Slot("suit", "Triunfo", suits=True, most=1),
        Slot("row", "Baza", most=3, ordered=True),
        Slot("own", "Mano", own=True),
        Slot("once", "Antes", apart=False, spare=True),
    ),
    (Pointed("one", "La carta", ("own",)), Pointed("some", "Las cartas", ("row",), many=True)),
)


def laid(**lies: list[str]) -> dict[str, Any]:
    return {"lies": lies, "pointed": {}, "active": "own"}


def lies(table: Laying | None) -> dict[str, tuple[str, ...]]:
    assert table is not None
    return {slot.id: slot.lies for slot in table.slots}


def test_all_that_is_drawn_is_in_the_data() -> None:
    table = TABLE.read(laid(suit=["oros"], row=["12c", "1c"], own=["8o", "3e"]))
    assert table is not None
    data = table.table("en", {"12c": {"id": "12c", "label": "", "sign": "◆"}}, said("x"), board="7", edit=3)
    laying = data["laying"]
    assert (laying["board"], laying["edit"], laying["active"]) == ("7", 3, "own")
    assert [slot["lies"] for slot in laying["slots"]] == [["oros"], ["12c", "1c"], ["8o", "3e"], []]
    assert [(pack["suit"], pack["name"], len(pack["cards"])) for pack in laying["packs"]] == [
        ("oros", "coins", 11),  # the eight, which lies there, with it
        ("copas", "cups", 10),
        ("espadas", "swords", 10),
        ("bastos", "clubs", 10),
    ]
    assert laying["packs"][1]["cards"][-1] == {"id": "12c", "label": "king of cups", "note": "king"}
    assert laying["told"]["12c"]["sign"] == "◆"


def test_the_first_empty_slot_for_cards_is_filled_and_none_that_is_spare() -> None:
    assert TABLE.filling == "row"
    assert TABLE.laid_in("row", ["1c"]).filling == "row"
    assert Laying(TABLE.slots[2:]).filling == "own"
    assert Laying(TABLE.slots[:1]).filling == ""


def test_a_slot_takes_so_many_and_each_once() -> None:
    found = lies(TABLE.read(laid(suit=["oros", "copas"], row=["1c", "1c", "2c", "3c", "4c"], own=["1o"])))
    assert found == {"suit": ("oros",), "row": ("1c", "2c", "3c"), "own": ("1o",), "once": ()}


def test_a_card_that_is_laid_elsewhere_is_moved_but_for_what_only_remembers_it() -> None:
    before = TABLE.read(laid(row=["1c"], own=["2c"], once=["1c", "3c"]))
    assert before is not None
    assert lies(before.laid_in("own", ["1c", "2c"])) == {
        "suit": (),
        "row": (),
        "own": ("1c", "2c"),
        "once": ("1c", "3c"),
    }
    assert lies(before.laid_in("once", ["1c"]))["row"] == ("1c",)


def test_only_what_lies_there_can_be_pointed_at() -> None:
    table = TABLE.read(
        {"lies": {"own": ["1c"], "row": ["2c", "3c"]}, "pointed": {"one": ["2c", "1c"], "some": ["3c", "2c"]}}
    )
    assert table is not None
    assert [part.cards for part in table.pointed] == [("1c",), ("3c", "2c")]
    assert [part.cards for part in table.laid_in("row", ["3c"]).pointed] == [("1c",), ("3c",)]


plain = st.recursive(
    st.none() | st.integers() | st.text(max_size=3) | st.sampled_from(["1c", "oros", "row", "own"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["lies", "row", "own", "suit"]), inner),
    max_leaves=8,
)


@given(st.fixed_dictionaries({"lies": plain, "pointed": plain, "active": plain}))
def test_whatever_the_browser_sends_what_lies_there_can(sent: dict[str, Any]) -> None:
    table = TABLE.read(sent)
    if table is not None:
        for slot in table.slots:
            assert len(slot.lies) == len({*slot.lies}) <= slot.most
        assert table.active in ("", *(slot.id for slot in table.slots))
        table.table("es", {}, said(""))


@pytest.mark.parametrize(
    ("action", "counts"),
    [
        ({"kind": "laid", "board": "1", "edit": 1}, True),
        ({"kind": "laid", "board": "2", "edit": 1}, False),
        ({"kind": "play", "board": "1", "edit": 1}, False),
        ({"kind": "laid", "board": "1", "edit": "1"}, False),
        ({}, False),
    ],
)
def test_an_action_counts_on_its_own_board(action: dict[str, Any], counts: bool) -> None:
    assert is_laid(action, "1") == counts
