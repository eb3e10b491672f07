"""Two books side by side: what only one of them says, and what they say differently."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import zip_longest

from tutor.ask.rulebook.page import Entry, Row, Section
from tutor.ask.rulebook.volume import volume
from tutor.ask.ruleset import Ruleset
from tutor.law.load import Library, Table
from tutor.words import sentence


@dataclass(frozen=True, slots=True)
class Change:
    """One difference: what each of two books says under a heading; None where it says nothing."""

    section: str
    title: str
    one: Entry | None
    other: Entry | None

    @property
    def ids(self) -> tuple[str, ...]:
        """The rules it is about."""
        found = [inner.id for entry in (self.one, self.other) if entry for inner in entry.walk() if inner.id]
        return tuple(dict.fromkeys(found))

    @property
    def about(self) -> set[str]:
        """The questions that show what only one of the two says, or says otherwise."""
        asked = [{inner.about for inner in entry.walk()} for entry in (self.one, self.other) if entry]
        return set.union(*asked) - {""}

    @property
    def said(self) -> tuple[str, str, str]:
        """What both books say, with the section."""
        one, other = ("" if entry is None else repr(entry) for entry in (self.one, self.other))
        return self.section, one, other

    @property
    def name(self) -> str:
        """The rule by name, else the heading."""
        return next((entry.name for entry in (self.one, self.other) if entry and entry.name), self.title)


# ── what is said ──────────────────────────────────────────────────────────────────────────────────


def differences(one: Ruleset, other: Ruleset, lang: str = "es") -> list[Change]:
    """What two tables of a game say differently, in the order of their books. Each is a table of one variant.

    >>> import tutor
    >>> tables = [tutor.load("pocha", variant=name) for name in ("completa", "sencilla")]
    >>> [change.name for change in differences(*tables) if "no_cuadrar" in change.ids]
    ['No cuadrar']
    """
    books = [{section.id: section for section in volume(rules, lang)} for rules in (one, other)]
    return [change for name in merged(*books) for change in of_section(*(book.get(name) for book in books))]


def merged(one: Iterable[str], other: Iterable[str]) -> list[str]:
    """The names of both, each in its place."""
    found = list(one)
    last = 0
    for name in other:
        if name not in found:
            found.insert(last, name)
        last = found.index(name) + 1
    return found


def of_section(one: Section | None, other: Section | None) -> Iterator[Change]:
    """What two sections of the same name say differently."""
    if one is None or other is None:
        only = one or other
        assert only is not None
        whole = as_entry(only)
        if whole is not None:
            yield Change(only.id, only.title, whole if one else None, whole if other else None)
        return
    parts = [(section.opening, section.rules, section.closing) for section in (one, other)]
    for mine, theirs in zip(*parts, strict=True):
        yield from of_entries(one, mine, theirs)
    yield from of_order(one, other)
    rows = [tuple(said_rows(section.table)) for section in (one, other)]
    only_here, only_there = (tuple(row for row in rows[a] if row not in rows[1 - a]) for a in (0, 1))
    if only_here or only_there:
        yield Change(one.id, one.title, of_rows(only_here), of_rows(only_there))


def as_entry(section: Section) -> Entry | None:
    """A section that only one book has, as a single entry; None where it is but a heading."""
    first, *more = (*section.opening, *section.closing, Entry(""))
    text = " ".join(entry.text for entry in (first, *more) if entry.text)
    return Entry(text, first.id, section.title, first.source, section.rules) if text or section.rules else None


def of_entries(section: Section, mine: Sequence[Entry], theirs: Sequence[Entry]) -> Iterator[Change]:
    """Entries of the same id, and those without one in the order in which they stand."""
    here, there = ({entry.id: entry for entry in entries if entry.id} for entries in (mine, theirs))
    named = list(of_named(section, here, there))
    changes = list(replaced(named) if len(here) == len(there) else named)
    unnamed = [[entry for entry in entries if not entry.id] for entries in (mine, theirs)]
    texts = [{entry.name + entry.text for entry in entries} for entries in unnamed]
    new = [[e for e in unnamed[a] if e.name + e.text not in texts[1 - a]] for a in (0, 1)]
    changes += [Change(section.id, section.title, first, second) for first, second in zip_longest(*new)]
    alike = [[entry for entry in unnamed[a] if entry not in new[a]] for a in (0, 1)]
    for first, second in zip(*alike, strict=False):
        changes += of_entries(section, first.inner, second.inner)
    places = [[inner for entry in entries for inner in entry.walk()] for entries in (mine, theirs)]
    yield from sorted(changes, key=lambda change: place_of(change, places))


def place_of(change: Change, places: Sequence[Sequence[Entry]]) -> int:
    """Where a difference stands among entries."""
    entry, known = (change.one, places[0]) if change.one is not None else (change.other, places[1])
    return next(place for place, other in enumerate(known) if other is entry)


def of_named(section: Section, here: Mapping[str, Entry], there: Mapping[str, Entry]) -> Iterator[Change]:
    """Rules by id, with what belongs to them."""
    for name in merged(here, there):
        one, other = here.get(name), there.get(name)
        if one is None or other is None or (one.name, one.text) != (other.name, other.text):
            yield Change(section.id, section.title, one, other)
        if one is not None and other is not None:
            yield from of_entries(section, one.inner, other.inner)


def replaced(changes: list[Change]) -> Iterator[Change]:
    """A rule that only one book has beside one that only the other has, as one difference: it stands in its place, for
    there are as many of them."""
    while changes:
        first, *changes = changes
        if changes and (first.one is None) != (first.other is None):
            second = changes[0]
            if (first.one is None, first.other is None) == (second.other is None, second.one is None):
                first, changes = (
                    replace(first, one=first.one or second.one, other=first.other or second.other),
                    changes[1:],
                )
        yield first


def of_order(one: Section, other: Section) -> Iterator[Change]:
    """The order of rules that both have, where it counts and is not the same."""
    common = {entry.id for entry in one.rules if entry.id} & {entry.id for entry in other.rules}
    orders = [[entry for entry in section.rules if entry.id in common] for section in (one, other)]
    if one.numbered and [entry.id for entry in orders[0]] != [entry.id for entry in orders[1]]:
        said = [Entry("", name=one.title, inner=tuple(Entry(entry.name) for entry in order)) for order in orders]
        yield Change(one.id, one.title, said[0], said[1])


def said_rows(table: tuple[Row, ...]) -> Iterator[str]:
    """The rows of a table as sentences."""
    for row in table[1:]:
        yield sentence(
            "; ".join(f"{head[:1].lower()}{head[1:]}: {cell}" for head, cell in zip(table[0], row, strict=True))
        )


def of_rows(rows: tuple[str, ...]) -> Entry | None:
    """Rows as an entry."""
    return Entry("", inner=tuple(Entry(row) for row in rows)) if rows else None


def unlike(rules: Ruleset, lang: str = "es") -> dict[str, dict[str, bool]]:
    """The rules of this table that another variant has otherwise or not at all: by rule, by variant, whether it has it.

    >>> import tutor
    >>> found = unlike(tutor.load("pocha", variant="completa"))
    >>> found["no_cuadrar"], found["india"]
    ({'sencilla': True}, {'sencilla': False})
    """
    found: dict[str, dict[str, bool]] = {}
    for variant in rules.library.variants(rules.game):
        if variant == rules.table.variant:
            continue
        for change in differences(rules, plain_form(rules.library, rules.game, variant), lang):
            if change.one is not None and change.one.id:
                same_rule = change.other is not None and change.other.id == change.one.id
                found.setdefault(change.one.id, {})[variant] = same_rule
    return found


@lru_cache(maxsize=64)
def plain_form(library: Library, game: str, variant: str) -> Ruleset:
    """A form as it is, with the laws that its options have made already."""
    return Ruleset(library, Table(game, variant))
