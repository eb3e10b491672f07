"""Every name changed: every case, every misconception and whole matches come out the same.

It cannot see a name that Python knows and no test asks for; `grep` can.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

import tutor
from tests.agreement.positions import random_positions
from tests.rename.renamed import PREFIX, Renamer
from tutor.ask import Ruleset, mismatches
from tutor.ask.rulebook import rulebook
from tutor.kinds import vocabulary
from tutor.law.load import Library

CASES = yaml.safe_load((Path(__file__).parent.parent / "cases" / "pocha.yaml").read_text(encoding="utf-8"))
POCHA = Renamer("pocha")


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """The rules with every name changed."""
    folder = tmp_path_factory.mktemp("renamed") / "rules"
    POCHA.write(folder)
    return Library(folder, vocabulary())


def opened(library: Library | None, variant: str | None = None) -> Ruleset:
    """Pocha as it is shipped, or under other names."""
    if library is None:
        return tutor.load("pocha", variant=variant)
    return tutor.load(POCHA.new("pocha"), variant=POCHA.new(variant), library=library)


def as_before(answer: Any) -> Any:
    """Data with the new names put back."""
    return json.loads(json.dumps(answer, ensure_ascii=False).replace(PREFIX, ""))


def test_nearly_everything_has_another_name() -> None:
    """Some hundred names, the keys of a case among them; none of them stands in the files any more."""
    assert len(POCHA.names) > 90
    assert {"hand", "trick", "play", "bids", "trump", "montar", "salida", "completa", "oros", "pinte"} <= POCHA.names
    for name, document in POCHA.files.items():
        assert PREFIX not in json.dumps(document), name


def test_only_words_of_the_language_are_left(other: Library) -> None:
    """No rule, variant, zone or option of the law keeps its name."""
    law = opened(other, "completa").court().law
    rules = [rule.id for decision in law.decisions.values() for rule in decision.rules]
    for names in (
        law.zones,
        law.registers,
        law.options,
        law.kinds,
        law.variants,
        law.misconceptions,
        law.decisions,
        law.counters,
        rules,
        [line.id for line in law.tally],
        [law.game],
    ):
        assert names
        assert all(name.startswith(PREFIX) for name in names), names


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_every_case_is_answered_as_before(case: Mapping[str, Any], other: Library) -> None:
    """What is expected; and everything else of the answer, sentences and counterfactuals too."""
    answer = opened(other).explain(POCHA.case(case))
    assert not mismatches(answer, POCHA.expected(case["expect"]))
    before = opened(None).explain(case)
    for lang in ("es", "en"):
        assert as_before(answer.to_dict(lang)) == before.to_dict(lang)
        assert answer.text(lang, full=True).replace(PREFIX, "") == before.text(lang, full=True)


@pytest.mark.parametrize("variant", ["completa", "sencilla"])
def test_whole_matches_are_the_same(variant: str, other: Library) -> None:
    """The same deals and the same choices lead to the same totals."""
    for players in (3, 4):
        found = []
        for rules in (opened(None, variant), opened(other, variant)):
            rng, match = random.Random(players), rules.match(players)
            moves = []
            while not match.over:
                match = match.deal(rng)
                while match.position is not None:
                    moves.append(match.position.moves())
                    match = match.play(rng.choice(match.position.moves()))
            found.append((moves, match.totals, match.winner))
        assert found[0] == found[1]


def test_every_misconception_is_the_same(other: Library) -> None:
    before, after = opened(None, "completa"), opened(other, "completa")
    for name in before.court().law.misconceptions:
        mine, theirs = before.believing(name), after.believing(POCHA.new(name))
        for position in random_positions(40, ("renamed", name)):
            facts = position.case()
            assert mine.legal(**facts) == theirs.legal(**POCHA.case(facts)), (name, position)


@pytest.mark.parametrize("variant", ["completa", "sencilla"])
def test_the_same_rulebook_is_printed(variant: str, other: Library) -> None:
    """In both languages, with its examples. A kind of hand is called by its id, as words."""
    for lang in ("es", "en"):
        found = re.sub(rf"\b{PREFIX[0]}[_ ]", "", rulebook(opened(other, variant), lang), flags=re.IGNORECASE)
        assert found.casefold() == rulebook(opened(None, variant), lang).casefold()
