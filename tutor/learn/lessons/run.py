"""A lesson as it is worked through: pure, from one state to the next, with a seed and without a clock.

The learner commits before anything is shown. What was answered is marked by the law; one rung of the ladder is told at
once, the others at a press each. After an error comes a twin, then a foil. When the steps are through and the lesson is
not done, more of the same follows until it is; nobody has to stay.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tutor.ask.components import components_of
from tutor.faults import refuse
from tutor.learn.asked import candidate, readable
from tutor.learn.choosing import next_candidate
from tutor.learn.diagnosis import NAMED, Candidate
from tutor.learn.home import Home, at_home, nearest_text, somebodys_rule
from tutor.learn.items import Item, Marked, ask_text, mark
from tutor.learn.items.judged import Judged
from tutor.learn.lessons.hand import HandRun
from tutor.learn.lessons.ladder import Rung, beside, ladder
from tutor.learn.lessons.leaving import met, share
from tutor.learn.lessons.model import Lesson, Step
from tutor.learn.lessons.others import foil_in, item_of, twin_in
from tutor.learn.lessons.shelf import Shelf, the_shelf
from tutor.learn.lessons.state import Answered, Role, State
from tutor.learn.lessons.texts import filled
from tutor.learn.lessons.thought import fallen_for, leading, shown_by, shown_in, thought
from tutor.learn.log import canonical
from tutor.learn.pool import names_in, pool_of
from tutor.learn.tapped.sums import sum_text
from tutor.learn.told import seems

CLEAN = {
    "es": "Ni un solo renuncio: todo lo que has hecho valía.",
    "en": "No revoke at all: everything you did was allowed.",
}
KNOWN_RULES = {
    "es": "Juegas con las reglas de esta forma: puedes ir directamente a lo que más te guste.",
    "en": "You play by the rules of this form: you may go straight to whatever you like best.",
}
FAULTS = {"es": "Repaso de la mano.", "en": "The hand reviewed."}
MOST_MORE = 24  # exercises beyond the steps, however they are answered
Record = Callable[[Marked, Item, int], None]


@dataclass(frozen=True)
class Course:
    """A lesson that somebody works through. ``record`` is told of every answer: how it was marked, the exercise, and how many
    hints there had been: one where the cards were added up before one's eyes."""

    lesson: Lesson
    shelf: Shelf = field(default_factory=the_shelf)
    record: Record = lambda marked, item, hints: None

    # ── from one state to the next ────────────────────────────────────────────────────────────────

    def start(self, seed: int = 0) -> State:
        """Before the first step."""
        return self.entered(State(self.lesson.key, seed, self.lesson.steps[0].id), self.lesson.steps[0])

    def resume(self, data: Any) -> State:
        """The state that was kept. Raises TutorError where it is none of this lesson."""
        state = State.from_data(data)
        if state.lesson != self.lesson.key or state.step not in [step.id for step in self.lesson.steps]:
            raise refuse("lesson_state")
        if (state.phase in ("asked", "told")) != (state.item is not None):
            raise refuse("lesson_state")
        return state

    def answer(self, state: State, given: Any) -> State:
        """An answer is committed. Raises TutorError where nothing is asked, and for what is no answer."""
        if state.phase != "asked" or state.item is None:
            raise refuse("lesson_not_asked")
        marked = mark(state.item, given)
        self.record(marked, state.item, int(self.is_summed(state)))
        step = self.step(state)
        state = replace(
            state, phase="told", given=marked.given, rung=1, log=(*state.log, answered(state, step, marked, state.item))
        )
        if step.hand is not None:
            return replace(state, choices=(*state.choices, self.hand(state, step).choice(marked.given)))
        return replace(state, owed=self.owed(state, marked))

    def owed(self, state: State, marked: Marked) -> tuple[Role, ...]:
        """What follows an answer: after an error a twin, then a foil, unless it is one already; after one in the twin of
        another sort, one twin more."""
        if state.role == "twin" and not marked.right and [each.role for each in state.log[-2:]] != ["twin", "twin"]:
            first, second = map(fallen_for, state.log[-2:])
            return state.owed if first & second or not first | second else ("twin", *state.owed)
        if state.role in ("twin", "foil"):
            return state.owed
        if marked.right:
            return ()
        return ("twin",) if self.step(state).foil else ("twin", "foil")

    def further(self, state: State) -> State:
        """One rung more."""
        return (
            replace(state, rung=min(state.rung + 1, len(self.rungs(state, "es")))) if state.phase == "told" else state
        )

    def go_on(self, state: State) -> State:
        """What comes next: what follows an error, the next exercise of the step, the next step, more of it, or the end."""
        step = self.step(state)
        if state.phase == "done" or state.phase == "asked":
            return state
        if state.phase == "shown":
            return self.asked(state, step) if step.tasks else self.after(state, step)
        if state.phase == "reviewed":
            return self.after(replace(state, phase="told"), step)
        if self.settled(state):
            return self.ended(state)
        if step.hand is not None or step.diagnose:
            return self.asked(state, step)
        while state.owed:
            role, *rest = state.owed
            state = replace(state, owed=tuple(rest))
            item = self.other(state, role)
            if item is not None:
                return self.put(state, item, role)
        if state.role == "more" or state.made:
            return self.more(state)
        if state.number + 1 < step.tasks:
            return self.asked(replace(state, number=state.number + 1), step)
        return self.after(state, step)

    # ── what there is to see ──────────────────────────────────────────────────────────────────────

    def step(self, state: State) -> Step:
        """The step where somebody stands."""
        return self.lesson.step(state.step)

    def text(self, state: State, lang: str = "es") -> str:
        """What the step shows, or at the end what was achieved."""
        if state.phase == "done":
            return self.end_text(state, lang)
        if state.phase == "reviewed":
            return self.review_text(state, lang)
        text = self.step(state).text.get(lang, "")
        law = self.law
        return filled(text, law, self.shelf.library, lang) if text else ""

    def ask(self, state: State, lang: str = "es") -> str:
        """What is asked, with all that one has to know; nothing where nothing is asked."""
        if state.item is None or state.phase not in ("asked", "told"):
            return ""
        summed = [sum_text(state.item, lang)] if self.is_summed(state) else []
        return " ".join([ask_text(state.item, lang), *summed])

    def is_summed(self, state: State) -> bool:
        """Whether cards are added up for the learner: in the steps that say so, not in what follows an error there."""
        return state.role == "task" and self.step(state).sum

    def rungs(self, state: State, lang: str = "es") -> list[Rung]:
        """The whole ladder for the answer that was given; in a hand that is played nothing is told before its end."""
        if state.phase != "told" or state.item is None or self.step(state).hand is not None:
            return []
        marked = mark(state.item, state.given)
        found = list(ladder(state.item, marked, lang, self.step(state).look if state.role == "task" else None))
        belief = self.belief(state)
        return [*found, Rung("belief", seems(state.item.seat.law, belief, lang), rule=belief)] if belief else found

    def belief(self, state: State) -> str:
        """The misconception that is named after the last answer, or nothing."""
        if self.lesson.leave.posterior:
            return leading(state.log, self.names, proved=True)
        return leading(state.log, self.in_question(state.log))

    def in_question(self, log: Sequence[Answered]) -> list[str]:
        """The misconceptions that a lesson can show: in its positions, in what it makes against them, in what has been asked."""
        made = {name for step in self.lesson.steps if step.making for name in step.making.against}
        known = made.union(*map(shown_in, log), *(shown_by(step.item) for step in self.lesson.steps if step.item))
        return sorted(known)

    def told(self, state: State, lang: str = "es", rungs: Sequence[Rung] | None = None) -> list[Rung]:
        """The rungs that have been reached (of ``rungs``, where they are known); what somebody seems to believe is told at once."""
        found = self.rungs(state, lang) if rungs is None else rungs
        return [rung for place, rung in enumerate(found) if place < state.rung or rung.id == "belief"]

    @property
    def home(self) -> Home:
        """Its table."""
        return Home(self.lesson.game, self.lesson.variant, self.lesson.options)

    @property
    def law(self) -> Any:
        """The law of its table."""
        return self.home.seat.law

    def is_met(self, state: State) -> bool:
        """Whether the lesson is done."""
        return met(self.lesson, state.log)

    def end_text(self, state: State, lang: str) -> str:
        """How it went: how many were right, and what is known now."""
        if self.lesson.leave.posterior:
            return self.found_text(state, lang)
        right, of = share(self.lesson, state.log)
        pieces = components_of(self.shelf.library, self.lesson.game)
        known = "; ".join(pieces[name].labels[lang] for name in self.lesson.teaches) or self.lesson.title[lang]
        if lang == "es":
            how = f"Aciertos: {right}; hacían falta {of}."
            return f"{how} Ya sabes esto: {known}." if self.is_met(state) else f"{how} Otro día, más de esto: {known}."
        how = f"Right answers: {right}; {of} were asked for."
        return (
            f"{how} You know this now: {known}." if self.is_met(state) else f"{how} Another day, more of this: {known}."
        )

    def found_text(self, state: State, lang: str) -> str:
        """What a diagnosis has found."""
        found = thought(state.log, self.names)
        if found.named():
            near = self.nearest(state)
            return " ".join([seems(self.law, found.named(), lang), *([nearest_text(near, lang)] if near else [])])
        return KNOWN_RULES[lang] if found.right > NAMED else seems(self.law, "", lang)

    def nearest(self, state: State) -> Home | None:
        """The table nearest to what a diagnosis has found; None where it is this one, or no house plays so."""
        belief = thought(state.log, self.names).named() if self.lesson.leave.posterior else ""
        return at_home(self.home, belief) if somebodys_rule(self.law, belief) else None

    # ── inside ────────────────────────────────────────────────────────────────────────────────────

    def entered(self, state: State, step: Step) -> State:
        """At a step: what it shows first, or at once what it asks."""
        state = replace(state, step=step.id, number=0, phase="shown", role="task", item=None, given=None, choices=())
        return state if step.text else self.asked(state, step)

    def after(self, state: State, step: Step) -> State:
        """The next step that is to be done, more exercises, or the end."""
        ids = [each.id for each in self.lesson.steps]
        for following in self.lesson.steps[ids.index(step.id) + 1 :]:
            if not following.after_error_in or erred(state.log, following.after_error_in):
                return self.entered(state, following)
        return self.more(state)

    def asked(self, state: State, step: Step) -> State:
        """An exercise of the step; where none comes out, whatever is after it."""
        if step.hand is not None:
            item = self.hand(state, step).item()
            if item is None:
                return replace(state, phase="reviewed", item=None, given=None, rung=0)
            return self.put(state, item, "task")
        if step.diagnose:
            item = self.telling(state)
            return self.put(state, item, "task") if item is not None else self.ended(state)
        for number in range(state.number, step.tasks):
            item = self.item(state, step, number)
            if item is not None:
                return self.put(replace(state, number=number), item, "task")
        return self.after(state, step)

    def item(self, state: State, step: Step, number: int) -> Item | None:
        """The exercise of this number of a step."""
        found = thought(state.log, self.in_question(state.log))
        return item_of(self.lesson, step, number, self.seen(state), state.seed, found)

    def put(self, state: State, item: Item, role: Role) -> State:
        """An exercise is asked."""
        return replace(state, phase="asked", role=role, item=item, given=None, rung=0)

    def other(self, state: State, role: Role) -> Item | None:
        """What follows an error."""
        assert state.item is not None
        seen, seed = self.seen(state), state.seed * 1009 + 500 + len(state.log)
        first = state.item
        if role == "twin":
            belief = self.behind(state)
            return twin_in(first, seen, seed, belief) if first.target or belief else None
        return foil_in(self.lesson, first, seed)

    def behind(self, state: State) -> str:
        """Of the misconceptions that foretell the last error the likeliest, to be asked about once more; where none does, of
        those that would have shown in it; or nothing."""
        names = sorted(fallen_for(state.log[-1]) or shown_in(state.log[-1]))
        return max(names, key=thought(state.log, names).holds, default="")

    def more(self, state: State) -> State:
        """More exercises of the steps in turn until it is enough."""
        sources = [step for step in self.lesson.steps if (step.item or step.making) and not step.after_error_in]
        wanted = [step for step in sources if not step.foil] or sources
        if foils_missing(self.lesson, state.log):
            wanted = [step for step in sources if step.foil] or wanted
        if self.is_met(state) or not wanted or state.made >= MOST_MORE:
            return self.ended(state)
        step = wanted[state.made % len(wanted)]
        number = step.tasks + state.made
        item = self.item(state, step, number)
        state = replace(state, made=state.made + 1, step=step.id, number=0)
        if item is None:
            return self.more(state)
        if item.key in self.seen(state):
            other = foil_in(self.lesson, item, number) if step.foil else None
            item = other or twin_in(item, self.seen(state), number)
        return self.put(state, item, "more")

    def seen(self, state: State) -> frozenset[str]:
        """The exercises that stand in the lesson itself, and the one just asked."""
        fixed = {step.item.key for step in self.lesson.steps if step.item is not None and step.id in self.passed(state)}
        return frozenset(fixed | ({state.item.key} if state.item is not None else set()))

    def passed(self, state: State) -> set[str]:
        """The steps that have been answered."""
        return {each.step for each in state.log}

    def settled(self, state: State) -> bool:
        """Whether a lesson that looks for what somebody believes may stop before its steps are through."""
        if not self.lesson.leave.posterior:
            return False
        return self.is_met(state) or thought(state.log, self.names).settled(self.lesson.leave.posterior / 100)

    @property
    def pool(self) -> tuple[Candidate, ...]:
        """The exercises from which a diagnosis chooses."""
        return pool_of(self.lesson.game, self.lesson.variant, tuple(sorted(self.lesson.options.items())))

    @property
    def names(self) -> list[str]:
        """The misconceptions that a diagnosis can find, in the order of the law."""
        known = names_in(self.pool)
        return [name for name in self.law.misconceptions if name in known]

    def telling(self, state: State) -> Item | None:
        """Of those that have not been asked, the exercise that tells most."""
        keys = {each.key for each in state.log}
        asked = [each for each in self.pool if each.item.key in keys]
        found = next_candidate(thought(state.log, self.names), self.pool, asked)
        return Judged(found.item).rated() if found is not None else None

    def ended(self, state: State) -> State:
        """The end."""
        return replace(state, phase="done", item=None, given=None, rung=0, owed=())

    # ── a hand ────────────────────────────────────────────────────────────────────────────────────

    def hand(self, state: State, step: Step) -> HandRun:
        """The hand as it stands."""
        assert step.hand is not None
        lesson = self.lesson
        return HandRun(
            step.hand, Item("play_one", lesson.game, lesson.variant, {}, options=lesson.options), state.choices
        )

    def review_text(self, state: State, lang: str) -> str:
        """What was wrong in the hand, choice by choice, each with its reason; told when it is over."""
        told = self.hand(state, self.step(state)).review()
        wrong = [(item, marked) for item, marked in told if not marked.right]
        if not wrong:
            return CLEAN[lang]
        said = [f"{beside(item, marked, lang)} {marked.text(lang)}" for item, marked in wrong]
        return " ".join([FAULTS[lang], *said])


def answered(state: State, step: Step, marked: Marked, item: Item) -> Answered:
    """What an answer counts for."""
    foil = step.foil or state.role == "foil"
    wanted = marked.expected[0] if marked.expected and isinstance(marked.expected[0], tuple) else ("",)
    of = max(len(wanted), 1)
    found = 0 if marked.wrong else of if marked.right else max(of - len(marked.omitted), 0)
    accepted = readable(marked.predicted)
    said = candidate(item, accepted, marked.guess).seen(canonical(marked.given)) if accepted else None
    seen = (said.answers, said.law, tuple(said.by.items())) if said is not None else ()
    decisive = marked.guess < 1 if step.hand is not None else bool(marked.components) and not foil
    return Answered(step.id, item.key, state.role, marked.right, decisive, foil, found, of, seen)


def erred(log: Sequence[Answered], step: str) -> bool:
    """Whether an answer to a step was wrong."""
    return any(each.step == step and not each.right for each in log)


def foils_missing(lesson: Lesson, log: Sequence[Answered]) -> bool:
    """Whether the foils that are asked for have not been told apart yet, while all else is enough."""
    return sum(each.right for each in log if each.foil) < lesson.leave.foils


__all__ = ["Course", "Record"]
