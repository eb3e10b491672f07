"""Functions out of a decision, generated once a table.

* *flat*: facts → the mask of legal choices, nothing else; the fast one.
* *trace*: facts → the same, with the state of every rule, what it left, which release lifted it, and its witnesses.
* *without*: flat with one release taken out, to find out whether a move is legal only because of it.

A choice is a small whole number (a card, a bid, a suit), so every set of choices is a mask:
C0 = those that meet the requirements; Ci = those of C(i-1) that are as duty i says, if it is in force and some are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from tutor.cards import SUIT_MASK, bits
from tutor.law.conditions import Always, IsSo, asked_of
from tutor.law.emit import Emitter, variable
from tutor.law.model import Decision, Duty, Requirement
from tutor.law.protocol import Code, Condition

INACTIVE, RELEASED, VOID, BINDING = 0, 1, 2, 3
MET, FAILED = 4, 5
STATES = ("inactive", "released", "void", "binding", "met", "failed")


class Trace(NamedTuple):
    """What the rules of a decision did in one position.

    ``passes`` is, for each requirement, the mask of the choices that meet it (-1 where it is inactive for all);
    ``states``, ``after``, ``releases`` and ``witness`` go by duty: its state, what was left after it, the number of the
    release that lifted it (-1: none), the cards that make it so.
    """

    legal: int
    domain: int
    passes: tuple[int, ...]
    states: tuple[int, ...]
    after: tuple[int, ...]
    releases: tuple[int, ...]
    witness: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Compiled:
    """A generated function and the facts it takes, in order; ``by_facts`` takes them from a mapping by itself."""

    facts: tuple[str, ...]
    function: Callable[..., Any]
    by_facts: Callable[[Mapping[str, Any]], Any]
    lines: tuple[str, ...]
    constants: tuple[tuple[str, object], ...]

    def __call__(self, facts: Mapping[str, Any]) -> Any:
        """Call it with facts by name."""
        return self.by_facts(facts)


class CompiledDecision:
    """The generated functions of one decision."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self._without: dict[str, Compiled] = {}
        self._in_force: dict[str, Callable[[Mapping[str, Any], int], bool]] = {}

    def compile(self) -> None:
        """Make every function now, so that a rule that cannot be compiled shows."""
        _ = self.applies, self.flat, self.trace

    @cached_property
    def applies(self) -> Compiled:
        """Whether the decision is open at all."""
        em = Emitter()
        return _made(em, "applies", [f"return bool({self.decision.when.code(em).guarded()})"])

    @cached_property
    def conditions_read(self) -> frozenset[str]:
        """The facts that decide which rules are in force (not what they ask)."""
        em = Emitter()
        for rule in self.decision.rules:
            rule.when.code(em)
            for release in rule.unless if isinstance(rule, Duty) else ():
                release.when.code(em)
        return frozenset(em.facts)

    @cached_property
    def flat(self) -> Compiled:
        """Facts → legal mask."""
        em = Emitter()
        return _made(em, "flat", [*Chain(em, self.decision).lines(), "return c"])

    @cached_property
    def trace(self) -> Compiled:
        """Facts → `Trace`."""
        em = Emitter()
        chain = Chain(em, self.decision, traced=True)
        lines = chain.lines()
        duties = self.decision.duties
        parts = [
            _tuple(f"p{i}" for i in range(len(self.decision.require))),
            _tuple(variable(d.id, "s_") for d in duties),
            _tuple(variable(d.id, "a_") for d in duties),
            _tuple(variable(d.id, "r_") for d in duties),
            _tuple(variable(d.id, "w_") for d in duties),
        ]
        made = em.constant("trace", Trace)
        return _made(em, "trace", [*lines, f"return {made}(c, c0, {', '.join(parts)})"])

    def in_force(self, requirement: str) -> Callable[[Mapping[str, Any], int], bool]:
        """Whether a requirement applies to a choice: (facts, choice) → bool."""
        if requirement not in self._in_force:
            rule = next(rule for rule in self.decision.require if rule.id == requirement)
            em = Emitter()
            text = rule.when.code(em).guarded()
            function = em.function("in_force", [f"return bool({text})"], [self.decision.part])
            names = tuple(em.facts)
            self._in_force[requirement] = lambda facts, choice: function(*[facts[name] for name in names], choice)
        return self._in_force[requirement]

    def without(self, release: str) -> Compiled:
        """Facts → (legal mask, whether the duty then says anything) with one release taken out."""
        if release not in self._without:
            em = Emitter()
            chain = Chain(em, self.decision, ablated=release)
            self._without[release] = _made(em, "without", ["spoke = True", *chain.lines(), "return c, spoke"])
        return self._without[release]


def _made(em: Emitter, name: str, lines: list[str]) -> Compiled:
    return Compiled(
        tuple(em.facts),
        em.function(name, lines),
        em.from_mapping(name, lines),
        tuple(lines),
        tuple(em.constants.items()),
    )


def _tuple(parts: Any) -> str:
    inside = ", ".join(parts)
    return f"({inside},)" if inside else "()"


