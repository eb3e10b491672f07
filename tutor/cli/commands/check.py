"""``tutor check``: proves what is shipped."""

from __future__ import annotations

from typing import Any

from tutor.cli.parser import Parser
from tutor.cli.screen import Screen, clean
from tutor.cli.status import FAILED, OK

SAYS = (
    "Comprueba todo lo que trae el programa: leyes, opciones, ejemplos.",
    "Proves all that is shipped: laws, options, examples.",
)


def arguments(parser: Parser, words: list[str]) -> None:
    """None of its own."""
    parser.usage = "tutor check"


def run(given: dict[str, Any], screen: Screen) -> int:
    """Print what is wrong, with its place, and what was looked at."""
    from tutor.ask.check import check

    found = check()
    if not found.sound:
        screen.say(screen.paint(clean(found.text(screen.lang)), "red"))
    wrong = len(found.faults) + len(found.failed)
    said = screen.pick(
        f"juegos: {found.games}; leyes: {found.laws}; ejemplos: {found.cases}; fallos: {wrong}",
        f"games: {found.games}; laws: {found.laws}; examples: {found.cases}; faults: {wrong}",
    )
    screen.say(screen.paint(said, "green" if found.sound else "red"))
    return OK if found.sound else FAILED
