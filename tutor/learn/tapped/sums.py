"""The running sum of an exercise in which sets of cards have to add up: for the first steps of a lesson, while it helps."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.cards import CARDS, bits
from tutor.learn.items import Item
from tutor.learn.items.draft import open_item
from tutor.tabletop.choices import Choosing
from tutor.tabletop.shape import CardData, SumData


def adding(item: Item, lang: str = "es") -> tuple[SumData, Mapping[str, CardData]] | None:
    """How what is tapped adds up, and by card what each adds; None where nothing has to."""
    found = open_item(item, item.seat.rules)
    if found is None or not found.of_sets:
        return None
    choosing = Choosing(found.court.law, found.court.decision(found.name), found.facts, lang)
    total, scale = choosing.total(), choosing.scale()
    if total is None or scale is None:
        return None
    return total, {str(CARDS[card]): {"value": scale.by_card[card]} for card in bits(found.court.deck)}  # type: ignore[typeddict-item]
