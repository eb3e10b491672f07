"""From the words of a command line to a command: found by folder, and only the one that is asked for is loaded."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import Protocol, cast

from tutor.cli import commands
from tutor.cli.line import split
from tutor.cli.parser import Parser
from tutor.cli.screen import Screen
from tutor.cli.status import OK
from tutor.faults import closest, refuse


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
        return OK
    command(name).arguments(parser, rest)
    given = parser.read(rest)
    screen.settle_color(str(given["color"]))
    return command(name).run(given, screen)


def asks_for_help(words: list[str]) -> bool:
    """Whether ``--help`` stands there."""
    return "--help" in words or "-h" in words


def without_command(words: list[str], screen: Screen) -> int:
    """``tutor --help``, ``tutor --version``; nothing at all is bad input."""
    from tutor.cli.overview import overview, version

    if asks_for_help(words):
        screen.say(overview({name: says(name, screen.lang) for name in command_names()}, screen))
        return OK
    if "--version" in words:
        screen.say(version())
        return OK
    Parser("", "", screen.lang).read(words)
    raise refuse("command-missing", known=", ".join(command_names()))
