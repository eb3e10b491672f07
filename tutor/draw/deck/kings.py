"""The four kings (reyes): standing or on the throne, robed, crowned, bearded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.cards import Suit
from tutor.draw.colours import BLUE, CREAM, GOLD, GREEN, INK, RED, RUSSET, SILVER, SKY, STRAW, UMBER, WHITE, WOOD
from tutor.draw.deck.hats import crown
from tutor.draw.deck.people import Look, arm, beard, belt, bob, carried, face_id, hand, held
from tutor.draw.deck.shapes import disc, drawing, laid, mirrored, path, placed, polygon, smooth


@dataclass(frozen=True, slots=True)
class Regalia:
    """What a king wears; ``beard`` says how far it falls below the chin."""

    robe: str
    panel: str
    trim: str
    mantle: str
    cuff: str
    jewel: str
    hair: str
    beard: float


REGALIA = {
    Suit.OROS: Regalia(RED, STRAW, GOLD, GOLD, WHITE, RED, SILVER, 12),
    Suit.COPAS: Regalia(RED, GOLD, WHITE, BLUE, WHITE, BLUE, UMBER, 9),
    Suit.ESPADAS: Regalia(BLUE, SKY, WHITE, RED, GOLD, BLUE, RUSSET, 6),
    Suit.BASTOS: Regalia(WOOD, CREAM, GREEN, GREEN, GOLD, GREEN, WHITE, 22),
}
_ERMINE = "sr-ermine"
_WIDE = (9.6, 9.6, 6.5)
"""A king's sleeve at shoulder, elbow and wrist."""


def king(suit: Suit) -> str:
    """The king of a suit, at his place on the card."""
    worn = REGALIA[suit]
    match suit:
        case Suit.OROS:
            return placed(drawing(_shows_a_coin(worn)), 46, 141)
        case Suit.COPAS:
            return placed(drawing(_sits_with_a_cup(worn)), 45, 141)
        case Suit.ESPADAS:
            return placed(drawing(_lifts_a_sword(worn)), 45, 141)
        case Suit.BASTOS:
            return placed(drawing(_leans_on_a_club(worn)), 51, 141)


def crowned_heads() -> dict[str, str]:
    """Beard and crown of each king, and the cape of ermine that all wear, by their ids."""
    named = {_crowned_id(suit): beard(worn.hair, worn.beard) + crown(worn.jewel) for suit, worn in REGALIA.items()}
    return {name: f'<g id="{name}">{drawn}</g>' for name, drawn in {**named, _ERMINE: _ermine()}.items()}


def king_head(suit: Suit, look: Look) -> tuple[str, str]:
    """A crowned head: what lies behind the cape of ermine, and cape and head before it."""
    return bob(REGALIA[suit].hair)[0], laid(_ERMINE) + laid(face_id(look)) + laid(_crowned_id(suit))


def _crowned_id(suit: Suit) -> str:
    return f"sr-crowned-{suit.slug}"


def _sleeve(joints: Sequence[tuple[float, float]], worn: Regalia) -> str:
    return arm(joints, worn.robe, worn.cuff, _WIDE)


def _mantle(colour: str, left: float, right: float) -> str:
    """A mantle that falls from the shoulders to the ground, so far out on either side."""
    outline = [(-8, -84), (-15, -74), (-19, -44), (-left, -3), (0, 0), (right, -3), (19, -44), (15, -74), (8, -84)]
    folds = f"M-11 -70Q-15 -40 {5 - left} -3M11 -70Q15 -40 {right - 5} -3"
    return path(smooth(outline), colour) + path(folds, width=0.8)


def _robe(worn: Regalia) -> str:
    """A long robe with a panel down the front."""
    side = smooth([(4, -86), (11.5, -83), (12, -74), (9.6, -58), (13, -34), (16.5, -4)], closed=False)
    half = path(f"{side}Q8 -.6 0 -.6V-86Z", worn.robe)
    front = path("M-3.4 -84H3.4L4 -58L6.4 -1.4Q0 0 -6.4 -1.4L-4 -58Z", worn.panel)
    folds = path("M8.6 -50Q11 -30 11.4 -9M-8.6 -50Q-11 -30 -11.4 -9", width=0.8)
    studs = (polygon([(0, y - 3), (2.1, y), (0, y + 3), (-2.1, y)]) for y in (-46, -34, -22))
    hem = path("M-16 -9Q0 -4 16 -9L16.5 -4Q0 1.4 -16.5 -4Z", worn.trim)
    return half + mirrored(half) + front + folds + path("".join(studs), GOLD, width=0.7) + hem + belt(worn.trim)


