"""Whether the cards left on the table at the end can be right, and whose pile is wrong.

Sources: escoba-acanomas 12, last paragraph; escoba-wiki-es "Cartas sobrantes al final de la mano". They
list the totals; why these: the deck adds up to 220, and whatever is taken adds up to 15 each time.
"""

from typing import Any

from tests.referee_escoba.cards import full_deck, total
from tests.referee_escoba.law import Law

Piles = dict[str, list[str]] | dict[str, int]


def leftover(cards: list[str], piles: Piles | None, law: Law, deck: list[str] | None = None) -> dict[str, Any] | None:
    """Whether the remainder is possible, its total, and who holds a pile that is not made of fifteens.

    None where no sum is fixed: in `limpia`, and where the house lets an ace take all. The piles, of
    cards or only their totals, are as before the remainder is added; culprits are None when no
    piles are given. The deck may be another than the 40 cards, a two short for example.
    """
    if law.target is None or law.ace_takes_all:
        return None
    left = total(cards, law.scale)
    whole = total(full_deck() if deck is None else deck, law.scale)
    culprits: list[str] | None = None
    if piles is not None:
        culprits = []
        for name, pile in piles.items():
            taken = pile if isinstance(pile, int) else total(pile, law.scale)
            if taken % law.target != 0:
                culprits.append(name)
    return {
        "possible": left <= whole and left % law.target == whole % law.target,
        "total": left,
        "culprits": culprits,
    }
