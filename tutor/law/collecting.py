"""Faults collected while reading goes on: nothing is given up but the value in hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from tutor.faults import Fault, Place, TutorError, closest, shorten
from tutor.law.yamltext import Node

T = TypeVar("T")


class Unreadable(Exception):
    """Raised inside one value that cannot be read, after its fault has been noted; the reader goes on with the next."""


class Collector:
    """The faults of one reading.

    What follows from a fault is not a second one: ``broken`` holds the names whose declaration could not be read,
    ``spoilt`` the places of values that have been blamed. ``removed`` and ``removed_keys`` (a key of the mapping that
    stands at a place) say where an overlay took something out.
    """

    def __init__(self, faults: Iterable[Fault] = ()) -> None:
        self.faults: list[Fault] = list(faults)
        self.broken: set[str] = set()
        self.spoilt: set[Place] = set()
        self.removed: dict[str, Place] = {}
        self.removed_keys: dict[tuple[Place, str], Place] = {}

    def fault(self, code: str, where: Node | Place, **params: object) -> Unreadable:
        """Note a fault; the caller may raise what is returned to give up the value in hand."""
        place = where.place if isinstance(where, Node) else where
        if place not in self.spoilt:
            self.faults.append(Fault(code, params, place))
        return Unreadable(code)

    def done(self) -> None:
        """Raise everything noted so far, if there is anything, in the order of the files."""
        if self.faults:
            unique = {(f.code, str(f.place), str(f.params)): f for f in self.faults}
            raise TutorError(sorted(unique.values(), key=_order))

    def attempt(self, read: Callable[[], T]) -> T | None:
        """What can be read, or None; the fault is noted."""
        try:
            return read()
        except Unreadable:
            return None

    def missing(self, key: str, node: Node) -> Unreadable:
        """The fault of a key that is not there; where an overlay took it out, the overlay is to blame."""
        taken_out = self.removed_keys.get((node.place, key))
        if taken_out:
            return self.fault("removed_key", taken_out, key=key, other=node.place)
        return self.fault("missing_key", node, key=key)

    def unknown(self, word: str, known: Iterable[str], where: Node | Place) -> Unreadable:
        """The fault of a word that is not in the language, with the word it may have been meant for."""
        if word in self.broken:
            return Unreadable("broken")
        if word in self.removed:
            place = where.place if isinstance(where, Node) else where
            return self.fault("removed_name", self.removed[word], word=word, other=place)
        known = sorted(set(known))
        near = closest(word, known)
        if near:
            return self.fault("unknown_word_near", where, word=word, near=near)
        return self.fault("unknown_word", where, word=word, known=", ".join(known) or "–")


def shown(node: Node) -> str:
    """What stands there, as its author will recognise it."""
    value = node.value
    if isinstance(value, dict):
        return "{" + shorten(", ".join(f"{key}: …" for key in value), 60) + "}"
    if isinstance(value, tuple):
        return "[" + shorten(", ".join(shown(item) for item in value[:6]), 60) + "]"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return str(value)


def _order(fault: Fault) -> tuple[str, int, int, str, str]:
    place = fault.place or Place()
    return place.file, place.line or 0, place.column or 0, place.path, fault.code
