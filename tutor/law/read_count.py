"""What a hand is worth and who has won: counters, tally, result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tutor.law.conditions import Always
from tutor.law.emit import Emitter
from tutor.law.model import CounterDef, Prize, Result, TallyLine
from tutor.law.names import Declared, Names
from tutor.law.protocol import Condition
from tutor.law.read_course import number_or_word
from tutor.law.reader import Reader
from tutor.law.rules import Sources, read_citations, read_rule
from tutor.law.shapes import LABELS, SHAPES
from tutor.law.yamltext import Node

HAND_POINTS = Declared("points", "number", {"es": "los puntos", "en": "the points"}, "seat", fact="points")
SCHEDULE = Declared("schedule", "cards", {"es": "el calendario", "en": "the schedule"})


def read_counters(node: Node, reader: Reader, names: Names) -> dict[str, CounterDef]:
    """The section ``counters``."""
    return reader.by_id(node, lambda name, inner: _counter(name, inner, reader, names))


def summed_names(node: Node | None) -> Node | None:
    """The names that counters have over a match, each where it stands, to be told apart from all others."""
    if node is None or not isinstance(node.value, dict):
        return None
    inner = [each.value.get("in_match") for each in node.value.values() if isinstance(each.value, dict)]
    names = [each.value["name"] for each in inner if each and isinstance(each.value, dict) and "name" in each.value]
    return Node({}, node.place, {str(name.value): name.place for name in names})


def _counter(name: str, node: Node, reader: Reader, names: Names) -> CounterDef:
    word = reader.word(node, reader.words.counters, SHAPES["counter_label"])
    entries = reader.entries_of(node)
    labels = reader.labels(node, entries, need=True)
    how = word.read(node, reader, names)
    counted = Declared(name, "number", labels, "seat", labels, fact=f"counter:{name}", card=how.only_card())
    summed = reader.attempt(lambda: _summed(entries["in_match"], counted, reader)) if "in_match" in entries else None
    return CounterDef(counted, how, summed)


def _summed(node: Node, counted: Declared, reader: Reader) -> Declared:
    """The same counter under the name that it has over a whole match."""
    entries = reader.fields(node, SHAPES["summed"])
    return replace(counted, name=reader.slug(entries["name"]), phrase=reader.labels(node, entries, need=True), card=-1)


def read_tally(node: Node, reader: Reader, names: Names, sources: Sources) -> tuple[TallyLine, ...]:
    """The lines of the score sheet; those that never apply are left out."""
    lines = reader.several(node, lambda item: _line(item, reader, names, sources))
    return tuple(line for line in lines if line.when != Always(False))


def _line(node: Node, reader: Reader, names: Names, sources: Sources) -> TallyLine:
    word = reader.recognise(node, reader.words.awards, SHAPES["line"])
    common, entries = read_rule(node, reader, sources, {**SHAPES["line"], **word.shape}, names)
    when = reader.when(entries, names)
    return TallyLine(**common, when=when, award=word.read(node, reader, names))


def read_hand_won(node: Node, reader: Reader, names: Names, sources: Sources) -> tuple[Prize, ...]:
    """The section ``hand_won``; ways to win that never apply are left out. ``points`` are there those of the hand."""
    things = {name: thing for name, thing in names.things.items() if name != HAND_POINTS.name}
    names = names.within(declared={**names.declared, HAND_POINTS.name: HAND_POINTS}, things=things)

    def read(item: Node) -> Prize:
        common, entries = read_rule(item, reader, sources, SHAPES["prize"], names)
        return Prize(**common, when=reader.when(entries, names), brings=reader.number(entries["brings"], 0, 100))

    return tuple(prize for prize in reader.several(node, read) if prize.when != Always(False))


def read_unit(node: Node, reader: Reader) -> Declared:
    """What a match is counted in: the totals go by this name in the result, and are its ``points``."""
    entries = reader.fields(node, SHAPES["unit"])
    one = reader.labels(entries["one"], reader.fields(entries["one"], LABELS), need=True)
    name = reader.slug(entries["name"])
    return Declared(name, "number", reader.nouns(node, entries), one=one, fact="points")


def ends_by_schedule(ends: Condition) -> bool:
    """Whether a match ends once its hands have been played, and not by points alone."""
    em = Emitter()
    ends.code(em)
    return SCHEDULE.name in em.facts


def read_result(node: Node, reader: Reader, names: Names, kinds: Sequence[str], sources: Sources) -> Result:
    """When a match ends, and who has won it."""
    shape = SHAPES["extra_hand"]
    entries = reader.fields(node, SHAPES["result"])
    unit = reader.attempt(lambda: read_unit(entries["counted_in"], reader)) if "counted_in" in entries else None
    over = names.within(declared={**names.declared, "schedule": SCHEDULE, **({unit.name: unit} if unit else {})})
    ends = reader.attempt(lambda: reader.condition(entries["ends"], over)) or reader.always(False)
    numbers = ["points", *(name for name, declared in over.declared.items() if declared.type == "number")]
    rank_by = (
        reader.distinct(entries["rank_by"], lambda item: reader.choice(item, numbers)) if "rank_by" in entries else ()
    )
    again = reader.flag(entries["another_hand"]) if "another_hand" in entries else False
    first = reader.flag(entries["first_to_arrive"]) if "first_to_arrive" in entries else False
    if first and (entries["tie"].value != "play_on" or ends_by_schedule(ends)):
        raise reader.fault("first_without_target", entries["first_to_arrive"])
    if entries["tie"].value == "play_on":
        return Result(
            ends,
            rank_by,
            "most",
            "",
            read_citations(entries.get("source"), reader, sources),
            first,
            again,
            unit,
        )
    extra = reader.fields(reader.fields(entries["tie"], SHAPES["tie"])["play_on"], shape)
    return Result(
        ends,
        rank_by,
        number_or_word(extra["cards"], shape["cards"], reader),
        reader.choice(extra["kind"], kinds) if "kind" in extra else "",
        read_citations(entries.get("source"), reader, sources),
        another_hand=again,
        unit=unit,
    )
