"""The words of the language, found by folder: every class under `tutor.kinds` that has keys."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable
from dataclasses import dataclass, field
from types import ModuleType

from tutor.law.conditions import Always, IsSo, read_all
from tutor.law.names import Names
from tutor.law.predicates import CardsWhere, TogetherCards
from tutor.law.protocol import Award, Condition, Counter, Effect, Generator, Predicate, Step, Term, Word
from tutor.law.reader import Reader
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
        if isinstance(node.value, bool):
            return Always(node.value)
        if isinstance(node.value, tuple):
            return read_all(node, reader, names)
        if isinstance(node.value, dict) and node.value:
            keys = list(node.value)
            if names.chosen_card and all(key in self.predicates for key in keys) and not self._speaks_of_facts(node):
                return IsSo(self.predicate(node, reader, names), names.chosen_card)
        word = reader.word(node, self.conditions, "condition")
        assert issubclass(word, Condition)
        reader.mapping(node, word.keys)
        return word.read(node, reader, names)

    def _speaks_of_facts(self, node: Node) -> bool:
        """Whether ``not`` or ``any`` holds something that is not a predicate."""
        if isinstance(node.value, dict):
            return any(key not in self.predicates or self._speaks_of_facts(inner)
                       for key, inner in node.value.items() if key in ("not", "any") or key not in self.predicates)
        if isinstance(node.value, tuple):
            return any(self._speaks_of_facts(inner) for inner in node.value)
        return isinstance(node.value, bool)

    def predicate(self, node: Node, reader: Reader, names: Names) -> Predicate:
        """Read a predicate; a list, or several keys, hold together; a condition inside it holds for all cards or none."""
        if isinstance(node.value, tuple):
            return TogetherCards.of([self.predicate(part, reader, names) for part in node.value])
        if isinstance(node.value, bool):
            return CardsWhere(Always(node.value))
        if not isinstance(node.value, dict) or not node.value:
            raise reader.fault("expected_mapping", node, what="predicate", keys=", ".join(sorted(self.predicates)))
        if not any(key in self.predicates for key in node.value):
            first = next(iter(node.value))
            if first not in self.conditions:
                raise reader.unknown(first, [*self.predicates, *self.conditions], node.keys[first], "predicate")
            return CardsWhere(self.condition(node, reader, names))
        reader.mapping(node, self.predicates)
        parts = []
        for key, value in node.value.items():
            if key in self.predicates:
                parts.append(self.predicates[key].read(value, reader, names))
        return TogetherCards.of(parts)


def gather(packages: Iterable[ModuleType]) -> Vocabulary:
    """The vocabulary of every module in these packages. Two words with one key are a defect."""
    words = Vocabulary()
    for package in packages:
        for info in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            module = importlib.import_module(info.name)
            for thing in vars(module).values():
                if isinstance(thing, type) and issubclass(thing, Word) and thing.__module__ == module.__name__ and thing.keys:
                    _enter(words, thing)
    return words


def _enter(words: Vocabulary, word: type[Word]) -> None:
    tables: tuple[tuple[type[Word], dict[str, type]], ...] = (
        (Condition, words.conditions), (Predicate, words.predicates), (Term, words.terms), (Generator, words.generators),
        (Effect, words.effects), (Step, words.steps), (Award, words.awards), (Counter, words.counters))
    for kind, table in tables:
        if issubclass(word, kind):
            key = word.keys[0]
            assert key not in table, f"two words called {key!r}"
            table[key] = word
            return
