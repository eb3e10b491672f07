"""Every name of a game changed throughout its files, and in the cases that ask about it.

A name is whatever the files of a game declare: the game itself, zones, registers, counters, decisions, the parts of a
move, steps, rules, releases, kinds of hand, options and their values, variants, misconceptions; and the sources. Kept
are the words of the language, among them

* the four suits, which are cards before they are anything a game names (`oros` the kind of hand and `oros` the value of
  an option are renamed all the same);
* the values of an option that `seats` is given as they are (`antihorario` and `horario`, `derecha` and `izquierda`);
* `mano`, the seat; the value of an option of that name is renamed;
* `ours`, the source that stands for this project's own readings: it is called so in print, and not cited;
* the questions of a case that are no part of a move, no register and no zone: `winner`, `score`, `deal`, `match`,
  `renuncio` (the rule and the option of that name are renamed), with what is inside a question about a record
  (`player`, `trick`, `tricks`), and the numbers that every hand has: `cards`, `players`, `deck`, `kind` (a counter of
  such a name is renamed where counters are meant).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tutor.ask.case import COMPARED
from tutor.law.yamltext import plain, read_yaml_file
from tutor.places import rules_dir

PREFIX = "x_"
FILES = ("game.yaml", "rules.yaml", "variants.yaml", "misconceptions.yaml")
EXAMPLES, DIFFERENCES = "examples.yaml", "differences.yaml"
SUITS = ("oros", "copas", "espadas", "bastos")
KEPT = ("antihorario", "horario", "derecha", "izquierda", "ours")
WORDS = (*SUITS, "mano")  # of the language, and values of options besides
EVERY_HAND = ("cards", "players", "deck", "kind")
NAMING = ("kind", "the", "most", "rank_by")  # keys under which no suit and no seat can stand
COUNTED = ("counts", "tallies")  # numbers of each player by counter
NAMED_BY_KEY = (
    "zones",
    "registers",
    "sets",
    "phases",
    "scales",
    "numbers",
    "counters",
    "decisions",
    "effects",
    "choose",
    "kinds",
    "options",
    "variants",
    "misconceptions",
)
NAMES_INSIDE = (*NAMED_BY_KEY, "values", "source", "says", "per", "add", "sources")
TEXTS = ("es", "en", "one", "sections", "source", "real", "key")
ADDRESSES = ("remove", "after", "before", "in")


class Renamer:
    """Renames one game and its cases."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.files = {name: plain(read_yaml_file(rules_dir() / game / name)) for name in FILES}
        self.sources = plain(read_yaml_file(rules_dir() / "sources.yaml"))
        self.groups = set(groups_in(self.files))
        self.chosen = set(chosen_in(self.files))
        self.sections = {key for document in self.files.values() if isinstance(document, dict) for key in document}
        self.names = {game, *declared(self.files), *declared(self.sources)} - {*KEPT}

    def write(self, folder: Path) -> None:
        """The renamed files, under the renamed game."""
        (folder / self.new(self.game)).mkdir(parents=True)
        for name, document in self.files.items():
            (folder / self.new(self.game) / name).write_text(json.dumps(self.tree(document)), encoding="utf-8")
        if (rules_dir() / self.game / EXAMPLES).exists():
            examples = plain(read_yaml_file(rules_dir() / self.game / EXAMPLES))
            assert isinstance(examples, dict)
            renamed = {
                name if name in self.sections else self.new(name): [self.case(case) for case in cases]
                for name, cases in examples["examples"].items()
            }
            (folder / self.new(self.game) / EXAMPLES).write_text(json.dumps({**examples, "examples": renamed}), "utf-8")
        if (rules_dir() / self.game / DIFFERENCES).exists():
            stored = plain(read_yaml_file(rules_dir() / self.game / DIFFERENCES))
            (folder / self.new(self.game) / DIFFERENCES).write_text(json.dumps(self.differences(stored)), "utf-8")
        (folder / "sources.yaml").write_text(json.dumps(self.tree(self.sources)), encoding="utf-8")

    def new(self, word: Any) -> Any:
        """The new name of a word, if it is a name; lists item by item."""
        if isinstance(word, list):
            return [self.new(item) for item in word]
        return PREFIX + word if isinstance(word, str) and word in self.names else word

    def house(self, overlay: Mapping[str, Any]) -> Any:
        """A house rule in the new names; what it declares itself is renamed as well."""
        self.names |= {*declared(overlay)}
        return {**self.tree(overlay), "extends": self.new(self.game)}

    # ── files ─────────────────────────────────────────────────────────────────────────────────────

    def tree(self, node: Any, path: tuple[str, ...] = ()) -> Any:
        """A document with its names changed."""
        if isinstance(node, dict):
            return {
                self.key(key, path, node): self.tree(value, (*path, "options" if is_test(key, node) else key))
                for key, value in node.items()
            }
        if isinstance(node, list):
            return [self.tree(item, path) for item in node]
        return self.value(node, path) if isinstance(node, str) else node

    def key(self, key: str, path: tuple[str, ...], node: Mapping[str, Any]) -> str:
        """A key is a name where names are declared or referred to by key; elsewhere it is a word of the language."""
        around = path[-1].rpartition(".")[2] if path else ""
        if around == "set":
            return self.address(key)
        branch = "option" in node and key not in ("option", "is", "then", "else")
        return str(self.new(key)) if branch or around in NAMES_INSIDE else key

    def value(self, word: str, path: tuple[str, ...]) -> str:
        """A scalar is a name if it is one; a suit is one only where a kind or the value of an option is meant."""
        last = path[-1]
        if last in ("es", "en") or any(key.split(".")[-1] == "say" for key in path):
            return re.sub(r"(?<={)\w+", lambda name: self.new(name[0]), word)
        if last in (*TEXTS, "end") or (len(path) > 1 and path[-2] in TEXTS):
            return word
        if last in ADDRESSES:
            return self.address(word)
        if word in WORDS and not {*NAMING, "options", "says"} & {*path}:
            return word
        return str(self.new(word))

    def address(self, text: str) -> str:
        """The address of an overlay: a section stays as it is at the head, and the keys of a rule after it."""
        parts = text.split(".")
        named = [
            place
            for place, part in enumerate(parts)
            if (place == 0 and part not in self.sections) or (place > 0 and parts[place - 1] in NAMED_BY_KEY)
        ]
        return ".".join(str(self.new(part)) if place in named else part for place, part in enumerate(parts))

    def differences(self, stored: Any) -> Any:
        """The questions on which tables part, and what each says to them, in the new names."""
        found: dict[str, Any] = {}
        for section, entries in stored["differences"].items():
            if section == "variants":
                found[section] = [
                    {
                        "ask": self.case(item["ask"]),
                        "says": {self.new(k): self.said(v) for k, v in item["says"].items()},
                    }
                    for item in entries
                ]
                continue
            found[section] = {
                self.new(name): [
                    {
                        "ask": self.case(item["ask"]),
                        "says": [
                            [self.new(each[0]), self.said(each[1])] if isinstance(each, list) else self.said(each)
                            for each in item["says"]
                        ],
                    }
                    for item in items
                ]
                for name, items in entries.items()
            }
        return {**stored, "differences": found}

    def said(self, value: Any) -> Any:
        """A verdict or a value in the new names."""
        return {self.new(name): inner for name, inner in value.items()} if isinstance(value, dict) else value

    # ── cases ─────────────────────────────────────────────────────────────────────────────────────

    def case(self, case: Mapping[str, Any]) -> dict[str, Any]:
        """A case in the new names. What a record is asked with is not the game's to name."""
        inside = {"variant", "kind", "game"}
        record = isinstance(case.get("renuncio"), Mapping)
        found: dict[str, Any] = {}
        for key, value in case.items():
            if key == "options":
                found[key] = {self.new(name): self.new(setting) for name, setting in value.items()}
            elif key == "expect":
                found[key] = self.expected(value)
            elif key in inside:
                found[key] = self.new(value)
            elif key in COUNTED:
                found[key] = {owner: {self.new(name): n for name, n in own.items()} for owner, own in value.items()}
            elif key in ("renuncio", *EVERY_HAND, *self.groups) or (record and key == "tricks"):
                found[key] = value
            elif isinstance(value, str) and value in self.chosen:
                found[str(self.new(key))] = self.new(value)
            else:
                found[str(self.new(key))] = value
        return found

    def expected(self, expect: Mapping[str, Any]) -> dict[str, Any]:
        """What is expected, in the new names."""
        found = {name if name in COMPARED else self.new(name): value for name, value in expect.items()}
        if isinstance(found.get("value"), dict):
            found["value"] = {self.new(name): value for name, value in found["value"].items()}
        if "rule" in found:
            found["rule"] = self.new(found["rule"])
        if "by_variant" in found:
            found["by_variant"] = {self.new(name): value for name, value in found["by_variant"].items()}
        return found


