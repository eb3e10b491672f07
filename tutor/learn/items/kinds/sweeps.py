"""All captures of a whole hand, and those that bring something beside their cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.ask import Ruleset
from tutor.learn.items.item import Given, Item
from tutor.learn.items.kinds.base import ask_about, legal_of
from tutor.learn.items.kinds.chosen import MarkAll
from tutor.learn.items.scene import task_of

if TYPE_CHECKING:
    from tutor.learn.items.chance import Chance
    from tutor.learn.items.draft import Draft
    from tutor.learn.items.tables import Seat
    from tutor.learn.items.targets import Aim


class AllCaptures(MarkAll):
    """Every capture of every card of the hand, against the clock."""

    id = "all_captures"
    of = ("sets",)

    def fits(self, seat: Seat, asked: str, aim: Aim) -> bool:
        return super().fits(seat, asked, aim) and any(
            len(each.choose) > 1 and each.part == asked for each in seat.law.decisions.values()
        )

    def task(self, item: Item, lang: str) -> str:
        return task_of("all_captures", item, lang)


class Sweeps(MarkAll):
    """The captures that bring what the game shows, or none."""

    id = "sweeps"
    of = ("sweep",)

    def make(self, draft: Draft, chance: Chance, aim: Aim) -> Item | None:
        assert draft.facts is not None
        return draft.item(self.id, draft.facts["part"])

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        shown = [register.shown_as for register in rules.court().law.registers.values() if register.shown_as]
        found = [
            move for move in legal_of(item, rules) if any(ask_about(item, rules, move).flags[name] for name in shown)
        ]
        return (tuple(found),)

    def exercises(self, item: Item) -> str:
        return "sweep"

    def task(self, item: Item, lang: str) -> str:
        return task_of("sweeps", item, lang)
