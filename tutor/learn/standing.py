"""How somebody stands, in words: what is known, what has become of an idea, what to do next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from tutor.law.model import Law
from tutor.learn.diagnosis import NAMED, Posterior, anybody
from tutor.learn.log import Entry
from tutor.learn.progress import Progress
from tutor.learn.today import Next
from tutor.learn.told import seems
from tutor.learn.tracing import State
from tutor.words import Noun, count, listing, sentence

STATE_NAMES: Mapping[State, tuple[str, str]] = {
    "learning": ("por aprender", "to learn"),
    "known": ("sabida", "known"),
    "mastered": ("dominada", "mastered"),
}
DAYS = (
    ("lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"),
    ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
)
MONTHS = (
    [
        "enero",
        "febrero",
        "marzo",
        "abril",
        "mayo",
        "junio",
        "julio",
        "agosto",
        "septiembre",
        "octubre",
        "noviembre",
        "diciembre",
    ],
    [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ],
)
SLIPS = {
    "omitted": ("Se te ha escapado algo", "You have left something out"),
    "wrong": ("Has puesto algo de más", "You have put in what is not right"),
}

STILL = (
    (
        "Falta ver que no te lleva a error esta idea: {}.",
        "It is still to be seen that this idea does not mislead you: {}.",
    ),
    (
        "Falta ver que no te llevan a error estas ideas: {}.",
        "It is still to be seen that these ideas do not mislead you: {}.",
    ),
)
QUOTES, MOST_IDEAS = ("«{}»", "“{}”"), 3


def state_name(state: State, lang: str) -> str:
    """A state of the map of rules."""
    return STATE_NAMES[state][0 if lang == "es" else 1]


def day_name(day: date, lang: str, today: date | None = None) -> str:
    """A day as it is said.

    >>> day_name(date(2026, 3, 3), "es"), day_name(date(2026, 3, 3), "en"), day_name(date(2026, 3, 3), "es", date(2026, 3, 2))
    ('el martes 3 de marzo', 'on Tuesday, 3 March', 'mañana')
    """
    if today is not None and 0 <= (day - today).days <= 1:
        return (("hoy", "today"), ("mañana", "tomorrow"))[(day - today).days][0 if lang == "es" else 1]
    name, month = (each[0 if lang == "es" else 1] for each in (DAYS, MONTHS))
    if lang == "es":
        return f"el {name[day.weekday()]} {day.day} de {month[day.month - 1]}"
    return f"on {name[day.weekday()]}, {day.day} {month[day.month - 1]}"


def summary(found: Progress, lang: str) -> str:
    """How much of the game is known."""
    states = [*found.map.values()]
    whole, mastered = len(states), states.count("mastered")
    known = mastered + states.count("known")
    if not known:
        return f"Hay {whole} reglas por aprender." if lang == "es" else f"There are {whole} rules to learn."
    if known == mastered:
        return f"Dominas {known} de {whole} reglas." if lang == "es" else f"You have mastered {known} of {whole} rules."
    if lang == "es":
        proved = {0: "", 1: ", y una la dominas"}.get(mastered, f", y {mastered} las dominas")
        return f"Sabes {known} de {whole} reglas{proved}."
    return f"You know {known} of {whole} rules" + (f", and have mastered {mastered}." if mastered else ".")


def still_text(found: Progress, component: str, law: Law, lang: str) -> str:
    """What is still to be seen before a component is mastered, where it is nothing but that some ideas do not mislead."""
    names = found.waiting_for(component)
    if not names:
        return ""
    place = 0 if lang == "es" else 1
    quoted = [QUOTES[place].format(law.misconceptions[name].says[lang].rstrip(".")) for name in names]
    if len(quoted) > MOST_IDEAS:
        others = len(quoted) - MOST_IDEAS + 1
        quoted = [*quoted[: MOST_IDEAS - 1], (f"otras {others}", f"{others} others")[place]]
    return STILL[len(names) > 1][place].format(listing(quoted, lang))


def due_text(found: Progress, labels: Mapping[str, str], day: date, lang: str) -> str:
    """What is to be seen again by a day; nothing where nothing is."""
    due = [labels[name] for name in found.due(day)]
    if not due:
        return ""
    begun = ("Toca repasar", "It is time to look again at")[0 if lang == "es" else 1]
    return f"{begun}: {'; '.join(due)}."


def next_text(
    coming: Next, left: int, labels: Mapping[str, str], lessons: Mapping[str, str], day: date, lang: str
) -> str:
    """What to do next; ``left``: how many exercises of the day there still are. ``labels`` and ``lessons`` by id."""
    spanish = lang == "es"
    exercise = Noun("ejercicio") if spanish else Noun("exercise", lang="en")
    said = []
    if coming.what == "go_on":
        about = labels.get(coming.slot.component, "") if coming.slot else ""
        said.append(
            f"Hoy quedan por hacer: {count(left, exercise, lang)}"
            if spanish
            else f"Left for today: {count(left, exercise, lang)}"
        )
        said[-1] += (f". Lo siguiente: {about}." if spanish else f". What comes next: {about}.") if about else "."
        return " ".join(said)
    said.append("Lo de hoy está hecho." if spanish else "Today's set is done.")
    if coming.what == "more":
        lesson = lessons.get(coming.lesson, labels.get(coming.lesson, coming.lesson))
        said.append(
            f"Si te apetece más, sigue con la lección «{lesson}»."
            if spanish
            else f"If you feel like more, go on with the lesson “{lesson}”."
        )
    if coming.due is not None:
        when = day_name(coming.due, lang, day)
        said.append(f"El próximo repaso toca {when}." if spanish else f"The next review is {when}.")
    return " ".join(said)


# ── ideas ─────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Idea:
    """A misconception that has once been likely enough to be named.

    ``past``: how likely it was at the end of each session, with the day; ``now``: whether it may still be named.
    """

    id: str
    past: tuple[tuple[date, float], ...]
    now: bool

    def text(self, law: Law, lang: str) -> str:
        """What somebody seems to think, or does no more."""
        if self.now:
            return seems(law, self.id, lang)
        said = law.misconceptions[self.id].says[lang]
        begun = ("ya no parece que pienses que", "you do not seem to think any more that")[0 if lang == "es" else 1]
        return sentence(f"{begun} {said[:1].lower()}{said[1:]}")


def ideas(found: Progress) -> list[Idea]:
    """What has become of every misconception that was ever named, the likeliest now first."""
    points = [(day, thought) for day, thought in sessions(found.entries, found.course.misconceptions)]
    named = dict.fromkeys(name for _, thought in points if (name := thought.named()))
    current = found.beliefs
    told = [
        Idea(
            name,
            tuple((day, thought.holds(name)) for day, thought in points),
            current.named() == name or current.holds(name) > NAMED,
        )
        for name in named
    ]
    return sorted(told, key=lambda idea: -current.holds(idea.id))


def sessions(entries: Sequence[Entry], names: Sequence[str]) -> list[tuple[date, Posterior]]:
    """What was thought at the end of each session of one game, with its day; as `diagnosis.diagnose` reckons it."""
    thought, ended = anybody(names), list[tuple[str, date, Posterior]]()
    for entry in entries:
        if ended and ended[-1][0] != entry.session:
            thought = thought.later()
        if entry.prediction is not None:
            thought = thought.after(entry.prediction)
        if ended and ended[-1][0] == entry.session:
            ended.pop()
        ended.append((entry.session, entry.day, thought))
    return [(day, thought) for _, day, thought in ended]


def slips_text(found: Progress, lang: str) -> list[str]:
    """How often something was left out, and how often put in that is not right, a line each; nothing where nothing was."""
    times = Noun("vez", "f") if lang == "es" else Noun("time", lang="en")
    return [
        f"{SLIPS[name][0 if lang == 'es' else 1]} {count(number, times, lang)}."
        for name, number in found.slips.items()
        if number
    ]