def is_test(key: str, node: Mapping[str, Any]) -> bool:
    """Whether the values of an option stand under this key: ``{option: fin, is: [seguir]}``."""
    return key == "is" and "option" in node


def chosen_in(node: Any) -> Iterator[str]:
    """The words that one may say, but for suits."""
    if isinstance(node, dict):
        if isinstance(node.get("one_of"), list):
            yield from (word for word in node["one_of"] if word not in WORDS)
        for value in node.values():
            yield from chosen_in(value)
    elif isinstance(node, list):
        for item in node:
            yield from chosen_in(item)


def groups_in(node: Any) -> Iterator[str]:
    """The keys under which a case gives several registers together."""
    if isinstance(node, dict):
        if isinstance(node.get("key"), str):
            yield node["key"].partition(".")[0]
        for value in node.values():
            yield from groups_in(value)
    elif isinstance(node, list):
        for item in node:
            yield from groups_in(item)


def declared(node: Any, path: tuple[str, ...] = ()) -> Iterator[str]:
    """The names that documents declare: ids, keys of the sections that declare by key, values of options."""
    if isinstance(node, dict):
        around = path[-1] if path else ""
        if around in (*NAMED_BY_KEY, "sources"):
            yield from node
        if isinstance(node.get("id"), str):
            yield node["id"]
        if around in ("counted_in", "in_match"):
            yield node["name"]
        if node.get("in") in NAMED_BY_KEY and isinstance(node.get("add"), dict):
            yield from node["add"]
        if around and len(path) > 1 and path[-2] == "options" and isinstance(node.get("is"), list):
            yield from node["is"]
        for key, value in node.items():
            yield from declared(value, (*path, key))
    elif isinstance(node, list):
        for item in node:
            yield from declared(item, path)
