"""A table, and the layers that lie on the base: variant, kind of hand, options, house rules, misconceptions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial

from tutor.faults import Place
from tutor.law.model import Option
from tutor.law.options import Setting, read_settings
from tutor.law.reader import Reader, shown
from tutor.law.shapes import SHAPES
from tutor.law.yamltext import Node

FORMAT = 1
OWN = ("house ", "misconception ")  # the layers that no source stands behind


@dataclass(frozen=True)
class Table:
    """Which law: a game, and every overlay that lies on it. ``house`` and ``misconceptions`` apply in their order."""

    game: str
    variant: str = ""
    kind: str = ""
    options: Mapping[str, Setting] = field(default_factory=dict)
    house: tuple[Node, ...] = ()
    misconceptions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Layer:
    """What lies on the base: an overlay of the game by ``section`` and ``id``, or one that is given."""

    name: str
    section: str = ""
    id: str = ""
    overlay: Node | None = None


def stack(table: Table, variants: Mapping[str, Node]) -> Iterator[Layer]:
    """Every layer in order, each variant after the one it is like. ``options`` stands for those of the table."""
    below = [("variants", name) for name in reversed(list(alike(table.variant, variants)))]
    for section, name in (*below, ("variants", table.variant), ("kinds", table.kind)):
        if name:
            yield Layer(f"{section[:-1]} {name}", section, name)
    yield Layer("options")
    for place, overlay in enumerate(table.house):
        yield Layer(f"house {place + 1}", overlay=overlay)
    for name in table.misconceptions:
        yield Layer(f"misconception {name}", "misconceptions", name)


def alike(variant: str, variants: Mapping[str, Node]) -> Iterator[str]:
    """The variant that one is like, the one that this is like, and so on: each stands before it in the file."""
    known = list(variants)
    while variant in variants:
        entries = variants[variant].value
        like = entries["like"].value if isinstance(entries, dict) and "like" in entries else ""
        if like not in known[: known.index(variant)]:
            return
        yield (variant := str(like))


def pick_overlay(document: Node, layer: Layer, reader: Reader, variant: str = "") -> Node | None:
    """A named overlay of a game; none in a variant that it leaves out."""
    known = section_of(document, layer.section)
    if layer.id not in known:
        reader.unknown(layer.id, known, Place(path=layer.section[:-1]))
    found = known.get(layer.id)
    return None if found is not None and variant in left_out(found, document, reader) else found


def left_out(overlay: Node, document: Node, reader: Reader) -> tuple[str, ...]:
    """The variants in which an overlay changes nothing: there it is the law, or has nothing to say."""
    if not isinstance(overlay.value, dict) or "except" not in overlay.value:
        return ()
    node, variants = overlay.value["except"], list(section_of(document, "variants"))
    return tuple(reader.several(node, lambda item: reader.choice(item, variants)))


def section_of(document: Node, section: str) -> dict[str, Node]:
    """The entries of a section; none where there are none."""
    assert isinstance(document.value, dict)
    node = document.value.get(section)
    return node.value if node is not None and isinstance(node.value, dict) else {}


def overlay_settings(overlay: Node | None, options: Mapping[str, Option], reader: Reader) -> dict[str, Setting]:
    """The options an overlay sets."""
    if overlay is None or not isinstance(overlay.value, dict) or "options" not in overlay.value:
        return {}
    inner = overlay.value["options"]
    return reader.attempt(lambda: read_settings(inner, options, reader)) or {}


def check_house(table: Table, document: Node, reader: Reader) -> None:
    """A person's own overlay says nothing that would be passed over, and extends this game."""
    for overlay in table.house:
        entries = reader.attempt(partial(reader.fields, overlay, SHAPES["house"])) or {}
        if "format" in entries:
            check_format(overlay, reader)
        if "extends" in entries and entries["extends"].value != table.game:
            reader.unknown(shown(entries["extends"]), [table.game], entries["extends"])
        if "variant" in entries:
            reader.attempt(partial(reader.choice, entries["variant"], list(section_of(document, "variants"))))


def check_format(node: Node, reader: Reader) -> None:
    """``format: 1`` comes first."""
    entries = reader.attempt(lambda: reader.entries_of(node)) or {}
    if entries and "format" not in entries:
        reader.missing("format", node)
    elif entries and (entries["format"].value != FORMAT or isinstance(entries["format"].value, bool)):
        reader.fault("unknown_format", entries["format"], found=shown(entries["format"]), known=FORMAT)
