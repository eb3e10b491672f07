"""``tutor explain``: the answer to one case, or to every case of a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.ask import Answer, Case
from tutor.ask.desk import Desk
from tutor.cli.flags import add_flags, facts_given, parse_value, words_meant
from tutor.cli.line import values_of
from tutor.cli.parser import Parser
from tutor.cli.screen import Screen, clean
from tutor.cli.status import BAD_INPUT, worst
from tutor.cli.table import add_game, desk_given
from tutor.faults import TutorError, refuse
from tutor.law.yamltext import Node

SAYS = (
    "Responde a un caso: qué regla decide, por qué, y qué valdría.",
    "Answers a case: which rule decides, why, and what would do.",
)
EXAMPLES = """
  tutor explain --game pocha --trump espadas --trick 12c 10c --hand 1c 6c 3e 2b --play 6c
  tutor explain --game pocha --variant completa --trump espadas --trick 12c 10c --hand 1c 6c 3e 2b --play 6c --versus 1c
  tutor explain --game pocha --cards 1 --players 4 --bids 0 0 1 --bid 0 --full
  tutor explain --game escoba --variant quince --table 7o 2c --hand 10b 3o --play 10b --take 7o
  tutor explain --game escoba --variant quince-wiki --leftover 11c --piles A=90 B=121
  tutor explain --game tute --variant habanero --trump copas --stock 16 --tricks-won 1 --sung --hand 12c 11c 7e --sing copas
  tutor explain {file} --json
"""
STYLES = {"legal": "green", "illegal": "red", "depends": "yellow", "undecided": "yellow", "not_covered": "yellow"}


def arguments(parser: Parser, words: list[str]) -> None:
    """A file of cases, or a position; facts given beside a file take the place of those in its cases."""
    case = parser.pick("CASO", "CASE")
    parser.usage = parser.pick(
        f"tutor explain [{case}.yaml|-] [--game JUEGO] [--CLAVE VALOR …] [opciones]",
        f"tutor explain [{case}.yaml|-] [--game GAME] [--KEY VALUE …] [options]",
    )
    parser.epilog = parser.pick("ejemplos:", "examples:") + EXAMPLES.format(
        file=f"{case.lower()}.yaml".replace("caso", "casos")
    )
    parser.place(
        "case",
        f"{case}.yaml",
        ("archivo de casos, o - para la entrada estándar", "a file of cases, or - for standard input"),
    )
    add_game(parser)
    parser.values(
        "--versus", parser.pick("JUGADA", "MOVE"), ("por qué la jugada y no esta", "why the move and not this one")
    )
    parser.flag(
        "--full",
        (
            "también qué valdría, qué lo cambiaría, fuente y otras mesas",
            "alternatives, changes, source and other tables too",
        ),
    )
    parser.flag(
        "--json", ("los datos: un objeto por caso, uno en cada línea", "the data: an object a case, one a line")
    )
    parser.flag(
        "--svg",
        (
            "el fallo dibujado, para guardarlo: … --svg > fallo.svg",
            "the ruling drawn, to be kept: … --svg > ruling.svg",
        ),
    )
    meant = words_meant([*values_of("--game", words), *values_of("--house", words)])
    add_flags(parser, meant)
    parser.set_defaults(words=meant)


def run(given: dict[str, Any], screen: Screen) -> int:
    """Print every answer; the status is that of the worst, and bad input is worse than any answer."""
    facts = facts_given(given, given["words"])
    if given["case"] is None and not facts:
        raise refuse("nothing-asked")
    desk = desk_given(given, facts)
    cases, statuses = cases_given(given["case"]), []
    for number, case in enumerate(cases):
        if number and not given["json"] and not given["svg"]:
            screen.say("")
        statuses.append(put(case, desk, given, screen, named=len(cases) > 1))
    return worst(statuses)


def cases_given(source: str | None) -> Sequence[Node | dict[str, Any]]:
    """The cases of a file or of standard input; without either, one with nothing in it but what stands on the line."""
    if source is None:
        return [{}]
    from tutor.cli.source import cases_from

    return cases_from(source)


def put(given_case: Node | dict[str, Any], desk: Desk, given: dict[str, Any], screen: Screen, named: bool) -> int:
    """Ask one case and print the answer."""
    try:
        case = desk.read(given_case)
        versus = given["versus"]
        answer = desk.ask(case) if versus is None else desk.compare(case, parse_value(versus, [], "--versus"))
        if given["svg"]:
            shown = as_svg(case, answer, desk, screen.lang)
        elif given["json"]:
            shown = as_json(case, answer, screen.lang)
        else:
            shown = as_text(case, answer, given["full"], screen, named)
    except TutorError as error:
        screen.complain(error.text(screen.lang))
        return BAD_INPUT
    screen.say(shown)
    return answer.exit_status


def as_svg(case: Case, answer: Answer, desk: Desk, lang: str) -> str:
    """The picture of the ruling, on one line."""
    from tutor.ask.picture import answer_svg

    rules = desk.rules_of(case.game)
    return answer_svg(rules, answer, lang, case.variant or rules.table.variant)


def as_json(case: Case, answer: Answer, lang: str) -> str:
    """One line."""
    import json

    named = {"id": case.id} if case.id else {}
    return json.dumps({**named, **answer.to_dict(lang)}, ensure_ascii=False)


def as_text(case: Case, answer: Answer, full: bool, screen: Screen, named: bool) -> str:
    """What a person reads; the verdict coloured, and among several cases the id in front."""
    text, head = clean(answer.text(screen.lang, full=full)), answer.headline(screen.lang)
    if head and text.startswith(head):
        text = screen.paint(head, "bold", STYLES.get(answer.verdict, "cyan")) + text.removeprefix(head)
    return f"{screen.paint(clean(case.id), 'dim')}: {text}" if named and case.id else text
