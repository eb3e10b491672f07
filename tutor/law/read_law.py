"""From a folded document to the typed law of one table. Every section is read; every fault is kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from tutor.law.decisions import read_decisions
from tutor.law.model import (
    Citations,
    CounterDef,
    Deck,
    Described,
    HandPlan,
    Law,
    Option,
    Register,
    Result,
    TallyLine,
    Zone,
)
from tutor.law.names import SUITS, Declared, Names
from tutor.law.protocol import Effect, Step, Type
from tutor.law.reader import Reader, Unreadable
from tutor.law.rules import read_citations, read_rule
from tutor.law.tricks import TrickLaw
from tutor.law.yamltext import Node

SECTIONS = ("players", "seats", "deck", "zones", "registers", "course", "tricks", "schedule", "decisions", "counters",
            "tally", "result", "kinds", "options", "variants", "misconceptions")
T = TypeVar("T")


class LawReader:
    """Reads the sections of one document; ``sources`` are the headings that may be cited, by source id."""

    def __init__(self, document: Node, reader: Reader, sources: Mapping[str, tuple[str, ...]], kind: str) -> None:
        self.reader, self.sources, self.kind = reader, sources, kind
        self.sections = reader.mapping(document, ("es", "en"), required=("format", "game", *SECTIONS), what="game")
        self.document = document

    def part(self, read: Callable[[], T], default: T) -> T:
        """One section; an unreadable one leaves ``default`` behind and its fault in the reader."""
        try:
            return read()
        except Unreadable:
            return default

    def law(self, variant: str, settings: Mapping[str, Any], layers: tuple[str, ...], options: Mapping[str, Option]) -> Law:
        """Everything."""
        part, nothing = self.part, Names({}, {})
        zones = part(self.zones, {})
        registers = part(self.registers, {})
        declared = {**{z.name: zone_declared(z) for z in zones.values()}, **part(self.register_names, {})}
        things = {key: word for key, word in self.reader.words.terms.items()}
        names = Names(declared, things, kinds=tuple(self.section_keys("kinds")), kind=self.kind)
        counters = part(lambda: self.counters(names), {})
        declared |= {name: counter.declared for name, counter in counters.items()}
        names = names.within(declared=declared)
        deck = part(self.deck, Deck(40, (), (), (), (), False))
        tricks, effects, cited = part(lambda: self.tricks(names, deck), (None, (), ()))
        decisions = part(lambda: read_decisions(self.sections["decisions"], self.reader, names, self.sources), {})
        law = Law(
            game=part(lambda: self.reader.slug(self.sections["game"]), ""), variant=variant, kind=self.kind,
            labels=self.reader.labels(self.document, self.sections, need=True, what="game"),
            settings=settings, layers=layers, players=part(self.players, ()), clockwise=part(self.clockwise, False),
            deck=deck, zones=zones, registers=registers, tricks=tricks, trick_effects=effects, trick_source=cited,
            course=part(lambda: self.steps(self.sections["course"], names), ()), schedule=part(self.schedule, ()),
            decisions=decisions, counters=counters, tally=part(lambda: self.tally(names), ()),
            result=part(lambda: self.result(names), None),  # type: ignore[arg-type]
            options=options, variants=self.described("variants"), kinds=self.described("kinds"),
            misconceptions=self.described("misconceptions"), declared=declared)
        del nothing
        return law

    # ── the table ─────────────────────────────────────────────────────────────────────────────────

    def players(self) -> tuple[int, ...]:
        return tuple(self.reader.number(item, 2, 9, "players") for item in self.reader.items(self.sections["players"]))

    def clockwise(self) -> bool:
        entries = self.reader.mapping(self.sections["seats"], ("first", "last"), required=("turn",), what="seats")
        return self.reader.choice(entries["turn"], ("antihorario", "horario"), "turn") == "horario"

    def deck(self) -> Deck:
        reader = self.reader
        entries = reader.mapping(self.sections["deck"], ("also", "strength", "reduce"), required=("cards",), what="deck")
        also = tuple(reader.number(item, 40, 48) for item in reader.items(entries["also"])) if "also" in entries else ()
        strength = tuple(reader.number(item, 1, 12, "strength") for item in reader.items(entries["strength"])) if "strength" in entries else ()
        if len(set(strength)) != len(strength):
            raise reader.fault("twice_in_list", entries["strength"], what="strength")
        less = reader.mapping(entries["reduce"], ("take_out", "suits", "at_a_time"), what="reduce") if "reduce" in entries else {}
        out = tuple(reader.number(item, 1, 12, "take_out") for item in reader.items(less["take_out"])) if "take_out" in less else ()
        suits = tuple(int(SUITS[reader.choice(item, list(SUITS), "suit")]) for item in reader.items(less["suits"])) if "suits" in less else ()
        by_rank = "at_a_time" in less and reader.choice(less["at_a_time"], ("card", "rank")) == "rank"
        return Deck(reader.number(entries["cards"], 40, 48, "cards"), also, strength, out, suits, by_rank)

    def zones(self) -> dict[str, Zone]:
        return self.each("zones", self.zone)

    def zone(self, name: str, node: Node) -> Zone:
        reader = self.reader
        entries = reader.mapping(node, ("of", "size", "ordered", "es", "en"), required=("seen_by",), what="zone")
        return Zone(name, reader.choice(entries["of"], ("seat", "side")) if "of" in entries else "",
                    reader.choice(entries["seen_by"], ("owner", "others", "all", "nobody")),
                    reader.number(entries["size"], 1, 1) if "size" in entries else None,
                    reader.flag(entries["ordered"]) if "ordered" in entries else False,
                    reader.labels(node, entries, need=True, what=f"zone {name}"))

    def registers(self) -> dict[str, Register]:
        return self.each("registers", self.register)

    def register(self, name: str, node: Node) -> Register:
        reader = self.reader
        entries = reader.mapping(node, ("of", "starts", "said_in", "suit_of", "or_said_in", "most", "tie", "keeps", "one", "es", "en"),
                                 required=("is",), what="register")
        word = {key: reader.slug(entries[key]) for key in ("said_in", "suit_of", "or_said_in", "most") if key in entries}
        kind = reader.choice(entries["is"], ("card", "suit", "number", "seat", "flag", "side"), "is")
        starts = entries["starts"].value if "starts" in entries else None
        return Register(name, kind, reader.choice(entries["of"], ("seat", "side")) if "of" in entries else "",
                        int(starts) if isinstance(starts, int) else None, word.get("said_in", ""), word.get("suit_of", ""),
                        word.get("or_said_in", ""), word.get("most", ""),
                        reader.choice(entries["tie"], ("first", "last")) if "tie" in entries else "",
                        reader.choice(entries["keeps"], ("hand", "match")) if "keeps" in entries else "hand",
                        reader.labels(node, entries, need=True, what=f"register {name}"))

    def register_names(self) -> dict[str, Declared]:
        found = {}
        for name, register in self.registers().items():
            entries = self.sections["registers"].value[name].value  # type: ignore[index,call-overload,union-attr]
            one = self.reader.labels(entries["one"], self.reader.mapping(entries["one"], ("es", "en")), need=True) if "one" in entries else {}
            kind: Type = register.type  # type: ignore[assignment]
            found[name] = Declared(name, kind, register.phrase, register.of, one, bool(register.said_in))
        return found

    # ── the course ────────────────────────────────────────────────────────────────────────────────

    def steps(self, node: Node, names: Names) -> tuple[Step, ...]:
        found = []
        for item in self.reader.items(node):
            try:
                word = self.reader.word(item, self.reader.words.steps, "step")
                self.reader.mapping(item, ("id", "es", "en", *word.keys), what="step")
                found.append(word.read(item, self.reader, names))  # type: ignore[attr-defined]
            except Unreadable:
                continue
        return tuple(found)

    def effects(self, node: Node, names: Names) -> tuple[Effect, ...]:
        return read_effects(node, self.reader, names)

    def tricks(self, names: Names, deck: Deck) -> tuple[TrickLaw | None, tuple[Effect, ...], Citations]:
        reader = self.reader
        entries = reader.mapping(self.sections["tricks"], ("then", "source"), required=("in", "led", "won_by"), what="tricks")
        won_by = tuple(reader.choice(item, ("led", *(n for n, d in names.declared.items() if d.type == "suit")))
                       for item in reader.items(entries["won_by"]))
        law = TrickLaw(reader.choice(entries["in"], [n for n, d in names.declared.items() if d.type == "cards"]),
                       reader.choice(entries["led"], ("first", "last")), won_by, deck.strength)
        then = self.effects(entries["then"], names) if "then" in entries else ()
        return law, then, read_citations(entries.get("source"), reader, self.sources)

    def schedule(self) -> tuple[HandPlan, ...]:
        return tuple(plan for item in self.reader.items(self.sections["schedule"])
                     if (plan := self.part(lambda item=item: self.plan(item), None)) is not None)

    def plan(self, node: Node) -> HandPlan | None:
        reader = self.reader
        entries = reader.mapping(node, ("hands", "kind", "when"), required=("cards",), what="schedule")
        if "when" in entries and not reader.flag(entries["when"]):
            return None
        hands = self.number_or_word(entries["hands"], ("players",)) if "hands" in entries else 1
        kind = reader.choice(entries["kind"], self.section_keys("kinds"), "kind") if "kind" in entries else ""
        if not isinstance(entries["cards"].value, dict):
            return HandPlan(hands, self.number_or_word(entries["cards"], ("most",)), None, None, kind)
        steps = reader.mapping(entries["cards"], ("from", "below", "down_to"), required=("below",), what="cards")
        below = self.number_or_word(steps["below"], ("most",))
        if "down_to" in steps:
            return HandPlan(hands, below, None, reader.number(steps["down_to"], 1, 48), kind)
        return HandPlan(hands, reader.number(steps["from"], 1, 48) if "from" in steps else 1, below, None, kind)

    def number_or_word(self, node: Node, words: tuple[str, ...]) -> int | str:
        return self.reader.choice(node, words) if isinstance(node.value, str) else self.reader.number(node, 0, 200)

    # ── the count ─────────────────────────────────────────────────────────────────────────────────

    def counters(self, names: Names) -> dict[str, CounterDef]:
        return self.each("counters", lambda name, node: self.counter(name, node, names))

    def counter(self, name: str, node: Node, names: Names) -> CounterDef:
        word = self.reader.word(node, self.reader.words.counters, "counter")
        entries = self.reader.mapping(node, ("es", "en", *word.keys), what="counter")
        labels = self.reader.labels(node, entries, need=True, what=f"counter {name}")
        return CounterDef(Declared(name, "number", labels, "seat", labels), word.read(node, self.reader, names))  # type: ignore[attr-defined]

    def tally(self, names: Names) -> tuple[TallyLine, ...]:
        found = []
        for item in self.reader.items(self.sections["tally"]):
            try:
                word = self.reader.word(item, self.reader.words.awards, "tally")
                rule, entries = read_rule(item, self.reader, self.sources, ("when", *word.keys))
                when = self.reader.condition(entries["when"], names) if "when" in entries else self.reader.always()
                if when != self.reader.always(False):
                    found.append(TallyLine(**rule, when=when, award=word.read(item, self.reader, names)))  # type: ignore[attr-defined]
            except Unreadable:
                continue
        return tuple(found)

    def result(self, names: Names) -> Result:
        reader = self.reader
        entries = reader.mapping(self.sections["result"], ("source",), required=("ends", "rank_by", "tie"), what="result")
        ends_names = names.within(declared={**names.declared, "schedule": Declared("schedule", "cards", {"es": "el calendario", "en": "the schedule"})})
        tie = reader.mapping(entries["tie"], (), required=("play_on",), what="tie")
        extra = reader.mapping(tie["play_on"], ("kind",), required=("cards",), what="play_on")
        return Result(reader.condition(entries["ends"], ends_names), tuple(reader.slug(i) for i in reader.items(entries["rank_by"])),
                      self.number_or_word(extra["cards"], ("most",)),
                      reader.choice(extra["kind"], self.section_keys("kinds")) if "kind" in extra else "",
                      read_citations(entries.get("source"), reader, self.sources))

    # ── names ─────────────────────────────────────────────────────────────────────────────────────

    def described(self, section: str) -> dict[str, Described]:
        return self.part(lambda: self.each(section, self.describe), {})

    def describe(self, name: str, node: Node) -> Described:
        reader = self.reader
        entries = reader.mapping(node, ("es", "en", "source", "real", "options", "set", "remove", "insert"), what="overlay")
        return Described(name, reader.labels(node, entries, need=True, what=name), read_citations(entries.get("source"), reader, self.sources),
                         reader.choice(entries["real"], ("nowhere", "rarely", "somewhere")) if "real" in entries else "")

    def section_keys(self, section: str) -> list[str]:
        value = self.sections[section].value
        return list(value) if isinstance(value, dict) else []

    def each(self, section: str, read: Callable[[str, Node], T]) -> dict[str, T]:
        found: dict[str, T] = {}
        for name, node in self.reader.entries(self.sections[section], section).items():
            try:
                found[name] = read(name, node)
            except Unreadable:
                continue
        return found


def zone_declared(zone: Zone) -> Declared:
    """A zone as a name: one card, or a set of them."""
    return Declared(zone.name, "card" if zone.size == 1 else "cards", zone.phrase, zone.of)


def read_effects(node: Node, reader: Reader, names: Names) -> tuple[Effect, ...]:
    """A list of effects."""
    found = []
    for item in reader.items(node):
        try:
            word = reader.word(item, reader.words.effects, "effect")
            reader.mapping(item, word.keys, what="effect")
            found.append(word.read(item, reader, names))  # type: ignore[attr-defined]
        except Unreadable:
            continue
    return tuple(found)
