"""Cantes one by one, and what the facts leave open."""

from typing import Any

import pytest

from tests.referee_tute.cante import cante_rule
from tests.referee_tute.law import Law, law_of

STOCK = law_of("habanero")
THREE = law_of("arrastrado")
FOUR = law_of("individual")
PAIRS = law_of("parejas")


def asked(suit: str, law: Law, hand: str, **facts: Any) -> str | None:
    """Espadas are trumps, one trick has been won and nothing has been sung, unless said otherwise."""
    given: dict[str, Any] = {"trump": "espadas", "tricks_won": 1, "sung": [], "hand": hand.split(), **facts}
    if "dealt" in given:
        given["dealt"] = given["dealt"].split()
    return cante_rule(suit, given, law)


PAIR = "12c 11c 1o 4o 5o 6o 7o"


@pytest.mark.parametrize("suit", ["oros", "copas", "espadas", "bastos"])
def test_king_and_caballo_are_needed(suit: str) -> None:
    """The requirement that comes first."""
    assert asked(suit, STOCK, PAIR, stock=24) == (None if suit == "copas" else "cante")
    assert asked(suit, STOCK, "12c 11b 12b 11e", stock=0) == ("cantar_con_mazo" if suit == "bastos" else "cante")


def test_with_two_players_singing_ends_with_the_stock_and_needs_a_trick() -> None:
    """Any trick won will do, and the forty need not come first."""
    assert asked("copas", STOCK, PAIR, stock=2) is None
    assert asked("copas", STOCK, PAIR, stock=0) == "cantar_con_mazo"
    assert asked("copas", STOCK, PAIR, stock=10, tricks_won=0) == "cantar_tras_baza"
    assert asked("copas", STOCK, PAIR, stock=0, tricks_won=0) == "cantar_con_mazo"
    assert asked("copas", STOCK, PAIR, stock=2, tricks_won=9) is None
    assert asked("copas", STOCK, "12c 11c 12e 11e 1o 4o 5o", stock=2) is None


def test_one_cante_for_each_trick_won() -> None:
    """What was sung on this trick may be given, follow from the numbers or from the hand, or be unknown."""
    two = "12c 11c 12b 11b 1o 4o 5o"
    assert asked("bastos", STOCK, two, stock=8, sung=["copas"]) == "uno_por_baza"
    assert asked("bastos", STOCK, two, stock=8, sung=["copas"], tricks_won=2) == "undecided"
    assert asked("bastos", STOCK, two, stock=8, sung=["copas"], tricks_won=2, sung_this_trick=[]) is None
    assert asked("bastos", STOCK, two, stock=8, sung=["copas"], tricks_won=2, sung_this_trick=0) is None
    said = asked("bastos", STOCK, two, stock=8, sung=["copas"], tricks_won=2, sung_this_trick=["copas"])
    assert said == "uno_por_baza"
    broken = "12c 12b 11b 1o 4o 5o 6o"
    assert asked("bastos", STOCK, broken, stock=8, sung=["copas"], tricks_won=2) is None
    free = law_of("habanero", un_cante_por_baza=False)
    assert asked("bastos", free, two, stock=8, sung=["copas"]) is None


def test_nothing_is_sung_twice() -> None:
    """With three players too, where the lone cante has been sung in its time."""
    assert asked("copas", STOCK, PAIR, stock=8, sung=["copas"], tricks_won=2, sung_this_trick=[]) == "ya_cantado"
    assert asked("copas", STOCK, PAIR, stock=8, sung=["copas"]) == "uno_por_baza"
    assert asked("copas", STOCK, PAIR, stock=8, sung=["copas"], tricks_won=2) == "open"
    assert asked("copas", THREE, PAIR, sung=["copas"], tricks_won=2, sung_this_trick=[]) == "ya_cantado"
    assert asked("copas", law_of("habanero", un_cante_por_baza=False), PAIR, stock=8, sung=["copas"]) == "ya_cantado"


