"""The change of the turned trump, card by card and moment by moment."""

import pytest

from tests.referee_tute.cards import RANKS
from tests.referee_tute.exchange import exchange_rule, takes
from tests.referee_tute.facts import Facts
from tests.referee_tute.law import law_of

STOCK = law_of("habanero")
THREE = law_of("arrastrado")


def test_seven_takes_ace_three_and_figures_and_the_two_takes_seven_and_lower() -> None:
    """Of the suit of trumps; nothing takes the two, and no other card takes anything."""
    for rank in RANKS:
        taken_by_seven = rank in ("1", "3", "12", "11", "10")
        assert takes("7o", f"{rank}o") == taken_by_seven
        assert takes("2o", f"{rank}o") == (rank in ("7", "6", "5", "4"))
        assert not takes("7c", f"{rank}o")
        assert not takes("2c", f"{rank}o")
        assert not any(takes(f"{other}o", f"{rank}o") for other in RANKS if other not in ("7", "2"))


@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        ({"stock": 24, "tricks_won": 1}, None),
        ({"stock": 2, "tricks_won": 1}, None),
        ({"stock": 24, "tricks_won": 0}, "cambiar"),
        ({"stock": 0, "tricks_won": 1}, "cambiar"),
        ({"stock": 10}, "undecided"),
        ({"stock": 10, "upcard": "6o"}, "cambiar"),
    ],
)
def test_with_two_players_a_trick_must_have_been_won_and_stock_be_left(facts: Facts, rule: str | None) -> None:
    """The three of oros is turned, unless said otherwise."""
    hand = ["7o", "2o", "1c", "3c", "4c", "5c", "6c"]
    assert exchange_rule("7o", {"trump": "oros", "upcard": "3o", "hand": hand, **facts}, STOCK) == rule


@pytest.mark.parametrize(
    ("cards", "facts", "rule"),
    [
        (13, {"first_round": True, "tricks_won": 0}, None),
        (12, {"first_round": True, "tricks_won": 0}, None),
        (12, {"first_round": False, "tricks_won": 0}, "cambiar"),
        (13, {}, None),
        (12, {}, "undecided"),
        (12, {"tricks_won": 0}, "undecided"),
        (12, {"tricks_won": 1}, "cambiar"),
        (11, {"tricks_won": 0}, "cambiar"),
    ],
)
def test_with_three_players_the_first_trick_must_not_be_complete(cards: int, facts: Facts, rule: str | None) -> None:
    """The hand tells where the facts do not."""
    hand = ["7o", "1c", "3c", "4c", "5c", "6c", "7c", "1e", "3e", "4e", "5e", "6e", "7e"][:cards]
    assert exchange_rule("7o", {"trump": "oros", "upcard": "12o", "hand": hand, **facts}, THREE) == rule


def test_turned_card_may_be_unknown() -> None:
    """Unless every card that the seven takes is in the hand."""
    hand = ["7o", "1o", "3o", "12o", "11o", "2o", "4c", "5c", "6c", "7c", "1e", "3e", "4e"]
    assert exchange_rule("7o", {"trump": "oros", "hand": hand}, THREE) == "undecided"
    assert exchange_rule("7o", {"trump": "10o", "hand": hand}, THREE) is None
    assert exchange_rule("7o", {"trump": "oros", "hand": [*hand[:5], "10o", *hand[6:]]}, THREE) == "cambiar"
    assert exchange_rule("1o", {"trump": "oros", "hand": hand}, THREE) == "cambiar"


def test_with_four_players_nothing_is_changed_and_a_card_must_be_held() -> None:
    """Neither alone nor in pairs."""
    facts = {"trump": "oros", "upcard": "1o", "hand": ["7o"], "tricks_won": 1, "first_round": True}
    assert exchange_rule("7o", facts, law_of("individual")) == "cambiar"
    assert exchange_rule("7o", facts, law_of("parejas")) == "cambiar"
    with pytest.raises(ValueError, match="not in the hand"):
        exchange_rule("2o", facts, THREE)
    with pytest.raises(ValueError, match="cannot be trumps"):
        exchange_rule("7o", {**facts, "trump": "copas"}, THREE)
