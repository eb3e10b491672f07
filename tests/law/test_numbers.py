"""Numbers that a game gives a name: rules write the name, texts spell it, an overlay changes it everywhere at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.law.tables import copied, overlay, shipped
from tutor.faults import TutorError
from tutor.law.load import Library, Table

GAME, RULES = "escoba/game.yaml", "escoba/rules.yaml"


def escoba(*house: str, library: Library | None = None, variant: str = "quince-wiki") -> Table:
    return Table("escoba", variant, house=tuple(map(overlay, house)))


def faults(table: Table, library: Library | None = None) -> list[tuple[str, str]]:
    with pytest.raises(TutorError) as caught:
        (library or shipped()).law(table)
    return [(fault.code, str(fault.place)) for fault in caught.value.faults]


def test_it_stands_in_the_rules_and_in_the_words() -> None:
    law = shipped().law(escoba("extends: escoba\nset: {numbers.suma: 21}"))
    rule = law.decisions["tomar"].require[0]
    assert (rule.labels["es"], rule.labels["en"]) == ("sumar veintiuno", "make twenty-one")
    assert "veintiuno" in law.options["escoba_de_mano"].labels["es"]
    assert law.checks[0].must.counting_by == 21  # type: ignore[attr-defined]


@pytest.mark.parametrize("wrong", ["quince", "1", "101", "true", "[15]"])
def test_it_is_a_number_from_2_to_100(wrong: str) -> None:
    found = faults(escoba(f"extends: escoba\nset: {{numbers.suma: {wrong}}}"))
    assert "expected_number" in {code for code, _ in found}


def test_a_text_that_names_another_is_a_fault(tmp_path: Path) -> None:
    library = copied(tmp_path, {RULES: {'en: "make {suma}"': 'en: "make {sum}"'}})
    assert [code for code, _ in faults(escoba(), library)] == ["unknown_word_near"]


def test_a_rule_that_names_another_is_a_fault(tmp_path: Path) -> None:
    library = copied(
        tmp_path, {RULES: {"must: {total: [play, take], is: suma}": "must: {total: [play, take], is: sum}"}}
    )
    assert "unknown_word_near" in [code for code, _ in faults(escoba(), library)]


def test_its_name_may_not_be_taken(tmp_path: Path) -> None:
    library = copied(tmp_path, {GAME: {"  suma: 15": "  suma: 15\n  hand: 3"}})
    assert "name_twice" in [code for code, _ in faults(escoba(), library)]


def test_a_sentence_keeps_its_other_gaps() -> None:
    say = "{es: 'con {play}, {suma}', en: 'with {play}, {suma}'}"
    law = shipped().law(
        escoba(f"extends: escoba\nset: {{sumar_quince.must: {{empty: take}}, sumar_quince.say: {say}}}")
    )
    assert law.decisions["tomar"].require[0].say["es"] == "con {play}, quince"
