"""The knowledge components of a game: what there is to know, in which order, which rules exercise it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache, partial

from tutor.ask.case import case_words
from tutor.ask.examples import known_ids, read_top
from tutor.law.load import Library, Table
from tutor.law.reader import Reader
from tutor.law.yamltext import Node

COMPONENTS = "components.yaml"
DRILLS = ("worth", "lacking", "sweep", "leave", "shown", "turn", "rest")
"""What is exercised and is no question of a case."""


@dataclass(frozen=True, slots=True)
class Component:
    """One piece: its names, the pieces that come before it, the ids of the rules, kinds and options it lives in.

    ``without``: what the law would be if somebody did not know it, as overlays or ids of misconceptions; where nothing is
    said, each of its rules taken away by itself. ``asks``: the questions that exercise it, as keys of a case or drills;
    where nothing is said, those in which its rules decide. ``pairs``: the components that are exercised together with it
    in one position, each deciding by itself.
    """

    id: str
    labels: Mapping[str, str]
    after: tuple[str, ...]
    rules: tuple[str, ...]
    without: tuple[str | Node, ...] = ()
    asks: tuple[str, ...] = ()
    pairs: tuple[str, ...] = ()


@lru_cache(maxsize=32)
def components_of(library: Library, game: str) -> dict[str, Component]:
    """The components of a game, in the order of its file, each after those it needs.

    Raises TutorError for what cannot be read, an unknown rule or question, and a piece that stands before one it needs.
    """
    if not (library.folder / game / COMPONENTS).exists():
        return {}
    reader, found = Reader(library.words), dict[str, Component]()
    known, beliefs = known_ids(library, game), list(library.law(Table(game)).misconceptions)
    questions = [*case_words(library, game).questions, *DRILLS]
    for name, node in reader.entries(read_top(library, game, COMPONENTS, "components", reader)).items():
        read = partial(read_component, name, node, reader, list(found), known, beliefs, questions)
        component = reader.attempt(read)
        if component is not None:
            found[name] = component
    reader.done()
    return found


def read_component(
    name: str,
    node: Node,
    reader: Reader,
    earlier: list[str],
    known: list[str],
    beliefs: list[str],
    questions: list[str],
) -> Component:
    """One component. What it may name: those ``earlier`` in the file, ids that are ``known``, ``beliefs``, ``questions``."""
    entries = reader.mapping(node, ("es", "en", "after", "without", "asks", "pairs"), required=("rules",))
    listed = {
        key: reader.items(entries[key]) if key in entries else () for key in ("after", "without", "asks", "pairs")
    }
    return Component(
        name,
        reader.labels(node, entries, need=True),
        tuple(reader.choice(item, earlier) for item in listed["after"]),
        tuple(reader.choice(item, known) for item in reader.items(entries["rules"])),
        tuple(item if isinstance(item.value, dict) else reader.choice(item, beliefs) for item in listed["without"]),
        tuple(reader.choice(item, questions) for item in listed["asks"]),
        tuple(reader.choice(item, earlier) for item in listed["pairs"]),
    )
