"""Exercises: what an item is, how it is marked, and how items are made (`generate`)."""

from tutor.learn.items.item import BANDS, Band, Item, Marked, ask_text, mark, predictions
from tutor.learn.items.kinds import KINDS, kind_of
from tutor.learn.items.make import VERSION, generate, items_for, kinds_for
from tutor.learn.items.near import foil_of, still_holds, twin_of
from tutor.learn.items.targets import components_at, pairs_at

__all__ = [
    "BANDS",
    "KINDS",
    "VERSION",
    "Band",
    "Item",
    "Marked",
    "ask_text",
    "components_at",
    "foil_of",
    "generate",
    "items_for",
    "kind_of",
    "kinds_for",
    "mark",
    "pairs_at",
    "predictions",
    "still_holds",
    "twin_of",
]
