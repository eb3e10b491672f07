"""Thousands of answers in both languages, read back sentence by sentence.

What this cannot see: whether a sentence is natural, and what it leaves unsaid.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.agreement.positions import Position, law_with, random_positions, rules_of
from tests.claims.confirm import Asked, Confirm
from tests.claims.grammar import FORMS, read_text
from tests.claims.names import LANGUAGES, cards_named, renamed
from tests.referee.cards import SUITS
from tests.referee.play import operative_rule

CHUNKS, POSITIONS = 5, 420  # of each variant: 2 100
FIRST_LAYER, SHORT = 200, 140
RULES = {
    "es": {
        "asistir": "asistir",
        "montar": "montar",
        "fallar": "fallar",
        "pisar": "pisar",
        "salida": "salida",
        "baza_fallada": "baza fallada",
    },
    "en": {
        "asistir": "follow suit",
        "montar": "head the suit led",
        "fallar": "ruff",
        "pisar": "overruff",
        "salida": "the lead",
        "baza_fallada": "ruffed trick",
    },
}


def random_question(position: Position, variant: str, rng: random.Random) -> tuple[Asked, dict[str, Any]]:
    """A card of the hand asked about, at a table where the three may be low."""
    low = rng.random() < 0.15
    law = law_with(variant, tres_bajo=low)
    card = rng.choice(position.hand)
    asked = Asked(position.hand, position.trick, position.trump, card, law)
    return asked, {**position.case(), "play": card, "options": {"tres_bajo": low}}


def questions(variant: str, count: int, seed: object) -> list[tuple[Asked, dict[str, Any]]]:
    """So many of them."""
    rng = random.Random(str(seed))
    longest = min(8, max(law_with(variant).players) - 1)
    found = random_positions(count, ("claims", variant, seed), longest=longest)
    return [random_question(position, variant, rng) for position in found]


def rule_of(asked: Asked) -> str | None:
    """The rule that decides."""
    position = (asked.hand, asked.trick, asked.trump, asked.card, asked.law)
    return asked.broken or operative_rule(*position)


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("variant", ["completa", "sencilla"])
def test_every_sentence_is_true(variant: str, chunk: int) -> None:
    """The headline, the reason, the alternatives, the counterfactuals, other tables and sources; and it is short."""
    met: Counter[str] = Counter()
    for asked, case in questions(variant, POSITIONS, (variant, chunk)):
        answer = rules_of(variant).explain(case)
        for lang in LANGUAGES:
            headline, claims = read_text(answer.text(lang, full=True), lang)
            rule = rule_of(asked)
            assert (
                headline["verdict"]
                == {"legal": "Legal", "illegal": {"es": "Ilegal", "en": "Illegal"}[lang]}[asked.verdict]
            )
            assert headline["rule"] == (RULES[lang][rule] if rule else None)
            for claim in claims:
                Confirm(asked, claim).all_of_it()
                met[claim.form] += 1
            assert len(answer.text(lang)) <= FIRST_LAYER
            assert len(answer.because(lang)) > 10
    assert set(met) >= set(FORMS) - {
        "differs_by_table",
        "cannot_occur_in",
        "turns_at_another_table",
        "is_released",
        "following_is_enough",
    }


def test_every_form_is_met_somewhere() -> None:
    """A form that no answer has would be a hole in the net. Tables never differ over a card."""
    met: set[str] = set()
    for variant in ("completa", "sencilla"):
        for _, case in questions(variant, 900, "forms"):
            met |= {claim.form for claim in read_text(rules_of(variant).explain(case).text("es", full=True), "es")[1]}
        if met == set(FORMS) - {"differs_by_table"}:
            break
    assert met == set(FORMS) - {"differs_by_table"}


@pytest.mark.parametrize("variant", ["completa", "sencilla"])
def test_without_the_culprits_the_ruling_is_another(variant: str) -> None:
    """The cards that a refusal says one has: taken away, another rule decides, or none refuses."""
    refused = 0
    for asked, case in questions(variant, 400, "culprits"):
        if asked.verdict == "illegal":
            _, claims = read_text(rules_of(variant).explain(case).text("es"), "es")
            owed = next(claim for claim in claims if claim.form == "owes")
            if not owed.names["n"]:
                culprits = cards_named(owed.names["have"] or "", "es")
                hand = [card for card in asked.hand if card not in culprits]
                again = rules_of(variant).explain({**case, "hand": hand})
                assert again.verdict == "legal" or again.rule != asked.broken
                refused += 1
    assert refused > 80


@pytest.mark.parametrize("variant", ["completa", "sencilla"])
def test_every_counterfactual_turns_the_verdict(variant: str) -> None:
    """The changes as data, each asked anew."""
    turned: Counter[str] = Counter()
    for asked, case in questions(variant, 400, "unless"):
        for entry in rules_of(variant).explain(case).unless:
            again = rules_of(variant).explain(changed(case, entry["change"]))
            assert again.verdict == entry["verdict"] != asked.verdict, (case, entry)
            turned[next(iter(entry["change"])) + " " + entry["change"]["where"].split("[")[0]] += 1
    assert {"drop hand", "add hand", "change trick", "change trump", "change tres_bajo"} <= set(turned)


def changed(case: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The case after a change that an answer names."""
    where = change["where"].split("[")[0]
    if "drop" in change:
        return {**case, where: [card for card in case[where] if card not in change["drop"]]}
    if "add" in change:
        return {**case, where: [*case[where], *change["add"]]}
    if where in case["options"]:
        return {**case, "options": {**case["options"], where: change["to"]}}
    if isinstance(case[where], list):
        return {**case, where: [change["to"] if card == change["change"] else card for card in case[where]]}
    return {**case, where: change["to"]}


