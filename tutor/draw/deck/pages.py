"""The four pages (sotas): each stands otherwise, and carries the symbol of the suit otherwise."""

from __future__ import annotations

from tutor.cards import Suit
from tutor.draw.colours import BLUE, GOLD
from tutor.draw.deck.dress import DRESSES, Dress, head
from tutor.draw.deck.people import arm, belt, carried, hand, held, leg, puff
from tutor.draw.deck.shapes import drawing, mirrored, path, placed, smooth

_SIDE = smooth([(4, -86), (11.5, -83.4), (12.4, -76), (10.2, -66), (8.6, -58), (12, -48), (15.4, -37)], closed=False)
_DAGS = "L12.3 -31L9.2 -36L6.2 -30L3.1 -35L0 -29.6V-86Z"


def page(suit: Suit) -> str:
    """The page of a suit, at its place on the card."""
    dress = DRESSES[suit]
    match suit:
        case Suit.OROS:
            return placed(drawing(_raises_a_coin(dress)), 51, 138)
        case Suit.COPAS:
            return placed(drawing(_offers_a_cup(dress)), 54, 138)
        case Suit.ESPADAS:
            return placed(drawing(_rests_on_a_sword(dress)), 46, 138)
        case Suit.BASTOS:
            return placed(drawing(_shoulders_a_club(dress)), 49, 138)


def _tunic(dress: Dress) -> str:
    """A belted tunic to above the knee, parted in two colours, with a dagged hem."""
    buckle = path("M-2 -59.4H2V-54H-2Z", GOLD, width=0.8)
    return path(_SIDE + _DAGS, dress.right) + mirrored(path(_SIDE + _DAGS, dress.left)) + belt(dress.belt) + buckle


def _raises_a_coin(dress: Dress) -> str:
    behind, before = head(Suit.OROS, "right")
    left = leg([(-4, -42), (-5, -24), (-5, -4)], dress.hose[0], dress.shoes, -10)
    right = leg([(5, -42), (8, -24), (9, -4)], dress.hose[1], dress.shoes, 8.6)
    akimbo = arm([(-11, -79), (-22, -68), (-11, -58)], dress.left, dress.trim) + hand(-9, -56.6)
    raised = arm([(11, -79), (21, -70), (26, -84)], dress.right, dress.trim) + held(Suit.OROS, 26.4, -86.6, 1.25)
    puffs = puff(-10.6, -78.6, dress.left, dress.slit), puff(10.6, -78.6, dress.right, dress.left)
    return behind + right + left + akimbo + _tunic(dress) + puffs[0] + raised + puffs[1] + before


def _offers_a_cup(dress: Dress) -> str:
    behind, before = head(Suit.COPAS, "left")
    cape = path(smooth([(4, -86), (12, -84), (19, -66), (22, -44), (26, -20), (14, -16), (4, -22), (2, -50)]), BLUE)
    left = leg([(-4, -42), (-8, -24), (-12, -4)], dress.hose[0], dress.shoes, -11)
    right = leg([(6, -42), (6, -24), (7, -4)], dress.hose[1], dress.shoes, -10)
    far = arm([(-11, -79), (-15, -68), (-24, -66)], dress.left, dress.trim)
    near = arm([(11, -79), (7, -63), (-18, -61)], dress.right, dress.trim) + puff(10.6, -78.6, dress.right, dress.slit)
    cup = held(Suit.COPAS, -25.6, -65.4, 1.25) + hand(-21.6, -62)
    return cape + behind + right + left + far + _tunic(dress) + near + before + cup


def _rests_on_a_sword(dress: Dress) -> str:
    behind, before = head(Suit.ESPADAS, "right")
    left = leg([(-5, -42), (-10, -24), (-13, -4)], dress.hose[0], dress.shoes, -10)
    right = leg([(5, -42), (8, -24), (10, -4)], dress.hose[1], dress.shoes, 10)
    hangs = arm([(-11, -79), (-20, -68), (-18, -54)], dress.left, dress.trim) + hand(-17.6, -51)
    sword = carried(Suit.ESPADAS, 21, -55, 1.35, 180)
    rests = arm([(11, -79), (21, -70), (21, -60)], dress.left, dress.trim) + hand(21, -58.4)
    puffs = puff(-10.6, -78.6, dress.left, dress.slit), puff(10.6, -78.6, dress.left, dress.slit)
    return sword + behind + right + left + hangs + _tunic(dress) + puffs[0] + rests + puffs[1] + before


def _shoulders_a_club(dress: Dress) -> str:
    behind, before = head(Suit.BASTOS, "left")
    left = leg([(-4, -42), (-11, -25), (-10, -4)], dress.hose[0], dress.shoes, -10)
    right = leg([(5, -42), (12, -24), (15, -4)], dress.hose[1], dress.shoes, -9)
    points = arm([(-11, -79), (-17, -68), (-27, -72)], dress.left, dress.trim) + hand(-29.6, -73)
    club = carried(Suit.BASTOS, 8, -62, 1.5, 32)
    near = arm([(11, -79), (17, -66), (9, -62)], dress.right, dress.trim) + hand(7, -62)
    return (
        behind
        + points
        + right
        + left
        + _tunic(dress)
        + club
        + near
        + puff(10.6, -78.6, dress.right, dress.slit)
        + before
    )
