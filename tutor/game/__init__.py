"""Whole games of one person against others that are played by the machine: what is settled, what has been chosen, what follows."""

from tutor.game.seats import Seats
from tutor.game.session import Session, begin, session_of

__all__ = ["Seats", "Session", "begin", "session_of"]
