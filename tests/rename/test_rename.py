"""Every name of a game changed: cases, misconceptions, matches, books, drawings and proofs come out the same.

The games are those of `rules/`. It cannot see a name that Python knows and no test asks for; `test_names` looks for it.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

import tutor
from tests.rename.renamed import EVERY_HAND, PREFIX, WORDS, Renamer
from tutor.ask import Answer, Ruleset, mismatches, the_library
from tutor.ask.case import COMPARED, VALUE_QUESTIONS
from tutor.ask.forms import form_of, questions_of
from tutor.ask.rulebook import rulebook
from tutor.ask.rulebook.found import found_examples
from tutor.ask.shown import named_reasons, view_of
from tutor.ask.titles import title_of
from tutor.draw import board_html, legend_of
from tutor.faults import TutorError
from tutor.kinds import vocabulary
from tutor.law.load import Library
from tutor.law.prove import smallest_difference
from tutor.law.yamltext import read_yaml
from tutor.play.playout import can_be_quick, playout
from tutor.play.position import Position
from tutor.play.setting import Setting

TESTS = Path(__file__).parent.parent
GAMES = {game: Renamer(game) for game in the_library().games()}
TABLES = [(game, variant) for game in GAMES for variant in the_library().variants(game)]
CASES = [
    pytest.param(game, case, id=case["id"])
    for game in GAMES
    for case in yaml.safe_load((TESTS / "cases" / f"{game}.yaml").read_text(encoding="utf-8"))
]
BELIEFS = [(game, name) for game in GAMES for name in tutor.load(game).court().law.misconceptions]
HOUSES = sorted(path for path in (TESTS / "house_rules").glob("*.yaml") if not path.name.endswith(".cases.yaml"))
# What an answer says in the words of the language, though a game may have a name that is spelt so.
LANGUAGE = {*COMPARED, *EVERY_HAND, *WORDS, "name", "game"}


class Tables:
    """Every game as it is shipped and with every name changed; each table is opened once."""

    def __init__(self, folder: Path) -> None:
        self.libraries: dict[str, Library] = {}
        self.known: dict[tuple[str, str | None], tuple[Ruleset, Ruleset]] = {}
        for game, renamer in GAMES.items():
            renamer.write(folder / game)
            self.libraries[game] = Library(folder / game, vocabulary())

    def both(self, game: str, variant: str | None = None) -> tuple[Ruleset, Ruleset]:
        """A game as it is shipped, and under other names."""
        if (game, variant) not in self.known:
            new = GAMES[game].new
            other = tutor.load(new(game), variant=new(variant), library=self.libraries[game])
            self.known[game, variant] = tutor.load(game, variant=variant), other
        return self.known[game, variant]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Tables:
    """The rules with every name changed."""
    return Tables(tmp_path_factory.mktemp("renamed"))


def put_back(text: str) -> str:
    """A text with the new names put back, and before a name with an i the "e" that the prefix has kept away.

    What has no name of its own is called by its id, with spaces."""
    unnamed = re.sub(rf"\by {PREFIX[0]}[_ ](?=h?i)", "e ", text).replace(PREFIX, "")
    return re.sub(rf"\b{PREFIX[0]} (?=\w)", "", unnamed)


def as_before(answer: Any) -> Any:
    """Data with the new names put back."""
    return json.loads(put_back(json.dumps(answer, ensure_ascii=False, default=str)))


def words_in(data: Any) -> Iterator[str]:
    """Every text of some data that stands by itself, keys too."""
    if isinstance(data, Mapping):
        yield from data
        for value in data.values():
            yield from words_in(value)
    elif isinstance(data, list | tuple):
        for item in data:
            yield from words_in(item)
    elif isinstance(data, str):
        yield data


def old_names(game: str, data: Any) -> set[str]:
    """The names of before in some data, where only the names of now should be."""
    return {word for word in words_in(data) if word in GAMES[game].names} - LANGUAGE


def assert_same(game: str, before: Answer, after: Answer) -> None:
    """Everything that two answers say, to programs and to people, drawn and in words."""
    assert as_before(after.to_dict("es")) == before.to_dict("es")
    for lang in ("es", "en"):
        assert put_back(after.text(lang, full=True)) == before.text(lang, full=True)
    said = {name: value for name, value in after.to_dict("es").items() if name not in ("es", "en")}
    if said["question"] in VALUE_QUESTIONS:
        del said["question"]
    assert not old_names(game, said), said
    assert named_reasons(after) == as_before(named_reasons(before))
    views = [view_of(answer, "es") for answer in (before, after)]
    if views[0] is not None and views[1] is not None:
        assert not old_names(game, {name: views[1][name] for name in views[1] if name != "legend"})
        assert board_html(views[1]).replace(PREFIX, "") == board_html(views[0])
        assert as_before(views[1]["marks"]) == as_before(views[0]["marks"])


# ── names ─────────────────────────────────────────────────────────────────────────────────────────


def test_nearly_everything_has_another_name() -> None:
    """Some hundred names, the keys of a case among them; none of the new ones stands in the files."""
    assert {"hand", "trick", "play", "bids", "trump", "montar", "salida", "completa", "oros", "pinte"} <= GAMES[
        "pocha"
    ].names
    assert {"hand", "table", "take", "left", "first_two", "sevens", "resto", "mas", "E1", "dos_primeras", "carta"} <= (
        GAMES["escoba"].names
    )
    for renamer in GAMES.values():
        assert len(renamer.names) > 80
        for name, document in renamer.files.items():
            assert PREFIX not in json.dumps(document), name


@pytest.mark.parametrize(("game", "variant"), TABLES)
def test_only_words_of_the_language_are_left(game: str, variant: str, tables: Tables) -> None:
    """No rule, variant, zone or option of the law keeps its name."""
    before, law = (rules.court().law for rules in tables.both(game, variant))
    for field in (
        "zones",
        "registers",
        "sets",
        "options",
        "kinds",
        "variants",
        "misconceptions",
        "decisions",
        "counters",
    ):
        names, known = list(getattr(law, field)), list(getattr(before, field))
        assert names == [PREFIX + name for name in known], field
    rules = [rule.id for decision in law.decisions.values() for rule in decision.rules]
    for names in (rules, [line.id for line in (*law.tally, *law.opening, *law.checks)], [law.game, law.variant]):
        assert names
        assert all(name.startswith(PREFIX) for name in names), names


# ── answers ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("game", "case"), CASES)
def test_every_case_is_answered_as_before(game: str, case: Mapping[str, Any], tables: Tables) -> None:
    """What is expected; and everything else of the answer, sentences, counterfactuals and drawing too."""
    before, after = tables.both(game)
    answer = after.explain(GAMES[game].case(case))
    assert not mismatches(answer, GAMES[game].expected(case["expect"]))
    assert_same(game, before.explain(case), answer)


@pytest.mark.parametrize(("game", "name"), BELIEFS)
def test_every_misconception_is_the_same(game: str, name: str, tables: Tables) -> None:
    """Cases as they are answered by somebody who believes it, and a match that is played so."""
    variant = the_library().variants(game)[0]
    one, two = tables.both(game, variant)
    one, two = one.believing(name), two.believing(GAMES[game].new(name))
    here = [param.values[1] for param in CASES if param.values[0] == game]
    mine = [case for case in here if case.get("variant", variant) == variant and "options" not in case]
    for case in mine[:: max(1, len(mine) // 8)]:
        try:
            answer = one.explain(case)
        except TutorError:  # a count that cannot be, under a belief about what cards are worth
            with pytest.raises(TutorError):
                two.explain(GAMES[game].case(case))
        else:
            assert_same(game, answer, two.explain(GAMES[game].case(case)))
    players = min(one.court().law.players, key=lambda number: abs(number - 3))
    assert played(one, players, hands=2) == played(two, players, hands=2)


def played(rules: Ruleset, players: int, hands: int = 0) -> list[Any]:
    """A match from a fixed seed: every choice there was, what was seen, and the totals. ``hands``: no more than so many."""
    rng, match, found = random.Random(players), rules.match(players), list[Any]()
    while not match.over and len(match.history) < (hands or len(match.history) + 1):
        match, number = match.deal(rng), match.number
        while match.position is not None and match.number == number:
            found.append((match.position.moves(), as_before(match.position.decision)))
            if rng.random() < 0.05:
                found.append(as_before(match.position.view(match.position.turn)))
            match = match.play(rng.choice(match.position.moves()))
    return [*found, match.totals, match.winner]


@pytest.mark.parametrize(("game", "variant"), TABLES)
def test_whole_matches_are_the_same(game: str, variant: str, tables: Tables) -> None:
    """The same deals and the same choices lead to the same totals, and are seen as before."""
    rules = tables.both(game, variant)
    for players in rules[0].court().law.players[:2]:
        assert played(rules[0], players) == played(rules[1], players)


@pytest.mark.parametrize(("game", "variant"), TABLES)
def test_positions_are_seen_and_drawn_the_same(game: str, variant: str, tables: Tables) -> None:
    """No name of before in what a seat sees; and the figure is the same."""
    for before, after in zip(*[list(positions(rules)) for rules in tables.both(game, variant)], strict=True):
        views = before.view(before.turn), after.view(after.turn)
        assert not old_names(game, views[1])
        drawn = [
            board_html({**view, "legend": legend_of(position.setting.law)})
            for view, position in zip(views, (before, after), strict=True)
        ]
        assert drawn[0].count("<img") == drawn[1].count("<img") > 0
        assert drawn[1].replace(PREFIX, "") == drawn[0]


def positions(rules: Ruleset) -> Iterator[Position]:
    """Some positions of a hand."""
    rng = random.Random(1)
    match = rules.match(rules.court().law.players[0]).deal(rng)
    for place in range(40):
        if match.position is None:
            return
        if place % 5 == 0:
            yield match.position
        match = match.play(rng.choice(match.position.moves()))


@pytest.mark.parametrize(("game", "variant"), TABLES)
def test_hands_are_played_out_by_the_same_means(game: str, variant: str, tables: Tables) -> None:
    """The quick functions are made where they were, and come to the same points."""
    found = []
    for rules in tables.both(game, variant):
        match = rules.match(rules.court().law.players[0])
        setting = Setting(rules.court(), match.plan, 1, match.hand.cards)
        found.append((can_be_quick(setting), [playout(setting, random.Random(seed)) for seed in range(5)]))
    assert found[0] == found[1]


# ── books and proofs ──────────────────────────────────────────────────────────────────────────────


def printed(rules: Ruleset, lang: str) -> str:
    """A rulebook, without the traces of the new names; a kind of hand is called by its id, as words.

    Where the name of a form is its id, the title says it once; under a new id it says both.
    """
    book = re.sub(rf"\b{PREFIX[0]}[_ ]", "", rulebook(rules, lang), flags=re.IGNORECASE)
    return re.sub(r"^(# [^\n]*): ([^\n]*) \(\2\)", r"\1 (\2)", book).casefold()


@pytest.mark.parametrize(("game", "variant"), TABLES)
def test_the_same_rulebook_is_printed(game: str, variant: str, tables: Tables) -> None:
    """In both languages, with its examples."""
    before, after = tables.both(game, variant)
    for lang in ("es", "en"):
        assert printed(after, lang) == rulebook(before, lang).casefold()


@pytest.mark.parametrize("path", HOUSES, ids=lambda path: path.stem)
def test_a_house_finds_the_same_examples(path: Path, tables: Tables) -> None:
    """Examples of house rules are looked for under the new names as under the old ones."""
    document = yaml.safe_load(path.read_text(encoding="utf-8"))
    game, own = document["extends"], [*rules_of(document)]
    new = GAMES[game].house(document)
    before, after = tables.both(game, the_library().variants(game)[0])
    before, after = (
        rules.with_house(read_yaml(json.dumps(overlay), "house.yaml"))
        for rules, overlay in ((before, document), (after, new))
    )
    for rule in own:
        found = found_examples(before, rule)
        assert found or rule == "no_repetir_cero"  # what was said in the hand before is not looked for
        assert found_examples(after, GAMES[game].new(rule)) == [GAMES[game].case(case) for case in found]


def rules_of(node: Any) -> Iterator[str]:
    """The ids of the rules that an overlay brings."""
    if isinstance(node, Mapping):
        if isinstance(node.get("rule"), Mapping):
            yield node["rule"]["id"]
        for value in node.values():
            yield from rules_of(value)
    elif isinstance(node, list):
        for item in node:
            yield from rules_of(item)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_sentence_of_a_house_names_what_it_names(lang: str, tables: Tables) -> None:
    """The cards, the suit and the move stand in a sentence of its own under whatever names they go."""
    said = "{play}, {trump}, {led}, {cards}"
    overlay = {"format": 1, "extends": "pocha", "set": {"montar.say": {"es": said, "en": said}}}
    case = {"trump": "espadas", "cards": 4, "trick": "12c 10c", "hand": "1c 6c 3e 2b", "play": "6c"}
    before, after = (
        rules.with_house(read_yaml(json.dumps(document), "house.yaml"))
        for rules, document in zip(
            tables.both("pocha", "completa"), (overlay, GAMES["pocha"].house(overlay)), strict=True
        )
    )
    text = before.explain(case).because(lang)
    assert text.startswith(
        {"es": "El seis de copas, espadas, el rey de copas, 4", "en": "The six of cups, swords"}[lang]
    )
    assert after.explain(GAMES["pocha"].case(case)).because(lang) == text


@pytest.mark.parametrize("belief", ["M1", "M5"])
def test_the_same_difference_is_found(belief: str, tables: Tables) -> None:
    """The smallest position that parts a belief from the law."""
    found = []
    for rules, name in zip(tables.both("pocha", "completa"), (belief, GAMES["pocha"].new(belief)), strict=True):
        laws = rules.court().law, rules.believing(name).court().law
        decision = next(iter(laws[0].decisions))
        found.append(smallest_difference(*laws, decision, max_trick=3))
    assert found[0] is not None
    assert as_before(found[1].case) == found[0].case


# ── forms ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", list(GAMES))
def test_every_question_is_asked_and_entered_under_other_names(game: str, tables: Tables) -> None:
    before, after = tables.both(game)
    new = GAMES[game].new
    assert as_before(list(questions_of(after))) == list(questions_of(before))
    for question in questions_of(before):
        other = question if question in VALUE_QUESTIONS else new(question)
        forms = form_of(before, question), form_of(after, other)
        assert as_before([field.key for field in forms[1]]) == [field.key for field in forms[0]]
        assert [(f.kind, f.each, f.move, f.optional, f.most) for f in forms[1]] == [
            (f.kind, f.each, f.move, f.optional, f.most) for f in forms[0]
        ]
        assert put_back(title_of(after, other, "es")) == title_of(before, question, "es")
