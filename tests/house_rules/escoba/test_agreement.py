"""Each house rule of Escoba, and some two at a time, against the naive referee's account, over random positions."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.agreement.engine import CARD, INDEX, cards_of, mask
from tests.house_rules.escoba.tables import TOGETHER, VARIANTS, every_table, law_with, table
from tests.referee_escoba.captures import broken_rule, captures_of_hand, legal_takes
from tests.referee_escoba.cards import full_deck
from tests.referee_escoba.claims import claims
from tests.referee_escoba.law import Law, law_of
from tests.referee_escoba.leftover import leftover
from tests.referee_escoba.opening import opening
from tests.referee_escoba.score import score
from tutor.judge.sets import SetRuling
from tutor.law import compile_sets
from tutor.play.court import Court
from tutor.play.facts import complete
from tutor.play.opening import opening_of

POSITIONS = 60  # of each form, for each rule
PLAYS, SCORES = (1, 2, 3, 4, 7), (5, 6)
FORMS = ("limpia", "quince", "cientifica", "mas")  # the others capture as quince does
ALL = [*(((number,), variant) for number, variant in every_table()), *((pair, "quince") for pair in TOGETHER)]
Taken = tuple[str, frozenset[str]]


def taken(card: str, take: list[str]) -> Taken:
    return card, frozenset(take)


def random_position(rng: random.Random, law: Law) -> tuple[list[str], list[str]]:
    """A hand and a table; an ace or a small table more often than chance would have it."""
    cards = rng.sample(full_deck(), 15)
    hand = cards[: rng.randint(1, min(3, law.cards_each))]
    if rng.random() < 0.3 and "1e" not in cards:
        hand[0] = "1e"
    return hand, cards[3 : 3 + rng.choice((0, 1, 2, 3, 4, 4, 5, 6, 8, 10))]


def facts_of(court: Court, decision: str, **cards: Any) -> Any:
    return complete(court.law, cards, decision)


@pytest.mark.parametrize(
    ("numbers", "variant"), [asked for asked in ALL if set(asked[0]) & {*PLAYS} and asked[1] in FORMS]
)
def test_the_same_captures_are_made_and_refused_by_the_same_rules(numbers: tuple[int, ...], variant: str) -> None:
    rng, options, parted = random.Random(f"house {numbers} {variant}"), {}, 0
    for place in range(POSITIONS):
        if place % 30 == 0:  # as the form has it, and otherwise
            options = {"captura_obligatoria": rng.choice(("carta", "mano"))} if place else {}
            court, law = table(numbers, variant, **options).court(), law_with(numbers, variant, **options)
        hand, lying = random_position(rng, law)
        decision, facts = court.decision("tomar"), facts_of(court, "tomar", hand=mask(hand), table=mask(lying))
        found = {taken(CARD[card], cards_of(take)) for card, take in decision.legal(facts)}
        right = {taken(card, take) for card, take in legal_takes(hand, lying, law)}
        assert found == right, (hand, lying, options)
        parted += right != {taken(*move) for move in legal_takes(hand, lying, law_of(variant, **options))}
        known = captures_of_hand(hand, lying, law)
        for card in hand:
            for take in ([], *known[card][:3], rng.sample(lying, rng.randint(0, len(lying)))):
                ruling = SetRuling(decision, facts, (INDEX[card], mask(take)))
                broken = broken_rule(card, take, hand, lying, law)
                assert (ruling.rule if ruling.refused else None) == broken, (hand, lying, card, take, options)
    assert parted > 5 or numbers == (7,)


@pytest.mark.parametrize(("numbers", "variant"), [asked for asked in ALL if asked[1] in ("quince", "cientifica")])
def test_the_same_is_claimed(numbers: tuple[int, ...], variant: str) -> None:
    rng, court, law = random.Random(f"claims {numbers}"), table(numbers, variant).court(), law_with(numbers, variant)
    some = 0
    for _ in range(POSITIONS):
        _, lying = random_position(rng, law)
        if lying:
            left, *others = lying
            facts = facts_of(court, "reclamar_lo_dejado", left=INDEX[left], table=mask(lying))
            found = {frozenset(cards_of(take)) for (take,) in court.decision("reclamar_lo_dejado").legal(facts)}
            assert found == {frozenset(take) for take in claims(left, others, law)}, (left, others)
            some += bool(found)
    assert some > 10


@pytest.mark.parametrize("variant", ["quince", "quince-wiki", "quince-en", "mas"])
@pytest.mark.parametrize("number", [1, 2])
def test_the_dealer_takes_the_same(number: int, variant: str) -> None:
    """Where two that make the number are to be found they are put first."""
    rng, court, law, some = (
        random.Random(f"{number}"),
        table((number,), variant).court(),
        law_with((number,), variant),
        0,
    )
    for _ in range(POSITIONS * 8):
        cards = rng.sample(full_deck(), 4)
        two = [card for card in ("5o", "6o", "12o", "12c") if (card in ("5o", "6o")) == (number == 1)]
        if rng.random() < 0.3:
            cards = [*two, *(card for card in cards if card not in two)][:4]
        found, added = opening_of(court, {"opening": tuple(INDEX[card] for card in cards), "deck": court.deck})
        right, escobas = opening(cards, law)
        assert (set(cards_of(found)), added.get("escobas", 0)) == (set(right), escobas), cards
        some += bool(right)
    assert some > 3 or variant == "quince"


@pytest.mark.parametrize(
    ("numbers", "variant"), [asked for asked in ALL if set(asked[0]) & {1, 2, 4} and asked[1] in FORMS]
)
def test_the_same_may_be_left_over(numbers: tuple[int, ...], variant: str) -> None:
    """Of a table where an ace takes all nothing is said."""
    rng, rules, law = random.Random(f"left {numbers}"), table(numbers, variant), law_with(numbers, variant)
    for _ in range(12):
        cards = rng.sample(full_deck(), rng.randint(0, 8))
        piles = {"A": 20 * rng.randint(0, 3) + rng.randint(0, 1), "B": 11 * rng.randint(0, 3)}
        answer = rules.explain(leftover=cards, piles=piles)
        right = leftover(cards, piles, law)
        assert answer.value == right, (cards, piles)
        assert answer.verdict == ("answered" if right else "not_covered")


@pytest.mark.parametrize(("numbers", "variant"), [asked for asked in ALL if set(asked[0]) & {*SCORES}])
def test_the_same_points_are_scored(numbers: tuple[int, ...], variant: str) -> None:
    rng, rules, law, parted = random.Random(f"score {numbers}"), table(numbers, variant), law_with(numbers, variant), 0
    for _ in range(15):
        cards = rng.sample(full_deck(), 40)
        at = rng.randint(10, 30)
        piles, escobas = {"A": cards[:at], "B": cards[at:]}, {"A": rng.randint(0, 3), "B": rng.randint(0, 3)}
        right = score(piles, escobas, law)
        assert rules.explain(piles=piles, escobas=escobas, score=True).value == right
        parted += right != score(piles, escobas, law_of(variant))
    assert parted > 5


def test_every_rule_is_asked_about_in_every_form() -> None:
    asked = {(number, variant) for numbers, variant in ALL for number in numbers}
    assert asked == {(number, variant) for number in range(1, 8) for variant in VARIANTS} - {
        (1, "limpia"),
        (2, "limpia"),
    }


@pytest.mark.parametrize(("numbers", "variant"), [asked for asked in ALL if set(asked[0]) & {*PLAYS}])
def test_no_table_is_too_long(numbers: tuple[int, ...], variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What may be taken is found from the sums, and never by trying every set there is."""

    def tried(zone: int) -> None:
        raise AssertionError("every set is tried")

    monkeypatch.setattr(compile_sets, "all_subsets", tried)
    court = table(numbers, variant).court()
    lying = [card for card in full_deck() if card != "1o"][:30]
    facts = facts_of(court, "tomar", hand=mask(["1o"]), table=mask(lying))
    assert len(list(court.decision("tomar").candidates(facts, INDEX["1o"]))) > 1
