"""``tutor cases``: every case of some files put to the test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.ask.trial import Trial, try_all
from tutor.cli.parser import Parser
from tutor.cli.screen import Screen, clean
from tutor.cli.source import cases_from
from tutor.cli.status import BAD_INPUT, FAILED, OK
from tutor.cli.table import add_game, desk_given
from tutor.faults import TutorError, refuse

SAYS = (
    "Prueba los casos de unos archivos y nombra los que fallan.",
    "Tries the cases of some files and names those that fail.",
)


def arguments(parser: Parser, words: list[str]) -> None:
    """The files."""
    name = parser.pick("ARCHIVO", "FILE")
    parser.usage = f"tutor cases {name}… [--game …] [--variant …]"
    parser.place(
        "files",
        name,
        ("archivos de casos; los que llevan «expect» se comprueban", "files of cases; those with “expect” are checked"),
        many=True,
    )
    add_game(parser)


def run(given: dict[str, Any], screen: Screen) -> int:
    """1 where a case is not as expected; 2 where something could not be read, whatever the others say."""
    if not given["files"]:
        raise refuse("file-missing")
    desk, trials, unread = desk_given(given), [], 0
    for file in given["files"]:
        try:
            nodes = cases_from(file)
        except TutorError as error:
            screen.complain(error.text(screen.lang))
            unread += 1
            continue
        for trial in try_all(nodes, desk):
            trials.append(trial)
            if trial.failed:
                screen.say(screen.paint(clean(trial.text(screen.lang)), "red"))
    if trials:
        screen.say(summary(trials, screen))
    return (
        BAD_INPUT
        if unread or any(trial.error for trial in trials)
        else FAILED
        if any(trial.failed for trial in trials)
        else OK
    )


def summary(trials: Sequence[Trial], screen: Screen) -> str:
    """ "87 casos, 0 fallan"."""
    failed, untested = (
        sum(trial.failed for trial in trials),
        sum(not trial.tested and not trial.error for trial in trials),
    )
    said = screen.pick(
        f"{counted(len(trials), 'caso', 'casos')}, {counted(failed, 'falla', 'fallan')}",
        f"{counted(len(trials), 'case', 'cases')}, {failed} failed",
    )
    if untested:
        said += screen.pick(f"; sin nada que comprobar: {untested}", f"; nothing to check: {untested}")
    return screen.paint(said, "red" if failed else "green")


def counted(number: int, one: str, many: str) -> str:
    """ "1 caso", "87 casos"."""
    return f"{number} {one if number == 1 else many}"
