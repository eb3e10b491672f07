"""Games found by folder, and the law of a table stacked from them: base, variant, kind, options, house, misconception."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tutor.faults import refuse
from tutor.law.folding import Setting, fold_options
from tutor.law.model import Law, Option
from tutor.law.options import read_options, read_settings
from tutor.law.overlay import apply_overlay, rule_ids, walk_rules
from tutor.law.read_law import LawReader
from tutor.law.reader import Reader, Unreadable
from tutor.law.vocabulary import Vocabulary
from tutor.law.yamltext import Node, read_yaml_file

FILES = ("game.yaml", "rules.yaml", "variants.yaml", "misconceptions.yaml")
FORMAT = 1


@dataclass(frozen=True, slots=True)
class Source:
    """A source text: its names and the headings that may be cited."""

    id: str
    labels: Mapping[str, str]
    sections: tuple[str, ...]


@dataclass(frozen=True)
class Table:
    """Which law: a game, and every overlay that lies on it. ``house`` and ``misconceptions`` apply in their order."""

    game: str
    variant: str = ""
    kind: str = ""
    options: Mapping[str, Setting] = field(default_factory=dict)
    house: tuple[Node, ...] = ()
    misconceptions: tuple[str, ...] = ()


class Library:
    """The games under one folder. Files are read once."""

    def __init__(self, folder: Path, words: Vocabulary) -> None:
        self.folder, self.words = folder, words
        self._documents: dict[str, Node] = {}
        self._sources: dict[str, Source] | None = None

    def games(self) -> list[str]:
        """The ids of the games, found by folder."""
        return sorted(path.parent.name for path in self.folder.glob("*/game.yaml"))

    def sources(self) -> dict[str, Source]:
        """Every source that may be cited."""
        if self._sources is None:
            reader = Reader(self.words)
            node = self._read("sources.yaml")
            top = reader.mapping(node, (), required=("format", "sources"), what="sources")
            found = {}
            for name, body in reader.entries(top["sources"], "sources").items():
                entries = reader.mapping(body, ("es", "en"), required=("sections",), what="source")
                found[name] = Source(name, reader.labels(body, entries, need=True, what=name),
                                     tuple(reader.text(item) for item in reader.items(entries["sections"])))
            reader.done()
            self._sources = found
        return self._sources

    def document(self, game: str) -> Node:
        """The files of a game as one mapping. A section that stands in two files is a fault."""
        if game not in self.games():
            raise refuse("unknown_game", word=game, known=", ".join(self.games()))
        if game not in self._documents:
            reader, merged, keys = Reader(self.words), {}, {}
            top: Node | None = None
            for name in FILES:
                node = self._read(f"{game}/{name}")
                top = top or node
                check_format(node, reader)
                for key, value in reader.entries_of(node, name).items():
                    if key in merged and key != "format":
                        reader.fault("section_twice", node.keys[key], key=key)
                    merged[key], keys[key] = value, node.keys[key]
            assert top is not None
            document = Node(merged, top.place, keys)
            check_ids(document, reader)
            reader.done()
            self._documents[game] = document
        return self._documents[game]

    def _read(self, name: str) -> Node:
        return read_yaml_file(self.folder / name, shown_as=f"rules/{name}")

    def variants(self, game: str) -> list[str]:
        """The variants of a game, in the order of its file."""
        value = self.document(game).value
        assert isinstance(value, dict)
        inner = value["variants"].value
        return list(inner) if isinstance(inner, dict) else []

    def law(self, table: Table) -> Law:
        """The law of a table. Raises TutorError with every fault of the files and overlays involved."""
        document, reader = self.document(table.game), Reader(self.words)
        assert isinstance(document.value, dict)
        options = read_options(document.value["options"], reader)
        settings: dict[str, Setting] = {name: option.default for name, option in options.items()}
        given = check_settings(table.options, options)
        layers = []
        for name, overlay in self._stack(document, table):
            layers.append(name)
            settings |= given if overlay is None else overlay_settings(overlay, options, reader)
            document = document if overlay is None else apply_overlay(document, overlay, reader)
        if table.house or table.misconceptions:
            check_ids(document, reader)
        folded = fold_options(document, settings, reader)
        sections = {name: source.sections for name, source in self.sources().items()}
        try:
            law = LawReader(folded, reader, sections, table.kind).law(table.variant, settings, tuple(layers), options)
        except Unreadable:
            reader.done()
            raise
        reader.done()
        return law

    def _stack(self, document: Node, table: Table) -> list[tuple[str, Node | None]]:
        """Every layer in order; None stands for the options of the table."""
        found: list[tuple[str, Node | None]] = []
        for section, names in (("variants", [table.variant]), ("kinds", [table.kind])):
            found += [(f"{section[:-1]} {name}", pick_overlay(document, section, name)) for name in names if name]
        found.append(("options", None))
        found += [(f"house {place + 1}", overlay) for place, overlay in enumerate(table.house)]
        found += [(f"misconception {name}", pick_overlay(document, "misconceptions", name)) for name in table.misconceptions]
        return found


def pick_overlay(document: Node, section: str, name: str) -> Node:
    """A named overlay of a game."""
    assert isinstance(document.value, dict)
    known = document.value[section].value
    assert isinstance(known, dict)
    if name not in known:
        raise refuse("unknown_overlay", section=section, word=name, known=", ".join(known))
    return known[name]


def overlay_settings(overlay: Node, options: Mapping[str, Option], reader: Reader) -> dict[str, Setting]:
    """The options an overlay sets."""
    assert isinstance(overlay.value, dict)
    return read_settings(overlay.value["options"], options, reader) if "options" in overlay.value else {}


def check_settings(given: Mapping[str, Setting], options: Mapping[str, Option]) -> dict[str, Setting]:
    """Options given by a person, checked; the error names the option and what it can be."""
    found: dict[str, Setting] = {}
    for name, value in given.items():
        if name not in options:
            raise refuse("unknown_option", word=name, known=", ".join(options))
        option = options[name]
        if option.type == "flag" and isinstance(value, bool):
            found[name] = value
        elif option.type == "word" and value in option.values:
            found[name] = value
        elif option.type == "number" and not isinstance(value, bool) and (
                value in (option.low, option.high) or (isinstance(value, int) and _low(option) <= value <= _high(option))):
            found[name] = value
        else:
            raise refuse("bad_option_value", option=name, value=value, known=can_be(option))
    return found


def _low(option: Option) -> int:
    return option.low if isinstance(option.low, int) else 0


def _high(option: Option) -> int:
    return option.high if isinstance(option.high, int) else 48


def can_be(option: Option) -> str:
    """What an option can be, in a word or two."""
    if option.type == "flag":
        return "true, false"
    return ", ".join(option.values) if option.type == "word" else f"{option.low} … {option.high}"


def check_format(node: Node, reader: Reader) -> None:
    """``format: 1`` comes first."""
    entries = reader.entries_of(node, "document")
    if "format" not in entries:
        reader.fault("missing_key", node, key="format", what="document")
    elif entries["format"].value != FORMAT:
        reader.fault("unknown_format", entries["format"], found=entries["format"].value, known=FORMAT)


def check_ids(document: Node, reader: Reader) -> None:
    """Rule ids are unique in a game."""
    seen: set[str] = set()
    for rule in rule_ids(document):
        if rule in seen:
            paths = [path for path, found in walk_rules(document) if found == rule]
            node = document
            for key in paths[-1]:
                node = node.value[key]  # type: ignore[index,call-overload]
            reader.fault("id_twice", node, word=rule)
        seen.add(rule)

