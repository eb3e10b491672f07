"""What is like another: a variant and a set that say only what they have otherwise; and what is read once for both."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.law.tables import copied, shipped
from tutor.faults import TutorError
from tutor.law.load import Library, Table


def wrong(library: Library, game: str, variant: str = "") -> list[str]:
    """What is wrong with a law, in English."""
    with pytest.raises(TutorError) as caught:
        library.law(Table(game, variant))
    return caught.value.text("en").splitlines()


def test_a_variant_begins_where_the_one_it_is_like_ends() -> None:
    pairs, single = (shipped().law(Table("tute", name)) for name in ("parejas", "individual"))
    assert pairs.decisions["cambiar_la_muestra"].never
    assert pairs.pairs > single.pairs
    lines = [{line.id for line in each.hand_won} for each in (single, pairs)]
    assert lines[0] - lines[1] == {"juego_empatado"}
    assert pairs.layers == ("variant individual", "variant parejas", "options")


def test_its_options_hold_too_and_may_be_set_otherwise(tmp_path: Path) -> None:
    assert shipped().law(Table("escoba", "cientifica")).settings["reclamar"] is True
    own = {"escoba/variants.yaml": {"    like: quince\n": "    like: quince\n    options: {reclamar: false}\n"}}
    changed = copied(tmp_path, own)
    settings = [changed.law(Table("escoba", name)).settings for name in ("quince", "cientifica")]
    assert [(each["reclamar"], each["cuatro_mejores"]) for each in settings] == [(True, True), (False, True)]


@pytest.mark.parametrize("name", ["parejas", "pareja", "grande"])
def test_only_a_variant_before_it_will_do(name: str, tmp_path: Path) -> None:
    found = wrong(copied(tmp_path, {"tute/variants.yaml": {"like: individual": f"like: {name}"}}), "tute")
    assert len(found) == 1
    assert found[0].startswith("rules/tute/variants.yaml:")
    assert "individual" in found[0] or "habanero" in found[0]


def test_a_set_has_the_ranks_of_the_one_it_is_like(tmp_path: Path) -> None:
    changed = copied(tmp_path, {"tute/game.yaml": {"suits_with: [12, 11]": "suits_with: [12, 10]"}})
    always = shipped().law(Table("tute", "arrastrado")).decisions["cantar"].always
    assert changed.law(Table("tute", "arrastrado")).decisions["cantar"].always != always
    unknown = wrong(copied(tmp_path / "other", {"tute/game.yaml": {"like: cantes_in_hand": "like: cantes"}}), "tute")
    assert "did you mean “cantes_in_hand”?" in unknown[0]


def test_a_word_is_explained_where_it_has_a_use() -> None:
    named = {
        (name, value): "escoba_de_mano"
        in shipped().law(Table("escoba", name, options={"escoba_de_mano": value})).glossary
        for name in ("limpia", "mas")
        for value in ("nada", "cartas", "escoba")
    }
    assert {key for key, there in named.items() if there} == {("limpia", "escoba"), ("mas", "escoba")}


def test_what_an_option_does_not_change_is_read_once() -> None:
    """And what it changes, anew."""
    plain, down, free = (
        shipped().law(Table("pocha", "completa", options=options))
        for options in ({}, {"bajada": False}, {"restriccion_con_una_carta": False})
    )
    assert down.decisions is plain.decisions
    assert down.schedule != plain.schedule
    assert free.decisions["pedir"] != plain.decisions["pedir"]
    assert free.decisions["jugar"] is plain.decisions["jugar"]
    assert free.course is plain.course


def test_a_fault_is_told_every_time(tmp_path: Path) -> None:
    library = copied(tmp_path, {"pocha/rules.yaml": {"must: {suit: led}": "must: {suite: led}"}})
    assert wrong(library, "pocha") == wrong(library, "pocha") != []
