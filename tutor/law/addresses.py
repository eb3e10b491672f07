"""Addresses in a document: a path of keys that begins at a section, at a rule or at a decision."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

from tutor.faults import Place
from tutor.law.inside import called, children, inside
from tutor.law.reader import Reader, Unreadable
from tutor.law.shapes import SHAPES
from tutor.law.yamltext import Node

SECTIONS = tuple(SHAPES["game"])
APART = ("options", "variants", "kinds", "misconceptions")
FIXED = ("format", "game", "options", "variants", "misconceptions")
LONGEST_PATH = 24
Path = tuple[str | int, ...]
Change = Callable[[Node | None], Node | None]


def locate(document: Node, address: Node, reader: Reader, new: bool = False) -> Path:
    """The path of an address. With ``new`` its last key need not exist yet."""
    head, *rest = reader.text(address).split(".")
    if head in FIXED:
        raise reader.fault("fixed_section", address, word=head)
    path = _start(document, head, address, reader, new and not rest)
    node = follow(document, path) if rest else document
    for place, key in enumerate(rest):
        inside = node.value if isinstance(node.value, dict) else {}
        path = (*path, key)
        if key in inside:
            node = inside[key]
            continue
        if new and place == len(rest) - 1 and isinstance(node.value, dict):
            break
        raise _nothing_there(key, inside, address, reader)
    if len(path) > LONGEST_PATH:
        raise reader.fault("address_too_long", address, limit=LONGEST_PATH)
    return path


def _start(document: Node, head: str, address: Node, reader: Reader, new: bool) -> Path:
    """Where an address begins."""
    assert isinstance(document.value, dict)
    if head in document.value or (new and head in SECTIONS):
        return (head,)
    rule = find_rule(document, head)
    if rule is not None:
        return rule
    decisions = document.value["decisions"].value if "decisions" in document.value else {}
    decisions = decisions if isinstance(decisions, dict) else {}
    if head in decisions:
        return ("decisions", head)
    raise _nothing_there(head, [*document.value, *ids_in(document), *decisions], address, reader)


def _nothing_there(key: str, known: Collection[str], address: Node, reader: Reader) -> Unreadable:
    """The fault of an address; where an earlier layer took it out, that is said."""
    if key in reader.removed:
        return reader.fault("removed_before", address, word=key, other=reader.removed[key])
    if not known:
        return reader.fault("address_ends", address, word=key)
    return reader.unknown(key, known, address)


def follow(node: Node, path: Path) -> Node:
    """The node at a path that exists."""
    for key in path:
        if isinstance(node.value, tuple) and isinstance(key, int):
            node = node.value[key]
        else:
            assert isinstance(node.value, dict)
            node = node.value[str(key)]
    return node


def find_rule(document: Node, rule: str) -> Path | None:
    """Where the first mapping with ``id: rule`` stands, or None."""
    path: Path = ()
    node = document
    while not path or called(node) != rule:
        step = next((key for key, inner in _parts(node, path) if rule in inside(inner).ids), None)
        if step is None:
            return None
        path, node = (*path, step), follow(node, (step,))
    return path


def ids_in(node: Node) -> set[str]:
    """The ids of all rules inside; sections of overlays are left out."""
    own = called(node)
    return {*(() if own is None else (own,))}.union(*(inside(inner).ids for _, inner in _parts(node, ())))


def walk_rules(document: Node) -> Iterator[tuple[Path, str, Place]]:
    """Every mapping that has an ``id``, in order, with the place of the id; sections of overlays are left out."""
    stack: list[tuple[Path, Node]] = [((), document)]
    while stack:
        path, node = stack.pop()
        if isinstance(node.value, dict) and (own := called(node)) is not None:
            yield path, own, node.value["id"].place
        parts = [((*path, key), inner) for key, inner in _parts(node, path) if inside(inner).ids]
        stack += reversed(parts)


def _parts(node: Node, path: Path) -> Iterator[tuple[str | int, Node]]:
    """What a node at a path is made of; at the top of a document without the sections of overlays."""
    return ((key, inner) for key, inner in children(node) if path or key not in APART)


def edit(node: Node, path: Path, change: Change, where: Place) -> Node:
    """The tree with the node at ``path`` changed; None takes it out. ``where`` is the place of a key that is new."""
    if not path:
        made = change(node)
        assert made is not None
        return made
    key, rest = path[0], path[1:]
    if isinstance(node.value, tuple):
        assert isinstance(key, int)
        made = edit(node.value[key], rest, change, where) if rest else change(node.value[key])
        kept = () if made is None else (made,)
        return replace(node, value=(*node.value[:key], *kept, *node.value[key + 1 :]))
    assert isinstance(node.value, dict)
    name = str(key)
    old = node.value.get(name)
    made = edit(old, rest, change, where) if rest and old is not None else change(old)
    if made is None:
        left = {k: v for k, v in node.value.items() if k != name}
        return Node(left, node.place, {k: v for k, v in node.keys.items() if k != name})
    return Node({**node.value, name: made}, node.place, node.keys if rest else {**node.keys, name: where})
