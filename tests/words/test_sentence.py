"""The outside of a sentence."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.words import sentence


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("el as gana", "El as gana."),
        ("el as  gana \n la baza", "El as gana la baza."),
        ("el as gana.", "El as gana."),
        ("el as gana..", "El as gana."),
        ("¿por qué?", "¿Por qué?"),
        ("¡montas!", "¡Montas!"),
        ("y así…", "Y así…"),
        ("«montar» obliga", "«montar» obliga."),  # what is quoted is written as it is: it may be the id of a rule
        ("“tres_bajo” is no option", "“tres_bajo” is no option."),
        ("ésta no", "Ésta no."),
        ("2 bazas", "2 bazas."),
        ("la mano , la mesa", "La mano, la mesa."),
        ("", ""),
        ("  ", ""),
    ],
)
def test_a_sentence_begins_and_ends_as_it_should(text: str, written: str) -> None:
    assert sentence(text) == written


@given(st.text(st.sampled_from("aé 1.,?!…«¿ \n"), max_size=20))
def test_a_sentence_is_a_sentence_already(text: str) -> None:
    assert sentence(sentence(text)) == sentence(text)
