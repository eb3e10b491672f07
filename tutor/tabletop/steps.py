"""What is seen between two turns of a player: every card that others play, and a trick before it is gathered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.cards import CARDS
from tutor.play.position import PASS, Position
from tutor.tabletop.choices import zones_in
from tutor.tabletop.lay import View
from tutor.tabletop.shape import StepData
from tutor.tabletop.table import seated


def unfold(
    position: Position,
    choices: Sequence[Any],
    seat: int,
    lang: str = "es",
    *,
    names: Sequence[str] = (),
    totals: Sequence[int] = (),
    french: bool = False,
) -> tuple[Position, list[StepData]]:
    """Makes choices one after another: the position after them, and what ``seat`` (from 0) sees on the way there.

    The steps go into `table_of`, which shows them one by one before the position; the other arguments are its own.

    >>> import random, tutor
    >>> first = tutor.load("pocha", variant="sencilla").match(4).deal(random.Random(1)).position
    >>> last, steps = unfold(first, [0, 0, 0], seat=0)
    >>> last.turn, [step["players"][1]["facts"][-2]["number"] for step in steps]
    (0, ['0', '0'])
    """
    steps = []
    for place, choice in enumerate(choices):
        before, position = position, position.play(choice, checked=False)
        whole = gathered(before, choice, position, seat)
        if whole is not None:
            steps.append(step(before, whole, seat, lang, names, totals, french))
        elif place < len(choices) - 1 and not unseen(before, choice):
            steps.append(step(position, shown_to(position, seat), seat, lang, names, totals, french))
    return position, steps


def unseen(position: Position, choice: Any) -> bool:
    """Whether a choice is a right that is left unused: nobody else knows that there was one."""
    return position.optional and bool(choice == PASS)


def shown_to(position: Position, seat: int) -> View:
    """What a seat sees; that another has a right to use or leave, it does not."""
    view = position.view(seat)
    return {**view, "turn": 0, "decision": ""} if position.optional and position.turn != seat else view


def step(position: Position, view: View, seat: int, lang: str, names: Any, totals: Any, french: bool) -> StepData:
    """A view as a step."""
    layout = seated(position, view, seat, lang, {}, names, totals, french)
    return {"zones": list(layout.zones()), "players": list(layout.players()), "suits": list(layout.suits())}


def gathered(before: Position, choice: Any, after: Position, seat: int) -> View | None:
    """The view in which the trick lies whole that a choice has completed; None where it completes none."""
    law = before.setting.law
    if law.tricks is None or choice == PASS or before.setting.choice_type(before.decision) != "card":
        return None
    trick, lay, lies = law.tricks.zone, before.zones, after.zones
    if len(lies[trick]) > len(lay[trick]):
        return None
    view, then = before.view(seat), after.view(seat)
    held = zones_in(law.decisions[before.decision], "card")
    sizes = {**view["sizes"], **{name: then["sizes"][name] for name in held if name in then["sizes"]}}
    moved = {name: then[name] for name in held if name in then}
    seen = {**view.get("seen", {}), **{name: then.get("seen", {}).get(name, {}) for name in held}}
    return {**view, **moved, "seen": seen, "sizes": sizes, "turn": 0, trick: [*view[trick], str(CARDS[choice])]}
