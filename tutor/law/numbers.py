"""The section ``numbers``: numbers that several rules share. A rule names one where it would write it; a text spells it.

``numbers: {suma: 15}`` lets a rule say ``is: suma`` and a text "sumar {suma}", so that whoever changes the number changes
everything that follows from it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from operator import is_

from tutor.law.inside import inside
from tutor.law.reader import LANGUAGES, Reader
from tutor.law.yamltext import Node
from tutor.words import spelled

GAP = re.compile(r"\{([^{}]*)\}")


def read_numbers(node: Node, reader: Reader) -> dict[str, int]:
    """The numbers of a game by name."""
    return reader.by_id(node, lambda _, inner: reader.number(inner, 2, 100))


def spell_numbers(node: Node, numbers: Mapping[str, int], reader: Reader, lang: str = "", said: bool = False) -> Node:
    """The document with the numbers that its texts name put into them in letters.

    A sentence (``say``) may have other gaps, which are filled when it is ``said``; elsewhere one is a fault.
    """
    if not inside(node).gaps:
        return node
    if isinstance(node.value, tuple):
        items = tuple(spell_numbers(item, numbers, reader) for item in node.value)
        return node if all(map(is_, items, node.value)) else replace(node, value=items)
    if isinstance(node.value, dict):
        inner = {
            key: spell_numbers(value, numbers, reader, key if key in LANGUAGES else "", said or key == "say")
            for key, value in node.value.items()
        }
        return node if all(map(is_, inner.values(), node.value.values())) else replace(node, value=inner)
    if not lang or not isinstance(node.value, str):
        return node
    for name in GAP.findall(node.value):
        if name not in numbers and not said:
            reader.unknown(name, numbers, node)
    return replace(
        node, value=GAP.sub(lambda gap: spelled(numbers[gap[1]], lang) if gap[1] in numbers else gap[0], node.value)
    )