def _ermine() -> str:
    """A cape of ermine on the shoulders."""
    cape = path("M-5 -87C-12 -86 -16 -80 -16.4 -73Q-8 -68 0 -67Q8 -68 16.4 -73C16 -80 12 -86 5 -87Z", WHITE)
    tails = ((-11, -78), (-5.6, -73.4), (0, -78), (5.6, -73.4), (11, -78))
    return cape + path("".join(f"M{x} {y}l1 3.4h-2Z" for x, y in tails), INK, "none")


def _shows_a_coin(worn: Regalia) -> str:
    behind, before = king_head(Suit.OROS, "ahead")
    low = _sleeve([(-11, -78), (-19, -64), (-9, -50)], worn) + hand(-6.6, -48.6)
    shows = _sleeve([(11, -78), (22, -64), (27, -76)], worn)
    return _mantle(worn.mantle, 26, 21) + behind + _robe(worn) + low + shows + before + held(Suit.OROS, 28, -80.4, 1.4)


def _lifts_a_sword(worn: Regalia) -> str:
    behind, before = king_head(Suit.ESPADAS, "right")
    akimbo = _sleeve([(-11, -78), (-22, -68), (-11, -56)], worn) + hand(-8.6, -55)
    lifts = _sleeve([(11, -78), (22, -62), (30, -68)], worn) + held(Suit.ESPADAS, 32, -70, 1.45, 6)
    return _mantle(worn.mantle, 30, 18) + behind + _robe(worn) + akimbo + lifts + before


def _leans_on_a_club(worn: Regalia) -> str:
    behind, before = king_head(Suit.BASTOS, "left")
    club = carried(Suit.BASTOS, -27, -11, 1.45, -4)
    leans = _sleeve([(-11, -78), (-20, -70), (-28, -62)], worn) + hand(-29, -58)
    akimbo = _sleeve([(11, -78), (23, -68), (12, -54)], worn) + hand(9.6, -53)
    return club + _mantle(worn.mantle, 18, 16) + behind + _robe(worn) + leans + akimbo + before


def _sits_with_a_cup(worn: Regalia) -> str:
    behind, before = king_head(Suit.COPAS, "right")
    rests = _sleeve([(-11, -78), (-19, -62), (-15, -46)], worn) + hand(-14.4, -43)
    lifts = _sleeve([(11, -78), (22, -64), (27, -70)], worn)
    return _throne(worn) + behind + _seated(worn) + rests + lifts + before + held(Suit.COPAS, 29, -73, 1.3)


def _throne(worn: Regalia) -> str:
    back = path("M-21 -10V-92Q-21 -97 -17 -97H17Q21 -97 21 -92V-10Z", GOLD)
    cushion = path("M-16.6 -14V-92H16.6V-14Z", worn.mantle, width=0.8)
    return back + cushion + disc(-21, -98, 3.6, GOLD) + disc(21, -98, 3.6, GOLD) + path("M-23 -7H23V0H-23Z", GOLD)


def _seated(worn: Regalia) -> str:
    """The robe of somebody who sits: the trunk, and the lap from which it falls."""
    trunk = [(-5, -86), (5, -86), (12, -82), (12, -72), (9.4, -54), (-9.4, -54), (-12, -72), (-12, -82)]
    side = [(10, -54), (17, -42), (18, -30), (20, -6), (8, -2)]
    lap = path(smooth([*side, *((-x, y) for x, y in reversed(side))]), worn.robe)
    panel = path("M-4 -56H4L5 -3Q0 -1.4 -5 -3Z", worn.panel)
    knees = "M-9 -36Q-11 -20 -9 -3M9 -36Q11 -20 9 -3M-17 -40Q-12 -46 -6 -42M17 -40Q12 -46 6 -42"
    hem = path("M-20.4 -10Q0 -3 20.4 -10L20.6 -4Q0 2.4 -20.6 -4Z", worn.trim)
    return path(smooth(trunk), worn.robe) + lap + panel + path(knees, width=0.8) + hem
