"""``kept`` and ``void``: what became of an earlier duty. Duties speak of one another, not of the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.law.conditions import Always
from tutor.law.emit import Emitter, variable
from tutor.law.logic import LogicProgram
from tutor.law.names import Names
from tutor.law.protocol import Code, Condition, Mood
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.voice import Voice
from tutor.law.yamltext import Node

KEPT, VOID = 3, 2


@dataclass(frozen=True, slots=True)
class DutyState(Condition):
    """An earlier duty by its id."""

    duty: str
    state: ClassVar[int] = 0
    atom: ClassVar[str] = ""

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Condition:
        inner = reader.entries_of(node)[cls.keys[0]]
        word = reader.slug(inner)
        if word in names.later:
            raise reader.fault("later_duty", inner, word=word)
        if word not in names.duties:
            raise reader.unknown(word, names.duties, inner)
        return Always(False) if word in names.dead else cls(word)

    def code(self, em: Emitter) -> Code:
        return Code(f"{variable(self.duty, 's_')} == {self.state}")

    def logic(self, lp: LogicProgram) -> Code:
        return Code(lp.at(f"{lp.prefix}state", f'"{self.duty}"', self.atom))


@dataclass(frozen=True, slots=True)
class Kept(DutyState):
    """That duty bound just now."""

    shape: ClassVar[Shape] = {"kept": "slug"}
    state: ClassVar[int] = KEPT
    atom: ClassVar[str] = "binding"

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        name = voice.label(self.duty)
        return voice.pick(
            f"puedes {name}" if mood in ("is", "must") else f"no puedes {name}",
            f"you can {name}" if mood in ("is", "must") else f"you cannot {name}",
        )


@dataclass(frozen=True, slots=True)
class VoidDuty(DutyState):
    """That duty was in force and could not be met."""

    shape: ClassVar[Shape] = {"void": "slug"}
    state: ClassVar[int] = VOID
    atom: ClassVar[str] = "void"

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        if mood in ("is", "must"):
            unable = voice.pick(f"no puedes {voice.label(self.duty)}", f"you cannot {voice.label(self.duty)}")
            return unable if voice.facts is None else voice.lacking(self.duty)
        return voice.pick(f"puedes {voice.label(self.duty)}", f"you can {voice.label(self.duty)}")
