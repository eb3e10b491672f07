"""A book before it is printed: sections of entries, so that two books can be compared and one rule found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from tutor.law.model import Citations

Said = tuple[str, str, str]
Change = Callable[["Entry"], "Entry"]
Row = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that is said. ``id`` is what it can be asked by, if anything; ``inner`` belongs to it, as releases do.

    ``note`` stands beside the sources; ``mark`` says whose rule it is where it is not the game's; ``about`` is the question
    that shows what it says, where none of its rules does.
    """

    text: str
    id: str = ""
    name: str = ""
    source: Citations = ()
    inner: tuple[Entry, ...] = ()
    note: str = ""
    mark: str = ""
    about: str = ""

    def walk(self) -> Iterator[Entry]:
        """The entry, and all inside it."""
        yield self
        for entry in self.inner:
            yield from entry.walk()

    def said(self, section: str) -> Said:
        """What it says, and where."""
        return section, self.id, self.name + self.text


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands under it: paragraphs, rules, more paragraphs, a table (its heads first)."""

    id: str
    title: str
    opening: tuple[Entry, ...] = ()
    rules: tuple[Entry, ...] = ()
    closing: tuple[Entry, ...] = ()
    table: tuple[Row, ...] = ()
    numbered: bool = False
    level: int = 2

    def entries(self) -> tuple[Entry, ...]:
        """The entries in order."""
        return (*self.opening, *self.rules, *self.closing)

    def walk(self) -> Iterator[Entry]:
        """Every entry in order, with those inside it."""
        for entry in self.entries():
            yield from entry.walk()

    def said(self) -> set[Said]:
        """What the section says, entry by entry, and its table row by row."""
        return {entry.said(self.id) for entry in self.walk()} | {(self.id, "", " | ".join(row)) for row in self.table}

    def changed(self, change: Change) -> Section:
        """The section with every entry changed."""
        opening, rules, closing = (deep(part, change) for part in (self.opening, self.rules, self.closing))
        return replace(self, opening=opening, rules=rules, closing=closing)


def deep(entries: Iterable[Entry], change: Change) -> tuple[Entry, ...]:
    """The entries changed, from the outside in."""
    found = [change(entry) for entry in entries]
    return tuple(replace(entry, inner=deep(entry.inner, change)) for entry in found)


def all_said(sections: Iterable[Section]) -> set[Said]:
    """What a book says."""
    return {said for section in sections for said in section.said()}
