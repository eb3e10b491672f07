"""What lies on the table: players, direction, deck, zones, and what the game remembers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tutor.law.model import Deck, Register, Zone
from tutor.law.names import SUITS, Declared
from tutor.law.protocol import Type
from tutor.law.reader import Reader
from tutor.law.shapes import SHAPES, words_of
from tutor.law.subsets import Scale
from tutor.law.yamltext import Node

DECK_SIZES = (40, 48)
RANKS = {40: {1, 2, 3, 4, 5, 6, 7, 10, 11, 12}, 48: set(range(1, 13))}
COUNTERS = 2
OWN_FACTS = ("beaten_by", "candidates", "schedule")


def read_players(node: Node, reader: Reader) -> tuple[int, ...]:
    """How many may play."""
    if node.value == ():
        raise reader.fault("empty_list", node)
    return reader.distinct(node, lambda item: reader.number(item, 2, 9))


def read_clockwise(node: Node, reader: Reader) -> bool:
    """The direction of play."""
    entries = reader.fields(node, SHAPES["seats"])
    for key in ("first", "last"):
        if key in entries:
            reader.choice(entries[key], words_of(SHAPES["seats"][key]))
    return reader.choice(entries["turn"], words_of(SHAPES["seats"]["turn"])) == "horario"


def read_seating(node: Node, reader: Reader) -> tuple[bool, bool, bool]:
    """Whether they play in pairs, whether a table of four may, and whether the deal passes to the left."""
    entries, shape = reader.fields(node, SHAPES["seats"]), SHAPES["seats"]
    sides = reader.choice(entries["sides"], words_of(shape["sides"])) if "sides" in entries else ""
    left = (
        "deal_passes" in entries
        and reader.choice(entries["deal_passes"], words_of(shape["deal_passes"])) == "izquierda"
    )
    return sides == "pairs", sides != "each", left


def read_deck(node: Node, reader: Reader) -> Deck:
    """The pack, the order of its ranks, and what is taken out."""
    entries = reader.fields(node, SHAPES["deck"])
    cards = reader.attempt(lambda: _deck_size(entries["cards"], reader)) or 40
    also = tuple(reader.several(entries["also"], lambda item: _deck_size(item, reader))) if "also" in entries else ()
    strength = _ranks(entries.get("strength"), reader)
    missing = RANKS[max([cards, *also])] - set(strength)
    if strength and missing:
        reader.fault("rank_missing", entries["strength"], ranks=", ".join(map(str, sorted(missing))))
    less = reader.fields(entries["reduce"], SHAPES["reduction"]) if "reduce" in entries else {}
    suits = (
        reader.distinct(less["suits"], lambda item: int(SUITS[reader.choice(item, list(SUITS))]))
        if "suits" in less
        else tuple(range(4))
    )
    at_a_time = (
        reader.choice(less["at_a_time"], words_of(SHAPES["reduction"]["at_a_time"])) if "at_a_time" in less else ""
    )
    scales = reader.by_id(entries["scales"], lambda _, inner: _scale(inner, reader)) if "scales" in entries else {}
    return Deck(
        cards,
        also,
        strength,
        _ranks(less.get("take_out"), reader),
        suits,
        at_a_time == "rank",
        scales,
        reader.flag(entries["french"]) if "french" in entries else False,
        tuple(reader.several(entries["trades"], lambda item: _trade(item, reader))) if "trades" in entries else (),
    )


def _trade(node: Node, reader: Reader) -> tuple[int, tuple[int, ...]]:
    """``{give: 7, take: [1, 3]}``: that card of a suit is exchanged for one of those."""
    entries = reader.fields(node, SHAPES["trade"])
    return reader.number(entries["give"], 1, 12), _ranks(entries["take"], reader)


def _scale(node: Node, reader: Reader) -> Scale:
    """What each rank is worth: ``{10: 8, 11: 9, 12: 10, rest: printed}`` or ``rest`` a number."""
    ranks = [str(rank) for rank in range(1, 13)]
    entries = reader.fields(node, SHAPES["scale"])
    printed = entries["rest"].value == "printed"
    other = 0 if printed else reader.number(entries["rest"], 0, 100)
    return Scale(
        tuple(
            reader.number(entries[rank], 0, 100) if rank in entries else int(rank) if printed else other
            for rank in ranks
        )
    )


def _deck_size(node: Node, reader: Reader) -> int:
    size = reader.number(node)
    if size not in DECK_SIZES:
        raise reader.fault("deck-size", node, size=size)
    return size


def _ranks(node: Node | None, reader: Reader) -> tuple[int, ...]:
    """Ranks in order, none of them twice."""
    if node is None:
        return ()
    return reader.attempt(lambda: reader.distinct(node, lambda item: reader.number(item, 1, 12))) or ()


@dataclass(frozen=True, slots=True)
class TableReader:
    """Reads zones and registers. ``decisions`` are the ids of what may be decided."""

    reader: Reader
    decisions: Sequence[str]

    def zones(self, node: Node) -> dict[str, Zone]:
        """The section ``zones``. One of them is the stock, from which is dealt: in order, nobody's, seen by nobody."""
        found = self.reader.by_id(node, self.zone)
        if found and not any(zone.ordered and not zone.of and zone.seen_by == "nobody" for zone in found.values()):
            self.reader.fault("no_stock", node)
        for name, zone in found.items():
            known = [other.name for other in found.values() if other.of == zone.of and not other.copy_of]
            if zone.copy_of and zone.copy_of not in known:
                self.reader.unknown(
                    zone.copy_of, known, self.reader.entries(self.reader.entries(node)[name])["copy_of"].place
                )
        return found

    def zone(self, name: str, node: Node) -> Zone:
        """One zone."""
        reader, shape = self.reader, SHAPES["zone"]
        entries = reader.fields(node, shape)
        return Zone(
            name,
            reader.choice(entries["of"], words_of(shape["of"])) if "of" in entries else "",
            reader.choice(entries["seen_by"], words_of(shape["seen_by"])),
            reader.number(entries["size"], 1, 1) if "size" in entries else None,
            reader.flag(entries["ordered"]) if "ordered" in entries else False,
            reader.nouns(node, entries),
            reader.slug(entries["copy_of"]) if "copy_of" in entries else "",
            reader.slug(entries["after"]) if "after" in entries else "",
            reader.slug(entries["before"]) if "before" in entries else "",
            owned=owned(entries, reader),
        )

    def registers(self, node: Node, zones: Mapping[str, Zone]) -> dict[str, tuple[Register, Declared]]:
        """The section ``registers``, each with its name as rules use it."""
        numbers = [name for name, inner in self.reader.entries(node).items() if _is_number_of_seat(inner)]
        single = [name for name, zone in zones.items() if zone.size == 1]
        return self.reader.by_id(node, lambda name, inner: self.register(name, inner, single, numbers))

    def register(self, name: str, node: Node, single: list[str], numbers: list[str]) -> tuple[Register, Declared]:
        """One register. ``single`` are the zones of one card, ``numbers`` what everybody has a number of."""
        reader, shape = self.reader, SHAPES["register"]
        entries = reader.fields(node, shape)

        def word(key: str, known: Sequence[str]) -> str:
            return reader.choice(entries[key], known) if key in entries else ""

        kind: Type = TYPES[reader.choice(entries["is"], list(TYPES))]
        labels = reader.labels(node, entries, need=True) if kind == "flag" else reader.nouns(node, entries)
        one = (
            reader.labels(entries["one"], reader.fields(entries["one"], SHAPES["labels"]), need=True)
            if "one" in entries
            else {}
        )
        register = Register(
            name,
            kind,
            word("of", words_of(shape["of"])),
            self.start(kind, entries.get("starts")),
            word("said_in", self.decisions),
            word("suit_of", single),
            word("or_said_in", self.decisions),
            word("most", numbers),
            word("tie", words_of(shape["tie"])),
            word("keeps", words_of(shape["keeps"])) or "hand",
            labels,
            reader.slug(entries["as"]) if "as" in entries else "",
            reader.text(entries["key"]) if "key" in entries else "",
            owned(entries, reader, clause=kind == "flag"),
        )
        return register, Declared(name, kind, labels, register.of, one, bool(register.said_in))

    def start(self, kind: Type, node: Node | None) -> int | None:
        """What a number or a flag is at the beginning; a set of suits is empty."""
        if node is None:
            return 0 if kind == "suits" else None
        return int(self.reader.flag(node)) if kind == "flag" else self.reader.number(node)


