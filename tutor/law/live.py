"""Which options still matter at a table: those for which some other value makes another law.

Laws are compared by their essence: what they say, without names, sentences and places, without decisions that nobody is
ever asked and without whatever only those speak of.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from itertools import zip_longest
from typing import Any
from weakref import WeakKeyDictionary

from tutor.law.load import Library, Table
from tutor.law.model import Law, Option
from tutor.law.options import MOST, Setting
from tutor.law.protocol import Word

WORDING = {"labels", "part_labels", "phrase", "phrases", "one", "place", "said", "say", "source", "trick_source"}
ABOUT = {"declared", "kinds", "layers", "misconceptions", "notes", "options", "settings", "variant", "variants"}
SPOKEN_OF = ("decisions", "zones", "registers", "counters", "sets")
Key = tuple[object, ...]
_KNOWN: WeakKeyDictionary[Library, dict[Key, tuple[Table, frozenset[str]]]] = WeakKeyDictionary()


def live_options(library: Library, table: Table) -> frozenset[str]:
    """The options that another value of which changes the law of this table, in whatever kind of hand.

    Every law is read once for each value, so the answer is kept. Raises TutorError where one of them cannot be read.
    """
    known = _KNOWN.setdefault(library, {})
    key = (
        table.game,
        table.variant,
        tuple(sorted(table.options.items())),
        tuple(map(id, table.house)),
        table.misconceptions,
    )
    if key not in known:  # the table is kept too, so that no other overlay gets the identity of one of its own
        known[key] = table, frozenset(_find(library, replace(table, kind="")))
    return known[key][1]


def _find(library: Library, table: Table) -> Iterator[str]:
    law = library.law(table)
    mine = list(_essences(library, table, law))
    for name, option in law.options.items():
        for value in other_values(option, law.settings[name]):
            changed = replace(table, options={**table.options, name: value})
            if _differ(mine, _essences(library, changed, library.law(changed))):
                yield name
                break


def _differ(mine: list[object], others: Iterator[object]) -> bool:
    """Whether two laws differ in some kind of hand; the kinds after the first difference are not read."""
    return any(one != other for one, other in zip_longest(mine, others))


def other_values(option: Option, now: Setting) -> list[Setting]:
    """Values an option could have instead; of a number its ends and its default."""
    every: tuple[Setting, ...]
    if option.type == "flag":
        every = (True, False)
    elif option.type == "word":
        every = option.values
    else:
        every = (option.low, option.high, option.default, MOST if isinstance(option.high, str) else option.high)
    return [value for value in dict.fromkeys(every) if value != now]


def _essences(library: Library, table: Table, law: Law) -> Iterator[object]:
    """The essence of the law in each kind of hand that is played, a plain one first."""
    yield essence_of_law(law)
    kinds = {plan.kind for plan in law.schedule} | {law.result.tie_kind}
    for kind in sorted(kinds - {""}):
        yield essence_of_law(library.law(replace(table, kind=kind)))


def essence_of_law(law: Law) -> object:
    """What a law says: its fixed parts, and whatever they speak of, directly or not."""
    rest = {
        field.name: essence(getattr(law, field.name))
        for field in fields(law)
        if field.name not in ABOUT | WORDING and field.name not in SPOKEN_OF
    }
    rest.pop("kind")
    named = set(_words_in(rest))
    kept: dict[tuple[str, str], object] = {}
    waiting = {
        (section, name): essence(thing) for section in SPOKEN_OF for name, thing in getattr(law, section).items()
    }
    while reached := [key for key in waiting if key[1] in named]:
        for key in reached:
            kept[key] = waiting.pop(key)
            named.update(_words_in(kept[key]))
    return rest, kept


def essence(thing: Any) -> object:
    """A value of the law as plain tuples, without what is only said of it."""
    if is_dataclass(thing) and not isinstance(thing, type):
        own = (essence(getattr(thing, field.name)) for field in fields(thing) if field.name not in WORDING)
        return type(thing).__name__, *own
    if isinstance(thing, Word):
        return type(thing).__name__, thing.keys
    if isinstance(thing, Mapping):
        return tuple((str(key), essence(value)) for key, value in thing.items())
    if isinstance(thing, tuple | list):
        return tuple(map(essence, thing))
    return thing


def _words_in(thing: object) -> Iterator[str]:
    """Every text in an essence."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, Mapping):
        for value in thing.values():
            yield from _words_in(value)
    elif isinstance(thing, tuple):
        for value in thing:
            yield from _words_in(value)
