"""Where cases come from: a file, or standard input for ``-``."""

from __future__ import annotations

import sys

from tutor.ask.files import CASE_FILE_LIMIT, cases_in, cases_in_text
from tutor.law.yamltext import Node

STANDARD_INPUT = "-"


def cases_from(source: str) -> list[Node]:
    """The cases of a file or of standard input. Raises TutorError for what cannot be read."""
    if source != STANDARD_INPUT:
        return cases_in(source)
    return cases_in_text(sys.stdin.buffer.read(CASE_FILE_LIMIT + 1), "<stdin>")
