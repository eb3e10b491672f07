"""Legal cards, the rule that decides, and winners, by hand and at random."""

import random

import pytest

from tests.referee_tute.cards import SUITS, full_deck, of_suit
from tests.referee_tute.law import Law, law_of
from tests.referee_tute.play import broken_rule, legal, operative_rule, winner

STOCK = law_of("habanero")
THREE = law_of("arrastrado")
FOUR = law_of("individual")
PAIRS = law_of("parejas")


@pytest.mark.parametrize(
    ("hand", "trick", "stock", "law", "allowed"),
    [
        ("1c 2o 5b", "7c", 24, STOCK, "1c 2o 5b"),  # a plain lead binds nobody
        ("2e 1e 5b", "7e", 2, STOCK, "2e 1e"),  # a trump lead is followed, over or under
        ("2o 5b", "7e", 2, STOCK, "2o 5b"),
        ("2e 1e 5b", "7e", 0, STOCK, "1e"),
        ("2c 1c 5b", "7c", 0, STOCK, "1c"),
        ("2e 1o 5b", "7c", 0, STOCK, "2e"),
        ("1c 4c 6e", "7c 2e", 0, THREE, "1c"),  # beating is owed although it has been ruffed
        ("1c 4c 6e", "7c 2e", 0, law_of("arrastrado", montar_si_fallada=False), "1c 4c"),
        ("1e 4e 6c", "7e 5e", 0, law_of("arrastrado", montar_si_fallada=False), "1e"),  # no exemption under trumps
        ("10c 4c", "7c 1c", 0, THREE, "10c 4c"),  # nothing beats the ace
        ("10c 4c", "7c 1c", 0, law_of("arrastrado", montar_sobre="salida"), "10c"),
        ("3c 10c 4c", "7c 12c", 0, law_of("arrastrado", montar_sobre="salida"), "3c 10c"),
        ("3c 10c 4c", "7c 12c", 0, THREE, "3c"),
        ("6e 2e 1o", "7c 5e", 0, THREE, "6e"),
        ("6e 2e 1o", "7c 5e", 0, law_of("arrastrado", pisar=False), "6e 2e"),
        ("4e 2e 1o", "7c 5e", 0, THREE, "4e 2e 1o"),  # contrafallo
        ("4e 2e 1o", "7c 5e", 0, law_of("arrastrado", pisar=False), "4e 2e"),
        ("4e 1o", "7c 1c 5c", 0, PAIRS, "4e"),
        ("4e 1o", "7c 1c 5c", 0, law_of("parejas", companero_libera=True), "4e 1o"),
        ("4e 1o", "7c 1c 5c", 0, law_of("individual", companero_libera=True), "4e"),
        ("4e 1o", "1c 7c", 0, law_of("parejas", companero_libera=True), "4e 1o"),  # the partner led
        ("4e 1o", "7c", 0, law_of("parejas", companero_libera=True), "4e"),  # only an adversary has played
        ("4e 1o", "1c 7c 5c", 0, law_of("parejas", companero_libera=True), "4e"),  # an adversary is winning
        ("6e 2e 1o", "7c 4e 5c", 0, law_of("parejas", companero_libera=True), "6e 2e 1o"),
        ("1c 2c 1o", "7c 12c 5c", 0, law_of("parejas", companero_libera=True), "1c"),  # beating is still owed
    ],
)
def test_duties_of_every_form(hand: str, trick: str, stock: int, law: Law, allowed: str) -> None:
    """Espadas are trumps."""
    assert legal(hand.split(), trick.split(), "espadas", law, stock) == allowed.split()


FREE = law_of("parejas", companero_libera=True)
LOOSE = law_of("arrastrado", montar_si_fallada=False)


