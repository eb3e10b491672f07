"""Games that may be played with a French deck: ♦ oros, ♥ copas, ♠ espadas, ♣ bastos, and what is ambiguous."""

from __future__ import annotations

import pytest

from tutor.cards import CARDS, FULL_DECK, deck_mask, parse_card
from tutor.faults import Fault, TutorError

FORTY = deck_mask(40)


def french_fault(text: str, deck: int = FORTY) -> Fault:
    with pytest.raises(TutorError) as caught:
        parse_card(text, deck=deck, french=True)
    (fault,) = caught.value.faults
    return fault


def test_every_card_is_read_as_a_french_deck_prints_it() -> None:
    ranks = {1: "A", 10: "J", 11: "Q", 12: "K"}
    for card in CARDS:
        if card.rank not in (8, 9):
            text = ranks.get(card.rank, str(card.rank)) + "♦♥♠♣"[card.suit]
            assert parse_card(text, deck=FORTY, french=True) is card


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("7♦", "7o"),
        ("QS", "11e"),
        ("qs", "11e"),
        ("JH", "10c"),
        ("K ♣", "12b"),
        ("A♥️", "1c"),
        ("7D", "7o"),
        ("queen of spades", "11e"),
        ("king of hearts", "12c"),
        ("the seven of diamonds", "7o"),
        ("king of clubs", "12b"),
        ("seis de tréboles", "6b"),
        ("rey de corazones", "12c"),
        ("reina de picas", "11e"),
        ("jota de diamantes", "10o"),
        ("J de oros", "10o"),
        ("KE", "12e"),
        ("A S", "1e"),
    ],
)
def test_people_write_french_cards_so(text: str, card: str) -> None:
    assert str(parse_card(text, deck=FORTY, french=True)) == card


@pytest.mark.parametrize(("text", "card"), [("7c", "7c"), ("10c", "10c"), ("1c", "1c"), ("el 7c", "7c")])
def test_what_is_exactly_canonical_is_canonical(text: str, card: str) -> None:
    assert str(parse_card(text, deck=FORTY, french=True)) == card


@pytest.mark.parametrize(
    ("text", "card"), [("SC", "10c"), ("RC", "12c"), ("CC", "11c"), ("12C", "12c"), ("10o", "10o")]
)
def test_what_only_a_spanish_deck_has_stays_spanish(text: str, card: str) -> None:
    assert str(parse_card(text, deck=FORTY, french=True)) == card


@pytest.mark.parametrize(
    ("text", "one", "other"),
    [
        ("7C", "7c", "7♣"),
        ("7 c", "7c", "7♣"),
        ("AC", "1c", "A♣"),
        ("ac", "1c", "A♣"),
        ("KC", "12c", "K♣"),
        ("10C", "10c", "10♣"),
        ("10 of clubs", "10b", "10♣"),
    ],
)
def test_copas_or_clubs_and_sota_or_ten_are_not_guessed(text: str, one: str, other: str) -> None:
    fault = french_fault(text)
    assert fault.code == "card-ambiguous"
    assert f"«{one}»" in fault.text("es")
    assert f"«{other}»" in fault.text("es")


@pytest.mark.parametrize("text", ["as", "AS"])
def test_as_may_be_spades_or_a_forgotten_suit(text: str) -> None:
    assert french_fault(text).code == "card-as"
    assert str(parse_card("as de bastos", french=True)) == "1b"


@pytest.mark.parametrize("deck", [FORTY, FULL_DECK])
@pytest.mark.parametrize("text", ["8♥", "9D", "10♠", "10S", "ten of hearts", "ocho de picas"])
def test_eights_nines_and_tens_are_taken_out_of_a_french_deck(text: str, deck: int) -> None:
    assert french_fault(text, deck).code == "card-french-missing"


@pytest.mark.parametrize("text", ["11♥", "12♠", "1H", "S♥", "SS", "0♥"])
def test_spanish_numbers_and_letters_do_not_go_with_french_suits(text: str) -> None:
    assert french_fault(text).code == "card-unknown"


@pytest.mark.parametrize(("text", "card"), [("7♦", "7o"), ("QS", "11e"), ("reina de oros", "11o"), ("7s", "7e")])
def test_where_no_french_deck_is_used_its_cards_are_translated(text: str, card: str) -> None:
    with pytest.raises(TutorError) as caught:
        parse_card(text, deck=FORTY)
    (fault,) = caught.value.faults
    assert fault.code == "card-french"
    assert f"escribe «{card}»" in fault.text("es")
