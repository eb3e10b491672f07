"""``tutor check``: proves what is shipped, or another folder of laws."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tutor.cli.parser import Parser
from tutor.cli.screen import Screen, clean
from tutor.cli.status import FAILED, OK
from tutor.faults import refuse

if TYPE_CHECKING:
    from tutor.law.load import Library

SAYS = (
    "Comprueba todo lo que trae el programa: leyes, opciones, ejemplos.",
    "Proves all that is shipped: laws, options, examples.",
)


def arguments(parser: Parser, words: list[str]) -> None:
    """A folder of laws; without one, those that are shipped."""
    folder = parser.pick("CARPETA", "FOLDER")
    parser.usage = f"tutor check [{folder}]"
    parser.place(
        "folder",
        folder,
        (
            "una carpeta de leyes, como rules/; sin ella, las que trae el programa",
            "a folder of laws, such as rules/; without it, those that are shipped",
        ),
    )


def run(given: dict[str, Any], screen: Screen) -> int:
    """Print what is wrong, with its place, and what was looked at."""
    from tutor.ask.check import check

    found = check(None if given["folder"] is None else library_in(Path(given["folder"])))
    if not found.sound:
        screen.say(screen.paint(clean(found.text(screen.lang)), "red"))
    wrong = len(found.faults) + len(found.failed)
    said = screen.pick(
        f"juegos: {found.games}; leyes: {found.laws}; ejemplos: {found.cases}; fallos: {wrong}",
        f"games: {found.games}; laws: {found.laws}; examples: {found.cases}; faults: {wrong}",
    )
    screen.say(screen.paint(said, "green" if found.sound else "red"))
    return OK if found.sound else FAILED


def library_in(folder: Path) -> Library:
    """The laws of a folder. Raises TutorError where it holds none."""
    from tutor.kinds import vocabulary
    from tutor.law.load import Library

    library = Library(folder, vocabulary())
    if not library.games():
        raise refuse("no-laws-there", path=str(folder))
    return library
