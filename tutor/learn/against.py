"""Practice against an idea: exercises in which somebody who holds it goes wrong. Which ideas there are at a table, and by what name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from tutor.faults import refuse
from tutor.learn.home import Home
from tutor.learn.items.chance import Chance
from tutor.learn.items.draft import Draft
from tutor.learn.items.kinds import KINDS
from tutor.learn.items.make import kinds_for, made, promising
from tutor.learn.items.samples import mechanism_of, sample
from tutor.learn.items.tables import Seat
from tutor.learn.items.targets import Target, aim_at, bears_on, same_law
from tutor.learn.pool import plays_of, pool_of

LIKELY = ("likely", "probable")
MOST_LOOKED_AT, MOST_TRIED = 60, 6
"""Positions made up to see where an idea goes wrong; of those, the ones of which exercises are made."""


@dataclass(frozen=True)
class Listed:
    """Ideas with their names, as a message says them."""

    seat: Seat
    ideas: tuple[str, ...]

    def said(self, lang: str) -> str:
        """ "M2 (no hace falta montar), …"."""
        return ", ".join(f"{idea} ({called(self.seat, idea, lang)})" for idea in self.ideas)


def called(seat: Seat, idea: str, lang: str) -> str:
    """What an idea is, as it stands in a sentence.

    >>> called(Home("pocha", "completa").seat, "M2", "es")
    'no hace falta montar'
    """
    said = seat.law.misconceptions[idea].says[lang].rstrip(".")
    return said[:1].lower() + said[1:]


def ideas_at(home: Home) -> tuple[str, ...]:
    """The misconceptions that go wrong somewhere at a table, in the order of the law: those of which there are exercises.

    >>> {"M2", "M15"} <= {*ideas_at(Home("pocha", "completa"))}, "M15b" in ideas_at(Home("pocha", "completa"))
    (True, False)
    """
    return _ideas_at(home.seat)


@lru_cache(maxsize=64)
def _ideas_at(seat: Seat) -> tuple[str, ...]:
    other = [name for name, rules in seat.beliefs.items() if not same_law(seat.law, rules.court().law)]
    return tuple(name for name in other if next(_making(seat, name), None) is not None)


@lru_cache(maxsize=512)
def kinds_against(seat: Seat, idea: str) -> Mapping[str, tuple[str, ...]]:
    """The kinds of exercises in which somebody with an idea goes wrong, each with the questions by which it does."""
    found = dict[str, list[str]]()
    for kind, asked in _making(seat, idea):
        found.setdefault(kind, []).append(asked)
    return {kind: tuple(asks) for kind, asks in found.items()}


def _making(seat: Seat, idea: str) -> Iterator[tuple[str, str]]:
    """A kind of exercise and a question, for each two that come out of some position in which an idea goes wrong."""
    aim, chance = aim_at(seat, idea), Chance(f"{seat.hash}:{idea}")
    for asked in (each for each in aim.asks if mechanism_of(seat, each) and bears_on(seat, idea, each)):
        drafts = [*islice(_astray(seat, idea, asked), MOST_TRIED)]
        for kind in KINDS.values() if drafts else ():
            if kind.fits(seat, asked, aim) and any(made(kind, draft, chance, aim) for draft in drafts):
                yield kind.id, asked


def _astray(seat: Seat, idea: str, asked: str) -> Iterator[Draft]:
    """Positions in which an idea goes wrong: of plays those that have been gathered, of anything else some that are made up."""
    table = seat.rules.table
    pool = pool_of(table.game, table.variant, tuple(sorted(table.options.items())), seat.house)
    known = [each.item for each in pool if idea in each.apart and each.item.asked == asked]
    yield from (Draft(seat, asked, item.case) for item in known)
    aim, chance = aim_at(seat, idea), Chance(f"{seat.hash}:{idea}:{asked}")
    for _ in range(0 if asked in plays_of(seat.law) else MOST_LOOKED_AT):
        draft = sample(chance, seat, asked, chance.below(3))
        if draft is not None and promising(draft, aim):
            yield draft


def kinds_about(seat: Seat, about: Target) -> Mapping[str, tuple[str, ...]]:
    """The kinds of exercises for whatever is practised, with the questions that may be put; () where any may."""
    ideas = [name for name in ((about,) if isinstance(about, str) else about) if name in seat.beliefs]
    able: Mapping[str, tuple[str, ...]] = dict.fromkeys(kinds_for(seat.rules.game, seat.law.variant, about, seat), ())
    for idea in ideas:
        able = {kind: asks for kind, asks in kinds_against(seat, idea).items() if kind in able}
    return able


def idea_named(home: Home, word: str, likely: str = "") -> str:
    """The idea that somebody names: by its id, in its words, or as the ``likely`` one. Raises TutorError where there is none."""
    if word.strip().lower() in LIKELY:
        if not likely:
            raise refuse("no_likely_idea")
        return likely
    known, seat = ideas_at(home), home.seat
    wanted = word.strip().rstrip(".").lower()
    for idea in known:
        if wanted in (idea.lower(), *(called(seat, idea, lang).lower() for lang in ("es", "en"))):
            return idea
    raise refuse("no_such_idea", found=word, known=Listed(seat, known))


def about_against(pieces: Iterable[Target], idea: str) -> Iterator[Target]:
    """Each piece with an idea that is to go wrong in it; the idea alone where no piece is named."""
    alone = [piece for piece in pieces if isinstance(piece, str)]
    yield from ((piece, idea) for piece in alone) if alone else [idea]


__all__ = ["about_against", "called", "idea_named", "ideas_at", "kinds_about"]
