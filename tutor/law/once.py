"""What is read once: laws of one game share most of their nodes, and what stands in a node never changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from operator import is_
from typing import Any, TypeVar

from tutor.law.reader import Reader
from tutor.law.yamltext import Node

T = TypeVar("T")
Nodes = tuple[Node | None, ...]
MOST = 5000


class Once:
    """What has been made of some nodes, kept where nothing was wrong; ``key`` tells apart what else it came from."""

    def __init__(self) -> None:
        self._known: dict[Hashable, tuple[Nodes, Any]] = {}

    def __call__(self, nodes: Nodes, key: Hashable, reader: Reader, make: Callable[[], T]) -> T:
        """What ``make`` finds, or has found before in the very same nodes."""
        place = key, *map(id, nodes)
        known = self._known.get(place)
        if known is not None and all(map(is_, known[0], nodes)):
            found: T = known[1]
            return found
        found = make()
        if not reader.faults:
            if len(self._known) >= MOST:
                self._known.clear()
            self._known[place] = nodes, found  # the nodes are kept too, so that no others have their identity
        return found
