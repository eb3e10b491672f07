"""May this card be played, and which rule says so? Over random positions, every card of the hand."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.agreement.engine import INDEX, cards_of
from tests.agreement.positions import court_of, law_with, play_facts, random_positions, rules_of
from tests.referee.play import broken_rule, legal, operative_rule, winner
from tutor.judge import judge

DECKS = (("completa", 40), ("sencilla", 40), ("sencilla", 48))
TABLES = [(variant, deck, low) for variant, deck in DECKS for low in (False, True)]
CHUNKS, POSITIONS = 3, 3000  # of each table: 54 000 in all
EXPLAINED = 400  # of each table, through the front door
RULES = {"asistir", "montar", "fallar", "pisar"}


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize(("variant", "deck", "low"), TABLES)
def test_every_card_of_the_hand_is_judged_alike(variant: str, deck: int, low: bool, chunk: int) -> None:
    """The legal set, the verdict, and the rule that decides; each rule refuses and lets pass many times."""
    court, law = court_of(variant, tres_bajo=low), law_with(variant, tres_bajo=low)
    decision, met = court.decision("jugar"), Counter[tuple[str, str | None]]()
    for position in random_positions(POSITIONS, (variant, deck, low, chunk), deck):
        facts, asked = play_facts(court, position), (position.hand, position.trick, position.trump)
        allowed = legal(*asked, law)
        assert set(cards_of(decision.flat(facts))) == set(allowed), position
        for card in position.hand:
            ruling = judge(decision, facts, INDEX[card])
            rule = operative_rule(*asked, card, law) if card in allowed else broken_rule(*asked, card, law)
            verdict = "legal" if card in allowed else "illegal"
            assert (ruling.verdict, ruling.rule) == (verdict, rule), (position, card)
            met[verdict, rule] += 1
    letting = (*RULES, "salida", "baza_fallada", None)
    assert set(met) == {("illegal", rule) for rule in RULES} | {("legal", rule) for rule in letting}
    assert min(met.values()) > 50


@pytest.mark.parametrize(("variant", "deck", "low"), TABLES)
def test_the_front_door_answers_as_the_referee_does(variant: str, deck: int, low: bool) -> None:
    """The same through `explain`, where cards are read as text and every field is filled."""
    rules, law = rules_of(variant), law_with(variant, tres_bajo=low)
    for position in random_positions(EXPLAINED, ("door", variant, deck, low), deck, longest=max(law.players) - 1):
        asked, card = (position.hand, position.trick, position.trump), position.hand[0]
        table = {"options": {"tres_bajo": low}, "deck": deck}
        answer = rules.explain({**position.case(), **table, "play": card})
        rule = broken_rule(*asked, card, law)
        assert answer.verdict == ("legal" if rule is None else "illegal"), position
        assert answer.rule == (operative_rule(*asked, card, law) if rule is None else rule), position
        assert set(answer.legal or ()) == set(legal(*asked, law)), position


@pytest.mark.parametrize(("variant", "deck", "low"), TABLES)
def test_the_trick_goes_to_the_same_card(variant: str, deck: int, low: bool) -> None:
    """Tricks of one to eight cards."""
    tricks, law = court_of(variant, tres_bajo=low).law.tricks, law_with(variant, tres_bajo=low)
    assert tricks is not None
    for position in random_positions(1000, ("winner", variant, deck, low), deck):
        if position.trick:
            order = position.situation()["trick"]
            best = tricks.read(order, [position.situation()["trump"]]).best
            assert order.index(best) + 1 == winner(position.trick, position.trump, law), position
