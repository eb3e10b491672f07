"""Hints in steps: where to look, the rule that is in force, and what to choose with its reason."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tutor.bots.chance import chance_of
from tutor.bots.say import say_choice, say_look, say_rule
from tutor.bots.simple import rule_choice
from tutor.bots.view import View

STEPS = 3


@dataclass(frozen=True, slots=True)
class Hint:
    """``step`` of ``steps``, from 1; ``text`` for a person; ``cards``: those it speaks of, as a mask; ``move``: what it
    advises, in the last step (None before)."""

    step: int
    steps: int
    text: str
    cards: int = 0
    move: Any = None


def hint(view: View, step: int, lang: str) -> Hint:
    """A hint for whoever is to move; steps beyond the last say the last. It knows no more than the view."""
    step = min(max(step, 1), STEPS)
    if step == 1:
        return Hint(step, STEPS, say_look(view, lang))
    if step == 2:
        text, cards = say_rule(view, lang)
        return Hint(step, STEPS, text, cards)
    move = rule_choice(view, chance_of(0, view.key))
    text, cards = say_choice(view, move, lang)
    return Hint(step, STEPS, text, cards, move)
