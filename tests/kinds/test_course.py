"""Steps and effects: the instructions a step becomes, what an effect asks of the table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.kinds.positions import TRICK, holds, names, read, value
from tutor.faults import TutorError
from tutor.kinds import vocabulary
from tutor.law.course import Program
from tutor.law.names import Names, Part
from tutor.law.protocol import Condition, Term
from tutor.law.voice import Voice

EVERYBODY_BIDS = ["zero", "ask pedir", "next_seat"]
STEPS: dict[str, list[tuple[str, list[str]]]] = {
    "deal": [
        ("{deal: cards, to: hand, each: seat}", ["deal hand"]),
        ("{deal: 4, to: trick}", ["deal trick"]),
        ("{deal: 3, to: hand, each: seat, together: true}", ["deal hand"]),
        ("{deal: 1, to: hand, each: seat, from: winner}", ["draw hand"]),
    ],
    "turn": [
        ("{turn: 1, to: turned}", ["turn turned"]),
        ("{turn: 1, to: turned, if_none_left: {show: any_dealt}}", ["turn turned"]),
        ("{turn: 1, to: turned, under: stock}", ["turn turned", "lay_under turned"]),
    ],
    "ask": [
        ("{ask: pedir, each: seat, from: mano}", EVERYBODY_BIDS),
        ("{ask: nombrar, of: namer}", ["ask_one nombrar namer"]),
        ("{ask: pedir, of: turn}", ["ask pedir"]),
    ],
    "trick": [
        ("{trick: jugar}", ["zero", "ask_trick jugar", "next_seat", "win_trick"]),
        (
            "{trick: jugar, beside: [pedir]}",
            ["zero", "zero", "offer pedir", "next_seat", "ask_trick jugar", "next_seat", "win_trick"],
        ),
    ],
    "repeat": [
        ("{repeat: [{deal: 3, to: hand, each: seat}], until: {empty: stock}}", ["until", "deal hand", "jump"]),
        (
            "{repeat: [{ask: pedir, of: turn}], each: seat, from: mano, until: {empty: hand}}",
            ["zero", "until", "ask pedir", "pass_turn", "jump"],
        ),
        (
            "{repeat: [{ask: pedir, of: turn}], each: seat, until: {empty: hand}, "
            "stays: {known: namer}, skips: {empty: hand}}",
            ["zero", "until", "ask pedir", "pass_turn", "jump"],
        ),
    ],
    "once": [("{once: [{deal: 4, to: trick}, {note: auction, be: true}]}", ["once", "deal trick", "effect"])],
    "steps": [("{steps: [{note: auction, be: true}, {ask: pedir, each: seat}]}", ["effect", *EVERYBODY_BIDS])],
    "note": [("{note: trump, be: oros}", ["effect"])],
    "tally": [("{tally: true}", ["tally"])],
    "window": [
        ("{window: [pedir, nombrar], for: turn}", ["offer pedir", "offer nombrar"]),
        ("{window: pedir, for: winner}", ["zero", "offer pedir", "next_partner"]),
        ("{window: pedir, for: each}", ["zero", "offer pedir", "next_seat"]),
    ],
    "opening": [("{opening: dealer, to: won, taker: namer}", ["opening won namer"])],
    "move": [("{move: trick, to: won, of: namer}", ["move trick won namer"])],
}
EFFECTS: dict[str, list[tuple[str, dict[str, Any], list[tuple[Any, ...]]]]] = {
    "move": [
        ("{move: trick, to: won, of: winner}", {}, [("move", "trick", "won", "winner")]),
        ("{move: play, to: trick}", {}, [("move", "play", "trick", "")]),
        ("{move: [play, trick], to: won}", {}, [("move", "play trick", "won", "")]),
    ],
    "add": [
        ("{add: 1, to: tricks, of: winner}", {}, [("add", "tricks", 1, "winner")]),
        ("{add: cards, to: tricks}", {}, [("add", "tricks", 4, "")]),
        ("{add: trump, to: sung}", {}, [("add", "sung", 2, "")]),
    ],
    "swap": [("{swap: play, with: last}", {"move": {"play": 12}}, [("swap", 12, 21)])],
    "end": [("{end: hand}", {}, [("end",)])],
    "note": [
        ("{note: auction, be: true}", {}, [("note", "auction", 1, "")]),
        ("{note: trump, be: led}", {}, [("note", "trump", 1, "")]),
        ("{note: bids, be: cards, of: each}", {}, [("note_each", "bids")]),
    ],
    "when": [
        (
            "{when: {empty: trick}, do: [{note: auction, be: true}], else: [{note: auction, be: false}]}",
            {"trick": ""},
            [("note", "auction", 1, "")],
        ),
        (
            "{when: {empty: trick}, do: [{note: auction, be: true}], else: [{note: auction, be: false}]}",
            {},
            [("note", "auction", 0, "")],
        ),
        (
            "{when: {the: play, is: {suit: led}}, do: [{add: 1, to: tricks}]}",
            {"move": {"play": 12}},
            [("add", "tricks", 1, "")],
        ),
        ("{when: {the: play, is: {suit: led}}, do: [{add: 1, to: tricks}]}", {"move": {"play": 0}}, []),
        (
            "{when: {empty: trick}, do: [{end: hand}], for: winner}",
            {"trick": ""},
            [("as", "winner"), ("end",), ("as", "")],
        ),
    ],
}


@dataclass
class Listening:
    """A table that writes down what is asked of it. Cards and seats go by name."""

    position: dict[str, Any]
    asked: list[tuple[Any, ...]] = field(default_factory=list)
    zones: dict[int, str] = field(default_factory=dict)
    seats: list[str] = field(default_factory=list)

    def value(self, term: Term) -> int:
        return value(term, self.position)

    def holds(self, condition: Condition) -> bool:
        return holds(condition, self.position)

    def cards_of(self, name: str) -> int:
        mask = 1 << len(self.zones)
        self.zones[mask] = name
        return mask

    def seat_of(self, name: str) -> int:
        self.seats.append(name)
        return len(self.seats) - 1

    def named(self, seat: int | None) -> str:
        return "" if seat is None else self.seats[seat]

    def move_cards(self, cards: int, to: str, seat: int | None) -> None:
        self.asked.append(
            ("move", " ".join(name for mask, name in self.zones.items() if mask & cards), to, self.named(seat))
        )

    def note(self, register: str, value: int, seat: int | None) -> None:
        self.asked.append(("note", register, value, self.named(seat)))

    def note_each(self, register: str, term: Term) -> None:
        self.asked.append(("note_each", register))

    def swap(self, one: int, other: int) -> None:
        self.asked.append(("swap", one, other))

    def end(self) -> None:
        self.asked.append(("end",))

    @contextmanager
    def acting(self, seat: int) -> Iterator[None]:
        self.asked.append(("as", self.seats[seat]))
        yield
        self.asked.append(("as", ""))

    def add(self, register: str, amount: int, seat: int | None) -> None:
        self.asked.append(("add", register, amount, self.named(seat)))


def playing() -> Names:
    return names(parts={"play": Part("play", "card", {"es": "la carta que echas", "en": "the card you play"})})


@pytest.mark.parametrize(("text", "wanted"), [case for cases in STEPS.values() for case in cases])
def test_a_step_becomes_instructions(text: str, wanted: list[str]) -> None:
    program = Program()
    read("steps", text, names()).compile(program)
    assert [" ".join(filter(None, (each.op, each.name, each.to, each.of))) for each in program.code] == wanted


def test_a_repetition_jumps_back_to_its_test_and_from_there_behind_itself() -> None:
    program = Program()
    read("steps", "{repeat: [{trick: jugar}], until: {empty: hand}}", names()).compile(program)
    assert program.code[-1].target == 0
    assert program.code[0].target == len(program.code)


def test_a_turn_stays_and_is_skipped_only_where_there_are_turns() -> None:
    with pytest.raises(TutorError, match="each"):
        read("steps", "{repeat: [{trick: jugar}], until: {empty: hand}, skips: {empty: hand}}", names())


@pytest.mark.parametrize(("text", "at", "wanted"), [case for cases in EFFECTS.values() for case in cases])
def test_an_effect_asks_this_of_the_table(text: str, at: dict[str, Any], wanted: list[tuple[Any, ...]]) -> None:
    table = Listening({**TRICK, **at})
    read("effects", text, playing()).run(table)
    assert table.asked == wanted


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        *(("steps", case[0]) for cases in STEPS.values() for case in cases),
        *(("effects", case[0]) for cases in EFFECTS.values() for case in cases),
    ],
)
def test_it_is_said_in_both_languages(kind: str, text: str) -> None:
    made = read(kind, text, playing())
    spanish, english = made.phrase(Voice("es")), made.phrase(Voice("en"))
    assert spanish != english
    assert spanish
    assert english


def test_every_step_and_every_effect_has_an_example() -> None:
    assert (set(vocabulary().steps), set(vocabulary().effects)) == (set(STEPS), set(EFFECTS))
