"""Reading typed values out of YAML nodes: every fault is collected with its place, and reading goes on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from tutor.faults import Fault, Place, TutorError
from tutor.law.collecting import Collector, Unreadable, shown
from tutor.law.protocol import Condition, Predicate, Term, Type, Word
from tutor.law.shapes import Shape, needed
from tutor.law.yamltext import Node
from tutor.words import Noun

if TYPE_CHECKING:
    from tutor.law.names import Names
    from tutor.law.vocabulary import Vocabulary

SLUG = re.compile(r"(?=.{1,48}\Z)[A-Za-z](?:[_-]?[A-Za-z0-9])*\Z")
LANGUAGES = ("es", "en")
MAX_ITEMS = 100
T = TypeVar("T")
W = TypeVar("W", bound=Word)


class Reader(Collector):
    """Reads the values of one document. ``words`` is the vocabulary the conditions are written in."""

    def __init__(self, words: Vocabulary, faults: Iterable[Fault] = ()) -> None:
        super().__init__(faults)
        self.words = words

    def several(self, node: Node, read: Callable[[Node], T]) -> list[T]:
        """Every item of a list that can be read."""
        found = []
        for item in self.items(node):
            try:
                found.append(read(item))
            except Unreadable:
                continue
        return found

    def some(self, node: Node, read: Callable[[Node], T]) -> list[T]:
        """The same for a list that may not be empty."""
        if node.value == ():
            raise self.fault("empty_list", node)
        found = self.several(node, read)
        if not found:
            raise Unreadable("nothing left")
        return found

    def by_id(self, node: Node, read: Callable[[str, Node], T]) -> dict[str, T]:
        """Every entry of a mapping of free ids that can be read; the others are broken names."""
        found: dict[str, T] = {}
        for name, inner in self.entries(node).items():
            try:
                found[name] = read(name, inner)
            except Unreadable:
                self.broken.add(name)
        return found

    # ── shapes ────────────────────────────────────────────────────────────────────────────────────

    def fields(self, node: Node, shape: Shape) -> dict[str, Node]:
        """The entries of a mapping of this shape; unknown and missing keys are faults (unknown ones are left out)."""
        return self.mapping(node, shape, needed(shape))

    def mapping(self, node: Node, known: Iterable[str], required: Iterable[str] = ()) -> dict[str, Node]:
        """The entries of a mapping with these keys."""
        known = dict.fromkeys(known) | dict.fromkeys(required)
        if isinstance(node.value, dict) and node.value.keys() <= known.keys() and node.value.keys() >= {*required}:
            return dict(node.value)
        if not isinstance(node.value, dict):
            raise self.fault("expected_mapping", node, keys=", ".join(known), found=shown(node))
        for key in node.value:
            if key not in known:
                self.unknown(key, known, node.keys.get(key, node.place))
        missing = [self.missing(key, node) for key in required if key not in node.value]
        if missing:
            raise missing[0]
        return {key: value for key, value in node.value.items() if key in known}

    def entries(self, node: Node) -> dict[str, Node]:
        """A mapping whose keys are free slugs (ids of zones, options, decisions …)."""
        for key in self.entries_of(node):
            self.slug_text(key, node.keys.get(key, node.place))
        return {key: value for key, value in self.entries_of(node).items() if SLUG.match(key)}

    def entries_of(self, node: Node) -> dict[str, Node]:
        """A mapping with any keys (addresses, sums)."""
        if not isinstance(node.value, dict):
            raise self.fault("expected_entries", node, found=shown(node))
        return node.value

    def items(self, node: Node) -> Sequence[Node]:
        """A sequence; a single value that is not one counts as a sequence of one."""
        if not isinstance(node.value, tuple):
            return (node,)
        if len(node.value) > MAX_ITEMS:
            raise self.fault("too_many_items", node, count=len(node.value), limit=MAX_ITEMS)
        return node.value

    # ── values ────────────────────────────────────────────────────────────────────────────────────

    def text(self, node: Node) -> str:
        """A non-empty string."""
        if not isinstance(node.value, str) or not node.value.strip():
            raise self.fault("expected_text", node, found=shown(node))
        return node.value

    def slug(self, node: Node) -> str:
        """An id: letters and digits, parted by single ``_`` or ``-``."""
        return self.slug_text(self.text(node), node.place)

    def slug_text(self, text: str, place: Place) -> str:
        """``text`` if it is a slug; otherwise a fault."""
        if not SLUG.match(text):
            self.fault("not_a_slug", place, word=text)
        return text

    def number(self, node: Node, low: int = -9999, high: int = 9999) -> int:
        """A whole number between two bounds."""
        value = node.value
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fault("expected_number", node, low=low, high=high, found=shown(node))
        return value

    def flag(self, node: Node) -> bool:
        """true or false."""
        if not isinstance(node.value, bool):
            raise self.fault("expected_flag", node, found=shown(node))
        return node.value

    def true(self, node: Node) -> None:
        """true, and nothing else."""
        if node.value is not True:
            raise self.fault("expected_true", node, found=shown(node))

    def choice(self, node: Node, known: Sequence[str]) -> str:
        """One of a few words."""
        word = self.text(node)
        if word not in known:
            raise self.unknown(word, known, node)
        return word

    def distinct(self, node: Node, read: Callable[[Node], T]) -> tuple[T, ...]:
        """A list in which nothing stands twice."""
        found: list[T] = []
        for item in self.items(node):
            value = read(item)
            if value in found:
                raise self.fault("twice_in_list", item, found=shown(item))
            found.append(value)
        return tuple(found)

    def labels(self, node: Node, entries: Mapping[str, Node], need: bool = False) -> dict[str, str]:
        """The texts under ``es`` and ``en``: both, or where they are not needed perhaps none."""
        found = {lang: self.text(entries[lang]) for lang in LANGUAGES if lang in entries}
        if need or found:
            for lang in LANGUAGES:
                if lang not in found:
                    self.missing(lang, node)
        return found

    def nouns(self, node: Node, entries: Mapping[str, Node]) -> dict[str, str]:
        """The same, each a phrase that can be put into a sentence: "la mano", "the hand"."""
        found = self.labels(node, entries, need=True)
        for lang, phrase in found.items():
            try:
                Noun.read(phrase, lang)
            except TutorError as error:
                self.fault(error.faults[0].code, entries[lang], **error.faults[0].params)
        return found

    # ── the language itself ───────────────────────────────────────────────────────────────────────

    def condition(self, node: Node, names: Names) -> Condition:
        """A condition, by the first of its words; a list means all of them, true and false mean themselves."""
        return self.words.condition(node, self, names)

    def always(self, value: bool = True) -> Condition:
        """The constant condition."""
        from tutor.law.conditions import Always

        return Always(value)

    def predicate(self, node: Node, names: Names) -> Predicate:
        """A predicate of cards."""
        return self.words.predicate(node, self, names)

    def term(self, node: Node, names: Names, *types: Type) -> Term:
        """A thing that can be named and has one of these types. The type of the slot decides, never a search order."""
        return names.term(node, self, types)

    def when(self, entries: Mapping[str, Node], names: Names) -> Condition:
        """The condition under ``when``; without one it is always so."""
        if "when" not in entries:
            return self.always()
        return self.attempt(lambda: self.condition(entries["when"], names)) or self.always()

    def word(self, node: Node, known: Mapping[str, type[W]], beside: Shape | None = None) -> type[W]:
        """The word a mapping is recognised by, its other keys checked; ``beside`` are keys that any may have."""
        found = self.recognise(node, known, beside)
        entries = self.fields(node, {**(beside or {}), **found.shape})
        if found.just_one and len([key for key in found.just_one if key in entries]) != 1:
            raise self.fault("expected_just_one", node, known=", ".join(found.just_one))
        return found

    def recognise(self, node: Node, known: Mapping[str, type[W]], beside: Shape | None = None) -> type[W]:
        """The same, its keys not looked at yet."""
        if not isinstance(node.value, dict) or not node.value:
            raise self.fault("expected_mapping", node, keys=", ".join(sorted(known)), found=shown(node))
        found = next((known[key] for key in node.value if key in known), None)
        if found is None:
            first = next((key for key in node.value if key not in (beside or ())), "")
            if not first:
                raise self.fault("expected_just_one", node, known=", ".join(sorted(known)))
            raise self.unknown(first, known, node.keys.get(first, node.place))
        return found


__all__ = ["LANGUAGES", "Reader", "Unreadable", "shown"]
