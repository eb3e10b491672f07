"""The words of the language, found by folder: every class under `tutor.kinds` that has keys."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from tutor.law.conditions import Always, IsSo, read_all
from tutor.law.names import Names
from tutor.law.predicates import CardsWhere, TogetherCards
from tutor.law.protocol import Award, Condition, Counter, Effect, Generator, Predicate, Step, Term, Word
from tutor.law.reader import Reader, shown
from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Words by the key they are recognised by, one table for each part of the language."""

    conditions: dict[str, type[Condition]] = field(default_factory=dict)
    predicates: dict[str, type[Predicate]] = field(default_factory=dict)
    terms: dict[str, type[Term]] = field(default_factory=dict)
    generators: dict[str, type[Generator]] = field(default_factory=dict)
    effects: dict[str, type[Effect]] = field(default_factory=dict)
    steps: dict[str, type[Step]] = field(default_factory=dict)
    awards: dict[str, type[Award]] = field(default_factory=dict)
    counters: dict[str, type[Counter]] = field(default_factory=dict)

    def condition(self, node: Node, reader: Reader, names: Names) -> Condition:
        """Read a condition."""
        names = names.within(narrowing=False)
        if isinstance(node.value, bool):
            return Always(node.value)
        if isinstance(node.value, tuple):
            return read_all(node, reader, names)
        if isinstance(node.value, dict) and node.value and names.chosen_card:
            if all(key in self.predicates for key in node.value) and not self._speaks_of_facts(node):
                return IsSo(self.predicate(node, reader, names.within(parts={})), names.chosen_card)
            if not any(key in self.conditions for key in node.value):
                first = next(iter(node.value))
                raise reader.unknown(first, [*self.predicates, *self.conditions], node.keys[first])
        return reader.word(node, self.conditions).read(node, reader, names)

    def _speaks_of_facts(self, node: Node) -> bool:
        """Whether ``not`` or ``any`` holds something that is not a predicate."""
        if isinstance(node.value, dict):
            return any(
                key not in self.predicates or self._speaks_of_facts(inner)
                for key, inner in node.value.items()
                if key in ("not", "any") or key not in self.predicates
            )
        if isinstance(node.value, tuple):
            return any(self._speaks_of_facts(inner) for inner in node.value)
        return isinstance(node.value, bool)

    def predicate(self, node: Node, reader: Reader, names: Names) -> Predicate:
        """Read a predicate; a list, or several keys, hold together; a condition in it holds for all cards or none."""
        names = names.within(chosen_card="")
        if isinstance(node.value, tuple):
            return TogetherCards.of(reader.some(node, lambda part: self.predicate(part, reader, names)))
        if isinstance(node.value, bool):
            return CardsWhere(Always(node.value))
        if not isinstance(node.value, dict) or not node.value:
            keys = ", ".join(sorted(self.predicates))
            raise reader.fault("expected_mapping", node, keys=keys, found=shown(node))
        if not any(key in self.predicates for key in node.value):
            first = next(iter(node.value))
            if first not in self.conditions:
                raise reader.unknown(first, [*self.predicates, *self.conditions], node.keys[first])
            return CardsWhere(self.condition(node, reader, names))
        entries = reader.mapping(node, self.predicates)
        return TogetherCards.of([self.predicates[key].read(value, reader, names) for key, value in entries.items()])


def gather(packages: Iterable[ModuleType]) -> Vocabulary:
    """The vocabulary of every module in these packages. Two words with one key are a defect."""
    words = Vocabulary()
    for package in packages:
        for info in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            module = importlib.import_module(info.name)
            for thing in vars(module).values():
                ours = isinstance(thing, type) and issubclass(thing, Word) and thing.__module__ == module.__name__
                if ours and thing.keys:
                    _enter(words, thing)
    return words


def _enter(words: Vocabulary, word: type[Word]) -> None:
    tables: tuple[tuple[type[Word], dict[str, Any]], ...] = (
        (Condition, words.conditions),
        (Predicate, words.predicates),
        (Term, words.terms),
        (Generator, words.generators),
        (Effect, words.effects),
        (Step, words.steps),
        (Award, words.awards),
        (Counter, words.counters),
    )
    for kind, table in tables:
        if issubclass(word, kind):
            key = word.keys[0]
            assert key not in table, f"two words called {key!r}"
            table[key] = word
            return
