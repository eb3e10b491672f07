"""What a rule is cited from, once somebody's own overlay has changed it: the source did not say that.

An overlay of a house, and what somebody believes, may name a source of its own; a rule that neither touches keeps the
source it has.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from operator import is_

from tutor.law.inside import children, inside, is_cited
from tutor.law.layers import section_of
from tutor.law.yamltext import Node

Essence = object
Printed = Mapping[str, tuple[Essence, Essence]]
"""Of each rule that cites a source: that source, and what the rule says."""


def as_printed(document: Node) -> Printed:
    """The rules of a document that cite a source."""
    numbers = numbers_of(document)
    return {
        str(rule["id"].value): (essence(rule["source"], {}), essence(Node(rule, document.place), numbers))
        for rule in rules_in(document)
    }


def without_lost_sources(document: Node, printed: Printed) -> Node:
    """The document without the sources of the rules that read otherwise than they were ``printed``."""
    return _dropped(document, printed, numbers_of(document))


def rules_in(node: Node) -> Iterator[dict[str, Node]]:
    """The entries of everything that has an id and a source."""
    if is_cited(node) and isinstance(node.value, dict):
        yield node.value
    for _, inner in children(node):
        if inside(inner).cited:
            yield from rules_in(inner)


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


def _dropped(node: Node, printed: Printed, numbers: Mapping[str, object]) -> Node:
    if not inside(node).cited:
        return node
    if isinstance(node.value, tuple):
        items = tuple(_dropped(item, printed, numbers) for item in node.value)
        return node if all(map(is_, items, node.value)) else replace(node, value=items)
    if not isinstance(node.value, dict):
        return node
    inner = {key: _dropped(value, printed, numbers) for key, value in node.value.items()}
    if is_cited(node) and (known := printed.get(str(node.value["id"].value))):
        source, said = known
        if essence(node.value["source"], {}) == source and essence(node, numbers) != said:
            del inner["source"]
    same = len(inner) == len(node.value) and all(map(is_, inner.values(), node.value.values()))
    return node if same else replace(node, value=inner)
