"""Effects: cards move, registers change."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.law.course import Table
from tutor.law.names import Names
from tutor.law.protocol import Condition, Effect, Term
from tutor.law.reader import Reader
from tutor.law.read_law import read_effects
from tutor.law.voice import Voice, joined
from tutor.law.yamltext import Node

SEATS = ("chooser", "winner", "dealer", "mano", "leader", "each")


def read_seat(entries: dict[str, Node], key: str, reader: Reader) -> str:
    """Whose zone or register: a seat by name; empty for the chooser."""
    return reader.choice(entries[key], SEATS, key) if key in entries else ""


@dataclass(frozen=True, slots=True)
class MoveCards(Effect):
    """``{move: trick, to: won, of: winner}``: a zone's cards, or the cards chosen, go there."""

    keys = ("move", "to", "of")
    what: str
    to: str
    of: str
    said: tuple[str, str]

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Effect:
        entries = reader.mapping(node, cls.keys, required=("move", "to"))
        cards = [n for n, d in names.declared.items() if d.type in ("cards", "card")]
        what = reader.choice(entries["move"], [*names.parts, *cards])
        to = reader.choice(entries["to"], cards)
        return cls(what, to, read_seat(entries, "of", reader), (names.declared[to].phrase["es"], names.declared[to].phrase["en"]))

    def run(self, table: Table) -> None:
        table.move_cards(table.cards_of(self.what), self.to, table.seat_of(self.of) if self.of else None)

    def phrase(self, voice: Voice) -> str:
        return voice.pick(f"la carta pasa a {self.said[0]}", f"the card goes to {self.said[1]}")


@dataclass(frozen=True, slots=True)
class AddTo(Effect):
    """``{add: 1, to: tricks, of: winner}``."""

    keys = ("add", "to", "of")
    amount: Term
    to: str
    of: str

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Effect:
        entries = reader.mapping(node, cls.keys, required=("add", "to"))
        to = reader.choice(entries["to"], [n for n, d in names.declared.items() if d.type == "number"])
        return cls(reader.term(entries["add"], names, "number"), to, read_seat(entries, "of", reader))

    def run(self, table: Table) -> None:
        table.add(self.to, table.value(self.amount), table.seat_of(self.of) if self.of else None)

    def phrase(self, voice: Voice) -> str:
        return voice.pick(f"se apunta {self.amount.phrase(voice)}", f"{self.amount.phrase(voice)} is noted")


@dataclass(frozen=True, slots=True)
class Note(Effect):
    """``{note: trump, be: oros}``: a register is set. With ``of: each``, everybody's."""

    keys = ("note", "be", "of")
    register: str
    value: Term
    of: str
    said: tuple[str, str]

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Effect:
        entries = reader.mapping(node, ("id", "en", "es", *cls.keys), required=("note", "be"))
        known = [n for n, d in names.declared.items() if d.type not in ("cards", "card")]
        register = reader.choice(entries["note"], known)
        declared = names.declared[register]
        return cls(register, reader.term(entries["be"], names, declared.type), read_seat(entries, "of", reader),
                   (declared.phrase["es"], declared.phrase["en"]))

    def run(self, table: Table) -> None:
        if self.of == "each":
            table.note_each(self.register, self.value)
            return
        table.note(self.register, table.value(self.value), table.seat_of(self.of) if self.of else None)

    def phrase(self, voice: Voice) -> str:
        if self.value.type == "flag":
            return ""
        return voice.pick(f"{self.said[0]} es {self.value.phrase(voice)}", f"{self.said[1]} is {self.value.phrase(voice)}")


@dataclass(frozen=True, slots=True)
class When(Effect):
    """``{when: condition, do: [effects], else: [effects]}``."""

    keys = ("when", "do", "else")
    condition: Condition
    do: tuple[Effect, ...]
    otherwise: tuple[Effect, ...]

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Effect:
        entries = reader.mapping(node, cls.keys, required=("when", "do"))
        return cls(reader.condition(entries["when"], names), read_effects(entries["do"], reader, names),
                   read_effects(entries["else"], reader, names) if "else" in entries else ())

    def run(self, table: Table) -> None:
        for effect in self.do if table.holds(self.condition) else self.otherwise:
            effect.run(table)

    def phrase(self, voice: Voice) -> str:
        done = joined([effect.phrase(voice) for effect in self.do], voice)
        return voice.pick(f"si {self.condition.phrase(voice)}, {done}", f"if {self.condition.phrase(voice)}, {done}")
