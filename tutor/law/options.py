"""The options of a game: their declaration, and the values a table sets."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Literal

from tutor.faults import Place
from tutor.law.model import Option
from tutor.law.reader import Reader, Unreadable
from tutor.law.rules import Sources, read_citations
from tutor.law.shapes import LABELS, SHAPES, words_of
from tutor.law.yamltext import Node, plain

Setting = int | str | bool
MOST = 48
OptionType = tuple[Literal["flag", "word", "number"], tuple[str, ...], int | str, int | str]


def read_options(node: Node | None, reader: Reader, sources: Sources) -> dict[str, Option]:
    """The section ``options``; a game may have none."""
    if node is None:
        return {}
    return reader.attempt(lambda: reader.by_id(node, lambda name, body: _option(name, body, reader, sources))) or {}


def _option(name: str, node: Node, reader: Reader, sources: Sources) -> Option:
    entries = reader.fields(node, SHAPES["option"])
    kind, values, low, high = _type(entries["is"], reader)
    default = entries["default"].value
    option = Option(
        name,
        kind,
        values,
        low,
        high,
        default if isinstance(default, bool | int | str) else False,
        reader.labels(node, entries, need=True),
        _value_labels(entries.get("values"), node, values, reader),
        _says(entries.get("says")),
        node.place,
        read_citations(entries.get("source"), reader, sources),
    )
    reader.attempt(lambda: check_value(option, entries["default"], reader))
    if "says" in entries:
        reader.attempt(lambda: _check_says(option, entries["says"], reader, sources))
    return option


def _type(node: Node, reader: Reader) -> OptionType:
    if isinstance(node.value, tuple):
        return "word", tuple(reader.some(node, reader.slug)) and reader.distinct(node, reader.slug), 0, 0
    if isinstance(node.value, dict):
        entries = reader.fields(node, SHAPES["range"])
        return "number", (), _bound(entries["from"], reader), _bound(entries["to"], reader)
    reader.choice(node, words_of(SHAPES["option"]["is"]))
    return "flag", (), 0, 1


def _bound(node: Node, reader: Reader) -> int | str:
    if isinstance(node.value, str):
        return reader.choice(node, words_of(SHAPES["range"]["to"]))
    return reader.number(node)


def _value_labels(
    node: Node | None, option: Node, values: tuple[str, ...], reader: Reader
) -> Mapping[str, Mapping[str, str]]:
    """The name of each value in both languages."""
    found: dict[str, dict[str, str]] = {}
    for value, texts in (reader.entries_of(node) if node else {}).items():
        if value not in values and node:
            reader.unknown(value, values, node.keys[value])
        found[value] = reader.attempt(partial(_texts, texts, reader)) or {}
    for value in values:
        if value not in found:
            reader.missing(f"values.{value}", option)
    return found


def _texts(node: Node, reader: Reader) -> dict[str, str]:
    return reader.labels(node, reader.fields(node, LABELS), need=True)


def _says(node: Node | None) -> Mapping[str, object]:
    said = plain(node) if node else {}
    return said if isinstance(said, dict) else {}


def _check_says(option: Option, node: Node, reader: Reader, sources: Sources) -> None:
    """What each source says must be a value, or several, that the option can have."""
    for source, value in reader.entries(node).items():
        if source not in sources:
            reader.unknown(source, sources, node.keys[source])
        reader.several(value, lambda item: check_value(option, item, reader))


def check_value(option: Option, node: Node, reader: Reader) -> Setting:
    """The value if the option can have it; otherwise a fault."""
    value = node.value
    if not isinstance(value, bool | int | str) or not can_have(option, value):
        reader.fault("bad_option_value", node, option=option.id, value=_written(value), known=can_be(option))
        raise Unreadable("bad_option_value")
    return value


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else "…" if isinstance(value, dict | tuple) else str(value)


def can_have(option: Option, value: Setting) -> bool:
    """Whether an option can have a value; the words among the bounds of a number are values too."""
    if option.type == "flag":
        return isinstance(value, bool)
    if option.type == "word":
        return isinstance(value, str) and value in option.values
    if isinstance(value, str):
        return value in (option.low, option.high)
    low = option.low if isinstance(option.low, int) else 0
    high = option.high if isinstance(option.high, int) else MOST
    return not isinstance(value, bool) and low <= value <= high


def can_be(option: Option) -> str:
    """What an option can be, in a word or two."""
    if option.type == "flag":
        return "true, false"
    return ", ".join(option.values) if option.type == "word" else f"{option.low} … {option.high}"


def read_settings(node: Node, options: Mapping[str, Option], reader: Reader) -> dict[str, Setting]:
    """The values an overlay gives; unknown options and impossible values are faults."""
    found: dict[str, Setting] = {}
    for name, value in reader.entries_of(node).items():
        if name in options:
            checked = reader.attempt(partial(check_value, options[name], value, reader))
            found[name] = options[name].default if checked is None else checked
        else:
            reader.unknown(name, options, node.keys.get(name, node.place))
    return found


def check_settings(given: Mapping[str, Setting], options: Mapping[str, Option], reader: Reader) -> dict[str, Setting]:
    """The same for values a person gives without a file: the option is the place."""
    keys = {str(name): Place(path=f"options.{name}") for name in given}
    nodes = {str(name): Node(value, keys[str(name)]) for name, value in given.items()}
    return read_settings(Node(nodes, Place(path="options"), keys), options, reader)
