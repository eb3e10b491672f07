"""Two books side by side: what only one of them says, what they say differently, and a question that shows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import zip_longest

from tutor.ask.answer import Answer
from tutor.ask.case import Case
from tutor.ask.differences import asked, parted_by, partings_of
from tutor.ask.examples import examples_by_rule
from tutor.ask.phrases import voice_of
from tutor.ask.questions import outcome
from tutor.ask.rulebook.cases import Example, example_of, question, scene
from tutor.ask.rulebook.found import found_examples
from tutor.ask.rulebook.options import said_value
from tutor.ask.rulebook.page import Entry, Row, Section
from tutor.ask.rulebook.volume import volume
from tutor.ask.ruleset import Ruleset
from tutor.faults import TutorError
from tutor.law.load import Library, Table
from tutor.law.yamltext import Node, plain
from tutor.words import sentence

SHOWS = {"deal": ("deck", "schedule"), "match": ("result",), "winner": ("tricks",)}
"""The sections that a question is about, where no rule of its own decides it."""
TABLE = ("variant", "options", "expect", "note", "id", "game")


@dataclass(frozen=True, slots=True)
class Change:
    """One difference: what each of two books says under a heading; None where it says nothing."""

    section: str
    title: str
    one: Entry | None
    other: Entry | None

    @property
    def ids(self) -> set[str]:
        """The rules it is about."""
        return {inner.id for entry in (self.one, self.other) if entry for inner in entry.walk() if inner.id}

    @property
    def name(self) -> str:
        """The rule by name, else the heading."""
        return next((entry.name for entry in (self.one, self.other) if entry and entry.name), self.title)


@dataclass(frozen=True, slots=True)
class Shown:
    """A question to which tables say different things: in words, and each answer under the name of its table.

    An answer is None where the position cannot be there.
    """

    case: Case
    scene: Mapping[str, str]
    question: str
    said: tuple[tuple[str, Answer | None], ...]


# ── what is said ──────────────────────────────────────────────────────────────────────────────────


def differences(one: Ruleset, other: Ruleset, lang: str = "es") -> list[Change]:
    """What two tables of a game say differently, in the order of their books. Each is a table of one variant.

    >>> import tutor
    >>> tables = [tutor.load("pocha", variant=name) for name in ("completa", "sencilla")]
    >>> [change.name for change in differences(*tables) if "no_cuadrar" in change.ids]
    ['No cuadrar']
    """
    books = [{section.id: section for section in volume(rules, lang)} for rules in (one, other)]
    return [change for name in merged(*books) for change in of_section(*(book.get(name) for book in books))]


def merged(one: Iterable[str], other: Iterable[str]) -> list[str]:
    """The names of both, each in its place."""
    found = list(one)
    last = 0
    for name in other:
        if name not in found:
            found.insert(last, name)
        last = found.index(name) + 1
    return found


def of_section(one: Section | None, other: Section | None) -> Iterator[Change]:
    """What two sections of the same name say differently."""
    if one is None or other is None:
        only = one or other
        assert only is not None
        whole = as_entry(only)
        if whole is not None:
            yield Change(only.id, only.title, whole if one else None, whole if other else None)
        return
    parts = [(section.opening, section.rules, section.closing) for section in (one, other)]
    for mine, theirs in zip(*parts, strict=True):
        yield from of_entries(one, mine, theirs)
    yield from of_order(one, other)
    rows = [tuple(said_rows(section.table)) for section in (one, other)]
    only_here, only_there = (tuple(row for row in rows[a] if row not in rows[1 - a]) for a in (0, 1))
    if only_here or only_there:
        yield Change(one.id, one.title, of_rows(only_here), of_rows(only_there))


def as_entry(section: Section) -> Entry | None:
    """A section that only one book has, as a single entry; None where it is but a heading."""
    first, *more = (*section.opening, *section.closing, Entry(""))
    text = " ".join(entry.text for entry in (first, *more) if entry.text)
    return Entry(text, first.id, section.title, first.source, section.rules) if text or section.rules else None


def of_entries(section: Section, mine: Sequence[Entry], theirs: Sequence[Entry]) -> Iterator[Change]:
    """Entries of the same id, and those without one in the order in which they stand."""
    here, there = ({entry.id: entry for entry in entries if entry.id} for entries in (mine, theirs))
    named = list(of_named(section, here, there))
    yield from replaced(named) if len(here) == len(there) else named
    unnamed = [[entry for entry in entries if not entry.id] for entries in (mine, theirs)]
    texts = [{entry.name + entry.text for entry in entries} for entries in unnamed]
    new = [[e for e in unnamed[a] if e.name + e.text not in texts[1 - a]] for a in (0, 1)]
    for first, second in zip_longest(*new):
        yield Change(section.id, section.title, first, second)


def of_named(section: Section, here: Mapping[str, Entry], there: Mapping[str, Entry]) -> Iterator[Change]:
    """Rules by id, with what belongs to them."""
    for name in merged(here, there):
        one, other = here.get(name), there.get(name)
        if one is None or other is None or (one.name, one.text) != (other.name, other.text):
            yield Change(section.id, section.title, one, other)
        if one is not None and other is not None:
            yield from of_entries(section, one.inner, other.inner)


def replaced(changes: list[Change]) -> Iterator[Change]:
    """A rule that only one book has beside one that only the other has, as one difference: it stands in its place, for
    there are as many of them."""
    while changes:
        first, *changes = changes
        if changes and (first.one is None) != (first.other is None):
            second = changes[0]
            if (first.one is None, first.other is None) == (second.other is None, second.one is None):
                first, changes = (
                    replace(first, one=first.one or second.one, other=first.other or second.other),
                    changes[1:],
                )
        yield first


def of_order(one: Section, other: Section) -> Iterator[Change]:
    """The order of rules that both have, where it counts and is not the same."""
    common = {entry.id for entry in one.rules if entry.id} & {entry.id for entry in other.rules}
    orders = [[entry for entry in section.rules if entry.id in common] for section in (one, other)]
    if one.numbered and [entry.id for entry in orders[0]] != [entry.id for entry in orders[1]]:
        said = [Entry("", name=one.title, inner=tuple(Entry(entry.name) for entry in order)) for order in orders]
        yield Change(one.id, one.title, said[0], said[1])


def said_rows(table: tuple[Row, ...]) -> Iterator[str]:
    """The rows of a table as sentences."""
    for row in table[1:]:
        yield sentence(
            "; ".join(f"{head[:1].lower()}{head[1:]}: {cell}" for head, cell in zip(table[0], row, strict=True))
        )


def of_rows(rows: tuple[str, ...]) -> Entry | None:
    """Rows as an entry."""
    return Entry("", inner=tuple(Entry(row) for row in rows)) if rows else None


# ── where it shows ────────────────────────────────────────────────────────────────────────────────


def shown_by(change: Change, one: Ruleset, other: Ruleset, lang: str = "es") -> Shown | None:
    """The first question about a difference to which the two tables say different things: stored ones, the smallest of
    their kind, then the examples of the rule, then small positions looked for. None where none is found.

    >>> import tutor
    >>> tables = [tutor.load("pocha", variant=name) for name in ("completa", "sencilla")]
    >>> change = next(change for change in differences(*tables) if "no_cuadrar" in change.ids)
    >>> shown = shown_by(change, *tables)
    >>> [(table, answer.verdict) for table, answer in shown.said]
    [('completa', 'illegal'), ('sencilla', 'legal')]
    """
    seen: list[Mapping[str, object]] = []
    for case, own in candidates(change, one, other):
        bare = {key: value for key, value in case.items() if key not in TABLE}
        if bare in seen:
            continue
        seen.append(bare)
        answers = answer_of(one, bare), answer_of(other, bare)
        if parted(answers, bare, change) and (own or is_about(change, answers)):
            names = [rules.table.variant for rules in (one, other)]
            return shown(bare, list(zip(names, (one, other), answers, strict=True)), lang)
    return None


def candidates(change: Change, one: Ruleset, other: Ruleset) -> Iterator[tuple[Mapping[str, object], bool]]:
    """Questions, and whether they were stored or found for the rule itself."""
    library, game = one.library, one.game
    settings = [rules.court().law.settings for rules in (one, other)]
    for parting in partings_of(library, game):
        unlike = settings[0].get(parting.id) != settings[1].get(parting.id)
        if parting.of in ("variants", "rules") or (parting.of == "options" and unlike):
            yield parting.ask, parting.of == "rules" and parting.id in change.ids
    stored = examples_by_rule(library, game)
    for name in sorted(stored, key=lambda name: name not in change.ids):
        yield from ((data_of(node), name in change.ids) for node in stored[name])
    for rules in (one, other):
        for name in change.ids:
            yield from ((case, True) for case in found_examples(rules, name))


def data_of(node: Node) -> Mapping[str, object]:
    """A case as plain data."""
    data = plain(node)
    assert isinstance(data, dict)
    return data


def answer_of(rules: Ruleset, case: Mapping[str, object]) -> Answer | None:
    """What a table says; None where it cannot have the position."""
    try:
        return rules.explain(case)
    except TutorError:
        return None


def parted(answers: tuple[Answer | None, Answer | None], case: Mapping[str, object], change: Change) -> bool:
    """Whether the two say different things. That one cannot have the position counts of deals and of kinds of hand."""
    one, other = answers
    if one is not None and other is not None:
        return bool(outcome(one) != outcome(other))
    return one is not other and ("deal" in case or case.get("kind") in change.ids)


def is_about(change: Change, answers: Iterable[Answer | None]) -> bool:
    """Whether the rules of a difference decided, or its section is what was asked about."""
    found = [answer for answer in answers if answer is not None]
    if change.ids & {rule for answer in found for rule in deciding(answer)}:
        return True
    for answer in found:
        sections = SHOWS.get(answer.question, (answer.question,))
        checked = (
            [check.id for check in answer.show[0].law.checks if check.of == answer.question] if answer.show else []
        )
        if change.section in sections and change.ids <= {*sections}:
            return True
        if change.ids & {*checked}:
            return True
    return False


def deciding(answer: Answer) -> Iterator[str]:
    """The rule that decides, and every line of a score that counts."""
    if answer.rule:
        yield answer.rule
    sheet = answer.show[2] if answer.show else None
    yield from (line.rule for line in getattr(sheet, "lines", ()) if line.before != line.after)


def shown(case: Mapping[str, object], said: Sequence[tuple[str, Ruleset, Answer | None]], lang: str) -> Shown:
    """A question in words, as the first table puts it that can have the position (and of which a source says something)."""
    able = [(answer.verdict == "not_covered", rules) for _, rules, answer in said if answer is not None]
    rules = min(able, key=lambda pair: pair[0])[1]
    read = rules.read(case)
    words = question(rules, read, lang)
    return Shown(read, scene(rules, read, "", lang), words, tuple((name, answer) for name, _, answer in said))


# ── what is stored ────────────────────────────────────────────────────────────────────────────────


def smallest_example(rules: Ruleset, rule: str, lang: str = "es") -> Example | None:
    """The smallest position in which a rule decides, where one is stored and it decides there at this table.

    >>> import tutor
    >>> example = smallest_example(tutor.load("pocha", variant="sencilla"), "fallar")
    >>> example.case.facts["hand"], example.sign
    (['12o', '1e'], '✗')
    """
    for parting in parted_by(partings_of(rules.library, rules.game), "rules", rule):
        bare = {key: value for key, value in parting.ask.items() if key not in TABLE}
        try:
            example = example_of(rules, rules.read(bare), rule, lang)
        except TutorError:
            continue
        if example is not None and example.answer.rule == rule:
            return example
    return None


def bites(rules: Ruleset, option: str, lang: str = "es") -> list[Shown]:
    """The stored questions on which two values of an option part, under the form that each is stored for.

    >>> import tutor
    >>> [[table for table, _ in bite.said] for bite in bites(tutor.load("pocha", variant="completa"), "tres_bajo")]
    [['no', 'sí']]
    """
    known, found = rules.court().law.options[option], []
    for parting in parted_by(partings_of(rules.library, rules.game), "options", option):
        form = plain_form(rules.library, rules.game, str(parting.ask.get("variant", "")))
        voice = voice_of(rules.court().law, lang)
        said = [
            (said_value(known, value, voice), form, answer_of(form, asked(parting, value))) for value, _ in parting.says
        ]
        found.append(shown({**parting.ask, "variant": ""}, said, lang))
    return found


@lru_cache(maxsize=64)
def plain_form(library: Library, game: str, variant: str) -> Ruleset:
    """A form as it is, with the laws that its options have made already."""
    return Ruleset(library, Table(game, variant))


def unlike(rules: Ruleset, lang: str = "es") -> dict[str, dict[str, bool]]:
    """The rules of this table that another variant has otherwise or not at all: by rule, by variant, whether it has it.

    >>> import tutor
    >>> found = unlike(tutor.load("pocha", variant="completa"))
    >>> found["no_cuadrar"], found["india"]
    ({'sencilla': True}, {'sencilla': False})
    """
    found: dict[str, dict[str, bool]] = {}
    for variant in rules.library.variants(rules.game):
        if variant == rules.table.variant:
            continue
        other = Ruleset(rules.library, replace(rules.table, variant=variant, house=()))
        for change in differences(rules, other, lang):
            if change.one is not None and change.one.id:
                same_rule = change.other is not None and change.other.id == change.one.id
                found.setdefault(change.one.id, {})[variant] = same_rule
    return found
