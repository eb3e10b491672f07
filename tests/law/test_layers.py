"""Layers lie on the base in one order: variant, kind of hand, options, house rules, misconceptions."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.law.tables import copied, duty, law, table
from tutor.faults import TutorError
from tutor.law.load import Library


@pytest.fixture
def layered(tmp_path: Path) -> Library:
    """Pocha, where each layer of the files says of itself how many cards a duty is about and what an option is."""
    return copied(
        tmp_path,
        {
            "pocha/rules.yaml": {"points: {fixed: 10, per: {tricks: 5}}": "points: 1"},
            "pocha/variants.yaml": {
                "    options:\n      restriccion": "    options:\n      mano_anulada: true\n      restriccion",
                "      players: [3, 4]\n": "      players: [3, 4]\n      acierto.points: 2\n",
            },
            "pocha/game.yaml": {
                "    set: {zones.hand.seen_by: others}": "    options: {mano_anulada: false, renuncio: 3}\n"
                "    set: {zones.hand.seen_by: others, acierto.points: 3}"
            },
            "pocha/misconceptions.yaml": {
                "set: {fallo.points: 0}": "options: {renuncio: 9}\n    set: {fallo.points: 0, acierto.points: 6}"
            },
        },
    )


def points(library: Library, *house: str, **about: object) -> int:
    read = library.law(table(*house, **about))  # type: ignore[arg-type]
    return next(line.award.fixed for line in read.tally if line.id == "acierto")  # type: ignore[attr-defined]


def test_each_layer_changes_what_lies_below_it(layered: Library) -> None:
    four, five = "set: {acierto.points: 4}", "set: {acierto.points: 5}"
    found = [
        points(layered, variant=""),
        points(layered, variant="sencilla"),
        points(layered, variant="sencilla", kind="india"),
        points(layered, four, variant="sencilla", kind="india"),
        points(layered, four, five, variant="sencilla", kind="india"),
        points(layered, four, five, variant="sencilla", kind="india", believing="M16"),
    ]
    assert found == [1, 2, 3, 4, 5, 6]


def test_house_rules_apply_in_their_order(layered: Library) -> None:
    four, five = "set: {acierto.points: 4}", "set: {acierto.points: 5}"
    assert points(layered, five, four) == 4


def test_options_of_the_table_lie_between_the_kind_and_the_house(layered: Library) -> None:
    def renuncio(*house: str, believing: str = "", **options: object) -> object:
        at = table(*house, variant="sencilla", kind="india", believing=believing, **options)
        return layered.law(at).settings["renuncio"]

    assert renuncio() == 3
    assert renuncio(renuncio=5) == 5
    assert renuncio("options: {renuncio: 7}", renuncio=5) == 7
    assert renuncio("options: {renuncio: 7}", believing="M16", renuncio=5) == 9


def test_a_layer_names_itself() -> None:
    read = law("set: {montar.within: suit}", variant="sencilla", kind="india", believing="M3 M2")
    assert read.layers == (
        "variant sencilla",
        "kind india",
        "options",
        "house 1",
        "misconception M3",
        "misconception M2",
    )


def test_layers_leave_the_base_as_it_was() -> None:
    before = duty(law(), "montar").must
    law("set: {montar.must: {suit: oros}}", variant="sencilla", believing="M11")
    assert duty(law(), "montar").must == before


@pytest.mark.parametrize("variant", ["completa", "sencilla"])
def test_every_misconception_lies_on_every_variant(variant: str) -> None:
    for name in law().misconceptions:
        assert law(variant=variant, believing=name).layers[-1] == f"misconception {name}"


def test_an_overlay_changes_nothing_in_the_variants_that_it_leaves_out(tmp_path: Path) -> None:
    """There it is the law, or cannot be said: its addresses need lead nowhere."""
    change = {"set: {fallo.points: 0}": "except: sencilla\n    set: {fallo.points: 7}"}
    library = copied(tmp_path, {"pocha/misconceptions.yaml": change})
    missed = {
        variant: next(
            line.award for line in library.law(table(variant=variant, believing="M16")).tally if line.id == "fallo"
        )
        for variant in ("completa", "sencilla")
    }
    plain = next(line.award for line in library.law(table(variant="sencilla")).tally if line.id == "fallo")
    assert missed["sencilla"] == plain
    assert missed["completa"].fixed == 7  # type: ignore[attr-defined]


def test_a_variant_left_out_is_one_of_the_game(tmp_path: Path) -> None:
    library = copied(
        tmp_path,
        {"pocha/misconceptions.yaml": {"set: {fallo.points: 0}": "except: [todas]\n    set: {fallo.points: 0}"}},
    )
    with pytest.raises(TutorError, match="todas.*completa, sencilla"):
        library.law(table(variant="sencilla", believing="M16"))