def test_forty_comes_first_with_three_players_only() -> None:
    """And only while it is held and has not been sung."""
    both = "12c 11c 12e 11e 1o 4o 5o"
    assert asked("copas", THREE, both) == "las_cuarenta_primero"
    assert asked("espadas", THREE, both) is None
    assert asked("copas", FOUR, both) is None
    assert asked("copas", PAIRS, both) is None
    assert asked("copas", THREE, both, sung=["espadas"], tricks_won=2, sung_this_trick=[]) is None
    assert asked("copas", THREE, both, tricks_won=3) == "las_cuarenta_primero"
    assert asked("copas", THREE, "12c 11c 12b 11b 1o 4o 5o") is None


def test_lone_cante_is_lost_after_the_first_trick_won() -> None:
    """Two cantes held then may wait; one of them may have been sung, or broken, since."""
    dealt = "12c 11c 1o 3o 4o 5o 6o 7o 2o 10b"
    now = "12c 11c 1o 3o 4o 5o 6o"
    assert asked("copas", FOUR, now, dealt=dealt, tricks_won=2) == "cantar_primera_baza"
    assert asked("copas", FOUR, now, dealt=dealt, tricks_won=1) is None
    assert asked("copas", FOUR, now, tricks_won=2) == "undecided"
    assert asked("copas", law_of("individual", cantar_primera_baza=False), now, tricks_won=2) is None
    assert asked("copas", FOUR, "12c 11c 12b 11b 1o 3o", tricks_won=2) is None
    assert asked("copas", FOUR, now, tricks_won=3, sung=["bastos"]) is None  # broken since, so sung before
    other = "12c 11c 1o 3o 4o 5o 6o 12b 11b 10b"
    assert asked("copas", FOUR, now, dealt=other, tricks_won=2) == "undecided"
    assert asked("copas", FOUR, "12c 11c 1o 3o 4o 5o 6o 10b", dealt=other, tricks_won=2) == "cantar_primera_baza"
    assert asked("copas", FOUR, now, dealt=other, tricks_won=2, cantes_at_first_trick=["copas", "bastos"]) is None


def test_what_is_not_given_is_unknown_unless_it_changes_nothing() -> None:
    """Tricks won and cantes sung."""
    hand = PAIR.split()
    assert cante_rule("oros", {"trump": "oros", "hand": hand}, THREE) == "cante"
    assert cante_rule("copas", {"trump": "oros", "hand": hand}, THREE) == "undecided"
    assert cante_rule("copas", {"trump": "oros", "hand": hand, "tricks_won": 1}, FOUR) == "undecided"
    whole = [*hand, "1e", "3e", "1b"]
    assert cante_rule("copas", {"trump": "oros", "hand": whole, "sung": []}, FOUR) == "cantar_tras_baza"
    assert cante_rule("copas", {"trump": "oros", "hand": hand, "sung": []}, FOUR) == "undecided"


def test_of_two_rules_that_may_fail_none_is_named() -> None:
    """A twenty before the forty is refused in any case; whether it was also too late is not known."""
    both = "12c 11c 12e 11e 1o 4o 5o"
    assert asked("copas", THREE, both, tricks_won=2) == "las_cuarenta_primero"
    assert asked("copas", THREE, PAIR, tricks_won=3, sung=[], sung_this_trick=1) == "open"


def test_tricks_won_are_bounded_by_the_stock_and_by_what_was_sung() -> None:
    """Whoever has sung has won as many tricks; with the stock whole one trick can have been won at most."""
    two = ["12c", "11c", "12b", "11b", "1o", "4o", "5o"]
    facts: dict[str, Any] = {"trump": "oros", "hand": two, "sung": ["copas"], "stock": 24}
    assert cante_rule("bastos", facts, STOCK) == "uno_por_baza"
    assert cante_rule("bastos", {**facts, "stock": 22}, STOCK) == "undecided"
    assert cante_rule("bastos", {**facts, "sung": ["oros", "copas"], "stock": 22}, STOCK) == "uno_por_baza"
    for law in (STOCK, law_of("habanero", un_cante_por_baza=False)):
        with pytest.raises(ValueError, match="no course"):
            cante_rule("bastos", {**facts, "tricks_won": 0}, law)
