"""The running sum of an exercise in which sets of cards have to add up: for the first steps of a lesson, while it helps.

On the table it grows as cards are tapped; in words it is said what each card adds, and what the cards of an answer come to.
"""

from __future__ import annotations

from collections.abc import Mapping

from tutor.cards import CARDS, bits, parse_card
from tutor.learn.items import Item
from tutor.learn.items.draft import open_item
from tutor.learn.items.item import Given
from tutor.learn.items.kinds.base import lying_in
from tutor.tabletop.choices import Choosing
from tutor.tabletop.shape import CardData, SumData
from tutor.words import name_card, sentence


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


def sum_text(item: Item, lang: str) -> str:
    """What each card of the position adds, and what has to be reached; nothing where nothing has to add up.

    >>> case = {"table": ["10c", "7b"], "hand": ["4o"], "play": "4o"}
    >>> item = Item("mark_all", "escoba", "quince", case, "take")
    >>> sum_text(item, "es")
    'Lo que suma cada carta: la sota de copas, 8; el siete de bastos, 7; el cuatro de oros, 4. Hay que llegar a 15.'
    >>> added_text(item, (("10c",), ("7b", "10c")), "en")
    '4 + 8 = 12. 4 + 7 + 8 = 19.'
    """
    found = adding(item, lang)
    if found is None:
        return ""
    total, worth = found
    each = "; ".join(f"{name_card(parse_card(card), lang).the}, {worth[card]['value']}" for card in lying_in(item))
    goal = total["goal"]
    if lang == "es":
        upto = f"Hay que llegar a {goal}" if goal is not None else "Hay que llegar a lo que vale la carta de la mano"
        return f"Lo que suma cada carta: {each}. {upto}."
    upto = f"The sum to reach is {goal}" if goal is not None else "The sum to reach is what the card of the hand counts"
    return f"What each card adds: {each}. {upto}."


def added_text(item: Item, given: Given, lang: str) -> str:
    """What the cards of each set of an answer come to; nothing where nothing has to add up."""
    found, decision = adding(item, lang), open_item(item, item.seat.rules)
    if found is None or decision is None or not isinstance(given, tuple):
        return ""
    total, worth = found
    first, *rest = decision.decision.choose
    held = [str(item.case[first])] if rest and first in item.case else []
    listed = given if all(isinstance(one, tuple) for one in given) else (given,)
    said = []
    for move in listed:
        card, taken = (held, move) if held or not rest else ([move[0]], move[-1])
        cards = [*(card if total["card"] else []), *taken]
        numbers = [*total["fixed"], *(worth[one]["value"] for one in cards)]
        said.append(sentence(f"{' + '.join(map(str, numbers))} = {sum(numbers)}") if cards else "")
    return " ".join(part for part in said if part)
