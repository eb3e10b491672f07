"""What is looked at around the play: named sets, the opening table, and the checks of a record."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.law.conditions import Always
from tutor.law.model import CardSetDef, Check, OpeningLine, Zone
from tutor.law.names import Declared, Names
from tutor.law.reader import Reader
from tutor.law.rules import Sources, read_rule
from tutor.law.shapes import SHAPES
from tutor.law.yamltext import Node


def read_sets(node: Node, reader: Reader, zones: Mapping[str, Zone]) -> dict[str, CardSetDef]:
    """The section ``sets``."""

    def read(name: str, inner: Node) -> CardSetDef:
        entries = reader.fields(inner, SHAPES["set"])
        declared = Declared(name, "cards", reader.nouns(inner, entries))
        ordered = [zone.name for zone in zones.values() if zone.ordered]
        return CardSetDef(declared, reader.number(entries["first"], 1, 12), reader.choice(entries["of"], ordered))

    return reader.by_id(node, read)


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
