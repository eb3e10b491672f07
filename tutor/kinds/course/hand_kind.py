"""``kind``: which kind of hand is being played. A kind is an overlay, so this is known when the rules are read."""

from __future__ import annotations

from tutor.law.conditions import Always
from tutor.law.names import Names
from tutor.law.protocol import Condition
from tutor.law.reader import Reader
from tutor.law.yamltext import Node


class HandKind(Condition):
    """``{kind: subastado}``."""

    keys = ("kind",)

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Condition:
        assert isinstance(node.value, dict)
        word = reader.choice(node.value["kind"], names.kinds, "kind")
        return Always(word == names.kind)
