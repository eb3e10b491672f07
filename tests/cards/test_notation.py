"""One card: written strictly, read tolerantly, never guessed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.cards import CARDS, FULL_DECK, Card, deck_mask, format_card, parse_card
from tutor.cards.vocabulary import FRENCH_RANKS, FRENCH_SUITS, SPANISH_RANKS, SPANISH_SUITS, writings
from tutor.faults import Fault, Place, TutorError

FORTY = deck_mask(40)


def fault_of(value: object, deck: int = FORTY, french: bool = False) -> Fault:
    with pytest.raises(TutorError) as caught:
        parse_card(value, deck=deck, french=french)
    (fault,) = caught.value.faults
    return fault


@pytest.mark.parametrize("french", [False, True])
def test_what_is_written_reads_back_in_every_game(french: bool) -> None:
    assert [parse_card(format_card(card), french=french) for card in CARDS] == list(CARDS)


def test_an_index_is_written_like_its_card() -> None:
    assert [format_card(index) for index in range(48)] == [str(card) for card in CARDS]


@pytest.mark.parametrize("french", [False, True])
@given(data=st.data(), card=st.sampled_from(CARDS))
def test_spelt_out_it_reads_back_whatever_the_capitals_and_spaces(
    french: bool, data: st.DataObject, card: Card
) -> None:
    words = data.draw(st.sampled_from(writings(card))).split()
    spaced = data.draw(st.sampled_from([" ", "  ", "\t", "\xa0"])).join(words)
    text = "".join(data.draw(st.sampled_from([ch.upper(), ch])) for ch in spaced)
    assert parse_card(f" {text} ", french=french) is card


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("as de oros", "1o"),
        ("As oros", "1o"),
        ("AO", "1o"),
        ("a o", "1o"),
        ("1 de espadas", "1e"),
        ("uno de espadas", "1e"),
        ("rey bastos", "12b"),
        ("sota de copas", "10c"),
        ("7 O", "7o"),
        ("7oros", "7o"),
        ("el as de copas", "1c"),
        ("La Sota de Bastos", "10b"),
        ("el 7c", "7c"),
        ("the ace of cups", "1c"),
        ("king of clubs", "12b"),
        ("knight of swords", "11e"),
        ("horse of swords", "11e"),
        ("jack of coins", "10o"),
        ("R copas", "12c"),
        ("CC", "11c"),
        ("so", "10o"),
        ("10o", "10o"),
        ("10O", "10o"),
        ("diez de oros", "10o"),
        ("12 B", "12b"),
        ("séis de cópas", "6c"),
        ("As\u200b de oros", "1o"),
    ],
)
def test_people_write_it_so(text: str, card: str) -> None:
    assert str(parse_card(text, deck=FORTY)) == card


@pytest.mark.parametrize("text", ["7D", "7H", "JO", "QO", "KO", "KC", "7T"])
def test_letters_that_only_a_french_deck_has_are_nothing_in_a_spanish_one(text: str) -> None:
    assert fault_of(text).code in {"card-french", "card-unknown"}


@pytest.mark.parametrize(
    "text",
    ["hola", "oros as", "o1", "13o", "0o", "01o", "1 0 o", "70", "1.5", "\uff11o", "² o", "1º", "de", "el", "{text}"],
)
def test_what_is_no_card_is_quoted_with_an_example(text: str) -> None:
    fault = fault_of(text)
    assert fault.code in {"card-unknown", "card-without-suit"}
    assert f"«{text}»" in fault.text("es")
    assert "«as de oros» o «1o»" in fault.text("es")
    assert "“ace of coins” or “1o”" in fault.text("en")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("az de oros", "as de oros"),
        ("rey de copass", "rey de copas"),
        ("sota bastoss", "sota de bastos"),
        ("kng of swords", "king of swords"),
    ],
)
def test_a_slip_of_the_pen_is_answered_with_what_was_meant(text: str, meant: str) -> None:
    assert f"¿querías decir «{meant}»?" in fault_of(text).text("es")


def test_what_was_meant_is_a_card_of_the_deck() -> None:
    assert fault_of("ochoo de oros").params.get("near") != "ocho de oros"
    assert fault_of("ochoo de oros", FULL_DECK).params.get("near") == "ocho de oros"


@pytest.mark.parametrize("text", ["as", "7", "el rey", "the king", "sota de", "C"])
def test_a_rank_alone_lacks_its_suit(text: str) -> None:
    assert fault_of(text).code == "card-without-suit"


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("1o 2c", "2c"),
        ("1o2c", "2c"),
        ("1o!", "!"),
        ("as de oros, rey de copas", ", rey de copas"),
        ("1o de oros", "de oros"),
        ("AO O", "O"),
        ("el as de oros gana", "gana"),
    ],
)
def test_what_is_left_over_after_a_card_is_named(text: str, rest: str) -> None:
    fault = fault_of(text)
    assert (fault.code, fault.params["rest"]) == ("card-left-over", rest)


@pytest.mark.parametrize("text", ["8o", "9b", "ocho de oros", "nine of clubs"])
def test_eights_and_nines_are_not_in_a_deck_of_forty(text: str) -> None:
    fault = fault_of(text)
    assert fault.code == "card-not-in-deck"
    assert fault.text("es") == f"«{text}» no está en la baraja de este juego, que tiene 40 cartas (números 1–7, 10–12)"


def test_a_card_object_must_be_in_the_deck_too() -> None:
    assert parse_card(CARDS[0], deck=FORTY) is CARDS[0]
    assert fault_of(CARDS[7]).code == "card-not-in-deck"


@pytest.mark.parametrize("value", [None, 3, 1.5, True, ["1o"], {"card": "1o"}, b"1o"])
def test_what_is_not_text_is_no_card(value: object) -> None:
    assert fault_of(value).code == "card-type"


@pytest.mark.parametrize("text", ["", "   ", "\n"])
def test_an_empty_text_is_a_card_missing(text: str) -> None:
    assert fault_of(text).code == "card-empty"


def test_an_endless_text_is_shortened() -> None:
    fault = fault_of("as de oros " * 10_000)
    assert fault.code == "card-too-long"
    assert len(fault.text("es")) < 200


def test_a_fault_says_where() -> None:
    with pytest.raises(TutorError) as caught:
        parse_card("hola", place=Place("case.yaml", 3, 7, "play"))
    assert str(caught.value).startswith("case.yaml:3:7 play: «hola»")


@pytest.mark.parametrize("french", [False, True])
@given(text=st.text(st.sampled_from("asASocebOCEB127810 dehjqkDHJQKlryt♦♥,y.🂡ºñ"), max_size=12) | st.text(max_size=70))
def test_any_text_is_one_card_or_one_fault(french: bool, text: str) -> None:
    try:
        read: object = parse_card(text, french=french)
    except TutorError as error:
        (read,) = error.faults
    assert type(read) in (Card, Fault)
    if isinstance(read, Fault) and "{" not in text:
        assert "{" not in read.text("es") + read.text("en")


def test_a_french_deck_refuses_more_but_never_reads_another_card() -> None:
    def read(text: str, french: bool) -> Card | None:
        try:
            return parse_card(text, french=french)
        except TutorError:
            return None

    texts = [f"{r} {s}" for r in SPANISH_RANKS | FRENCH_RANKS for s in SPANISH_SUITS | FRENCH_SUITS]
    pairs = [(read(text, False), read(text, True)) for text in texts]
    assert [pair for pair in pairs if pair[0] is not None and pair[1] not in (pair[0], None)] == []
    assert sum(spanish is not None and french is None for spanish, french in pairs) > 0
