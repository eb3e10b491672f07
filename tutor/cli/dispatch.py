"""From the words of a command line to a command: found by folder, and only the one that is asked for is loaded."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import Protocol, cast

from tutor.cli import commands
from tutor.cli.parser import Parser
from tutor.cli.screen import Screen
from tutor.faults import closest, refuse

WITH_VALUE = ("--lang", "--color")


class Command(Protocol):
    """What a module in `tutor.cli.commands` has: what it does, in Spanish and English, and these two functions."""

    SAYS: tuple[str, str]

    def arguments(self, parser: Parser, words: list[str]) -> None:
        """Tell the parser what may stand on the line; ``words`` is the line."""

    def run(self, given: dict[str, object], screen: Screen) -> int:
        """Do it; the exit status."""


def command_names() -> list[str]:
    """The commands there are."""
    return [found.name for found in pkgutil.iter_modules(commands.__path__)]


def command(name: str) -> Command:
    """A command, loaded."""
    return cast(Command, import_module(f"{commands.__name__}.{name}"))


def says(name: str, lang: str) -> str:
    """What a command does, in a line."""
    return command(name).SAYS[0 if lang == "es" else 1]


def dispatch(words: list[str], screen: Screen) -> int:
    """Run what the words ask for."""
    name, rest = split(words)
    if not name:
        return without_command(rest, screen)
    if name not in command_names():
        near, known = closest(name, command_names()), ", ".join(command_names())
        raise refuse("command-unknown-near" if near else "command-unknown", word=name, near=near, known=known)
    parser = Parser(name, says(name, screen.lang), screen.lang)
    if asks_for_help(rest):
        command(name).arguments(parser, rest)
        screen.say(parser.format_help().rstrip())
        return 0
    command(name).arguments(parser, rest)
    given = parser.read(rest)
    screen.settle_color(str(given["color"]))
    return command(name).run(given, screen)


def split(words: list[str]) -> tuple[str, list[str]]:
    """The command, which is the first word that is no option, and everything else."""
    for place, word in enumerate(words):
        if not word.startswith("-") and (place == 0 or words[place - 1] not in WITH_VALUE):
            return word, [*words[:place], *words[place + 1:]]
    return "", words


def asks_for_help(words: list[str]) -> bool:
    """Whether ``--help`` stands there."""
    return "--help" in words or "-h" in words


def without_command(words: list[str], screen: Screen) -> int:
    """``tutor --help``, ``tutor --version``; nothing at all is bad input."""
    if asks_for_help(words):
        listed = "\n".join(f"  {name:<9}{says(name, screen.lang)}" for name in command_names())
        screen.say(screen.pick(
            f"uso: tutor ORDEN …\n\nQué regla decide, qué cartas la activan y qué cambiaría el fallo.\n\n{listed}\n\n"
            "«tutor ORDEN --help» lo cuenta con ejemplos; --lang en, in English.\n" + STATUS[0],
            f"usage: tutor COMMAND …\n\nWhich rule decides, which cards make it so, and what would change the ruling.\n\n{listed}\n\n"
            "“tutor COMMAND --help” tells more, with examples.\n" + STATUS[1]))
        return 0
    if "--version" in words:
        screen.say(version())
        return 0
    Parser("", "", screen.lang).read(words)
    raise refuse("command-missing", known=", ".join(command_names()))


STATUS = (
    "Estado de salida: 0 legal, respondido o hecho; 1 ilegal o un caso que falla; 2 entrada incorrecta; 3 depende de la mesa,\n"
    "no se puede decidir o ninguna fuente lo dice; 4 un fallo nuestro.",
    "Exit status: 0 legal, answered or done; 1 illegal or a failed case; 2 bad input; 3 it depends on the table, cannot be\n"
    "decided or no source says; 4 a defect of ours.",
)


def version() -> str:
    """The version that is installed."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return f"tutor {version('tutor')}"
    except PackageNotFoundError:
        return "tutor (checkout)"
