"""What has to be filled in for a hand to be counted: read off the lines of the count, not known by name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.kinds.course.effects import Note
from tutor.kinds.tally.counters import TotalOf
from tutor.law.compile_tally import COUNTER
from tutor.law.course import every_step
from tutor.law.model import Law, Texts
from tutor.law.names import Literal
from tutor.play.court import Court

NUMBER, FLAG, SUIT, SUITS, OWNER = "number", "flag", "suit", "suits", "owner"


@dataclass(frozen=True, slots=True)
class Blank:
    """One thing to fill in. ``key`` is where a case has it: ``tricks``, ``counts.oros``, ``capote.by``.

    ``kind``: a number, a flag (the only card of its kind), a suit, a list of suits, or one of the owners; ``each``: every
    owner has one. ``most``: the highest number. ``said_in``: the decision in which it is said, if any. ``optional``: it may
    be left open, and then nobody, or nothing.
    """

    key: str
    kind: str
    each: bool
    labels: Texts
    most: int = 0
    said_in: str = ""
    optional: bool = False


def blanks(court: Court) -> tuple[Blank, ...]:
    """What the count of this law looks at, in the order in which it does; whatever the course settles is left out."""
    law, found = court.law, dict[str, Blank]()
    settled = settled_by_course(law)
    for fact in facts_counted(court):
        name = fact.removesuffix(":all")
        if name.startswith(COUNTER):
            for blank in of_counter(court, name.removeprefix(COUNTER)):
                found.setdefault(blank.key, blank)
        elif name in law.zones:
            found.setdefault(name, of_zone(court, name))
        elif name in law.registers and name not in settled:
            found.setdefault(law.registers[name].key or name, of_register(law, name))
    return tuple(found.values())


def facts_counted(court: Court) -> Iterator[str]:
    """The facts that the lines of the count read, and those of who wins the hand."""
    yield from court.tally(traced=False).facts
    for prize in court.law.hand_won:
        yield from court.reader(prize.when)[2]


def of_counter(court: Court, name: str) -> Iterator[Blank]:
    """A counter of cards is filled in itself; one made of other numbers, by them."""
    law, how = court.law, court.law.counters[name].how
    needed = court.counter(name)[1]
    if any(fact in law.zones for fact in needed):
        one = how.only_card() >= 0
        yield Blank(
            f"counts.{name}", FLAG if one else NUMBER, True, law.counters[name].declared.phrase, how.most(court.deck)
        )
        return
    for fact in needed:
        if fact in law.registers:
            yield of_register(law, fact)


def of_zone(court: Court, zone: str) -> Blank:
    """What everybody has won, which is filled in by what it is worth."""
    counters = [counter for name, counter in court.law.counters.items() if zone in court.counter(name)[1]]
    worth = next(counter for counter in counters if isinstance(counter.how, TotalOf))
    return Blank(zone, NUMBER, True, worth.declared.phrase, worth.how.most(court.deck))


def of_register(law: Law, name: str) -> Blank:
    """A register as it is filled in."""
    register = law.registers[name]
    kind = OWNER if register.type in ("seat", "side") else register.type
    optional = kind in (OWNER, SUITS, FLAG) or (kind == NUMBER and register.starts == 0 and not register.of)
    return Blank(register.key or name, kind, bool(register.of), register.phrase, 48, register.said_in, optional)


def settled_by_course(law: Law) -> set[str]:
    """The registers that the course of such a hand sets by itself: trumps, where they are always the same suit."""
    notes = (getattr(step, "effect", None) for step in every_step(law.course))
    return {note.register for note in notes if isinstance(note, Note) and isinstance(note.value, Literal)}
