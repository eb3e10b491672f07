"""From a folded document to the typed law of one table. Every section is read; every fault is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeVar

from tutor.law.addresses import ids_in
from tutor.law.asked import check_asked
from tutor.law.conditions import Always
from tutor.law.decisions import read_decisions
from tutor.law.model import Citations, Deck, Described, Law, Option, Result, Texts, Word
from tutor.law.names import Names
from tutor.law.numbers import read_numbers
from tutor.law.once import Once
from tutor.law.options import Setting
from tutor.law.protocol import Effect
from tutor.law.read_count import read_counters, read_hand_won, read_result, read_tally, summed_names
from tutor.law.read_course import read_schedule, read_shared, read_steps, read_tricks
from tutor.law.read_record import read_checks, read_kept, read_opening, read_phases, read_sets
from tutor.law.read_table import (
    TableReader,
    check_names,
    read_clockwise,
    read_deck,
    read_players,
    read_seating,
    zone_declared,
)
from tutor.law.reader import Reader
from tutor.law.rules import read_citations
from tutor.law.shapes import SHAPES, words_of
from tutor.law.tricks import TrickLaw
from tutor.law.yamltext import Node

FOUR = 4  # who plays in pairs
NO_DECK = Deck(40, (), (), (), (), False)
NO_RESULT = Result(Always(False), (), 1, "", ())
NO_TRICKS: tuple[TrickLaw | None, tuple[Effect, ...], Citations] = (None, (), ())
# The sections that declare what others may name, and those that name nothing of another.
NAMING = ("zones", "registers", "numbers", "sets", "tied", "deck", "phases", "effects", "counters")
ALONE = ("game", "players", "seats", "deck", "numbers", "tied", "glossary", "variants", "kinds", "misconceptions")
T = TypeVar("T")


def check_marks(zones: Node, course: Node, reader: Reader) -> None:
    """A zone that remembers what lay there ``after`` or ``before`` a step names a step of the course."""
    steps = [*step_ids(course)]
    for zone in zones.value.values() if isinstance(zones.value, dict) else ():
        for key in ("after", "before"):
            mark = zone.value.get(key) if isinstance(zone.value, dict) else None
            if mark is not None and mark.value not in steps:
                reader.unknown(str(mark.value), steps, mark)


def step_ids(node: Node) -> Iterator[str]:
    """The ids of all the steps of a course."""
    if isinstance(node.value, list | tuple):
        for item in node.value:
            yield from step_ids(item)
    elif isinstance(node.value, dict):
        if "id" in node.value:
            yield str(node.value["id"].value)
        for inner in node.value.values():
            yield from step_ids(inner)


class LawReader:
    """Reads the sections of one document; ``sources`` are the headings that may be cited, by source id."""

    def __init__(
        self, document: Node, reader: Reader, sources: Mapping[str, tuple[str, ...]], kind: str, once: Once
    ) -> None:
        self.reader, self.sources, self.kind, self.once = reader, sources, kind, once
        self.sections = reader.fields(document, SHAPES["game"])
        self.document = document
        self.around = tuple(self.sections.get(name) for name in NAMING)
        lines = ids_in(self.sections["tally"]) if "tally" in self.sections else ()
        self.ids_around = (kind, tuple(self.ids("decisions")), tuple(self.ids("kinds")), tuple(sorted(lines)))

    def law(
        self, variant: str, settings: Mapping[str, Setting], layers: tuple[str, ...], options: Mapping[str, Option]
    ) -> Law:
        """Everything."""
        reader, section = self.reader, self.section
        named = [self.sections.get(name) for name in ("zones", "registers", "counters", "numbers")]
        self.check("names", named, lambda: check_names([*named, summed_names(self.sections.get("counters"))], reader))
        decision_ids, kinds = tuple(self.ids("decisions")), tuple(self.ids("kinds"))
        table = TableReader(reader, decision_ids)
        zones = section("zones", table.zones) or {}
        registers = section("registers", lambda node: table.registers(node, zones)) or {}
        declared = {name: zone_declared(zone) for name, zone in zones.items()}
        declared |= {name: named for name, (_, named) in registers.items()}
        numbers = section("numbers", lambda node: read_numbers(node, reader)) or {}
        names = Names(
            declared, reader.words.terms, decisions=decision_ids, kinds=kinds, kind=self.kind, numbers=numbers
        )
        sets, made = section("sets", lambda node: read_sets(node, reader, zones, names)) or ({}, {})
        names = names.within(
            declared={**declared, **{name: made.declared for name, made in sets.items()}},
            tied=section("tied", lambda node: reader.choice(node, words_of(SHAPES["game"]["tied"]))) or "nobody",
            marks=tuple(mark for zone in zones.values() for mark in (zone.after, zone.before) if mark),
        )
        declared = dict(names.declared)
        pairs, may_pair, deal_left = section("seats", lambda node: read_seating(node, reader)) or (False, True, False)
        players = section("players", lambda node: read_players(node, reader)) or ()
        pairs = pairs and FOUR in players
        deck = section("deck", lambda node: read_deck(node, reader)) or NO_DECK
        names = names.within(strength=deck.strength, scales=deck.scales, trades=deck.trades, made=made)
        names = names.within(phases=section("phases", lambda node: read_phases(node, reader, names)) or {})
        zones = section("zones", lambda node: read_kept(node, reader, names, {**zones}), "kept") or {}
        if "tally" in self.sections:
            names = names.within(lines=self.ids_around[-1])
        counters = section("counters", lambda node: read_counters(node, reader, names)) or {}
        declared = {**declared, **{name: counter.declared for name, counter in counters.items()}}
        names = names.within(declared=declared)
        names = names.within(effects=section("effects", lambda node: read_shared(node, reader, names)) or {})
        summed = {each.summed.name: each.summed for each in counters.values() if each.summed is not None}
        piles = [name for name, zone in zones.items() if zone.ordered and not zone.of and zone.size is None]
        tricks, effects, cited = (
            section("tricks", lambda node: read_tricks(node, reader, names, piles, deck.strength, self.sources))
            or NO_TRICKS
        )
        law = Law(
            game=section("game", reader.slug) or "",
            variant=variant,
            kind=self.kind,
            labels=reader.attempt(lambda: reader.labels(self.document, self.sections, need=True)) or {},
            settings=settings,
            layers=layers,
            players=(FOUR,) if pairs else players,
            clockwise=section("seats", lambda node: read_clockwise(node, reader), "turn") or False,
            deck=deck,
            zones=zones,
            registers={name: register for name, (register, _) in registers.items()},
            tricks=tricks,
            trick_effects=effects,
            trick_source=cited,
            course=section("course", lambda node: read_steps(node, reader, names)) or (),
            schedule=section("schedule", lambda node: read_schedule(node, reader, kinds)) or (),
            decisions=section("decisions", lambda node: read_decisions(node, reader, names, self.sources, self.keep))
            or {},
            counters=counters,
            tally=section("tally", lambda node: read_tally(node, reader, names, self.sources)) or (),
            result=section(
                "result",
                lambda node: read_result(
                    node, reader, names.within(declared={**declared, **summed}), kinds, self.sources
                ),
            )
            or NO_RESULT,
            pairs=pairs,
            may_pair=may_pair,
            deal_left=deal_left,
            sets=sets,
            tied=names.tied,
            hand_won=section("hand_won", lambda node: read_hand_won(node, reader, names, self.sources)) or (),
            opening=section("opening", lambda node: read_opening(node, reader, names, self.sources)) or (),
            checks=section("checks", lambda node: read_checks(node, reader, names, self.sources)) or (),
            glossary=section("glossary", self.words) or {},
            options=options,
            variants=self.described("variants"),
            kinds=self.described("kinds"),
            misconceptions=self.described("misconceptions"),
            declared={**declared, **summed},
        )
        if law.hand_won and law.result.unit is None:
            reader.fault("unit_needed", self.sections["result"])
        if "zones" in self.sections and "course" in self.sections:
            check_marks(self.sections["zones"], self.sections["course"], reader)
        if not reader.faults:
            course = self.sections["course"]
            counted = [course, *(self.sections.get(name) for name in ("tally", "hand_won"))]
            self.check("asked", counted, lambda: check_asked(law, course, reader))
        return law

    def section(self, name: str, read: Callable[[Node], T], what: str = "") -> T | None:
        """One section; None where it is not there or cannot be read. It is read once where all it may name is the same.

        ``what`` tells apart several things that are read of one section.
        """
        node = self.sections.get(name)
        if node is None:
            return None
        if name in ALONE:
            return self.once((node,), (name, what), self.reader, lambda: self.reader.attempt(lambda: read(node)))
        return self.keep(name + what, node, lambda: self.reader.attempt(lambda: read(node)))

    def keep(self, what: str, node: Node, read: Callable[[], T]) -> T:
        """What is read of a node that may name what other sections declare."""
        return self.once((node, *self.around), (what, self.ids_around), self.reader, read)

    def check(self, what: str, nodes: Sequence[Node | None], look: Callable[[], None]) -> None:
        """Something that must hold of these sections, looked at once where it does."""
        self.once((*nodes, *self.around), (what, self.ids_around), self.reader, look)

    def ids(self, section: str) -> list[str]:
        """The ids of a section, whatever stands under them."""
        node = self.sections.get(section)
        return list(node.value) if node is not None and isinstance(node.value, dict) else []

    def described(self, section: str) -> dict[str, Described]:
        """The overlays of a section as people name them."""
        ids = self.ids(section)
        above = {name: ids[:place] if section == "variants" else [] for place, name in enumerate(ids)}
        read = partial(self.describe, above)
        return self.section(section, lambda node: self.reader.by_id(node, read)) or {}

    def words(self, node: Node) -> dict[str, Word]:
        """The words of the players that have a use at this table."""
        return {name: word for name, word in self.reader.by_id(node, self.word).items() if word is not None}

    def word(self, name: str, node: Node) -> Word | None:
        """A word of the players; None where what it speaks of is not played."""
        entries = self.reader.fields(node, SHAPES["term"])
        cited = read_citations(entries.get("source"), self.reader, self.sources)
        if "when" in entries and not self.reader.flag(entries["when"]):
            return None
        return Word(self.reader.labels(node, entries, need=True), self.named(entries["says"]), cited)

    def describe(self, above: Mapping[str, Sequence[str]], name: str, node: Node) -> Described:
        """One overlay. ``above``: the variants that it may be like, for they stand before it."""
        reader, shape = self.reader, SHAPES["overlay"]
        entries = reader.fields(node, shape)
        if "like" in entries:
            reader.attempt(lambda: reader.choice(entries["like"], above[name]))
        real = reader.choice(entries["real"], words_of(shape["real"])) if "real" in entries else ""
        return Described(
            name,
            reader.labels(node, entries, need=True),
            read_citations(entries.get("source"), reader, self.sources),
            real,
            self.named(entries["name"]) if "name" in entries else {},
        )

    def named(self, node: Node) -> Texts:
        """A text in both languages."""
        reader = self.reader
        return reader.attempt(lambda: reader.labels(node, reader.fields(node, SHAPES["labels"]), need=True)) or {}
