"""Learning: exercises made from the law, marked by it, and explained by it."""

from tutor.learn.items import Item, Marked, ask_text, generate, items_for, mark

__all__ = ["Item", "Marked", "ask_text", "generate", "items_for", "mark"]
