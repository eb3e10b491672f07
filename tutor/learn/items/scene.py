"""What an item says before it asks: the game and form, trumps, who led, whose turn it is; and the task itself."""

from __future__ import annotations

from tutor.learn.items.item import Item


def scene_text(item: Item, lang: str) -> str:
    return ""


def task_of(kind: str, item: Item, lang: str) -> str:
    return ""
