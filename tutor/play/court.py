"""A law with its generated functions, each made when first needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from tutor.cards import deck_mask
from tutor.law.compile import CompiledDecision
from tutor.law.compile_sets import SetDecision
from tutor.law.compile_tally import CompiledTally, compile_tally
from tutor.law.emit import Emitter
from tutor.law.model import Decision, Law
from tutor.law.protocol import Condition, Term
from tutor.play.facts import Facts, Situation, complete
from tutor.play.kept import Keeping

Reading = tuple[Term | Condition, Callable[..., Any], tuple[str, ...], tuple[str, ...]]


class Court(Keeping):
    """Everything needed to judge by one law."""

    def __init__(self, law: Law) -> None:
        self.law = law
        self._decisions: dict[str, CompiledDecision | SetDecision] = {}
        self._tallies: dict[bool, CompiledTally] = {}
        self._counters: dict[str, tuple[Callable[..., int], tuple[str, ...]]] = {}
        self._readers: dict[int, Reading] = {}
        self._asked_by: dict[str, tuple[str, ...]] = {}

    @cached_property
    def deck(self) -> int:
        """The cards of the usual deck."""
        return deck_mask(self.law.deck.cards)

    def decision(self, name: str) -> Any:
        """A decision by its id: a `CompiledDecision`, or a `SetDecision` where a set of cards is chosen."""
        if name not in self._decisions:
            self._decisions[name] = compiled(self.law.decisions[name])
        return self._decisions[name]

    def asked_by(self, part: str) -> tuple[str, ...]:
        """The decisions that a move with this part belongs to, in order."""
        known = self._asked_by.get(part)
        if known is None:
            known = tuple(name for name, decision in self.law.decisions.items() if decision.part == part)
            self._asked_by[part] = known
        return known

    def open_for(self, part: str, situation: Situation) -> tuple[str, Facts] | None:
        """The decision that is open for such a move, with its facts; None where the law has none here."""
        for name in self.asked_by(part):
            facts = complete(self.law, situation, name)
            if self.decision(name).applies(facts):
                return name, facts
        return None

    def tally(self, traced: bool) -> CompiledTally:
        """The count of a hand, with the steps between or without."""
        if traced not in self._tallies:
            self._tallies[traced] = compile_tally(self.law, traced)
        return self._tallies[traced]

    def counter(self, name: str) -> tuple[Callable[..., int], tuple[str, ...]]:
        """A counter, with the numbers it is made of."""
        if name not in self._counters:
            em = Emitter()
            text = self.law.counters[name].how.code(em)
            self._counters[name] = (em.function("counter", [f"return {text}"]), tuple(em.facts))
        return self._counters[name]

    def reader(self, word: Term | Condition) -> Reading:
        """A term or condition compiled outside a decision, with the facts and the parts of the move that it reads."""
        known = self._readers.get(id(word))
        if known is None:
            em = Emitter()
            code = word.code(em)
            parts = tuple(em.parts)
            text = f"bool({code.guarded()})" if isinstance(word, Condition) else code.text
            known = self._readers[id(word)] = (
                word,
                em.function("reader", [f"return {text}"], parts),
                tuple(em.facts),
                parts,
            )
        return known

    def holds(self, condition: Condition, facts: Mapping[str, Any]) -> bool:
        """Whether a condition outside a decision holds."""
        _, function, names, _ = self.reader(condition)
        return bool(function(*[facts[name] for name in names]))


_COMPILED: dict[int, CompiledDecision | SetDecision] = {}
MOST = 2000


def compiled(decision: Decision) -> CompiledDecision | SetDecision:
    """The functions of a decision; of the very same one that several laws have, the same."""
    known = _COMPILED.get(id(decision))
    if known is None or known.decision is not decision:
        if len(_COMPILED) >= MOST:
            _COMPILED.clear()
        of_sets = any(part.type == "cards" for part in decision.choose.values())
        known = _COMPILED[id(decision)] = SetDecision(decision) if of_sets else CompiledDecision(decision)
    return known
