"""Tricks, and chances: what somebody may do or pass by, beside them or between."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.law.course import Instruction, Program
from tutor.law.names import Names
from tutor.law.protocol import Step
from tutor.law.reader import Reader
from tutor.law.shapes import Shape, words_of
from tutor.law.voice import Voice, joined
from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class PlayTrick(Step):
    """``{trick: jugar}``: one card from everybody, from the leader; then the trick is won.

    ``beside``: what anybody may do before each card, one after another from the player to move until all have passed.
    """

    shape: ClassVar[Shape] = {"trick": "slug", "beside": "slug*?"}
    decision: str
    beside: tuple[str, ...] = ()

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Step:
        entries = reader.entries_of(node)
        beside = reader.items(entries["beside"]) if "beside" in entries else ()
        return cls(
            reader.choice(entries["trick"], names.decisions),
            tuple(reader.choice(item, names.decisions) for item in beside),
        )

    def compile(self, program: Program) -> None:
        slot = program.slot()
        program.add(Instruction("zero", slot=slot))
        start = len(program.code)
        if self.beside:
            other = program.slot()
            again = program.add(Instruction("zero", slot=other))
            seat = len(program.code)
            for decision in self.beside:
                program.add(Instruction("offer", decision, slot=other, base=slot, target=again, flag=True))
            program.add(Instruction("next_seat", slot=other, target=seat))
        program.add(Instruction("ask_trick", self.decision, slot=slot))
        program.add(Instruction("next_seat", slot=slot, target=start))
        program.add(Instruction("win_trick"))

    def phrase(self, voice: Voice) -> str:
        played = voice.pick("se juega una baza", "a trick is played")
        if not self.beside:
            return played
        named = joined([voice.act(name) for name in self.beside], voice, "or")
        return played + voice.pick(
            f", y mientras tanto cualquiera puede {named}", f", during which anybody may {named}"
        )


@dataclass(frozen=True, slots=True)
class Window(Step):
    """``{window: [reclamar], for: turn}``: somebody may take these decisions, one after another, until all are passed.

    ``for``: whoever's turn it is; the ``winner`` of the trick, with the partner where they play in pairs; ``each``, from
    the leader.
    """

    shape: ClassVar[Shape] = {"window": "slug*", "for": "=turn|=winner|=each"}
    decisions: tuple[str, ...]
    seats: str

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Step:
        entries = reader.entries_of(node)
        seats = reader.choice(entries["for"], words_of(cls.shape["for"]))
        return cls(
            tuple(reader.choice(item, names.decisions) for item in reader.items(entries["window"])),
            seats,
        )

    def compile(self, program: Program) -> None:
        if self.seats == "turn":
            offer(program, self.decisions, program.turn_slot)
            return
        slot = program.slot()
        program.add(Instruction("zero", slot=slot))
        start = offer(program, self.decisions, slot, from_leader=True)
        program.add(Instruction("next_seat" if self.seats == "each" else "next_partner", slot=slot, target=start))

    def phrase(self, voice: Voice) -> str:
        named = joined([voice.act(name) for name in self.decisions], voice, "or")
        if self.seats == "winner" and voice.labels.pairs:
            return voice.pick(
                f"quien la gana y su compañero pueden {named}, cada uno por su cuenta",
                f"its winner and the winner’s partner may each {named}",
            )
        if self.seats == "winner":
            return voice.pick(f"quien la gana puede {named}", f"its winner may {named}")
        if self.seats == "each":
            return voice.pick(f"cada jugador puede {named}", f"every player may {named}")
        return voice.pick(f"antes, si quiere, puede {named}", f"first, if they like, they may {named}")


def offer(program: Program, decisions: tuple[str, ...], slot: int, base: int = -1, from_leader: bool = False) -> int:
    """Offer decisions to a seat, again after each that is taken; where that begins."""
    start = len(program.code)
    for decision in decisions:
        program.add(Instruction("offer", decision, slot=slot, base=base, target=start, flag=from_leader))
    return start
