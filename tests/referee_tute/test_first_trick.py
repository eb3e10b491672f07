"""Which cantes may have been held, by trying whole orders of play; and against hands that were played."""

import random
from itertools import permutations

import pytest

import tests.referee_tute.declare as declare_module
from tests.referee_tute.cante import cante_rule, cante_rules
from tests.referee_tute.cards import cantes_in, full_deck, without
from tests.referee_tute.facts import Facts
from tests.referee_tute.first_trick import possible_cantes
from tests.referee_tute.hand import play_hand
from tests.referee_tute.law import Law, law_of
from tests.referee_tute.table import Table

FOUR = law_of("individual")
THREE = law_of("arrastrado")
RICH = [card for card in full_deck() if card[:-1] in ("12", "11", "10", "7")]


def as_set(lists: list[list[str]]) -> set[tuple[str, ...]]:
    """Lists of suits, to compare."""
    assert len(lists) == len({tuple(suits) for suits in lists})
    return {tuple(suits) for suits in lists}


def cantes_by_orders(hand: list[str], orders: list[tuple[str, ...]], won: int) -> set[tuple[str, ...]]:
    """The cards played, first to last: when the first trick was won those after it were still held."""
    found = set()
    for order in orders:
        for first in range(1, len(order) - won + 2):
            if won > 1 or first == len(order):
                found.add(tuple(cantes_in(hand + list(order[first:]))))
    return found


def test_cantes_are_those_of_some_order_of_play() -> None:
    """The dealt hand is known; many kings and caballos in it."""
    rng = random.Random(1)
    several = 0
    for _ in range(200):
        dealt, tricks = rng.sample(RICH, 10), rng.randint(1, 5)
        hand, won = dealt[tricks:], rng.randint(1, tricks)
        found = possible_cantes({"hand": hand, "dealt": dealt, "trump": "oros"}, won, FOUR)
        assert as_set(found) == cantes_by_orders(hand, list(permutations(dealt[:tricks])), won)
        several += len(found) > 1
    assert several > 30


def test_without_the_dealt_hand_they_are_those_of_any_cards_played() -> None:
    """Every order of two or three of the cards that are not in the hand."""
    rng = random.Random(2)
    for tricks, won in ((2, 1), (2, 2), (2, 2), (3, 2), (3, 3)):
        hand = rng.sample(RICH, 10 - tricks)
        orders = list(permutations(without(full_deck(), hand), tricks))
        found = possible_cantes({"hand": hand, "trump": "oros"}, won, FOUR)
        assert as_set(found) == cantes_by_orders(hand, orders, won)


def test_what_cannot_have_happened_is_refused() -> None:
    """More tricks won than cards played; a dealt hand that lacks a card now held; sung and never held."""
    dealt = ["12c", "11c", "1o", "3o", "4o", "5o", "6o", "7o", "2o", "10b"]
    facts = {"hand": dealt[:8], "dealt": dealt, "trump": "bastos", "tricks_won": 2, "sung": []}
    assert cante_rule("copas", facts, FOUR) == "cantar_primera_baza"
    for changed in ({"hand": dealt[:9]}, {"hand": [*dealt[:7], "12b"]}, {"sung": ["oros"]}):
        with pytest.raises(ValueError, match="no course"):
            cante_rule("copas", {**facts, **changed}, FOUR)


def test_exchange_of_the_first_trick_may_have_made_a_cante() -> None:
    """The seven is gone: it was played, or given for the king that made a second cante and was played since."""
    dealt = ["12c", "11c", "11o", "7o", "1e", "3e", "4e", "5e", "6e", "7e", "10e", "1b", "3b"]
    now = {"hand": dealt[:2] + dealt[4:11], "trump": "oros", "tricks_won": 2, "sung": [], "dealt": dealt}
    assert possible_cantes(now, 2, THREE) == [["copas"], ["oros", "copas"]]
    assert possible_cantes({**now, "upcard": "4o"}, 2, THREE) == [["copas"]]
    assert possible_cantes({**now, "upcard": "2o"}, 2, THREE) == [["copas"], ["oros", "copas"]]
    assert cante_rule("copas", now, THREE) == "undecided"
    assert cante_rule("copas", {**now, "upcard": "4o"}, THREE) == "cantar_primera_baza"


def test_turned_card_was_in_no_hand_with_three_players() -> None:
    """The king of bastos would have made a second cante with the caballo held; where all are dealt it still would."""
    hand = ["12c", "11c", "11b", "1o", "3o", "4o", "5o", "6o", "7o", "1e", "3e"]
    facts = {"hand": hand, "trump": "bastos", "tricks_won": 2, "sung": []}
    assert cante_rule("copas", {**facts, "upcard": "4b"}, THREE) == "undecided"
    assert cante_rule("copas", {**facts, "upcard": "12b"}, THREE) == "cantar_primera_baza"
    assert cante_rule("copas", {**facts, "hand": hand[:8], "upcard": "12b"}, FOUR) == "undecided"


@pytest.mark.parametrize("law", [law_of(name) for name in ("habanero", "arrastrado", "individual", "parejas")])
def test_with_fewer_facts_the_right_answer_is_among_the_possible(law: Law, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole hands at random, every suit after every trick, with facts taken away."""
    seen: list[tuple[str | None, list[str | None]]] = []

    def spy(suit: str, facts: Facts, law: Law) -> str | None:
        exact = cante_rule(suit, facts, law)
        hidden = {"cantes_at_first_trick"} | set(rng.sample(["dealt", "sung_this_trick", "sung", "tricks_won"], 2))
        fewer = {name: value for name, value in facts.items() if name not in hidden}
        if exact != "cante":
            seen.append((exact, cante_rules(suit, fewer, law)))
        return exact

    def choose(seat: int, question: str, offers: list[str], table: Table) -> str | None:
        return rng.choice(offers) if question == "play" or rng.random() < 0.5 else None

    monkeypatch.setattr(declare_module, "cante_rule", spy)
    rng = random.Random(law.variant)
    for _ in range(40):
        play_hand(rng.sample(full_deck(), 40), law, choose)
    assert all(exact in possible for exact, possible in seen)
    assert sum(exact is None for exact, _ in seen) > 8
    assert sum(len(possible) > 1 for _, possible in seen) > 8
