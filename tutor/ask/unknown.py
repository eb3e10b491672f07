"""What is not told, in words, and what may be said of a move all the same."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.law.model import Law
from tutor.law.voice import Voice
from tutor.words import listing, sentence


def not_told(law: Law, names: Sequence[str], voice: Voice) -> str:
    """ "Falta saber las bazas ganadas y si ya has cantado en esta baza"."""
    facts = listing([what_is(law, name, voice) for name in names], voice.lang)
    return sentence(voice.pick(f"falta saber {facts}", f"what is not told: {facts}"))


def depends_on_it(voice: Voice, rules: Sequence[str]) -> str:
    """The move may be allowed; else one of these rules refuses it."""
    named = quoted(voice, rules)
    return sentence(
        voice.pick(f"según eso, se puede, o lo impide {named}", f"depending on that, it is allowed, or {named} refuses")
    )


def refused_anyway(voice: Voice, rules: Sequence[str]) -> str:
    """One of these rules refuses the move, whatever is not told."""
    named = quoted(voice, rules)
    return sentence(voice.pick(f"sea lo que sea, no se puede: lo impide {named}", f"whatever it is, {named} refuses"))


def what_is(law: Law, name: str, voice: Voice) -> str:
    """What the game calls a fact; of a flag, whether it is so."""
    plain = name.partition(":")[0]
    if plain not in law.registers:
        return law.zones[plain].phrase[voice.lang]
    said = law.registers[plain].phrase[voice.lang]
    return voice.pick(f"si {said}", f"whether {said}") if law.registers[plain].type == "flag" else said


def quoted(voice: Voice, rules: Sequence[str]) -> str:
    """The names of rules, each in the quotes of the language."""
    named = dict.fromkeys(voice.label(rule) for rule in rules)
    return listing([voice.pick(f"«{name}»", f"“{name}”") for name in named], voice.lang, "or")
