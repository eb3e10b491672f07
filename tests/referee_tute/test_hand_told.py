"""Hands written out, to show draws, changes, cantes in pairs and the capote."""

import random
from collections import Counter

import pytest

from tests.referee_tute.cards import full_deck, without
from tests.referee_tute.declare import Choose
from tests.referee_tute.hand import Played, play_hand
from tests.referee_tute.law import law_of
from tests.referee_tute.table import NAMES, Table


def first_card(*yes: str) -> Choose:
    """The first card allowed, and of what may be declined only these: "A cambio 7o"."""

    def choose(seat: int, question: str, offers: list[str], table: Table) -> str | None:
        if question == "play":
            return offers[0]
        wanted = [offer for offer in offers if f"{NAMES[seat]} {offer}" in yes]
        return wanted[0] if wanted else None

    return choose


def deck_of(hands: list[str], then: str = "") -> list[str]:
    """The deck that deals these hands, then these cards, then the rest in order."""
    dealt = [card for cards in zip(*[hand.split() for hand in hands], strict=True) for card in cards]
    return dealt + then.split() + without(full_deck(), dealt + then.split())


def told(played: Played, *kinds: str) -> list[str]:
    """What happened, of these kinds."""
    return [" ".join(event) for event in played.table.log if event[0] in kinds]


HABANERO = ["10c 12o 11o 7e 4c 5c 6c 7c", "4b 3o 2e 5b 6b 7b 10b 11b"]


def test_winner_draws_first_and_the_turned_card_goes_last() -> None:
    """Espadas are trumps by the three; twelve draws each, then eight tricks."""
    played = play_hand(deck_of(HABANERO, "3e"), law_of("habanero"), first_card())
    draws = told(played, "draw")
    deck = deck_of(HABANERO, "3e")
    assert [draw.split()[2] for draw in draws] == [*deck[17:], "3e"]
    assert draws[0].split()[1] == told(played, "trick")[0].split()[1]
    assert [len(trick) for trick in played.table.tricks] == [2] * 20
    assert told(played, "sing", "exchange", "announce", "capote") == []


def test_chain_of_changes_announced_and_at_once() -> None:
    """A's seven takes the three as A wins a trick, then A sings; B's two takes the seven as B wins one."""
    wishes = first_card("A cante oros", "A cambio 7e", "B cambio 2e")
    played = play_hand(deck_of(HABANERO, "3e"), law_of("habanero"), wishes)
    first_tricks = ["announce A 7e", "trick A", "exchange A 7e 3e", "sing A oros"]
    first_tricks.extend(["announce B 2e", "trick B", "exchange B 2e 7e"])
    assert told(played, "announce", "sing", "exchange", "trick")[:7] == first_tricks
    assert "draw A 2e" in told(played, "draw")[-2:] or "draw B 2e" in told(played, "draw")[-2:]


def test_change_may_wait_until_a_trick_has_been_won_without_being_announced() -> None:
    """A asks for it only after the trick."""

    def choose(seat: int, question: str, offers: list[str], table: Table) -> str | None:
        return offers[0] if question in ("play", "declare") else None

    played = play_hand(deck_of(HABANERO, "3e"), law_of("habanero"), choose)
    assert told(played, "announce") == []
    assert told(played, "trick", "sing", "exchange")[:3] == ["trick A", "sing A oros", "exchange A 7e 3e"]


def test_announced_card_may_be_played_and_then_nothing_is_changed() -> None:
    """B announces the two, must follow a trump lead with it, and wins a trick later."""
    hands = ["1e 12o 11o 4c 5c 6c 7c 10c", "2e 4b 5b 6b 7b 10b 1c 3c"]
    played = play_hand(deck_of(hands, "6e"), law_of("habanero"), first_card("B cambio 2e"))
    assert told(played, "announce", "play")[:3] == ["announce B 2e", "play A 1e", "play B 2e"]
    assert told(played, "exchange") == []
    assert "trick B" in told(played, "trick")


