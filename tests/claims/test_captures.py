"""Whatever an answer about a capture says is true: read back, and confirmed by asking anew."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest

import tutor
from tests.claims.captures import FORMS, Asked, Confirm
from tests.claims.grammar import sentences_of
from tests.claims.names import LANGUAGES
from tests.referee_escoba.answers import answer_of
from tests.referee_escoba.cards import full_deck, total, value
from tests.referee_escoba.law import VARIANTS, law_of
from tutor.ask import Ruleset

COUNT = 110  # of each variant
CLAIMED = ("quince", "cientifica")
HEADS = {"es": {"legal": "Legal", "illegal": "Ilegal"}, "en": {"legal": "Legal", "illegal": "Illegal"}}


@cache
def rules_of(variant: str) -> Ruleset:
    """The rules of a form."""
    return tutor.load("escoba", variant=variant)


def sets_of(table: list[str]) -> list[list[str]]:
    """Every set of cards that lies there, but for none at all."""
    return [list(chosen) for size in range(1, len(table) + 1) for chosen in combinations(table, size)]


def questions(variant: str, count: int, seed: str) -> Iterator[Asked]:
    """Captures that are right, nearly right or wrong; cards left; everything a card may take; claims."""
    rng, law = random.Random(f"{seed} {variant}"), law_of(variant)
    for number in range(count):
        cards = rng.sample(full_deck(), rng.choice((3, 3, 4, 5, 6, 7, 8)))
        hand, table = cards[: rng.randint(1, 2)], cards[2:]
        case: dict[str, Any] = {"table": table, "hand": hand, "play": hand[0]}
        sets = sets_of(table)
        good = [one for one in sets if value(hand[0]) + total(one) == 15 or total(one) == value(hand[0])]
        near = [one for one in sets if abs(value(hand[0]) + total(one) - 15) < 4]
        kind = number % 6
        if kind < 4 and sets:
            case["take"] = rng.choice([good, good, near, sets][kind] or sets)
            if kind == 0 and rng.random() < 0.5:
                case["table"] = [*case["take"]]
        elif kind == 4:
            case["take"] = []
        if number % 12 in (1, 4, 7):
            case["options"] = {"captura_obligatoria": rng.choice(("carta", "mano"))}
        if variant in CLAIMED and number % 3 == 0 and sets:
            left = hand[0]
            claimed = rng.choice(good or sets)
            table = claimed if good and rng.random() < 0.5 else table
            case = {"left": left, "table": [*table, left], "claim": claimed}
        yield Asked(
            rules_of(variant), law_of(variant, **case.get("options", {})), case, rules_of(variant).explain(case)
        )
    assert law.variant == variant


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_sentence_is_true(variant: str) -> None:
    """The verdict, the sums, what else may be taken, what would turn it, other tables; in both languages."""
    met: Counter[str] = Counter()
    for asked in questions(variant, COUNT, "captures"):
        assert asked.answer.verdict == answer_of(asked.case, asked.law)["verdict"], asked.case
        for lang in LANGUAGES:
            head, *lines = asked.answer.text(lang, full=True).split("\n")
            first, *said = sentences_of(head)
            assert first.split(" (")[0].capitalize() == HEADS[lang][asked.answer.verdict]
            for sentence in [*said, *(sentence for line in lines for sentence in sentences_of(line))]:
                confirm = Confirm(asked, sentence, lang)
                confirm.all_of_it()
                met[confirm.form] += 1
    never = {"does_not_add_up"} if variant == "limpia" else {"matches", "does_not_match"}
    never |= set() if variant in CLAIMED else {"claims_nothing"}
    assert set(met) >= set(FORMS) - never - {"cannot_occur_in"}


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_data_say_the_same(variant: str) -> None:
    """What may be taken is all that may be; a card may be left or not; what is said to turn the verdict turns it."""
    turned: Counter[str] = Counter()
    for asked in questions(variant, 40, "data"):
        part, case = asked.part, asked.case
        lying = [card for card in case["table"] if card != case.get("left")]
        legal = {frozenset(cards) for cards in asked.answer.legal or ()}
        if len(lying) <= 4:
            for cards in sets_of(lying):
                assert (asked.again(**{part: cards}).verdict == "legal") == (frozenset(cards) in legal), (case, cards)
        if part == "take":
            assert asked.answer.flags["leave"] == (asked.again(take=[]).verdict == "legal")
        for entry in asked.answer.unless:
            ((how, card),) = entry["change"].items()
            taken = [one for one in case.get(part, []) if one != case.get("left")]
            change = {
                "drop": {part: [one for one in taken if one != card]},
                "add": {part: [*taken, card]},
            }.get(how, {how: card})
            assert asked.again(**change).verdict == entry["verdict"] != asked.answer.verdict, (case, entry)
            turned[how] += 1
    assert len(turned) >= 2
