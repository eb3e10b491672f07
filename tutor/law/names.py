"""Names a rule may use: what the game declares, the parts of the move, and the things of the mechanism (led, best …).

A name is resolved by the type of the slot it stands in, never by a search order; one that fits a slot twice is a fault.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tutor.cards import Suit
from tutor.law.protocol import Code, Condition, Effect, Term, Type
from tutor.law.reader import Reader, Unreadable, shown
from tutor.law.subsets import Scale
from tutor.law.yamltext import Node

if TYPE_CHECKING:
    from tutor.law.emit import Emitter
    from tutor.law.logic import LogicProgram
    from tutor.law.voice import Voice

SUITS = {suit.slug: suit for suit in Suit}
Trades = tuple[tuple[int, tuple[int, ...]], ...]  # a rank, and those of its suit that it is exchanged for
MAY_BE_ABSENT = ("card", "suit", "seat", "side")
TURNS_INTO: dict[Type, Type] = {"suit": "card", "side": "seat"}  # a card stands for its suit, a seat for its side
OF_ALL: dict[Type, Type] = {"cards": "cards", "number": "numbers"}


@dataclass(frozen=True, slots=True)
class Declared:
    """Something a game declares: a zone, a register, a counter, a set. ``phrase`` and ``one`` by language.

    ``card`` is the only one that a counter counts, where there is just one.
    """

    name: str
    type: Type
    phrase: Mapping[str, str]
    of: str = ""
    one: Mapping[str, str] = field(default_factory=dict)
    said: bool = False
    fact: str = ""
    zone: bool = False
    card: int = -1


@dataclass(frozen=True, slots=True)
class Fact(Term):
    """The value of something declared; of a per-seat register, the chooser's own."""

    declared: Declared

    @property
    def name(self) -> str:
        return self.declared.name

    @property
    def type(self) -> Type:  # type: ignore[override]
        return self.declared.type

    def code(self, em: Emitter) -> Code:
        var = em.fact(self.declared.fact or self.name)
        return Code(var, frozenset({f"{var} >= 0"}) if self.type in MAY_BE_ABSENT else frozenset())

    def phrase(self, voice: Voice) -> str:
        return voice.fact(self.declared)

    def logic(self, lp: LogicProgram) -> Code:
        name = lp.fact(self.name)
        arity = 2 if self.type == "card" else 1
        return Code(name, frozenset({lp.present(name, arity)}) if self.type in MAY_BE_ABSENT else frozenset())


@dataclass(frozen=True, slots=True)
class OfAll(Term):
    """Everybody's values of a per-seat register or zone, not one's own: numbers to be added, or one set of cards."""

    declared: Declared

    @property
    def type(self) -> Type:  # type: ignore[override]
        return OF_ALL[self.declared.type]

    @property
    def name(self) -> str:
        return self.declared.name + (":union" if self.declared.type == "cards" else ":all")

    def code(self, em: Emitter) -> Code:
        return Code(em.fact(self.name))

    def phrase(self, voice: Voice) -> str:
        return voice.pick(f"{self.declared.phrase['es']} entre todos", f"{self.declared.phrase['en']} by everybody")

    def logic(self, lp: LogicProgram) -> Code:
        return Code(lp.fact(self.name))


@dataclass(frozen=True, slots=True)
class LastOf(Term):
    """The last suit that was added to a set of suits: ``{last: sung}``."""

    declared: Declared
    type: Type = "suit"

    def code(self, em: Emitter) -> Code:
        var = em.fact(self.declared.name + ":last")
        return Code(var, frozenset({f"{var} >= 0"}))

    def phrase(self, voice: Voice) -> str:
        said = self.declared.phrase
        return voice.pick(f"lo último de {said['es']}", f"the last of {said['en']}")

    def logic(self, lp: LogicProgram) -> Code:
        name = lp.fact(self.declared.name + ":last")
        return Code(name, frozenset({lp.present(name, 1)}))


@dataclass(frozen=True, slots=True)
class Part(Term):
    """A part of the move."""

    name: str
    type: Type
    phrases: Mapping[str, str]

    def code(self, em: Emitter) -> Code:
        return Code(em.part(self.name))

    def phrase(self, voice: Voice) -> str:
        return voice.part(self.name)

    def logic(self, lp: LogicProgram) -> Code:
        if not lp.choice:
            raise ValueError(f"nothing has been chosen yet where {self.name!r} stands")
        args = ("S", "R") if len(lp.choice) == 2 else ("N",)
        same = [f"{arg} = {choice}" for arg, choice in zip(args, lp.choice, strict=True)]
        return Code(lp.once("chosen", args, lambda: [same]))


@dataclass(frozen=True, slots=True)
class Literal(Term):
    """A suit, a number or a flag written as itself."""

    type: Type
    value: int

    def code(self, em: Emitter) -> Code:
        return Code(str(bool(self.value) if self.type == "flag" else int(self.value)))

    def phrase(self, voice: Voice) -> str:
        if self.type == "flag":
            return voice.pick("así" if self.value else "que no", "so" if self.value else "not so")
        if self.value < 0 and self.type in MAY_BE_ABSENT:
            return voice.pick("ninguno", "none")
        return voice.suit(self.value) if self.type == "suit" else str(self.value)

    def logic(self, lp: LogicProgram) -> Code:
        value = Suit(self.value).slug if self.type == "suit" else str(self.value)
        return Code(lp.once(f"is'{value.replace('-', 'minus')}", "N", lambda: [[f"N = {value}"]]))


