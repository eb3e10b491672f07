"""One position for each question, to see how it is asked: the first of those that lie beside the law."""

from __future__ import annotations

from functools import cache
from typing import Any

from tutor.ask import the_library
from tutor.ask.examples import shipped_examples
from tutor.law.yamltext import plain
from tutor.web.draft import PASTE, question_of


def example_of(game: str, question: str, variant: str = "") -> dict[str, Any]:
    """The example of a question about a game; of a form, where there is one of it. Nothing where none is known."""
    known = [case for case in shipped(game) if question in (PASTE, asks(game, case))]
    return next((case for case in known if variant in ("", case.get("variant", ""))), known[0] if known else {})


def asks(game: str, case: dict[str, Any]) -> str:
    """The question of a shipped example."""
    return question_of({"game": game, **case})


@cache
def shipped(game: str) -> list[dict[str, Any]]:
    """The examples beside the law of a game that need no option, without what is said and expected of them."""
    found = [plain(node) for node in shipped_examples(the_library(), game)]
    cases = [case for case in found if isinstance(case, dict) and "options" not in case]
    return [{str(k): v for k, v in case.items() if k not in ("game", "note", "expect")} for case in cases]
