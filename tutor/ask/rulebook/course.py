"""The course of a hand, step by step, and the decisions that it asks for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from tutor.ask.rulebook.page import Entry, Section
from tutor.law.conditions import Always
from tutor.law.course import Marked, every_step
from tutor.law.model import Law
from tutor.law.protocol import Step
from tutor.law.voice import Voice
from tutor.play.course import fixed_deal
from tutor.words import Noun, listing, sentence


def course(law: Law, voice: Voice) -> Section:
    """A hand step by step."""
    title = voice.pick("Cómo va una mano", "How a hand goes")
    rules = tuple(entries(law, law.course, voice))
    return Section("course", title, rules=rules, closing=next_deal(law, voice), numbered=True)


def next_deal(law: Law, voice: Voice) -> tuple[Entry, ...]:
    """Who deals next, where no schedule says it."""
    if law.schedule:
        return ()
    es, en = ("izquierda", "left") if law.deal_left else ("derecha", "right")
    return (
        Entry(
            voice.pick(
                f"La mano siguiente la reparte quien se sienta a la {es} de quien ha repartido.",
                f"The next hand is dealt by the player on the dealer’s {en}.",
            )
        ),
    )


def entries(law: Law, steps: Iterable[Step], voice: Voice) -> Iterator[Entry]:
    """A step each; what is repeated stands under its repetition, and what cannot happen is left out."""
    for step in flat(steps):
        if not happens(law, step):
            continue
        step = open_only(law, step)
        inner = (*entries(law, getattr(step, "steps", ()), voice), *exceptions(step, voice))
        if inner and not getattr(step, "turns", False) and deals(step) and dealt_at_once(law):
            yield from inner
        elif step.keys[:1] == ("once",):
            yield from first_time(inner, voice)
        elif inner and getattr(step, "turns", False) and len(inner) == 1:
            yield Entry(in_turn(step, inner[0].text, voice))
        elif len(inner) > 1 or any(entry.inner for entry in inner):
            yield Entry(sentence(repeated(step, voice)).removesuffix(".") + ":", inner=inner)
        elif text := step.phrase(voice):
            yield Entry(sentence(text + never_counted(law, step, voice)), about="deal" if dealt(step) else "")


def dealt(step: Step) -> bool:
    """Whether cards are dealt to everybody, and not drawn."""
    return step.keys[:1] == ("deal",) and bool(getattr(step, "each", False)) and not getattr(step, "drawn", False)


def never_counted(law: Law, step: Step, voice: Voice) -> str:
    """That what is left over brings nothing of what captures bring."""
    if step.keys[:1] != ("move",):
        return ""
    ones = [
        law.declared[register.name].one.get(voice.lang, "") for register in law.registers.values() if register.shown_as
    ]
    named = listing([one for one in ones if one], voice.lang, "or")
    return voice.pick(f"; eso nunca es {named}", f"; that is never {Noun(named, lang='en').a}") if named else ""


def repeated(step: Step, voice: Voice) -> str:
    """What stands above the steps that are repeated."""
    until = step.ends(voice)  # type: ignore[attr-defined]
    if getattr(step, "turns", False):
        return voice.pick(
            f"por turno, desde la mano y hasta que {until}, cada jugador hace esto",
            f"in turn, from eldest hand and until {until}, every player does this",
        )
    return voice.pick(
        f"se repite esto, una y otra vez, hasta que {until}", f"this is repeated, over and over, until {until}"
    )


def first_time(inner: tuple[Entry, ...], voice: Voice) -> Iterator[Entry]:
    """What happens in the first round of what is repeated, and in no other."""
    lead = voice.pick("solo la primera vez", "the first time only")
    if len(inner) == 1 and not inner[0].inner:
        only = inner[0].text
        yield replace(inner[0], text=sentence(f"{lead}, {only[:1].lower()}{only[1:].removesuffix('.')}"))
    elif inner:
        yield Entry(sentence(lead).removesuffix(".") + ":", inner=inner)


def exceptions(step: Step, voice: Voice) -> Iterator[Entry]:
    """When a turn is had again, or passed over."""
    told = getattr(step, "about_turns", None)
    yield from (Entry(sentence(text)) for text in (told(voice) if told else ()))


def in_turn(step: Step, only: str, voice: Voice) -> str:
    """A round of turns in which there is one thing to do."""
    until, todo = step.ends(voice), only[:1].lower() + only[1:].removesuffix(".")  # type: ignore[attr-defined]
    return sentence(
        voice.pick(
            f"por turno, desde la mano, cada jugador {todo}, y así hasta que {until}",
            f"in turn, from eldest hand, each player acts: {todo}, and so on until {until}",
        )
    )


def dealt_at_once(law: Law) -> bool:
    """Whether one deal empties the stock at every table, so that nothing is ever repeated."""
    deal = fixed_deal(law)
    return deal is not None and all(law.deck.cards == deal[0] * players + deal[1] for players in law.players)


def happens(law: Law, step: Step) -> bool:
    """Whether a step does anything at this table."""
    if step.keys[:1] == ("opening",):
        return bool(law.opening)
    offered = getattr(step, "decisions", None)
    return offered is None or any(open_at(law, name) for name in offered)


def open_at(law: Law, decision: str) -> bool:
    """Whether a decision is ever open at this table, and may ever be taken."""
    return asked_at(law, decision) and not law.decisions[decision].never


def asked_at(law: Law, decision: str) -> bool:
    """Whether a decision is ever asked at this table, be it only to be refused."""
    return law.decisions[decision].when != Always(False)


def open_only(law: Law, step: Step) -> Step:
    """A step without the chances that nobody ever has at this table."""
    here: Any = step
    for part in ("decisions", "beside"):
        if named := getattr(step, part, ()):
            here = replace(here, **{part: tuple(name for name in named if open_at(law, name))})
    opened: Step = here
    return opened


def deals(step: Step) -> bool:
    """Whether cards are dealt in what is repeated."""
    return any(inner.keys[:1] == ("deal",) for inner in every_step(getattr(step, "steps", ())))


def flat(steps: Iterable[Step]) -> Iterator[Step]:
    """Steps one after another; a list of steps gives its own."""
    for marked in steps:
        step = marked.step if isinstance(marked, Marked) else marked
        inner = getattr(step, "steps", ())
        if inner and not hasattr(step, "until") and step.keys[:1] != ("once",):
            yield from flat(inner)
        else:
            yield step


def offered(steps: Iterable[Step]) -> Iterator[str]:
    """The decisions that one may take or pass by."""
    return (name for step in every_step(steps) for name in chances(step))


def chances(step: Step) -> tuple[str, ...]:
    """The decisions that a step only offers: between tricks, or beside one."""
    return (*getattr(step, "decisions", ()), *getattr(step, "beside", ()))


def asked(law: Law, steps: Iterable[Step]) -> Iterator[tuple[str, bool]]:
    """The decisions that a course asks or offers, in order, and whether each is a card played to a trick."""
    for step in every_step(steps):
        decision = getattr(step, "decision", "")
        for name in (decision, *chances(step)):
            if name and asked_at(law, name):
                yield name, step.keys[:1] == ("trick",) and name == decision
