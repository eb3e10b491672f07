"""A law with its generated functions, each made when first needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from tutor.cards import deck_mask
from tutor.law.compile import CompiledDecision, condition_function
from tutor.law.model import Law
from tutor.law.protocol import Condition
from tutor.play.facts import Facts, Situation, complete


class Court:
    """Everything needed to judge by one law."""

    def __init__(self, law: Law) -> None:
        self.law = law
        self._decisions: dict[str, CompiledDecision] = {}
        self._conditions: dict[int, Callable[[Mapping[str, Any]], bool]] = {}

    @cached_property
    def deck(self) -> int:
        """The cards of the usual deck."""
        return deck_mask(self.law.deck.cards)

    def decision(self, name: str) -> CompiledDecision:
        """A decision by its id."""
        if name not in self._decisions:
            self._decisions[name] = CompiledDecision(self.law.decisions[name])
        return self._decisions[name]

    def asked_by(self, part: str) -> list[str]:
        """The decisions that a move with this part belongs to, in order."""
        return [name for name, decision in self.law.decisions.items() if decision.part == part]

    def open_for(self, part: str, situation: Situation) -> tuple[str, Facts] | None:
        """The decision that is open for such a move, with its facts; None where the law has none here."""
        for name in self.asked_by(part):
            facts = complete(self.law, situation, name)
            if self.decision(name).applies(facts):
                return name, facts
        return None

    def holds(self, condition: Condition, facts: Mapping[str, Any]) -> bool:
        """Whether a condition outside a decision holds."""
        known = self._conditions.get(id(condition))
        if known is None:
            known = self._conditions[id(condition)] = condition_function(condition)
        return bool(known(facts))
