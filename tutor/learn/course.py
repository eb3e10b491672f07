"""What there is to learn at somebody's own table: the components of its law, the lessons, the misconceptions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any

from tutor.ask import the_library
from tutor.faults import TutorError
from tutor.learn.doubts import about_at
from tutor.learn.home import Home, home_from
from tutor.learn.items.tables import Seat
from tutor.learn.items.targets import components_at, patched_at, same_law
from tutor.learn.lessons import Shelf, the_shelf
from tutor.learn.progress import Course, Stage, course_of

HOME = "home/{game}"
"""The setting that holds the table of a learner's house."""


def course_at(home: Home) -> Course:
    """The course at a table.

    >>> course = course_at(Home("pocha", "completa"))
    >>> course.stages[0].id, "RANK" in course.components, "M2" in course.misconceptions
    ('orden', True, True)
    """
    return course_for(home.seat, the_shelf())


def usual_home(game: str) -> Home:
    """The table of somebody who has not said how they play: that of most lessons, else the first form of the game."""
    shelf = the_shelf()
    forms = [lesson.variant for lesson in shelf.lessons(game).values()] if game in shelf.games() else []
    return Home(game, max(forms or the_library().variants(game)[:1], key=forms.count))


def home_of(settings: Mapping[str, Any], game: str) -> Home:
    """How somebody plays a game, by what they have chosen (`Profile.settings`); the usual where nothing is, or is no more."""
    data = settings.get(HOME.format(game=game))
    try:
        return home_from(data) if data else usual_home(game)
    except TutorError:
        return usual_home(game)


@lru_cache(maxsize=64)
def course_for(seat: Seat, shelf: Shelf) -> Course:
    """The same, from a law and the lessons of a shelf: those that teach something of it, each after what it needs."""
    known, game = components_at(seat), seat.rules.game
    misconceptions = [name for name, rules in seat.beliefs.items() if not same_law(seat.law, rules.court().law)]
    stages = []
    for lesson in shelf.lessons(game).values() if game in shelf.games() else ():
        teaches = tuple(name for name in lesson.teaches if name in known)
        before = {needed for name in teaches for needed in known[name].after} - {*teaches}
        if teaches:
            stages.append(Stage(lesson.id, teaches, tuple(name for name in known if name in before)))
    after = {name: [each for each in component.after if each in known] for name, component in known.items()}
    return course_of(game, after, misconceptions, stages, patched_at(seat), partial(about_at, seat))
