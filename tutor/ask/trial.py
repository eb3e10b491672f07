"""A case put to the test: what was expected, what was found, or why it cannot be asked."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from tutor.ask.answer import Answer
from tutor.ask.desk import Desk
from tutor.ask.expect import Mismatch, mismatches
from tutor.faults import Place, TutorError
from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class Trial:
    """One case tried. ``answer`` is None where it could not be asked; ``tested``: something was expected of it."""

    place: Place
    id: str
    answer: Answer | None = None
    error: TutorError | None = None
    found: tuple[Mismatch, ...] = ()
    tested: bool = False

    @property
    def failed(self) -> bool:
        """Whether it is not as expected, or could not be asked."""
        return bool(self.error or self.found)

    def text(self, lang: str = "es") -> str:
        """A line for each thing that is wrong, with its place and the id of the case."""
        named = f"{self.id}: " if self.id else ""
        if self.error is not None:
            return "\n".join(f"{fault.place or self.place}: {named}{fault.said(lang)}" for fault in self.error.faults)
        return "\n".join(f"{self.place}: {named}{difference(mismatch, lang)}" for mismatch in self.found)


def difference(mismatch: Mismatch, lang: str) -> str:
    """ "rule: se esperaba montar y es asistir"."""
    name, wanted, found = mismatch
    expected, actual = as_in_file(wanted), as_in_file(found)
    if lang == "es":
        return f"{name}: se esperaba {expected} y ha salido {actual}"
    return f"{name}: expected {expected}, found {actual}"


def as_in_file(value: Any) -> str:
    """A value as in a case file, more or less: words bare, lists in brackets."""
    if isinstance(value, str):
        return value
    return json.dumps(value, ensure_ascii=False, default=str)


def try_case(node: Node, desk: Desk) -> Trial:
    """Ask a case and compare."""
    name = str(node.value["id"].value) if isinstance(node.value, dict) and "id" in node.value else ""
    try:
        case = desk.read(node)
        answer = desk.ask(case)
    except TutorError as error:
        return Trial(node.place, name, error=error)
    found = tuple(mismatches(answer, case.expect)) if case.expect else ()
    return Trial(node.place, name, answer, found=found, tested=case.expect is not None)


def try_all(nodes: Iterable[Node], desk: Desk | None = None) -> Iterator[Trial]:
    """Every case in order."""
    desk = desk or Desk()
    for node in nodes:
        yield try_case(node, desk)
