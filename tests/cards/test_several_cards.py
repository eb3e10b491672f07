"""Several cards in one text or list: order kept, nothing twice, every fault found and placed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.cards import CARDS, Card, CardSet, deck_mask, parse_cards
from tutor.cards.vocabulary import writings
from tutor.faults import Place, TutorError

FORTY = deck_mask(40)
HAND = Place("case.yaml", 3, 7, "hand")
several = st.lists(st.sampled_from(CARDS), unique=True, max_size=12)


def faults_of(value: object, french: bool = False) -> list[tuple[str, str]]:
    """Code and path of each fault."""
    with pytest.raises(TutorError) as caught:
        parse_cards(value, deck=FORTY, french=french, place=HAND)
    return [(fault.code, fault.place.path if fault.place else "") for fault in caught.value.faults]


@given(several, st.sampled_from([" ", ",", ";", ", ", " y ", " and ", "\n"]))
def test_canonical_cards_read_back_in_order(cards: list[Card], separator: str) -> None:
    assert parse_cards(separator.join(map(str, cards))) == tuple(cards)


@given(several, st.sampled_from([" ", ", ", " y ", "; "]), st.sampled_from([0, 1]))
def test_cards_spelt_out_read_back_in_order(cards: list[Card], separator: str, lang: int) -> None:
    assert parse_cards(separator.join(writings(card)[lang] for card in cards)) == tuple(cards)


@given(several)
def test_a_list_reads_as_a_text_does(cards: list[Card]) -> None:
    assert parse_cards([str(card) for card in cards]) == parse_cards(cards) == tuple(cards)
    assert parse_cards(CardSet.of(cards)) == tuple(sorted(cards))


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("as de oros y rey de copas", "1o 12c"),
        ("1c 6c 3e 2b", "1c 6c 3e 2b"),
        ("7 O 6 C", "7o 6c"),
        ("as oros rey bastos", "1o 12b"),
        ("la sota de copas, el caballo de copas y el rey de copas", "10c 11c 12c"),
        ("the ace of cups and the king of clubs", "1c 12b"),
        ("co ro so", "11o 12o 10o"),
        ("c o r o", "11o 12o"),
        ("1c,6c;3e", "1c 6c 3e"),
    ],
)
def test_people_write_several_so(text: str, cards: str) -> None:
    assert " ".join(map(str, parse_cards(text, deck=FORTY))) == cards


@pytest.mark.parametrize("nothing", ["", "  ", ",", [], ()])
def test_nothing_is_no_cards(nothing: object) -> None:
    assert parse_cards(nothing) == ()


def test_every_fault_is_found_with_its_place() -> None:
    assert faults_of(["1o", "8o", "1o", 5, "hola", "2c 3c"]) == [
        ("card-not-in-deck", "hand[1]"),
        ("card-twice", "hand[2]"),
        ("card-type", "hand[3]"),
        ("card-unknown", "hand[4]"),
        ("card-left-over", "hand[5]"),
    ]


def test_a_card_named_twice_names_both_places() -> None:
    with pytest.raises(TutorError) as caught:
        parse_cards("1c 6c as de copas", place=HAND)
    assert str(caught.value) == (
        "case.yaml:3:7 hand[2]: la carta «1c» está repetida: ya está en hand[0]; quita una de las dos"
    )


def test_without_a_place_the_number_of_the_card_is_the_place() -> None:
    with pytest.raises(TutorError) as caught:
        parse_cards("1c 1c")
    assert str(caught.value).startswith("[1]: ")


@pytest.mark.parametrize(
    ("text", "bad"),
    [
        ("1c, 6x 2q", ["hand[1]", "hand[2]"]),
        ("as de orso rey de copas", ["hand[0]"]),
        ("as de orso rey de copaas 3e", ["hand[0]", "hand[1]"]),
        ("1c6c 2o", ["hand[0]"]),
        ("1c hola 2o", ["hand[1]"]),
        ("1o o 2o", ["hand[1]"]),
        ("1o 2o y", []),
    ],
)
def test_after_a_fault_in_a_text_reading_goes_on(text: str, bad: list[str]) -> None:
    if not bad:
        assert len(parse_cards(text)) == 2
    else:
        assert [path for _, path in faults_of(text)] == bad


def test_french_cards_are_told_apart_in_a_text() -> None:
    assert " ".join(map(str, parse_cards("KH 7d Q♠", french=True))) == "12c 7o 11e"
    assert faults_of("AS KH 7C 7d", french=True) == [("card-as", "hand[0]"), ("card-ambiguous", "hand[2]")]


@pytest.mark.parametrize("value", [None, 5, True, {"a": 1}, b"1o", 1.5])
def test_what_is_neither_text_nor_list_is_no_cards(value: object) -> None:
    assert faults_of(value) == [("cards-type", "hand")]


def test_endless_input_is_refused_at_once() -> None:
    assert faults_of(["1o"] * 101) == [("cards-too-many", "hand")]
    assert faults_of("1o " * 100_000) == [("cards-too-long", "hand")]


@pytest.mark.parametrize("french", [False, True])
@given(text=st.text(st.sampled_from("asocebOCEB1278 0dejqk♦,y;\n"), max_size=40) | st.text(max_size=80))
def test_any_text_gives_different_cards_or_faults(french: bool, text: str) -> None:
    try:
        cards = parse_cards(text, french=french)
    except TutorError as error:
        assert len(error.text("es").splitlines()) == len(error.faults) > 0  # noqa: PT017
    else:
        assert len(set(cards)) == len(cards)
