"""``tutor quiz``: exercises without end, of a kind or about a piece of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.cli.keeping import seed_of
from tutor.cli.parser import Parser
from tutor.cli.screen import Screen
from tutor.cli.status import FAILED, OK
from tutor.faults import TutorError, refuse

if TYPE_CHECKING:
    from tutor.learn.items import Band, Item

SAYS = ("Pone ejercicios de un juego, sin fin.", "Sets exercises about a game, without end.")
FIRST = ("mark_all", "winner", "points", "say_value")
MOST = 1000


def arguments(parser: Parser, words: list[str]) -> None:
    """A game, and what the exercises are to be like."""
    game = parser.pick("JUEGO", "GAME")
    parser.usage = f"tutor quiz {game} [--variant …] [--kind …] [--component …] [--band …] [--seed …] [--count …]"
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
    parser.flag("--json", ("los datos: un objeto en cada línea", "the data: an object a line"))


def run(given: dict[str, Any], screen: Screen) -> int:
    """Ask until there have been enough, or somebody leaves; 1 where an answer was wrong."""
    from tutor.ask import the_library
    from tutor.cli.lesson import Desk, Left
    from tutor.learn.items import ask_text, mark
    from tutor.learn.lessons import ladder

    known = the_library().games()
    if given["game"] is None:
        raise refuse("game-missing", known=", ".join(known))
    count = seed_of(given["count"]) if given["count"] is not None else MOST
    desk, right, asked = Desk(screen, given["json"]), 0, 0
    try:
        for item in items(given):
            if asked == count:
                break
            answered = desk.answer(item, ask_text(item, screen.lang))
            marked = mark(item, answered)
            asked, right = asked + 1, right + marked.right
            desk.tell(ladder(item, marked, screen.lang), marked.right)
    except Left:
        pass
    desk.say(
        "end", screen.pick(f"Aciertos: {right} de {asked}.", f"Right: {right} of {asked}."), right=right, asked=asked
    )
    return OK if right == asked else FAILED


def items(given: dict[str, Any]) -> Any:
    """The exercises, one after another, none twice."""
    from tutor.ask import load, the_library
    from tutor.learn.items.chance import Chance
    from tutor.learn.items.tables import seat_of
    from tutor.learn.items.targets import components_at

    game, seed = given["game"], seed_of(given["seed"])
    variant = given["variant"] or load(game).variants[0]
    load(game, variant=variant)
    pieces = [given["component"]] if given["component"] else list(components_at(seat_of(game, variant, (), ())))
    chance, seen, idle = Chance(f"quiz {game} {seed}"), set[str](), 0
    assert the_library().games()
    while idle < MOST:
        item = one(given, game, variant, chance.pick(pieces), seed * MOST + idle)
        idle += 1
        if item is not None and item.key not in seen:
            seen.add(item.key)
            yield item


def one(given: dict[str, Any], game: str, variant: str, piece: str, seed: int) -> Item | None:
    """An exercise about a piece; where neither it nor the kind was asked for, None if none comes out."""
    from tutor.learn.items import KINDS, generate

    band: Band | None = given["band"] or None
    kinds = [given["kind"]] if given["kind"] else [*FIRST, *(kind for kind in KINDS if kind not in FIRST)]
    fault: TutorError | None = None
    for kind in kinds:
        try:
            return generate(kind, game, variant, piece, band, seed)
        except TutorError as error:
            fault = fault or error
    if given["component"] or (fault is not None and fault.faults[0].code == "item_kind"):
        raise fault or refuse("no_item_found", found="", word=piece)
    return None
