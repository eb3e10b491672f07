"""The edge of the process: every way out of a command becomes an exit status, and nothing becomes a traceback.

0 legal, answered or done · 1 illegal, or a case failed · 2 bad input · 3 depends, undecided or not covered · 4 a defect
of ours. Ctrl-C and a closed pipe end quietly, with the numbers that shells use for them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from tutor.cli.line import wanted_language
from tutor.cli.screen import Screen
from tutor.cli.status import BAD_INPUT, DEFECT, INTERRUPTED, PIPE_CLOSED
from tutor.faults import TutorError, refuse


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and give its exit status; ``argv`` without the name of the program."""
    words = list(sys.argv[1:] if argv is None else argv)
    screen = Screen(wanted_language(words))
    try:
        status = attempt(words, screen)
        screen.flush()
    except BrokenPipeError:
        abandon_output()
        return PIPE_CLOSED
    except OSError as error:  # a full disk, for one
        abandon_output()
        screen.complain(refuse("output-lost", reason=error.strerror).text(screen.lang))
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def attempt(words: list[str], screen: Screen) -> int:
    """The exit status of a command line; bad input and defects are told on the error stream."""
    from tutor.cli.dispatch import dispatch

    try:
        return dispatch(words, screen)
    except TutorError as error:
        screen.complain(error.text(screen.lang))
        return BAD_INPUT
    except Exception as error:
        if error is screen.lost:
            raise
        if "--debug" in words:
            import traceback

            screen.complain(traceback.format_exc().rstrip())
        screen.complain(apology(error, screen))
        return DEFECT


def apology(error: Exception, screen: Screen) -> str:
    """One line about a defect: what it was, that it is ours, what to do."""
    said = " ".join(f"{type(error).__name__}: {error}".split())[:120]
    return screen.pick(
        f"esto es un fallo nuestro, no tuyo ({said}); cuéntanoslo con la orden escrita y lo que sale al añadir --debug",
        f"this is a defect of ours, not yours ({said}); report it with the command and what it prints with --debug",
    )


def abandon_output() -> None:
    """Nobody reads any more: what is still to be written goes nowhere, also when the interpreter ends."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, ValueError, AttributeError):  # a stream without a file, or none at all
        return