def test_first_round_of_three_lets_everybody_change_until_the_trick_is_complete() -> None:
    """The mano has led when the last player takes the ace; then the mano's two takes the seven."""
    hands = ["2e 1o 3o 12o 11o 10o 7o 6o 5o 4o 2o 1c 3c", "3e 12e 11e 10e 6e 5e 4e 12c 11c 10c 7c 6c 5c"]
    hands.append("7e 4c 2c 1b 3b 12b 11b 10b 7b 6b 5b 4b 2b")
    asked: list[str] = []

    def choose(seat: int, question: str, offers: list[str], table: Table) -> str | None:
        if question == "play":
            return offers[-1]
        asked.append(f"{NAMES[seat]} {' '.join(offers)} after {len(table.tricks[0])}")
        return None if asked[-1] == "C cambio 7e after 0" else offers[0]

    played = play_hand(deck_of(hands, "1e"), law_of("arrastrado"), choose)
    assert asked[:3] == ["C cambio 7e after 0", "C cambio 7e after 1", "A cambio 2e after 1"]
    assert told(played, "exchange") == ["exchange C 7e 1e", "exchange A 2e 7e"]
    assert played.table.upcard == "2e"


@pytest.mark.parametrize("name", ["A", "B"])
def test_capote_stops_the_hand_when_a_trick_is_lost(name: str) -> None:
    """Whoever announces it wins one game with eight tricks, or loses it there and then."""

    def choose(seat: int, question: str, offers: list[str], table: Table) -> str | None:
        if question == "play":
            return offers[0]
        return offers[0] if question == "capote" and NAMES[seat] == name else None

    rng = random.Random(1)
    other = "B" if name == "A" else "A"
    outcomes: Counter[str] = Counter()
    while outcomes["won"] < 2 or outcomes["lost"] < 20:
        played = play_hand(rng.sample(full_deck(), 40), law_of("habanero"), choose)
        after = told(played, "trick")[12:]
        assert told(played, "capote", "trick")[12] == f"capote {name}"
        assert played.score["games"] == 1
        if played.table.capote_lost:
            assert after == [f"trick {name}"] * (len(after) - 1) + [f"trick {other}"]
            assert played.score["winner"] == other
        else:
            assert after == [f"trick {name}"] * 8
            assert played.score["winner"] == played.last_trick == name
        outcomes["lost" if played.table.capote_lost else "won"] += 1


def test_both_partners_may_sing_on_a_trick_of_the_pair() -> None:
    """A wins the first trick; A sings copas and C bastos."""
    hands = ["1o 12c 11c 2o 4c 5c 6c 7c 10c 2c", "3o 4o 5o 1c 3c 1e 3e 4e 5e 6e"]
    hands.extend(["6o 12b 11b 2b 4b 5b 6b 7b 10b 1b", "12o 11o 10o 7o 3b 12e 11e 10e 7e 2e"])
    yes = first_card("A cante copas", "C cante bastos")
    played = play_hand(deck_of(hands), law_of("parejas"), yes)
    assert told(played, "trick", "sing")[:3] == ["trick A", "sing A copas", "sing C bastos"]
    assert played.cantes == {"A": ["copas", "bastos"], "B": []}
    alone = play_hand(deck_of(hands), law_of("individual"), yes)
    assert told(alone, "trick", "sing")[:2] == ["trick A", "sing A copas"]
    assert told(alone, "sing") == ["sing A copas"]


@pytest.mark.parametrize("said", ["9o", None])
def test_only_what_is_offered_can_be_chosen(said: str | None) -> None:
    """A card that is not allowed, and no card at all."""

    def choose(seat: int, question: str, offers: list[str], table: Table) -> str | None:
        return said

    with pytest.raises(ValueError, match="none of"):
        play_hand(full_deck(), law_of("individual"), choose)
