"""`smallest_difference` for any two laws: what it finds, what it says of it, what it cannot do without."""

from __future__ import annotations

import sys

import pytest

from tests.proofs.houses import HOUSES
from tests.proofs.laws import confirm, law
from tutor.faults import TutorError
from tutor.law.prove import differ, smallest_difference, solve
from tutor.play.facts import complete

MONTAR_FREE = "{remove: [montar]}"
COPAS_NEVER_LED = """
insert:
  - before: asistir
    rule: {id: sin_copas, es: no salir de copas, en: not lead copas, when: {empty: trick}, must: {not: {suit: copas}}}
"""
NO_TRUMP_YET = """
insert:
  - in: registers
    add: {trump_played: {is: flag, starts: false, es: ya se falló, en: it has been ruffed}}
  - before: asistir
    rule:
      id: sin_triunfo
      es: no salir de triunfo
      en: not lead trumps
      when: [{empty: trick}, {the: trump_played, is: false}]
      must: {not: {suit: trump}}
"""


def test_a_difference_tells_position_question_and_who_allows_it() -> None:
    found = smallest_difference(law(), law(house=MONTAR_FREE))
    assert found is not None
    assert list(found.case) == ["trump", "trick", "hand", "play"]
    assert (len(found.case["trick"]), len(found.case["hand"])) == (1, 2)
    assert found.case["play"] in found.case["hand"]
    assert not found.first
    assert str(found).endswith("legal by the second law alone")


def test_it_is_a_situation_that_can_be_played_on() -> None:
    other = law(house=MONTAR_FREE)
    found = smallest_difference(law(), other)
    assert found is not None
    assert complete(law(), found.situation, "jugar")["led"] == found.situation["trick"][0]
    confirm(found, law(), other, "jugar")


def test_the_two_laws_the_other_way_round() -> None:
    found = smallest_difference(law(house=MONTAR_FREE), law())
    assert found is not None
    assert found.first


def test_none_is_a_proof_that_they_agree() -> None:
    assert smallest_difference(law(), law("sencilla")) is None


def test_a_rule_that_names_a_suit_is_found_at_every_trump() -> None:
    for trump in ("oros", "copas", "espadas", "bastos"):
        found = smallest_difference(law(), law(house=COPAS_NEVER_LED), where=f":- not trump({trump}).")
        assert found is not None
        assert found.case["trump"] == trump
        assert found.case["play"].endswith("c")


def test_a_flag_of_the_house_is_part_of_the_position() -> None:
    found = smallest_difference(law(house=NO_TRUMP_YET), law(), where=":- trump_played.")
    assert found is not None
    assert found.situation["trump_played"] is False
    assert smallest_difference(law(house=NO_TRUMP_YET), law(), where=":- not trump_played.") is None
    assert differ(law(), law(house=NO_TRUMP_YET))


@pytest.mark.parametrize(
    "house", ["a seat", "the leader", "a number of one's own", "a sum", "the turned card", "cards of all", "two flags"]
)
def test_whatever_a_rule_speaks_of_is_part_of_the_position(house: str) -> None:
    other = law(house=HOUSES[house])
    found = smallest_difference(law(), other)
    assert found is not None
    confirm(found, law(), other, "jugar")


def test_what_is_dealt_and_what_lies_fit_together() -> None:
    other = law(house=HOUSES["a number of one's own"])
    found = smallest_difference(law(), other, where=":- not trick(_,_).")
    assert found is not None
    assert len(found.case["hand"]) <= found.case["cards"]
    assert len(found.case["trick"]) < found.case["players"]


@pytest.mark.parametrize(("most", "seen"), [(0, False), (1, False), (2, True), (8, True)])
def test_tricks_no_longer_than_asked(most: int, seen: bool) -> None:
    """A ruffed trick has two cards at least."""
    assert differ(law(), law(misconception="M3"), max_trick=most) == seen


def test_bids_are_told_in_the_order_they_were_made() -> None:
    found = smallest_difference(law(), law(misconception="M15"), "pedir", where=":- not players(4). :- not cards(3).")
    assert found is not None
    assert (found.case["players"], found.case["cards"], len(found.case["bids"])) == (4, 3, 3)
    assert sum(found.case["bids"]) + found.case["bid"] == 3
    confirm(found, law(), law(misconception="M15"), "pedir")


def test_a_program_that_speaks_of_nothing_proves_nothing() -> None:
    with pytest.raises(ValueError, match="does not occur in any rule head"):
        solve("p :- forgotten(_). :- not p.")


def test_without_clingo_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "clingo", None)
    with pytest.raises(TutorError) as refusal:
        smallest_difference(law(), law("sencilla"))
    assert "clingo" in refusal.value.text("es")
    assert "prove" in refusal.value.text("en")
