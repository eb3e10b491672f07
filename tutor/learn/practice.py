"""Practice without end, and rounds that end: which exercise comes next, and what follows an answer. Pure, without a clock.

The learner commits before anything is told; after an error comes a twin, then a foil. No exercise comes twice, whatever
its suits are called. In a round what went wrong comes again at the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from functools import lru_cache
from typing import Any, Literal

from tutor.faults import TutorError, refuse
from tutor.learn.against import kinds_about
from tutor.learn.doubts import doubts_at
from tutor.learn.home import Home
from tutor.learn.items import BANDS, Band, Item, Marked, components_at, foil_of, generate, kind_of, mark, twin_of
from tutor.learn.items.chance import Chance
from tutor.learn.items.make import the_kind
from tutor.learn.items.targets import Target
from tutor.learn.log import SetKind
from tutor.learn.progress import Progress
from tutor.learn.today import current

FIRST = ("mark_all", "winner", "points", "say_value", "worth", "lacking")
"""The kinds that come first where any will do: what one does at the table."""
AS_AT_TABLE = 0.5
PATIENCE, KNOWN = 40, 4
FEW, MADE_TO_SEE = 2, 16  # pieces at once; exercises from which it is seen how hard they are
Role = Literal["task", "twin", "foil", "again"]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be practised at a table.

    ``about``: each a component, a misconception that goes wrong, or two of these together; they take turns by chance. ``kinds``:
    of exercises; any where none is named. ``band``: how hard, if that matters. ``doubts``: by component the misconceptions that
    are still to be refuted (`doubts_of`): every other exercise about it, where no kind is asked for, shows one of them.
    ``most``: so many sets of cards are to be listed at most, where there is no time for more; 0: any number.
    """

    home: Home
    about: tuple[Target, ...]
    band: Band | None = None
    kinds: tuple[str, ...] = ()
    doubts: Mapping[str, Sequence[str]] = field(default_factory=dict, compare=False)
    most: int = 0

    @property
    def kind(self) -> SetKind:
        """The kind of set that the answers belong to."""
        return "mixed" if len(self.about) > 1 else "lesson"


def everything(home: Home) -> tuple[str, ...]:
    """All that there is to be practised at a table."""
    return tuple(components_at(home.seat))


def what_is_due(found: Progress, day: date) -> tuple[str, ...]:
    """What it does most good to practise: what is to be seen again, the current lesson, and some of what is known."""
    stage = current(found)
    known = [name for name in found.course.components if found.state(name) != "learning"]
    ready = [*found.due(day), *(stage.teaches if stage else ()), *known[-KNOWN:]]
    return tuple(dict.fromkeys(ready)) or found.course.components


def doubts_of(found: Progress, about: Iterable[Target]) -> dict[str, tuple[str, ...]]:
    """The misconceptions that are still to be refuted, by component; of what is known."""
    known = [name for name in about if isinstance(name, str) and found.state(name) != "learning"]
    return {name: doubts for name in known if (doubts := found.doubts(name))}


def able(home: Home, about: Sequence[Target], kinds: Sequence[str]) -> tuple[Target, ...]:
    """Those of ``about`` that exercises of some kinds, or of any where none is named, can practise."""
    if not kinds:
        return tuple(about)
    return tuple(one for one in about if {*kinds} & {*kinds_about(home.seat, one)})


def exercise(wanted: Wanted, seed: str, number: int, seen: frozenset[str] = frozenset()) -> Item | None:
    """The exercise of this number, none whose key is in ``seen``; the same arguments give the same. None: there are no more.

    One of the wanted difficulty is looked for among exercises of any, for a while: where there is none it would be long
    before that is certain. Raises TutorError where what is asked for has no exercise at all.
    """
    chance, met, fault = Chance(f"practice {seed} {number}"), False, None
    vain = set[tuple[Target, str]]()  # nothing came out, and that took its time
    for _ in range(PATIENCE if wanted.about else 0):
        about = chance.pick(wanted.about)
        try:
            about, kind = shape_of(wanted, about, chance)
        except TutorError as error:
            fault = fault or error
            continue
        if (about, kind) in vain:
            continue
        try:
            item = made(wanted.home, kind, about, chance.below(2**31))
        except TutorError as error:
            fault = fault or error
            vain.add((about, kind))
            continue
        if wanted.band in (None, item.band) and (not wanted.most or listed(item) <= wanted.most):
            met = True
            if item.key not in seen:
                return item
    if met:
        return None
    about = wanted.about[0] if len(wanted.about) == 1 else ""
    raise fault or refuse("no_item_found", found=", ".join(wanted.kinds) or "–", word=named(about) or wanted.home.game)


def listed(item: Item) -> int:
    """How many sets of cards the right answer is a list of; none where it is no such list."""
    right = kind_of(item).right(item, item.seat.rules)[0]
    return len(right) if kind_of(item).way(item).sets == "several" and isinstance(right, tuple) else 0


def shape_of(wanted: Wanted, about: Target, chance: Chance) -> tuple[Target, str]:
    """What the next exercise about something is to be about, and its kind."""
    doubts = wanted.doubts.get(about, ()) if isinstance(about, str) and not wanted.kinds else ()
    if isinstance(about, str) and doubts and chance.odds(AS_AT_TABLE):
        target, like = chance.pick(doubts_at(wanted.home.seat).showing(about, chance.pick(doubts)))
        return target, like.kind
    kinds = kinds_of(wanted, about)
    usual = [kind for kind in FIRST if kind in kinds]
    return about, usual[0] if usual and chance.odds(AS_AT_TABLE) else chance.pick(kinds)


