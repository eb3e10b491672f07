"""What the other players choose, and what they would advise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.bots import Hint, bot, hint, look, turn
from tutor.bots.view import Past
from tutor.play.position import Position

if TYPE_CHECKING:
    from tutor.game.session import Session


def others_choice(position: Position, past: Past, level: str, seed: int) -> Any:
    """The choice of whoever is to move, from what that player sees; the same whenever all of these are.

    ``past``: the choices of the hand so far, each with its position.
    """
    return turn(bot(level, position.setting.court, seed), position, past)


def hint_for(session: Session, step: int, lang: str) -> Hint:
    """A hint for the person, whose turn it is; of several steps the one of this number, from 1."""
    position = session.waiting()
    return hint(look(position, session.seats.seat, session.past), step, lang)
