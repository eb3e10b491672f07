"""What pages and knights wear, by suit: one dress, one head, whoever stands or rides in it."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.cards import Suit
from tutor.draw.colours import BLUE, CREAM, FAIR, GOLD, GREEN, INK, LEAF, RED, RUSSET, SKY, STRAW, UMBER, WHITE, WOOD
from tutor.draw.deck.hats import beret, bycocket, cap, chaperon
from tutor.draw.deck.people import Look, bob, face_id, ruff
from tutor.draw.deck.shapes import laid


@dataclass(frozen=True, slots=True)
class Dress:
    """``left`` and ``right`` are the halves of the coat, ``slit`` shows in the sleeves, ``trim`` at belt and cuffs."""

    left: str
    right: str
    slit: str
    trim: str
    belt: str
    collar: str
    hose: tuple[str, str]
    shoes: str
    hair: str
    hat: str


DRESSES = {
    Suit.OROS: Dress(RED, GOLD, STRAW, WHITE, INK, WHITE, (STRAW, RED), INK, UMBER, beret(RED, GOLD, WHITE)),
    Suit.COPAS: Dress(BLUE, RED, STRAW, GOLD, GOLD, GOLD, (WHITE, BLUE), INK, FAIR, chaperon(RED, BLUE)),
    Suit.ESPADAS: Dress(BLUE, SKY, WHITE, GOLD, RED, WHITE, (RED, WHITE), INK, UMBER, cap(BLUE, SKY, RED)),
    Suit.BASTOS: Dress(WOOD, GREEN, LEAF, GOLD, GOLD, CREAM, (GREEN, LEAF), WOOD, RUSSET, bycocket(GREEN, LEAF, RED)),
}


def heads() -> dict[str, str]:
    """Hair and hat before the face, by their ids."""
    named = {_head_id(suit): bob(dress.hair)[1] + dress.hat for suit, dress in DRESSES.items()}
    return {name: f'<g id="{name}">{drawn}</g>' for name, drawn in named.items()}


def head(suit: Suit, look: Look) -> tuple[str, str]:
    """A head in hair and hat: what lies behind the collar, and what lies before it."""
    dress = DRESSES[suit]
    return bob(dress.hair)[0], ruff(dress.collar) + laid(face_id(look)) + laid(_head_id(suit))


def _head_id(suit: Suit) -> str:
    return f"sr-hat-{suit.slug}"
