"""Deals, turns, claims and small endings, by hand."""

from collections.abc import Iterable

import pytest

from tests.referee_escoba.cards import full_deck
from tests.referee_escoba.house import house_law
from tests.referee_escoba.law import Impossible, Law, law_of
from tests.referee_escoba.play import ending, perft
from tests.referee_escoba.start import laid_out
from tests.referee_escoba.table import Move, Table
from tests.referee_escoba.turns import after, moves

QUINCE, WIKI, LIMPIA = law_of("quince"), law_of("quince-wiki"), law_of("limpia")


def test_cards_go_out_three_by_three_from_mano_on() -> None:
    table = laid_out(full_deck(), 3, LIMPIA)
    assert table.hands == [["1o", "2o", "3o"], ["4o", "5o", "6o"], ["7o", "10o", "11o"]]
    assert table.cards == ["12o", "1c", "2c", "3c"]
    assert len(table.stock) == 27
    table = laid_out(full_deck(), 4, law_of("cientifica"))
    assert [len(hand) for hand in table.hands] == [10, 10, 10, 10]
    assert (table.cards, table.stock, len(table.piles)) == ([], [], 2)
    for players, law, pairs in [(5, QUINCE, False), (3, QUINCE, True), (4, WIKI, True)]:
        with pytest.raises(Impossible):
            laid_out(full_deck(), players, law, pairs)


def play_through(table: Table, law: Law, wanted: Iterable[Move]) -> Table:
    """The table after some moves, each of which must be allowed."""
    for move in wanted:
        assert move in moves(table, law)
        table = after(table, move, law)
    return table


def test_a_claim_comes_before_the_card_of_the_next_player() -> None:
    """The sota is left beside the seven; the claim sweeps, and the claimer still plays."""
    table = ending([["10c", "1c"], ["2b", "3b"]], ["7o"], QUINCE)
    table = play_through(table, QUINCE, [Move("play", "10c", [])])
    assert moves(table, QUINCE) == [Move("claim", "10c", ["7o"]), Move("pass", "10c", [])]
    claimed = play_through(table, QUINCE, [Move("claim", "10c", ["7o"])])
    assert (claimed.turn, claimed.last, claimed.escobas, claimed.cards) == (1, 1, [0, 1], [])
    assert moves(claimed, QUINCE) == [Move("play", "2b", []), Move("play", "3b", [])]
    passed = play_through(table, QUINCE, [Move("pass", "10c", []), Move("play", "2b", []), Move("play", "1c", [])])
    assert [move.kind for move in moves(passed, QUINCE)] == ["play"]  # the ace takes nothing, the sota's time is past


def test_a_claim_crosses_the_new_deal_but_not_the_end() -> None:
    """The last card of a deal may be claimed by mano; the last of the hand by nobody."""
    table = ending([["1c"], ["10c"]], ["7o"], QUINCE, stock=["2o", "3o", "4o", "2c", "3c", "4c"])
    table = play_through(table, QUINCE, [Move("play", "1c", []), Move("play", "10c", [])])
    assert table.hands == [["2o", "3o", "4o"], ["2c", "3c", "4c"]]
    assert moves(table, QUINCE)[0] == Move("claim", "10c", ["7o"])
    table = ending([["1c"], ["10c"]], ["7o"], QUINCE)
    assert moves(play_through(table, QUINCE, [Move("play", "1c", []), Move("play", "10c", [])]), QUINCE) == []


def test_whoever_captures_plays_again_where_the_house_says_so() -> None:
    """Then the turn passes to whoever still has cards."""
    law = house_law(7, WIKI)
    table = play_through(
        ending([["10c", "1c"], ["2b", "3b"]], ["7o", "4o"], law),
        law,
        [Move("play", "10c", ["7o"]), Move("play", "1c", [])],
    )
    assert (table.turn, table.hands) == (1, [[], ["2b", "3b"]])
    assert play_through(table, law, [Move("play", "2b", [])]).turn == 1
    table = ending([["1c"], ["2b"], [], ["3b", "4b"], ["5b"]], ["11o"], law)
    table = play_through(table, law, [Move("play", "1c", []), Move("play", "2b", [])])
    assert (table.turn, table.hands) == (3, [[], [], [], ["3b", "4b"], ["5b"]])


@pytest.mark.parametrize(
    ("hands", "cards", "stock", "law", "count"),
    [
        (["1o", "2o"], "", "", QUINCE, 1),
        (["1o 2o", "3o 4o"], "", "", WIKI, 4),  # nothing to take
        (["10c", "2b"], "7o", "", WIKI, 2),  # take or leave
        (["10c", "2b"], "7o", "", QUINCE, 3),  # take; leave and pass; leave and claim
        (["10c", "2b"], "7o", "", law_of("quince", captura_obligatoria="carta"), 1),
        (["10c", "7b"], "7o", "", WIKI, 3),  # take and leave; leave, then take the sota or not
        (["10c", "7b"], "7o", "", QUINCE, 4),  # take; leave, pass, take or not; leave, claim, leave
        (["7c", "2b"], "7o 3o 4o", "", LIMPIA, 3),  # the equal, the sum, neither
        (["1o", "2o"], "", "3o 4o 5o 6o 7o 1c", LIMPIA, None),
    ],
)
def test_perft_counts_small_endings(hands: list[str], cards: str, stock: str, law: Law, count: int | None) -> None:
    """Counted on paper; the last only says that a new deal is gone through."""
    found = perft(ending([hand.split() for hand in hands], cards.split(), law, stock.split()), law)
    assert found == count if count is not None else found > 36
