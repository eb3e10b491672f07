"""Strict YAML: text becomes nodes that know their line and column, or faults with theirs, all of them at once.

No tags, anchors, aliases, directives or merge keys; no key twice; size, depth, numbers and texts bounded. The nodes are
built from the parser's events in one pass without recursion, so that a hostile file is refused quickly.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Protocol

from tutor.faults import Fault, Place, TutorError, refuse
from tutor.law.scalars import UNREADABLE, Scalar, parse_scalar

if TYPE_CHECKING:  # PyYAML costs a tenth of a cold start: it is imported when something is read
    import yaml

MAX_BYTES = 2**20
MAX_DEPTH = 40
MAX_NODES = 50_000
MAX_FAULTS = 100

_NO_KEYS: Mapping[str, Place] = MappingProxyType({})
_INDENT = re.compile(r"^[ \t]+", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Node:
    """A scalar, a sequence or a mapping (in the order written), and where it stands.

    ``keys`` says where each key of a mapping stands; it is empty for the others. ``inside`` is
    what `tutor.law.inside` has found in it.
    """

    value: Scalar | tuple[Node, ...] | dict[str, Node]
    place: Place
    keys: Mapping[str, Place] = field(default_factory=dict)
    inside: object = field(default=None, init=False, compare=False, repr=False)


def read_yaml(text: str | bytes, file: str, limit: int = MAX_BYTES) -> Node:
    """The only document of ``text``; ``file`` is the name shown in faults, ``limit`` the size allowed in bytes.

    >>> node = read_yaml("mano: [12c, 1e]", "caso.yaml")
    >>> plain(node), str(node.keys["mano"])
    ({'mano': ['12c', '1e']}, 'caso.yaml:1:1')
    """
    return _Builder(_decode(text, file, limit), file, several=False).build()[0]


def read_yaml_documents(text: str | bytes, file: str, limit: int = MAX_BYTES) -> tuple[Node, ...]:
    """The documents of ``text``, one or more; the bounds hold for all of them together."""
    return _Builder(_decode(text, file, limit), file, several=True).build()


def read_yaml_file(path: str | os.PathLike[str], shown_as: str | None = None, limit: int = MAX_BYTES) -> Node:
    """The only document of a file, which faults call ``shown_as``, or else by its path."""
    file = shown_as or os.fspath(path)
    return read_yaml(_contents(path, file, limit), file, limit)


def read_documents_file(
    path: str | os.PathLike[str], shown_as: str | None = None, limit: int = MAX_BYTES
) -> tuple[Node, ...]:
    """The documents of a file, one or more."""
    file = shown_as or os.fspath(path)
    return read_yaml_documents(_contents(path, file, limit), file, limit)


def plain(node: Node) -> object:
    """The node as plain dicts, lists and scalars, without places.

    >>> plain(read_yaml("{a: [1, no], b: }", "caso.yaml"))
    {'a': [1, 'no'], 'b': None}
    """
    if isinstance(node.value, dict):
        return {key: plain(value) for key, value in node.value.items()}
    return [plain(item) for item in node.value] if isinstance(node.value, tuple) else node.value


def _contents(path: str | os.PathLike[str], file: str, limit: int) -> bytes:
    """The bytes of a file, at most one more than allowed."""
    try:
        with Path(path).open("rb") as stream:
            return stream.read(limit + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise refuse("file-not-found", Place(file)) from None
    except IsADirectoryError:
        raise refuse("file-is-folder", Place(file)) from None
    except (OSError, ValueError):  # ValueError: a path no system can have
        raise refuse("file-unreadable", Place(file)) from None


def _decode(raw: str | bytes, file: str, limit: int) -> str:
    """The text without byte order mark, or a fault when it is too long or not text at all."""
    if len(raw) > limit:
        raise refuse("file-too-large", Place(file), limit=limit // 1024)
    try:
        text = raw if isinstance(raw, str) else raw.decode()
    except UnicodeDecodeError as error:
        raise refuse("yaml-not-utf8", _spot(error.object[: error.start].decode(), file)) from None
    text = text.removeprefix("\ufeff")
    if text.lstrip()[:1] in ("{", "["):  # JSON may be indented by tabs
        text = _INDENT.sub(lambda indent: " " * len(indent[0]), text)
    if found := UNREADABLE.search(text):
        code = "yaml-tab" if found[0] == "\t" else "yaml-control-character"
        raise refuse(code, _spot(text[: found.start()], file), character=f"U+{ord(found[0]):04X}")
    return text


def _spot(before: str, file: str) -> Place:
    """The place that follows the text ``before``."""
    return Place(file, before.count("\n") + 1, len(before) - before.rfind("\n"))


class _Mark(Protocol):
    """Where PyYAML stands in the text, counted from 0."""

    index: int
    line: int
    column: int


@dataclass(slots=True)
class _Open:
    """A sequence or a mapping whose end has not been read yet, and the key whose value comes next."""

    place: Place
    is_mapping: bool
    items: list[Node] = field(default_factory=list)
    pairs: dict[str, Node] = field(default_factory=dict)
    keys: dict[str, Place] = field(default_factory=dict)
    key: str | None = None

    def close(self) -> Node:
        return Node(self.pairs if self.is_mapping else tuple(self.items), self.place, self.keys)


class _Builder:
    """Puts nodes together from the events of one text, and keeps every fault it meets on the way."""

    def __init__(self, text: str, file: str, several: bool) -> None:
        self.text, self.file, self.several = text, file, several
        self.faults: list[Fault] = []
        self.roots: list[Node] = []
        self.open: list[_Open] = []
        self.nodes = 0

    def build(self) -> tuple[Node, ...]:
        import yaml

        for event in self.events():
            match event:
                case yaml.ScalarEvent():
                    self.scalar(event)
                case yaml.CollectionStartEvent():
                    self.start(event, isinstance(event, yaml.MappingStartEvent))
                case yaml.CollectionEndEvent():
                    self.put(self.open.pop().close())
                case yaml.AliasEvent():
                    self.put(Node(f"*{event.anchor}", self.enter(event), _NO_KEYS))
                case yaml.DocumentStartEvent():
                    self.document(event)
                case _:  # the ends of documents and of the text
                    pass
        if not self.roots and not self.faults:
            self.note(Fault("yaml-empty", {}, Place(self.file, 1, 1)))
        if self.faults:
            raise self.error()
        return tuple(self.roots)

    def events(self) -> Iterator[yaml.Event]:
        """What the parser sees, by libyaml where it is there; a syntax error becomes the last fault."""
        import yaml

        mark: _Mark | None = None
        try:
            for event in yaml.parse(self.text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
                mark = event.end_mark
                yield event
        except yaml.MarkedYAMLError as error:
            self.syntax(f"{error.context} {error.problem}", error.context_mark, error.problem_mark)
        except (yaml.YAMLError, ValueError, OverflowError):  # "\\UFFFFFFFF" to the parser without libyaml
            self.syntax("", mark, mark)

    def syntax(self, said: str, opening: _Mark | None, mark: _Mark | None) -> None:
        """Says in our words what the parser could not read at ``mark``, in what began at ``opening``."""
        code, at_opening = next(row[1:] for row in _SYNTAX if re.search(row[0], said))
        spot = (opening if at_opening else mark) or mark or opening
        rest = self.text[spot.index :].lstrip() if spot else ""
        params: dict[str, object] = {"limit": MAX_DEPTH, "text": rest[:40].partition("\n")[0].strip()}
        place = self.place(spot) if rest else _spot(self.text.rstrip(), self.file)
        if code == "yaml-open-bracket" and opening:
            opened = self.text[opening.index : opening.index + 1]
            params = {"line": opening.line + 1, "open": opened, "close": "]" if opened == "[" else "}"}
        elif not rest:
            code = "yaml-ends-early"
        self.faults.append(Fault(code, params, place))

    def place(self, mark: _Mark | None) -> Place:
        return Place(self.file, mark.line + 1, mark.column + 1) if mark else Place(self.file, 1, 1)

    def note(self, fault: Fault, last: bool = False) -> None:
        """Keeps a fault; the ``last`` one, or one too many, ends the reading."""
        self.faults.append(fault)
        if last or len(self.faults) >= MAX_FAULTS:
            raise self.error()

    def error(self) -> TutorError:
        """Everything found, in the order of the file."""
        return TutorError(sorted(self.faults, key=_order))

    def document(self, event: yaml.DocumentStartEvent) -> None:
        place = self.place(event.start_mark)
        if self.roots and not self.several:
            self.note(Fault("yaml-several-documents", {}, place), last=True)
        if event.start_mark and self.text.startswith("%", event.start_mark.index):
            self.note(Fault("yaml-directive", {}, place))

    def enter(self, event: yaml.NodeEvent) -> Place:
        """Counts a node and refuses what no node may carry."""
        place = self.place(event.start_mark)
        self.nodes += 1
        if self.nodes > MAX_NODES:
            self.note(Fault("yaml-too-many-nodes", {"limit": MAX_NODES}, place), last=True)
        if event.anchor is not None:
            self.note(Fault("yaml-alias", {}, place))
        if getattr(event, "tag", None) is not None:
            self.note(Fault("yaml-tag", {}, place))
        return place

    def scalar(self, event: yaml.ScalarEvent) -> None:
        place = self.enter(event)
        value = parse_scalar(event.value, not event.style, place)
        if isinstance(value, Fault):
            self.note(value)
            value = event.value
        if not event.value and not event.style and not self.open:
            self.note(Fault("yaml-empty", {}, place))
        self.put(Node(value, place, _NO_KEYS))

    def start(self, event: yaml.CollectionStartEvent, is_mapping: bool) -> None:
        place = self.enter(event)
        if len(self.open) >= MAX_DEPTH:
            self.note(Fault("yaml-too-deep", {"limit": MAX_DEPTH}, place), last=True)
        self.open.append(_Open(place, is_mapping))

    def put(self, node: Node) -> None:
        """Gives a finished node to what it stands in, where it may be the next key."""
        if not self.open:
            self.roots.append(node)
        elif not (around := self.open[-1]).is_mapping:
            around.items.append(node)
        elif around.key is None:
            around.key = self.key(node, around.keys)
        else:
            around.pairs[around.key], around.key = node, None

    def key(self, node: Node, keys: dict[str, Place]) -> str:
        """The text of a key (a whole number becomes its digits), unless it is no key or is there already."""
        if isinstance(node.value, bool) or not isinstance(node.value, str | int):
            self.note(Fault("yaml-key", {}, node.place))
            return ""
        key = str(node.value)
        if key == "<<":
            self.note(Fault("yaml-merge", {}, node.place))
        elif key in keys:
            self.note(Fault("yaml-duplicate-key", {"line": keys[key].line, "key": key}, node.place))
        keys.setdefault(key, node.place)
        return key


def _order(fault: Fault) -> tuple[int, int]:
    place = fault.place or Place()
    return place.line or 0, place.column or 0


# What PyYAML and libyaml say of a syntax error, our code for it, and whether to point at where the thing began.
_SYNTAX = (
    ("depth", "yaml-too-deep", False),
    ("directive|incompatible YAML", "yaml-directive", False),
    ("alias|anchor", "yaml-alias", True),
    (r"\btag\b", "yaml-tag", True),
    ("escape|hexdecimal", "yaml-escape", False),
    ("quoted scalar", "yaml-open-quote", True),
    ("flow (sequence|mapping)", "yaml-open-bracket", False),
    ("simple key", "yaml-missing-colon", True),
    ("mapping values|unexpected ':'", "yaml-stray-colon", False),
    ("sequence entries", "yaml-stray-dash", False),
    ("cannot start any token", "yaml-first-character", False),
    ("node content", "yaml-missing-value", False),
    ("block scalar", "yaml-block-text", True),
    ("expected key|mapping keys|block end|document start|'-' indicator", "yaml-misplaced", False),
    ("", "yaml-syntax", False),
)
