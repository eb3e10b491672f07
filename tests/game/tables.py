"""Games to be played: every form, and how a whole one is played through."""

from __future__ import annotations

import json
from functools import cache

import tutor
from benchmarks import games
from tutor.ask import Ruleset, the_library
from tutor.game import Seats, Session, begin, session_of
from tutor.game.seats import usual_seats

FORMS = [(game, variant) for game in the_library().games() for variant in the_library().variants(game)]


@cache
def rules_of(game: str, variant: str) -> Ruleset:
    return tutor.load(game, variant=variant)


def seats_at(game: str, variant: str, players: int = 0, seed: int = 1, level: str = "novata", **more: object) -> Seats:
    """A table; with as few as can play where no number is given."""
    players = players or min(rules_of(game, variant).court().law.players)
    return usual_seats(game, variant, players, "Nora", level, seed, **more)  # type: ignore[arg-type]


def begun(game: str, variant: str, players: int = 0, seed: int = 1, **more: object) -> Session:
    return begin(seats_at(game, variant, players, seed, **more), rules_of(game, variant))


def step(session: Session) -> Session:
    """The next thing that is done; the person plays as the others do."""
    return session.other() if session.position is not None else session.deal()


def played(session: Session) -> list[Session]:
    """The game after each thing that is done, to its end."""
    return games.played(session, step)


def copied(session: Session) -> Session:
    """Saved and read back."""
    return session_of(json.loads(json.dumps(session.to_data())), lambda seats: rules_of(seats.game, seats.variant))
