"""Every lesson proved: its positions have answers, what is said to decide them does, and it can be learnt, not guessed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tutor.faults import Fault, Place, TutorError
from tutor.learn.items import Item, generate, kind_of
from tutor.learn.items.item import Given
from tutor.learn.items.judged import Judged
from tutor.learn.items.targets import asked_of, without
from tutor.learn.lessons.leaving import wanted, window
from tutor.learn.lessons.model import Lesson, Step
from tutor.learn.lessons.positions import prove_beside
from tutor.learn.lessons.said import answer_text
from tutor.learn.lessons.shelf import Shelf
from tutor.learn.tapped.sums import adding
from tutor.play.facts import MissingFact

MOST_GUESSED = 0.05  # of those who guess, so many may get through
MIXED = 4  # a lesson about so many components mixes them: each is a foil for the others


@dataclass
class Proof:
    """What was looked at, and the faults that were found, each once."""

    lessons: int = 0
    items: int = 0
    faults: dict[str, Fault] = field(default_factory=dict)

    def blame(self, faults: Iterator[Fault] | tuple[Fault, ...]) -> None:
        """Note faults."""
        self.faults |= {fault.text(): fault for fault in faults}


def prove(shelf: Shelf) -> Proof:
    """Look at every lesson of a shelf."""
    proof = Proof()
    for game in shelf.games():
        try:
            lessons = shelf.lessons(game)
        except TutorError as error:
            proof.blame(error.faults)
            continue
        for lesson in lessons.values():
            proof.lessons += 1
            proof.blame(prove_lesson(lesson, proof))
        proof.blame(prove_beside(shelf, game))
    return proof


def prove_lesson(lesson: Lesson, proof: Proof) -> Iterator[Fault]:
    """What is wrong with one lesson."""
    chances: list[float] = []
    foils = 0
    yield from prove_taught(lesson)
    for step in lesson.steps:
        faults, found = prove_step(lesson, step, proof)
        yield from faults
        if step.foil:
            foils += step.tasks
        elif not step.after_error_in:
            chances += found
    yield from prove_end(lesson, chances, foils)


def prove_taught(lesson: Lesson) -> Iterator[Fault]:
    """Whatever a lesson teaches, and can be asked about, is exercised in it, or is what a step that asks nothing shows."""
    seat = Item("", lesson.game, lesson.variant, {}, options=lesson.options).seat
    exercised = {name for step in lesson.steps if not step.foil for name in step.about}
    for name in lesson.teaches:
        if name not in exercised and asked_of(seat, name):
            yield Fault("lesson_piece_unexercised", {"word": name}, lesson.at("teaches"))


def prove_step(lesson: Lesson, step: Step, proof: Proof) -> tuple[list[Fault], list[float]]:
    """What is wrong with a step, and the chance of guessing each of its exercises."""
    if step.item is not None:
        proof.items += 1
        return prove_item(lesson, step, step.item)
    if step.making is not None:
        return prove_making(lesson, step, proof)
    return [], played(lesson, step) if step.hand is not None else []


def prove_item(lesson: Lesson, step: Step, item: Item) -> tuple[list[Fault], list[float]]:
    """A position: it can be asked, it has an answer, the author's key is right, and what decides it is as it says."""
    kind, faults = kind_of(item), list[Fault]()
    place = step.at("position")
    if step.sum and adding(item) is None:
        faults.append(Fault("lesson_no_sum", {}, step.at("sum")))
    try:
        right = kind.right(item, item.seat.rules)
        if not right:
            return [Fault("lesson_no_answer", {}, place)], []
        for name in step.about:
            if not without(item.seat, name):
                faults.append(Fault("component_not_here", {"word": name, "variant": item.variant}, place))
            elif decides(item, name) == step.foil:
                code = "lesson_foil_decisive" if step.foil else "lesson_not_decisive"
                faults.append(Fault(code, {"word": name, "found": answer_text(right[0], "es")}, place))
        return [*faults, *prove_key(step, item, right)], [kind.guess(item)]
    except TutorError as error:
        return [Fault(fault.code, fault.params, near(fault, place)) for fault in error.faults], []
    except MissingFact as error:
        return [Fault("missing_fact", {"fact": error.name}, place)], []


