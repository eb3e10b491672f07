"""A score in words: line by line, who has what and why, and the lines that nobody gets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tutor.ask.phrases import voice_of
from tutor.cards import Suit, bits
from tutor.kinds.tally.counters import CountCards, TotalOf
from tutor.law.compile_tally import COUNTER
from tutor.law.emit import Emitter
from tutor.law.reader import LANGUAGES
from tutor.law.subsets import Scale, Worth
from tutor.law.voice import Voice
from tutor.play.court import Court
from tutor.play.facts import complete
from tutor.play.score import ScoreLine, Sheet
from tutor.play.won import value_for
from tutor.words import counted_out, listing, name_rank, name_suit, sentence

SHORT = 200


def score_words(
    court: Court,
    situation: Mapping[str, Any],
    sheet: Sheet,
    names: tuple[str, ...],
    last: Callable[[str], str],
    lang: str,
) -> str:
    """Everybody's points, with the lines that gave them where they are few, in any language; and who has won (``last``)."""

    def worked_out(lang: str) -> str:
        lines = [owner_words(court, situation, sheet, owner, name, lang) for owner, name in enumerate(names)]
        return " ".join([*lines, last(lang)]).rstrip()

    if all(len(worked_out(each)) <= SHORT for each in LANGUAGES):
        return worked_out(lang)
    points = "; ".join(f"{name}: {points}" for name, points in zip(names, sheet.points, strict=True)) + "."
    return f"{points.replace('-', '−')} {last(lang)}".rstrip()


def owner_words(
    court: Court, situation: Mapping[str, Any], sheet: Sheet, owner: int, name: str, lang: str, full: bool = False
) -> str:
    """ "A: acierto, 10 + 2 × 5 = 20; oros vale triple, 20 × 3 = 60"; lines that give nothing are left out.

    ``full`` says which cards points were counted from.
    """
    voice = voice_of(court.law, lang)
    lines = {line.id: line for line in court.law.tally}
    said = []
    for step in sheet.of(owner):
        line = lines[step.rule]
        given = line.award.shown(voice, step.numbers.__getitem__, step.before, step.after)
        if says_something(court, step):
            had = compared_counts(line.when, sheet, owner, voice) or counted_things(
                court, situation, line.award, owner, lang, full
            )
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


def says_something(court: Court, step: ScoreLine) -> bool:
    """Whether a line gave something, or says why it did not."""
    award = next(line.award for line in court.law.tally if line.id == step.rule)
    return step.before != step.after or not award.idle(step.numbers.__getitem__)


def counted_things(court: Court, situation: Mapping[str, Any], award: Any, owner: int, lang: str, full: bool) -> str:
    """ "copas y oros", the suits that a line counts; where wanted, "dos ases y un tres", the cards it adds up."""
    found: list[str] = []
    for name, _, _ in getattr(award, "per", ()):
        how = court.law.counters[name.removeprefix(COUNTER)].how if name.startswith(COUNTER) else None
        if isinstance(how, CountCards) and how.zone.type == "suits":
            cards = value_of(court, situation, how.found, owner)
            found += [name_suit(Suit(card // 12), lang).bare for card in bits(cards)]
        elif isinstance(how, TotalOf) and full and not how.best:
            cards = value_of(court, situation, lambda em, zone=how.zone: zone.code(em).text, owner)
            found += [] if isinstance(cards, Worth) else ranks_worth(how.scale, cards, lang)
    return listing(found, lang)


def ranks_worth(scale: Scale, cards: int, lang: str) -> list[str]:
    """How many cards of each rank that is worth something, the dearest first."""
    held = [card % 12 + 1 for card in bits(cards) if scale.by_card[card]]
    ranks = sorted(set(held), key=lambda rank: -scale.by_rank[rank - 1])
    return [counted_out(held.count(rank), name_rank(rank, lang), lang) for rank in ranks]


def value_of(court: Court, situation: Mapping[str, Any], expression: Any, owner: int) -> Any:
    """What an expression is worth for one owner."""
    em = Emitter()
    text = expression(em)
    function = em.function("found", [f"return {text}"])
    facts = complete(court.law, situation)
    return function(*[value_for(court, facts, name, owner) for name in em.facts])


def tie_words(court: Court, sheet: Sheet, lang: str) -> list[str]:
    """The categories that nobody gets, since several have most."""
    voice, said = voice_of(court.law, lang), []
    given = {step.rule for step in sheet.lines}
    for line in court.law.tally:
        counter = compared_counter(line.when)
        if counter and line.id not in given:
            everybody = [numbers.get(counter, 0) for numbers in sheet.numbers]
            most = max(everybody)
            if everybody.count(most) < 2:  # somebody has most, and the line goes by something else too
                continue
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
    found = (getattr(part, "ladder", ()) for part in (when, *getattr(when, "parts", ())))
    return next((ladder[0].fact for ladder in found if ladder), "")


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
