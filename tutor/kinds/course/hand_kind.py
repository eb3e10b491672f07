"""``kind``: which kind of hand is being played. A kind is an overlay, so this is known when the rules are read."""

from __future__ import annotations

from typing import ClassVar

from tutor.law.conditions import Always
from tutor.law.names import Names
from tutor.law.protocol import Condition
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.yamltext import Node


class HandKind(Condition):
    """``{kind: subastado}``."""

    shape: ClassVar[Shape] = {"kind": "slug"}

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Condition:
        word = reader.choice(reader.entries_of(node)["kind"], names.kinds)
        return Always(word == names.kind)
