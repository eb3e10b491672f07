"""Every kind of question, put to one law or to every variant and compared."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tutor.ask.answer import Answer, Tables
from tutor.ask.bind import bind
from tutor.ask.case import VALUE_QUESTIONS, Case
from tutor.ask.choices import answer_choice
from tutor.ask.ruleset import Ruleset
from tutor.ask.speak import speak_depends, speak_sources
from tutor.ask.worlds import completions
from tutor.faults import TutorError, refuse
from tutor.law.compile_sets import SetDecision
from tutor.play.court import Court
from tutor.play.facts import MissingFact, Situation

Under = Callable[[Ruleset, Case, str], Answer]


def answer_case(rules: Ruleset, case: Case, under: Under | None = None) -> Answer:
    """The answer to a case, under its variant, or compared under every variant the ruleset has.

    ``under`` answers for one variant, where something else is asked than the plain question.
    """
    under = under or answer_under
    variants = [case.variant] if case.variant else rules.variants
    answers: dict[str, Answer] = {}
    faults: dict[str, TutorError] = {}
    for variant in variants:
        try:
            answers[variant] = under(rules, case, variant)
        except TutorError as error:
            faults[variant] = error
    if not answers:
        raise next(iter(faults.values()))
    if case.variant or rules.table.variant:
        only = next(iter(answers.values()))
        return with_other_tables(rules, case, only, variants[0], under)
    return compared(rules, answers, faults)


def answer_under(rules: Ruleset, case: Case, variant: str) -> Answer:
    """The answer under one variant."""
    court = rules.court_for(case, variant)
    situation = bind(case, court.law)
    try:
        return answer_in(rules, court, case, situation)
    except MissingFact as missing:
        return answer_without(rules, court, case, situation, missing.name)


def answer_without(rules: Ruleset, court: Court, case: Case, situation: Situation, name: str) -> Answer:
    """The answer where it is the same whatever the missing fact may be; a fact that it depends on is bad input."""
    tried = [answer_in(rules, court, case, {**situation, **made_up}) for made_up in completions(court, situation, name)]
    if not tried or any(
        (answer.verdict, answer.rule, answer.value) != (tried[0].verdict, tried[0].rule, tried[0].value)
        for answer in tried
    ):
        raise refuse("missing_fact", case.place(name), fact=name, question=case.question)
    return tried[0]


def answer_in(rules: Ruleset, court: Court, case: Case, situation: dict[str, Any]) -> Answer:
    """The answer in a situation, by the kind of its question. What answers is loaded with the first that needs it."""
    if case.question == "renuncio":
        from tutor.ask.renuncio import answer_renuncio

        return answer_renuncio(court, case, situation)
    if case.question in VALUE_QUESTIONS or case.question in court.law.registers:
        return answer_value(court, case, situation)
    if case.question in court.law.zones:
        from tutor.ask.records import answer_looked_at

        return answer_looked_at(court, case, situation)
    if any(isinstance(court.decision(name), SetDecision) for name in court.asked_by(case.question)):
        from tutor.ask.sets import answer_sets

        return answer_sets(court, case, situation)
    return answer_choice(rules, court, case, situation)


def answer_value(court: Court, case: Case, situation: dict[str, Any]) -> Answer:
    """The answer to a question that has a value."""
    from tutor.ask.matches import answer_match
    from tutor.ask.scores import answer_score
    from tutor.ask.values import answer_deal, answer_register, answer_winner

    asked = {"winner": answer_winner, "score": answer_score, "deal": answer_deal, "match": answer_match}
    return asked.get(case.question, answer_register)(court, case, situation)


def outcome(answer: Answer) -> Any:
    """What of an answer is compared between variants."""
    return answer.value if answer.verdict == "answered" else answer.verdict


def compared(rules: Ruleset, answers: dict[str, Answer], faults: dict[str, TutorError]) -> Answer:
    """One answer out of several: the common one, or ``depends``."""
    tables = Tables(
        {variant: outcome(answer) for variant, answer in answers.items()},
        faults,
        rules.court(next(iter(answers))).law.variants,
    )
    covering = {variant: answer for variant, answer in answers.items() if answer.verdict != "not_covered"}
    first = min((covering or answers).values(), key=lambda answer: not answer.ruled)  # the first that has a rule for it
    if all(outcome(answer) == outcome(first) for answer in covering.values()):
        return replace(first, find_tables=lambda: tables)
    return Answer(
        first.game,
        first.question,
        "depends",
        source=merged_sources(covering),
        show=first.show,
        speak=speak_depends(rules.court(next(iter(answers))).law, covering),
        speak_source=lambda lang: speak_sources(merged_sources(covering), lang),
        find_tables=lambda: tables,
    )


def merged_sources(answers: dict[str, Answer]) -> tuple[dict[str, Any], ...]:
    """Every source once."""
    found = {entry["id"]: entry for answer in answers.values() for entry in answer.source}
    return tuple(found.values())


def with_other_tables(rules: Ruleset, case: Case, answer: Answer, variant: str, under: Under) -> Answer:
    """The same answer; what the other variants say is found out when it is asked for."""

    def find() -> Tables:
        found: dict[str, Any] = {}
        left_out: dict[str, TutorError] = {}
        for other in rules.library.variants(rules.game):
            if other == variant:
                found[other] = outcome(answer)
            elif not rules.table.house and not rules.table.misconceptions:
                try:
                    found[other] = outcome(under(rules, case, other))
                except TutorError as error:
                    left_out[other] = error
        return Tables(found, left_out, rules.court(variant).law.variants)

    return replace(answer, find_tables=find)
