"""``tutor quiz``: exercises without end, of a kind or about a piece of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.cli.keeping import as_option, seed_of
from tutor.cli.parser import Parser
from tutor.cli.screen import Screen
from tutor.cli.status import FAILED, OK
from tutor.faults import refuse

if TYPE_CHECKING:
    from tutor.cli.learner import Learner
    from tutor.cli.lesson import Desk
    from tutor.learn.home import Home
    from tutor.learn.practice import Wanted

SAYS = ("Pone ejercicios de un juego, sin fin.", "Sets exercises about a game, without end.")
MOST = 1000
LIST = ("lista", "list")


def arguments(parser: Parser, words: list[str]) -> None:
    """A game, and what the exercises are to be like."""
    game = parser.pick("JUEGO", "GAME")
    parser.usage = f"tutor quiz {game} [--variant …] [--kind …] [--component …] [--against …] [--band …] [--seed …] [--count …] [--as …]"
    parser.epilog = (
        parser.pick(
            "De lo que ya sabes, la mitad de los ejercicios mira si tienes alguna idea equivocada que tus respuestas no\n"
            "hayan descartado todavía (con --kind, ninguno).\n\nejemplos:",
            "Of what you know, every other exercise looks for a mistaken idea that your answers have not ruled out yet\n"
            "(with --kind, none does).\n\nexamples:",
        )
        + "\n  tutor quiz pocha --component BEAT --count 5\n  tutor quiz escoba --kind all_captures --band dificil"
        + "\n  tutor quiz pocha --against M2\n  tutor quiz pocha --against "
        + parser.pick("probable", "likely")
    )
    parser.place("game", game, ("un juego", "a game"))
    parser.value(
        "--variant",
        parser.pick("VARIANTE", "VARIANT"),
        ("la forma del juego; sin decirla, la de tu mesa", "the form of the game; without it, that of your table"),
    )
    parser.value("--kind", parser.pick("CLASE", "KIND"), ("la clase de ejercicio", "the kind of exercise"))
    parser.value(
        "--component",
        parser.pick("PIEZA", "PIECE"),
        ("la pieza del juego que se practica", "the piece of the game to practise"),
    )
    parser.value(
        "--against",
        parser.pick("IDEA", "IDEA"),
        (
            "la idea equivocada contra la que se practica; «probable» es la que dejan ver tus respuestas, «lista» dice cuáles hay",
            "the mistaken idea to practise against; “likely” is what your answers point to, “list” says which there are",
        ),
    )
    parser.choice("--band", ("", "facil", "media", "dificil"), ("la dificultad", "the difficulty"))
    parser.value(
        "--seed",
        "N",
        (
            "otros ejercicios; con el mismo número salen los mismos, mientras tus respuestas sean las mismas",
            "other exercises; the same number gives the same ones for as long as your answers are the same",
        ),
    )
    parser.value("--count", "N", ("cuántos; sin decirlo, hasta que lo dejes", "how many; without it, until you leave"))
    as_option(parser)
    parser.flag("--json", ("los datos: un objeto en cada línea", "the data: an object a line"))


def run(given: dict[str, Any], screen: Screen) -> int:
    """Ask until there have been enough, or somebody leaves; 1 where an answer was wrong."""
    from tutor.ask import the_library
    from tutor.cli.learner import learner_of
    from tutor.cli.lesson import Desk, Left
    from tutor.learn.items import ask_text, mark
    from tutor.learn.lessons import ladder
    from tutor.learn.practice import exercise

    known = the_library().games()
    if given["game"] is None:
        raise refuse("game-missing", known=", ".join(known))
    count = seed_of(given["count"], "--count") if given["count"] is not None else MOST
    desk, right, asked = Desk(screen, given["json"]), 0, 0
    learner, seen = learner_of(given, screen), set[str]()
    if given["against"] in LIST:
        return listed(home_of(given, learner), desk)
    wanted, seed = wanted_of(given, learner), seed_of(given["seed"])
    try:
        while asked < count:
            item = exercise(wanted, str(seed), asked, frozenset(seen))
            if item is None:
                break
            marked = mark(item, desk.answer(item, ask_text(item, screen.lang)))
            learner.keep(item, marked, wanted.kind, desk.took)
            seen.add(item.key)
            asked, right = asked + 1, right + marked.right
            desk.tell(ladder(item, marked, screen.lang), marked.right)
    except Left:
        pass
    desk.say(
        "end", screen.pick(f"Aciertos: {right} de {asked}.", f"Right: {right} of {asked}."), right=right, asked=asked
    )
    return OK if right == asked else FAILED


def home_of(given: dict[str, Any], learner: Learner) -> Home:
    """The table: of the form that is asked for, else the learner's own. TutorError for a game or form that there is not."""
    from tutor.learn.home import Home

    return Home(given["game"], given["variant"]) if given["variant"] else learner.home(given["game"])


def listed(home: Home, desk: Desk) -> int:
    """The ideas against which one can practise, a line each."""
    from tutor.learn.against import called, ideas_at

    for idea in ideas_at(home):
        said = called(home.seat, idea, desk.screen.lang)
        desk.say("idea", f"{idea}: {said}", idea=idea, says=said)
    return OK


def wanted_of(given: dict[str, Any], learner: Learner) -> Wanted:
    """What is to be practised. TutorError for a game, form, piece, idea or kind that there is not."""
    from tutor.learn.against import about_against, idea_named
    from tutor.learn.items.make import the_kind
    from tutor.learn.practice import Wanted, able, everything

    game, home = given["game"], home_of(given, learner)
    kinds = (the_kind(given["kind"]).id,) if given["kind"] else ()
    pieces = (given["component"],) if given["component"] else ()
    if given["against"]:
        about = (*about_against(pieces, idea_named(home, given["against"], learner.likely(game))),)
    else:
        about = pieces or able(home, everything(home), kinds)
    if not about:
        raise refuse("no_item_found", found=given["kind"], word=game)
    return Wanted(home, about, given["band"] or None, kinds, learner.doubts(home, about))
