"""``most``: who has more of something than anybody else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.names import Declared, Names
from tutor.law.protocol import Code, Condition, Mood
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.voice import Voice
from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class Most(Condition):
    """``{most: oros}``: the owner has most; ``tied`` of the game says who gets it in a tie, nobody or each."""

    shape: ClassVar[Shape] = {"most": "slug"}
    crosses: ClassVar[bool] = True
    counter: Declared
    each: bool

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Condition:
        known = [name for name, declared in names.declared.items() if declared.fact]
        return cls(names.declared[reader.choice(reader.entries_of(node)["most"], known)], names.tied == "each")

    def code(self, em: Emitter) -> Code:
        everybody, owner = em.fact(self.counter.fact + ":all"), em.fact("owner")
        return Code(f"{em.constant('has_most', has_most)}({everybody}, {owner}, {self.each})")

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        what = self.counter.phrase[voice.lang]
        if mood in ("is", "must"):
            return voice.pick(f"tienes más {what} que nadie", f"you have more {what} than anybody")
        return voice.pick(f"no tienes más {what} que nadie", f"you do not have more {what} than anybody")

    def logic(self, lp: LogicProgram) -> Code:
        raise NotImplementedError("counting is evaluated, never proved")


def has_most(everybody: tuple[int, ...], owner: int, each: bool) -> bool:
    """Whether ``owner`` has some, and most; one of several who are level only where each of them gets it."""
    mine = everybody[owner]
    return mine > 0 and mine == max(everybody) and (each or everybody.count(mine) == 1)
