"""``tutor check``: proves what is shipped, or another folder of laws or of lessons."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tutor.cli.parser import Parser
from tutor.cli.screen import Screen, clean
from tutor.cli.status import FAILED, OK
from tutor.faults import refuse

if TYPE_CHECKING:
    from tutor.ask.trial import Trial
    from tutor.faults import Fault
    from tutor.law.load import Library
    from tutor.learn.lessons import Shelf

SAYS = (
    "Comprueba todo lo que trae el programa: leyes, opciones, ejemplos, lecciones.",
    "Proves all that is shipped: laws, options, examples, lessons.",
)


def arguments(parser: Parser, words: list[str]) -> None:
    """A folder of laws, or of lessons; without one, those that are shipped."""
    folder = parser.pick("CARPETA", "FOLDER")
    parser.usage = f"tutor check [{folder}] [--lessons {folder}]"
    parser.place(
        "folder",
        folder,
        (
            "una carpeta de leyes, como rules/; sin ella, las que trae el programa",
            "a folder of laws, such as rules/; without it, those that are shipped",
        ),
    )
    parser.value(
        "--lessons",
        folder,
        ("una carpeta de lecciones, como lessons/: solo ella", "a folder of lessons, such as lessons/: that alone"),
    )


def run(given: dict[str, Any], screen: Screen) -> int:
    """Print what is wrong, with its place, and what was looked at."""
    from tutor.ask.check import Findings, check
    from tutor.learn.lessons import Proof, prove, the_shelf

    folder, lessons = given["folder"], given["lessons"]
    found = Findings() if lessons else check(None if folder is None else library_in(Path(folder)))
    proof = prove(shelf_in(Path(lessons)) if lessons else the_shelf()) if lessons or folder is None else Proof()
    faults: list[Fault | Trial] = [*found.faults.values(), *found.failed, *proof.faults.values()]
    for fault in faults:
        screen.say(screen.paint(clean(fault.text(screen.lang)), "red"))
    counted = [
        (("juegos", "games"), found.games),
        (("leyes", "laws"), found.laws),
        (("ejemplos", "examples"), found.cases),
        (("lecciones", "lessons"), proof.lessons),
        (("ejercicios", "exercises"), proof.items),
    ]
    said = [f"{screen.pick(*name)}: {number}" for name, number in counted if number]
    said.append(screen.pick(f"fallos: {len(faults)}", f"faults: {len(faults)}"))
    screen.say(screen.paint("; ".join(said), "red" if faults else "green"))
    return FAILED if faults else OK


def shelf_in(folder: Path) -> Shelf:
    """The lessons of a folder. Raises TutorError where it holds none."""
    from tutor.ask import the_library
    from tutor.learn.lessons import Shelf

    shelf = Shelf(folder, the_library())
    if not shelf.games():
        raise refuse("no_lessons_there", path=str(folder))
    return shelf


def library_in(folder: Path) -> Library:
    """The laws of a folder. Raises TutorError where it holds none."""
    from tutor.kinds import vocabulary
    from tutor.law.load import Library

    library = Library(folder, vocabulary())
    if not library.games():
        raise refuse("no-laws-there", path=str(folder))
    return library
