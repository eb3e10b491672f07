"""A table that may play with a French deck: the cards are called and drawn as that deck does, and so is what is passed on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tutor.ask.link import decode_case

if TYPE_CHECKING:
    from conftest import Page

Open = Callable[..., "Page"]

FRENCH: dict[str, Any] = {
    "game": "escoba",
    "variant": "escova",
    "table": ["7♦", "4♠"],
    "hand": ["4♥", "K♣"],
    "play": "4♥",
    "take": ["7♦", "4♠"],
}


def test_a_case_that_calls_its_cards_so_is_laid_out_with_french_faces(page: Open) -> None:
    opened = page("es", FRENCH)
    assert opened.verdict == "legal"
    assert opened.lies["table"] == ["7o", "4e"]
    assert opened.data["french"]
    assert "el rey de tréboles" in opened.said
    assert "quince aquí se juega con la baraja española «7♦» sería el siete de oros." in opened.said
    assert decode_case(opened.code) == FRENCH
    opened.lay("hand", hand=["4c", "12b", "11o"])
    assert decode_case(opened.code)["hand"] == ["Q♦", "4♥", "K♣"]
    assert opened.write("typed", "reina de corazones y siete de tréboles").lies["hand"] == ["11c", "7b"]


def test_the_deck_is_chosen_at_a_table_that_has_two(page: Open) -> None:
    opened = page("es", FRENCH)
    opened.app.toggle(key="french_deck_es").set_value(False)
    opened.run()
    assert not opened.data["french"]
    assert decode_case(opened.code)["table"] == ["7o", "4e"]
    opened.choose("variant", "limpia")
    assert not [each for each in opened.app.toggle if each.key == "french_deck_es"]
