"""A sentence of its own does not outlive the rule it was written for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.law.tables import copied, decision, duty, law
from tutor.law.load import Library

SAYS = "say: {en: follow, es: sigue}"


@pytest.fixture
def with_sentences(tmp_path: Path) -> Library:
    """Pocha, whose duty to head the trick and whose bidding have sentences of their own."""
    return copied(
        tmp_path,
        {
            "pocha/rules.yaml": {
                "id: montar   ": f"{SAYS}\n        id: montar   ",
                "  pedir:\n": f"  pedir:\n    {SAYS}\n",
                "id: baza_fallada\n": f"id: baza_fallada\n            {SAYS}\n",
            }
        },
    )


@pytest.mark.parametrize(
    ("house", "kept"),
    [
        ("set: {fallar.within: suit}", True),
        ("set: {montar.must: {suit: oros}}", False),
        ("set: {montar.within: suit}", False),
        ("remove: [montar.when]", False),
        ("remove: [baza_fallada]", False),
        ("set: {baza_fallada.when: {empty: hand}}", False),
        ("insert: [{in: montar.unless, rule: {id: otra, when: {empty: hand}}}]", False),
        ("insert: [{after: baza_fallada, rule: {id: otra, when: {empty: hand}}}]", False),
        ("options: {tres_bajo: true}", True),
    ],
)
def test_a_change_of_a_rule_drops_its_sentence(with_sentences: Library, house: str, kept: bool) -> None:
    assert bool(duty(law(house, library=with_sentences), "montar").say) == kept


def test_a_sentence_given_with_the_change_stands_whatever_the_order(with_sentences: Library) -> None:
    for house in (
        "set: {montar.say: {en: new, es: nueva}, montar.must: {suit: oros}}",
        "set: {montar.must: {suit: oros}, montar.say: {en: new, es: nueva}}",
        "set: {montar: {id: montar, must: {suit: oros}, say: {en: new, es: nueva}}}",
    ):
        assert duty(law(house, library=with_sentences), "montar").say == {"en": "new", "es": "nueva"}


def test_a_sentence_may_be_changed_in_one_language(with_sentences: Library) -> None:
    assert duty(law("set: {montar.say.es: otra}", library=with_sentences), "montar").say == {
        "en": "follow",
        "es": "otra",
    }


def test_a_release_loses_its_own_sentence_and_that_of_its_duty(with_sentences: Library) -> None:
    read = law("set: {baza_fallada.when: {empty: hand}}", library=with_sentences)
    assert duty(read, "montar").say == duty(read, "montar").unless[0].say == {}


def test_a_decision_keeps_its_sentence_unless_what_may_be_chosen_changes(with_sentences: Library) -> None:
    assert decision(law("remove: [no_cuadrar]", library=with_sentences), "pedir").say
    assert decision(law("remove: [pedir.source]", library=with_sentences), "pedir").say
    assert not decision(law("set: {pedir.choose.bid.en: a number}", library=with_sentences), "pedir").say


def test_an_option_that_changes_a_rule_drops_its_sentence(tmp_path: Path) -> None:
    library = copied(tmp_path, {"pocha/rules.yaml": {"id: no_cuadrar\n": f"id: no_cuadrar\n        {SAYS}\n"}})
    assert decision(law(library=library), "pedir").require[0].say
    assert not decision(law(library=library, restriccion_con_una_carta=False), "pedir").require[0].say
