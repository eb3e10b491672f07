"""The four knights (caballos): each horse goes otherwise, and each rider carries the symbol of the suit otherwise."""

from __future__ import annotations

from tutor.cards import Suit
from tutor.draw.colours import BLUE, GOLD, INK, LEAF, RED
from tutor.draw.deck.dress import DRESSES, Dress, head
from tutor.draw.deck.horse import REAR, STAND, TROT, WALK, Horse
from tutor.draw.deck.people import arm, belt, hand, held, puff
from tutor.draw.deck.shapes import drawing, limb, path, placed, smooth

HORSES = {
    Suit.OROS: Horse("#f1e6d2", "#d8c7a8", "#c99a4a", WALK),
    Suit.COPAS: Horse("#8f5a34", "#6d4125", INK, STAND, neck=-20),
    Suit.ESPADAS: Horse("#eceff3", "#c4ccd6", "#8f9aa8", REAR, tilt=20, neck=-4),
    Suit.BASTOS: Horse("#4b3a33", "#33272a", INK, TROT, tilt=-3, neck=8),
}
_GROUND = path("M10 127Q40 122 84 126Q50 131 10 127Z", "#e7d8b1", "none")
_TRUNK = "C10 -85 12.6 -82 12.4 -76C12 -69 10 -64 8.8 -57"


def knight(suit: Suit) -> str:
    """The knight of a suit, riding to the left, at his place on the card."""
    dress, horse = DRESSES[suit], HORSES[suit]
    match suit:
        case Suit.OROS:
            return _scene(horse.drawn(BLUE, GOLD) + horse.rein(-14, -17) + _mounted(_raises_a_coin(dress)), 53, 90)
        case Suit.COPAS:
            return _scene(horse.drawn(RED, GOLD) + horse.rein(-3, -18) + _mounted(_drinks_to_us(dress)), 55, 90)
        case Suit.ESPADAS:
            return _scene(horse.drawn(RED, GOLD) + horse.rein(-14, -17) + _mounted(_draws_a_sword(dress), 6, 4), 50, 89)
        case Suit.BASTOS:
            return _scene(horse.drawn(LEAF, GOLD) + horse.rein(-14, -17) + _mounted(_swings_a_club(dress)), 54, 90)


def _scene(body: str, x: float, y: float) -> str:
    return drawing(_GROUND + placed(body, x, y, 0.96))


def _mounted(rider: str, x: float = 3, turn: float = 0) -> str:
    return placed(rider, x, 33, 0.86, turn)


def _seat(dress: Dress) -> str:
    """Coat, leg and boot of somebody in the saddle."""
    skirt = path("M-9 -59L-13 -42Q0 -38 15 -43L9.6 -59Z", dress.left)
    trunk = path(f"M4 -86{_TRUNK}Q0 -54.6 -8.8 -57C-10 -64 -12 -69 -12.4 -76C-12.6 -82 -10 -85 -4 -86Z", dress.left)
    half = path(f"M0 -86H4{_TRUNK}Q4 -55.6 0 -55.6Z", dress.right)
    thigh = path(limb([(3, -47, 13), (-8, -39, 11.5), (-8, -26, 8), (-6, -17, 6.4)]), dress.hose[0])
    stirrup = path("M-7 -31L-7.4 -12M-11.6 -9.6H-3.4", stroke=GOLD, width=1.4)
    boot = path("M-10.6 -27Q-7 -25 -3 -26.6L-2.4 -15L-3 -11.6Q-9 -10 -15 -11Q-14 -14 -9.4 -16Z", INK)
    return trunk + half + skirt + thigh + stirrup + boot + belt(dress.belt)


def _far_arm_on_the_reins(dress: Dress) -> str:
    return arm([(-10, -79), (-17, -68), (-19, -61)], dress.left, dress.trim) + hand(-20, -58.6)


def _raises_a_coin(dress: Dress) -> str:
    behind, before = head(Suit.OROS, "left")
    raised = arm([(11, -79), (21, -70), (26, -80)], dress.right, dress.trim) + held(Suit.OROS, 26, -83.4, 1.3)
    return (
        behind
        + _far_arm_on_the_reins(dress)
        + _seat(dress)
        + raised
        + puff(10.6, -78.6, dress.right, dress.left)
        + before
    )


def _drinks_to_us(dress: Dress) -> str:
    behind, before = head(Suit.COPAS, "left")
    cape = path(
        smooth([(4, -86), (12, -84), (20, -68), (27, -50), (32, -34), (22, -30), (10, -40), (2, -56)]), dress.left
    )
    raised = arm([(-10, -79), (-18, -68), (-24, -76)], dress.left, dress.trim) + held(Suit.COPAS, -25, -78, 1.3)
    reins = arm([(11, -79), (14, -66), (-4, -60)], dress.right, dress.trim) + hand(-7, -59)
    return cape + behind + _seat(dress) + raised + reins + puff(10.6, -78.6, dress.right, dress.slit) + before


def _draws_a_sword(dress: Dress) -> str:
    behind, before = head(Suit.ESPADAS, "left")
    raised = arm([(11, -79), (22, -78), (25, -88)], dress.left, dress.trim) + held(Suit.ESPADAS, 24, -91, 1.35, -4)
    return (
        behind
        + _far_arm_on_the_reins(dress)
        + _seat(dress)
        + raised
        + puff(10.6, -78.6, dress.left, dress.slit)
        + before
    )


def _swings_a_club(dress: Dress) -> str:
    behind, before = head(Suit.BASTOS, "left")
    raised = arm([(11, -79), (21, -70), (23, -80)], dress.right, dress.trim) + held(Suit.BASTOS, 23, -83, 1.2, 7)
    return (
        behind
        + _far_arm_on_the_reins(dress)
        + _seat(dress)
        + raised
        + puff(10.6, -78.6, dress.right, dress.slit)
        + before
    )
