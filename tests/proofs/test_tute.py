"""Where the play of the four forms of Tute, and of Pocha, is the same and where it is not, over every position.

Any hand, any trick that can lie there, any trump; in the form with a stock, any cards in it. The smallest positions on
which two tables part stand in `tute.yaml`: none smaller does, and the front door answers as it says there. It cannot see
what is sung or scored: `tests/differences` asks that.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations as pairs_of
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.proofs.laws import confirm
from tests.proofs.tute_laws import BELIEFS, FORMS, NO_STOCK, POCHA, Seats, combinations
from tutor.law.chain_logic import ChainProgram
from tutor.law.model import Law
from tutor.law.position_logic import PositionProgram
from tutor.law.prove import Difference, smallest_difference, solve

STORED: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "tute.yaml").read_text(encoding="utf-8"))
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


def tables_of(stored: dict[str, Any]) -> tuple[Seats, Seats]:
    """The two tables of a stored position."""
    one, other = (Seats(**told) for told in stored["tables"])
    return one, other


def name_of(stored: dict[str, Any]) -> str:
    return " / ".join(" ".join(map(str, told.values())) for told in stored["tables"])


@pytest.mark.parametrize("stored", STORED, ids=name_of)
def test_no_smaller_position_parts_them(stored: dict[str, Any]) -> None:
    one, other = tables_of(stored)
    found = parting(one, other, one.longest)
    assert found is not None
    print(f"\n{name_of(stored)}: {found}")
    confirm(found, one.law, other.law, "jugar")
    assert size(dict(found.case)) == size(stored["ask"])


def size(case: dict[str, Any]) -> int:
    """The cards on the trick, in the hand and in the stock."""
    stock = case.get("stock", ())
    return len(case["trick"]) + len(case["hand"]) + (stock // 2 if isinstance(stock, int) else len(stock))


@pytest.mark.parametrize("stored", STORED, ids=name_of)
def test_the_front_door_parts_them_there(stored: dict[str, Any]) -> None:
    answers = []
    for table in tables_of(stored):
        stock = table.variant == "habanero"
        asked = {key: value for key, value in stored["ask"].items() if stock or key != "stock"}
        answers.append(table.rules.explain(asked).verdict)
    assert answers == stored["says"]
    assert set(answers) == {"legal", "illegal"}


def test_every_pair_that_parts_is_stored() -> None:
    """Each option of play at the tables that can use it, each belief about the play, and Pocha."""
    stored = {name_of(each) for each in STORED}
    beliefs = {belief for belief in BELIEFS if any(name.endswith(f" {belief}") for name in stored)}
    assert beliefs == {*BELIEFS}
    for name in ("montar_si_fallada", "montar_sobre", "pisar", "companero_libera"):
        assert any(f"'{name}'" in each for each in stored), name
    assert {form for form in FORMS if f"habanero / {form}" in stored} == {*FORMS[1:]}
    assert "individual / completa pocha" in stored
