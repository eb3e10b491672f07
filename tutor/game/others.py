"""What the other players choose, and what they would advise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.bots import LEVELS, Hint, bot, hint, look, turn
from tutor.bots.chance import chance_of, pick
from tutor.bots.view import Past
from tutor.cards import bits
from tutor.play.position import Position
from tutor.tabletop.table import choosing_of

if TYPE_CHECKING:
    from tutor.game.session import Session

BEGINNER = next(iter(LEVELS))
SLIPS = 0.2
"""How often a beginner who could play something that is not allowed does."""


def others_choice(position: Position, past: Past, level: str, seed: int) -> Any:
    """The choice of whoever is to move, from what that player sees; the same whenever all of these are.

    ``past``: the choices of the hand so far, each with its position.
    """
    return turn(bot(level, position.setting.court, seed), position, past)


def slip_of(position: Position, past: Past, level: str, seed: int) -> Any:
    """What a beginner plays by mistake, at a table where nobody says so at once; None for no mistake.

    Only a card that is not allowed, now and then, and never where another player could not have played it.
    """
    choosing = choosing_of(position, "es") if level == BEGINNER else None
    if choosing is None or choosing.kind != "play":
        return None
    wrong = [card for card in bits(choosing.domain()) if not position.may(card)]
    chance = chance_of(seed, f"slip {len(past)} {position.turn}")
    return pick(wrong, chance) if wrong and chance.random() < SLIPS else None


def notices(level: str) -> bool:
    """Whether somebody of a level sees that another has revoked, once it is proved."""
    return level != BEGINNER


def hint_for(session: Session, step: int, lang: str) -> Hint:
    """A hint for the person, whose turn it is; of several steps the one of this number, from 1."""
    position = session.waiting()
    view = look(position, session.seats.seat, session.past)
    return hint(view, step, lang, session.seats.names, session.seats.french)
