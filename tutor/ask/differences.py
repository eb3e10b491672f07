"""The smallest questions on which tables part, stored beside the law: of forms, options, rules, misconceptions.

``differences.yaml`` has four sections, in each a list of questions: ``ask``, a case without its game, and what is said
to it (``says``), a verdict or a value:

* ``variants``: by form; a form that is not named cannot have the position;
* ``options``: under the id of an option, a list of pairs, a value of it and what is said under that value (null: there
  the position cannot be);
* ``rules``: under the id of a rule, what is said with it and what would be said without it;
* ``misconceptions``: under the id of one, what the law says and what somebody would say who believes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, Literal

from tutor.ask.desk import as_node
from tutor.ask.examples import known_ids, named, read_top
from tutor.ask.questions import outcome
from tutor.ask.ruleset import Ruleset
from tutor.ask.trial import Trial
from tutor.faults import Place, TutorError
from tutor.law.load import Library, Table
from tutor.law.reader import Reader, Unreadable
from tutor.law.yamltext import Node, plain

DIFFERENCES = "differences.yaml"
Of = Literal["variants", "options", "rules", "misconceptions"]
BY_ID: tuple[Of, ...] = ("options", "rules", "misconceptions")
Ask = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Parting:
    """A question on which tables part, and what each says.

    ``id`` is the option, rule or misconception meant; ``says`` pairs of a variant, a value of the option, or, of a rule
    or a misconception, whether the law is otherwise than it is, with a verdict or a value.
    """

    of: Of
    id: str
    ask: Ask
    says: tuple[tuple[Any, Any], ...]
    node: Node

    def parts(self, one: Any, other: Any) -> bool:
        """Whether two of the tables say different things, or only one of them can have the position.

        >>> from tutor.ask import the_library
        >>> first = partings_of(the_library(), "pocha")[0]
        >>> first.parts("completa", "sencilla"), first.parts("completa", "completa")
        (True, False)
        """
        said = [value for wanted in (one, other) for table, value in self.says if same(table, wanted)]
        return said[0] != said[1] if len(said) == 2 else len(said) == 1 and not same(one, other)


def same(one: Any, other: Any) -> bool:
    """Whether two settings are the same; true is not 1."""
    return type(one) is type(other) and bool(one == other)


@lru_cache(maxsize=32)
def partings_of(library: Library, game: str) -> tuple[Parting, ...]:
    """Every stored question of a game, in the order of its file. Raises TutorError for what cannot be read."""
    if not (library.folder / game / DIFFERENCES).exists():
        return ()
    reader, found = Reader(library.words), list[Parting]()
    top = read_top(library, game, DIFFERENCES, "differences", reader)
    for section, node in (reader.attempt(lambda: reader.mapping(top, ("variants", *BY_ID))) or {}).items():
        for of in ("variants", *BY_ID):
            if of == section:
                found += read_section(of, node, known_in(library, game, of), reader)
    reader.done()
    return tuple(found)


def known_in(library: Library, game: str, of: Of) -> list[str]:
    """The ids that a section may have: of the forms themselves, their names."""
    if of == "variants":
        return library.variants(game)
    if of == "rules":
        return known_ids(library, game)
    law = library.law(Table(game))
    return list(law.options if of == "options" else law.misconceptions)


def read_section(of: Of, node: Node, known: Sequence[str], reader: Reader) -> Iterator[Parting]:
    """The questions of a section."""
    if of == "variants":
        yield from read_partings(of, "", node, known, reader)
        return
    for name, inner in reader.entries(node).items():
        if name not in known:
            reader.unknown(name, known, node.keys[name])
        yield from read_partings(of, name, inner, known, reader)


def read_partings(of: Of, name: str, node: Node, known: Sequence[str], reader: Reader) -> Iterator[Parting]:
    """A list of questions; one that cannot be read is left out, its faults kept."""
    for item in reader.items(node):
        found = reader.attempt(partial(read_parting, of, name, item, known, reader))
        if found is not None:
            yield found


def read_parting(of: Of, name: str, node: Node, known: Sequence[str], reader: Reader) -> Parting:
    """One question with what is said to it."""
    entries = reader.mapping(node, (), required=("ask", "says"))
    reader.entries(entries["ask"])
    ask = plain(entries["ask"])
    assert isinstance(ask, dict)
    return Parting(of, name, ask, tuple(read_said(of, entries["says"], known, reader)), entries["ask"])


def read_said(of: Of, node: Node, known: Sequence[str], reader: Reader) -> Iterator[tuple[Any, Any]]:
    """What each table says."""
    if of == "variants":
        for variant, value in reader.entries(node).items():
            if variant not in known:
                reader.unknown(variant, known, node.keys[variant])
            yield variant, plain(value)
    elif of == "options":
        for pair in reader.items(node):
            setting, value = two(pair, reader)
            yield plain(setting), plain(value)
    else:
        yield from zip((False, True), map(plain, two(node, reader)), strict=True)


def two(node: Node, reader: Reader) -> Sequence[Node]:
    """A list of two."""
    found = reader.items(node)
    if len(found) != 2:
        reader.fault("a_list_of_two", node, found=len(found))
        raise Unreadable("a_list_of_two")
    return found


# ── put to the test ───────────────────────────────────────────────────────────────────────────────


def tables_of(parting: Parting, library: Library, game: str) -> Iterator[tuple[Ruleset, dict[str, Any], Any]]:
    """Each table that a question is put to, the case to put, and what it should say; None: it cannot have the position."""
    said = dict(parting.says) if parting.of == "variants" else {}
    pairs = [(form, said.get(form)) for form in library.variants(game)] if said else parting.says
    for table, value in pairs:
        yield table_of(parting, table, library, game), asked(parting, table), value


def asked(parting: Parting, table: Any) -> dict[str, Any]:
    """The case as one of the tables is asked it."""
    case = dict(parting.ask)
    if parting.of == "options":
        case["options"] = {**case.get("options", {}), parting.id: table}
    return case


def table_of(parting: Parting, table: Any, library: Library, game: str) -> Ruleset:
    """The rules of one of the tables."""
    form = table if parting.of == "variants" else str(parting.ask.get("variant", ""))
    if parting.of == "rules" and table:
        place = parting.node.place
        without = as_node({"set": {f"{parting.id}.when": False}}, Node(None, place))
        return Ruleset(library, Table(game, form, house=(without,)))
    believed = (parting.id,) if parting.of == "misconceptions" and table else ()
    return Ruleset(library, Table(game, form, misconceptions=believed))


def try_partings(library: Library, game: str) -> Iterator[Trial]:
    """Every stored question put to each of its tables."""
    for parting in partings_of(library, game):
        for rules, case, wanted in tables_of(parting, library, game):
            yield tried(parting.node.place, parting.id, rules, case, wanted)


def tried(place: Place, name: str, rules: Ruleset, case: Ask, wanted: Any) -> Trial:
    """One question at one table; where nothing is wanted it must be refused."""
    label = f"{name} {rules.table.variant}".strip()
    try:
        answer = rules.explain(case)
    except TutorError as error:
        return Trial(place, label, error=error if wanted is not None else None, tested=True)
    found = outcome(answer)
    return Trial(place, label, answer, found=() if found == wanted else (("says", wanted, found),), tested=True)


def parted_by(partings: Iterable[Parting], of: Of, name: str = "") -> list[Parting]:
    """The questions about one thing."""
    return [parting for parting in partings if parting.of == of and parting.id == name]


__all__ = ["DIFFERENCES", "Parting", "named", "parted_by", "partings_of", "tables_of", "try_partings"]
