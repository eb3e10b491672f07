"""``python -m benchmarks.mastery [learners] [game/form …]``: whoever has a rule wrong must not be told that it is mastered.

Learners with one misconception, each of every game in turn, who slip once in ten and always as unhappily as can be, into the
answer that is right. A third of them do day after day what *Hoy* gives them, a third choose exercises of all sorts about nothing but
the rules that they have wrong, a third of those about one such rule the ones in which it does not show, as far as there are any;
all of them until they have had a hundred. After every answer it is looked whether
one of these rules is *dominada*. Those who have no misconception are to get to the end.
"""

from __future__ import annotations

import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from functools import cached_property

from tutor.faults import TutorError
from tutor.learn.asked import candidate_of
from tutor.learn.choosing import next_candidate
from tutor.learn.course import course_at
from tutor.learn.diagnosis import Candidate, anybody
from tutor.learn.doubts import doubts_at
from tutor.learn.home import Home
from tutor.learn.items import Item
from tutor.learn.log import Entry, Evidence, SetKind
from tutor.learn.pool import names_in, pool_of
from tutor.learn.progress import Course, Progress
from tutor.learn.put import exercise_for, is_short
from tutor.learn.refuting import ENOUGH, Refuting
from tutor.learn.retention import memories
from tutor.learn.today import Role, Slot, followed, set_of
from tutor.learn.tracing import Knowledge, updated

TABLES = (("pocha", "completa"), ("escoba", "quince-wiki"), ("tute", "parejas"), ("tute", "habanero"))
LEARNERS, ITEMS, A_DAY, DAYS, SLIP = 2000, 100, 10, 90, 0.1
OF_EACH: Mapping[Role, int] = {"lesson": 4, "mixed": 4, "arbiter": 2}  # exercises of a place
FEWEST = 8  # exercises of a component of which it is seen which share somebody gets wrong
AS_PLACED: Mapping[Role, Role] = {"easy": "lesson", "twin": "lesson", "foil": "lesson", "review": "mixed"}
KINDS: tuple[SetKind, ...] = ("lesson", "mixed", "review", "mixed", "lesson")
FIRST_DAY = date(2026, 3, 1)
Asked = tuple[Role, str, str]  # role, component, doubt


class School:
    """What learners of a table are asked: what the product makes for each place, a few of each."""

    def __init__(self, game: str, variant: str) -> None:
        self.game, self.home = game, Home(game, variant)
        self._made: dict[Asked, list[Candidate]] = {}
        self._probes: dict[tuple[str, ...], Candidate | None] = {}

    @cached_property
    def course(self) -> Course:
        """What there is to be learnt."""
        return course_at(self.home)

    @cached_property
    def probing(self) -> Sequence[Candidate]:
        """What somebody new is asked."""
        return [each for each in pool_of(self.game, self.home.variant) if is_short(each)]

    def make(self, asked: Asked) -> list[Candidate]:
        """Exercises for a place."""
        role, component, doubt = asked
        lesson = next((stage.id for stage in self.course.stages if component in stage.teaches), "")
        slots = [Slot(f"{asked}/{n}", role, component, lesson, 97 * n, doubt=doubt) for n in range(OF_EACH[role])]
        with suppress(TutorError):
            items = [item for slot in slots if (item := exercise_for(slot, self.home, [])) is not None]
            return [candidate_of(item) or unforetold(item) for item in items]
        return []

    def exercises(self, role: Role, component: str, doubt: str = "") -> list[Candidate]:
        """Exercises for a place, made once."""
        asked: Asked = ("mixed" if doubt else AS_PLACED.get(role, role), component, doubt)
        if asked not in self._made:
            self._made[asked] = self.make(asked)
        return self._made[asked]

    def all_about(self, component: str) -> list[Candidate]:
        """Exercises about a component for any place."""
        places = [
            *((role, "") for role in OF_EACH),
            *(("mixed", doubt) for doubt in sorted(self.course.about(component))),
        ]
        return [each for role, doubt in places for each in self.exercises(role, component, doubt)]

    @cached_property
    def broken(self) -> dict[str, list[str]]:
        """For every misconception the components it is about, and those that it gets wrong in two of three exercises."""
        found = defaultdict[str, list[str]](list)
        for component in self.course.components:
            made = [each for each in self.all_about(component) if component in each.item.components]
            for name in self.course.misconceptions:
                wrong = sum(name in each.apart for each in made)
                if name in self.course.about(component) or (len(made) >= FEWEST and 3 * wrong >= 2 * len(made)):
                    found[name].append(component)
        return found

    def probe(self, path: tuple[str, ...]) -> Candidate | None:
        """What is asked next of somebody new who has answered so."""
        if path not in self._probes:
            thought, asked = anybody(names_in(self.probing)), list[Candidate]()
            for place, given in enumerate(path):
                before = self.probe(path[:place])
                assert before is not None
                asked.append(before)
                thought = thought.after(before.seen(given))
            self._probes[path] = next_candidate(thought, self.probing, asked)
        return self._probes[path]


