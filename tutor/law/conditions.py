"""The glue of conditions: constants, lists (all of them hold), and a predicate said of the card chosen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.law.protocol import Code, Condition, Mood, Predicate
from tutor.law.voice import joined
from tutor.words import conjunction

if TYPE_CHECKING:
    from tutor.law.emit import Emitter
    from tutor.law.logic import LogicProgram
    from tutor.law.names import Names
    from tutor.law.reader import Reader
    from tutor.law.voice import Voice
    from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class Always(Condition):
    """true or false, whatever the position (what ``option:`` leaves behind)."""

    value: bool

    def code(self, em: Emitter) -> Code:
        return Code(str(self.value))

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        true = self.value == (mood in ("is", "must"))
        return voice.pick("siempre" if true else "nunca", "always" if true else "never")

    def logic(self, lp: LogicProgram) -> Code:
        return Code("#true" if self.value else "#false")


@dataclass(frozen=True, slots=True)
class All(Condition):
    """Every one of the conditions holds."""

    parts: tuple[Condition, ...]

    def code(self, em: Emitter) -> Code:
        codes = [part.code(em) for part in self.parts]
        return Code(" and ".join(f"({c.text})" for c in codes), frozenset().union(*(c.needs for c in codes)))

    def witness(self, em: Emitter) -> str:
        return either(part.witness(em) for part in self.parts)

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        around = [part.phrase(voice, "is") for part in self.parts if part.circumstance] if mood == "must" else []
        if not around:
            said = [part.phrase(voice, mood) for part in self.parts]
            return in_turn(said, voice) if mood == "must" else joined(said, voice, "or" if mood == "not" else "and")
        rest = [part.phrase(voice, mood) for part in self.parts if not part.circumstance]
        only = voice.pick("solo se puede si ", "it is only allowed if ") + joined(around, voice)
        return f"{only}; {joined(rest, voice)}" if rest else only

    def shown(self, voice: Voice) -> str:
        return joined([part.shown(voice) for part in self.parts], voice, "and")

    def solve(self, em: Emitter, part: str, zone: str) -> str | None:
        return next((found for inner in self.parts if (found := inner.solve(em, part, zone)) is not None), None)

    def logic(self, lp: LogicProgram) -> Code:
        codes = [part.logic(lp) for part in self.parts]
        return Code(", ".join(c.text for c in codes), frozenset().union(*(c.needs for c in codes)))


def in_turn(said: list[str], voice: Voice) -> str:
    """Clauses in a row; a comma sets the last one apart where it has an "and" of its own."""
    *first, last = dict.fromkeys(said)
    if not first or voice.pick(" y ", " and ") not in last:
        return joined(said, voice)
    return f"{', '.join(first)}, {conjunction(last, voice.lang)} {last}"


@dataclass(frozen=True, slots=True)
class IsSo(Condition):
    """A predicate said of the card chosen."""

    predicate: Predicate
    part: str

    @property
    def orders(self) -> bool:
        return True

    def code(self, em: Emitter) -> Code:
        mask = self.predicate.code(em)
        return Code(f"({mask.text}) >> {em.part(self.part)} & 1", mask.needs)

    def witness(self, em: Emitter) -> str:
        return self.predicate.witness(em)

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        subject = voice.part(self.part)
        if mood in ("is", "not"):
            return f"{subject} {self.predicate.said_of(voice, mood == 'not')}"
        return voice.pick(
            f"{subject} {'tiene que' if mood == 'must' else 'no puede'} ser {self.predicate.noun(voice, 'a')}",
            f"{subject} {'must' if mood == 'must' else 'may not'} be {self.predicate.noun(voice, 'a')}",
        )

    def logic(self, lp: LogicProgram) -> Code:
        inner = self.predicate.logic(lp)
        return Code(lp.at(inner.text, *lp.choice), inner.needs)


def asked_of(must: Condition) -> tuple[Condition, ...]:
    """What a requirement asks, thing by thing: each is waived by itself where it speaks of something absent."""
    return must.parts if isinstance(must, All) else (must,)


def all_of(parts: list[Condition]) -> Condition:
    """One condition out of several, constants folded away."""
    kept = [part for part in parts if part != Always(True)]
    if Always(False) in kept:
        return Always(False)
    if not kept:
        return Always(True)
    return kept[0] if len(kept) == 1 else All(tuple(kept))


def read_all(node: Node, reader: Reader, names: Names) -> Condition:
    """A list of conditions."""
    return all_of(reader.several(node, lambda item: reader.condition(item, names)))


def either(witnesses: Iterable[str]) -> str:
    """The union of mask expressions."""
    kept = [w for w in dict.fromkeys(witnesses) if w != "0"]
    return " | ".join(f"({w})" for w in kept) or "0"
