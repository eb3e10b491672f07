"""argparse with our own words: faults that say what was expected, help in both languages, nothing abbreviated."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from tutor.cli.screen import COLORS, LANGUAGES
from tutor.faults import closest, refuse

Says = tuple[str, str]


class Layout(argparse.RawDescriptionHelpFormatter):
    """Help that keeps the line breaks of examples; its first word is translated."""

    def __init__(self, prog: str, lang: str) -> None:
        super().__init__(prog, max_help_position=28, width=110)
        self.lang = lang

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """ "uso: tutor explain …"."""
        super().add_usage(usage, actions, groups, "uso: " if self.lang == "es" else "usage: ")


class Parser(argparse.ArgumentParser):
    """The arguments of one command, and those that every command has."""

    def __init__(self, command: str, says: str, lang: str) -> None:
        self.command, self.lang = command, lang
        super().__init__(
            prog=f"tutor {command}".strip(),
            description=says,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=lambda prog: Layout(prog, lang),
        )
        self.places = self.add_argument_group(self.pick("argumentos", "arguments"))
        self.own = self.add_argument_group(self.pick("opciones", "options"))
        self.shared = self.add_argument_group(self.pick("en todas las órdenes", "in every command"))
        self.many, self.single = "", list[str]()
        self.choices: dict[str, Sequence[str]] = {}
        self._shared()

    def _shared(self) -> None:
        self.choice(
            "--lang", LANGUAGES, ("idioma: es (por omisión) o en", "language: es (the default) or en"), self.shared
        )
        self.choice(
            "--color",
            COLORS,
            ("color: auto (en un terminal), always o never", "colour: auto (on a terminal), always or never"),
            self.shared,
        )
        self.flag(
            "--debug",
            ("si algo nuestro falla, contarlo entero", "if something of ours fails, tell all of it"),
            self.shared,
        )
        self.flag("-h", ("esta ayuda", "this help"), self.shared, "--help")

    def pick(self, es: str, en: str) -> str:
        """The one of two texts that is in the language of the help."""
        return es if self.lang == "es" else en

    def place(self, name: str, metavar: str, says: Says, many: bool = False) -> None:
        """A word that is no option. One that is missing is for the command to notice."""
        self.many = name if many else ""
        self.single += [] if many else [name]
        self.places.add_argument(name, metavar=metavar, nargs="*" if many else "?", help=self.pick(*says))

    def flag(self, name: str, says: Says, group: Any = None, *more: str) -> None:
        """An option without a value."""
        (group or self.own).add_argument(name, *more, action="store_true", help=self.pick(*says))

    def value(self, name: str, metavar: str, says: Says, again: bool = False) -> None:
        """An option with one value; ``again``: it may be given several times."""
        how: dict[str, Any] = {"action": "append", "default": []} if again else {}
        self.own.add_argument(name, metavar=metavar, help=self.pick(*says), **how)

    def values(self, name: str, metavar: str, says: Says) -> None:
        """An option with any number of values; none of them is not the same as leaving it out."""
        self.own.add_argument(name, metavar=metavar, nargs="*", help=self.pick(*says))

    def choice(self, name: str, known: Sequence[str], says: Says, group: Any = None) -> None:
        """An option whose value is one of a few words, the first of them without it."""
        self.choices[name] = known
        (group or self.own).add_argument(name, metavar="|".join(known), default=known[0], help=self.pick(*says))

    def read(self, words: Sequence[str]) -> dict[str, Any]:
        """What is given, by name. Raises TutorError for what is not known and for a value that is missing."""
        try:
            found, left = self.parse_known_args(words)
        except argparse.ArgumentError as error:
            raise self._fault(error) from None
        given = vars(found)
        for word in left:  # argparse looks for no more places after the first option that interrupts them
            free = next((name for name in self.single if given[name] is None), "")
            if word.startswith("-") or not (free or self.many):
                raise self._unknown(word)
            if free:
                given[free] = word
            else:
                given[self.many].append(word)
        for name, known in self.choices.items():
            value = given[name.lstrip("-")]
            if value not in known:
                raise refuse("argument-choice", word=name, found=value, known=", ".join(known))
        return given

    def _fault(self, error: argparse.ArgumentError) -> Exception:
        """A value that is missing, or one too many: with our words argparse has nothing else to say."""
        name = (error.argument_name or "").split("/")[-1]
        action = next((action for action in self._actions if name in action.option_strings), None)
        code = "argument-takes-no-value" if action is not None and action.nargs == 0 else "argument-without-value"
        return refuse(code, word=name, command=self.command)

    def _unknown(self, word: str) -> Exception:
        name = word.partition("=")[0]
        known = [option for action in self._actions for option in action.option_strings]
        near = closest(name, known) if name.startswith("-") else ""
        command = self.command or "…"
        return refuse("argument-unknown-near" if near else "argument-unknown", word=name, near=near, command=command)

    def error(self, message: str) -> Any:
        """Whatever argparse would print and leave with."""
        raise argparse.ArgumentError(None, message)
