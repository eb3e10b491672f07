"""The knowledge components of a game: what there is to know, in which order, which rules exercise it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache, partial

from tutor.ask.examples import known_ids, read_top
from tutor.law.load import Library
from tutor.law.reader import Reader
from tutor.law.yamltext import Node

COMPONENTS = "components.yaml"


@dataclass(frozen=True, slots=True)
class Component:
    """One piece: its names, the pieces that come before it, the ids of the rules, kinds and options it lives in."""

    id: str
    labels: Mapping[str, str]
    after: tuple[str, ...]
    rules: tuple[str, ...]


@lru_cache(maxsize=32)
def components_of(library: Library, game: str) -> dict[str, Component]:
    """The components of a game, in the order of its file, each after those it needs.

    Raises TutorError for what cannot be read, an unknown rule, and a piece that stands before one it needs.
    """
    if not (library.folder / game / COMPONENTS).exists():
        return {}
    reader, found = Reader(library.words), dict[str, Component]()
    known = known_ids(library, game)
    for name, node in reader.entries(read_top(library, game, COMPONENTS, "components", reader)).items():
        read = partial(read_component, name, node, reader, list(found), known)
        component = reader.attempt(read)
        if component is not None:
            found[name] = component
    reader.done()
    return found


def read_component(name: str, node: Node, reader: Reader, earlier: list[str], known: list[str]) -> Component:
    """One component."""
    entries = reader.mapping(node, ("es", "en", "after"), required=("rules",))
    after = reader.items(entries["after"]) if "after" in entries else ()
    return Component(
        name,
        reader.labels(node, entries, need=True),
        tuple(reader.choice(item, earlier) for item in after),
        tuple(reader.choice(item, known) for item in reader.items(entries["rules"])),
    )
