"""The same question put to every form."""

from typing import Any

from tests.referee_escoba.answers import Facts, answer_of
from tests.referee_escoba.law import VARIANTS, Impossible, law_of


def answers_by_variant(case: Facts) -> dict[str, Facts]:
    """The answer of each form in which the position can occur."""
    answers = {}
    for variant in VARIANTS:
        try:
            answers[variant] = answer_of(case, law_of(variant, **case.get("options", {})))
        except Impossible:
            continue
    if not answers:
        raise ValueError("the position occurs in no form of Escoba")
    return answers


def comparable(value: Any) -> Any:
    """A value of an answer with lists of cards as sets, lists of captures as sets of sets."""
    if isinstance(value, dict):
        return {key: comparable(part) for key, part in value.items()}
    if isinstance(value, list):
        return {frozenset(part) if isinstance(part, list) else part for part in value}
    return value


def answer_of_all(case: Facts) -> Facts:
    """The verdict on which all forms agree, or `depends`.

    Forms that do not have the question do not count, nor do those that lack a fact which others do without.
    """
    answers = answers_by_variant(case)
    by_variant = {name: answer.get("value", answer["verdict"]) for name, answer in answers.items()}
    speaking = [answer for answer in answers.values() if answer["verdict"] != "not_covered"]
    if not speaking:
        return {"verdict": "not_covered", "by_variant": by_variant}
    speaking = [answer for answer in speaking if answer["verdict"] != "undecided"] or speaking
    for answer in speaking:
        for field in ("verdict", "value"):
            if comparable(answer.get(field)) != comparable(speaking[0].get(field)):
                return {"verdict": "depends", "by_variant": by_variant}
    return {**speaking[0], "by_variant": by_variant}
