"""Hints in steps: where to look; the rule in force or something certain, if there is any; what to choose, with its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tutor.bots.advice import advice_for
from tutor.bots.certain import certain_facts
from tutor.bots.reasons import Adviser
from tutor.bots.view import View

STEPS = 3  # at most


@dataclass(frozen=True, slots=True)
class Hint:
    """``step`` of ``steps``, from 1; ``text`` for a person; ``cards``: those it speaks of, as a mask; ``move``: what it
    advises, in the last step (None before)."""

    step: int
    steps: int
    text: str
    cards: int = 0
    move: Any = None


def hint(view: View, step: int, lang: str, names: Sequence[str], french: bool = False) -> Hint:
    """A hint for whoever is to move; steps beyond the last say the last. It knows no more than the view.

    ``names``: what the players are called, by seat; ``french``: cards are called as in the French deck.
    """
    step, teller = min(max(step, 1), STEPS), Adviser(view, lang, names, french)
    if step < STEPS:
        rule, which = teller.rule()
        known = " ".join(part for part in (rule, *(teller.certain(fact) for fact in certain_facts(view)[:2])) if part)
        before = [(teller.look(), 0), *([(known, which)] if known else [])]
        if step <= len(before):
            text, cards = before[step - 1]
            return Hint(step, len(before) + 1, text, cards)
    advice = advice_for(view)
    text, cards = teller.advice(advice)
    return Hint(step, step, text, cards, advice.move)
