"""A case: one position and one question, as people write it. The one format for every door."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, TypeVar

from tutor.faults import Fault, Place, TutorError, closest, refuse, refuse_all
from tutor.law.load import Library, Table
from tutor.law.reader import LANGUAGES
from tutor.law.yamltext import Node, plain

T = TypeVar("T")
ABOUT = ("game", "variant", "options", "expect", "id", "note")
VALUE_QUESTIONS = ("winner", "score", "deal", "match", "renuncio")
WITH_A_VALUE = ("match", "renuncio")
ASKED_WITH_TRUE = ("winner", "score", "deal")
COMPARED = ("verdict", "rule", "legal", "value", "by_variant", "leave", "clockwise")
OF_ONE_QUESTION = {"tricks": "renuncio", "tallies": "match", "first": "match", "played_on": "match", "counts": "score"}
"""What the language itself lets a case tell for one question alone; a game may declare one of these words for others."""
EXTRA_FACTS = ("players", "cards", "deck", "kind", *OF_ONE_QUESTION)


@dataclass(frozen=True)
class Case:
    """A case read but not yet bound to a law. ``move`` holds the parts of the move, ``facts`` what else is given.

    ``beside``: facts that no key can say, as a situation has them: whose turn it is, that something has not been said yet.
    """

    game: str
    question: str
    move: Mapping[str, Any] = field(default_factory=dict)
    facts: Mapping[str, Any] = field(default_factory=dict)
    variant: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)
    expect: Mapping[str, Any] | None = None
    id: str = ""
    note: str = ""
    places: Mapping[str, Place] = field(default_factory=dict)
    beside: Mapping[str, Any] = field(default_factory=dict)

    def place(self, key: str) -> Place:
        """Where a key, or a part of what it holds (``group.part``), stands; without a file, its name is its place."""
        known = self.places.get(key) or self.places.get(key.partition(".")[0])
        return Place(known.file, known.line, known.column, key) if known else Place(path=key)


def read_case(
    given: Mapping[str, Any] | Node, library: Library, game: str = "", words: CaseWords | None = None
) -> Case:
    """A case from plain data or from a node of a file. Raises TutorError for unknown keys, no question or two.

    ``words`` are those of ``game`` at a table whose house rules add some.
    """
    data, places = _plain(given)
    words = words if data.get("game", game) == game else None
    game = data.get("game", game)
    if game in ("", None):
        raise refuse("case-without-game", places.get(""), known=", ".join(library.games()))
    if game not in library.games():
        raise refuse(
            "unknown_game", places.get("game", Place(path="game")), word=game, known=", ".join(library.games())
        )
    words = words or case_words(library, game)
    reading = Reading(data, places, words)
    data = reading.known_keys()
    asked = [key for key in words.questions if key in data and not _is_fact(key, data[key], words)]
    firsts = [key for key in asked if key not in words.second_parts]
    if len(firsts) > 1:
        firsts = [key for key in firsts if key not in words.looked_at] or firsts
    if len(firsts) != 1:
        code = "case-without-question" if not firsts else "case-with-two-questions"
        reading.fault(refuse(code, places.get(""), found=", ".join(firsts), known=", ".join(words.questions)))
    question = firsts[0] if firsts else ""
    parts = {key: data[key] for key in (question, *words.second_parts) if key in data and question in words.parts}
    facts = {
        key: value
        for key, value in data.items()
        if key not in (*ABOUT, *parts) and (key != question or key in (*WITH_A_VALUE, *words.looked_at))
    }
    case = Case(
        game,
        question,
        parts,
        facts,
        reading.attempt(lambda: _variant(data, places, library, game)) or "",
        reading.attempt(lambda: _options(data, places)) or {},
        reading.attempt(lambda: _expect(data, places, words)),
        str(data.get("id") or ""),
        str(data.get("note") or ""),
        places,
    )
    reading.done(case, library)
    return case


class Reading:
    """Collects what is wrong with a case, so that all of it is told at once."""

    def __init__(self, data: Mapping[str, Any], places: Mapping[str, Place], words: CaseWords) -> None:
        self.data, self.places, self.words = data, places, words
        self.faults: list[Fault] = []

    def fault(self, error: TutorError) -> None:
        """Keep what is wrong."""
        self.faults += error.faults

    def attempt(self, read: Callable[[], T]) -> T | None:
        """What is read; None, and the fault kept, where it cannot be."""
        try:
            return read()
        except TutorError as error:
            self.fault(error)
            return None

    def known_keys(self) -> dict[str, Any]:
        """The entries whose keys a case may have."""
        found = {}
        for key, value in self.data.items():
            if key not in self.words.known:
                self.fault(_unknown(str(key), self.words, self.places))
            elif key in ASKED_WITH_TRUE and value is not True:
                place = self.places.get(key, Place(path=key))
                self.fault(refuse("case-question-takes-true", place, key=key, found=value))
            else:
                found[key] = value
        return found

    def done(self, case: Case, library: Library) -> None:
        """Raise TutorError if anything was wrong, with what is wrong about the facts as well."""
        if self.faults:
            self.attempt(lambda: _facts_read(case, library))
            raise refuse_all(self.faults)


def _facts_read(case: Case, library: Library) -> None:
    """Read the facts of a case that cannot be asked, by the law of its table or of the first that there is."""
    from tutor.ask.bind import bind

    bind(case, library.law(Table(case.game, case.variant or library.variants(case.game)[0])))


def _variant(data: Mapping[str, Any], places: Mapping[str, Place], library: Library, game: str) -> str:
    variant, known = data.get("variant") or "", library.variants(game)
    if variant in ("", "todas", "all"):
        return ""
    if variant not in known:
        raise refuse(
            "unknown_variant", places.get("variant", Place(path="variant")), word=variant, known=", ".join(known)
        )
    return str(variant)


def _options(data: Mapping[str, Any], places: Mapping[str, Place]) -> Mapping[str, Any]:
    options = {} if data.get("options") is None else data["options"]
    if not isinstance(options, Mapping) or not all(isinstance(value, bool | int | str) for value in options.values()):
        raise refuse("case-options", places.get("options", Place(path="options")), found=options)
    return options


def _expect(data: Mapping[str, Any], places: Mapping[str, Place], words: CaseWords) -> Mapping[str, Any] | None:
    """What is expected, where only fields of an answer stand: one that is misspelt would never be compared."""
    expect, place = data.get("expect"), places.get("expect", Place(path="expect"))
    if expect is None and "expect" not in data:
        return None
    if not isinstance(expect, Mapping) or not expect:
        raise refuse("case-expect", place, found=expect)
    for key in expect:
        if key not in (*COMPARED, *words.flags):
            raise refuse("case-expect-key", place, word=key, known=", ".join((*COMPARED, *words.flags)))
    return expect


@dataclass(frozen=True, slots=True)
class CaseWords:
    """The keys a case of one game may have.

    ``lists`` may hold nothing, as an empty trick does; ``says`` is what the game calls a key, by language. ``looked_at``
    are zones that are a question by themselves (the opening table, the cards left over), ``flags`` fields of an answer
    that only this game has.
    """

    parts: tuple[str, ...]
    second_parts: tuple[str, ...]
    questions: tuple[str, ...]
    known: tuple[str, ...]
    lists: tuple[str, ...]
    says: Mapping[str, Mapping[str, str]]
    kinds: tuple[str, ...]
    looked_at: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()


@lru_cache(maxsize=32)
def case_words(library: Library, game: str) -> CaseWords:
    """Parts of moves, registers that can be asked for, and the names of all facts of a game."""
    return words_in(library.document(game))


def words_at(library: Library, game: str, house: Sequence[Node]) -> CaseWords:
    """The same at a table with house rules: they may add words, and a question that a house has no rule for stays one."""
    base, own = case_words(library, game), words_in(library.document(game, house))
    more = tuple(name for name in base.looked_at if name in own.known and name not in own.looked_at)
    return replace(own, questions=(*own.questions, *more), looked_at=(*own.looked_at, *more))


def words_in(document: Node) -> CaseWords:
    """The same of a document, which house rules may have given more registers."""
    decisions = {**_bodies(document, "decisions"), **_inserted(document, "decisions")}
    choices = [_bodies(body["choose"]) for body in decisions.values()]
    registers = {**_bodies(document, "registers"), **_inserted(document, "registers")}
    zones = {**_bodies(document, "zones"), **_inserted(document, "zones")}
    parts = tuple(dict.fromkeys(part for choice in choices for part in choice))
    second = tuple(dict.fromkeys(part for choice in choices for part in list(choice)[1:]))
    derived = tuple(name for name, body in registers.items() if "most" in body)
    looked_at = _looked_at(document, zones)
    questions = (*parts, *derived, *VALUE_QUESTIONS, *looked_at)
    flags = tuple(str(body["as"].value) for body in registers.values() if "as" in body)
    lists = [name for name, body in zones.items() if "size" not in body]
    lists += [name for name, body in registers.items() if "of" in body]
    lists += [part for choice in choices for part, body in choice.items() if "some_of" in body]
    verbs = {part: body for body, choice in zip(decisions.values(), choices, strict=True) for part in choice}
    named = {
        **registers,
        **zones,
        **verbs,
        **{part: body for choice in choices for part, body in choice.items() if "es" in body},
    }
    says = {
        name: {key: str(text.value) for key, text in body.items() if key in LANGUAGES} for name, body in named.items()
    }
    groups = [str(body["key"].value).partition(".")[0] for body in registers.values() if "key" in body]
    told = [name for name, body in registers.items() if "key" not in body]
    known = tuple(dict.fromkeys((*ABOUT, *questions, *zones, *told, *groups, *EXTRA_FACTS)))
    return CaseWords(
        parts, second, questions, known, tuple(lists), says, tuple(_bodies(document, "kinds")), looked_at, flags
    )


def _looked_at(document: Node, zones: Mapping[str, Mapping[str, Node]]) -> tuple[str, ...]:
    """The zones of which the opening, or a check of the record, speaks."""
    assert isinstance(document.value, dict)
    checks = document.value["checks"].value if "checks" in document.value else ()
    checked = [str(check.value["of"].value) for check in checks if isinstance(check.value, dict)]  # type: ignore[union-attr]
    opened = (
        [name for name, body in zones.items() if "copy_of" in body and "ordered" in body]
        if "opening" in document.value
        else []
    )
    return tuple(dict.fromkeys([*opened, *checked]))


def _bodies(node: Node, section: str = "") -> dict[str, dict[str, Node]]:
    """The mappings in a mapping, or in one section of it."""
    if section and isinstance(node.value, dict) and section not in node.value:
        return {}
    inner = node.value[section].value if section and isinstance(node.value, dict) else node.value
    assert isinstance(inner, dict)
    return {name: body.value for name, body in inner.items() if isinstance(body.value, dict)}


def _inserted(document: Node, section: str) -> dict[str, dict[str, Node]]:
    """What the variants add to a section."""
    found: dict[str, dict[str, Node]] = {}
    for variant in _bodies(document, "variants").values():
        items = variant["insert"].value if "insert" in variant else ()
        for item in items if isinstance(items, tuple) else ():
            body = item.value if isinstance(item.value, dict) else {}
            if "in" in body and body["in"].value == section and "add" in body:
                found |= _bodies(body["add"])
    return found


def _is_fact(key: str, value: Any, words: CaseWords) -> bool:
    """``renuncio: 100`` and the like are not questions; a derived register is one only when it says true."""
    if key in words.parts or key == "match":
        return False
    if key in words.looked_at:
        return value is True
    if key == "renuncio":
        return not isinstance(value, Mapping)
    return value is not True


def _unknown(key: str, words: CaseWords, places: Mapping[str, Place]) -> TutorError:
    near = closest(key, words.known)
    return refuse(
        "case-unknown-key-near" if near else "case-unknown-key",
        places.get(key, Place(path=key)),
        word=key,
        near=near,
        known=", ".join(words.known),
    )


def _plain(given: Mapping[str, Any] | Node) -> tuple[dict[str, Any], dict[str, Place]]:
    if not isinstance(given, Node):
        return dict(given), {}
    data = plain(given)
    if not isinstance(data, dict):
        raise refuse("case-not-a-mapping", given.place)
    places = {"": given.place, **given.keys}
    return data, places
