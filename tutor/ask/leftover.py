"""Whether what is left over can be, and if not, who went wrong: by the modulus that every capture leaves unchanged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tutor.ask.answer import Answer
from tutor.ask.case import Case
from tutor.ask.phrases import labels_of, voice_of
from tutor.ask.values import answered
from tutor.cards import deck_mask
from tutor.faults import refuse
from tutor.law.model import Check, Law
from tutor.law.subsets import Scale
from tutor.law.voice import Voice
from tutor.play.court import Court
from tutor.play.facts import complete
from tutor.words import listing, sentence


def answer_check(court: Court, case: Case, situation: dict[str, Any], check: Check) -> Answer:
    """``{possible, total, culprits}``: whether it can be, what it comes to, and whose piles are to blame."""
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
    gathered = sum(scale.total(pile) for pile in owned(law, situation)) + total
    if gathered > scale.total(court.deck):
        raise refuse("more_than_the_deck", case.place(case.question), found=gathered, most=scale.total(court.deck))
    piles = {name: scale.total(pile) for name, pile in zip(names, owned(law, situation), strict=False)}

    def speak(lang: str) -> str:
        voice = voice_of(law, lang)
        first = left_words(law, check, scale, total, possible, voice)
        return " ".join([first, *pile_words(check, piles, culprits, possible, voice)])

    def details(lang: str) -> str:
        voice = Voice(lang, labels_of(law, bool(situation.get("french"))))
        return no_fault(check, scale, facts[check.of], possible, voice)

    found = answered(court, case, value, check.source, speak, (court, situation, None))
    return replace(found, speak_details=details)


def owned(law: Law, situation: dict[str, Any]) -> tuple[int, ...]:
    """What everybody has taken, by owner."""
    return next((situation[zone + ":all"] for zone in law.zones if zone + ":all" in situation), ())


def step_of(check: Check) -> int:
    """What every capture takes away, where the check counts by it; else 0."""
    return int(getattr(check.must, "counting_by", 0))


def left_words(law: Law, check: Check, scale: Scale, total: int, possible: bool, voice: Voice) -> str:
    """Why so much can or cannot be left: the deck less so many times the same."""
    deck, step = scale.total(deck_mask(law.deck.cards)), step_of(check)
    some = voice.pick(
        f"{'queda' if total == 1 else 'quedan'} {total}" if total else "no queda nada", f"{total or 'nothing'} left"
    )
    if not step:
        fits = voice.pick(
            "y está bien" if possible else "y no puede ser", "and that is " + ("right" if possible else "wrong")
        )
        return sentence(f"{some}, {fits}")
    if possible:
        times = (deck - total) // step
        gone = voice.pick(
            f"a la baraja, que suma {deck}, se le ha quitado {'una vez' if times == 1 else f'{times} veces'} {step}",
            f"from the deck, which comes to {deck}, {step} went {'once' if times == 1 else f'{times} times'}",
        )
        if not times:
            gone = voice.pick(f"son los {deck} de la baraja entera", f"that is the whole deck, {deck}")
        return sentence(voice.pick(f"{some}, y puede ser: {gone}", f"{some}, and that can be: {gone}"))
    below = total - (total - deck) % step
    near = [str(number) for number in (below + step, below) if 0 <= number <= deck]
    reached = listing(near, voice.lang, "or")
    return sentence(
        voice.pick(
            f"{some}, y no puede ser: la baraja suma {deck} y cada vez que alguien se lleva cartas se van {step}; "
            f"quitando de {step} en {step} se llega a {reached}, nunca a {total}",
            f"{some}, and that cannot be: the deck comes to {deck} and every capture takes {step} away; going down "
            f"by {step} one gets to {reached}, never to {total}",
        )
    )


def pile_words(check: Check, piles: Mapping[str, int], culprits: list[str], possible: bool, voice: Voice) -> list[str]:
    """Whose pile does not come out even, by how much; or that those given do."""
    step = step_of(check)
    said: list[str] = []
    if not piles or not step:
        return said
    for name in culprits:
        over = piles[name] % step
        said.append(
            sentence(
                voice.pick(
                    f"el montón de {name} suma {piles[name]}, que no es múltiplo de {step} "
                    f"({piles[name] // step} × {step} = {piles[name] - over}, y {'sobra' if over == 1 else 'sobran'} "
                    f"{over}): {name} se llevó cartas que no sumaban {step}",
                    f"the pile of {name} comes to {piles[name]}, which is no multiple of {step} "
                    f"({piles[name] // step} × {step} = {piles[name] - over}, and {over} over): {name} took cards "
                    f"that did not come to {step}",
                )
            )
        )
    if not culprits:
        all_even = voice.pick(
            f"todos estos montones son múltiplos de {step}", f"all these piles are multiples of {step}"
        )
        if not possible:
            all_even += voice.pick(": el error está en otro", ": the mistake is in another one")
        said.append(sentence(all_even))
    return said


def no_fault(check: Check, scale: Scale, left: int, possible: bool, voice: Voice) -> str:
    """That cards which would make a capture among themselves may be left all the same."""
    step = step_of(check)
    fifteen = next(iter(scale.subsets(left, step)), 0) if step and possible else 0
    if not fifteen:
        return ""
    return sentence(
        voice.pick(
            f"no importa que {voice.cards(fifteen)} sumen {step}: para llevárselas hace falta una carta de la mano",
            f"it is no fault that {voice.cards(fifteen)} come to {step}: to take them a card of the hand is needed",
        )
    )


def series_words(law: Law, check: Check, voice: Voice) -> str:
    """What can be left, and what it proves if something else is, for a book."""
    scale = next(iter(law.deck.scales.values()))
    deck, step = scale.total(deck_mask(law.deck.cards)), step_of(check)
    numbers = [str(deck % step + step * place) for place in range(6)]
    multiples = ", ".join(str(step * place) for place in range(1, 5))
    left = voice.noun(law.zones[check.of].phrase["es"], law.zones[check.of].phrase["en"])
    must = voice.pick("tienen que sumar" if left.number == "p" else "tiene que sumar", "must come to")
    return voice.pick(
        f"La baraja suma {deck}, y cada vez que alguien se lleva cartas se van {step}. Por eso {left.the} {must} "
        f"{', '.join(numbers[:-1])}, {numbers[-1]}…: siempre {step} más. Si suman otra cosa, alguien se llevó cartas que "
        f"no sumaban {step}. Y se puede saber quién: antes de añadir lo que queda, cada montón tiene que sumar un "
        f"múltiplo de {step} ({multiples}…), y el que no lo suma es el de quien se equivocó. Dejar pasar un {step} no es "
        "un error que se note aquí: las cartas siguen en la mesa y nada cambia en la suma.",
        f"The deck comes to {deck}, and every capture takes {step} away. So {left.the} {must} "
        f"{', '.join(numbers[:-1])}, {numbers[-1]}…: always {step} more. If they come to anything else, somebody took cards "
        f"that did not come to {step}. And it can be told who: before what is left is added, every pile must come to a "
        f"multiple of {step} ({multiples}…), and the one that does not belongs to whoever went wrong. To overlook a "
        f"{step} does not show here: the cards stay on the table, and the sum does not change.",
    )
