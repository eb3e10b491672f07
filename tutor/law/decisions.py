"""The section ``decisions``: what may be chosen, requirements, duties and releases."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tutor.law.conditions import Always
from tutor.law.model import Decision, Duty, Release, Requirement
from tutor.law.names import Names, Part
from tutor.law.protocol import Condition, Generator, Predicate
from tutor.law.read_course import read_effects
from tutor.law.reader import Reader
from tutor.law.rules import Sources, read_rule
from tutor.law.shapes import MAY_LABEL, SHAPES, words_of
from tutor.law.yamltext import Node

NEVER = Always(False)
Keep = Callable[[str, Node, Callable[[], Decision]], Decision]


def read_decisions(node: Node, reader: Reader, names: Names, sources: Sources, keep: Keep) -> dict[str, Decision]:
    """Every decision of a game, by id; ``keep`` may have it already."""
    read = _decision
    return reader.by_id(node, lambda name, body: keep(name, body, lambda: read(name, body, reader, names, sources)))


def _decision(name: str, node: Node, reader: Reader, names: Names, sources: Sources) -> Decision:
    common, entries = read_rule(node, reader, sources, SHAPES["decision"], names, id_given=name)
    choose, parts = _choose(entries["choose"], reader, names)
    first = next(iter(parts.values()))
    of_sets = any(part.type == "cards" for part in parts.values())
    card = first.name if first.type == "card" and not of_sets else ""
    inside = names.within(parts=parts if of_sets else {first.name: first}, chosen_card=card)
    require = (
        []
        if "require" not in entries
        else reader.several(entries["require"], lambda item: _requirement(item, reader, inside, sources))
    )
    duties = _duties(entries["duties"], reader, inside, sources) if "duties" in entries else []
    always = (
        reader.several(entries["always"], lambda item: reader.condition(item, names)) if "always" in entries else []
    )
    then = read_effects(entries["then"], reader, names.within(parts=parts)) if "then" in entries else ()
    return Decision(
        **common,
        when=reader.when(entries, names),
        choose=choose,
        part_labels={part: inner.phrases for part, inner in parts.items()},
        require=tuple(rule for rule in require if rule.when != NEVER),
        duties=tuple(rule for rule in duties if rule.when != NEVER),
        then=then,
        always=tuple(condition for condition in always if condition != Always(True)),
        name=reader.labels(entries["name"], reader.fields(entries["name"], SHAPES["labels"]), need=True)
        if "name" in entries
        else {},
    )


def _choose(node: Node, reader: Reader, names: Names) -> tuple[Mapping[str, Generator], Mapping[str, Part]]:
    """The parts of the move, in order."""
    choose: dict[str, Generator] = {}
    parts: dict[str, Part] = {}
    for part, inner in reader.entries(node).items():
        word = reader.word(inner, reader.words.generators, MAY_LABEL)
        choose[part] = word.read(inner, reader, names)
        parts[part] = Part(part, choose[part].type, reader.labels(inner, reader.entries_of(inner)))
    if not parts:
        raise reader.fault("nothing_to_choose", node)
    return choose, parts


def _requirement(node: Node, reader: Reader, names: Names, sources: Sources) -> Requirement:
    common, entries = read_rule(node, reader, sources, SHAPES["requirement"], names)
    must = reader.attempt(lambda: reader.condition(entries["must"], names)) or reader.always()
    return Requirement(**common, when=reader.when(entries, names), must=must)


def _duties(node: Node, reader: Reader, names: Names, sources: Sources) -> list[Duty]:
    """The chain. A duty may speak of those before it."""
    order = [_id_of(item) for item in reader.items(node)]
    found: list[Duty] = []

    def read(item: Node) -> Duty:
        place = next(i for i, other in enumerate(reader.items(node)) if other is item)
        dead = tuple(duty.id for duty in found if duty.when == NEVER)
        around = names.within(duties=tuple(order[:place]), dead=dead, later=tuple(order[place:]))
        found.append(_duty(item, reader, around, sources))
        return found[-1]

    return reader.several(node, read)


def _id_of(node: Node) -> str:
    """The id of a rule not read yet, or an empty string."""
    own = node.value.get("id") if isinstance(node.value, dict) else None
    return own.value if own is not None and isinstance(own.value, str) else ""


def _duty(node: Node, reader: Reader, names: Names, sources: Sources) -> Duty:
    """One duty. It narrows all moves at once, so its ``when`` and its releases cannot speak of the move."""
    shape = SHAPES["duty"]
    common, entries = read_rule(node, reader, sources, shape, names)
    outside = names.within(parts={}, chosen_card="")

    def read_must() -> Predicate | Condition:
        if names.chosen_card:
            return reader.predicate(entries["must"], outside.within(narrowing=True))
        return reader.condition(entries["must"], names)

    parts = [part for part in names.parts if names.parts[part].type != "number"]
    groups = [word for word in words_of(shape["within"]) if word != "suit" or names.chosen_card] + parts
    unless = (
        []
        if "unless" not in entries
        else reader.several(entries["unless"], lambda item: _release(item, reader, names, sources))
    )
    within = reader.choice(entries["within"], groups) if "within" in entries else "all"
    return Duty(
        **common,
        when=reader.when(entries, outside),
        must=reader.attempt(read_must) or reader.always(),
        unless=tuple(rule for rule in unless if rule.when != NEVER),
        within=within,
    )


def _release(node: Node, reader: Reader, names: Names, sources: Sources) -> Release:
    common, entries = read_rule(node, reader, sources, SHAPES["release"], names)
    return Release(**common, when=reader.when(entries, names.within(parts={}, chosen_card="")))
