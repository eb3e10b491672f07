"""What the dealer takes from the opening table.

Sources: escoba-wiki-es "Escoba de mano"; escoba-mas "Escoba de mano"; escoba-wiki-en, third paragraph.
"""

from tests.referee_escoba.cards import total
from tests.referee_escoba.law import Law

# The three ways to make two pairs of four cards, by their places.
PAIRINGS = [((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2))]


def opening(cards: list[str], law: Law) -> tuple[list[str], int]:
    """The cards that the dealer takes and the escobas for them; the cards are given as they were turned.

    A table that has the rule where captures do not add up to a number means fifteen, as the option says.
    """
    if len(cards) != 4:
        raise ValueError("four cards are turned")
    if law.escoba_de_mano == "nada":
        return [], 0
    target = 15 if law.target is None else law.target
    point = 1 if law.escoba_de_mano == "escoba" else 0
    if total(cards, law.scale) == target:
        return list(cards), point
    if law.two_pairs and is_two_pairs(cards, target, law):
        return list(cards), 2 * point
    if law.dos_primeras and total(cards[:2], law.scale) == target:
        return cards[:2], point
    return [], 0


def is_two_pairs(cards: list[str], target: int, law: Law) -> bool:
    """Whether the four cards fall into two pairs that each add up to the target, in any of the three ways."""
    for first, second in PAIRINGS:
        first_total = total([cards[place] for place in first], law.scale)
        second_total = total([cards[place] for place in second], law.scale)
        if first_total == target and second_total == target:
            return True
    return False
