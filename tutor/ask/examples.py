"""The examples that lie beside the law of a game: for each rule, cases that are tests, and printed in its book."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from tutor.law.addresses import walk_rules
from tutor.law.load import FORMAT, Library
from tutor.law.reader import Reader
from tutor.law.yamltext import Node, read_yaml_file

EXAMPLES = "examples.yaml"
SECTIONS = ("deck", "zones", "course", "opening", "tricks", "schedule", "tally", "checks", "result")


def shipped_examples(library: Library, game: str) -> list[Node]:
    """Every example of a game, in the order of its file, each a case that names its game."""
    return [case for cases in examples_by_rule(library, game).values() for case in cases]


@lru_cache(maxsize=32)
def examples_by_rule(library: Library, game: str) -> dict[str, tuple[Node, ...]]:
    """The examples by rule, kind of hand and option. Raises TutorError for what cannot be read, or is of no rule."""
    if not (library.folder / game / EXAMPLES).exists():
        return {}
    reader = Reader(library.words)
    top = read_top(library, game, EXAMPLES, "examples", reader)
    known, found = known_ids(library, game), {}
    for rule, cases in reader.entries(top).items():
        if rule not in known:
            reader.unknown(rule, known, top.keys[rule])
        found[rule] = tuple(named(case, game) for case in reader.items(cases))
    reader.done()
    return found


def read_top(library: Library, game: str, name: str, section: str, reader: Reader) -> Node:
    """The only section of a file that lies beside the law, under its ``format``."""
    node = read_yaml_file(library.folder / game / name, f"rules/{game}/{name}")
    entries = reader.mapping(node, (), required=("format", section))
    if entries["format"].value != FORMAT:
        reader.fault("unknown_format", entries["format"], found=entries["format"].value, known=FORMAT)
    return entries[section]


def named(case: Node, game: str) -> Node:
    """A case with its game."""
    if not isinstance(case.value, dict):
        return case
    return Node({"game": Node(game, case.place), **case.value}, case.place, {"game": case.place, **case.keys})


def known_ids(library: Library, game: str, house: Sequence[Node] = ()) -> list[str]:
    """Whatever a book can be asked for: sections, decisions, rules, steps, kinds of hand, options, by their ids.

    Those that only a variant has are among them.
    """
    document = library.document(game, house)
    assert isinstance(document.value, dict)
    parts = (document, *(document.value[key] for key in ("variants",) if key in document.value))
    rules = [rule for part in parts for _, rule, _ in walk_rules(part)]
    keys = [key for section in ("decisions", "kinds", "options") for key in keys_of(document, section)]
    sections = [section for section in (*SECTIONS, "hand_won") if section in document.value]
    return list(dict.fromkeys([*sections, *rules, *brought(document), *keys]))


def brought(document: Node) -> Iterator[str]:
    """The ids of rules that only a kind of hand has, or an overlay puts in the place of another."""
    overlays = [overlay for section in ("variants", "kinds") for overlay in inner(document, section).values()]
    for overlay in overlays:
        listed = inner(overlay).get("insert")
        items = listed.value if listed is not None and isinstance(listed.value, tuple) else ()
        rules = [rule for item in items if (rule := inner(item).get("rule")) is not None]
        for rule in [*rules, *inner(overlay, "set").values()]:
            if "id" in inner(rule):
                yield str(inner(rule)["id"].value)


def inner(node: Node, section: str = "") -> dict[str, Node]:
    """What stands in a mapping, or in one section of it; nothing where it is none."""
    found = node.value if isinstance(node.value, dict) else {}
    return inner(found[section]) if section in found else {} if section else found


def keys_of(document: Node, section: str) -> Iterator[str]:
    """The ids that stand in a section of the law."""
    assert isinstance(document.value, dict)
    inner = document.value[section].value if section in document.value else None
    yield from inner if isinstance(inner, dict) else ()
