"""A hand on its way that changes in place: the same course and effects as of positions, many times faster.

Facts are looked up when a rule asks for them and forgotten when something changes. It plays hands out by rule of thumb;
`tests/bots/test_sim.py` has it follow positions choice by choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from tutor.cards import bits
from tutor.law.compile_sets import SetDecision
from tutor.law.course import Instruction
from tutor.law.names import Literal
from tutor.law.protocol import Condition, Term
from tutor.law.tricks import TrickFacts
from tutor.play.facts import FROM_TRICK, Facts, complete
from tutor.play.position import PASS, Position, union
from tutor.play.table import Run
from tutor.play.working import without

Getter = Callable[["Sim"], Any]


class Live(Facts):
    """Facts of a hand on its way, looked up when they are asked for."""

    sim: Sim

    def __missing__(self, name: str) -> Any:
        getter = self.sim.getters.get(name)
        found = getter(self.sim) if getter is not None else self.sim.everything()[name]
        self[name] = found
        return found


class Sim(Run):
    """A working copy that lives on from choice to choice."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.live = Live()
        self.live.sim = self
        self.getters = getters_of(position)
        self.plan = plan_of(position)
        self.handlers = self.handled()

    def handled(self) -> list[Callable[[Instruction], None]]:
        """By place in the course, what is done there."""
        by_op = {op: getattr(self, f"do_{op}") for op in set(self.plan.ops)}
        return [by_op[op] for op in self.plan.ops]

    def copy(self) -> Sim:
        """Another that goes on from here by itself."""
        made: Sim = object.__new__(Sim)
        made.__dict__.update(self.__dict__)
        made.zones, made.registers, made.loops = dict(self.zones), dict(self.registers), list(self.loops)
        made.move, made.dealt, made.live = {}, list(self.dealt), Live()
        made.live.sim = made
        made.handlers = made.handled()
        return made

    # ── facts ─────────────────────────────────────────────────────────────────────────────────────

    def everything(self) -> Facts:
        """All the facts, as a position has them."""
        here = self.now()
        facts = complete(self.law, here.situation(self.turn), self.decision)
        facts.update(winner=here.relative(self.seat_of("winner")), leader=here.relative(self.leader))
        return facts

    def facts(self) -> Live:
        return self.live

    def value(self, term: Term | Condition) -> Any:
        if isinstance(term, Literal):
            return term.value
        _, function, names, parts = self.setting.court.reader(term)
        live = self.live
        return function(*[live[name] for name in names], *[self.move[part] for part in parts])

    def note_each(self, register: str, term: Term) -> None:
        if isinstance(term, Literal):
            self.registers[register] = (term.value,) * len(self.registers[register])
        else:
            super().note_each(register, term)

    def note(self, register: str, value: Any, seat: int | None) -> None:
        super().note(register, value, seat)
        self.live.clear()

    def swap(self, one: int, other: int) -> None:
        super().swap(one, other)
        self.live.clear()

    def move_cards(self, cards: int, to: str, seat: int | None) -> None:
        zones = self.zones
        for name, ordered, owned in self.plan.movable:
            value = zones[name]
            if owned and not ordered:
                for owner, held in enumerate(value):
                    if held & cards:
                        zones[name] = value = (*value[:owner], held & ~cards, *value[owner + 1 :])
            elif owned:
                zones[name] = tuple(without(held, cards) for held in value)
            elif ordered:
                if value:
                    zones[name] = tuple([card for card in value if not cards >> card & 1])
            else:
                zones[name] = value & ~cards
        if self.law.zones[to].size == 1:
            zones[to] = without(zones[to], cards)
        self.put(cards, to, seat if seat is not None else self.turn)
        self.live.clear()

    @contextmanager
    def acting(self, seat: int) -> Iterator[None]:
        self.live.clear()
        turn, self.turn = self.turn, seat
        yield
        self.turn = turn
        self.live.clear()

    # ── choices ───────────────────────────────────────────────────────────────────────────────────

    def say(self, decision: str, choice: Any) -> None:
        for name, is_said in self.plan.said.get(decision, ()):
            self.registers[name] = (*self.registers[name], choice) if is_said else choice
        self.live.clear()

    def do_nothing(self, step: Instruction) -> None:
        """What would only be asked to be refused."""
        self.at += 1

    def is_so(self, condition: Condition | None, place: int) -> bool:
        self.live.clear()
        return super().is_so(condition, place)

    def play(self, choice: Any) -> None:
        """Make a choice, and go on to the next."""
        self.choose(choice)
        self.run_on()

    def run_on(self) -> None:
        self.decision, self.turn, self.optional = "", -1, False
        code, handlers = self.setting.program.code, self.handlers
        while self.at < len(code) and not self.decision and self.points is None:
            if self.ended:
                self.at, self.ended = next(i for i, step in enumerate(code) if step.op == "tally"), False
            self.live.clear()
            handlers[self.at](code[self.at])
        self.live.clear()

    def moves(self) -> tuple[Any, ...]:
        """The legal choices, as `Position.moves` has them."""
        known, live = self.setting.court.decision(self.decision), self.live
        if isinstance(known, SetDecision):
            found: tuple[Any, ...] = tuple(known.legal(live))
        else:
            found = bits(known.flat.function(*[live[name] for name in known.flat.facts]))
        return (*found, PASS) if self.optional else found

    def do_offer(self, step: Instruction) -> None:
        offset = self.loops[step.slot] + (self.loops[step.base] if step.base >= 0 else 0)
        self.ask(step.name, ((self.leader if step.flag else self.setting.mano) + offset) % self.setting.players)
        self.optional = True
        self.live.clear()
        known = self.setting.court.decision(step.name)
        if not known.applies(self.live) or not any_choice(known, self.live):
            self.decision, self.turn, self.optional = "", -1, False
            self.at += 1

    # ── what policies ask ─────────────────────────────────────────────────────────────────────────

    def trick(self) -> TrickFacts:
        """The trick as it lies."""
        tricks = self.law.tricks
        assert tricks is not None
        named = [self.registers[name] for name in tricks.won_by if name != "led"]
        return tricks.read(self.zones[tricks.zone], named)