def prove_key(step: Step, item: Item, right: tuple[Given, ...]) -> list[Fault]:
    """What the author takes to be right, compared with what the law answers."""
    if step.expect is None:
        return []
    kind, place = kind_of(item), step.at("expect")
    try:
        key = kind.read(item, step.expect)
    except TutorError as error:
        return [Fault(fault.code, fault.params, place) for fault in error.faults]
    if kind.accepts(item, item.seat.rules, key, right):
        return []
    return [
        Fault("lesson_key_wrong", {"expected": answer_text(key, "es"), "found": answer_text(right[0], "es")}, place)
    ]


def near(fault: Fault, place: Place) -> Place:
    """Where the fault of a case stands: in the file, at its position."""
    path = fault.place.path if fault.place is not None else ""
    return Place(place.file, place.line, place.column, path)


def decides(item: Item, name: str) -> bool:
    """Whether a component decides an exercise: without it the answer would be another."""
    return Judged(item).differs(without(item.seat, name))


def prove_making(lesson: Lesson, step: Step, proof: Proof) -> tuple[list[Fault], list[float]]:
    """A request: something comes out for each thing that it is about."""
    making = step.making
    assert making is not None
    faults, chances = list[Fault](), list[float]()
    targets = list(dict.fromkeys(making.target(number) for number in range(making.count)))
    for target in targets:
        proof.items += 1
        try:
            item = generate(step.kind, lesson.game, making.variant, target, making.band, making.seed, making.options)
        except TutorError as error:
            faults += [Fault(fault.code, fault.params, step.at("make")) for fault in error.faults]
            continue
        taught = [name for name in lesson.teaches if name in item.components]
        if step.foil and taught:
            faults.append(Fault("lesson_foil_decisive", {"word": taught[0]}, step.at("make")))
        chances.append(kind_of(item).guess(item))
    number = max(len(chances), 1)
    return faults, [chances[place % number] for place in range(making.count)] if chances else []


def played(lesson: Lesson, step: Step) -> list[float]:
    """The chances in a hand, played as well as can be."""
    from tutor.learn.lessons.hand import HandRun, choice_of

    assert step.hand is not None
    like, chances = Item("play_one", lesson.game, lesson.variant, {}, options=lesson.options), list[float]()
    choices: tuple[Any, ...] = ()
    while (item := HandRun(step.hand, like, choices).item()) is not None:
        kind = kind_of(item)
        if kind.guess(item) < 1:
            chances.append(kind.guess(item))
        choices = (*choices, choice_of(kind.right(item, item.seat.rules)[0]))
    return chances


def prove_end(lesson: Lesson, chances: list[float], foils: int) -> Iterator[Fault]:
    """Whether it ends with foils, and can be done by who knows and not by who guesses."""
    leave, place = lesson.leave, lesson.at("leave")
    if leave.posterior:
        return
    hands = any(step.hand for step in lesson.steps)
    if len(lesson.teaches) < MIXED and not hands and not (foils and last_task(lesson).foil):
        yield Fault("lesson_no_foil", {}, last_task(lesson).place)
    if foils < leave.foils:
        yield Fault("lesson_too_hard", {"expected": leave.foils, "found": foils}, place)
    size = window(lesson)
    right = wanted(leave, size)
    if len(chances) < right:
        yield Fault("lesson_too_hard", {"expected": right, "found": len(chances)}, place)
    guessed = at_least(right, chances[-size:])
    if guessed > MOST_GUESSED:
        yield Fault("lesson_too_easy", {"found": round(100 * guessed)}, place)


def last_task(lesson: Lesson) -> Step:
    """The last step in which there is something to do."""
    return (
        [step for step in lesson.steps if step.tasks][-1]
        if any(step.tasks for step in lesson.steps)
        else lesson.steps[-1]
    )


def at_least(count: int, chances: list[float]) -> float:
    """The probability of so many successes or more in trials with these chances.

    >>> at_least(1, [0.5, 0.5]), at_least(2, [0.5, 0.5]), at_least(0, [])
    (0.75, 0.25, 1.0)
    """
    odds = [1.0]
    for chance in chances:
        odds = [
            (odds[hits] if hits < len(odds) else 0.0) * (1 - chance) + (odds[hits - 1] * chance if hits else 0.0)
            for hits in range(len(odds) + 1)
        ]
    return sum(odds[count:])
