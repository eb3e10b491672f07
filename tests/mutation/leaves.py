"""The leaves of a game's files, and each of them changed once."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from tutor.law.yamltext import plain, read_yaml_file
from tutor.places import rules_dir

GAME = "pocha"
FILES = ("game.yaml", "rules.yaml", "variants.yaml", "misconceptions.yaml")
TEXTS = ("es", "en", "say", "source", "says", "real")  # said to people, or said about the law; never asked
UNKNOWN = "otra_cosa"
Path = tuple[str | int, ...]
Leaf = tuple[str, Path]

DOCUMENTS: dict[str, Any] = {name: plain(read_yaml_file(rules_dir() / GAME / name)) for name in FILES}


def leaves_of(node: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every scalar with the keys that lead to it, texts apart."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key not in TEXTS:
                yield from leaves_of(value, (*path, key))
    elif isinstance(node, list):
        for place, value in enumerate(node):
            yield from leaves_of(value, (*path, place))
    else:
        yield path, node


def last_key(path: Path) -> str:
    """The key under which a leaf stands; that of the list, where it stands in one."""
    return next(key for key in reversed(path) if isinstance(key, str))


LEAVES: list[Leaf] = [(name, path) for name in FILES for path, _ in leaves_of(DOCUMENTS[name])]
WORDS: dict[str, set[str]] = defaultdict(set)
for _name in FILES:
    for _path, _value in leaves_of(DOCUMENTS[_name]):
        if isinstance(_value, str):
            WORDS[last_key(_path)].add(_value)
IDS = {value for name in FILES[:2] for path, value in leaves_of(DOCUMENTS[name]) if path[-1] == "id"}


def value_at(leaf: Leaf) -> Any:
    """What stands there."""
    node = DOCUMENTS[leaf[0]]
    for key in leaf[1]:
        node = node[key]
    return node


def words_near(leaf: Leaf) -> set[str]:
    """The keys that lead to a leaf, and the options that its branch hangs on; a default shows where nothing is set."""
    node, found = DOCUMENTS[leaf[0]], set[str]()
    if leaf[1][-1] == "default":
        return found
    for key in leaf[1]:
        if isinstance(node, dict) and isinstance(node.get("option"), str):
            found.add(node["option"])
        found.add(str(key))
        node = node[key]
    return found


def values_of_option(path: Path) -> list[str]:
    """The words that an option may have, where a leaf is its value."""
    name = path[-2] if path[-1] == "default" else path[-1] if path[-2:-1] == ("options",) else ""
    values = DOCUMENTS[FILES[0]]["options"].get(name, {}).get("is")
    return values if isinstance(values, list) else []


def other_value(leaf: Leaf) -> Any:
    """Another value of the same kind: a flag turned round, a number one higher, the next word used under such a key."""
    value = value_at(leaf)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    words = values_of_option(leaf[1]) or sorted(WORDS[last_key(leaf[1])])
    return words[(words.index(value) + 1) % len(words)] if len(words) > 1 else UNKNOWN


def changed(leaf: Leaf) -> Any:
    """The document with that leaf changed."""
    document = deepcopy(DOCUMENTS[leaf[0]])
    node = document
    for key in leaf[1][:-1]:
        node = node[key]
    node[leaf[1][-1]] = other_value(leaf)
    return document


def as_text(document: Any) -> str:
    """A document as YAML (which JSON is), a line for each leaf, so that no other leaf changes its place."""
    return json.dumps(document, indent=1, ensure_ascii=False)


def shown(leaf: Leaf) -> str:
    """A leaf as it is called in a list: ``game.yaml zones.hand.of``."""
    return f"{leaf[0]} {'.'.join(map(str, leaf[1]))}"
