"""What stands somewhere inside a node, looked for once: a node never changes, and changed documents share most of theirs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class Inside:
    """The ``ids`` of rules, the ``options`` asked for, whether a rule is ``cited`` and a text has ``gaps`` to fill."""

    ids: frozenset[str]
    options: frozenset[str]
    cited: bool
    gaps: bool


NOTHING = Inside(frozenset(), frozenset(), cited=False, gaps=False)
GAPS = Inside(frozenset(), frozenset(), cited=False, gaps=True)


def inside(node: Node) -> Inside:
    """What stands in a node, itself among it."""
    if node.inside is None:
        object.__setattr__(node, "inside", _look(node))
    assert isinstance(node.inside, Inside)
    return node.inside


def children(node: Node) -> Iterator[tuple[str | int, Node]]:
    """What a node is made of, key by key."""
    if isinstance(node.value, dict):
        yield from node.value.items()
    elif isinstance(node.value, tuple):
        yield from enumerate(node.value)


def called(node: Node) -> str | None:
    """The ``id`` of a mapping that has one."""
    own = node.value.get("id") if isinstance(node.value, dict) else None
    return own.value if own is not None and isinstance(own.value, str) else None


def is_cited(node: Node) -> bool:
    """Whether it is a rule that names a source."""
    return isinstance(node.value, dict) and "source" in node.value and "id" in node.value


def is_option(node: Node) -> bool:
    """Whether a mapping asks for an option (and does not merely declare something called so)."""
    return isinstance(node.value, dict) and "option" in node.value and not isinstance(node.value["option"].value, dict)


def _look(node: Node) -> Inside:
    if not isinstance(node.value, dict | tuple):
        return GAPS if isinstance(node.value, str) and "{" in node.value else NOTHING
    parts = [inside(inner) for _, inner in children(node)]
    parts = [part for part in parts if part is not NOTHING]
    own = called(node)
    options = {str(node.value["option"].value)} if isinstance(node.value, dict) and is_option(node) else set[str]()
    if not parts and own is None and not options and not is_cited(node):
        return NOTHING
    return Inside(
        frozenset(() if own is None else (own,)).union(*(part.ids for part in parts)),
        frozenset(options).union(*(part.options for part in parts)),
        is_cited(node) or any(part.cited for part in parts),
        any(part.gaps for part in parts),
    )
