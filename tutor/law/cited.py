"""What a rule is cited from, once somebody's own overlay has changed it: the source did not say that.

An overlay of a house, and what somebody believes, may name a source of its own; a rule that neither touches keeps the
source it has.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from tutor.law.layers import section_of
from tutor.law.yamltext import Node

Essence = object


def without_lost_sources(document: Node, before: Node) -> Node:
    """The document without the sources of the rules that read otherwise than ``before`` the overlays."""
    known = {str(rule.value["id"].value): (rule, essence(rule, numbers_of(before))) for rule in rules_in(before)}
    return _dropped(document, known, numbers_of(document))


def rules_in(node: Node) -> Iterator[Node]:
    """Every node that has an id and a source."""
    if is_cited(node):
        yield node
    inner = node.value.values() if isinstance(node.value, dict) else node.value if isinstance(node.value, tuple) else ()
    for item in inner:
        yield from rules_in(item)


def is_cited(node: Node) -> bool:
    """Whether it is a rule that names a source."""
    return isinstance(node.value, dict) and "source" in node.value and "id" in node.value


def numbers_of(document: Node) -> dict[str, object]:
    """The numbers that rules may name."""
    return {name: node.value for name, node in section_of(document, "numbers").items()}


def essence(node: Node, numbers: Mapping[str, object]) -> Essence:
    """What stands there, wherever it stands; a number is itself and not its name."""
    if isinstance(node.value, dict):
        return {key: essence(value, numbers) for key, value in node.value.items()}
    if isinstance(node.value, tuple):
        return [essence(item, numbers) for item in node.value]
    return numbers.get(node.value, node.value) if isinstance(node.value, str) else node.value


def _dropped(node: Node, known: Mapping[str, tuple[Node, Essence]], numbers: Mapping[str, object]) -> Node:
    if isinstance(node.value, tuple):
        items = tuple(_dropped(item, known, numbers) for item in node.value)
        return node if all(new is old for new, old in zip(items, node.value, strict=True)) else replace(node, value=items)
    if not isinstance(node.value, dict):
        return node
    inner = {key: _dropped(value, known, numbers) for key, value in node.value.items()}
    if is_cited(node):
        rule, was = known.get(str(node.value["id"].value), (node, None))
        same_source = was is not None and essence(rule.value["source"], {}) == essence(node.value["source"], {})
        if same_source and essence(node, numbers) != was:
            del inner["source"]
    same = len(inner) == len(node.value) and all(inner[key] is node.value[key] for key in inner)
    return node if same else replace(node, value=inner)