class Chain:
    """Writes the lines of one decision."""

    def __init__(self, em: Emitter, decision: Decision, traced: bool = False, ablated: str = "") -> None:
        self.em, self.decision, self.traced, self.ablated = em, decision, traced, ablated
        self.out: list[str] = []

    def lines(self) -> list[str]:
        """The body: leaves the legal mask in ``c``."""
        generator = self.decision.choose[self.decision.part]
        self.out.append(f"c = {generator.domain(self.em)}")
        if self.traced:
            self.out.append("c0 = c")
        for place, rule in enumerate(self.decision.require):
            self._requirement(place, rule)
        for duty in self.decision.duties:
            self.out.append(f"{variable(duty.id, 's_')} = 0")
        for duty in self.decision.duties:
            self._duty(duty)
        return self.out

    def _requirement(self, place: int, rule: Requirement) -> None:
        """A choice passes a requirement that is not in force for it. The traced chain asks each of every choice."""
        choices, when = "c0" if self.traced else "c", rule.when.code(self.em).guarded()
        if isinstance(rule.must, IsSo) and rule.when == Always(True):
            mask = rule.must.predicate.code(self.em)
            passes = f"(({mask.text}) if {mask.present()} else -1)" if mask.needs else f"({mask.text})"
        elif self._speaks_of_the_move(rule.when):
            passes = self._each(choices, f"not ({when}) or ({asked(rule, self.em)})")
        else:
            passes = f"({self._each(choices, asked(rule, self.em))} if {when} else -1)"
        if self.traced:
            self.out.append(f"p{place} = {passes}")
        self.out.append(f"c &= p{place}" if self.traced else f"c &= {passes}")

    @staticmethod
    def _speaks_of_the_move(condition: Condition) -> bool:
        em = Emitter()
        condition.code(em)
        return bool(em.parts)

    def _each(self, mask: str, test: str) -> str:
        """The choices of a mask that pass a test of the chosen part."""
        part = self.em.part(self.decision.part)
        return f"{self.em.constant('keep', keep)}({mask}, lambda {part}: {test})"

    def _duty(self, duty: Duty) -> None:
        state, after = variable(duty.id, "s_"), variable(duty.id, "a_")
        if self.traced:
            self.out += [f"{after} = c", f"{variable(duty.id, 'r_')} = -1", f"{variable(duty.id, 'w_')} = 0"]
        must = self._must(duty)
        branches = []
        for place, release in enumerate(duty.unless):
            if release.id != self.ablated:
                branches.append(
                    (
                        release.when.code(self.em).guarded(),
                        [
                            f"{state} = {RELEASED}",
                            *(
                                [
                                    f"{variable(duty.id, 'r_')} = {place}",
                                    f"{variable(duty.id, 'w_')} = {release.when.witness(self.em)}",
                                ]
                                if self.traced
                                else []
                            ),
                        ],
                    )
                )
        narrow = [f"m = {must.text}", f"if m: c = m; {state} = {BINDING}", f"else: {state} = {VOID}"]
        if duty.within == "suit":
            suits = self.em.constant("suits", tuple(SUIT_MASK[:4]))
            narrow = [
                f"m = {self.em.constant('grouped', grouped)}(c, {must.text}, {suits})",
                f"if {must.text}: c = m; {state} = {BINDING}",
                f"else: {state} = {VOID}",
            ]
        if self.traced:
            witness = (
                " | ".join(f"({w})" for w in (duty.when.witness(self.em), duty.must.witness(self.em)) if w != "0")
                or "0"
            )
            narrow += [f"{after} = c", f"{variable(duty.id, 'w_')} = {witness}"]
        if self.ablated and any(release.id == self.ablated for release in duty.unless) and must.needs:
            branches.append((f"not ({must.present()})", ["spoke = False"]))
        elif must.needs - duty.when.code(self.em).needs:
            branches.append((f"not ({Code('', must.needs - duty.when.code(self.em).needs).present()})", ["pass"]))
        self._write(duty.when.code(self.em), branches, narrow)

    def _must(self, duty: Duty) -> Code:
        code = duty.must.code(self.em)
        if isinstance(duty.must, Condition):
            return Code(self._each("c", code.text), code.needs)
        if "candidates" in self.em.facts:
            del self.em.facts["candidates"]
            code = Code(code.text.replace("f_candidates", "c"), code.needs)
        return Code(f"c & ({code.text})", code.needs)

    def _write(self, when: Code, branches: list[tuple[str, list[str]]], narrow: list[str]) -> None:
        depth = ""
        if when.guarded() != "True":
            self.out.append(f"if {when.guarded()}:")
            depth = "    "
        word = "if"
        for test, body in branches:
            self.out.append(f"{depth}{word} {test}:")
            self.out += [f"{depth}    {line}" for line in body]
            word = "elif"
        if branches:
            self.out.append(f"{depth}else:")
            depth += "    "
        self.out += [f"{depth}{line}" for line in narrow]


def asked(rule: Requirement, em: Emitter) -> str:
    """What a requirement asks, as an expression."""
    return " and ".join(part.code(em).waived() for part in asked_of(rule.must))


def keep(mask: int, test: Callable[[int], object]) -> int:
    """The choices of a mask that pass."""
    kept = mask
    for choice in bits(mask):
        if not test(choice):
            kept ^= 1 << choice
    return kept


def grouped(candidates: int, good: int, suits: tuple[int, ...]) -> int:
    """Narrow inside each suit: its good cards where it has some, else all of its candidates."""
    kept = 0
    for suit in suits:
        kept |= good & suit or candidates & suit
    return kept
