"""Every sentence about bad input, in Spanish and English, by the code of its fault (`tutor.faults`).

A sentence says what is wrong, what was expected, and what to do. ``{name}`` stands for a parameter. One file for each
room that finds the faults; of `tutor.ask` three, by what is told.
"""

from __future__ import annotations

from tutor.messages.ask import ASK
from tutor.messages.bots import BOTS
from tutor.messages.cards import CARDS
from tutor.messages.cli import CLI
from tutor.messages.files import FILES
from tutor.messages.game import GAME
from tutor.messages.law import LAW
from tutor.messages.learn import LEARN
from tutor.messages.lessons import LESSONS
from tutor.messages.links import LINKS
from tutor.messages.notebook import NOTEBOOK
from tutor.messages.scores import SCORES
from tutor.messages.store import STORE
from tutor.messages.tricks import TRICKS
from tutor.messages.web import WEB
from tutor.messages.words import WORDS

MESSAGES: dict[str, tuple[str, str]] = {
    **WORDS,
    **CARDS,
    **BOTS,
    **FILES,
    **LAW,
    **ASK,
    **TRICKS,
    **SCORES,
    **LINKS,
    **LEARN,
    **LESSONS,
    **GAME,
    **STORE,
    **CLI,
    **WEB,
    **NOTEBOOK,
}
