"""The section ``decisions``: what may be chosen, requirements, duties and releases."""

from __future__ import annotations

from tutor.law.conditions import Always
from tutor.law.model import Decision, Duty, Release, Requirement
from tutor.law.names import Names, Part
from tutor.law.reader import LANGUAGES, Reader, Unreadable
from tutor.law.rules import Sources, read_rule
from tutor.law.yamltext import Node


def read_decisions(node: Node, reader: Reader, names: Names, sources: Sources) -> dict[str, Decision]:
    """Every decision of a game, by id."""
    found: dict[str, Decision] = {}
    for name, body in reader.entries(node, "decisions").items():
        try:
            found[name] = _read_decision(name, body, reader, names, sources)
        except Unreadable:
            continue
    return found


def _read_decision(name: str, node: Node, reader: Reader, names: Names, sources: Sources) -> Decision:
    from tutor.law.read_law import read_effects

    common, entries = read_rule(node, reader, sources, ("when", "choose", "require", "duties", "then"), id_given=name)
    if "choose" not in entries:
        raise reader.fault("missing_key", node, key="choose", what=f"decision {name}")
    choose, parts = {}, {}
    for part, inner in reader.entries(entries["choose"], "choose").items():
        word = reader.word(inner, reader.words.generators, "choose")
        fields = reader.mapping(inner, (*word.keys, *LANGUAGES), what="choose")
        generator = choose[part] = word.read(inner, reader, names)  # type: ignore[attr-defined]
        parts[part] = Part(part, generator.type, reader.labels(inner, fields))
    first = next(iter(parts.values()), None)
    inside = names.within(parts=parts, chosen_card=first.name if first is not None and first.type == "card" else "")
    require = [_requirement(item, reader, inside, sources) for item in reader.items(entries["require"])] if "require" in entries else []
    duties: list[Duty] = []
    for item in reader.items(entries["duties"]) if "duties" in entries else ():
        try:
            earlier = inside.within(duties=tuple(duty.id for duty in duties),
                                    dead=tuple(duty.id for duty in duties if duty.when == Always(False)))
            duties.append(_duty(item, reader, earlier, sources))
        except Unreadable:
            continue
    return Decision(**common, when=_when(entries, reader, names), choose=choose,
                    part_labels={part: inner.phrases for part, inner in parts.items()}, require=tuple(rule for rule in require if rule.when != Always(False)),
                    duties=tuple(rule for rule in duties if rule.when != Always(False)),
                    then=read_effects(entries["then"], reader, inside) if "then" in entries else ())


def _when(entries: dict[str, Node], reader: Reader, names: Names) -> Always:
    return reader.condition(entries["when"], names) if "when" in entries else Always(True)  # type: ignore[return-value]


def _requirement(node: Node, reader: Reader, names: Names, sources: Sources) -> Requirement:
    common, entries = read_rule(node, reader, sources, ("when", "must"))
    if "must" not in entries:
        raise reader.fault("missing_key", node, key="must", what=f"rule {common['id']}")
    return Requirement(**common, when=_when(entries, reader, names), must=reader.condition(entries["must"], names))


def _duty(node: Node, reader: Reader, names: Names, sources: Sources) -> Duty:
    common, entries = read_rule(node, reader, sources, ("when", "must", "unless", "within"))
    if "must" not in entries:
        raise reader.fault("missing_key", node, key="must", what=f"duty {common['id']}")
    outside = names.within(chosen_card="")
    unless = [_release(item, reader, outside, sources) for item in reader.items(entries["unless"])] if "unless" in entries else []
    within = reader.choice(entries["within"], ("all", "suit")) if "within" in entries else "all"
    must = reader.predicate(entries["must"], names) if names.chosen_card else reader.condition(entries["must"], names)
    return Duty(**common, when=_when(entries, reader, outside), must=must,
                unless=tuple(rule for rule in unless if rule.when != Always(False)), within=within)  # type: ignore[arg-type]


def _release(node: Node, reader: Reader, names: Names, sources: Sources) -> Release:
    common, entries = read_rule(node, reader, sources, ("when",))
    return Release(**common, when=_when(entries, reader, names))
