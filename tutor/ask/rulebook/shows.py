"""Where it shows: a question to which two tables say different things, stored or looked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from tutor.ask.answer import Answer
from tutor.ask.case import Case
from tutor.ask.differences import asked, parted_by, partings_of
from tutor.ask.examples import examples_by_rule
from tutor.ask.phrases import voice_of
from tutor.ask.questions import outcome
from tutor.ask.rulebook.cases import Example, example_of, question, scene
from tutor.ask.rulebook.differences import Change, differences, plain_form
from tutor.ask.rulebook.found import found_examples
from tutor.ask.rulebook.options import said_value
from tutor.ask.ruleset import Ruleset
from tutor.faults import TutorError
from tutor.law.yamltext import Node, plain

SHOWS = {"deal": ("deck", "schedule"), "match": ("result",), "winner": ("tricks",)}
"""The sections that a question is about, where no rule of its own decides it."""
TABLE = ("variant", "options", "expect", "note", "id", "game")
Facts = Mapping[str, Any]
Both = tuple[Answer | None, Answer | None]


@dataclass(frozen=True, slots=True)
class Shown:
    """A question to which tables say different things: in words, and each answer under the name of its table.

    An answer is None where the position cannot be there.
    """

    case: Case
    scene: Mapping[str, str]
    question: str
    said: tuple[tuple[str, Answer | None], ...]


class Comparison:
    """Two tables of a game, each of one variant, and a question for each of their differences.

    >>> import tutor
    >>> two = Comparison(*[tutor.load("pocha", variant=name) for name in ("completa", "sencilla")], "es")
    >>> change = next(change for change in two.changes if "no_cuadrar" in change.ids)
    >>> [(table, answer.verdict) for table, answer in two.shown(change).said]
    [('completa', 'illegal'), ('sencilla', 'legal')]
    """

    def __init__(self, one: Ruleset, other: Ruleset, lang: str, names: tuple[str, str] = ("", "")) -> None:
        self.tables, self.lang = (one, other), lang
        self.names = names if any(names) else (one.table.variant, other.table.variant)
        self.kept: dict[str, Both] = {}

    @cached_property
    def changes(self) -> list[Change]:
        """The differences, in the order of the books."""
        return differences(*self.tables, self.lang)

    def shown(self, change: Change) -> Shown | None:
        """The first question about a difference to which the two say different things: stored ones, the smallest of
        their kind, then the examples of the rule, then small positions looked for. Where there is none, one that
        only one of them can have: of a rule, the table which has it. None where nothing is found."""
        only_here: Facts | None = None
        for case, own in self.questions(change):
            facts = {key: value for key, value in case.items() if key not in TABLE}
            answers = self.answers(facts)
            if parted(answers, facts, change) and (own or is_about(change, answers)):
                if None not in answers:
                    return self.asked(facts)
                only_here = only_here or facts
            entries = change.one, change.other
            lacks = [(entry is None, answer is None) for entry, answer in zip(entries, answers, strict=True)]
            if only_here is None and own and {*lacks} == {(True, True), (False, False)}:
                only_here = facts
        return None if only_here is None else self.asked(only_here)

    def asked(self, facts: Facts) -> Shown:
        """A question with what the two say to it."""
        return shown(facts, list(zip(self.names, self.tables, self.answers(facts), strict=True)), self.lang)

    def questions(self, change: Change) -> Iterator[tuple[Facts, bool]]:
        """Questions, and whether each was stored or found for what has changed."""
        library, game = self.tables[0].library, self.tables[0].game
        for parting in partings_of(library, game):
            if parting.of == "options" and parting.id in self.unlike:
                yield parting.ask, change.said in self.unlike[parting.id]
            elif parting.of in ("variants", "rules"):
                yield parting.ask, parting.of == "rules" and parting.id in change.ids
        stored = examples_by_rule(library, game)
        for name in sorted(stored, key=lambda name: name not in change.ids):
            yield from ((data_of(node), name in change.ids) for node in stored[name])
        for rules in self.tables:
            for name in change.ids:
                yield from ((case, True) for case in found_examples(rules, name))

    @cached_property
    def unlike(self) -> dict[str, set[tuple[str, str, str]]]:
        """The options that the two have otherwise, and the differences that each makes by itself."""
        one, (mine, theirs) = self.tables[0], [rules.court().law.settings for rules in self.tables]
        found = {}
        for name, value in mine.items():
            if theirs.get(name, value) != value:
                table = replace(one.table, options={**one.table.options, name: theirs[name]})
                try:
                    made = differences(one, Ruleset(one.library, table), self.lang)
                except TutorError:
                    made = []
                found[name] = {change.said for change in made}
        return found

    def answers(self, facts: Facts) -> Both:
        """What the two say, each asked once."""
        key = repr(facts)
        if key not in self.kept:
            self.kept[key] = answer_of(self.tables[0], facts), answer_of(self.tables[1], facts)
        return self.kept[key]


def data_of(node: Node) -> Facts:
    """A case as plain data."""
    data = plain(node)
    assert isinstance(data, dict)
    return data


def answer_of(rules: Ruleset, case: Facts) -> Answer | None:
    """What a table says; None where it cannot have the position."""
    try:
        return rules.explain(case)
    except TutorError:
        return None


def parted(answers: Both, case: Facts, change: Change) -> bool:
    """Whether the two say different things. That one cannot have the position counts of deals and of kinds of hand."""
    one, other = answers
    if one is not None and other is not None:
        return bool(outcome(one) != outcome(other))
    return one is not other and ("deal" in case or case.get("kind") in change.ids)


def is_about(change: Change, answers: Iterable[Answer | None]) -> bool:
    """Whether the rules of a difference decided, or its section is what was asked about."""
    found = [answer for answer in answers if answer is not None]
    if {*change.ids} & {rule for answer in found for rule in deciding(answer)}:
        return True
    if change.about & {answer.question for answer in found}:
        return True
    for answer in found:
        sections = SHOWS.get(answer.question, (answer.question,))
        checked = (
            [check.id for check in answer.show[0].law.checks if check.of == answer.question] if answer.show else []
        )
        if change.section in sections and {*change.ids} <= {*sections}:
            return True
        if {*change.ids} & {*checked}:
            return True
    return False


def deciding(answer: Answer) -> Iterator[str]:
    """The rule that decides, and every line of a score that counts."""
    if answer.rule:
        yield answer.rule
    sheet = answer.show[2] if answer.show else None
    yield from (line.rule for line in getattr(sheet, "lines", ()) if line.before != line.after)


def shown(case: Facts, said: Sequence[tuple[str, Ruleset, Answer | None]], lang: str) -> Shown:
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
        if example is not None and decides(example.answer, rule, dict(parting.says)[False]):
            return example
    return None


def decides(answer: Answer, rule: str, said: Any) -> bool:
    """Whether a rule decides an answer; where no rule is named, whether the answer is the one that it makes."""
    return answer.rule == rule if answer.rule or answer.verdict != "answered" else bool(outcome(answer) == said)


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
