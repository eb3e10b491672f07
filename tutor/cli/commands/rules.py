"""``tutor rules``: the rulebook of a game, or one rule of it, in Markdown."""

from __future__ import annotations

from typing import Any

from tutor.cli.parser import Parser
from tutor.cli.screen import Screen
from tutor.cli.table import add_table, table_given
from tutor.faults import refuse

SAYS = ("Escribe el reglamento de un juego, o una regla.", "Prints the rulebook of a game, or one rule.")


def arguments(parser: Parser, words: list[str]) -> None:
    """A game, perhaps a rule."""
    game, rule = parser.pick("JUEGO", "GAME"), parser.pick("REGLA", "RULE")
    parser.usage = f"tutor rules {game} [{rule}] [--variant …]"
    parser.epilog = (
        parser.pick("ejemplos:", "examples:") + "\n  tutor rules pocha --variant completa\n  tutor rules pocha montar"
    )
    parser.place("game", game, ("un juego, o un archivo tuyo", "a game, or a file of your own"))
    parser.place("rule", rule, ("el nombre de una regla, como montar", "the id of a rule, such as montar"))
    add_table(parser)


def run(given: dict[str, Any], screen: Screen) -> int:
    """Print it."""
    from tutor.ask import the_library
    from tutor.ask.rulebook import rulebook

    if given["game"] is None:
        raise refuse("game-missing", known=", ".join(the_library().games()))
    screen.say(rulebook(table_given(given["game"], given, given["house"]), screen.lang, given["rule"]).rstrip("\n"))
    return 0
