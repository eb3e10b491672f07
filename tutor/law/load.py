"""Games found by folder, and the law of a table: base, variant, kind, options, house, misconception, one on another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from tutor.faults import Fault, Place, TutorError, closest, refuse
from tutor.law.addresses import SECTIONS, walk_rules
from tutor.law.cited import Printed, as_printed, without_lost_sources
from tutor.law.folding import fold_options
from tutor.law.layers import (
    FORMAT,
    OWN,
    Layer,
    Table,
    check_format,
    check_house,
    overlay_settings,
    pick_overlay,
    section_of,
    stack,
)
from tutor.law.model import Law, Option
from tutor.law.numbers import read_numbers, spell_numbers
from tutor.law.once import Once
from tutor.law.options import Setting, check_settings, read_options
from tutor.law.overlay import apply_overlay
from tutor.law.read_law import LawReader
from tutor.law.reader import LANGUAGES, Reader
from tutor.law.shapes import SHAPES
from tutor.law.vocabulary import Vocabulary
from tutor.law.yamltext import Node, read_yaml_file

FILES = ("game.yaml", "rules.yaml", "variants.yaml", "misconceptions.yaml")


@dataclass(frozen=True, slots=True)
class Source:
    """A source text: its names and the headings that may be cited."""

    id: str
    labels: Mapping[str, str]
    sections: tuple[str, ...]


class Library:
    """The games under one folder. Files are read once; ``once`` is what libraries that share nodes and words have read."""

    def __init__(self, folder: Path, words: Vocabulary, once: Once | None = None) -> None:
        self.folder, self.words = folder, words
        self._documents: dict[str, tuple[Node, tuple[Fault, ...]]] = {}
        self._sound: dict[str, Node] = {}
        self._games: list[str] | None = None
        self._sources: dict[str, Source] | None = None
        self._as_printed: dict[tuple[object, ...], Printed] = {}
        self._once = once or Once()

    def games(self) -> list[str]:
        """The ids of the games, found by folder."""
        if self._games is None:
            self._games = sorted(path.parent.name for path in self.folder.glob("*/game.yaml"))
        return list(self._games)

    def sources(self) -> dict[str, Source]:
        """Every source that may be cited."""
        if self._sources is None:
            reader = Reader(self.words)
            found = reader.attempt(lambda: self._read_sources(reader)) or {}
            reader.done()
            self._sources = found
        return self._sources

    def _read_sources(self, reader: Reader) -> dict[str, Source]:
        node = self._read("sources.yaml")
        check_format(node, reader)

        def source(name: str, body: Node) -> Source:
            entries = reader.fields(body, SHAPES["a_source"])
            headings = reader.distinct(entries["sections"], reader.text)
            return Source(name, reader.labels(body, entries, need=True), headings)

        return reader.by_id(reader.fields(node, SHAPES["sources"])["sources"], source)

    def document(self, game: str, house: Sequence[Node] = ()) -> Node:
        """The files of a game as one mapping, whose base is sound, and what house rules make of it.

        Raises TutorError with every fault of the base; those of house rules are told by `law`.
        """
        if game not in self._sound:
            self.law(Table(game))
            self._sound[game] = self._spelled(self.merged(game)[0], Reader(self.words))
        if not house:
            return self._sound[game]
        document, reader = self.merged(game)[0], Reader(self.words)
        for overlay in house:
            document = apply_overlay(document, overlay, reader)
        return self._spelled(document, reader)

    def variants(self, game: str) -> list[str]:
        """The variants of a game, in the order of its file."""
        return list(section_of(self.document(game), "variants"))

    def law(self, table: Table) -> Law:
        """The law of a table. Raises TutorError with every fault of the files and overlays involved."""
        document, faults = self.merged(table.game)
        reader = Reader(self.words, faults)
        cited = self._cited(reader)
        assert isinstance(document.value, dict)
        options = self._options(document, reader, cited)
        given = check_settings(table.options, options, reader)
        check_house(table, document, reader)
        settings: dict[str, Setting] = {name: option.default for name, option in options.items()}
        layers, printed = list(stack(table, section_of(document, "variants"))), None
        for layer in layers:
            if printed is None and layer.name.startswith(OWN):
                printed = document, {**settings}
            overlay = layer.overlay
            if layer.section:
                overlay = pick_overlay(self._with_kinds(table, document, layer), layer, reader, table.variant)
            settings |= given if layer.name == "options" else overlay_settings(overlay, options, reader)
            document = self._laid(document, overlay, reader) if overlay else document
        self._once((document,), "ids", reader, lambda: check_ids(document, reader))
        folded = self._folded(document, settings, reader, options)
        if printed is not None:
            folded = without_lost_sources(folded, self._printed(table, *printed, options), self._once, reader)
        options = self._options(folded, Reader(self.words), cited)
        names = tuple(layer.name for layer in layers)
        law = reader.attempt(
            lambda: LawReader(folded, reader, cited, table.kind, self._once).law(
                table.variant, settings, names, options
            )
        )
        reader.done()
        assert law is not None
        return law

    def _options(self, document: Node, reader: Reader, cited: Mapping[str, tuple[str, ...]]) -> dict[str, Option]:
        """The options of a document."""
        assert isinstance(document.value, dict)
        node = document.value.get("options")
        return {} if node is None else self._once((node,), "options", reader, lambda: read_options(node, reader, cited))

    def _laid(self, document: Node, overlay: Node, reader: Reader) -> Node:
        """The document with an overlay on it; what the overlay takes out is noted every time."""

        def lay() -> tuple[Node, dict[str, Place], dict[tuple[Place, str], Place]]:
            return apply_overlay(document, overlay, reader), dict(reader.removed), dict(reader.removed_keys)

        gone = frozenset(reader.removed)
        made, removed, removed_keys = self._once((document, overlay), gone, reader, lay)
        reader.removed |= removed
        reader.removed_keys |= removed_keys
        return made

    def _folded(
        self, document: Node, settings: Mapping[str, Setting], reader: Reader, options: Mapping[str, Option]
    ) -> Node:
        """The document under these settings, its texts with the numbers that they name."""
        return self._spelled(fold_options(document, settings, reader, options, self._once), reader)

    def _printed(
        self, table: Table, document: Node, settings: Mapping[str, Setting], options: Mapping[str, Option]
    ) -> Printed:
        """The rules as they were before anybody's own overlays; what is wrong with them has been told."""
        key = table.game, table.variant, table.kind, tuple(settings.items())
        if key not in self._as_printed:
            quiet = Reader(self.words)
            self._as_printed[key] = as_printed(self._folded(document, settings, quiet, options))
        return self._as_printed[key]

    def spelled(self, game: str, house: tuple[Node, ...], text: Node) -> Node:
        """A text with the numbers that it names, as these house rules set them."""
        section = section_of(self.document(game, house), "numbers")
        numbers = {name: node.value for name, node in section.items() if isinstance(node.value, int)}
        return spell_numbers(text, numbers, Reader(self.words)) if numbers else text

    def _spelled(self, document: Node, reader: Reader) -> Node:
        """The document with the numbers that its texts name; faults of the section are told where it is read."""
        assert isinstance(document.value, dict)
        section = document.value.get("numbers")
        numbers = Reader(self.words).attempt(lambda: read_numbers(section, Reader(self.words))) if section else None
        if not numbers:
            return document
        spelled = partial(self._spelled_section, tuple(numbers.items()), reader)
        return replace(document, value={key: spelled(key, inner) for key, inner in document.value.items()})

    def _spelled_section(self, numbers: tuple[tuple[str, int], ...], reader: Reader, key: str, node: Node) -> Node:
        """A section, or a text at the head of the game."""
        lang = key if key in LANGUAGES else ""
        return self._once((node,), numbers, reader, lambda: spell_numbers(node, dict(numbers), reader, lang))

    def _with_kinds(self, table: Table, document: Node, layer: Layer) -> Node:
        """The document a layer is picked from: kinds of hands may be changed, or added, by the layers above them."""
        if layer.section != "kinds":
            return document
        for other in stack(replace(table, kind="", variant=""), {}):
            found = pick_overlay(document, other, Reader(self.words)) if other.section else other.overlay
            document = apply_overlay(document, found, Reader(self.words)) if found else document
        return document

    def _cited(self, reader: Reader) -> dict[str, tuple[str, ...]]:
        """The headings that may be cited, by source; faults of that file are faults of every law."""
        try:
            return {name: source.sections for name, source in self.sources().items()}
        except TutorError as error:
            reader.faults += error.faults
            return {}

    def merged(self, game: str) -> tuple[Node, tuple[Fault, ...]]:
        """The files of a game as one mapping, and what is wrong before its sections are read."""
        if game not in self.games():
            near = closest(game, self.games())
            raise refuse(
                "unknown_game_near" if near else "unknown_game", word=game, near=near, known=", ".join(self.games())
            )
        if game not in self._documents:
            reader = Reader(self.words)
            merged: dict[str, Node] = {}
            keys: dict[str, Place] = {}
            nodes = list(self._files(game, reader))
            for node in nodes:
                check_format(node, reader)
                for key, value in (reader.attempt(partial(reader.entries_of, node)) or {}).items():
                    if key in merged and key != "format":
                        reader.fault("section_twice", node.keys[key], key=key, first=str(keys[key]))
                    merged[key], keys[key] = value, node.keys[key]
            self._documents[game] = Node(merged, nodes[0].place, keys), tuple(reader.faults)
        return self._documents[game]

    def _files(self, game: str, reader: Reader) -> Iterator[Node]:
        """The files that are there; what cannot be read in them is raised together, for the rest would only follow."""
        faults: list[Fault] = []
        nodes = []
        for name in FILES:
            if name == FILES[0] or (self.folder / game / name).exists():
                try:
                    nodes.append(self._read(f"{game}/{name}"))
                except TutorError as error:
                    faults += error.faults
        if faults:
            raise TutorError(faults)
        return iter(nodes)

    def _read(self, name: str) -> Node:
        return read_yaml_file(self.folder / name, shown_as=f"rules/{name}")


def check_ids(document: Node, reader: Reader) -> None:
    """Rule ids are unique in a game, and none is an address already."""
    seen: dict[str, Place] = {}
    for _, rule, place in walk_rules(document):
        first = seen.setdefault(rule.replace("-", "_"), place)
        if first is not place:
            reader.fault("id_twice", place, word=rule, first=first)
        if rule in SECTIONS:
            reader.fault("name_reserved", place, word=rule)


__all__ = ["FILES", "FORMAT", "Library", "Source", "Table", "section_of"]
