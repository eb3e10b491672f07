"""Suits as people write them."""

from __future__ import annotations

import pytest

from tutor.cards import CARDS, Card, Suit, deck_mask, parse_suit, parse_suit_or_card
from tutor.faults import Place, TutorError


def code_of(value: object, french: bool = False) -> str:
    with pytest.raises(TutorError) as caught:
        parse_suit(value, french=french)
    (fault,) = caught.value.faults
    return fault.code


@pytest.mark.parametrize("french", [False, True])
@pytest.mark.parametrize(
    ("texts", "suit"),
    [
        ("oros OROS oro coins coin o", Suit.OROS),
        ("copas Copa cups cup c", Suit.COPAS),
        ("espadas espada swords sword e E", Suit.ESPADAS),
        ("bastos basto clubs club b B", Suit.BASTOS),
    ],
)
def test_every_name_of_a_suit(texts: str, suit: Suit, french: bool) -> None:
    assert {parse_suit(text, french=french) for text in texts.split()} == {suit}


def test_a_suit_may_have_its_article() -> None:
    assert parse_suit("los bastos") == parse_suit("the clubs") == Suit.BASTOS


@pytest.mark.parametrize(
    ("texts", "suit"), [("hearts ♥ h H corazones", Suit.COPAS), ("S spades ♠️ picas", Suit.ESPADAS)]
)
def test_french_suits_where_a_french_deck_is_used(texts: str, suit: Suit) -> None:
    assert {parse_suit(text, french=True) for text in texts.split()} == {suit}


def test_c_may_be_copas_or_clubs_but_small_c_is_canonical() -> None:
    assert parse_suit("C") == parse_suit("c", french=True) == Suit.COPAS
    assert code_of("C", french=True) == "suit-ambiguous"


def test_a_suit_and_a_card_object_stand_for_themselves() -> None:
    assert parse_suit(Suit.OROS) is Suit.OROS
    assert [parse_suit(card) for card in CARDS] == [card.suit for card in CARDS]


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ("hearts", "suit-french"),
        ("orso", "suit-unknown-near"),
        ("1o", "suit-unknown"),
        ("xyz", "suit-unknown"),
        ("oros copas", "suit-unknown"),
        ("los orros", "suit-unknown-near"),
        ("", "suit-empty"),
        ("e" * 1000, "suit-unknown"),
        (None, "suit-type"),
        (0, "suit-type"),
        (True, "suit-type"),
    ],
)
def test_what_is_no_suit(value: object, code: str) -> None:
    assert code_of(value) == code


def test_a_wrong_suit_is_quoted_and_placed() -> None:
    with pytest.raises(TutorError) as caught:
        parse_suit("orso", place=Place(path="trump"))
    assert str(caught.value) == (
        "trump: «orso» no es un palo; ¿querías decir «oros»? Los palos son oros, copas, espadas y bastos"
    )


@pytest.mark.parametrize(("text", "expected"), [("oros", Suit.OROS), ("c", Suit.COPAS), ("las copas", Suit.COPAS)])
def test_a_trump_is_a_suit(text: str, expected: Suit) -> None:
    found = parse_suit_or_card(text)
    assert found == expected
    assert isinstance(found, Suit)


@pytest.mark.parametrize("text", ["12b", "rey de bastos", "RB", "el rey de bastos"])
def test_or_a_trump_is_a_card(text: str) -> None:
    assert parse_suit_or_card(text) is Card.of(12, Suit.BASTOS)


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ("9o", "card-not-in-deck"),
        ("orros", "suit-unknown-near"),
        ("treboles", "no-suit-no-card"),
        ("rey de bastoss", "card-unknown-near"),
        (7, "suit-type"),
        (CARDS[7], "card-not-in-deck"),
    ],
)
def test_a_wrong_trump_is_blamed_as_what_it_was_meant_for(value: object, code: str) -> None:
    with pytest.raises(TutorError) as caught:
        parse_suit_or_card(value, deck=deck_mask(40))
    assert [fault.code for fault in caught.value.faults] == [code]
