"""Effects: cards move, registers change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from tutor.kinds.course.seats import seat_said
from tutor.kinds.facts.compare import denied
from tutor.law.course import Table
from tutor.law.names import Literal, Names
from tutor.law.protocol import Condition, Effect, Term
from tutor.law.read_course import read_effects
from tutor.law.reader import Reader
from tutor.law.shapes import SHAPES, Shape, words_of
from tutor.law.voice import Voice
from tutor.law.yamltext import Node
from tutor.words import Noun, count

Said = tuple[str, str]
CHOOSER = "chooser"
SEAT = "=chooser|=winner|=dealer|=mano|=leader?"


def read_seat(entries: dict[str, Node], key: str, shape: Shape, reader: Reader) -> str:
    """Whose zone or register: a seat by name; empty for the chooser."""
    return reader.choice(entries[key], words_of(shape[key])) if key in entries else ""


def said_of(names: Names, name: str) -> Said:
    """What a game calls something it declares, in Spanish and English."""
    phrase = names.declared[name].phrase
    return phrase["es"], phrase["en"]


@dataclass(frozen=True, slots=True)
class MoveCards(Effect):
    """``{move: trick, to: won, of: winner}``: a zone's cards, the cards chosen, or several of these, go there."""

    shape: ClassVar[Shape] = {"move": "slug*", "to": "slug", "of": SEAT}
    what: tuple[str, ...]
    to: str
    of: str
    moved: Said
    said: Said
    seat: Said

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Effect:
        entries = reader.entries_of(node)
        cards = [n for n, d in names.declared.items() if d.type in ("cards", "card")]
        chosen = [name for name, part in names.parts.items() if part.type in ("card", "cards")]
        single = [name for name, declared in names.declared.items() if declared.type == "card"]
        what = reader.distinct(entries["move"], lambda item: reader.choice(item, [*chosen, *cards, *single]))
        to, of = reader.choice(entries["to"], cards), read_seat(entries, "of", cls.shape, reader)
        if to in what and not of:
            reader.fault("moved_to_itself", entries["to"], word=to)
        moved = (
            said_of(names, what[0])
            if what and what[0] in names.declared and len(what) == 1
            else ("la carta", "the card")
            if len(what) == 1
            else ("las cartas", "the cards")
        )
        return cls(what, to, of, moved, said_of(names, to), seat_said(names, of))

    def run(self, table: Table) -> None:
        cards = 0
        for what in self.what:
            cards |= table.cards_of(what)
        table.move_cards(cards, self.to, table.seat_of(self.of) if self.of else None)

    def phrase(self, voice: Voice) -> str:
        if self.of and self.of != CHOOSER:
            return voice.pick(f"{self.seat[0]} se lleva {self.moved[0]}", f"{self.seat[1]} takes {self.moved[1]}")
        several = Noun.read(self.moved[0], "es").number == "p"
        return voice.pick(
            f"{self.moved[0]} {'pasan' if several else 'pasa'} a {self.said[0]}",
            f"{self.moved[1]} {'go' if several else 'goes'} to {self.said[1]}",
        )


@dataclass(frozen=True, slots=True)
class AddTo(Effect):
    """``{add: 1, to: tricks, of: winner}``; to a set of suits, a suit: ``{add: sing, to: sung}``."""

    shape: ClassVar[Shape] = {"add": "number|suit", "to": "slug", "of": SEAT}
    amount: Term
    to: str
    of: str
    said: Said
    one: Said
    seat: Said

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Effect:
        entries = reader.entries_of(node)
        to = reader.choice(entries["to"], [n for n, d in names.declared.items() if d.type in ("number", "suits")])
        of = read_seat(entries, "of", cls.shape, reader)
        one = names.declared[to].one
        units = (one.get("es", ""), one.get("en", ""))
        amount = reader.term(entries["add"], names, "number" if names.declared[to].type == "number" else "suit")
        return cls(amount, to, of, said_of(names, to), units, seat_said(names, of))

    def run(self, table: Table) -> None:
        table.add(self.to, table.value(self.amount), table.seat_of(self.of) if self.of else None)

    def phrase(self, voice: Voice) -> str:
        amount = self.amount.phrase(voice)
        if self.amount.type == "suit":
            return voice.pick(f"{amount} se apunta en {self.said[0]}", f"{amount} is noted among {self.said[1]}")
        if self.of == CHOOSER and isinstance(self.amount, Literal) and self.one[0]:
            gender = Noun.read(self.said[0], "es").gender
            unit = Noun(self.one[0], gender) if voice.lang == "es" else Noun(self.one[1], lang="en")
            given = count(self.amount.value, unit, voice.lang)
            return voice.pick(f"es {self.one[0]}, y te apuntas {given}", f"that is {unit.a}, and you score {given}")
        if self.of:
            return voice.pick(
                f"{self.seat[0]} suma {amount} a {self.said[0]}", f"{self.seat[1]} adds {amount} to {self.said[1]}"
            )
        return voice.pick(f"se suma {amount} a {self.said[0]}", f"{amount} is added to {self.said[1]}")


