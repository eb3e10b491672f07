"""Why this move and not that one: the first rule that parts the two, in the words of the rulings themselves."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from tutor.ask.answer import Answer
from tutor.ask.because import because
from tutor.ask.bind import bind
from tutor.ask.case import Case, case_words
from tutor.ask.choices import choice_text, not_covered, read_choice, reason_entry, ruling_on, source_of
from tutor.ask.phrases import voice_of
from tutor.ask.ruleset import Ruleset
from tutor.ask.speak import source_entries, speak_sources
from tutor.cards import bits
from tutor.faults import refuse
from tutor.judge import Ruling, parting
from tutor.law.model import Law
from tutor.words import sentence

SENTENCE_END = re.compile(r"(?<=\.) ")


def comparing(other: Any) -> Callable[[Ruleset, Case, str], Answer]:
    """What answers a case under one variant by comparing its move with another one."""

    def under(rules: Ruleset, case: Case, variant: str) -> Answer:
        words = case_words(rules.library, rules.game)
        if case.question not in words.parts:
            raise refuse(
                "compare-question", case.place(case.question), word=case.question, known=", ".join(words.parts)
            )
        court = rules.court_for(case, variant)
        situation, names = bind(case, court.law), court.asked_by(case.question)
        if not names:
            return not_covered(court, case)
        rival = replace(case, move={**case.move, case.question: other}, places={})
        both = [
            ruling_on(court, asked, situation, read_choice(court, asked, court.law.decisions[names[0]], situation))
            for asked in (case, rival)
        ]
        one, two = both
        if one is None or two is None:
            return not_covered(court, case)
        if one.choice == two.choice:
            raise refuse("compare-same", case.place(case.question), word=other)
        return comparison(court.law, case, one, two)

    return under


def comparison(law: Law, case: Case, one: Ruling, two: Ruling) -> Answer:
    """The answer; its value is the verdict on each of the two."""
    decision = one.decision.decision
    kind = decision.choose[decision.part].type
    refusing = [ruling for ruling in (one, two) if ruling.refused] or [one, two]
    entries = source_entries(*unique(source_of(decision, ruling) for ruling in refusing))
    return Answer(
        law.game,
        case.question,
        "answered",
        rule=parting(one, two) or (one.rule if one.rule == two.rule else None),
        find_reasons=lambda: tuple(reason_entry(reason) for reason in one.reasons()),
        find_legal=lambda: tuple(choice_text(kind, value) for value in bits(one.legal)),
        value={str(choice_text(kind, ruling.choice)): ruling.verdict for ruling in (one, two)},
        source=entries,
        speak=lambda lang: comparison_words(law, one, two, lang),
        speak_source=lambda lang: speak_sources(entries, lang),
    )


def comparison_words(law: Law, one: Ruling, two: Ruling, lang: str) -> str:
    """ "Puedes echar el as de copas y no el seis de copas (montar). Debes …"."""
    asked = [ruling for ruling in (one, two) if ruling.refused or one.verdict == two.verdict]
    why = unique(said for ruling in asked for said in SENTENCE_END.split(because(law, ruling, lang)))
    return " ".join([sentence(verdict_words(law, one, two, lang)), *why])


def verdict_words(law: Law, one: Ruling, two: Ruling, lang: str) -> str:
    """Which of the two is allowed, and the rule that refuses."""
    voice, verb = voice_of(law, lang), voice_of(law, lang).label(one.decision.decision.id)
    x, y = (voice_of(law, lang, ruling).part(ruling.decision.decision.part) for ruling in (one, two))
    rule, other = (f" ({voice.label(ruling.rule)})" if ruling.rule else "" for ruling in (one, two))
    if one.refused and two.refused:
        rule = "" if rule == other else rule
        return voice.pick(
            f"no puedes {verb} ni {x}{rule} ni {y}{other}", f"you may {verb} neither {x}{rule} nor {y}{other}"
        )
    if one.refused:
        return voice.pick(f"no puedes {verb} {x}{rule}, y sí {y}", f"you may not {verb} {x}{rule}, but {y} will do")
    if two.refused:
        return voice.pick(f"puedes {verb} {x}, y no {y}{other}", f"you may {verb} {x} and not {y}{other}")
    return voice.pick(f"puedes {verb} tanto {x} como {y}", f"you may {verb} either {x} or {y}")


def unique(things: Iterable[Any]) -> list[Any]:
    """Each thing once, in order."""
    return list(dict.fromkeys(things))
