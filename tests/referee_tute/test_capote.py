"""When a capote may be announced, lost and won; four kings; and the options as they stand."""

from dataclasses import asdict

import pytest

from tests.referee_tute.capote import capote_is_lost, capote_is_won, has_four_kings, may_announce_capote
from tests.referee_tute.law import VARIANTS, law_of

TWO = law_of("habanero")
EIGHT = ["1o", "3o", "12o", "11o", "10o", "7o", "6o", "5o"]


def test_capote_is_announced_when_the_stock_has_just_ended() -> None:
    """With eight cards in the hand and nothing to draw, in the form of two players."""
    assert may_announce_capote(0, EIGHT, TWO)
    assert not may_announce_capote(2, EIGHT, TWO)
    assert not may_announce_capote(0, EIGHT[:7], TWO)
    assert not may_announce_capote(0, EIGHT, law_of("parejas"))


def test_capote_takes_all_eight_tricks() -> None:
    """One lost trick is enough to lose it."""
    assert capote_is_won("A", ["A"] * 8, TWO)
    assert not capote_is_won("A", ["A"] * 7, TWO)
    assert not capote_is_lost("A", ["A"] * 7)
    assert capote_is_lost("A", ["A", "B"])
    assert not capote_is_won("A", ["A"] * 7 + ["B"], TWO)


def test_four_kings_count_only_where_the_table_plays_them() -> None:
    """After a trick won, and while there is stock where there is one."""
    kings = ["12o", "12c", "12e", "12b", "1o"]
    two, four = law_of("habanero", tute_de_reyes=True), law_of("individual", tute_de_reyes=True)
    assert has_four_kings(kings, 1, 2, two)
    assert not has_four_kings(kings, 1, 0, two)
    assert has_four_kings(kings, 1, 0, four)
    assert not has_four_kings(kings, 0, 0, four)
    assert not has_four_kings(kings[1:], 1, 0, four)
    assert not has_four_kings(kings, 1, 2, TWO)


def test_options_stand_as_written() -> None:
    """The same in every form but for the first trick, which matters to three and four players."""
    for variant in VARIANTS:
        assert list(asdict(law_of(variant)).items())[8:] == [
            ("montar_si_fallada", True),
            ("montar_sobre", "mejor"),
            ("pisar", True),
            ("companero_libera", False),
            ("salirse_con_cantes", True),
            ("tute_de_reyes", False),
            ("un_cante_por_baza", True),
            ("cantar_primera_baza", variant != "habanero"),
            ("juegos", 3),
            ("sentido", "antihorario"),
        ]
    with pytest.raises(ValueError, match="montar_sobre"):
        law_of("parejas", montar_sobre="pinte")
    with pytest.raises(ValueError, match="no form"):
        law_of("subastado")
