"""``most``: who has more of something than anybody else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram, beyond_proof
from tutor.law.names import Declared, Names
from tutor.law.protocol import Code, Condition, Mood
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.voice import Voice
from tutor.law.yamltext import Node

POINTS = Declared("points", "number", {"es": "puntos", "en": "points"}, "seat", fact="points")
SEATS = ("seat", "side")


@dataclass(frozen=True, slots=True)
class Most(Condition):
    """``{most: oros}``: the owner has most; ``tied`` of the game says who gets it in a tie, nobody or each.

    ``{most: [points, last_trick]}``: of those who have most, whoever has most of the next; a seat is had by whom it names.
    """

    shape: ClassVar[Shape] = {"most": "slug*"}
    crosses: ClassVar[bool] = True
    ladder: tuple[Declared, ...]
    each: bool

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Condition:
        known = {name: declared for name, declared in names.declared.items() if declared.fact} | {POINTS.name: POINTS}
        seats = {n: d for n, d in names.declared.items() if d.type in SEATS and not d.of}
        body = reader.entries_of(node)["most"]
        ladder = reader.distinct(body, lambda item: reader.choice(item, [*known, *seats]))
        if not ladder:
            raise reader.fault("empty_list", body)
        if ladder[0] in seats:
            raise reader.unknown(ladder[0], known, body)
        return cls(tuple({**known, **seats}[name] for name in ladder), names.tied == "each")

    def code(self, em: Emitter) -> Code:
        ladder = [em.fact(step.name if step.type in SEATS else step.fact + ":all") for step in self.ladder]
        return Code(f"{em.constant('has_most', has_most)}(({', '.join(ladder)},), {em.fact('owner')}, {self.each})")

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        true = mood in ("is", "must")
        what = self.ladder[0].phrase[voice.lang]
        said = voice.pick(
            f"{'' if true else 'no '}tienes más {what} que nadie",
            f"you {'' if true else 'do not '}have more {what} than anybody",
        )
        return said + "".join(self.in_a_tie(step, voice, true) for step in self.ladder[1:])

    @staticmethod
    def in_a_tie(step: Declared, voice: Voice, true: bool) -> str:
        """ " (o, en caso de empate, eres quien ganó la última baza)"."""
        what = step.phrase[voice.lang]
        had = voice.pick(f"más {what}", f"more {what}")
        if step.type in SEATS:
            had = voice.pick(f"eres {what}", f"you are {what}")
        return voice.pick(
            f" ({'o' if true else 'ni'}, en caso de empate, {had})", f" ({'or' if true else 'nor'}, in a tie, {had})"
        )

    def logic(self, lp: LogicProgram) -> Code:
        raise beyond_proof("most")


def has_most(ladder: Sequence[Sequence[int] | int], owner: int, each: bool) -> bool:
    """Whether ``owner`` has some, and most; one of several who are level only where each of them gets it."""
    first = ladder[0]
    assert not isinstance(first, int)
    if first[owner] <= 0 or first[owner] < max(first):
        return False
    level = leaders(ladder)
    return owner in level and (each or len(level) == 1)


def leaders(ladder: Sequence[Sequence[int] | int]) -> tuple[int, ...]:
    """Those who have most of the first; of several, those who have most of the next.

    A step is a number for each owner, or the owner that a seat names (it parts nobody whom it does not name).

    >>> leaders([(45, 45, 40), 1]), leaders([(45, 45, 40), 2])
    ((1,), (0, 1))
    """
    first = ladder[0]
    assert not isinstance(first, int)
    level = tuple(range(len(first)))
    for step in ladder:
        if len(level) < 2:
            break
        if isinstance(step, int):
            level = (step,) if step in level else level
        else:
            top = max([step[n] for n in level])
            level = tuple([n for n in level if step[n] == top])
    return level
