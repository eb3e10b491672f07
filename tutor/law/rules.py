"""What every rule has in common: id, names, sources, a sentence of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tutor.law.model import Citations
from tutor.law.reader import Reader
from tutor.law.yamltext import Node
from tutor.words import check_template

COMMON = ("id", "es", "en", "source", "say")
TERMS_OF_SAY = ("led", "last", "best", "best_of_led", "trump", "play", "bid", "cards")
Sources = Mapping[str, tuple[str, ...]]


def read_rule(node: Node, reader: Reader, sources: Sources, keys: Iterable[str], id_given: str = "") -> tuple[dict[str, Any], dict[str, Node]]:
    """The common part of a rule as keyword arguments, and its entries."""
    entries = reader.mapping(node, (*COMMON, *keys), required=() if id_given else ("id",), what="rule")
    name = id_given or reader.slug(entries["id"], "id")
    say: dict[str, str] = {}
    if "say" in entries:
        say = reader.labels(entries["say"], reader.mapping(entries["say"], ("es", "en")), need=True, what="say")
        for text in say.values():
            for fault in check_template(text, TERMS_OF_SAY):
                reader.fault(fault.code, entries["say"], **fault.params)
    common = {"id": name, "labels": reader.labels(node, entries, what=name), "say": say, "place": node.place,
              "source": read_citations(entries.get("source"), reader, sources)}
    return common, entries


def read_citations(node: Node | None, reader: Reader, sources: Sources) -> Citations:
    """``{source id: heading}`` or ``{source id: [headings]}``; both must be known."""
    if node is None:
        return ()
    found = []
    for source, headings in reader.entries(node, "source").items():
        if source not in sources:
            reader.unknown(source, sources, node.keys[source], "source")
            continue
        cited = tuple(reader.text(item, "heading") for item in reader.items(headings))
        for heading in cited:
            if heading not in sources[source]:
                reader.unknown(heading, sources[source], headings, "heading")
        found.append((source, cited))
    return tuple(found)
