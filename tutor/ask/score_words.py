"""A score in words: everybody's points line by line, and the lines that nobody gets."""

from __future__ import annotations

from typing import Any

from tutor.ask.phrases import voice_of
from tutor.law.voice import Voice
from tutor.play.court import Court
from tutor.play.score import Sheet
from tutor.words import listing, sentence

SHORT = 200


def score_words(court: Court, sheet: Sheet, names: tuple[str, ...], lang: str) -> str:
    """Everybody's points, with the lines that gave them where they are few."""
    worked_out = " ".join(owner_words(court, sheet, owner, name, lang) for owner, name in enumerate(names))
    if len(worked_out) <= SHORT:
        return worked_out
    return (
        "; ".join(f"{name}: {points}" for name, points in zip(names, sheet.points, strict=True)).replace("-", "−") + "."
    )


def owner_words(court: Court, sheet: Sheet, owner: int, name: str, lang: str) -> str:
    """ "A: acierto, 10 + 2 × 5 = 20; oros vale triple, 20 × 3 = 60"; lines that give nothing are left out."""
    voice = voice_of(court.law, lang)
    lines = {line.id: line for line in court.law.tally}
    said = []
    for step in sheet.of(owner):
        line = lines[step.rule]
        given = line.award.shown(voice, step.numbers.__getitem__, step.before)
        if step.before != step.after or not line.award.idle(step.numbers.__getitem__):
            had = compared_counts(line.when, sheet, owner, voice)
            said.append(f"{voice.label(step.rule)}{f' ({had})' if had else ''}, {given}")
    points = str(sheet.points[owner]).replace("-", "−")
    if not said:
        return f"{name}: 0."
    whole = (
        ""
        if len(said) < 2 or said[-1].endswith(f"= {points}")
        else voice.pick(", y en total ", ", and in all ") + points
    )
    return f"{name}: {'; '.join(said)}{whole}."


def tie_words(court: Court, sheet: Sheet, lang: str) -> list[str]:
    """The categories that nobody gets, since several have most."""
    voice, said = voice_of(court.law, lang), []
    given = {step.rule for step in sheet.lines}
    for line in court.law.tally:
        counter = compared_counter(line.when)
        if counter and line.id not in given:
            most = max(numbers.get(counter, 0) for numbers in sheet.numbers)
            said.append(
                sentence(
                    voice.pick(
                        f"{voice.label(line.id)}: empate a {most}, no puntúa nadie",
                        f"{voice.label(line.id)}: level at {most}, nobody scores",
                    )
                )
            )
    return said


def compared_counter(when: Any) -> str:
    """The counter by which a line finds who has most, or nothing."""
    found = (getattr(getattr(part, "counter", None), "fact", "") for part in (when, *getattr(when, "parts", ())))
    return next((counter for counter in found if counter), "")


def compared_counts(when: Any, sheet: Sheet, owner: int, voice: Voice) -> str:
    """ "21 contra 19": what the owner has of something, and the others, where the line goes by who has most."""
    counter = compared_counter(when)
    if not counter:
        return ""
    everybody = [numbers.get(counter) for numbers in sheet.numbers]
    others = [number for place, number in enumerate(everybody) if place != owner]
    if everybody[owner] in others:
        return voice.pick(f"empate a {everybody[owner]}", f"level at {everybody[owner]}")
    listed = listing([str(number) for number in others], voice.lang)
    return voice.pick(f"{everybody[owner]} contra {listed}", f"{everybody[owner]} to {listed}")
