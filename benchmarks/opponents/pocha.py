"""A rule player of Pocha: calibrated bids, and cards by what they beat and what is still out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

ORDER = (2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 3, 1)  # ranks, weakest first
DECK = [card for card in range(48) if card % 12 + 1 not in (8, 9)]

# How often a card wins a trick among four who play like this, counted in some thousands of hands: by cards each, a trump by how many
# higher ones are elsewhere; another by that, and by the length of its suit.
TRUMP: dict[int, tuple[float, ...]] = {
    1: (1.0, 0.9, 0.82, 0.8, 0.73, 0.68, 0.59, 0.49),
    2: (1.0, 0.9, 0.81, 0.79, 0.71, 0.66, 0.6, 0.48),
    4: (1.0, 0.84, 0.72, 0.73, 0.65, 0.6, 0.55, 0.44),
    7: (1.0, 0.73, 0.58, 0.58, 0.52, 0.46, 0.38, 0.28),
    10: (1.0, 0.66, 0.55, 0.49, 0.37, 0.29, 0.24, 0.11),
}
SIDE: dict[int, tuple[tuple[float, ...], ...]] = {
    1: (
        (0.2, 0.0, 0.0, 0.0, 0.0),
        (0.17, 0.0, 0.0, 0.0, 0.0),
        (0.14, 0.0, 0.0, 0.0, 0.0),
        (0.11, 0.0, 0.0, 0.0, 0.0),
        (0.06, 0.0, 0.0, 0.0, 0.0),
    ),
    2: (
        (0.27, 0.09, 0.0, 0.0, 0.0),
        (0.21, 0.09, 0.0, 0.0, 0.0),
        (0.19, 0.08, 0.0, 0.0, 0.0),
        (0.16, 0.07, 0.0, 0.0, 0.0),
        (0.06, 0.02, 0.0, 0.0, 0.0),
    ),
    4: (
        (0.46, 0.33, 0.15, 0.03, 0.0),
        (0.31, 0.2, 0.08, 0.07, 0.0),
        (0.24, 0.15, 0.07, 0.0, 0.0),
        (0.17, 0.11, 0.06, 0.03, 0.0),
        (0.04, 0.04, 0.02, 0.0, 0.0),
    ),
    7: (
        (0.81, 0.72, 0.53, 0.35, 0.19),
        (0.29, 0.38, 0.27, 0.13, 0.1),
        (0.16, 0.22, 0.17, 0.1, 0.05),
        (0.12, 0.12, 0.09, 0.02, 0.01),
        (0.01, 0.02, 0.02, 0.01, 0.0),
    ),
    10: (
        (0.95, 0.9, 0.79, 0.7, 0.51),
        (0.04, 0.49, 0.44, 0.33, 0.2),
        (0.01, 0.11, 0.18, 0.14, 0.1),
        (0.01, 0.04, 0.09, 0.07, 0.05),
        (0.0, 0.01, 0.01, 0.02, 0.02),
    ),
}


def suit(card: int) -> int:
    return card // 12


def power(card: int) -> int:
    return ORDER.index(card % 12 + 1)


def beats(card: int, other: int, trump: int) -> bool:
    return power(card) > power(other) if suit(card) == suit(other) else suit(card) == trump


def best(trick: Sequence[int], trump: int) -> int:
    winner = trick[0]
    for card in trick[1:]:
        if beats(card, winner, trump):
            winner = card
    return winner


def higher(card: int, cards: Iterable[int]) -> int:
    return sum(suit(other) == suit(card) and power(other) > power(card) for other in cards)


def lower(card: int, cards: Iterable[int]) -> int:
    return sum(suit(other) == suit(card) and power(other) < power(card) for other in cards)


def chance(card: int, hand: Sequence[int], trump: int, cards: int) -> float:
    """How likely a card is to win a trick."""
    size = min(TRUMP, key=lambda known: abs(known - cards))
    above = higher(card, [other for other in DECK if other not in hand])
    if suit(card) == trump:
        return TRUMP[size][min(above, 7)]
    length = sum(suit(other) == suit(card) for other in hand)
    return SIDE[size][min(above, 4)][min(length, 5) - 1]


def bid(hand: Sequence[int], trump: int, cards: int, legal: Sequence[int]) -> int:
    """The legal bid nearest to the tricks to be expected."""
    expected = sum(chance(card, hand, trump, cards) for card in hand)
    return min(legal, key=lambda number: abs(number - expected))


def risk(card: int, trump: int, out: Sequence[int]) -> float:
    """How likely a card is to win a trick that is not wanted."""
    high, low = higher(card, out), lower(card, out)
    return 50 * (low + 1) / (high + low + 1) - 4 * high + (60 if suit(card) == trump else 0)


def card(
    hand: Sequence[int],
    legal: Sequence[int],
    trick: Sequence[int],
    trump: int,
    want: int,
    played: Iterable[int],
    players: int,
) -> int:
    """A card for somebody who wants so many more tricks."""
    gone = {*played, *hand, *trick}
    out = [other for other in DECK if other not in gone]
    if not trick:
        return lead(hand, legal, trump, want, out)
    winner = best(trick, trump)
    wins = [mine for mine in legal if beats(mine, winner, trump)]
    loses = [mine for mine in legal if mine not in wins]
    cheap = lambda mine: (suit(mine) == trump, power(mine))  # noqa: E731
    last = len(trick) == players - 1
    if want > 0 and wins:
        top = max(wins, key=cheap)
        if not last and (not higher(top, out) or want >= len(hand)):
            level = [mine for mine in wins if higher(mine, out) == higher(top, out)]
            return min(level, key=cheap)
        return min(wins, key=cheap)
    if want > 0:
        return min(loses, key=lambda mine: risk(mine, trump, out))
    if loses:
        return max(loses, key=lambda mine: risk(mine, trump, out))
    return (max if last else min)(wins, key=cheap)


def lead(hand: Sequence[int], legal: Sequence[int], trump: int, want: int, out: Sequence[int]) -> int:
    """What to lead."""

    def worth(mine: int) -> float:
        above = higher(mine, out)
        if suit(mine) == trump:
            return 100 - 30 * above
        trumps = any(suit(other) == trump for other in out)
        length = sum(suit(other) == suit(mine) for other in hand)
        return 90 - 35 * above - (6 * length if trumps else 0) - (20 if above and want < len(hand) else 0)

    if want > 0:
        choice = max(legal, key=worth)
        if worth(choice) >= 40 or want >= len(hand):
            return choice
    return min(legal, key=lambda mine: risk(mine, trump, out))
