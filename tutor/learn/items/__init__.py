"""Exercises: what an item is, how it is marked, and how items are made (`generate`)."""

from tutor.learn.items.item import BANDS, Band, Item, Marked, ask_text, mark, predictions
from tutor.learn.items.kinds import KINDS, kind_of
from tutor.learn.items.make import generate, items_for

__all__ = ["BANDS", "KINDS", "Band", "Item", "Marked", "ask_text", "generate", "items_for", "kind_of", "mark", "predictions"]
