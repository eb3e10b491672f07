"""Heads and shoulders: the figures of the compact face and of the French deck.

A bust reaches from the shoulders, at `SHOULDERS`, up to some -118, and lies around the middle.
"""

from __future__ import annotations

from tutor.cards import SUITS, Suit
from tutor.draw.colours import BLUE, CREAM, FAIR, GOLD, GREEN, LEAF, RED, RUSSET, SKY, STRAW, UMBER, WHITE, WOOD
from tutor.draw.deck.dress import DRESSES, head
from tutor.draw.deck.hats import coronet
from tutor.draw.deck.kings import REGALIA, king_head
from tutor.draw.deck.knights import HORSES
from tutor.draw.deck.people import face_id, puff, ruff, tresses
from tutor.draw.deck.shapes import drawing, laid, mirrored, path

SHOULDERS = -66
_SHOULDER = f"M0 -85H5C13 -84 18 -80 19 {SHOULDERS}H0Z"
_QUEENS = {
    Suit.OROS: (RED, GOLD, UMBER, STRAW),
    Suit.COPAS: (RED, BLUE, FAIR, GOLD),
    Suit.ESPADAS: (BLUE, SKY, UMBER, WHITE),
    Suit.BASTOS: (GREEN, WOOD, RUSSET, LEAF),
}
"""Bodice on either side, hair, and collar."""


def bust_id(rank: str, suit: Suit) -> str:
    """The id of a bust: a page, a horse, a queen or a king.

    >>> bust_id("queen", Suit.OROS)
    'sr-bust-queen-oros'
    """
    return f"sr-bust-{rank}-{suit.slug}"


def busts() -> dict[str, str]:
    """All of them by their ids."""
    kinds = {"page": _page, "horse": _horse, "queen": _queen, "king": _king}
    named = {bust_id(rank, suit): draw(suit) for rank, draw in kinds.items() for suit in SUITS}
    return {name: drawing(body, name=name) for name, body in named.items()}


def _page(suit: Suit) -> str:
    dress, (behind, before) = DRESSES[suit], head(suit, "left")
    puffs = puff(-14, -74, dress.left, dress.slit) + puff(14, -74, dress.right, dress.slit)
    return behind + _shoulders(dress.left, dress.right) + puffs + before


def _king(suit: Suit) -> str:
    worn, (behind, before) = REGALIA[suit], king_head(suit, "ahead")
    return behind + _shoulders(worn.robe, worn.robe) + before


def _horse(suit: Suit) -> str:
    """Only its head, looking to the left, from 4 up to -45."""
    return HORSES[suit].head()


def _queen(suit: Suit) -> str:
    """Whom only the French deck has."""
    left, right, hair, collar = _QUEENS[suit]
    behind, parted = tresses(hair)
    bodice = path("M-6.4 -85L-5 -76H5L6.4 -85Q0 -81 -6.4 -85Z", CREAM)
    return behind + _shoulders(left, right) + bodice + ruff(collar) + laid(face_id("left")) + parted + coronet(left)


def _shoulders(left: str, right: str) -> str:
    return path(_SHOULDER, right) + mirrored(path(_SHOULDER, left))
