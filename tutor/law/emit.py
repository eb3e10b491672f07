"""Python source out of rules. Nothing from a file reaches it but slugs, numbers and enums."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from types import CodeType
from typing import Any

_SAFE = re.compile(r"[A-Za-z0-9_]+\Z")


def variable(name: str, prefix: str = "f_") -> str:
    """The variable that holds the fact ``name``; refuses anything that is not a slug (a defect, never bad input)."""
    plain = name.replace("-", "_").replace(":", "__").replace(".", "__")
    if not _SAFE.match(plain):
        raise ValueError(f"not a slug: {name!r}")
    return prefix + plain


class Emitter:
    """Collects the facts and constants that a piece of source needs."""

    def __init__(self) -> None:
        self.facts: dict[str, str] = {}
        self.constants: dict[str, object] = {}
        self.parts: dict[str, str] = {}

    def fact(self, name: str) -> str:
        """The variable of a fact; from now on the function takes it."""
        return self.facts.setdefault(name, variable(name))

    def part(self, name: str) -> str:
        """The variable of a part of the move."""
        return self.parts.setdefault(name, variable(name, "m_"))

    def constant(self, name: str, value: object) -> str:
        """A name for a table that the source refers to; another table of that name gets one of its own."""
        known = variable(name, "k_")
        while self.constants.setdefault(known, value) != value:
            known += "_"
        return known

    def function(self, name: str, lines: Sequence[str], parts: Sequence[str] = ()) -> Callable[..., Any]:
        """Compile ``lines`` as the body of a function of the facts used so far, then of ``parts``."""
        head = ", ".join([*self.facts.values(), *(self.part(part) for part in parts)])
        return self._compiled(name, head, lines)

    def from_mapping(self, name: str, lines: Sequence[str]) -> Callable[..., Any]:
        """The same as a function of one mapping of facts."""
        return self._compiled(
            name, "facts", [*(f"{var} = facts[{fact!r}]" for fact, var in self.facts.items()), *lines]
        )

    def _compiled(self, name: str, head: str, lines: Sequence[str]) -> Callable[..., Any]:
        source = f"def {variable(name, '')}({head}):\n" + "\n".join("    " + line for line in lines)
        space: dict[str, Any] = dict(self.constants)
        exec(code_of(source, name), space)
        made: Callable[..., Any] = space[variable(name, "")]
        return made


@lru_cache(maxsize=4096)
def code_of(source: str, name: str) -> CodeType:
    """The source compiled: once, though many laws have the rule it comes from."""
    return compile(source, f"<rules {name}>", "exec")


MOST = 20_000
_OF_A_CHAIN = re.compile(r"\bs_\w")
_COMPILED: dict[tuple[int, str], tuple[object, tuple[str, ...], tuple[str, ...], Callable[..., Any]]] = {}


def evaluate(thing: Any, facts: Mapping[str, Any], move: Mapping[str, int]) -> int:
    """The mask of the cards that make ``thing`` so; none where it asks for a part of the move that is not given."""
    return _value(thing, "witness", lambda em: thing.witness(em), facts, move) or 0


def holds(condition: Any, facts: Mapping[str, Any], move: Mapping[str, int]) -> bool:
    """Whether a condition holds, where the facts and the parts of the move that it asks for are there; else not."""
    return bool(_value(condition, "holds", lambda em: condition.code(em).guarded(), facts, move))


def admits(predicate: Any, card: int, facts: Mapping[str, Any]) -> bool:
    """Whether a card is so, where the facts that a predicate asks for are there; `MissingFact` where one is not."""
    return bool(_value(predicate, "cards", lambda em: predicate.code(em).guarded(), facts, {}) >> card & 1)


def _value(
    thing: object, face: str, text: Callable[[Emitter], str], facts: Mapping[str, Any], move: Mapping[str, int]
) -> Any:
    """A face of ``thing``, kept compiled for as long as it lives; None where a part of the move is not given, or where
    it speaks of what became of a duty."""
    known = _COMPILED.get((id(thing), face))
    if known is None or known[0] is not thing:
        em = Emitter()
        source = text(em)
        parts = tuple(em.parts)
        if _OF_A_CHAIN.search(source):
            source = "None"
        known = thing, tuple(em.facts), parts, em.function(face, [f"return {source}"], parts)
        if len(_COMPILED) >= MOST:
            _COMPILED.clear()
        _COMPILED[id(thing), face] = known
    _, names, parts, function = known
    if any(part not in move for part in parts):
        return None
    return function(*[facts[name] for name in names], *[move[part] for part in parts])
