"""Renuncios with hidden hands, by hand, and the short way against the exhaustive one."""

import random

from tests.referee.cards import SUITS, full_deck
from tests.referee.law import law_of
from tests.referee.renuncio import Trick, possible_rules, renuncio, renuncio_rule

LAW = law_of("completa")


def record(*tricks: str) -> list[Trick]:
    """Tricks written as "A 7c, B 12c"."""
    return [[(play.split()[0], play.split()[1]) for play in trick.split(",")] for trick in tricks]


def test_a_card_shown_later_proves_it_whatever_else_was_held() -> None:
    """C discarded on copas and later played one."""
    tricks = record("A 7c, B 12c, C 5o, D 4c", "B 10e, C 6c, D 2e, A 4e")
    assert renuncio("C", 1, tricks, "bastos", None, LAW) == "illegal"
    assert renuncio("C", 1, tricks, "bastos", 10, LAW) == "illegal"
    assert renuncio_rule("C", 1, tricks, "bastos", 10, LAW) == "asistir"


def test_verdict_may_be_proved_while_the_rule_stays_open() -> None:
    """B did not ruff and had a trump; whether B had copas too is not known, until the record is complete."""
    tricks = record("A 7c, B 5o, C 4c", "A 1e, B 4b, C 5e")
    assert renuncio("B", 1, tricks, "bastos", 3, LAW) == "illegal"
    assert renuncio_rule("B", 1, tricks, "bastos", 3, LAW) is None
    assert renuncio_rule("B", 1, tricks, "bastos", 2, LAW) == "fallar"


def test_nothing_is_proved_while_cards_are_hidden() -> None:
    """Of three tricks one is not recorded; without the number of tricks nothing is certain either."""
    tricks = record("A 7c, B 5o, C 4c", "A 1e, B 4e, C 5e")
    assert renuncio("B", 1, tricks, "bastos", 3, LAW) == "undecided"
    assert renuncio("B", 1, tricks, "bastos", None, LAW) == "undecided"
    assert renuncio("B", 1, tricks, "bastos", 2, LAW) == "legal"


def test_leading_and_winning_with_the_ace_are_never_a_renuncio() -> None:
    """Whatever is hidden."""
    tricks = record("A 7c, B 1c, C 4c")
    for cards in (None, 1, 5, 13):
        assert renuncio("A", 1, tricks, "bastos", cards, LAW) == "legal"
        assert renuncio("B", 1, tricks, "bastos", cards, LAW) == "legal"


def test_the_turned_card_is_in_no_hand() -> None:
    """B under the three: only the ace could have beaten it, and the ace is turned."""
    tricks = record("A 3o, B 7o, C 4o, D 5o")
    assert renuncio("B", 1, tricks, "1o", 2, LAW) == "legal"
    assert renuncio("B", 1, tricks, "oros", 2, LAW) == "undecided"
    assert renuncio("B", 1, tricks, "1o", 10, LAW) == "undecided"


def test_a_last_card_shown_by_the_dealer_is_known() -> None:
    """All ten dealt and the ace of oros shown: it is D's, and nobody else's."""
    tricks = record("A 3o, B 7o, C 4o, D 5o")
    shown = law_of("sencilla")
    assert renuncio("D", 1, tricks, "1o", 10, shown) == "illegal"
    assert renuncio("B", 1, tricks, "1o", 10, shown) == "legal"


def test_a_few_hands_show_every_answer_that_all_hands_show() -> None:
    """Random records of four players, sixteen cards and little hidden, both ways."""
    rng = random.Random(3)
    several = 0
    for _ in range(150):
        length = rng.randint(2, 6)
        recorded = rng.randint(max(1, length - 3), length)
        cards = rng.sample(full_deck(40), 4 * recorded)
        tricks: list[Trick] = [list(zip("ABCD", cards[4 * i : 4 * i + 4], strict=True)) for i in range(recorded)]
        asked = ("BCD"[rng.randint(0, 2)], rng.randint(1, recorded), tricks, rng.choice(SUITS), length, LAW)
        exhaustive = possible_rules(*asked, limit=10**9)
        assert set(possible_rules(*asked, limit=1)) == set(exhaustive)
        several += len(exhaustive) > 1
    assert several > 30
