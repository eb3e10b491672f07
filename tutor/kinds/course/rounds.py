"""Steps of a hand that hold other steps: repetition, what happens the first time only, one after another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.law.conditions import Always
from tutor.law.course import Instruction, Program
from tutor.law.names import Names
from tutor.law.protocol import Condition, Step
from tutor.law.read_course import read_steps
from tutor.law.reader import Reader
from tutor.law.shapes import Shape, words_of
from tutor.law.voice import Voice, joined
from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class Repeat(Step):
    """``{repeat: [steps], until: condition}``; the condition is looked at before each round.

    With ``each: seat`` every round is one seat's turn, from mano and round the table. The turn ``stays`` where that holds
    for whoever had it; a seat for which ``skips`` holds has none.
    """

    shape: ClassVar[Shape] = {
        "repeat": "step*",
        "until": "condition",
        "each": "=seat?",
        "from": "=mano?",
        "stays": "condition?",
        "skips": "condition?",
    }
    steps: tuple[Step, ...]
    until: Condition
    turns: bool = False
    stays: Condition | None = None
    skips: Condition | None = None

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Step:
        entries = reader.entries_of(node)
        until = reader.condition(entries["until"], names)
        if until == Always(False):
            raise reader.fault("endless", entries["until"])
        for key in ("each", "from"):
            if key in entries:
                reader.choice(entries[key], words_of(cls.shape[key]))
        about = {key: reader.condition(entries[key], names) for key in ("stays", "skips") if key in entries}
        if about and "each" not in entries:
            reader.missing("each", node)
        return cls(read_steps(entries["repeat"], reader, names), until, "each" in entries, **about)

    def compile(self, program: Program) -> None:
        outer, slot = program.turn_slot, program.slot() if self.turns else -1
        if self.turns:
            program.turn_slot = slot
            program.add(Instruction("zero", slot=slot))
        test = program.add(Instruction("until", condition=self.until))
        for step in self.steps:
            step.compile(program)
        if self.turns:
            program.add(Instruction("pass_turn", slot=slot, condition=self.skips, unless=self.stays))
        program.turn_slot = outer
        program.add(Instruction("jump", target=test))
        program.patch(test, Instruction("until", condition=self.until, target=len(program.code)))

    def phrase(self, voice: Voice) -> str:
        inner = joined([said for step in self.steps if (said := step.phrase(voice))], voice)
        inner = "; ".join([inner, *self.about_turns(voice)])
        if self.turns:
            return voice.pick(
                f"por turno, desde la mano, cada jugador {inner}, hasta que {self.ends(voice)}",
                f"in turn, from eldest hand, this is for every player: {inner}, until {self.ends(voice)}",
            )
        return voice.pick(
            f"{inner}, y otra vez lo mismo hasta que {self.ends(voice)}",
            f"{inner}, and so on until {self.ends(voice)}",
        )

    def ends(self, voice: Voice) -> str:
        """When no more rounds are played."""
        runs_out = getattr(self.until, "runs_out", None)
        return str(runs_out(voice)) if runs_out else self.until.phrase(voice)

    def about_turns(self, voice: Voice) -> list[str]:
        """When somebody goes on, and who has no turn."""
        said = []
        if self.stays is not None:
            stays = self.stays.phrase(voice)
            said.append(voice.pick(f"si {stays}, repite turno", f"if {stays}, the same player goes on"))
        if self.skips is not None:
            skips = self.skips.phrase(voice)
            said.append(voice.pick(f"si {skips}, le toca al siguiente", f"if {skips}, it is the next player’s turn"))
        return said


@dataclass(frozen=True, slots=True)
class Several(Step):
    """``{steps: [...]}``: one after another."""

    shape: ClassVar[Shape] = {"steps": "step*"}
    steps: tuple[Step, ...]

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Step:
        return cls(read_steps(reader.entries_of(node)["steps"], reader, names))

    def compile(self, program: Program) -> None:
        for step in self.steps:
            step.compile(program)

    def phrase(self, voice: Voice) -> str:
        return joined([said for step in self.steps if (said := step.phrase(voice))], voice)


@dataclass(frozen=True, slots=True)
class Once(Step):
    """``{once: [steps]}``: in what is repeated, what happens the first time and never again in the hand."""

    shape: ClassVar[Shape] = {"once": "step*"}
    steps: tuple[Step, ...]

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Step:
        return cls(read_steps(reader.entries_of(node)["once"], reader, names))

    def compile(self, program: Program) -> None:
        slot = program.slot()
        test = program.add(Instruction("once", slot=slot))
        for step in self.steps:
            step.compile(program)
        program.patch(test, Instruction("once", slot=slot, target=len(program.code)))

    def phrase(self, voice: Voice) -> str:
        inner = joined([said for step in self.steps if (said := step.phrase(voice))], voice)
        return voice.pick(f"la primera vez, {inner}", f"the first time, {inner}") if inner else ""