class AtHand(School):
    """The same with those exercises alone that lie beside the lessons: made quickly, and so for the tests.

    About every component there is one in which no misconception shows.
    """

    @cached_property
    def probing(self) -> Sequence[Candidate]:
        return [made for each in doubts_at(self.home.seat).exercises if (made := candidate_of(each.item)) is not None]

    def make(self, asked: Asked) -> list[Candidate]:
        _, component, doubt = asked
        lying = doubts_at(self.home.seat)
        if doubt:
            items = {item.key: item for _, item in lying.showing(component, doubt)}
        else:
            items = {each.item.key: each.item for each in lying.exercises if component in each.components}
        told = {each.item.key: each.components for each in lying.exercises}
        made = [candidate_of(replace(item, components=told[key])) for key, item in items.items()]
        plain = [] if doubt else [unforetold(Item("", self.game, self.home.variant, {}, components=(component,)))]
        return [*(each for each in made if each is not None), *plain]


def unforetold(item: Item) -> Candidate:
    """An exercise with too many right answers to be listed: whoever knows the rules finds one."""
    return Candidate(item, 7, frozenset(["right"]))


class Learner:
    """Somebody with a misconception, or none (""), and all that follows from their answers."""

    def __init__(self, school: School, belief: str, seed: str, slip: float = SLIP) -> None:
        self.school, self.belief, self.slip, self.rng = school, belief, slip, random.Random(seed)
        self.entries: list[Entry] = []
        self.known: dict[str, Knowledge] = {}
        self.refuting = Refuting()
        self.believed = anybody(school.course.misconceptions)

    @property
    def found(self) -> Progress:
        """Where they stand."""
        memory = memories(self.entries, self.known)
        return Progress(self.school.course, tuple(self.entries), dict(self.known), memory, self.believed)

    def say(self, made: Candidate) -> str:
        """Their answer."""
        meant = self.rng.choice(sorted(made.told(self.belief)))
        if self.rng.random() >= self.slip:
            return meant
        return min(made.law) if meant not in made.law else "a slip"

    def take(self, made: Candidate, kind: SetKind, day: date, slot: str = "") -> str:
        """They answer an exercise; what they say."""
        given, course = self.say(made), self.school.course
        when = datetime.combine(day, datetime.min.time(), UTC) + timedelta(minutes=len(self.entries) % 1440)
        evidence = tuple(Evidence(name, True, 1 / made.answers) for name in made.item.components)
        right, item = given in made.law, {"case": len(self.entries)}  # each exercise is another one
        entry = Entry(when, course.game, str(day), kind, item, given, right, evidence, made.seen(given), slot=slot)
        if self.entries and self.entries[-1].session != entry.session:
            self.believed = self.believed.later()
        self.entries.append(entry)
        self.known |= updated(self.known, entry)
        self.refuting.take(entry)
        assert entry.prediction is not None
        self.believed = self.believed.after(entry.prediction)
        return given

    def by_hand(self, unseen: bool = False) -> Iterator[Candidate]:
        """Exercises about what they have wrong, and nothing else, ten a day; ``unseen``: where it shows least."""
        about = {name: self.school.all_about(name) for name in self.school.broken[self.belief]}
        if unseen:
            name = self.rng.choice([*about])
            plain = [each for each in about[name] if name in each.item.components and self.belief not in each.apart]
            about = {name: plain or about[name]}
        for number in range(ITEMS):
            made = self.rng.choice(about[self.rng.choice([*about])])
            self.take(made, KINDS[number % len(KINDS)], FIRST_DAY + timedelta(days=number // A_DAY))
            yield made

    def by_day(self) -> Iterator[Candidate]:
        """What *Hoy* gives them, day after day."""
        path: tuple[str, ...] = ()
        for number in range(DAYS):
            day, answered = FIRST_DAY + timedelta(days=number), dict[str, bool]()
            planned = set_of(self.found, day)
            while slot := next((each for each in followed(planned, answered, "")[0] if not each.done), None):
                if slot.role == "probe":
                    asked = [made] if (made := self.school.probe(path)) else []
                else:
                    asked = self.school.exercises(slot.role, slot.component, slot.doubt)
                answered[slot.id] = True
                if asked:
                    made = self.rng.choice(asked)
                    given = self.take(made, slot.kind, day, slot.id)
                    answered[slot.id] = given in made.law
                    yield made
                    if slot.role == "probe":
                        path = (*path, given)
                        planned = [*planned[: len(path)], *set_of(self.found, day)[len(path) :]]

    def masters(self, names: Sequence[str]) -> list[str]:
        """Which of these components they are told to master."""
        proved = [name for name in names if self.known.get(name, Knowledge()).state == "mastered"]
        found = Progress(self.school.course, tuple(self.entries), self.known, {}, self.believed)
        return [name for name in proved if found.state(name) == "mastered"]


@dataclass
class Told:
    """What became of many learners. ``mastered``: who was told to master what they have wrong, by misconception and rule.

    ``nearest``: the most that spoke against a misconception of somebody who has it, of `ENOUGH`. ``spared``: those who were
    kept from it by nothing else than that it was not refuted.
    """

    learners: int
    mastered: Counter[tuple[str, str]]
    nearest: dict[str, int]
    spared: int


def teach(school: School, learners: int) -> Told:
    """So many learners, with each misconception in turn."""
    told = Told(learners, Counter(), defaultdict(int), 0)
    names = [*school.broken]
    for number in range(learners):
        name = names[number % len(names)]
        who, wrong, had, mastered = Learner(school, name, f"{name} {number}"), school.broken[name], 0, set[str]()
        way = (number + number // len(names)) % 3
        for made in who.by_hand(unseen=way == 2) if way else who.by_day():
            mastered |= {*(who.masters(wrong) if who.entries[-1].right else ())}  # a wrong answer never brings it
            told.nearest[name] = max(told.nearest[name], who.refuting.score.get(name, 0))
            had += any(each in wrong for each in made.item.components)
            if had >= ITEMS:
                break
        told.spared += any(who.found.waiting_for(each) for each in wrong)
        told.mastered.update((name, each) for each in mastered)
    return told


def finish(school: School, seed: str = "", slip: float = 0.0) -> tuple[int, int] | None:
    """After how many days and answers somebody without a misconception masters everything; None where not within `DAYS`."""
    who = Learner(school, "", seed, slip)
    for _ in who.by_day():
        if all(known.state == "mastered" for known in who.known.values()) and {*who.found.map.values()} == {"mastered"}:
            return (who.entries[-1].day - FIRST_DAY).days + 1, len(who.entries)
    return None


def report(school: School, learners: int) -> str:
    """How learners fare at a table."""
    told = teach(school, learners)
    worst = max(told.nearest, key=lambda name: told.nearest[name])
    aside = [name for name in school.course.misconceptions if name not in school.broken]
    ends = [finish(school, str(number)) for number in range(10)]
    days = sorted(each for each in ends if each)
    return (
        f"{school.game} {school.home.variant}: {learners} learners with {len(school.broken)} misconceptions (about no rule "
        f"here: {', '.join(aside) or 'none'}), told of mastery {sum(told.mastered.values())} {dict(told.mastered)}; kept from "
        f"it by this alone {told.spared}; nearest {worst}, {told.nearest[worst]} of {ENOUGH}; who knows the rules is "
        f"through after {days[0][0]} to {days[-1][0]} days, {min(n for _, n in days)} to {max(n for _, n in days)} answers"
        f"{'' if len(days) == len(ends) else f', {len(ends) - len(days)} NEVER'}"
    )


if __name__ == "__main__":
    given = sys.argv[1:]
    learners = int(given.pop(0)) if given and given[0].isdigit() else LEARNERS
    for table in TABLES:
        if not given or "/".join(table) in given:
            print(report(School(*table), learners), flush=True)
