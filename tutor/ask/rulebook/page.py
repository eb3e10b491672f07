"""A book before it is printed: sections of entries, so that two books can be compared and one rule found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from tutor.law.model import Citations

Said = tuple[str, str, str]
Change = Callable[["Entry"], "Entry"]


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that is said. ``id`` is what it can be asked by, if anything; ``inner`` belongs to it, as releases do.

    ``mark`` says whose rule it is where it is not the game's.
    """

    text: str
    id: str = ""
    name: str = ""
    source: Citations = ()
    inner: tuple[Entry, ...] = ()
    mark: str = ""

    def walk(self) -> Iterator[Entry]:
        """The entry, and all inside it."""
        yield self
        for entry in self.inner:
            yield from entry.walk()


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands under it: paragraphs, then rules, then more paragraphs, then a table (a row of heads first)."""

    id: str
    title: str
    opening: tuple[Entry, ...] = ()
    rules: tuple[Entry, ...] = ()
    closing: tuple[Entry, ...] = ()
    table: tuple[tuple[str, ...], ...] = ()
    numbered: bool = False
    level: int = 2

    def walk(self) -> Iterator[Entry]:
        """Every entry in order."""
        for entry in (*self.opening, *self.rules, *self.closing):
            yield from entry.walk()

    def said(self) -> set[Said]:
        """What the section says, entry by entry, and its table row by row."""
        entries = {(self.id, entry.id, entry.name + entry.text) for entry in self.walk()}
        return entries | {(self.id, "", " | ".join(row)) for row in self.table}

    def changed(self, change: Change) -> Section:
        """The section with every entry changed."""
        opening, rules, closing = (deep(entries, change) for entries in (self.opening, self.rules, self.closing))
        return replace(self, opening=opening, rules=rules, closing=closing)


def deep(entries: Iterable[Entry], change: Change) -> tuple[Entry, ...]:
    """The entries changed, from the inside out."""
    return tuple(change(replace(entry, inner=deep(entry.inner, change))) for entry in entries)


def all_said(sections: Iterable[Section]) -> set[Said]:
    """What a book says."""
    return {said for section in sections for said in section.said()}
