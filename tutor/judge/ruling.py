"""The ruling on one choice: verdict, operative rule, and what every rule did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from tutor.law.compile import BINDING, FAILED, INACTIVE, MET, RELEASED, STATES, CompiledDecision, Trace

Verdict = Literal["legal", "illegal"]


@dataclass(frozen=True, slots=True)
class Reason:
    """What one rule did: its state, the release that lifted it, and the cards (a mask) that make it so."""

    rule: str
    state: str
    cards: int
    released_by: str = ""


class NotAChoice(Exception):
    """Raised by `judge` for something that cannot be chosen at all: ``trace.domain`` holds what can."""

    def __init__(self, trace: Trace) -> None:
        super().__init__(trace)
        self.trace = trace


class Ruling:
    """A verdict with its proof. One that refuses always has a rule that refuses."""

    __slots__ = ("choice", "decision", "facts", "rule", "trace", "verdict")

    def __init__(
        self,
        decision: CompiledDecision,
        facts: Mapping[str, Any],
        choice: int,
        trace: Trace,
        verdict: Verdict,
        rule: str | None,
    ) -> None:
        if verdict == "illegal" and rule is None:
            raise AssertionError("a refusal without a rule")
        self.decision, self.facts, self.choice, self.trace = decision, facts, choice, trace
        self.verdict, self.rule = verdict, rule

    @property
    def legal(self) -> int:
        """The mask of all legal choices."""
        return self.trace.legal

    @property
    def refused(self) -> bool:
        """Whether the choice is illegal."""
        return self.verdict == "illegal"

    def reasons(self) -> tuple[Reason, ...]:
        """Every rule of the decision, in order."""
        found, bit, trace = [], 1 << self.choice, self.trace
        for rule, passes in zip(self.decision.decision.require, trace.passes, strict=True):
            state = INACTIVE if passes == -1 else MET if passes & bit else FAILED
            if state == MET and not self._in_force(rule.id):
                state = INACTIVE
            found.append(Reason(rule.id, STATES[state], 0))
        for place, duty in enumerate(self.decision.decision.duties):
            state, release = trace.states[place], trace.releases[place]
            survivors = trace.after[place] if state == BINDING else 0
            lifted = duty.unless[release].id if state == RELEASED else ""
            found.append(Reason(duty.id, STATES[state], trace.witness[place] | survivors, lifted))
        return tuple(found)

    def _in_force(self, requirement: str) -> bool:
        """Whether a requirement applies to this choice."""
        return bool(self.decision.in_force(requirement)(self.facts, self.choice))

    @property
    def partial(self) -> frozenset[str]:
        """The duties that were asked of some of the choices only, since an earlier one had narrowed them."""
        found, narrowed = [], False
        for duty, state, after in zip(self.decision.decision.duties, self.trace.states, self.trace.after, strict=True):
            if narrowed:
                found.append(duty.id)
            narrowed = narrowed or (state == BINDING and after != self.trace.domain)
        return frozenset(found)

    def before(self, place: int) -> int:
        """The choices that duty number ``place`` was asked of."""
        for earlier in range(place - 1, -1, -1):
            if self.trace.states[earlier] == BINDING:
                return self.trace.after[earlier]
        start = self.trace.domain
        for passes in self.trace.passes:
            start &= passes
        return start


def judge(decision: CompiledDecision, facts: Mapping[str, Any], choice: int) -> Ruling:
    """The ruling on ``choice``, which must be one of the decision's choices: another one raises `NotAChoice`.

    Illegal: the first requirement it fails, else the first duty that parts it from what was left. Legal: the release but
    for which it would be refused (found by taking it out and asking again), else the last duty that bound, else nothing.
    """
    trace = decision.trace(facts)
    bit = 1 << choice
    if not trace.domain & bit:
        raise NotAChoice(trace)
    if trace.legal & bit:
        return Ruling(decision, facts, choice, trace, "legal", _allowing(decision, facts, bit, trace))
    return Ruling(decision, facts, choice, trace, "illegal", _refusing(decision, bit, trace))


def _refusing(decision: CompiledDecision, bit: int, trace: Trace) -> str | None:
    for rule, passes in zip(decision.decision.require, trace.passes, strict=True):
        if not passes & bit:
            return rule.id
    for place, duty in enumerate(decision.decision.duties):
        if trace.states[place] == BINDING and not trace.after[place] & bit:
            return duty.id
    return None


def _allowing(decision: CompiledDecision, facts: Mapping[str, Any], bit: int, trace: Trace) -> str | None:
    last = None
    for place, duty in enumerate(decision.decision.duties):
        if trace.states[place] == RELEASED:
            release = duty.unless[trace.releases[place]].id
            legal, spoke = decision.without(release)(facts)
            if not spoke or not legal & bit:
                return release
        elif trace.states[place] == BINDING:
            last = duty.id
    return last
