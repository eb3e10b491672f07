"""``option:`` is a word of the moment of reading: its value, a test of it, or a choice by it takes its place.

Three shapes: ``{option: x}`` is its value; ``{option: x, is: v}`` is true or false; ``{option: x, a: …, b: …}`` (or
``then``/``else`` for a flag) is the branch of its value.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tutor.law.overlay import APART
from tutor.law.reader import Reader, Unreadable
from tutor.law.yamltext import Node

Setting = int | str | bool


def fold_options(document: Node, settings: Mapping[str, Setting], reader: Reader) -> Node:
    """The document with every ``option`` replaced."""
    assert isinstance(document.value, dict)
    folded = {key: value if key in APART else _fold(value, settings, reader) for key, value in document.value.items()}
    return replace(document, value=folded)


def _fold(node: Node, settings: Mapping[str, Setting], reader: Reader) -> Node:
    if isinstance(node.value, tuple):
        return replace(node, value=tuple(_fold(item, settings, reader) for item in node.value))
    if not isinstance(node.value, dict):
        return node
    if "option" not in node.value:
        return replace(node, value={key: _fold(value, settings, reader) for key, value in node.value.items()})
    try:
        return _choose(node, node.value, settings, reader)
    except Unreadable:
        return replace(node, value=False)


def _choose(node: Node, entries: dict[str, Node], settings: Mapping[str, Setting], reader: Reader) -> Node:
    name = reader.text(entries["option"], "option")
    if name not in settings:
        raise reader.unknown(name, settings, entries["option"], "option")
    value = settings[name]
    if len(entries) == 1:
        return replace(node, value=value, keys={})
    if "is" in entries:
        wanted = [item.value for item in reader.items(entries["is"])]
        return replace(node, value=value in wanted, keys={})
    branch = ("then" if value else "else") if isinstance(value, bool) else str(value)
    if branch not in entries:
        raise reader.fault("missing_branch", node, option=name, value=branch)
    return _fold(entries[branch], settings, reader)
