"""``tutor learn``: the lessons of a game, and one of them at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tutor.cli.keeping import as_option, keep, read_kept, seed_of
from tutor.cli.parser import Parser
from tutor.cli.screen import Screen
from tutor.cli.status import FAILED, OK
from tutor.faults import TutorError, refuse

if TYPE_CHECKING:
    from tutor.cli.lesson import Desk
    from tutor.learn.items import Item, Marked
    from tutor.learn.lessons import Course, Lesson, State
    from tutor.learn.lessons.shelf import Shelf

SAYS = ("Enseña las lecciones de un juego, o da una de ellas.", "Lists the lessons of a game, or gives one of them.")


def arguments(parser: Parser, words: list[str]) -> None:
    """A game, a lesson, where to keep how far one has come."""
    game, lesson = parser.pick("JUEGO", "GAME"), parser.pick("LECCIÓN", "LESSON")
    parser.usage = f"tutor learn [{game} [{lesson}]] [--as …] [--state …] [--seed …]"
    parser.epilog = (
        parser.pick("ejemplos:", "examples:")
        + "\n  tutor learn pocha\n  tutor learn pocha montar --as Ana\n  tutor learn escoba 4 --state escoba.json"
    )
    parser.place("game", game, ("un juego", "a game"))
    parser.place("lesson", lesson, ("una lección, por su nombre o su número", "a lesson, by its name or its number"))
    as_option(parser)
    parser.value(
        "--state",
        parser.pick("ARCHIVO", "FILE"),
        ("donde se guarda por dónde vas, para seguir otro día", "where your place is kept, to go on another day"),
    )
    parser.value("--seed", "N", ("otros ejercicios con las mismas reglas", "other exercises with the same rules"))
    parser.flag("--json", ("los datos: un objeto en cada línea", "the data: an object a line"))


def run(given: dict[str, Any], screen: Screen) -> int:
    """List what there is, or work through a lesson; 1 where it was left before it was done."""
    from tutor.cli.learner import learner_of
    from tutor.cli.lesson import Desk, Left
    from tutor.learn.lessons import Course, the_shelf

    shelf = the_shelf()
    games = [given["game"]] if given["game"] else shelf.games()
    for game in games:
        if game not in shelf.games():
            raise refuse("unknown_game", word=game, known=", ".join(shelf.games()))
    desk = Desk(screen, given["json"])
    if given["lesson"] is None:
        for game in games:
            listed(list(shelf.lessons(game).values()), shelf, desk)
        return OK
    lesson = shelf.lesson(games[0], given["lesson"])
    learner = learner_of(given, screen)
    diagnosis = bool(lesson.leave.posterior)

    def record(marked: Marked, item: Item, hints: int) -> None:
        learner.keep(item, marked, "diagnosis" if diagnosis else "lesson", desk.took, lesson.id, hints)

    course = Course(lesson, shelf, record)
    keeper = Path(given["state"]) if given["state"] else None
    state = begun(course, keeper, seed_of(given["seed"]))
    try:
        work(course, state, desk, keeper)
    except Left:
        desk.say("left", left_text(keeper, screen))
        return FAILED
    return OK


def aim_of(lesson: Lesson, shelf: Shelf, lang: str) -> str:
    """What a lesson is for, with what the law says in it."""
    from tutor.law.load import Table
    from tutor.learn.lessons.texts import filled

    law = shelf.library.law(Table(lesson.game, lesson.variant, options=lesson.options))
    return filled(lesson.aim[lang], law, shelf.library, lang)


def listed(lessons: list[Lesson], shelf: Shelf, desk: Desk) -> None:
    """The lessons of a game, in order, each with what it is for."""
    lang = desk.screen.lang
    for lesson in lessons:
        after = f" ({desk.screen.pick('después de', 'after')} {', '.join(lesson.after)})" if lesson.after else ""
        text = (
            f"{lesson.game} {lesson.number}. {lesson.title[lang]} [{lesson.id}]{after}: {aim_of(lesson, shelf, lang)}"
        )
        desk.say("lesson", text, lesson=lesson.key, number=lesson.number, title=lesson.title[lang])


def begun(course: Course, keeper: Path | None, seed: int) -> State:
    """Where somebody stands: at the beginning, or where it was left."""
    if keeper is None or not keeper.exists():
        return course.start(seed)
    return course.resume(read_kept(keeper, "lesson_state_file"))


def kept(state: State, keeper: Path | None) -> None:
    """Write down where somebody stands."""
    if keeper is not None:
        keep(state.to_data(), keeper, "lesson_state_file")


def left_text(keeper: Path | None, screen: Screen) -> str:
    """What is said to somebody who leaves."""
    if keeper is None:
        return screen.pick("Hasta otra.", "See you.")
    return screen.pick(
        f"Queda guardado en {keeper}: repite la orden para seguir.", f"Kept in {keeper}: repeat the command to go on."
    )


def work(course: Course, state: State, desk: Desk, keeper: Path | None) -> None:
    """The lesson to its end. Raises Left where it is left before."""
    lang = desk.screen.lang
    desk.say("title", f"{course.lesson.title[lang]}. {aim_of(course.lesson, course.shelf, lang)}")
    while state.phase != "done":
        kept(state, keeper)
        if state.phase in ("shown", "reviewed"):
            desk.show(course.text(state, lang))
        elif state.phase == "asked" and state.item is not None:
            desk.say("why", why_text(state, desk.screen))
            asked = course.ask(state, lang)
            state = course.answer(state, desk.answer(state.item, asked, course.is_summed(state)))
            continue
        elif state.phase == "told" and course.step(state).hand is None:
            told(course, state, desk)
        state = course.go_on(state)
    kept(state, keeper)
    desk.say("end", course.text(state, lang), met=course.is_met(state))


def told(course: Course, state: State, desk: Desk) -> None:
    """What is said of an answer."""
    rungs = course.rungs(state, desk.screen.lang)
    right = bool(state.log) and state.log[-1].right
    beliefs = [rung for rung in rungs if rung.id == "belief"]
    desk.tell([rung for rung in rungs if rung.id != "belief"], right)
    for rung in beliefs:
        desk.say(rung.id, rung.text)


def why_text(state: State, screen: Screen) -> str:
    """Why an exercise is put that is no step of the lesson."""
    if state.role == "twin":
        return screen.pick("Otra con la misma regla.", "Another one with the same rule.")
    if state.role == "foil":
        return screen.pick("Y ahora compara con esta.", "And now compare with this one.")
    return screen.pick("Otra más.", "One more.") if state.role == "more" else ""


__all__ = ["SAYS", "TutorError", "arguments", "run"]
