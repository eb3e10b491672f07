"""What a rule is cited from, once somebody's own overlay has changed it: the source did not say that.

An overlay of a house, and what somebody believes, may name a source of its own; a rule that neither touches keeps the
source it has.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from operator import is_

from tutor.law.inside import children, inside, is_cited
from tutor.law.layers import section_of
from tutor.law.once import Once
from tutor.law.reader import Reader
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


def without_lost_sources(document: Node, printed: Printed, once: Once, reader: Reader) -> Node:
    """The document without the sources of the rules that read otherwise than they were ``printed``.

    What was printed has to live as long as ``once``.
    """
    assert isinstance(document.value, dict)
    numbers, declared = numbers_of(document), document.value.get("numbers")

    def section(node: Node) -> Node:
        lost = once((node, declared), ("lost", id(printed)), reader, lambda: tuple(lost_in(node, printed, numbers)))
        return once((node,), ("dropped", lost), reader, lambda: _dropped(node, lost)) if lost else node

    return replace(document, value={key: section(node) for key, node in document.value.items()})


def lost_in(node: Node, printed: Printed, numbers: Mapping[str, object]) -> Iterator[str]:
    """The rules inside a section that read otherwise, and cite what they did."""
    for rule in rules_in(node):
        source, said = printed.get(str(rule["id"].value), (None, None))
        same_source = said is not None and essence(rule["source"], {}) == source
        if same_source and essence(Node(rule, node.place), numbers) != said:
            yield str(rule["id"].value)


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


def _dropped(node: Node, lost: Sequence[str]) -> Node:
    if not inside(node).cited:
        return node
    if isinstance(node.value, tuple):
        items = tuple(_dropped(item, lost) for item in node.value)
        return node if all(map(is_, items, node.value)) else replace(node, value=items)
    if not isinstance(node.value, dict):
        return node
    gone = is_cited(node) and node.value["id"].value in lost
    inner = {key: _dropped(value, lost) for key, value in node.value.items() if not (gone and key == "source")}
    same = not gone and all(map(is_, inner.values(), node.value.values()))
    return node if same else replace(node, value=inner)
