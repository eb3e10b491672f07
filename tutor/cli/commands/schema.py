"""``tutor schema``: the JSON Schema of the rule language and of lessons, for editors."""

from __future__ import annotations

import json
from typing import Any

from tutor.cli.parser import Parser
from tutor.cli.screen import Screen

SAYS = (
    "Escribe el JSON Schema de las reglas y las lecciones, para el editor.",
    "Prints the JSON Schema of rules and lessons, for editors.",
)


def arguments(parser: Parser, words: list[str]) -> None:
    """None of its own."""
    parser.usage = "tutor schema"
    parser.epilog = parser.pick("ejemplo:", "example:") + "\n  tutor schema > reglas.schema.json"


def run(given: dict[str, Any], screen: Screen) -> int:
    """Print it."""
    from tutor.kinds import vocabulary
    from tutor.law.schema import schema
    from tutor.learn.lessons import LESSON_SHAPES

    screen.say(json.dumps(schema(vocabulary(), LESSON_SHAPES), ensure_ascii=False, indent=2))
    return 0
