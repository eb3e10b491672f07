"""Questions about a record: what the opening table gives the dealer, and whether what is left over can be."""

from __future__ import annotations

from typing import Any

from tutor.ask.answer import Answer
from tutor.ask.case import Case
from tutor.ask.phrases import labels_of, voice_of
from tutor.ask.values import answered, nothing_of_the_kind
from tutor.cards import CARDS
from tutor.faults import refuse
from tutor.law.model import Check, Law
from tutor.law.voice import Voice
from tutor.play.course import fixed_deal
from tutor.play.court import Court
from tutor.play.facts import complete
from tutor.play.opening import opening_line
from tutor.words import Noun, count, listing, sentence


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
        raise refuse("opening_size", case.place(case.question), found=len(turned), known=dealt[1], variant=law.variant)
    facts, line = complete(law, situation), opening_line(court, situation)
    taken = facts[line.take] if line else 0
    registers = list(dict.fromkeys(name for each in law.opening for name in each.add)) or [
        r.name for r in law.registers.values() if r.shown_as
    ]
    value = {
        "taken": [str(CARDS[card]) for card in turned if taken >> card & 1],
        **{name: line.add.get(name, 0) if line else 0 for name in registers},
    }

    def speak(lang: str) -> str:
        voice = Voice(lang, labels_of(law), facts)
        if line is None:
            return sentence(
                voice.pick("quien reparte no se lleva nada de la mesa", "the dealer takes nothing from the table")
            )
        why = line.when.shown(voice)
        gives = [count(amount, unit_of(law, name, lang), lang) for name, amount in line.add.items() if amount]
        also = (
            voice.pick(f" y se apunta {listing(gives, lang)}", f" and scores {listing(gives, lang)}") if gives else ""
        )
        return sentence(
            voice.pick(
                f"{why}: quien reparte se lleva {voice.cards(taken)}{also}",
                f"{why}: the dealer takes {voice.cards(taken)}{also}",
            )
        )

    return answered(court, case, value, line.source if line else (), speak, (court, situation, None))


def unit_of(law: Law, register: str, lang: str) -> Noun:
    """What one of it is called, of the gender that all of them have."""
    known = Noun.read(law.registers[register].phrase[lang], lang)
    one = law.declared[register].one.get(lang)
    return Noun(one, known.gender, "s", lang) if one else known


def answer_check(court: Court, case: Case, situation: dict[str, Any], check: Check) -> Answer:
    """``{possible, total, culprits}``."""
    law, scale = court.law, next(iter(court.law.deck.scales.values()))
    facts = complete(law, situation)
    possible, total = court.holds(check.must, facts), scale.total(facts[check.of])
    names = situation.get("names", ())
    culprits = []
    for owner, name in enumerate(names):
        own = type(facts)(facts)
        own.update(
            {zone: situation[zone + ":all"][owner] for zone in law.zones if zone + ":all" in situation}, owner=owner
        )
        if court.holds(check.culprits, own):
            culprits.append(name)
    value: dict[str, Any] = {"possible": possible, "total": total}
    if names:
        value["culprits"] = culprits

    def speak(lang: str) -> str:
        voice = voice_of(law, lang)
        return check_words(voice, check, total, scale.total(court.deck), possible, culprits, bool(names))

    return answered(court, case, value, check.source, speak, (court, situation, None))


def check_words(
    voice: Voice, check: Check, total: int, deck: int, possible: bool, culprits: list[str], asked: bool
) -> str:
    """Why a remainder can or cannot be, by the modulus: every capture takes the same away."""
    step = int(getattr(check.must, "counting_by", 0))
    first = deck % step if step else deck
    series = ", ".join(str(first + step * place) for place in range(4))
    why = voice.pick(
        f"la baraja vale {deck} y cada baza se lleva {step}: sólo pueden quedar {series}…",
        f"the deck is worth {deck} and every capture takes {step} away: only {series}… can be left",
    )
    fits = (
        voice.pick(f"quedan {total}, y está bien", f"{total} are left, and that is right")
        if possible
        else voice.pick(f"quedan {total}, y no puede ser", f"{total} are left, and that cannot be")
    )
    said = [sentence(fits), sentence(why)]
    if culprits:
        piles = listing(culprits, voice.lang)
        said.append(
            sentence(
                voice.pick(
                    f"el montón de {piles} no es múltiplo de {step}: ahí está el error",
                    f"the pile of {piles} is not a multiple of {step}: there is the mistake",
                )
            )
        )
    elif asked:
        said.append(
            sentence(voice.pick(f"todos los montones son múltiplos de {step}", f"every pile is a multiple of {step}"))
        )
    return " ".join(said)