@dataclass(frozen=True, slots=True)
class SuitOf(Term):
    """The suit of a card that can be named."""

    card: Term
    type: Type = "suit"

    def code(self, em: Emitter) -> Code:
        inner = self.card.code(em)
        return Code(f"{inner.text} // 12", inner.needs)

    def phrase(self, voice: Voice) -> str:
        return voice.suit_of(self.card)

    def logic(self, lp: LogicProgram) -> Code:
        inner = self.card.logic(lp)
        return Code(lp.once(f"suit_of'{inner.text}", "S", lambda: [[lp.at(inner.text, "S", "_")]]), inner.needs)


@dataclass(frozen=True, slots=True)
class Phase:
    """A moment with a name: when it is, and the clause that says so ("queda mazo")."""

    name: str
    when: Condition
    phrase: Mapping[str, str]


@dataclass(frozen=True)  # without slots, so that it can be copied quickly
class Names:
    """What can be named where a rule stands. ``things`` are the terms of the mechanisms by name.

    ``duties`` come earlier in the chain (``dead`` are those out of force for good), ``later`` do not; ``narrowing`` is
    true where the cards still allowed can be spoken of, ``literals`` where a suit can be written as itself;
    ``strength`` are the ranks from the highest, ``scales`` what cards are worth, ``trades`` which rank is exchanged for
    which, ``numbers`` what has a name instead of being written; ``tied``: who gets a tied category; ``made`` are the sets
    made of others, ``phases`` the moments with a name, ``effects`` what happens by name; ``lines`` are those of the tally.
    """

    declared: Mapping[str, Declared]
    things: Mapping[str, type[Term]]
    parts: Mapping[str, Part] = field(default_factory=dict)
    duties: tuple[str, ...] = ()
    dead: tuple[str, ...] = ()
    later: tuple[str, ...] = ()
    decisions: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    kind: str = ""
    chosen_card: str = ""
    narrowing: bool = False
    literals: bool = True
    strength: tuple[int, ...] = ()
    tied: str = "nobody"
    marks: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    scales: Mapping[str, Scale] = field(default_factory=dict)
    made: Mapping[str, Term] = field(default_factory=dict)
    phases: Mapping[str, Phase] = field(default_factory=dict)
    trades: Trades = ()
    numbers: Mapping[str, int] = field(default_factory=dict)
    effects: Mapping[str, tuple[Effect, ...]] = field(default_factory=dict)

    def within(self, **changes: object) -> Names:
        """The same names, and more: some hundred times for every law that is read."""
        assert changes.keys() <= self.__dict__.keys(), changes
        made = object.__new__(Names)
        made.__dict__.update(self.__dict__, **changes)
        return made

    def term(self, node: Node, reader: Reader, types: tuple[Type, ...]) -> Term:
        """The thing that ``node`` names."""
        value = node.value
        if isinstance(value, bool) and "flag" in types:
            return Literal("flag", int(value))
        if isinstance(value, int) and not isinstance(value, bool) and "number" in types:
            return Literal("number", reader.number(node))
        if isinstance(value, dict):
            return self._composed(node, reader, types)
        if not isinstance(value, str):
            raise reader.fault("expected_term", node, found=shown(node), types=", ".join(types))
        found = self._candidates(value, types)
        if not found:
            raise reader.unknown(value, self.known(types), node)
        if len(found) > 1:
            if any(fault.code == "name_reserved" and fault.params.get("word") == value for fault in reader.faults):
                raise Unreadable("reserved")
            raise reader.fault("ambiguous_name", node, word=value)
        term = found[0]
        return SuitOf(term) if term.type == "card" and "card" not in types else term

    def whole(self, node: Node, reader: Reader, low: int, high: int) -> int:
        """A whole number, written or by the name that the game gives it."""
        named = node.value in self.numbers if isinstance(node.value, str) else False
        return self.numbers[str(node.value)] if named else reader.number(node, low, high)

    def _composed(self, node: Node, reader: Reader, types: tuple[Type, ...]) -> Term:
        if isinstance(node.value, dict) and "last" in node.value and "suit" in types:
            known = [name for name, declared in self.declared.items() if declared.type == "suits"]
            return LastOf(self.declared[reader.choice(reader.mapping(node, (), required=("last",))["last"], known)])
        named = reader.mapping(node, (), required=("of_all",))["of_all"]
        known = [name for name, declared in self.declared.items() if declared.of and OF_ALL.get(declared.type) in types]
        return OfAll(self.declared[reader.choice(named, known)])

    def _candidates(self, word: str, types: tuple[Type, ...]) -> list[Term]:
        wanted = {*types, *(finer for coarser, finer in TURNS_INTO.items() if coarser in types)}
        found: list[Term] = []
        if word == "none" and types and types[0] in MAY_BE_ABSENT:
            return [Literal(types[0], -1)]
        if word in SUITS and "suit" in types and self.literals:
            found.append(Literal("suit", SUITS[word]))
        if word in self.parts and self.parts[word].type in wanted:
            found.append(self.parts[word])
        if word in self.things and self.things[word].type in wanted:
            found.append(self.things[word]())
        if word in self.made and self.made[word].type in wanted:
            found.append(self.made[word])
        if word in self.declared and self.declared[word].type in wanted:
            found.append(Fact(self.declared[word]))
        if word in self.numbers and "number" in wanted:
            found.append(Literal("number", self.numbers[word]))
        return found

    def known(self, types: tuple[Type, ...]) -> list[str]:
        """The names that would have fitted."""
        words = [*SUITS, *self.parts, *self.things, *self.made, *self.declared, *self.numbers]
        return [word for word in dict.fromkeys(words) if self._candidates(word, types)]
