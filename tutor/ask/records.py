"""Questions about what lies on the table before and after the play: what the opening gives, and checks of a record."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tutor.ask.answer import Amount, Answer
from tutor.ask.because import parts_of
from tutor.ask.case import Case
from tutor.ask.leftover import answer_check
from tutor.ask.phrases import labels_of
from tutor.ask.values import answered, nothing_of_the_kind
from tutor.cards import CARDS
from tutor.faults import refuse
from tutor.law.model import Law, OpeningLine
from tutor.law.reader import LANGUAGES
from tutor.law.voice import Voice
from tutor.play.course import fixed_deal
from tutor.play.court import Court
from tutor.play.facts import complete
from tutor.play.opening import opening_line
from tutor.words import CardCount, Noun, count, listing, sentence


def answer_looked_at(court: Court, case: Case, situation: dict[str, Any]) -> Answer:
    """The answer about a zone: the opening table, or what a check looks at."""
    situation = {**situation, "deck": court.deck}
    checks = [check for check in court.law.checks if check.of == case.question]
    if checks:
        return answer_check(court, case, situation, checks[0])
    zone = court.law.zones[case.question]
    return answer_opening(court, case, situation) if zone.ordered else nothing_of_the_kind(court, case)


def answer_opening(court: Court, case: Case, situation: dict[str, Any]) -> Answer:
    """``{taken, …}``: the cards that the dealer takes, and what is added to each register that the opening can add to."""
    law = court.law
    dealt, turned = fixed_deal(law), situation[case.question]
    if dealt is not None and len(turned) != dealt[1]:
        code, known = "opening_size" if dealt[1] else "opening_none", CardCount(dealt[1])
        raise refuse(code, case.place(case.question), found=CardCount(len(turned)), known=known, variant=law.form)
    facts, line = complete(law, situation), opening_line(court, situation)
    taken = facts[line.take] if line else 0
    registers = list(dict.fromkeys(name for each in law.opening for name in each.add)) or [
        r.name for r in law.registers.values() if r.shown_as
    ]
    value = {
        "taken": [str(CARDS[card]) for card in turned if taken >> card & 1],
        **{name: amount_of(law, name, line.add.get(name, 0) if line else 0) for name in registers},
    }

    def speak(lang: str) -> str:
        voice = Voice(lang, labels_of(law, bool(situation.get("french"))), facts)
        return nothing_taken(law, voice) if line is None else dealer_takes(law, line, taken, voice)

    answer = answered(court, case, value, line.source if line else (), speak, (court, situation, None))
    return replace(answer, ruled=bool(law.opening))


def dealer_takes(law: Law, line: OpeningLine, taken: int, voice: Voice) -> str:
    """ "8 + 7 = 15: quien reparte se lleva el siete de oros y la sota de copas, y se apunta una escoba"."""
    why, gives = line.when.shown(voice), opening_gives(law, line, voice)
    also = voice.pick(", y se apunta ", ", and scores ") + listing(gives, voice.lang) if gives else ""
    return sentence(
        voice.pick(
            f"{why}: quien reparte se lleva {voice.cards(taken)}{also}",
            f"{why}: the dealer takes {voice.cards(taken)}{also}",
        )
    )


def nothing_taken(law: Law, voice: Voice) -> str:
    """Why no line of the opening fits."""
    if not law.opening:
        return voice.pick(
            "En esta forma del juego, la mesa de salida no da nada a quien reparte.",
            "In this form of the game the opening table gives the dealer nothing.",
        )
    missed = [part.missed(voice) for line in law.opening for part in parts_of(line.when)]
    return sentence(
        voice.pick("quien reparte no se lleva nada: ", "the dealer takes nothing: ") + "; ".join(dict.fromkeys(missed))
    )


def opening_gives(law: Law, line: OpeningLine, voice: Voice) -> list[str]:
    """What is added to registers: "una escoba", "dos escobas"."""
    return [spelled(amount, unit_of(law, name, voice.lang), voice) for name, amount in line.add.items() if amount]


def spelled(number: int, unit: Noun, voice: Voice) -> str:
    """A small number of things in words."""
    said = count(number, unit, voice.lang)
    return said.replace("2 ", voice.pick("dos ", "two "), 1) if number == 2 else said


def amount_of(law: Law, register: str, number: int) -> Amount:
    """So many of what a register counts."""
    return Amount(number, {lang: count(number, unit_of(law, register, lang), lang) for lang in LANGUAGES})


def unit_of(law: Law, register: str, lang: str) -> Noun:
    """What one of it is called, of the gender that all of them have."""
    known = Noun.read(law.registers[register].phrase[lang], lang)
    one = law.declared[register].one.get(lang)
    return Noun(one, known.gender, "s", lang) if one else known
