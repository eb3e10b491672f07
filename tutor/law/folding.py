"""``option:`` is a word of the moment of reading: its value, a test of it, or a choice by it takes its place.

Three shapes: ``{option: x}`` is its value; ``{option: x, is: v}`` is true or false; ``{option: x, a: …, b: …}`` (or
``then``/``else`` for a flag) is the branch of its value.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tutor.law.addresses import APART
from tutor.law.inside import inside, is_option
from tutor.law.model import Option
from tutor.law.once import Once
from tutor.law.options import Setting, check_value
from tutor.law.overlay import is_rule
from tutor.law.reader import Reader, Unreadable
from tutor.law.yamltext import Node

BRANCHES = ("then", "else")


def fold_options(
    document: Node, settings: Mapping[str, Setting], reader: Reader, options: Mapping[str, Option], once: Once
) -> Node:
    """The document with every ``option`` replaced; what asks for none, or for the same as before, is the very same."""
    assert isinstance(document.value, dict)
    fold = Folding(settings, reader, options, once, document.value.get("options"))
    folded = {key: value if key in APART else fold.node(value) for key, value in document.value.items()}
    return replace(document, value=folded)


@dataclass(frozen=True, slots=True)
class Folding:
    """The options in force."""

    settings: Mapping[str, Setting]
    reader: Reader
    options: Mapping[str, Option]
    once: Once
    declared: Node | None

    def node(self, node: Node) -> Node:
        """A node with everything in it folded."""
        asked = tuple((name, self.settings.get(name)) for name in sorted(inside(node).options))
        if not asked:
            return node
        return self.once((node, self.declared), ("folded", asked), self.reader, lambda: self.folded(node))

    def folded(self, node: Node) -> Node:
        """One that asks for some option."""
        if isinstance(node.value, tuple):
            return replace(node, value=tuple(self.node(item) for item in node.value))
        if not isinstance(node.value, dict):
            return node
        if is_option(node):
            try:
                return self.chosen(node, node.value)
            except Unreadable:
                self.reader.spoilt.add(node.place)
                return replace(node, value=False, keys={})
        entries = self.without_stale_text(node.value)
        return replace(node, value={key: self.node(value) for key, value in entries.items()})

    def chosen(self, node: Node, entries: dict[str, Node]) -> Node:
        """What takes the place of an ``option``."""
        reader = self.reader
        name = reader.choice(entries["option"], list(self.options))
        value, option = self.settings[name], self.options[name]
        if len(entries) == 1:
            return replace(node, value=value, keys={})
        if "is" in entries:
            reader.mapping(node, ("option", "is"))
            wanted = reader.some(entries["is"], lambda item: check_value(option, item, reader))
            return replace(node, value=value in wanted, keys={})
        branches = BRANCHES if option.type == "flag" else option.values
        if branches:
            reader.mapping(node, (), required=("option", *branches))
        branch = ("then" if value else "else") if isinstance(value, bool) else str(value)
        if branch not in entries:
            raise reader.missing(branch, node)
        return self.node(entries[branch])

    def without_stale_text(self, entries: dict[str, Node]) -> dict[str, Node]:
        """A rule that an option has changed loses its own sentence, unless that sentence asks for the option too."""
        if "say" not in entries or not is_rule(entries):
            return entries
        others = [value for key, value in entries.items() if key != "say"]
        asked = set().union(*(inside(other).options for other in others)) - inside(entries["say"]).options
        changed = any(self.settings.get(name) != self.options[name].default for name in asked if name in self.options)
        return {key: value for key, value in entries.items() if key != "say"} if changed else entries
