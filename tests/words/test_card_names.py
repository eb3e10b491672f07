"""Cards as players say them, alone and several together."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.cards import CARDS, FULL_DECK, Card, CardSet, parse_card, parse_cards
from tutor.words import listing, name_card, name_cards, name_rank, name_suit
from tutor.words.hand import CardArticle
from tutor.words.listing import Last


def spoken(cards: str, lang: str = "es", last: Last = "and", article: CardArticle = "the") -> str:
    return name_cards(CardSet.of(cards), lang, last, article)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_spoken_card_can_be_read(lang: str) -> None:
    assert [parse_card(name_card(card, lang).bare) for card in CARDS] == list(CARDS)
    assert [parse_card(name_card(card, lang).the) for card in CARDS] == list(CARDS)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_spoken_list_of_cards_can_be_read(lang: str) -> None:
    assert parse_cards(listing([name_card(card, lang).the for card in CARDS], lang)) == CARDS


def test_only_the_sota_is_feminine() -> None:
    assert [rank for rank in range(1, 13) if name_rank(rank, "es").the.startswith("la ")] == [10]
    assert {card.rank for card in CARDS if name_card(card, "es").a.startswith("una ")} == {10}


def test_every_name_of_a_rank() -> None:
    assert [name_rank(rank, "es").a for rank in range(1, 13)] == [
        "un as",
        "un dos",
        "un tres",
        "un cuatro",
        "un cinco",
        "un seis",
        "un siete",
        "un ocho",
        "un nueve",
        "una sota",
        "un caballo",
        "un rey",
    ]
    assert [name_rank(rank, "en").a for rank in range(1, 13)] == [
        "an ace",
        "a two",
        "a three",
        "a four",
        "a five",
        "a six",
        "a seven",
        "an eight",
        "a nine",
        "a jack",
        "a knight",
        "a king",
    ]


def test_suits_have_gender_and_no_article() -> None:
    assert [name_suit(suit, "es").agree("otro") for suit in range(4)] == ["otros", "otras", "otras", "otros"]
    assert [name_suit(suit, "es").the for suit in range(4)] == ["oros", "copas", "espadas", "bastos"]
    assert [name_suit(suit, "en").the for suit in range(4)] == ["coins", "cups", "swords", "clubs"]


@pytest.mark.parametrize(
    ("cards", "es", "en"),
    [
        ("1c", "el as de copas", "the ace of cups"),
        ("6c 1c", "el as y el seis de copas", "the ace and six of cups"),
        ("10o 11o 12o", "el rey, el caballo y la sota de oros", "the king, knight and jack of coins"),
        ("1c 3e", "el as de copas y el tres de espadas", "the ace of cups and the three of swords"),
        (
            "7o 1c 3e",
            "el siete de oros, el as de copas y el tres de espadas",
            "the seven of coins, the ace of cups and the three of swords",
        ),
        (
            "1c 6c 3e",
            "el as y el seis de copas, y el tres de espadas",
            "the ace and six of cups, and the three of swords",
        ),
        (
            "1c 6c 3e 2b",
            "el as y el seis de copas, el tres de espadas, y el dos de bastos",
            "the ace and six of cups, the three of swords, and the two of clubs",
        ),
        (
            "1o 3o 12o 1c",
            "el as, el tres y el rey de oros; y el as de copas",
            "the ace, three and king of coins; and the ace of cups",
        ),
        ("", "ninguna carta", "no cards"),
    ],
)
def test_cards_are_grouped_by_suit(cards: str, es: str, en: str) -> None:
    assert (spoken(cards, "es"), spoken(cards, "en")) == (es, en)


@pytest.mark.parametrize(
    ("cards", "es", "en"),
    [
        ("6c 4c", "el seis o el cuatro de copas", "the six or four of cups"),
        ("1c 3e", "el as de copas o el tres de espadas", "the ace of cups or the three of swords"),
        (
            "1c 6c 3e",
            "el as o el seis de copas, o el tres de espadas",
            "the ace or six of cups, or the three of swords",
        ),
    ],
)
def test_cards_to_choose_from(cards: str, es: str, en: str) -> None:
    assert (spoken(cards, "es", "or"), spoken(cards, "en", "or")) == (es, en)


@pytest.mark.parametrize(
    ("article", "es", "en"),
    [
        ("a", "una sota y un siete de oros", "a jack and a seven of coins"),
        ("none", "sota y siete de oros", "jack and seven of coins"),
    ],
)
def test_other_articles(article: CardArticle, es: str, en: str) -> None:
    assert (spoken("7o 10o", "es", "and", article), spoken("7o 10o", "en", "and", article)) == (es, en)


def test_o_is_u_before_ocho() -> None:
    assert name_cards(CardSet.of("7o 8o"), "es", "or", "none", order=(7, 8)) == "siete u ocho de oros"


def test_the_order_of_ranks_is_chosen_and_the_others_come_last() -> None:
    assert name_cards(CardSet.of("1o 7o 2o"), "es", order=(7,)) == "el siete, el as y el dos de oros"


def test_a_card_a_mask_and_a_collection_say_the_same() -> None:
    card = Card(12)
    texts = [name_cards(each, "es") for each in (card, card.bit, [12], {card}, CardSet(card.bit))]
    assert texts == ["el as de copas"] * 5


@given(st.integers(1, FULL_DECK), st.sampled_from(["and", "or"]), st.sampled_from(["the", "a", "none"]))
def test_every_card_is_named_once_and_nothing_else(mask: int, last: Last, article: CardArticle) -> None:
    ranks = {name_rank(rank, "es").bare: rank for rank in range(1, 13)}
    named = [
        f"{ranks[word]}{suit[0]}"
        for group, suit in re.findall(r"(.*?) de (oros|copas|espadas|bastos)", name_cards(mask, "es", last, article))
        for word in re.findall(r"\w+", group)
        if word in ranks
    ]
    assert sorted(named) == sorted(map(str, CardSet(mask)))
