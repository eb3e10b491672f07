"""Players of four levels, what a seat may know, and hints: all of it on the functions generated from the law."""

from tutor.bots.bot import LEVELS, Bot, bot, turn
from tutor.bots.hint import Hint, hint
from tutor.bots.view import View, look

__all__ = ["LEVELS", "Bot", "Hint", "View", "bot", "hint", "look", "turn"]
