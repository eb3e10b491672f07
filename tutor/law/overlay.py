"""Overlays: the one way in which a variant, a kind of hand, an option, a house rule or a misconception changes the law.

``set`` replaces a value, ``remove`` takes a rule away, ``insert`` puts one in. An address is a path of keys from the
top ("deck.strength"), a rule by its id ("montar.must") or a decision ("pedir.when"): ids are unique in a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tutor.law.addresses import Change, Path, edit, follow, ids_in, locate
from tutor.law.reader import Reader, Unreadable
from tutor.law.shapes import SHAPES
from tutor.law.yamltext import Node

NAMING = ("zones", "registers", "counters", "decisions", "kinds")


def apply_overlay(document: Node, overlay: Node, reader: Reader) -> Node:
    """The document with the changes of one overlay. An address that leads nowhere is a fault of the overlay."""
    entries = reader.attempt(lambda: reader.entries_of(overlay)) or {}
    work = Work(document, reader, frozenset(reader.removed))
    if "remove" in entries:
        reader.attempt(lambda: reader.several(entries["remove"], work.take_out))
    setting = entries.get("set")
    changes = (reader.attempt(lambda: reader.entries_of(setting)) if setting else None) or {}
    addresses = [Node(name, setting.keys.get(name, setting.place)) for name in changes] if setting else []
    sentences = [address for address in addresses if ".say" in str(address.value)]
    for address in addresses:
        if address not in sentences:
            work.replace(address, changes)
    if "insert" in entries:
        reader.attempt(lambda: reader.several(entries["insert"], work.put_in))
    for address in sentences:  # last, for a change of its rule drops a sentence
        work.replace(address, changes)
    return work.document


@dataclass(slots=True)
class Work:
    """A document on its way from one layer to the next."""

    document: Node
    reader: Reader
    gone: frozenset[str]

    def take_out(self, address: Node) -> None:
        """Take out what lies at an address; what an overlay below has taken out already is not missed."""
        if str(address.value) in self.gone:
            return
        path = locate(self.document, address, self.reader)
        around, key = follow(self.document, path[:-1]), path[-1]
        self.change(path, lambda _: None, address)
        if isinstance(key, str):
            self.reader.removed_keys[around.place, key] = address.place
        if len(path) == 2 and path[0] in NAMING:
            self.reader.removed[str(key)] = address.place

    def replace(self, address: Node, changes: Mapping[str, Node]) -> None:
        """Put a value at an address."""
        value = changes[str(address.value)]
        try:
            self.change(locate(self.document, address, self.reader, new=True), lambda _: value, address)
        except Unreadable:
            return

    def put_in(self, item: Node) -> None:
        """Put a rule into a list, before or after another, or more entries into a mapping."""
        try:
            self._put_in(item)
        except Unreadable:
            self.reader.broken |= ids_in(item)

    def _put_in(self, item: Node) -> None:
        reader = self.reader
        entries = reader.mapping(item, SHAPES["insertion"])
        where = [key for key in ("after", "before", "in") if key in entries]
        if len(where) != 1:
            raise reader.fault("expected_just_one", item, known="after, before, in")
        side = where[0]
        address = entries[side]
        if side == "in":
            path = locate(self.document, address, reader)
            new = self.added(follow(self.document, path), entries, item)
            self.change(path, lambda _: new, address)
            return
        rule = reader.mapping(item, (side,), required=("rule",))["rule"]
        path = locate(self.document, address, reader)
        other = follow(self.document, path).value
        if not isinstance(other, dict) or "id" not in other:
            raise reader.fault("not_a_rule", address, word=address.value)
        self.change(*self.beside(path, rule, int(side == "after")), address)

    def beside(self, path: Path, rule: Node, offset: int) -> tuple[Path, Change]:
        """The change that puts a rule next to the one at ``path``; a rule that stands alone becomes a list."""
        place = path[-1]
        if isinstance(place, int):
            return path[:-1], lambda old: _spliced(old, place + offset, rule)
        alone = follow(self.document, path)
        pair = (alone, rule) if offset else (rule, alone)
        return path, lambda _: Node(pair, alone.place)

    def added(self, old: Node, entries: Mapping[str, Node], item: Node) -> Node:
        """A list with one rule more (or ``add``, where it is no list of rules), or a mapping with more entries."""
        if isinstance(old.value, tuple):
            key = "add" if "add" in entries else "rule"
            return _spliced(old, len(old.value), self.reader.mapping(item, ("in",), required=(key,))[key])
        more = self.reader.mapping(item, ("in",), required=("add",))["add"]
        if not isinstance(old.value, dict):
            raise self.reader.fault("not_a_list", entries["in"], word=entries["in"].value)
        new = self.reader.entries_of(more)
        for key in new:
            if key in old.value:
                self.reader.fault("already_there", more.keys.get(key, more.place), word=key)
        return Node({**old.value, **new}, old.place, {**old.keys, **more.keys})

    def change(self, path: Path, change: Change, address: Node) -> None:
        """Change what lies at ``path``. A rule around it loses its sentence; rules that are gone are remembered.

        That of a decision tells what is chosen: it is lost only where that changes, not with one of its rules.
        """
        before = self.ids_at(path)
        self.document = edit(self.document, path, change, address.place)
        rules = [path[:length] for length in range(1, len(path))]
        for rule in rules:
            entries = follow(self.document, rule).value
            if isinstance(entries, dict) and "say" in entries and speaks_of(entries, path[len(rule)]):
                self.document = edit(self.document, (*rule, "say"), lambda _: None, address.place)
        stays = self.ids_at(path[:-1] if isinstance(path[-1], int) else path)
        for gone in before - stays:
            self.reader.removed[gone] = address.place

    def ids_at(self, path: Path) -> set[str]:
        """The ids of the rules at a path, where there is anything."""
        around = follow(self.document, path[:-1]).value if path else {}
        there = not path or isinstance(around, tuple) or (isinstance(around, dict) and path[-1] in around)
        return ids_in(follow(self.document, path)) if there else set()


def speaks_of(entries: Mapping[str, Node], key: str | int) -> bool:
    """Whether the sentence of a rule or a decision may be about what lies under one of its keys."""
    return key == "choose" if "choose" in entries else is_rule(entries) and key != "say"


def is_rule(entries: Mapping[str, Node]) -> bool:
    """Whether a mapping is a rule or a decision."""
    return "choose" in entries or ("id" in entries and isinstance(entries["id"].value, str))


def _spliced(old: Node | None, offset: int, rule: Node) -> Node:
    assert old is not None
    assert isinstance(old.value, tuple)
    return replace(old, value=(*old.value[:offset], rule, *old.value[offset:]))
