"""The ruling on a move in which a set of cards is taken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.judge.ruling import Reason, Verdict
from tutor.law.compile_sets import Move, SetDecision
from tutor.law.model import Duty
from tutor.law.subsets import Moves


class SetRuling:
    """A verdict with its proof, for a move (card, set) or (set,). One that refuses always has a rule that refuses."""

    def __init__(self, decision: SetDecision, facts: Mapping[str, Any], choice: Move) -> None:
        self.decision, self.facts, self.choice = decision, facts, choice
        self.states: list[tuple[str, str]] = []
        self.rule = self._judge()
        self.verdict: Verdict = "illegal" if self.rule is not None and self.refused_by else "legal"

    @property
    def refused(self) -> bool:
        """Whether the move is illegal."""
        return self.verdict == "illegal"

    def _judge(self) -> str | None:
        """The operative rule; sets ``refused_by`` and the state of every rule."""
        decision, facts, choice = self.decision, self.facts, self.choice
        self.refused_by = ""
        for rule in decision.decision.require:
            state = (
                "inactive"
                if not decision.in_force(rule, facts, choice)
                else "met"
                if decision.test(rule.must, facts, choice)
                else "failed"
            )
            self.states.append((rule.id, state))
            if state == "failed" and not self.refused_by:
                self.refused_by = rule.id
        bound = None
        moves = list(decision.all_candidates(facts)) if decision.decision.duties else []
        for duty in decision.decision.duties:
            left, met = decision.narrow(duty, facts, moves)
            state = "inactive" if met is None else "binding" if decision.group(duty, choice) in met else "void"
            self.states.append((duty.id, state))
            if state == "binding" and choice in moves and choice not in left and not self.refused_by:
                self.refused_by = duty.id
            bound, moves = duty.id if state == "binding" else bound, left
        if self.refused_by:
            return self.refused_by
        return bound

    def among(self, duty: Duty) -> Moves:
        """The moves among which a duty looks at the one chosen: those that earlier duties leave, in its group."""
        decision, found = self.decision, Moves()
        moves = list(decision.all_candidates(self.facts))
        for earlier in decision.decision.duties[: decision.decision.duties.index(duty)]:
            moves, _ = decision.narrow(earlier, self.facts, moves)
        found.extend(move for move in moves if decision.group(duty, move) == decision.group(duty, self.choice))
        return found

    def reasons(self) -> tuple[Reason, ...]:
        """Every rule of the decision, in order."""
        cards = sum(
            1 << part if place == 0 and len(self.choice) > 1 else part for place, part in enumerate(self.choice)
        )
        return tuple(
            Reason(rule, state, cards if state in ("met", "failed", "binding") else 0) for rule, state in self.states
        )

    def sets(self) -> list[int]:
        """The non-empty sets that may be chosen with the same card."""
        return [move[-1] for move in self.moves() if move[-1]]

    def may_be_empty(self) -> bool:
        """Whether nothing may be taken with the same card."""
        return any(move[-1] == 0 for move in self.moves())

    def moves(self) -> list[Move]:
        """The legal moves with the same card."""
        if not self.decision.decision.duties:
            return list(self.decision.candidates(self.facts, self.choice[0] if len(self.choice) > 1 else None))
        return [move for move in self.decision.legal(self.facts) if move[:-1] == self.choice[:-1]]
