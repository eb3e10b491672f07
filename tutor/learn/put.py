"""The exercise that a place of the day's set asks for, at the learner's own table."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress

from tutor.faults import TutorError
from tutor.learn.asked import candidate_of
from tutor.learn.choosing import next_candidate
from tutor.learn.diagnosis import Candidate, anybody
from tutor.learn.doubts import doubts_at, speaks_against
from tutor.learn.home import Home
from tutor.learn.items import KINDS, Band, Item, foil_of, generate
from tutor.learn.items.chance import Chance
from tutor.learn.items.targets import Target, aim_at
from tutor.learn.lessons import the_shelf
from tutor.learn.lessons.others import in_other_suits, twin_in
from tutor.learn.log import Entry
from tutor.learn.pool import names_in, pool_of
from tutor.learn.today import Role, Slot

CHOSEN = (
    "mark_all",
    "winner",
    "who",
    "order",
    "points",
    "forbidden",
    "say_value",
    "sweeps",
    "left",
    "worth",
    "lacking",
    "play_one",
)
JUDGED = ("decidable", "first_revoke", "legal_or_not", "wrong_line", "twins")
BANDS: dict[Role, Sequence[Band]] = {"easy": ("facil",), "lesson": ("facil", "media")}
BANDS_OF_ANY: Sequence[Band] = ("media", "dificil")
MOST_SETS = 3  # in the list that a probe asks for
SEEDS, KINDS_TRIED = 3, 3  # for one that has not been seen and is as hard as it should be


def exercise_for(slot: Slot, home: Home, entries: Sequence[Entry]) -> Item | None:
    """The exercise of a place, none of those in ``entries`` where another can be had; None where none comes out.

    The same place gives the same exercise after the same answers.

    >>> slot = Slot("pocha/2026-01-01/4", "lesson", "BEAT", "montar", 7)
    >>> item = exercise_for(slot, Home("pocha", "completa"), [])
    >>> "BEAT" in item.components
    True
    """
    if slot.role == "probe" or not slot.component:
        return probe_for(home, entries)
    near = near_to(slot, home, entries) if slot.after else None
    if near is not None:
        return near
    seen = {Item.from_data(entry.item).key for entry in entries if {slot.component, slot.doubt} & {*touched(entry)}}
    telling = showing(slot, home, seen) if slot.doubt else None
    if telling is not None:
        return telling
    bands = BANDS.get(slot.role, BANDS_OF_ANY)
    unseen, others = list[Item](), list[Item]()
    for place, kind in enumerate(kinds_of(slot, home)):
        if unseen and place >= KINDS_TRIED:
            break
        tried = [*made(kind, slot, home)]
        new = [item for item in tried if item.key not in seen]
        fit = [item for item in new if item.band in bands]
        if fit:
            return fit[0]
        unseen, others = [*unseen, *new], [*others, *tried]
    return next(iter([*unseen, *others]), None)


def near_to(slot: Slot, home: Home, entries: Sequence[Entry]) -> Item | None:
    """The twin or the foil of the exercise that went wrong; None where there is none, or the table is another one since."""
    first = next((Item.from_data(entry.item) for entry in entries if entry.slot == slot.after), None)
    if first is None or not first.target or Home(first.game, first.variant, first.options, first.house) != home:
        return None
    if slot.role == "foil":
        return foil_of(first, slot.seed)
    return twin_in(first, frozenset(Item.from_data(entry.item).key for entry in entries), slot.seed)


def showing(slot: Slot, home: Home, seen: Collection[str]) -> Item | None:
    """An exercise in which the misconception of a place answers wrong; of a kind that is known to show it.

    Where none comes out that is new, the one that lies at hand, in other suits. None where nothing shows it at this table.
    """
    lying = doubts_at(home.seat).showing(slot.component, slot.doubt)
    lying = Chance(f"doubt {slot.id} {slot.seed}").some(lying, len(lying))
    for target, like in lying:
        for item in made(like.kind, slot, home, target):
            if item.key not in seen and is_refuted_by(slot.doubt, item):
                return item
    for _, like in lying:
        item = in_other_suits(like, slot.seed)
        if is_refuted_by(slot.doubt, item):
            return item
    return None


def is_refuted_by(name: str, item: Item) -> bool:
    """Whether a right answer speaks against a misconception."""
    found = candidate_of(item)
    return found is not None and name in speaks_against(found)


def touched(entry: Entry) -> list[str]:
    """The components that an answer was about, and the misconceptions that answer otherwise there."""
    return [*(piece.component for piece in entry.evidence), *(entry.prediction.by if entry.prediction else ())]


def probe_for(home: Home, entries: Sequence[Entry]) -> Item | None:
    """Of what has not been asked and is soon answered, the exercise that tells most of what somebody believes."""
    pool = pool_of(home.game, home.variant, tuple(sorted(home.options.items())), home.house)
    items, thought = [entry.item for entry in entries], anybody(names_in(pool))
    for entry in entries:
        if entry.prediction is not None:
            thought = thought.after(entry.prediction)
    asked = [each for each in pool if each.item.to_data() in items]
    found = next_candidate(thought, [*filter(is_short, pool)], asked)
    return found.item if found else None


def is_short(candidate: Candidate) -> bool:
    """Whether an exercise is soon answered: where sets of cards have to be listed, there are few of them."""
    listed = json.loads(min(candidate.law))
    return len(listed) <= MOST_SETS or not any(isinstance(one, list) for one in listed)


def made(kind: str, slot: Slot, home: Home, target: Target = "") -> Iterator[Item]:
    """A few exercises about the component, or another target, of one kind."""
    target = target or slot.component
    for turn in range(SEEDS):
        with suppress(TutorError):
            yield generate(kind, home.game, home.variant, target, None, slot.seed + turn, home.options, home.house)


def kinds_of(slot: Slot, home: Home) -> Iterator[str]:
    """The kinds that can exercise the component, the fittest first: in a lesson those of the lesson itself."""
    seat, chance = home.seat, Chance(f"kinds {slot.id} {slot.seed}")
    aim = aim_at(seat, slot.component)
    first: Sequence[str] = JUDGED if slot.role == "arbiter" else ()
    if slot.role == "lesson":
        first = lesson_kinds(slot, home)
    rest = [
        kind for kind in dict.fromkeys((*CHOSEN, *JUDGED, *KINDS)) if kind not in first
    ]  # the last, where no other can
    for kind in (*chance.some(first, len(first)), *rest):
        if any(KINDS[kind].fits(seat, asked, aim) for asked in aim.asks):
            yield kind


def lesson_kinds(slot: Slot, home: Home) -> list[str]:
    """The kinds by which a lesson exercises a component."""
    lesson = the_shelf().lessons(home.game).get(slot.lesson) if home.game in the_shelf().games() else None
    steps = lesson.steps if lesson else ()
    about = [step.kind for step in steps if step.kind in KINDS and not step.foil and slot.component in step.about]
    made = [step.kind for step in steps if step.making and slot.component in step.making.about]
    return [*dict.fromkeys(kind for kind in (*about, *made) if kind)]