@pytest.mark.parametrize(
    ("hand", "trick", "stock", "law", "card", "rule"),
    [
        ("1c 2o 5b", "", 24, STOCK, "1c", "salida"),
        ("1c 2o 5b", "7c", 24, STOCK, "2o", "mazo"),
        ("1c 4c 5b", "7c", 24, STOCK, "4c", "mazo"),
        ("1c 4c 5b", "7c", 24, STOCK, "1c", None),  # it would be right without stock too
        ("2e 5b", "7c", 24, STOCK, "5b", "mazo"),
        ("2e 1e 5b", "7e", 24, STOCK, "2e", "asistir"),
        ("2o 5b", "7e", 24, STOCK, "2o", None),
        ("1c 4c", "7c", 0, STOCK, "1c", "montar"),
        ("2c 4c", "7c", 0, STOCK, "4c", "asistir"),
        ("2e 4o", "7c", 0, STOCK, "2e", "fallar"),
        ("2o 4o", "7c", 0, STOCK, "2o", None),
        ("1c 4c", "7c 2e", 0, THREE, "1c", "montar"),
        ("1c 4c", "7c 2e", 0, LOOSE, "1c", "asistir"),
        ("1c 4c", "7c 2e", 0, LOOSE, "4c", "baza_fallada"),
        ("6e 4o", "7c 5e", 0, THREE, "6e", "pisar"),
        ("4e 4o", "7c 5e", 0, THREE, "4e", None),
        ("4e 4o", "7c 5e", 0, law_of("arrastrado", pisar=False), "4e", "fallar"),
        ("4e 1o", "7c 1c 5c", 0, FREE, "1o", "gana_el_companero"),
        ("4e 1o", "7c 1c 5c", 0, FREE, "4e", None),
        ("6e 1o", "7c 4e 5c", 0, FREE, "1o", "pisa_el_companero"),
        ("6e 1o", "7c 4e 5c", 0, FREE, "6e", None),
        ("2e 1o", "7c 4e 5c", 0, FREE, "1o", None),  # no trump goes over: nothing to be released from
    ],
)
def test_a_legal_card_names_its_release_or_the_last_duty_that_bound(
    hand: str, trick: str, stock: int, law: Law, card: str, rule: str | None
) -> None:
    """Espadas are trumps."""
    assert operative_rule(hand.split(), trick.split(), "espadas", card, law, stock) == rule


@pytest.mark.parametrize(
    ("hand", "trick", "stock", "law", "card", "rule"),
    [
        ("2e 5b", "7e", 2, STOCK, "5b", "asistir"),
        ("6c 1e", "7c", 0, STOCK, "1e", "asistir"),
        ("1c 6c", "7c", 0, STOCK, "6c", "montar"),
        ("1e 2e", "7e 5o", 0, THREE, "2e", "montar"),
        ("10c 4c", "7c 1c", 0, law_of("arrastrado", montar_sobre="salida"), "4c", "montar"),
        ("2e 1o", "7c", 0, STOCK, "1o", "fallar"),
        ("6e 2e 1o", "7c 5e", 0, THREE, "2e", "pisar"),
        ("6e 2e 1o", "7c 5e", 0, FOUR, "1o", "pisar"),
        ("6e 2e 1o", "7c 5e", 0, law_of("individual", pisar=False), "1o", "fallar"),
    ],
)
def test_a_refused_card_names_the_first_rule_that_refuses_it(
    hand: str, trick: str, stock: int, law: Law, card: str, rule: str
) -> None:
    """Espadas are trumps."""
    assert broken_rule(hand.split(), trick.split(), "espadas", card, law, stock) == rule


LAWS = [
    law_of(variant, montar_si_fallada=ruffed, montar_sobre=over, pisar=pisar, companero_libera=free)
    for variant in ("habanero", "arrastrado", "individual", "parejas")
    for ruffed in (True, False)
    for over in ("mejor", "salida")
    for pisar in (True, False)
    for free in (True, False)
]


def test_legal_cards_are_exactly_those_that_no_rule_refuses() -> None:
    """The two are written apart; a hand always has a legal card; `mazo` is named where it alone lets a card pass."""
    rng = random.Random(1)
    for law in LAWS * 120:
        cards = rng.sample(full_deck(), 16)
        hand, trick = cards[: rng.randint(1, law.cards_each)], cards[13 : 13 + rng.randint(0, law.players - 1)]
        trump = rng.choice(SUITS)
        if rng.random() < 0.5 and trick:
            hand = [card for card in hand if card[-1] != trick[0][-1]] or hand
        stock = rng.choice([0, 2, 24]) if law.has_stock else 0
        allowed = legal(hand, trick, trump, law, stock)
        assert allowed
        assert allowed == [card for card in hand if broken_rule(hand, trick, trump, card, law, stock) is None]
        for card in allowed:
            rule = operative_rule(hand, trick, trump, card, law, stock)
            if stock and trick and not of_suit(trick, trump):
                assert (rule == "mazo") == (card not in legal(hand, trick, trump, law))


def test_trick_goes_to_the_highest_trump_or_else_to_the_highest_of_the_suit_led() -> None:
    """Trump may be given as the turned card, whatever its rank."""
    assert winner(["7c", "1o", "3c"], "espadas") == 3
    assert winner(["7c", "2o", "3c", "4o"], "3o") == 4
    assert winner(["4o", "2o", "1c", "7o"], "oros") == 4
