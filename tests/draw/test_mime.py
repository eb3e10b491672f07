"""What a notebook is given: the same in three forms, nothing of it taken for markup."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.cards import CardSet
from tutor.draw import answer_bundle, board_html, cardset_bundle, position_bundle


@dataclass
class Said:
    """Stands for an answer."""

    first: str
    more: tuple[str, ...] = ()
    head: str = "Ilegal (montar)"

    def headline(self, lang: str = "es") -> str:
        return self.head

    def text(self, lang: str = "es", full: bool = False) -> str:
        first = f"{self.head}. {self.first}" if self.head else self.first
        return "\n".join([first, *(self.more if full else ())])


def test_an_answer_is_told_in_three_forms() -> None:
    bundle = answer_bundle(Said("Debes montar.", ("Puedes echar el as.",)))
    assert bundle["text/plain"] == "Ilegal (montar). Debes montar.\nPuedes echar el as."
    assert bundle["text/markdown"] == "**Ilegal (montar).** Debes montar.\n\n- Puedes echar el as."
    assert "<b>Ilegal (montar).</b> Debes montar." in bundle["text/html"]


def test_a_value_has_no_headline() -> None:
    assert answer_bundle(Said("Gana el as.", head=""))["text/markdown"] == "Gana el as."
    assert "<b>" not in answer_bundle(Said("Gana el as.", head=""))["text/html"]


def test_the_position_stands_over_the_answer() -> None:
    view = {"trump": "oros", "hand": "1c"}
    drawn = answer_bundle(Said("Vale."), view)["text/html"]
    assert 0 < drawn.index(board_html(view)) < drawn.index("Vale.")


def test_what_people_wrote_is_no_markup() -> None:
    bundle = answer_bundle(Said("Gana <b>*Ana*</b> [x](y)", head=""))
    assert bundle["text/markdown"] == r"Gana \<b\>\*Ana\*\</b\> \[x\](y)"
    assert "Gana &lt;b&gt;*Ana*&lt;/b&gt;" in bundle["text/html"]


def test_a_position_is_told_in_the_language_asked() -> None:
    assert position_bundle({"hand": "10c"}, "en")["text/markdown"] == "- Your hand: jack of cups"


def test_a_set_of_cards_stays_python_as_text() -> None:
    bundle = cardset_bundle(CardSet.of("1c"))
    assert bundle["text/plain"] == "CardSet('1c')"
    assert 'alt="as de copas"' in bundle["text/html"]
