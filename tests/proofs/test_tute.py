"""Where the play of the four forms of Tute, and of Pocha, is the same and where it is not, over every position.

Any hand, any trick that can lie there, any trump; in the form with a stock, any cards in it. The smallest positions on
which two tables part are stored beside the law: none smaller does, and the front door answers as it says there. It cannot see
what is sung or scored: `tests/differences` asks that.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations as pairs_of
from typing import Any

import pytest

from tests.proofs.laws import confirm, library
from tests.proofs.tute_laws import BELIEFS, FORMS, GAME, NO_STOCK, PLAY_OPTIONS, POCHA, Seats, combinations
from tutor.ask.differences import Parting, partings_of, tables_of
from tutor.law.chain_logic import ChainProgram
from tutor.law.model import Law
from tutor.law.position_logic import PositionProgram
from tutor.law.prove import Difference, smallest_difference, solve

STORED = [
    each for each in partings_of(library(), GAME) if each.of in ("options", "misconceptions") and "play" in each.ask
]
WITH_POCHA = {"trump": "oros", "trick": ["12c", "2o"], "hand": ["3c", "6c"], "play": "6c"}  # and nothing smaller
RUFFED = "ruffed' :- order(_,S,_), trump(S), order(1,T,_), not trump(T)."
HEADED = "follows' :- order(1,S,_), hand(S,_)."
FREE = {"montar_si_fallada": False}

# Two tables, the longest trick, and where they play alike: everywhere, unless something is said.
ALIKE: dict[str, tuple[Seats, Seats, int, str]] = {
    **{f"{one} {other}": (Seats(one), Seats(other), Seats(one).longest, "") for one, other in pairs_of(FORMS[1:], 2)},
    **{f"habanero without stock, {other}": (Seats("habanero"), Seats(other), 1, NO_STOCK) for other in FORMS[1:]},
    "habanero without stock, pocha": (Seats("habanero"), POCHA, 1, NO_STOCK),
    "habanero with stock, a trump led": (
        Seats("habanero"),
        Seats("habanero", belief="T7"),
        1,
        ":- order(1,S,_), not trump(S).",
    ),
    "pocha and a ruffed trick free": (Seats("individual", FREE), POCHA, 3, ""),
    "pocha, where the trick is not ruffed": (Seats("individual"), POCHA, 3, f"{RUFFED} :- ruffed'."),
    "pocha, where the suit led is not held": (Seats("individual"), POCHA, 3, f"{HEADED} :- follows'."),
    "companero_libera, where the partner is not winning": (
        Seats("parejas"),
        Seats("parejas", {"companero_libera": True}),
        3,
        ":- b_best'(S,R), b_of_partner'(S,R).",
    ),
    "pisar, where no trump lies": (
        Seats("individual"),
        Seats("individual", {"pisar": False}),
        3,
        f"{RUFFED} :- ruffed'.",
    ),
    "montar_sobre, of two cards": (Seats("individual"), Seats("individual", {"montar_sobre": "salida"}), 1, ""),
}
# Options of play that a form cannot use: no trick of two players is ruffed before one's turn, and only pairs have partners.
IDLE = [
    *(("habanero", {name: value}) for name, value in (("montar_si_fallada", False), ("montar_sobre", "salida"), ("pisar", False))),
    *((form, {"companero_libera": True}) for form in FORMS[:3]),
]  # fmt: skip


def parting(one: Seats, other: Seats, longest: int, where: str = "") -> Difference | None:
    """The smallest position on which two tables part; searched once where several play by the same rules."""
    return searched(Programs(one.law), Programs(other.law), longest, where)


class Programs:
    """A law, the same as another if they say the same of playing a card."""

    def __init__(self, law: Law) -> None:
        self.law = law
        self.key = (law.zones.keys(), ChainProgram(law.decisions["jugar"], law, "a_").text())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Programs) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key[1])


@cache
def searched(one: Programs, other: Programs, longest: int, where: str) -> Difference | None:
    return smallest_difference(one.law, other.law, "jugar", longest, where)


@pytest.mark.parametrize("name", ALIKE)
def test_two_tables_play_alike(name: str) -> None:
    one, other, longest, where = ALIKE[name]
    assert parting(one, other, longest, where) is None


@pytest.mark.parametrize("name", [name for name, (*_, where) in ALIKE.items() if where])
def test_and_part_elsewhere(name: str) -> None:
    """Without the condition they do not play alike: the proof above can fail."""
    one, other, longest, _ = ALIKE[name]
    found = parting(one, other, longest)
    assert found is not None
    confirm(found, one.law, other.law, "jugar")


@pytest.mark.parametrize(("form", "options"), IDLE)
def test_an_option_that_a_form_cannot_use_changes_nothing(form: str, options: dict[str, Any]) -> None:
    one, other = Seats(form), Seats(form, options)
    assert parting(one, other, one.longest) is None


def test_something_can_always_be_played() -> None:
    """In every form, with every combination of the options of play."""
    tables = {Programs(Seats(form, options).law): Seats(form, options) for options in combinations() for form in FORMS}
    for programs, table in tables.items():
        chain = ChainProgram(programs.law.decisions["jugar"], programs.law, "law_")
        places = PositionProgram(programs.law, chain.lp.facts, "jugar", table.longest, any_suit=True).text()
        assert solve(f"{chain.text()}{places} something :- law_legal(S,R). :- something.") is None, table
    assert solve(f"{chain.text()}{places} something :- law_legal(S,R). :- not something.") is not None


def tables(parting: Parting) -> tuple[Seats, Seats]:
    """The two tables of a stored position."""
    form = parting.ask["variant"]
    if parting.of == "misconceptions":
        return Seats(form), Seats(form, belief=parting.id)
    (default, _), (value, _) = parting.says
    return Seats(form, {parting.id: default}), Seats(form, {parting.id: value})


def size(case: Mapping[str, Any]) -> int:
    """The cards on the trick, in the hand and in the stock."""
    stock = case.get("stock", ())
    return len(case["trick"]) + len(case["hand"]) + (stock // 2 if isinstance(stock, int) else len(stock))


def check_smallest(one: Seats, other: Seats, case: Mapping[str, Any]) -> None:
    """None smaller parts them."""
    found = parting(one, other, one.longest)
    assert found is not None
    print(f"\n{found}")
    confirm(found, one.law, other.law, "jugar")
    assert size(found.case) == size(case)


@pytest.mark.parametrize("stored", STORED, ids=lambda each: each.id)
def test_no_smaller_position_parts_them(stored: Parting) -> None:
    """And the front door parts them there."""
    check_smallest(*tables(stored), stored.ask)
    answers = [rules.explain(case).verdict for rules, case, _ in tables_of(stored, library(), GAME)]
    assert answers == [said for _, said in stored.says]
    assert set(answers) == {"legal", "illegal"}


def test_pocha_frees_a_ruffed_trick_that_tute_does_not() -> None:
    one = Seats("individual")
    check_smallest(one, POCHA, WITH_POCHA)
    assert [table.rules.explain(WITH_POCHA).verdict for table in (one, POCHA)] == ["illegal", "legal"]


def test_every_option_of_play_and_every_belief_about_it_is_stored() -> None:
    assert {each.id for each in STORED} == {*PLAY_OPTIONS, *BELIEFS}
    plain, found = {form: Programs(Seats(form).law) for form in ("habanero", "parejas")}, set[str]()
    for belief in Seats("habanero").law.misconceptions:
        found |= {belief for form in plain if Programs(Seats(form, belief=belief).law) != plain[form]}
    assert found == {*BELIEFS, "T19"}  # that the three is low is a matter of the deck
