"""The leaves of a game's files, and each of them changed once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from tutor.law.yamltext import plain, read_yaml_file
from tutor.places import rules_dir

FILES = ("game.yaml", "rules.yaml", "variants.yaml", "misconceptions.yaml")
TEXTS = ("es", "en", "say", "source", "says", "real")  # said to people, or said about the law; never asked
UNKNOWN = "otra_cosa"
Path = tuple[str | int, ...]
Leaf = tuple[str, Path]


def leaves_of(node: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every scalar with the keys that lead to it, texts apart."""
    if isinstance(node, dict):
        for key, value in node.items():
            if str(key).rpartition(".")[2] not in TEXTS:
                yield from leaves_of(value, (*path, key))
    elif isinstance(node, list):
        for place, value in enumerate(node):
            yield from leaves_of(value, (*path, place))
    else:
        yield path, node


def last_key(path: Path) -> str:
    """The key under which a leaf stands; that of the list, where it stands in one."""
    return next(key for key in reversed(path) if isinstance(key, str))


def shown(leaf: Leaf) -> str:
    """A leaf as it is called in a list: ``game.yaml zones.hand.of``."""
    return f"{leaf[0]} {'.'.join(map(str, leaf[1]))}"


class Files:
    """The files of one game, their leaves and the words in use."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.documents: dict[str, Any] = {name: plain(read_yaml_file(rules_dir() / game / name)) for name in FILES}
        self.leaves: list[Leaf] = [(name, path) for name in FILES for path, _ in leaves_of(self.documents[name])]
        self.words: dict[str, set[str]] = defaultdict(set)
        for leaf in self.leaves:
            value = self.value_at(leaf)
            if isinstance(value, str):
                self.words[last_key(leaf[1])].add(value)
        self.ids: dict[str, set[str]] = defaultdict(set)  # by the variant that brings them, "" where all have them
        for file, path in self.leaves:
            if path[-1] == "id" and file != FILES[3]:
                self.ids[str(path[1]) if file == FILES[2] else ""].add(self.value_at((file, path)))

    def value_at(self, leaf: Leaf) -> Any:
        """What stands there."""
        node = self.documents[leaf[0]]
        for key in leaf[1]:
            node = node[key]
        return node

    def words_near(self, leaf: Leaf) -> set[str]:
        """The keys that lead to a leaf, and the options that its branch hangs on or that stand beside it.

        A default shows where nothing is set, and so nothing is near it.
        """
        node, found = self.documents[leaf[0]], set[str]()
        if leaf[1][-1] == "default":
            return found
        for key in leaf[1]:
            found |= {*options_in(node)}
            found.add(str(key))
            node = node[key]
        return found

    def values_of_option(self, path: Path) -> list[str]:
        """The words that an option may have, where a leaf is its value."""
        name = path[-2] if path[-1] == "default" else path[-1] if path[-2:-1] == ("options",) else ""
        values = self.documents[FILES[0]]["options"].get(name, {}).get("is")
        return values if isinstance(values, list) else []

    def other_value(self, leaf: Leaf) -> Any:
        """Another value of the same kind: a flag turned round, a number one higher, the next word under such a key."""
        value = self.value_at(leaf)
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return value + 1
        words = self.values_of_option(leaf[1]) or sorted(self.words[last_key(leaf[1])])
        return words[(words.index(value) + 1) % len(words)] if len(words) > 1 else UNKNOWN

    def changed(self, leaf: Leaf) -> Any:
        """The document with that leaf changed."""
        document = deepcopy(self.documents[leaf[0]])
        node = document
        for key in leaf[1][:-1]:
            node = node[key]
        node[leaf[1][-1]] = self.other_value(leaf)
        return document


def options_in(node: Any) -> Iterator[str]:
    """The options named in a rule or beside a condition: its own and those of its conditions."""
    if isinstance(node, list):
        for item in node:
            if isinstance(item, dict) and "option" in item:
                yield from options_in(item)
    elif isinstance(node, dict):
        if isinstance(node.get("option"), str):
            yield node["option"]
        if "id" in node or "option" in node:
            for value in node.values():
                for item in value if isinstance(value, list) else [value]:
                    yield from options_in(item)
