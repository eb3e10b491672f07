"""What every rule has in common: id, names, sources, a sentence of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.faults import Fault, TutorError
from tutor.law.model import Citations
from tutor.law.names import Names
from tutor.law.reader import Reader
from tutor.law.shapes import LABELS, Shape
from tutor.law.yamltext import Node
from tutor.words import check_template, fill

CARDS_OF_SAY = ("led", "last", "best", "best_of_led")
Sources = Mapping[str, tuple[str, ...]]


def read_rule(
    node: Node, reader: Reader, sources: Sources, shape: Shape, names: Names, id_given: str = ""
) -> tuple[dict[str, Any], dict[str, Node]]:
    """The common part of a rule as keyword arguments, and its entries."""
    entries = reader.fields(node, shape)
    common = {
        "id": id_given or reader.slug(entries["id"]),
        "labels": reader.attempt(lambda: reader.labels(node, entries)) or {},
        "say": (reader.attempt(lambda: _read_say(entries["say"], reader, names)) if "say" in entries else None) or {},
        "place": node.place,
        "source": read_citations(entries.get("source"), reader, sources),
    }
    return common, entries


def terms_of_say(names: Names) -> tuple[str, ...]:
    """What a sentence may name: the cards of the trick, what suits are remembered, the parts of the move, how many cards."""
    suits = [name for name, declared in names.declared.items() if declared.type == "suit"]
    return (*CARDS_OF_SAY, *suits, *names.parts, "cards")


def _read_say(node: Node, reader: Reader, names: Names) -> dict[str, str]:
    """A sentence in both languages; its placeholders are checked now, so that none fails later."""
    entries = reader.fields(node, LABELS)
    say = reader.labels(node, entries, need=True)
    known = terms_of_say(names)
    for lang, text in say.items():
        for fault in check_template(text, known) or _try_out(text, known, lang):
            reader.fault(fault.code, entries[lang], **fault.params)
    return say


def _try_out(template: str, known: Sequence[str], lang: str) -> tuple[Fault, ...]:
    """What goes wrong when a well-formed sentence is filled."""
    try:
        fill(template, dict.fromkeys(known, "–"), lang)
    except TutorError as error:
        return error.faults
    return ()


def read_citations(node: Node | None, reader: Reader, sources: Sources) -> Citations:
    """``{source id: heading}`` or ``{source id: [headings]}``; both must be known."""
    if node is None:
        return ()
    return reader.attempt(lambda: _read_citations(node, reader, sources)) or ()


def _read_citations(node: Node, reader: Reader, sources: Sources) -> Citations:
    found = []
    for source, headings in reader.entries(node).items():
        if source not in sources:
            reader.unknown(source, sources, node.keys[source])
            continue
        found.append((source, _headings(headings, reader, sources[source])))
    return tuple(found)


def _headings(node: Node, reader: Reader, known: Sequence[str]) -> tuple[str, ...]:
    return tuple(reader.several(node, lambda item: reader.choice(item, known)))