def bands_of(wanted: Wanted) -> tuple[Band, ...]:
    """The bands in which there are exercises of what is wanted, out of some that are made to see; of many pieces, all.

    None where there is no exercise at all. What is so rare that it is not among them would be long in coming.
    """
    if len(wanted.about) > FEW and not wanted.kinds:
        return BANDS
    home = wanted.home
    return bands_met(
        home.game, home.variant, tuple(sorted(home.options.items())), home.house, wanted.about, wanted.kinds
    )


@lru_cache(maxsize=512)
def bands_met(
    game: str,
    variant: str,
    options: tuple[tuple[str, Any], ...],
    house: tuple[str, ...],
    about: tuple[Target, ...],
    kinds: tuple[str, ...],
) -> tuple[Band, ...]:
    """The same, found out once for a table."""
    wanted, met = Wanted(Home(game, variant, dict(options), house), about, kinds=kinds), set[Band]()
    for number in range(MADE_TO_SEE):
        try:
            item = exercise(wanted, "bands", number)
        except TutorError:
            break
        if item is not None:
            met.add(item.band)
    return tuple(band for band in BANDS if band in met)


def kinds_of(wanted: Wanted, about: Target) -> list[str]:
    """The kinds of exercises that will do. Raises TutorError where there are none."""
    known = kinds_about(wanted.home.seat, about)
    kinds = [kind for kind in known if not wanted.kinds or kind in wanted.kinds]
    for kind in wanted.kinds if not kinds else ():
        the_kind(kind)
    if not kinds:
        raise refuse("kind_not_for", found=", ".join(wanted.kinds), word=named(about), known=", ".join(known) or "–")
    return kinds


def named(about: Target) -> str:
    """What is practised, in one word."""
    return about if isinstance(about, str) else ", ".join(about)


def made(home: Home, kind: str, about: Target, seed: int) -> Item:
    """An exercise of a kind."""
    only = kinds_about(home.seat, about)[kind]
    return generate(kind, home.game, home.variant, about, None, seed, home.options, home.house, only)


@dataclass(frozen=True, slots=True)
class Practice:
    """Where somebody stands. ``length``: of a round, in exercises; 0 where there is no end.

    ``item`` is asked, or told once it is ``marked``; ``rungs``: so much of the ladder has been told. ``owed``: what follows
    an error. ``failed``: what comes again at the end of a round, and ``ending`` whether that has begun.
    """

    wanted: Wanted
    seed: str
    length: int = 0
    number: int = 0
    role: Role = "task"
    item: Item | None = None
    marked: Marked | None = None
    rungs: int = 0
    owed: tuple[Role, ...] = ()
    first: Item | None = None
    failed: tuple[Item, ...] = ()
    ending: bool = False
    seen: frozenset[str] = frozenset()
    asked: int = 0
    right: int = 0
    mended: int = 0
    wrong: int = 0

    @property
    def done(self) -> bool:
        """Whether there is nothing more to ask."""
        return self.item is None


def begin(wanted: Wanted, seed: str, length: int = 0, seen: frozenset[str] = frozenset()) -> Practice:
    """The first exercise. TutorError where there is none of what is asked for."""
    return following(Practice(wanted, seed, length, seen=seen))


def answer(now: Practice, given: Any) -> Practice:
    """An answer is committed. Raises TutorError for what is none."""
    item = now.item
    assert item is not None and now.marked is None
    marked = mark(item, given)
    now = replace(now, marked=marked, rungs=1)
    if now.role == "again":
        return replace(now, mended=now.mended + marked.right)
    now = replace(now, asked=now.asked + 1, right=now.right + marked.right, wrong=now.wrong + (not marked.right))
    if marked.right:
        return now
    if now.length:
        return replace(now, failed=(*now.failed, item))
    return replace(now, owed=("twin", "foil") if now.role == "task" else now.owed, first=now.first or item)


def further(now: Practice) -> Practice:
    """One rung more of what is told."""
    return replace(now, rungs=now.rungs + 1)


def go_on(now: Practice) -> Practice:
    """What comes next: what follows an error, another exercise, what went wrong once more, or the end."""
    if now.length:
        return again(now) if now.ending or now.asked >= now.length else following(now)
    first, owed = now.first, now.owed
    while owed and first is not None:
        role, *rest = owed
        owed = tuple(rest)
        item = other(first, role, now)
        if item is not None:
            return put(replace(now, owed=owed), item, role)
    return following(replace(now, owed=(), first=None))


def finish(now: Practice) -> Practice:
    """The round is over, all but what went wrong: the time is up, or somebody has had enough of it."""
    return again(now)


def again(now: Practice) -> Practice:
    """What went wrong, once more; then the end."""
    now = replace(now, ending=True)
    if not now.failed:
        return replace(now, item=None, marked=None)
    item, *rest = now.failed
    return put(replace(now, failed=tuple(rest)), item, "again")


def following(now: Practice) -> Practice:
    """The next exercise; where there are no more, or none comes out any more, the end. TutorError where none ever did."""
    try:
        item = exercise(now.wanted, now.seed, now.number, now.seen)
    except TutorError:
        if not now.number:
            raise
        item = None
    if item is None:
        return again(now)
    return put(replace(now, number=now.number + 1), item, "task")


def other(first: Item, role: Role, now: Practice) -> Item | None:
    """The twin or the foil of an exercise, unless it has been seen."""
    try:
        found = twin_of(first, now.asked) if role == "twin" else foil_of(first, now.asked)
    except TutorError:
        return None
    return found if found is not None and found.key not in now.seen else None


def put(now: Practice, item: Item, role: Role) -> Practice:
    """An exercise is asked."""
    return replace(now, item=item, role=role, marked=None, rungs=0, seen=now.seen | {item.key})
