"""Which table is played at: game, variant, options and house rules, as every command takes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.ask import Ruleset, load
from tutor.ask.desk import Desk
from tutor.cli.flags import parse_word
from tutor.cli.parser import Parser, Says
from tutor.faults import refuse

ALL_VARIANTS = ("todas", "all")
COMPARED = ("sin ella se comparan todas", "without it all are compared")


def add_game(parser: Parser) -> None:
    """``--game``, and what else makes a table."""
    says = ("un juego, o un archivo tuyo («extends: …»)", "a game, or a file of your own (“extends: …”)")
    parser.value("--game", parser.pick("JUEGO", "GAME"), says)
    add_table(parser)


def add_table(parser: Parser, variant: Says = COMPARED) -> None:
    """``--variant``, of which ``variant`` says what it is for, ``--option`` and ``--house``."""
    parser.value("--variant", parser.pick("VARIANTE", "VARIANT"), variant)
    parser.value(
        "--option",
        parser.pick("OPCIÓN=VALOR", "OPTION=VALUE"),
        ("una opción de la mesa; se puede repetir", "an option of the table; may be given several times"),
        again=True,
    )
    parser.value(
        "--house",
        parser.pick("ARCHIVO", "FILE"),
        (
            "reglas de la casa («extends: …»); se puede repetir",
            "house rules (“extends: …”); may be given several times",
        ),
        again=True,
    )


def table_given(game: str, given: Mapping[str, Any], house: Sequence[str]) -> Ruleset:
    """The rules of the table that the line describes. ``game`` may be the path of somebody's own file."""
    variant = given["variant"] or ""
    return load(game, "" if variant in ALL_VARIANTS else variant, options_given(given["option"]), house)


def desk_given(given: Mapping[str, Any], facts: Mapping[str, Any] | None = None) -> Desk:
    """The desk for cases at that table. House rules say which game they are for, so they need no ``--game``."""
    game, *house = [name for name in (given["game"], *given["house"]) if name] or [""]
    instead = {**(facts or {}), **({"variant": given["variant"]} if given["variant"] else {})}
    rules = table_given(game, given, house) if game else None
    return Desk(rules, instead, opens=lambda other: table_given(other, given, ()))


def options_given(words: Sequence[str]) -> dict[str, bool | int | str]:
    """``k=v`` each."""
    found = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not name.strip() or not value.strip():
            raise refuse("option-shape", found=word)
        found[name.strip()] = parse_word(value.strip())
    return found
