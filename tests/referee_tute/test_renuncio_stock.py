"""Renuncios while there is stock to draw from."""

import random
from collections import Counter
from itertools import product

import pytest

from tests.referee_tute.cards import full_deck
from tests.referee_tute.law import law_of
from tests.referee_tute.play import winner
from tests.referee_tute.renuncio import Trick, possible_rules, renuncio

TWO = law_of("habanero")


def test_while_there_is_stock_a_card_played_later_proves_nothing() -> None:
    """Only a trump lead can be refused wrongly."""
    tricks: list[Trick] = [[("A", "7c"), ("B", "5b")], [("A", "3o"), ("B", "4c")], [("A", "6e"), ("B", "1o")]]
    assert renuncio("B", 1, tricks, "oros", None, TWO) == "legal"
    assert renuncio("A", 2, tricks, "oros", None, TWO) == "legal"
    assert renuncio("B", 2, tricks, "oros", None, TWO) == "undecided"
    assert renuncio("B", 3, tricks, "oros", None, TWO) == "legal"


def whole_record(last_with_stock: str, later_b: str) -> list[Trick]:
    """Twelve tricks that matter little but for the last, and eight more in which A leads."""
    later = later_b.split()
    named = last_with_stock.split(", ")
    used = [play.split()[1] for play in named] + later
    rest = [card for card in full_deck() if card not in used]
    plain = [card for card in rest if card[-1] != "o"]
    trumps = [card for card in rest if card[-1] == "o"]
    pool = plain + trumps
    tricks: list[Trick] = [[("A", pool.pop(0)), ("B", pool.pop(0))] for _ in range(11)]
    tricks.append([(play.split()[0], play.split()[1]) for play in named])
    tricks.extend([("A", pool.pop()), ("B", card)] for card in later)
    return tricks


@pytest.mark.parametrize(
    ("last", "later", "verdict"),
    [
        ("A 3o, B 4c", "5b 6b 7b 1b 3b 2b 4b 10b", None),  # no trump: yet B drew the turned card
        ("A 3o, B 4c", "5b 6b 7b 1b 3b 2b 4b 7o", "legal"),  # the one trump was the turned card
        ("A 3o, B 4c", "5b 6b 7b 1b 3b 2b 6o 7o", "illegal"),  # one of the two was held
        ("B 3o, A 4c", "5b 6b 7b 1b 3b 2b 6o 7o", "legal"),  # B led
    ],
)
def test_a_whole_record_counts_what_was_drawn(last: str, later: str, verdict: str | None) -> None:
    """The twelfth trick, oros led: one card was drawn after it."""
    tricks = whole_record(last, later)
    assert sorted(card for trick in tricks for _, card in trick) == sorted(full_deck())
    if verdict is None:
        with pytest.raises(ValueError, match="no hand"):
            renuncio("B", 12, tricks, "oros", None, TWO)
    else:
        assert renuncio("B", 12, tricks, "oros", None, TWO) == verdict


def rules_by_every_choice(trick_no: int, later: list[str], lost_last: bool, unseen: list[str]) -> set[str | None]:
    """Every later card either was held or was drawn; what is left of the eight cards is unseen. Oros are trumps."""
    found: set[str | None] = set()
    draws = min(len(later), 13 - trick_no)
    for held in product([True, False], repeat=len(later)):
        hidden = 7 - sum(held)
        if hidden < 0 or held.count(False) > draws:
            continue
        trumps_held = sum(card[-1] == "o" for card, was in zip(later, held, strict=True) if was)
        for chosen in range(min(hidden, sum(card[-1] == "o" for card in unseen)) + 1):
            if hidden - chosen > sum(card[-1] != "o" for card in unseen):
                continue
            if lost_last and trick_no + len(later) >= 13:
                played_since = any(
                    card[-1] == "o" and not was and trick_no + 1 + place >= 13
                    for place, (card, was) in enumerate(zip(later, held, strict=True))
                )
                in_hand = held.count(False) < draws and sum(card[-1] == "o" for card in unseen) > chosen
                if not (played_since or in_hand):
                    continue
            found.add("asistir" if trumps_held + chosen else None)
    return found


def test_counting_agrees_with_every_choice_of_cards_held() -> None:
    """B discards on a trump lead; records that stop anywhere, with few trumps left to be found."""
    rng = random.Random(5)
    seen: Counter[tuple[str | None, ...]] = Counter()
    for _ in range(400):
        trick_no, recorded = rng.randint(8, 12), rng.randint(12, 20)
        deck = rng.sample([card for card in full_deck() if card[-1] != "o"], 30)
        trumps = rng.sample([card for card in full_deck() if card[-1] == "o"], 10)
        of_b = [deck.pop() for _ in range(recorded)]
        for place in rng.sample(range(trick_no, recorded), min(recorded - trick_no, rng.choice([0, 0, 1, 2]))):
            deck.append(of_b[place])
            of_b[place] = trumps.pop()
        of_a = [trumps.pop() if len(trumps) > rng.choice([0, 0, 5]) else deck.pop() for _ in range(recorded)]
        of_a.insert(trick_no - 1, of_a.pop(0))
        tricks: list[Trick] = [[("A", a), ("B", b)] for a, b in zip(of_a, of_b, strict=True)]
        lost = winner([of_a[11], of_b[11]], "oros") == 1
        expected = rules_by_every_choice(trick_no, of_b[trick_no:], lost, deck + trumps)
        if expected:
            found = possible_rules("B", trick_no, tricks, "oros", None, TWO)
            assert set(found) == expected
            seen[tuple(found)] += 1
    assert len(seen) >= 3
