"""A law of play or of bidding with anything changed is refuted: some position parts it from the independent reading.

Those that part nowhere say the same as the law in other words: they stand in `SAME`, each with the reason, and are
proved equal. It cannot see a change that no mutant makes, or one that
keeps what is legal and only names another rule for it (`test_equal` sees the rule that refuses).
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.proofs.laws import VARIANTS, differs_from_the_reading, law
from tests.proofs.mutants import mutants, mutants_of_the_trick
from tutor.faults import TutorError

PLAY = {**dict(mutants("jugar", "duties")), **dict(mutants_of_the_trick())}
BIDS = dict(mutants("pedir", "require"))

OF_THE_LED_SUIT = "the best card of the suit led is of the suit led"
A_TRUMP_WINS = "where a trump lies, a trump is winning"
ANY_TRUMP_WINS = "where no trump lies each one wins: no more than fallar asks; of who follows suit, no more than montar"
NEVER_BOTH = "the two are never in force together"
SAME = {
    "salida dropped": "with nothing led there is no suit to follow: the duty is silent by itself",
    "asistir.must.suit: best_of_led": OF_THE_LED_SUIT,
    "montar at any time": "without the suit led only trumps beat its best: fallar asks for those, a ruff releases",
    "montar within suit": "whoever keeps to asistir has one suit left",
    "montar.must.beats: best": "not released, so no trump lies or trumps were led: the best is of the suit led",
    "montar.unless.0.when.1.not.the: best_of_led": OF_THE_LED_SUIT,
    "montar.unless.0.when.1.not.is.suit: best": A_TRUMP_WINS,
    "fallar before montar": NEVER_BOTH,
    "pisar at any time": ANY_TRUMP_WINS,
    "pisar before fallar": NEVER_BOTH,
    "pisar.when without {void: asistir}": ANY_TRUMP_WINS,
    "pisar.when without {some: {suit: trump}, in: trick}": ANY_TRUMP_WINS,
    **{f"pisar.when.1.some.suit: {card}": ANY_TRUMP_WINS for card in ("led", "last", "best", "best_of_led")},
    "pisar.must without suit": "where a trump lies only trumps beat the best card",
    "pisar.must.suit: best": A_TRUMP_WINS,
}
# These say something the language does not allow, and are refused when they are read.
NOT_SENSE = {
    "montar before asistir": "later_duty",
    "no_cuadrar.when.0 at_least for is in {the: chooser, is: dealer}": "not_a_number",
    "no_cuadrar.when.0 at_most for is in {the: chooser, is: dealer}": "not_a_number",
}


@pytest.mark.parametrize("name", [name for name in PLAY if name not in SAME and name not in NOT_SENSE])
def test_a_changed_law_of_play_is_refuted(name: str) -> None:
    found = differs_from_the_reading(law(house=PLAY[name]))
    assert found, f"{name}: nothing tells it from the law; say why in SAME, or prove more"


@pytest.mark.parametrize("name", [name for name in BIDS if name not in NOT_SENSE])
def test_a_changed_law_of_bidding_is_refuted(name: str) -> None:
    """By one of the two variants: some parts of the rule matter in one alone."""
    found = any(differs_from_the_reading(law(variant, house=BIDS[name]), "pedir") for variant in VARIANTS)
    assert found, f"{name}: nothing tells it from the law"


@pytest.mark.parametrize("name", SAME)
def test_another_wording_of_the_law_of_play_is_the_same_law(name: str) -> None:
    assert not differs_from_the_reading(law(house=PLAY[name])), f"it was thought that {SAME[name]}"


@pytest.mark.parametrize(("name", "code"), NOT_SENSE.items())
def test_a_change_that_makes_no_sense_is_refused(name: str, code: str) -> None:
    house: Any = {**PLAY, **BIDS}[name]
    with pytest.raises(TutorError) as refusal:
        law(house=house)
    assert {fault.code for fault in refusal.value.faults} == {code}


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_law_itself_is_not_refuted(variant: str) -> None:
    assert not differs_from_the_reading(law(variant))
    assert not differs_from_the_reading(law(variant), "pedir")
