"""Where every value of every option of Escoba bites: the search finds what is stored, and the referee says the same."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tutor
from tests.differences.search import IMPOSSIBLE
from tests.differences.store import of_option
from tests.differences.tables import AROUND, Bite, bites, forms
from tests.differences.test_forms import referees, same
from tutor.ask import the_library
from tutor.ask.differences import Parting, partings_of
from tutor.ask.rulebook import rulebook

STORED = [parting for parting in partings_of(the_library(), "escoba") if parting.of == "options"]
BITES = bites()


def stored(bite: Bite) -> Parting:
    both = [bite.value, bite.against]
    return next(each for each in STORED if each.id == bite.option and [value for value, _ in each.says] == both)


@pytest.mark.parametrize("bite", BITES, ids=str)
def test_nothing_smaller_shows_it(bite: Bite) -> None:
    parting = stored(bite)
    assert of_option(bite) == (parting.ask, list(parting.says))
    (_, one), (_, other) = parting.says
    assert one != other
    case = {key: value for key, value in parting.ask.items() if key not in ("variant", "options")}
    for value, said in parting.says:
        assert same(IMPOSSIBLE if said is None else said, referees(case, bite.law(value))), value


def test_nothing_else_is_stored() -> None:
    assert len(STORED) == len(BITES)
    asked = {bite.option for bite in BITES}
    assert asked | {*AROUND} == set(forms()["quince"].court().law.options)


@pytest.mark.parametrize(("value", "seat"), [("derecha", 1), ("izquierda", 2)])
def test_who_deals_next(value: str, seat: int) -> None:
    """Of three; two take turns whatever is said."""
    for players, dealer in ((3, seat), (2, 1)):
        rng, match = random.Random(1), tutor.load("escoba", "quince", {"reparto_siguiente": value}).match(players)
        match = match.deal(rng)
        while match.position is not None:
            match = match.play(rng.choice(match.position.moves()))
        assert match.dealer == dealer


def test_which_way_the_turn_goes() -> None:
    """It is said at the head of the book, and nothing else changes but the line about the option itself."""
    books: dict[str, Any] = {
        value: rulebook(tutor.load("escoba", "quince", {"sentido": value}), "es").splitlines()
        for value in ("antihorario", "horario")
    }
    mine, other = books["antihorario"], books["horario"]
    changed = [line for line in mine if line not in other]
    assert changed
    assert len(changed) <= 3
    assert "contrario a las agujas" in changed[0]