@dataclass(frozen=True, slots=True)
class Plan:
    """What is looked up once for a law: what each instruction does here, which zones cards move between (name, ordered,
    owned), and by decision the registers that a choice is said in (name, whether with those of others)."""

    ops: tuple[str, ...]
    movable: tuple[tuple[str, bool, bool], ...]
    said: Mapping[str, tuple[tuple[str, bool], ...]]


def plan_of(position: Position) -> Plan:
    """The plan of a position's law. What nobody can ever choose is not asked at all."""
    law, code = position.setting.law, position.setting.program.code
    known: dict[Any, Plan] = position.setting.court.kept("plan")
    if "" in known:
        return known[""]
    dead = [step.op == "offer" and law.decisions[step.name].never for step in code]
    ops = ["nothing" if dead[place] else step.op for place, step in enumerate(code)]
    for place, step in enumerate(code):
        if step.op in ("next_seat", "next_partner") and all(dead[step.target : place]):
            ops[place] = "nothing"
    movable = tuple(
        (name, zone.ordered, bool(zone.of)) for name, zone in law.zones.items() if zone.size != 1 and not zone.copy_of
    )
    said: dict[str, tuple[tuple[str, bool], ...]] = {}
    for name, register in law.registers.items():
        for decision, with_others in ((register.said_in, True), (register.or_said_in, False)):
            if decision:
                said[decision] = (*said.get(decision, ()), (name, with_others))
    return known.setdefault("", Plan(tuple(ops), movable, said))


def any_choice(known: Any, live: Live) -> bool:
    """Whether a decision leaves anything to choose."""
    if isinstance(known, SetDecision):
        return bool(known.legal(live))
    return bool(known.flat.function(*[live[name] for name in known.flat.facts]))


def getters_of(position: Position) -> dict[str, Getter]:
    """How each fact that rules often ask for is looked up; made once for a law and a table."""
    setting, law = position.setting, position.setting.law
    known: dict[Any, dict[str, Getter]] = setting.court.kept("getters")
    key = setting.players, setting.cards, setting.dealer, setting.plan.pack
    if key not in known:
        found: dict[str, Getter] = {
            "players": lambda sim: setting.players,
            "cards": lambda sim: setting.cards,
            "mano": lambda sim: 0,
            "dealer": lambda sim: setting.players - 1,
            "owners": lambda sim: setting.owners(),
            "deck": lambda sim: setting.plan.pack,
            "chooser": lambda sim: (sim.turn - setting.mano) % setting.players,
            "winner": lambda sim: (sim.seat_of("winner") - setting.mano) % setting.players,
            "leader": lambda sim: (sim.leader - setting.mano) % setting.players,
        }
        for name, zone in law.zones.items():
            found |= zone_getters(name, zone.of, zone.ordered)
        for name, register in law.registers.items():
            if register.of and not register.said_in:
                found[name] = own_register(name, register.of)
            elif register.type in ("number", "flag", "suit", "card", "suits") and not register.of and not register.most:
                found[name] = lambda sim, name=name: sim.registers[name]  # type: ignore[misc]
        if law.tricks is not None:
            zone_name = law.tricks.zone
            found[zone_name] = lambda sim: sum([1 << card for card in sim.zones[zone_name]])
            for each in FROM_TRICK:
                found[each] = lambda sim, each=each: trick_fact(sim, each)  # type: ignore[misc]
        known[key] = found
    return known[key]


def trick_fact(sim: Sim, name: str) -> Any:
    """One fact of the trick; the others are kept beside it."""
    trick, live = sim.trick(), sim.live
    for each in FROM_TRICK:
        live[each] = getattr(trick, each)
    return live[name]


def zone_getters(name: str, of: str, ordered: bool) -> dict[str, Getter]:
    """How the cards of a zone are looked up."""
    if not of:
        if ordered:
            return {name: lambda sim: sum([1 << card for card in sim.zones[name]])}
        return {name: lambda sim: sim.zones[name]}

    def own(sim: Sim) -> Any:
        return sim.zones[name][sim.setting.owner(sim.turn, of)] if sim.turn >= 0 else union(sim.zones[name])

    return {
        name: own,
        name + ":union": lambda sim: union(sim.zones[name]),
        name + ":all": lambda sim: in_order(sim, sim.zones[name]),
    }


def own_register(name: str, of: str) -> Getter:
    """What whoever acts has in a register."""
    return lambda sim: sim.registers[name][sim.setting.owner(sim.turn, of)]


def in_order(sim: Sim, values: tuple[Any, ...]) -> tuple[Any, ...]:
    """What everybody has, mano first."""
    first = sim.setting.mano % len(values)
    return (*values[first:], *values[:first])
