"""The questions on which tables part, as they are stored: what may stand in the file, and that a wrong one is seen."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tutor.ask import the_library
from tutor.ask.check import Findings, check_examples
from tutor.ask.differences import DIFFERENCES, partings_of, tables_of, try_partings
from tutor.faults import TutorError
from tutor.kinds import vocabulary
from tutor.law.load import Library
from tutor.places import rules_dir

Made = Callable[[str], Library]
HEAD = "format: 1\ndifferences:\n"
WHO = "ask: {variant: completa, trump: oros, trick: [7o], hand: [1o, 3o], play: 3o}"


@pytest.fixture
def made(tmp_path: Path) -> Made:
    """The law of a game with other questions beside it."""

    def library(text: str) -> Library:
        for name in ("game.yaml", "rules.yaml", "variants.yaml", "misconceptions.yaml"):
            (tmp_path / "pocha").mkdir(exist_ok=True)
            shutil.copy(rules_dir() / "pocha" / name, tmp_path / "pocha" / name)
        shutil.copy(rules_dir() / "sources.yaml", tmp_path / "sources.yaml")
        (tmp_path / "pocha" / DIFFERENCES).write_text(HEAD + text, "utf-8")
        return Library(tmp_path, vocabulary())

    return library


@pytest.mark.parametrize("game", the_library().games())
def test_every_game_has_some_for_its_forms_and_none_says_the_same_of_all(game: str) -> None:
    stored = partings_of(the_library(), game)
    forms = the_library().variants(game)
    assert all(
        any(each.parts(one, other) for each in stored if each.of == "variants")
        for one in forms
        for other in forms
        if one != other
    )
    for parting in stored:
        said = [value for _, value in parting.says]
        assert any(value != said[0] for value in said) or len(said) < len(forms), parting


@pytest.mark.parametrize(
    ("text", "sound"),
    [
        (f"  options:\n    tres_bajo:\n      - {WHO}\n        says: [[false, legal], [true, illegal]]\n", True),
        (f"  options:\n    tres_bajo:\n      - {WHO}\n        says: [[false, illegal], [true, illegal]]\n", False),
        (f"  misconceptions:\n    M7:\n      - {WHO}\n        says: [legal, illegal]\n", True),
        (f"  misconceptions:\n    M7:\n      - {WHO}\n        says: [illegal, legal]\n", False),
        ("  variants:\n    - ask: {players: 5, deal: true}\n      says: {completa: legal}\n", False),
        ("  rules:\n    montar:\n      - ask: {variant: completa, trump: oros, trick: [7o], hand: [1o, 2o], play: 2o}\n"
         "        says: [illegal, legal]\n", True),
        ("  rules:\n    fallar:\n      - ask: {variant: completa, trump: oros, trick: [7o], hand: [1o, 2o], play: 2o}\n"
         "        says: [illegal, legal]\n", False),
    ],
)  # fmt: skip
def test_what_is_said_is_put_to_every_table(text: str, sound: bool, made: Made) -> None:
    library = made(text)
    failed = any(trial.failed for trial in try_partings(library, "pocha"))
    assert failed != sound
    found = Findings()
    check_examples(library, "pocha", found)
    assert found.sound == sound
    if not sound:
        assert f"rules/pocha/{DIFFERENCES}:" in found.text("en")
    assert found.cases >= 2


def test_a_form_that_is_not_named_must_not_have_the_position(made: Made) -> None:
    text = "  variants:\n    - ask: {players: 5, deal: true}\n      says: {completa: {cards_each: 7}}\n"
    (parting,) = partings_of(made(text), "pocha")
    assert [wanted for _, _, wanted in tables_of(parting, the_library(), "pocha")] == [{"cards_each": 7}, None]
    one = "  variants:\n    - ask: {players: 3, cards: 1, bids: [0, 0], bid: 1}\n      says: {completa: illegal}\n"
    (failed,) = [trial for trial in try_partings(made(one), "pocha") if trial.failed]
    assert failed.found == (("says", None, "legal"),)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("  option:\n", "unknown_word_near"),
        (f"  options:\n    tres:\n      - {WHO}\n        says: []\n", "unknown_word_near"),
        (f"  rules:\n    montr:\n      - {WHO}\n        says: [legal, illegal]\n", "unknown_word_near"),
        (f"  variants:\n    - {WHO}\n      says: {{complet: legal}}\n", "unknown_word_near"),
        (f"  variants:\n    - {WHO}\n", "missing_key"),
        (f"  misconceptions:\n    M7:\n      - {WHO}\n        says: [legal]\n", "a_list_of_two"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(text: str, code: str, made: Made) -> None:
    with pytest.raises(TutorError) as caught:
        partings_of(made(text), "pocha")
    assert code in {fault.code for fault in caught.value.faults}, [fault.code for fault in caught.value.faults]
    assert all(f"rules/pocha/{DIFFERENCES}:" in line for line in caught.value.text("es").splitlines())
