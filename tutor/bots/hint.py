"""Hints in steps: where to look; the rule in force or something certain, if there is any; what to choose, with its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tutor.bots.advice import advice_for
from tutor.bots.certain import certain_facts
from tutor.bots.reasons import Adviser
from tutor.bots.view import View


@dataclass(frozen=True, slots=True)
class Hint:
    """``step`` of ``steps``, from 1; ``text`` for a person; ``cards``: those it speaks of, as a mask; ``move``: what it
    advises, in the last step (None before)."""

    step: int
    steps: int
    text: str
    cards: int = 0
    move: Any = None


def hint(view: View, step: int, lang: str, names: Sequence[str] = (), french: bool = False) -> Hint:
    """A hint for whoever is to move; steps beyond the last say the last. It knows no more than the view.

    ``names``: what the players are called, by seat; ``french``: cards are called as in the French deck.
    """
    teller = Adviser(view, lang, names, french)
    rule, which = teller.rule()
    known = " ".join(part for part in (rule, *(teller.certain(fact) for fact in certain_facts(view)[:2])) if part)
    told = [(teller.look(), 0), *([(known, which)] if known else [])]
    steps, step = len(told) + 1, max(step, 1)
    if step < steps:
        text, cards = told[step - 1]
        return Hint(step, steps, text, cards)
    advice = advice_for(view)
    text, cards = teller.advice(advice)
    return Hint(steps, steps, text, cards, advice.move)
