"""Items near to another: a twin (the same rule, other cards), a foil (it looks alike, and the rule does not decide)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tutor.faults import TutorError
from tutor.learn.items.chance import Chance
from tutor.learn.items.item import Item, ask_text, mark
from tutor.learn.items.judged import Judged
from tutor.learn.items.kinds import kind_of
from tutor.learn.items.kinds.twins import changed, kept_cards
from tutor.learn.items.make import VERSION, generate
from tutor.learn.items.targets import Target, aim_at
from tutor.play.facts import MissingFact

TRIES, MOST_CHANGED, PATIENCE = 60, 3, 12


def twin_of(item: Item, seed: int = 0, belief: str = "") -> Item:
    """An item of the same kind about the same thing, as hard, with other cards. Raises TutorError where there is none.

    ``belief``: a misconception that has to go wrong in it too, however hard it is.
    """
    target, band, found = target_of(item, belief), None if belief else item.band, item
    for place in range(PATIENCE):
        again = item.seed + 1 + seed * PATIENCE + place
        found = generate(item.kind, item.game, item.variant, target, band, again, item.options, item.house)
        if found.key != item.key:
            break
    return found


def target_of(item: Item, belief: str = "") -> Target:
    """What an item is about; or the first of it, if it is about anything, with a misconception that goes wrong in it."""
    ids = (*item.target[:1], belief) if belief and belief not in item.target else item.target
    return ids[0] if len(ids) == 1 else (ids[0], ids[1])


def foil_of(item: Item, seed: int = 0) -> Item | None:
    """The same position but for one fact, such that what the item exercises decides no more; but for two or three where one
    is not enough; None where none is found.

    It asks what the item asks; where that speaks of another answer (several to choose from, the idea behind one, a step
    of a proof), it asks for the answer itself.
    """
    kind, plain = kind_of(item).basis(item)
    aim = aim_at(item.seat, target_of(item))
    chance = Chance(f"{VERSION}:{item.rules}:foil:{item.key}:{seed}")
    keys = [key for key, value in plain.case.items() if isinstance(value, list | str | int) and key != plain.asked]
    for attempt in range(TRIES * MOST_CHANGED if keys else 0):
        change, foil = dict[str, Any](), replace(plain, more=dict(plain.more), components=())
        for _ in range(1 + attempt // TRIES):
            change = changed(foil, chance.pick(keys), chance, kept_cards(foil))
            foil = replace(foil, case={**foil.case, **change})
        try:
            judged = Judged(foil, kind)
            if not change or not judged.right or not judged.sound or judged.decided(aim):
                continue
            ask_text(foil)  # what is handed out can be asked, answered and explained
            mark(foil, judged.right[0])
            made = judged.rated()
        except (TutorError, MissingFact, KeyError):
            continue
        if not set(item.target) & set(made.components):
            return replace(made, seed=seed)
    return None


def still_holds(item: Item) -> bool:
    """Whether the law of today answers an item, and what it exercises still decides it: asked before it is shown."""
    judged = Judged(item)
    try:
        return bool(judged.asked) and judged.sound and set(item.components) <= set(judged.deciding)
    except (TutorError, MissingFact):
        return False