@dataclass(frozen=True, slots=True)
class Note(Effect):
    """``{note: trump, be: oros}``: a register is set. With ``of: each``, everybody's."""

    shape: ClassVar[Shape] = {"note": "slug", "be": "named", "of": "=each|" + SEAT}
    register: str
    value: Term
    of: str
    said: Said

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Effect:
        entries = reader.entries_of(node)
        known = [n for n, d in names.declared.items() if d.type != "cards" and not d.zone and not d.fact]
        register = reader.choice(entries["note"], known)
        value = reader.term(entries["be"], names, names.declared[register].type)
        return cls(register, value, read_seat(entries, "of", cls.shape, reader), said_of(names, register))

    def run(self, table: Table) -> None:
        if self.of == "each":
            table.note_each(self.register, self.value)
            return
        table.note(self.register, table.value(self.value), table.seat_of(self.of) if self.of else None)

    def phrase(self, voice: Voice) -> str:
        if self.value.type == "flag":
            on = isinstance(self.value, Literal) and bool(self.value.value)
            return voice.pick(
                f"desde entonces {'' if on else 'no '}{self.said[0]}",
                f"from then on {self.said[1] if on else denied(self.said[1])}",
            )
        value = self.value.phrase(voice)
        if isinstance(self.value, Literal) and self.value.type != "suit" and self.value.value < 0:
            return ""
        if self.value.keys[:1] == (CHOOSER,):
            return voice.pick(f"desde ahora eres {self.said[0]}", f"from now on you are {self.said[1]}")
        if not isinstance(self.value, Literal):
            return voice.pick(f"{value} se apunta como {self.said[0]}", f"{value} is noted as {self.said[1]}")
        if self.value.type == "suit":
            return voice.suit_is(self.said, value)
        return voice.pick(f"{self.said[0]} es {value}", f"{self.said[1]} is {value}")


@dataclass(frozen=True, slots=True)
class Swap(Effect):
    """``{swap: exchange, with: upcard}``: two cards change places, wherever they lie."""

    shape: ClassVar[Shape] = {"swap": "card", "with": "card"}
    one: Term
    other: Term

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Effect:
        entries = reader.entries_of(node)
        return cls(reader.term(entries["swap"], names, "card"), reader.term(entries["with"], names, "card"))

    def run(self, table: Table) -> None:
        table.swap(table.value(self.one), table.value(self.other))

    def phrase(self, voice: Voice) -> str:
        one, other = self.one.phrase(voice), self.other.phrase(voice)
        return voice.pick(f"{one} y {other} cambian de sitio", f"{one} and {other} change places")


@dataclass(frozen=True, slots=True)
class EndHand(Effect):
    """``{end: hand}``: nothing more is played; the hand is counted."""

    shape: ClassVar[Shape] = {"end": "=hand"}

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Effect:
        reader.choice(reader.entries_of(node)["end"], words_of(cls.shape["end"]))
        return cls()

    def run(self, table: Table) -> None:
        table.end()

    def phrase(self, voice: Voice) -> str:
        return voice.pick("la mano se acaba ahí", "the hand ends there")


@dataclass(frozen=True, slots=True)
class When(Effect):
    """``{when: condition, do: [effects], else: [effects]}``; ``for: winner`` looks at it, and does it, as that player.

    ``say`` is how a book tells it, where that is shorter than what it does.
    """

    shape: ClassVar[Shape] = {
        "when": "condition",
        "do": "effect*",
        "else": "effect*?",
        "for": "=winner?",
        "say": "labels?",
    }
    condition: Condition
    do: tuple[Effect, ...]
    otherwise: tuple[Effect, ...]
    seat: str = ""
    say: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Effect:
        entries = reader.entries_of(node)
        return cls(
            reader.condition(entries["when"], names),
            read_effects(entries["do"], reader, names),
            read_effects(entries["else"], reader, names) if "else" in entries else (),
            read_seat(entries, "for", cls.shape, reader),
            reader.labels(entries["say"], reader.fields(entries["say"], SHAPES["labels"]), need=True)
            if "say" in entries
            else {},
        )

    def run(self, table: Table) -> None:
        if self.seat:
            with table.acting(table.seat_of(self.seat)):
                self.choose(table)
        else:
            self.choose(table)

    def choose(self, table: Table) -> None:
        """Look, and do."""
        for effect in self.do if table.holds(self.condition) else self.otherwise:
            effect.run(table)

    def phrase(self, voice: Voice) -> str:
        if self.say:
            return self.say[voice.lang]
        when = self.condition.phrase(voice)
        done, else_done = (
            voice.pick("; ", "; ").join(said for effect in effects if (said := effect.phrase(voice)))
            for effects in (self.do, self.otherwise)
        )
        if not done:
            return ""
        said = voice.pick(f"si {when}, {done}", f"if {when}, {done}")
        return f"{said}{voice.pick('. En otro caso, ', '. Otherwise ')}{else_done}" if else_done else said