def owned(entries: Mapping[str, Node], reader: Reader, clause: bool = False) -> dict[str, str]:
    """What a zone or register is called where it is said whose it is; nothing where that is not given. Of a flag it is
    a ``clause``: what is said of somebody."""
    if "owned" not in entries:
        return {}
    read = reader.labels if clause else reader.nouns
    return read(entries["owned"], reader.fields(entries["owned"], SHAPES["labels"]))


TYPES: dict[str, Type] = {
    "card": "card",
    "suit": "suit",
    "suits": "suits",
    "number": "number",
    "seat": "seat",
    "flag": "flag",
    "side": "side",
}


def _is_number_of_seat(node: Node) -> bool:
    """Whether it is a number that everybody has, as far as can be seen before it is read."""
    if not isinstance(node.value, dict) or "is" not in node.value:
        return False
    return node.value["is"].value == "number" and "of" in node.value


def zone_declared(zone: Zone) -> Declared:
    """A zone as a name: one card, or a set of them."""
    return Declared(zone.name, "card" if zone.size == 1 else "cards", zone.phrase, zone.of, zone=True)


def check_names(sections: Sequence[Node | None], reader: Reader) -> None:
    """A name that is taken, by another section or by the language itself, is a fault."""
    taken = {_flat(name): "" for name in (*reader.words.terms, *OWN_FACTS)}
    for number, section in enumerate(sections):
        for name, place in (section.keys if section else {}).items():
            if number == COUNTERS and not taken.get(_flat(name), "-"):
                continue  # a counter is only asked for by name where nothing else can stand
            first = taken.setdefault(_flat(name), str(place))
            if not first:
                reader.fault("name_reserved", place, word=name)
            elif first != str(place):
                reader.fault("name_twice", place, word=name, first=first)


def _flat(name: str) -> str:
    """``last-trick`` and ``last_trick`` are too much alike to tell apart."""
    return name.replace("-", "_").lower()
