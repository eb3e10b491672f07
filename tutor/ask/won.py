"""Who has won a hand, in words: by what, with what everybody has, and what that brings in the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tutor.ask.answer import Amount
from tutor.ask.because import parts_of
from tutor.ask.phrases import voice_of
from tutor.kinds.facts.compare import denied
from tutor.kinds.tally.most import SEATS, Most, leaders
from tutor.law.model import Citations
from tutor.law.names import Declared
from tutor.law.reader import LANGUAGES
from tutor.law.voice import Voice, joined
from tutor.play.court import Court
from tutor.play.score import Sheet
from tutor.play.won import Won, counted_facts, value_for
from tutor.words import Noun, being, count, listing, sentence


def won_value(court: Court, won: Won, names: Sequence[str]) -> dict[str, Any]:
    """The fields of a score that say who has won: a name, None where nobody has, a list where several have."""
    winners = [names[owner] for owner in won.owners if won.brought[owner]]
    unit = court.law.result.unit
    assert unit is not None
    most = max(won.brought, default=0)
    return {
        "winner": winners[0] if len(winners) == 1 else winners or None,
        unit.name: Amount(most, {lang: count(most, unit_noun(unit, Voice(lang)), lang) for lang in LANGUAGES}),
    }


def won_sources(won: Won) -> Citations:
    """Where the way in which it was won stands."""
    return won.prize.source if won.prize else ()


def won_words(
    court: Court, situation: Mapping[str, Any], sheet: Sheet, won: Won, names: Sequence[str], lang: str
) -> str:
    """ "A gana 2 juegos (salirse): tiene más puntos que nadie (104–66), y los puntos son más de 100." """
    voice = voice_of(court.law, lang)
    if won.prize is None or not any(won.brought):
        return sentence(nobody(court, situation, sheet, won, names, voice))
    winner = won.owners[0]
    facts = {**counted_facts(court, situation, sheet), "names": tuple(names), "owner": winner}
    facts |= {"points": sheet.points[winner]}
    by = replace(voice, facts=facts, subject=names[winner])
    reasons = [
        (place and of_somebody(court, part, by)) or reason(court, part, by)
        for place, part in enumerate(parts_of(won.prize.when))
    ]
    unit = court.law.result.unit
    assert unit is not None
    gained = count(won.brought[winner], unit_noun(unit, voice), lang)
    name = listing([names[owner] for owner in won.owners], lang)
    text = voice.pick(f"{name} gana {gained}", f"{name} wins {gained}")
    said = [*reasons[:1], *(text.removeprefix(f"{by.subject} ") for text in reasons[1:])]
    return sentence(f"{text} ({voice.label(won.prize.id)}): {joined(said, voice)}")


def unit_noun(unit: Declared, voice: Voice) -> Noun:
    """One of what a match is counted in: it has the gender of the plural."""
    if voice.lang == "en":
        return Noun(unit.one["en"], lang="en")
    return replace(Noun.read(unit.phrase["es"], "es"), text=unit.one["es"], number="s")


def reason(court: Court, part: Any, voice: Voice) -> str:
    """One of the conditions of a prize, as it is with the winner; of a seat that is not the winner's, whose it is."""
    if isinstance(part, Most):
        return most_words(court, part, voice)
    assert voice.facts is not None
    facts: Mapping[str, Any] = voice.facts
    seats = [
        name
        for name in court.reader(part)[2]
        if name in court.law.registers and court.law.registers[name].type in SEATS
    ]
    if len(seats) == 1 and facts[seats[0]] not in (-1, facts["owner"]):
        whose, what = facts["names"][facts[seats[0]]], court.law.registers[seats[0]].phrase[voice.lang]
        return being(whose, what, voice.lang)
    return str(part.phrase(voice))


def of_somebody(court: Court, part: Any, voice: Voice) -> str:
    """A flag, as it is said of whoever was just named: "no lo ha perdido"; nothing where it has no such words."""
    flags = [court.law.registers[name] for name in court.reader(part)[2] if name in court.law.registers]
    if len(flags) != 1 or flags[0].type != "flag" or not flags[0].owned:
        return ""
    assert voice.facts is not None
    clause = flags[0].owned[voice.lang]
    return clause if voice.facts[flags[0].name] else voice.pick(f"no {clause}", denied(clause))


def most_words(court: Court, most: Most, voice: Voice) -> str:
    """ "tiene más puntos que nadie (104–66)", or who is level and what parts them."""
    assert voice.facts is not None
    facts: Mapping[str, Any] = voice.facts
    owner: int = facts["owner"]
    everybody = step_values(court, most.ladder[0], facts)
    assert not isinstance(everybody, int)
    others = "–".join(str(number) for place, number in enumerate(everybody) if place != owner)
    what = most.ladder[0].phrase[voice.lang]
    if list(everybody).count(everybody[owner]) == 1:
        return voice.pick(
            f"tiene más {what} que nadie ({everybody[owner]}–{others})",
            f"{voice.subject} has more {what} than anybody ({everybody[owner]}–{others})",
        )
    level = [facts["names"][place] for place in leaders([everybody]) if place != owner]
    step = next(step for step in most.ladder[1:] if is_alone(court, step, facts, owner))
    return voice.pick(
        f"empata a {everybody[owner]} {what} con {listing(level, 'es')} y {parting(step, voice)}",
        f"{voice.subject} is level with {listing(level, 'en')} at {everybody[owner]} {what} and {parting(step, voice)}",
    )


def is_alone(court: Court, step: Declared, facts: Mapping[str, Any], owner: int) -> bool:
    """Whether a step of the ladder parts the owner from others."""
    values = step_values(court, step, facts)
    return values == owner if isinstance(values, int) else values[owner] == max(values)


def parting(step: Declared, voice: Voice) -> str:
    """ "ganó la última baza", "tiene más oros"."""
    what = step.phrase[voice.lang]
    if step.type in SEATS:
        return being("", what, voice.lang)
    return voice.pick(f"tiene más {what}", f"has more {what}")


def step_values(court: Court, step: Declared, facts: Mapping[str, Any]) -> Any:
    """What everybody has of a step, or the owner whom a seat names."""
    if step.type in SEATS:
        return facts[step.name]
    return value_for(court, facts, f"{step.fact}:all", 0)


def nobody(
    court: Court, situation: Mapping[str, Any], sheet: Sheet, won: Won, names: Sequence[str], voice: Voice
) -> str:
    """Who is level, and that nobody wins."""
    said = won.prize.say.get(voice.lang, "") if won.prize else ""
    said = said or voice.pick("no gana nadie", "nobody wins")
    found = (part for prize in court.law.hand_won for part in parts_of(prize.when) if isinstance(part, Most))
    most = next(found, None)
    if most is None:
        return said
    facts = counted_facts(court, situation, sheet)
    values = [step_values(court, step, facts) for step in most.ladder]
    level = [names[owner] for owner in leaders(values)]
    if len(level) < 2:
        return said
    top, what = max(values[0]), most.ladder[0].phrase[voice.lang]
    holders = [
        voice.pick(f"{step.phrase['es']} es {names[value]}", f"{step.phrase['en']} is {names[value]}")
        for step, value in zip(most.ladder, values, strict=True)
        if isinstance(value, int) and value >= 0
    ]
    parts = [
        voice.pick(
            f"{listing(level, 'es')} empatan a {top} {what}", f"{listing(level, 'en')} are level at {top} {what}"
        ),
        *holders,
    ]
    return f"{joined(parts, voice)}: {said}"
