"""Players of four levels. A bot sees a view, and nothing else; the same seed and view give the same choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from tutor.bots.chance import chance_of, pick
from tutor.bots.search import WORLDS, tried_out
from tutor.bots.simple import rule_choice
from tutor.bots.trials import best_of
from tutor.bots.view import Past, View, look
from tutor.faults import refuse
from tutor.play.court import Court
from tutor.play.position import Position, chooses_blind

LEVELS: Mapping[str, Mapping[str, str]] = {
    "novata": {"es": "novata: cualquier carta que valga", "en": "novice: any card that is legal"},
    "aficionada": {"es": "aficionada: por reglas sencillas", "en": "casual: by simple rules"},
    "veterana": {"es": "veterana: cuenta las cartas", "en": "seasoned: counts the cards"},
    "maestra": {"es": "maestra: cuenta, y apura los finales", "en": "master: counts, and plays endings exactly"},
}
"""The levels, from the weakest to the strongest, with what they are called."""


WORLDS_OF: Mapping[str, Mapping[str, int]] = {
    "veterana": {"number": 20, "card": 36, "capture": 24, "points": 14},
    "maestra": {**WORLDS, "points": 140},
}


class Bot(Protocol):
    """A player."""

    @property
    def level(self) -> str:
        """One of `LEVELS`."""

    @property
    def seed(self) -> int:
        """What its chance depends on."""

    def choose(self, view: View) -> Any:
        """One of ``view.moves``, as `Position.play` takes it."""


@dataclass(frozen=True)
class Novice:
    """Any legal choice."""

    seed: int
    level: str = "novata"

    def choose(self, view: View) -> Any:
        return pick(view.moves, chance_of(self.seed, view.key))


@dataclass(frozen=True)
class Casual:
    """By rule of thumb."""

    seed: int
    level: str = "aficionada"

    def choose(self, view: View) -> Any:
        return rule_choice(view, chance_of(self.seed, view.key))


@dataclass(frozen=True)
class Searcher:
    """By sampled deals that fit what is known, played out; by rule of thumb where that is all there is."""

    seed: int
    level: str
    worlds: Mapping[str, int]

    def choose(self, view: View) -> Any:
        rng = chance_of(self.seed, view.key)
        tried = tried_out(view, self.worlds, rng) if len(view.moves) > 1 else None
        return best_of(tried) if tried else rule_choice(view, rng)


def bot(level: str, court: Court, seed: int = 0) -> Bot:
    """A player of a level at a table with this law. Raises TutorError for a level that is none.

    >>> import random, tutor
    >>> table = tutor.load("pocha", variant="sencilla").match(4).deal(random.Random(1))
    >>> player = bot("aficionada", table.position.setting.court, 7)
    >>> turn(player, table.position) in table.position.moves()
    True
    """
    if level not in LEVELS:
        raise refuse("no_such_level", word=level, known=", ".join(LEVELS))
    if level in WORLDS_OF:
        return Searcher(seed, level, WORLDS_OF[level])
    return Novice(seed) if level == "novata" else Casual(seed)


def turn(player: Bot, position: Position, past: Past = ()) -> Any:
    """The choice of a bot whose turn it is. ``past``: this hand so far, as `look` takes it.

    Who chooses among cards that only others see chooses by chance.
    """
    view = look(position, position.turn, past)
    if chooses_blind(position):
        return pick(position.moves(), chance_of(player.seed, view.key))
    return player.choose(view)
