"""Steps of a hand: dealing, turning a card, asking everybody, moving cards, counting."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.kinds.course.effects import Note
from tutor.kinds.course.seats import seat_said
from tutor.law.course import Instruction, Program
from tutor.law.names import Literal, Names
from tutor.law.protocol import Step, Term
from tutor.law.reader import Reader
from tutor.law.shapes import SHAPES, Shape, words_of
from tutor.law.voice import Voice
from tutor.law.yamltext import Node
from tutor.words import count


@dataclass(frozen=True, slots=True)
class Deal(Step):
    """``{deal: cards, to: hand, each: seat}``: so many to everybody, from mano; without ``each``, to a common zone.

    They are dealt one by one round the table, or each player's ``together``.
    With ``from: winner`` whoever won the last trick is dealt first: so players draw from the stock.
    """

    shape: ClassVar[Shape] = {
        "deal": "number",
        "to": "slug",
        "each": "=seat?",
        "from": "=mano|=winner?",
        "together": "=true?",
    }
    amount: Term
    to: str
    each: bool
    said: tuple[str, str]
    drawn: bool = False
    together: bool = False

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Step:
        entries = reader.entries_of(node)
        if "together" in entries:
            reader.true(entries["together"])
            if "each" not in entries:
                reader.missing("each", node)
        to = reader.choice(entries["to"], [n for n, d in names.declared.items() if d.type == "cards"])
        each = "each" in entries and bool(reader.choice(entries["each"], ("seat",)))
        said = names.declared[to].phrase["es"], names.declared[to].phrase["en"]
        drawn = "from" in entries and reader.choice(entries["from"], words_of(cls.shape["from"])) == "winner"
        amount = (
            Literal("number", reader.number(entries["deal"], 0, 48))
            if isinstance(entries["deal"].value, int)
            else reader.term(entries["deal"], names, "number")
        )
        return cls(amount, to, each, said, drawn, "together" in entries)

    def compile(self, program: Program) -> None:
        op = "draw" if self.drawn else "deal"
        program.add(Instruction(op, self.to, term=self.amount, flag=self.each, together=self.together))

    def phrase(self, voice: Voice) -> str:
        if self.drawn:
            amount = self.amount.phrase(voice)
            cards = voice.pick(
                "una carta" if amount == "1" else f"{amount} cartas", "a card" if amount == "1" else f"{amount} cards"
            )
            return voice.pick(
                f"cada jugador roba {cards} del mazo, primero quien ha ganado la baza",
                f"every player draws {cards} from the stock, the winner of the trick first",
            )
        if isinstance(self.amount, Literal):
            if not self.amount.value:
                return ""
            cards = count(self.amount.value, voice.noun("la carta", "the card"), voice.lang)
            one = self.amount.value == 1
            if self.each:
                once = self.together and not one
                return voice.pick(
                    f"a cada jugador se le {'reparte' if one else 'reparten'} {cards}{' de una vez' if once else ''}",
                    f"every player is dealt {cards}{' at once' if once else ''}",
                )
            zone = voice.noun(self.said[0], self.said[1])
            return voice.pick(
                f"se {'descubre' if one else 'descubren'} {cards} {zone.in_}",
                f"{cards} {'is' if one else 'are'} turned up on {zone.the}",
            )
        return voice.pick(
            "a cada jugador se le reparten, de una en una, las cartas de la mano",
            "every player is dealt the cards of the hand, one by one",
        )


@dataclass(frozen=True, slots=True)
class Turn(Step):
    """``{turn: 1, to: turned, if_none_left: {show: last_dealt}}``: the next card of the stock is turned up.

    With ``under: stock`` it then lies under the stock, the last card to be drawn.
    """

    shape: ClassVar[Shape] = {"turn": "whole", "to": "slug", "if_none_left": "showing?", "under": "slug?"}
    to: str
    show: str
    under: bool = False

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Step:
        entries = reader.entries_of(node)
        reader.number(entries["turn"], 1, 1)
        to = reader.choice(entries["to"], [n for n, d in names.declared.items() if d.type == "card"])
        show = ""
        if "if_none_left" in entries:
            inner = reader.fields(entries["if_none_left"], SHAPES["showing"])
            show = reader.choice(inner["show"], words_of(SHAPES["showing"]["show"]))
        piles = [name for name, declared in names.declared.items() if declared.type == "cards" and not declared.of]
        under = "under" in entries and bool(reader.choice(entries["under"], piles))
        return cls(to, show, under)

    def compile(self, program: Program) -> None:
        program.add(Instruction("turn", self.to, flag=self.show == "any_dealt"))
        if self.under:
            program.add(Instruction("lay_under", self.to))

    def phrase(self, voice: Voice) -> str:
        said = voice.pick(
            "se vuelve la carta siguiente del mazo, que marca el triunfo",
            "the next card of the stock is turned up for trumps",
        )
        if self.under:
            return said + voice.pick(
                ", y se deja debajo del mazo: es la última que se roba",
                ", and left under the stock: it is the last to be drawn",
            )
        if self.show and voice.labels.all_dealt is False:
            return said
        if self.show == "any_dealt":
            return said + voice.pick(
                "; si se han repartido todas, se enseña una escogida sin verla",
                "; if all are dealt, one picked unseen is shown",
            )
        if self.show == "last_dealt" and voice.labels.all_dealt:
            return voice.pick(
                "se enseña la última carta repartida, que es de quien reparte y marca el triunfo",
                "the last card dealt, which is the dealer’s, is shown for trumps",
            )
        if self.show == "last_dealt":
            return said + voice.pick(
                "; si se han repartido todas, se enseña la última", "; if all are dealt, the last one is shown"
            )
        return said


@dataclass(frozen=True, slots=True)
class Ask(Step):
    """``{ask: pedir, each: seat, from: mano}`` or ``{ask: nombrar, of: namer}``: each owes this decision."""

    shape: ClassVar[Shape] = {"ask": "slug", "each": "=seat?", "from": "=mano?", "of": "slug?"}
    just_one = ("each", "of")
    decision: str
    of: str
    seat: tuple[str, str]

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Step:
        entries = reader.entries_of(node)
        decision = reader.choice(entries["ask"], names.decisions)
        for key in ("each", "from"):
            if key in entries:
                reader.choice(entries[key], words_of(cls.shape[key]))
        seats = [n for n, d in names.declared.items() if d.type == "seat"]
        of = reader.choice(entries["of"], [*seats, "dealer", "mano", "turn"]) if "of" in entries else ""
        return cls(decision, of, seat_said(names, of))

    def compile(self, program: Program) -> None:
        if self.of == "turn":
            program.add(Instruction("ask", self.decision, slot=program.turn_slot))
            return
        if self.of:
            program.add(Instruction("ask_one", self.decision, of=self.of))
            return
        slot = program.slot()
        program.add(Instruction("zero", slot=slot))
        start = program.add(Instruction("ask", self.decision, slot=slot))
        program.add(Instruction("next_seat", slot=slot, target=start))

    def phrase(self, voice: Voice) -> str:
        name = voice.does(self.decision)
        if self.of == "turn":
            return voice.pick(f"tiene que {name}", f"they have to {name}")
        if self.of:
            return voice.pick(f"a {self.seat[0]} le toca {name}", f"{self.seat[1]} has to {name}")
        return voice.pick(
            f"por turno, desde la mano, a cada jugador le toca {name}",
            f"in turn, from eldest hand, every player has to {name}",
        )


@dataclass(frozen=True, slots=True)
class NoteStep(Step):
    """``{note: trump, be: oros}`` as a step of the course."""

    shape: ClassVar[Shape] = Note.shape
    effect: Note

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Step:
        effect = Note.read(node, reader, names)
        assert isinstance(effect, Note)
        return cls(effect)

    def compile(self, program: Program) -> None:
        program.add(Instruction("effect", effect=self.effect))

    def phrase(self, voice: Voice) -> str:
        return "" if self.effect.value.type == "flag" else self.effect.phrase(voice)


@dataclass(frozen=True, slots=True)
class CountHand(Step):
    """``{tally: true}``: the hand is counted and is over."""

    shape: ClassVar[Shape] = {"tally": "=true"}

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Step:
        reader.true(reader.entries_of(node)["tally"])
        return cls()

    def compile(self, program: Program) -> None:
        program.add(Instruction("tally"))

    def phrase(self, voice: Voice) -> str:
        return voice.pick("se cuenta la mano", "the hand is counted")


@dataclass(frozen=True, slots=True)
class OpeningTable(Step):
    """``{opening: dealer, to: piles, taker: last_taker}``: the first line of ``opening`` that fits happens."""

    shape: ClassVar[Shape] = {"opening": "=dealer", "to": "slug", "taker": "slug"}
    to: str
    taker: str

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Step:
        entries = reader.entries_of(node)
        reader.choice(entries["opening"], words_of(cls.shape["opening"]))
        return cls(
            reader.choice(entries["to"], [n for n, d in names.declared.items() if d.type == "cards"]),
            reader.choice(entries["taker"], [n for n, d in names.declared.items() if d.type == "seat"]),
        )

    def compile(self, program: Program) -> None:
        program.add(Instruction("opening", to=self.to, of=self.taker))

    def phrase(self, voice: Voice) -> str:
        return voice.pick(
            "quien reparte mira si en la mesa hay algo para él",
            "the dealer sees whether the table holds anything for them",
        )


@dataclass(frozen=True, slots=True)
class MoveStep(Step):
    """``{move: table, to: piles, of: last_taker}``: what lies there, or the card that lies there, goes to somebody."""

    shape: ClassVar[Shape] = {"move": "slug", "to": "slug", "of": "slug"}
    what: str
    to: str
    of: str
    said: tuple[str, str, str, str]
    single: bool = False

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Step:
        entries = reader.entries_of(node)
        cards = [n for n, d in names.declared.items() if d.type == "cards"]
        seats = [n for n, d in names.declared.items() if d.type in ("seat", "side")]
        single = [n for n, d in names.declared.items() if d.type == "card" and d.zone]
        what, to = reader.choice(entries["move"], [*cards, *single]), reader.choice(entries["to"], cards)
        of = reader.choice(entries["of"], seats)
        return cls(
            what,
            to,
            of,
            (
                names.declared[what].phrase["es"],
                names.declared[of].phrase["es"],
                names.declared[what].phrase["en"],
                names.declared[of].phrase["en"],
            ),
            what in single,
        )

    def compile(self, program: Program) -> None:
        program.add(Instruction("move", self.what, self.to, self.of))

    def phrase(self, voice: Voice) -> str:
        if self.single:
            return voice.pick(f"{self.said[0]} es para {self.said[1]}", f"{self.said[2]} goes to {self.said[3]}")
        return voice.pick(
            f"lo que queda en {self.said[0]} es para {self.said[1]}; si no hay ninguno, para nadie",
            f"what is left on {self.said[2]} goes to {self.said[3]}; if there is no such player, to nobody",
        )
