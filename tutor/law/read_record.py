"""What is looked at around the play: named sets, the opening table, and the checks of a record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from tutor.law.conditions import Always
from tutor.law.model import CardSetDef, Check, OpeningLine, Zone
from tutor.law.names import Declared, Names, Phase
from tutor.law.reader import Reader
from tutor.law.rules import Sources, read_rule
from tutor.law.shapes import SHAPES
from tutor.law.suits import SuitsWith
from tutor.law.yamltext import Node

Sets = tuple[dict[str, CardSetDef], dict[str, SuitsWith]]


def read_sets(node: Node, reader: Reader, zones: Mapping[str, Zone], names: Names) -> Sets:
    """The section ``sets``: the first cards of a zone, or the suits of which a zone holds certain ranks, or the same ranks
    as another set before it (``like``)."""
    made: dict[str, SuitsWith] = {}

    def ranks_of(entries: Mapping[str, Node]) -> tuple[int, ...]:
        if "like" in entries:
            return made[reader.choice(entries["like"], list(made))].ranks
        return reader.distinct(entries["suits_with"], lambda item: reader.number(item, 1, 12))

    def read(name: str, inner: Node) -> CardSetDef | None:
        entries = reader.fields(inner, SHAPES["set"])
        labels = reader.nouns(inner, entries)
        if {"suits_with", "like", "in"} & entries.keys():
            which = "like" if "like" in entries else "suits_with"
            entries = reader.mapping(inner, ("es", "en"), required=(which, "in"))
            made[name] = SuitsWith(name, ranks_of(entries), reader.term(entries["in"], names, "cards"), labels)
            return None
        entries = reader.mapping(inner, ("es", "en"), required=("first", "of"))
        ordered = [zone.name for zone in zones.values() if zone.ordered]
        declared = Declared(name, "cards", labels)
        return CardSetDef(declared, reader.number(entries["first"], 1, 12), reader.choice(entries["of"], ordered))

    found = {name: one for name, one in reader.by_id(node, read).items() if one is not None}
    return found, made


def read_phases(node: Node, reader: Reader, names: Names) -> dict[str, Phase]:
    """The section ``phases``: moments with a name. One may speak of those before it."""
    found: dict[str, Phase] = {}

    def read(name: str, inner: Node) -> Phase:
        entries = reader.fields(inner, SHAPES["phase"])
        when = reader.condition(entries["when"], names.within(phases=dict(found)))
        found[name] = Phase(name, when, reader.labels(inner, entries, need=True))
        return found[name]

    return reader.by_id(node, read)


def read_kept(node: Node, reader: Reader, names: Names, zones: dict[str, Zone]) -> dict[str, Zone]:
    """The zones once more, with the conditions under which one remembers another."""
    for name, inner in reader.entries(node).items():
        if name in zones and isinstance(inner.value, dict) and "when" in inner.value:
            condition = reader.attempt(partial(reader.condition, inner.value["when"], names))
            zones[name] = replace(zones[name], when=condition)
    return zones


def read_opening(node: Node, reader: Reader, names: Names, sources: Sources) -> tuple[OpeningLine, ...]:
    """The section ``opening``: the first line that fits happens. Lines that never fit are left out."""

    def read(item: Node) -> OpeningLine:
        common, entries = read_rule(item, reader, sources, SHAPES["opening_line"], names)
        cards = [name for name, declared in names.declared.items() if declared.type == "cards"]
        numbers = [name for name, declared in names.declared.items() if declared.type == "number"]
        add = {}
        for name, amount in (reader.entries(entries["add"]) if "add" in entries else {}).items():
            if name not in numbers:
                raise reader.unknown(name, numbers, entries["add"].keys[name])
            add[name] = reader.number(amount, 0, 10)
        return OpeningLine(
            **common, when=reader.when(entries, names), take=reader.choice(entries["take"], cards), add=add
        )

    return tuple(line for line in reader.several(node, read) if line.when != Always(False))


def read_checks(node: Node, reader: Reader, names: Names, sources: Sources) -> tuple[Check, ...]:
    """The section ``checks``."""

    def read(item: Node) -> Check:
        common, entries = read_rule(item, reader, sources, SHAPES["check"], names)
        zones = [name for name, declared in names.declared.items() if declared.type == "cards"]
        return Check(
            **common,
            must=reader.condition(entries["must"], names),
            of=reader.choice(entries["of"], zones),
            culprits=reader.condition(entries["culprits"], names),
        )

    return tuple(reader.several(node, read))