@pytest.mark.parametrize("variant", ["completa", "sencilla"])
def test_other_suits_change_the_names_and_nothing_else(variant: str) -> None:
    """Under a random renaming of the suits: the same verdict, the same rule, and the same words but for the suits.

    Of a long text a part may be left out, and how long it is hangs on the names: there the claims are compared.
    """
    rng, alike = random.Random(f"suits {variant}"), 0
    for asked, case in questions(variant, 500, "suits"):
        names = dict(zip(SUITS, rng.sample(SUITS, 4), strict=True))
        other = {
            **case,
            "hand": in_other_suits(asked.hand, names),
            "trick": in_other_suits(asked.trick, names),
            "trump": names[asked.trump],
            "play": in_other_suits([asked.card], names)[0],
        }
        before, after = rules_of(variant).explain(case), rules_of(variant).explain(other)
        assert (before.verdict, before.rule) == (after.verdict, after.rule)
        assert set(in_other_suits(list(before.legal or ()), names)) == set(after.legal or ())
        for lang in LANGUAGES:
            one, two = renamed(before.text(lang), lang, names), after.text(lang)
            if max(len(one), len(two)) <= SHORT:
                assert one == two
                alike += 1
            else:
                assert_no_contradiction(one, two, lang)
    assert alike > 600


def assert_no_contradiction(one: str, two: str, lang: str) -> None:
    """What both texts say is the same, and there is something that both say; of many cards one may name fewer."""
    said, again = ({claim.form: claim.names for claim in read_text(text, lang)[1]} for text in (one, two))
    both = set(said) & set(again)
    assert both
    for form in both:
        for name in set(said[form]) - {"have", "n"}:
            if said[form][name] and again[form][name]:
                assert said[form][name] == again[form][name], (one, two)
        if "have" in said[form]:
            fewer, more = sorted(
                (set(cards_named(names[form]["have"] or "", lang)) for names in (said, again)), key=len
            )
            assert fewer <= more


def in_other_suits(cards: list[str], names: dict[str, str]) -> list[str]:
    """The same cards of other suits."""
    return [card[:-1] + next(new for old, new in names.items() if old[0] == card[-1])[0] for card in cards]
