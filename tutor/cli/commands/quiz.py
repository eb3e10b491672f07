"""``tutor quiz``: exercises without end, of a kind or about a piece of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.cli.keeping import as_option, seed_of
from tutor.cli.parser import Parser
from tutor.cli.screen import Screen
from tutor.cli.status import FAILED, OK
from tutor.faults import refuse

if TYPE_CHECKING:
    from tutor.learn.practice import Wanted

SAYS = ("Pone ejercicios de un juego, sin fin.", "Sets exercises about a game, without end.")
MOST = 1000


def arguments(parser: Parser, words: list[str]) -> None:
    """A game, and what the exercises are to be like."""
    game = parser.pick("JUEGO", "GAME")
    parser.usage = (
        f"tutor quiz {game} [--variant …] [--kind …] [--component …] [--band …] [--seed …] [--count …] [--as …]"
    )
    parser.epilog = (
        parser.pick("ejemplos:", "examples:")
        + "\n  tutor quiz pocha --component BEAT --count 5\n  tutor quiz escoba --kind all_captures --band dificil"
    )
    parser.place("game", game, ("un juego", "a game"))
    parser.value("--variant", parser.pick("VARIANTE", "VARIANT"), ("la forma del juego", "the form of the game"))
    parser.value("--kind", parser.pick("CLASE", "KIND"), ("la clase de ejercicio", "the kind of exercise"))
    parser.value(
        "--component",
        parser.pick("PIEZA", "PIECE"),
        ("la pieza del juego que se practica", "the piece of the game to practise"),
    )
    parser.choice("--band", ("", "facil", "media", "dificil"), ("la dificultad", "the difficulty"))
    parser.value("--seed", "N", ("otros ejercicios", "other exercises"))
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
    count = seed_of(given["count"]) if given["count"] is not None else MOST
    wanted, seed = wanted_of(given), seed_of(given["seed"])
    learner, seen = learner_of(given, screen), set[str]()
    desk, right, asked = Desk(screen, given["json"]), 0, 0
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


def wanted_of(given: dict[str, Any]) -> Wanted:
    """What is to be practised. TutorError for a game, form, piece or kind that there is not."""
    from tutor.ask import load
    from tutor.learn.home import Home
    from tutor.learn.items.make import the_kind
    from tutor.learn.practice import Wanted, able, everything

    game = given["game"]
    home = Home(game, given["variant"] or load(game).variants[0])
    kinds = (the_kind(given["kind"]).id,) if given["kind"] else ()
    about = (given["component"],) if given["component"] else able(home, everything(home), kinds)
    if not about:
        raise refuse("no_item_found", found=given["kind"], word=game)
    return Wanted(home, about, given["band"] or None, kinds)
