"""What is sung and announced, and whose tricks and plays are spoken of."""

from __future__ import annotations

import pytest

import tutor
from tests.ask.test_games import explain, refused
from tutor.ask.answer import outcome_words

SINGS = {"trump": "oros", "tricks_won": 2, "sung": [], "sung_this_trick": False, "sing": "copas"}


@pytest.mark.parametrize(
    ("variant", "es", "en"),
    [
        ("individual", "no tienes ninguna baza ganada", "you have no tricks"),
        ("parejas", "tu compañero y tú no tenéis ninguna baza ganada", "you and your partner have no tricks"),
    ],
)
def test_tricks_are_those_of_both_partners(variant: str, es: str, en: str) -> None:
    answer = explain({**SINGS, "hand": ["12c", "11c"], "tricks_won": 0}, variant)
    assert answer.text("es").endswith(f": {es}.")
    assert answer.text("en").endswith(f": {en}.")


def test_a_hand_holds_nothing_that_it_did_not_hold_where_nothing_is_drawn() -> None:
    told = {**SINGS, "hand": ["12c", "5b"], "first_win": ["12c", "11c", "2o"]}
    assert "«5b» está en «hand» y no en «first_win»" in refused(told, "individual")[0]
    assert explain({**told, "hand": ["12c", "11c"]}, "individual").rule == "cantar_primera_baza"


def test_of_several_things_that_a_card_has_to_be_the_one_that_it_is_not_is_named() -> None:
    told = {"trump": "bastos", "trick": ["6c", "5b", "11b", "4b"], "hand": ["10b", "12b", "2e"]}
    pocha = tutor.load("pocha", variant="completa")
    low, other = (pocha.explain(told | {"play": card}) for card in ("10b", "2e"))
    assert low.text("es").endswith("tienes el rey de bastos. La sota de bastos no gana al caballo de bastos.")
    assert low.text("en").endswith("The jack of clubs does not beat the knight of clubs.")
    assert other.text("es").endswith("tienes el rey de bastos. El dos de espadas no es triunfo.")


def test_what_would_turn_a_capote_is_how_many_cards_there_are() -> None:
    hand = ["1c", "3c", "12c", "11c", "10c", "7c", "6c", "5c"]
    answer = explain({"hand": hand, "stock": 0, "announce": "capote"})
    assert "Sería ilegal si en tu mano hubiera 7 cartas." in answer.text("es", full=True)
    assert "It would be illegal if there were 7 cards in your hand." in answer.text("en", full=True)


def test_a_renuncio_is_said_of_whoever_played() -> None:
    tricks = [[{"Ana": "6c"}, {"Beto": "4o"}, {"Caro": "7c"}], [{"Beto": "2c"}, {"Caro": "10c"}, {"Ana": "11c"}]]
    told = {"trump": "oros", "tricks": tricks, "renuncio": {"player": "Beto", "trick": 1}}
    answer = explain(told, "arrastrado")
    assert "Beto debe echar una carta del palo de salida (copas), y tiene el dos de copas." in answer.text("es")
    assert "Beto must play a card of the suit led (cups), and Beto has the two of cups." in answer.text("en")


def test_everybody_is_called_as_the_case_calls_them_or_by_the_letter_of_the_seat() -> None:
    pocha = tutor.load("pocha", variant="completa")
    for names, level in (("ABCD", "B y C empatan a 3"), (("Ana", "Beto", "Íñigo", "Eva"), "Beto e Íñigo empatan a 3")):
        offers = dict(zip(names, (1, 3, 3, 2), strict=True))
        given = list(offers.values()) if names == "ABCD" else offers
        answer = pocha.explain(auction_bids=given, namer=True)
        assert answer.text("es").startswith(level)
        assert answer.text("en").endswith(f"decides: {names[1]}.")
        assert (answer.value, outcome_words(answer.value, "es")) == (2, names[1])
        told = {key: value for key, value in offers.items() if key != names[3]}
        bidding = {"cards": 9, "players": 4, "bids": told if given is offers else [*told.values()], "bid": 2}
        assert f"Sería legal si {names[0]} hubiera pedido 0 en vez de 1." in pocha.explain(bidding).text(full=True)


def test_a_form_is_called_by_its_name_and_not_as_it_is_typed() -> None:
    escoba = tutor.load("escoba")
    answer = escoba.explain(opening=["7o", "10c", "6e", "11b"])
    assert {
        lang: next(name for name, value in answer.tables.outcomes(lang) if value == answer.by_variant["quince-wiki"])
        for lang in ("es", "en")
    } == {"es": "quince con escoba de mano", "en": "fifteen with an opening escoba"}
    for lang, missing in (("es", "No puede darse en: científica"), ("en", "It cannot occur in: scientific")):
        assert missing in answer.text(lang, full=True)
        assert "quince-wiki" not in answer.text(lang, full=True)
    with pytest.raises(tutor.TutorError) as found:
        tutor.load("escoba", variant="quince-wiki").explain(deal=True, players=6)
    assert "en esta forma (quince con escoba de mano) el número" in found.value.text("es")
    assert "in this form (fifteen with an opening escoba) the number" in found.value.text("en")
