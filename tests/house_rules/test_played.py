"""House rules that remember something, over whole matches: what they remember is what has been played."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.agreement.engine import CARD, cards_of
from tests.house_rules.tables import file_of, table
from tests.referee.bids import allowed_bids
from tests.referee.cards import SUITS, suit_of
from tests.referee.house import allowed_bids_house, legal_house
from tests.referee.law import law_of
from tutor.play.match import Match

LAW = law_of("sencilla")


def decisions(number: int, players: int) -> Iterator[tuple[Match, int]]:
    """A match of the plain form under one house rule: at every decision the match and what is then chosen."""
    rng = random.Random(f"played {number} {players}")
    match = table(file_of(number), "sencilla").match(players, dealer=rng.randrange(players))
    while not match.over:
        match = match.deal(rng)
        while match.position is not None:
            choice = rng.choice(match.position.moves())
            yield match, choice
            match = match.play(choice)


def played_cards(match: Match) -> list[str]:
    """Every card played in this hand so far."""
    position = match.position
    assert position is not None
    lying = sum(1 << card for card in position.zones["trick"])
    return cards_of(lying | sum(position.zones["won"]))


def test_no_trump_is_led_before_one_has_been_played() -> None:
    bound = 0
    for match, choice in decisions(1, 4):
        position = match.position
        assert position is not None
        if position.decision == "jugar":
            trump, hand = SUITS[position.registers["trump"]], cards_of(position.zones["hand"][position.turn])
            played = any(suit_of(card) == trump for card in played_cards(match))
            trick = [CARD[card] for card in position.zones["trick"]]
            allowed = legal_house(1, hand, trick, trump, LAW, trump_played=played)
            assert {CARD[move] for move in position.moves()} == set(allowed)
            assert CARD[choice] in allowed
            bound += len(allowed) < len(hand) and not trick
    assert bound > 10


def test_no_trump_is_led_to_the_first_trick_of_a_hand() -> None:
    bound = 0
    for match, _ in decisions(8, 3):
        position = match.position
        assert position is not None
        if position.decision == "jugar":
            trump, hand = SUITS[position.registers["trump"]], cards_of(position.zones["hand"][position.turn])
            first = len(hand) == position.setting.cards
            trick = [CARD[card] for card in position.zones["trick"]]
            allowed = legal_house(8, hand, trick, trump, LAW, first_trick=first)
            assert {CARD[move] for move in position.moves()} == set(allowed)
            bound += len(allowed) < len(hand) and not trick
    assert bound > 3


def test_nobody_bids_zero_twice_running() -> None:
    """Where the law leaves nothing but the zero, it may be said; seats are followed from hand to hand."""
    before: dict[int, int] = {}
    now: dict[int, int] = {}
    bound = 0
    for match, choice in decisions(7, 4):
        position = match.position
        assert position is not None
        if position.decision == "pedir":
            bids, players = list(position.registers["bids"]), position.setting.players
            before, now = (now, {}) if not bids else (before, now)
            asked = (position.setting.cards, bids, players, LAW)
            allowed = allowed_bids_house(7, *asked, previous_bid=before.get(position.turn)) or allowed_bids(*asked)
            assert list(position.moves()) == allowed
            bound += before.get(position.turn) == 0
            now[position.turn] = choice
    assert bound > 5
