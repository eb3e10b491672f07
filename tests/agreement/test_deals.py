"""How is it dealt, which hands are played, and what does a tie bring? Every number of players, deck and option."""

from __future__ import annotations

from itertools import product

import pytest

from tests.agreement.positions import court_of, law_with, rules_of
from tests.referee.deal import cards_each, deal, extra_hand, removed_cards, schedule
from tutor.faults import TutorError
from tutor.play.deal import plan_deal, tie_break

DECKS = {"completa": (40,), "sencilla": (40, 48)}
TABLES = [
    (variant, deck, left, down)
    for variant in DECKS
    for deck, left, down in product(DECKS[variant], ("quitar", "dejar"), (True, False))
]


@pytest.mark.parametrize(("variant", "deck", "left", "down"), TABLES)
def test_the_same_cards_go_and_the_same_hands_are_played(variant: str, deck: int, left: str, down: bool) -> None:
    """The hands of auctions and of oros may have fewer cards: as many as the table says, where there are as many."""
    for players in law_with(variant).players:
        most = cards_each(players, law_with(variant, sobrantes=left), deck)
        for special in ("most", *range(1, most + 1)):
            options = {"sobrantes": left, "bajada": down, "cartas_especiales": special}
            plan, law = plan_deal(court_of(variant, **options).law, players, deck), law_with(variant, **options)
            assert [str(card) for card in plan.removed] == removed_cards(players, law, deck)
            assert plan.most == most
            hands = [(hand.cards, hand.kind or None) for hand in plan.hands]
            assert hands == schedule(players, law, deck), (options, players)
            assert plan.undealt == deck - len(plan.removed) - most * players


@pytest.mark.parametrize(("variant", "deck", "left", "down"), TABLES)
def test_the_front_door_deals_alike(variant: str, deck: int, left: str, down: bool) -> None:
    """`deal: true`, and a refusal for a table that is too small or too large."""
    law, options = law_with(variant, sobrantes=left, bajada=down), {"sobrantes": left, "bajada": down}
    for players in range(1, 12):
        case = {"deal": True, "players": players, "deck": deck, "options": options}
        if players in law.players:
            removed, each, hands = deal(players, law, deck)
            assert rules_of(variant).explain(case).value == {"removed": removed, "cards_each": each, "hands": hands}
        else:
            with pytest.raises(TutorError):
                rules_of(variant).explain(case)


@pytest.mark.parametrize(("variant", "deck", "left", "down"), TABLES)
@pytest.mark.parametrize("tie", ["oros", "una_carta"])
def test_a_tie_brings_the_same_extra_hand(variant: str, deck: int, left: str, down: bool, tie: str) -> None:
    """As many cards as there are with oros for trumps, or one card."""
    options = {"sobrantes": left, "bajada": down, "desempate": tie}
    court, law = court_of(variant, **options), law_with(variant, **options)
    for players in law.players:
        hand = tie_break(court.law, plan_deal(court.law, players, deck).most)
        assert (hand.cards, hand.kind or None) == extra_hand(players, law, deck)
