"""A book as Markdown."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from tutor.ask.rulebook.cases import Example
from tutor.ask.rulebook.options import OPTIONS, OURS, source_name
from tutor.ask.rulebook.page import Entry, Row, Section
from tutor.law.model import Citations
from tutor.law.voice import Voice

Examples = Callable[[str, bool], list[Example]]
SPECIAL = re.compile(r"([<>\[\]`\\|])")


class Printer:
    """Prints sections; ``examples`` gives those of a rule, or of an option."""

    def __init__(self, voice: Voice, examples: Examples) -> None:
        self.voice, self.examples = voice, examples

    def section(self, section: Section) -> str:
        """A section with its heading."""
        return "\n".join([f"{'#' * section.level} {plain(section.title)}", *self.body(section)])

    def body(self, section: Section) -> Iterator[str]:
        """What stands under the heading."""
        for entry in section.opening:
            yield from ("", self.said(entry))
        if section.rules:
            yield ""
        for number, rule in enumerate(section.rules, 1):
            yield from self.item(rule, "", f"{number}. " if section.numbered else "- ", section.id == OPTIONS)
        for entry in section.closing:
            yield from ("", self.said(entry))
        if section.table:
            yield from ("", *table(section.table))
        lines = [line for entry in section.opening for line in self.lines(entry, "", section.id == OPTIONS)]
        yield from ["", self.voice.pick("Ejemplos:", "Examples:"), "", *lines] if lines else ()

    def item(self, entry: Entry, indent: str, bullet: str, is_option: bool) -> Iterator[str]:
        """A rule as an item of a list, with its examples and what belongs to it."""
        yield f"{indent}{bullet}{self.said(entry)}"
        inside = indent + " " * len(bullet)
        yield from self.lines(entry, inside, is_option)
        for inner in entry.inner:
            yield from self.item(inner, inside, "- ", is_option)

    def lines(self, entry: Entry, indent: str, is_option: bool) -> Iterator[str]:
        """The examples of a rule."""
        if entry.id:
            yield from (f"{indent}- {plain(example.line)}" for example in self.examples(entry.id, is_option))

    def said(self, entry: Entry) -> str:
        """Name, whose rule it is, text, sources."""
        name = f"**{plain(entry.name)}{'' if entry.name.endswith(('.', '?', '!')) else '.'}**" if entry.name else ""
        mark = f"*({plain(entry.mark)})*" if entry.mark else ""
        cited = self.cited(entry.source) or plain(entry.note)
        return " ".join(part for part in (name, mark, plain(entry.text), f"*({cited})*" if cited else "") if part)

    def cited(self, source: Citations) -> str:
        """ "pocha-a, «Modo de juego»; pocha-b, «Jugar las cartas»"."""
        return "; ".join(self.citation(name, headings) for name, headings in source)

    def citation(self, source: str, headings: tuple[str, ...]) -> str:
        """One source with its headings."""
        if source == OURS:
            return source_name(source, self.voice)
        opened, closed = self.voice.pick("«", "“"), self.voice.pick("»", "”")
        return f"{source}, {' / '.join(f'{opened}{plain(heading)}{closed}' for heading in headings)}"


def plain(text: str) -> str:
    """Text that no reader of Markdown takes for anything else."""
    return SPECIAL.sub(r"\\\1", " ".join(text.split()))


def table(rows: tuple[Row, ...]) -> Iterator[str]:
    """A table; the first row is its heads."""
    for number, row in enumerate(rows):
        yield f"| {' | '.join(plain(cell) for cell in row)} |"
        if number == 0:
            yield "|" + "---|" * len(row)
