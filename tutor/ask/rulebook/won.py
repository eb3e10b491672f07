"""Who wins a hand, and what that brings in a match that is not counted in points."""

from __future__ import annotations

from tutor.ask.rulebook.count import first_to
from tutor.ask.rulebook.hand import named, premise
from tutor.ask.rulebook.page import Entry, Section
from tutor.ask.won import unit_noun
from tutor.law.model import Law, Prize
from tutor.law.names import Declared
from tutor.law.voice import Voice
from tutor.words import count, sentence


def hand_won(law: Law, voice: Voice) -> Section:
    """The ways to win, in order."""
    unit = law.result.unit
    assert unit is not None
    what = voice.noun(unit.phrase["es"], unit.phrase["en"])
    opening = voice.pick(
        f"La partida no se cuenta por puntos, sino por {what.the}. Mirad estas líneas por orden: vale la primera que "
        f"cumpla {'alguna pareja' if law.pairs else 'alguien'}.",
        f"A match is not counted in points but in {what.the}. Look at these lines in order: the first that "
        f"{'a pair' if law.pairs else 'somebody'} meets decides.",
    )
    rules = tuple(prize_entry(prize, unit, voice) for prize in law.hand_won)
    return Section(
        "hand_won", voice.pick("Quién gana la mano", "Who wins the hand"), (Entry(opening),), rules, numbered=True
    )


def prize_entry(prize: Prize, unit: Declared, voice: Voice) -> Entry:
    """One way to win."""
    gained = count(prize.brings, unit_noun(unit, voice), voice.lang)
    text = prize.say.get(voice.lang) or voice.pick(f"ganas {gained}", f"you win {gained}")
    when = premise(prize.when, voice) or voice.pick("en otro caso, ", "otherwise ")
    return Entry(sentence(f"{when}{text}"), prize.id, named(prize.id, voice), prize.source)


def match_won(law: Law, voice: Voice) -> Section:
    """When a match is over that is counted in what hands bring: one alone can get there first."""
    assert law.result.unit is not None
    entry = Entry(first_to(law, law.result.unit, voice), "result", source=law.result.source)
    return Section("result", voice.pick("El final", "The end"), (entry,))
