"""The capote, and the game that four kings win.

Sources: tute "Tute Habanero"; four kings are not in the sources (option `tute_de_reyes`).
"""

from tests.referee_tute.cards import SUITS, card_of
from tests.referee_tute.law import Law


def may_announce_capote(stock: int, hand: list[str], law: Law) -> bool:
    """The stock has just ended: nothing left to draw and all eight remaining tricks to play."""
    return law.has_capote and stock == 0 and len(hand) == law.cards_each


def capote_is_lost(by: str, winners: list[str]) -> bool:
    """Whether the other player has won one of the tricks since the announcement."""
    return any(name != by for name in winners)


def capote_is_won(by: str, winners: list[str], law: Law) -> bool:
    """Whether all the remaining tricks have been won."""
    return len(winners) == law.cards_each and not capote_is_lost(by, winners)


def has_four_kings(hand: list[str], tricks_won: int, stock: int, law: Law) -> bool:
    """Where the table plays it: shown like a cante, after winning a trick and while there is stock if there is one."""
    if not law.tute_de_reyes or tricks_won == 0 or (law.has_stock and stock == 0):
        return False
    return all(card_of("12", suit) in hand for suit in SUITS)
