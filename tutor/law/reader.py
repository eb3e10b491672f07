"""Reading typed values out of YAML nodes: every fault is collected with its place, and reading goes on."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from tutor.faults import Fault, Place, TutorError, closest
from tutor.law.protocol import Condition, Predicate, Term, Type, Word
from tutor.law.yamltext import Node

if TYPE_CHECKING:
    from tutor.law.names import Names
    from tutor.law.vocabulary import Vocabulary

SLUG = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,47}\Z")
LANGUAGES = ("es", "en")


class Unreadable(Exception):
    """Raised inside one value that cannot be read, after its fault has been noted; the reader goes on with the next."""


class Reader:
    """Collects the faults of one document. ``words`` is the vocabulary the conditions are written in."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words
        self.faults: list[Fault] = []

    def fault(self, code: str, where: Node | Place, **params: object) -> Unreadable:
        """Note a fault; the caller may raise what is returned to give up the value in hand."""
        self.faults.append(Fault(code, params, where.place if isinstance(where, Node) else where))
        return Unreadable(code)

    def done(self) -> None:
        """Raise everything noted so far, if there is anything."""
        if self.faults:
            unique = {(f.code, str(f.place), str(f.params)): f for f in self.faults}
            raise TutorError(unique.values())

    # ── shapes ────────────────────────────────────────────────────────────────────────────────────

    def mapping(self, node: Node, known: Iterable[str], required: Iterable[str] = (), what: str = "") -> dict[str, Node]:
        """The entries of a mapping; unknown and missing keys are faults (unknown ones are left out)."""
        known = [*known, *required]
        if not isinstance(node.value, dict):
            raise self.fault("expected_mapping", node, what=what, keys=", ".join(known))
        for key in node.value:
            if key not in known:
                self.unknown(key, known, node.keys[key], what)
        for key in required:
            if key not in node.value:
                raise self.fault("missing_key", node, key=key, what=what)
        return {key: value for key, value in node.value.items() if key in known}

    def unknown(self, word: str, known: Iterable[str], where: Node | Place, what: str) -> Unreadable:
        """The fault of a word that is not in the language, with the word it may have been meant for."""
        known = sorted(set(known))
        near = closest(word, known)
        code = "unknown_word_near" if near else "unknown_word"
        return self.fault(code, where, word=word, near=near, known=", ".join(known), what=what)

    def entries(self, node: Node, what: str) -> dict[str, Node]:
        """A mapping whose keys are free slugs (ids of zones, options, decisions …)."""
        if not isinstance(node.value, dict):
            raise self.fault("expected_mapping", node, what=what, keys="…")
        for key in node.value:
            self.slug_text(key, node.keys[key])
        return {key: value for key, value in node.value.items() if SLUG.match(key)}

    def entries_of(self, node: Node, what: str) -> dict[str, Node]:
        """A mapping with any keys (addresses, sums)."""
        if not isinstance(node.value, dict):
            raise self.fault("expected_mapping", node, what=what, keys="…")
        return node.value

    def items(self, node: Node, what: str = "") -> Sequence[Node]:
        """A sequence; a single value that is not one counts as a sequence of one."""
        return node.value if isinstance(node.value, tuple) else (node,)

    def text(self, node: Node, what: str = "") -> str:
        """A non-empty string."""
        if not isinstance(node.value, str) or not node.value.strip():
            raise self.fault("expected_text", node, what=what, found=node.value)
        return node.value

    def slug(self, node: Node, what: str = "") -> str:
        """An id: letters, digits, ``_`` and ``-``, at most 48 characters."""
        return self.slug_text(self.text(node, what), node.place)

    def slug_text(self, text: str, place: Place) -> str:
        """``text`` if it is a slug; otherwise a fault."""
        if not SLUG.match(text):
            self.fault("not_a_slug", place, word=text)
        return text

    def number(self, node: Node, low: int = -9999, high: int = 9999, what: str = "") -> int:
        """A whole number between two bounds."""
        value = node.value
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fault("expected_number", node, what=what, low=low, high=high, found=value)
        return value

    def flag(self, node: Node, what: str = "") -> bool:
        """true or false."""
        if not isinstance(node.value, bool):
            raise self.fault("expected_flag", node, what=what, found=node.value)
        return node.value

    def choice(self, node: Node, known: Sequence[str], what: str = "") -> str:
        """One of a few words."""
        word = self.text(node, what)
        if word not in known:
            raise self.unknown(word, known, node, what)
        return word

    def labels(self, node: Node, entries: Mapping[str, Node], need: bool = False, what: str = "") -> dict[str, str]:
        """The texts under ``es`` and ``en``. With ``need`` both must stand there."""
        found = {lang: self.text(entries[lang], lang) for lang in LANGUAGES if lang in entries}
        if need:
            for lang in LANGUAGES:
                if lang not in found:
                    self.fault("missing_key", node, key=lang, what=what)
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

    def word(self, node: Node, known: Mapping[str, type[Word]], what: str) -> type[Word]:
        """The word a mapping is recognised by."""
        if not isinstance(node.value, dict) or not node.value:
            raise self.fault("expected_mapping", node, what=what, keys=", ".join(sorted(known)))
        for key in node.value:
            if key in known:
                return known[key]
        first = next(iter(node.value))
        raise self.unknown(first, known, node.keys[first], what)
