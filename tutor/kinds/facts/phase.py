"""``phase``: a moment of the hand by its name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.kinds.facts.compare import denied, only_if
from tutor.law.conditions import Always
from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.names import Names, Phase
from tutor.law.protocol import Code, Condition, Mood
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.voice import Voice
from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class InPhase(Condition):
    """``{phase: con_mazo}``: the condition that the game calls so, said in the words of the game."""

    shape: ClassVar[Shape] = {"phase": "slug"}
    named: Phase

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Condition:
        phase = names.phases[reader.choice(reader.entries_of(node)["phase"], list(names.phases))]
        return phase.when if isinstance(phase.when, Always) else cls(phase)

    def code(self, em: Emitter) -> Code:
        return Code(self.named.when.code(em).guarded())

    def witness(self, em: Emitter) -> str:
        return self.named.when.witness(em)

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        said = self.named.phrase[voice.lang]
        if mood in ("is", "not"):
            return said if mood == "is" else voice.pick(f"no {said}", denied(said))
        return only_if(voice, said, mood == "must")

    @property
    def circumstance(self) -> bool:
        return True

    def made_of(self) -> Condition | None:
        return self.named.when

    def logic(self, lp: LogicProgram) -> Code:
        return Code(lp.clause(self.named.when.logic(lp)))
