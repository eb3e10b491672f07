"""Overlays: the one way in which a variant, a kind of hand, an option, a house rule or a misconception changes the law.

``set`` replaces a value, ``remove`` takes a rule away, ``insert`` puts one in. An address is a path of keys from the
top ("deck.strength") or from a rule by its id ("montar.must"): ids are unique in a game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tutor.law.reader import Reader, Unreadable
from tutor.law.yamltext import Node

APART = ("options", "variants", "kinds", "misconceptions")
VERBS = ("options", "set", "remove", "insert")
Path = tuple[str | int, ...]
Change = Callable[[Node | None], Node | None]


def apply_overlay(document: Node, overlay: Node, reader: Reader) -> Node:
    """The document with the changes of one overlay. An address that leads nowhere is a fault of the overlay."""
    assert isinstance(overlay.value, dict)
    entries = {key: value for key, value in overlay.value.items() if key in VERBS}
    for address in reader.items(entries["remove"]) if "remove" in entries else ():
        document = _attempt(document, lambda d, a=address: edit(d, locate(d, a, reader), lambda _: None), reader)
    if "set" in entries:
        changes = reader.entries_of(entries["set"], "set")
        for name, value in changes.items():
            where = Node(name, entries["set"].keys[name], {})
            document = _attempt(document, lambda d, w=where, v=value: edit(d, locate(d, w, reader, new=True), lambda _: v), reader)
    for item in reader.items(entries["insert"]) if "insert" in entries else ():
        document = _attempt(document, lambda d, i=item: _insert(d, i, reader), reader)
    return document


def _attempt(document: Node, change: Callable[[Node], Node], reader: Reader) -> Node:
    try:
        return change(document)
    except Unreadable:
        return document


def _insert(document: Node, item: Node, reader: Reader) -> Node:
    entries = reader.mapping(item, ("after", "before", "in", "rule", "add"), what="insert")
    if "in" in entries:
        path = locate(document, entries["in"], reader)
        return edit(document, path, lambda old: _added(old, entries, item, reader))
    side = "after" if "after" in entries else "before"
    if side not in entries or "rule" not in entries:
        raise reader.fault("missing_key", item, key="after, rule", what="insert")
    path = locate(document, entries[side], reader)
    place = path[-1]
    if not isinstance(place, int):
        raise reader.fault("not_in_a_list", entries[side], word=entries[side].value)
    offset = place + (side == "after")
    return edit(document, path[:-1], lambda old: _spliced(old, offset, entries["rule"]))


def _spliced(old: Node | None, offset: int, rule: Node) -> Node:
    assert old is not None and isinstance(old.value, tuple)
    return replace(old, value=(*old.value[:offset], rule, *old.value[offset:]))


def _added(old: Node | None, entries: dict[str, Node], item: Node, reader: Reader) -> Node:
    if old is not None and isinstance(old.value, tuple) and "rule" in entries:
        return _spliced(old, len(old.value), entries["rule"])
    more = entries.get("add")
    if old is None or not isinstance(old.value, dict) or more is None or not isinstance(more.value, dict):
        raise reader.fault("missing_key", item, key="add", what="insert")
    return Node({**old.value, **more.value}, old.place, {**old.keys, **more.keys})


def locate(document: Node, address: Node, reader: Reader, new: bool = False) -> Path:
    """The path of an address. With ``new`` its last key need not exist yet."""
    text = reader.text(address, "address")
    head, *rest = text.split(".")
    assert isinstance(document.value, dict)
    start: Path | None = (head,) if head in document.value else find_rule(document, head)
    if start is None:
        known = [*document.value, *rule_ids(document)]
        raise reader.unknown(head, known, address, "address")
    path, node = list(start), follow(document, start)
    for place, key in enumerate(rest):
        inside = node.value if isinstance(node.value, dict) else {}
        if key not in inside:
            if new and place == len(rest) - 1 and isinstance(node.value, dict):
                path.append(key)
                return tuple(path)
            raise reader.unknown(key, inside, address, "address")
        path.append(key)
        node = inside[key]
    return tuple(path)


def follow(node: Node, path: Path) -> Node:
    """The node at a path."""
    for key in path:
        node = node.value[key]  # type: ignore[index,call-overload]
    return node


def find_rule(document: Node, rule: str) -> Path | None:
    """Where the mapping with ``id: rule`` stands, or None."""
    return next((path for path, found in walk_rules(document) if found == rule), None)


def rule_ids(document: Node) -> list[str]:
    """The ids of all rules, in order; an id that stands twice is listed twice."""
    return [rule for _, rule in walk_rules(document)]


def walk_rules(document: Node) -> list[tuple[Path, str]]:
    """Every mapping that has an ``id``, outside the sections that hold overlays."""
    found: list[tuple[Path, str]] = []
    stack: list[tuple[Path, Node]] = [((), document)]
    while stack:
        path, node = stack.pop()
        if isinstance(node.value, dict):
            own = node.value.get("id")
            if own is not None and isinstance(own.value, str):
                found.append((path, own.value))
            inner = [(key, value) for key, value in node.value.items() if path or key not in APART]
            stack += [((*path, key), value) for key, value in reversed(inner)]
        elif isinstance(node.value, tuple):
            stack += [((*path, i), value) for i, value in reversed(list(enumerate(node.value)))]
    return found


def edit(node: Node, path: Path, change: Change) -> Node:
    """The tree with the node at ``path`` changed; None takes it out. Nothing else is copied."""
    if not path:
        made = change(node)
        assert made is not None
        return made
    key, rest = path[0], path[1:]
    if isinstance(node.value, dict):
        old = node.value.get(str(key))
        made = edit(old, rest, change) if rest and old is not None else change(old)
        inner = {k: v for k, v in node.value.items() if k != key or made is not None}
        if made is not None:
            inner[str(key)] = made
        return Node(inner, node.place, {**node.keys, str(key): made.place if made else node.place})
    assert isinstance(node.value, tuple) and isinstance(key, int)
    made = edit(node.value[key], rest, change) if rest else change(node.value[key])
    return replace(node, value=(*node.value[:key], *([made] if made is not None else []), *node.value[key + 1:]))
