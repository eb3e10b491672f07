"""The options of a game: their declaration, and the values a table sets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from tutor.law.folding import Setting
from tutor.law.model import Option
from tutor.law.reader import Reader, Unreadable
from tutor.law.yamltext import Node, plain


def read_options(node: Node, reader: Reader) -> dict[str, Option]:
    """The section ``options``."""
    found: dict[str, Option] = {}
    for name, body in reader.entries(node, "options").items():
        try:
            found[name] = _read_option(name, body, reader)
        except Unreadable:
            continue
    return found


def _read_option(name: str, node: Node, reader: Reader) -> Option:
    entries = reader.mapping(node, ("values", "says", "es", "en"), required=("is", "default"), what="option")
    kind, values, low, high = _read_type(entries["is"], reader)
    labels = reader.labels(node, entries, need=True, what=f"option {name}")
    value_labels = {}
    if "values" in entries:
        for value, texts in reader.entries(entries["values"], "values").items():
            if value not in values:
                reader.unknown(value, values, entries["values"].keys[value], "value")
            value_labels[value] = reader.labels(texts, reader.mapping(texts, ("es", "en")), need=True)
    for value in values:
        if value not in value_labels:
            reader.fault("missing_key", node, key=f"values.{value}", what=f"option {name}")
    says = plain(entries["says"]) if "says" in entries else {}
    option = Option(name, kind, values, low, high, _raw(entries["default"], reader), labels, value_labels,
                    says if isinstance(says, dict) else {}, node.place)
    _check(option, entries["default"], reader)
    return option


def _read_type(node: Node, reader: Reader) -> tuple[Literal["flag", "word", "number"], tuple[str, ...], int | str, int | str]:
    if node.value == "flag":
        return "flag", (), 0, 1
    if isinstance(node.value, tuple):
        return "word", tuple(reader.slug(item) for item in node.value), 0, 0
    entries = reader.mapping(node, (), required=("from", "to"), what="option")
    return "number", (), _bound(entries["from"], reader), _bound(entries["to"], reader)


def _bound(node: Node, reader: Reader) -> int | str:
    return reader.choice(node, ("most", "players")) if isinstance(node.value, str) else reader.number(node)


def _raw(node: Node, reader: Reader) -> Setting:
    if isinstance(node.value, bool | int | str):
        return node.value
    raise reader.fault("expected_term", node, found=node.value, types="flag, number, word")


def _check(option: Option, node: Node, reader: Reader) -> None:
    """A value that the option cannot have is a fault."""
    value = node.value
    if option.type == "flag":
        reader.flag(node, option.id)
    elif option.type == "word":
        reader.choice(node, option.values, option.id)
    elif isinstance(value, str):
        if value not in (option.low, option.high):
            reader.fault("expected_number", node, what=option.id, low=option.low, high=option.high, found=value)
    else:
        reader.number(node, option.low if isinstance(option.low, int) else 0, option.high if isinstance(option.high, int) else 48, option.id)


def read_settings(node: Node, options: Mapping[str, Option], reader: Reader) -> dict[str, Setting]:
    """The values an overlay or a table gives; unknown options and impossible values are faults."""
    found: dict[str, Setting] = {}
    for name, value in reader.entries(node, "options").items():
        try:
            if name not in options:
                raise reader.unknown(name, options, node.keys[name], "option")
            _check(options[name], value, reader)
            found[name] = _raw(value, reader)
        except Unreadable:
            continue
    return found
