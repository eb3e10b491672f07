"""Every small position of Escoba, the smaller first: no two that differ by the names of suits alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement, product
from typing import Any

from tests.referee_escoba.cards import RANKS, full_deck
from tests.referee_escoba.match import LADDER

Case = dict[str, Any]
SUITS = "oceb"
MOST_PLAYED, MOST_CLAIMED, MOST_LEFT, MOST_PILED, HIGHEST = 3, 3, 2, 2, 36


def named(ranks: Iterable[str]) -> list[str]:
    """Cards of these ranks, those of one rank of suits in order; none where there are not so many."""
    seen: Counter[str] = Counter()
    cards = []
    for rank in ranks:
        if seen[rank] == len(SUITS):
            return []
        cards.append(rank + SUITS[seen[rank]])
        seen[rank] += 1
    return cards


def plays() -> Iterator[Case]:
    """A card to be played, perhaps others in the hand, and cards on the table. Suits do not matter."""
    for size in range(2, MOST_PLAYED + 1):
        for lying in range(1, size):
            for card, rest, table in product(
                RANKS,
                combinations_with_replacement(RANKS, size - lying - 1),
                combinations_with_replacement(RANKS, lying),
            ):
                cards = named([card, *rest, *table])
                if cards:
                    yield {"hand": cards[: size - lying], "table": cards[size - lying :], "play": cards[0]}


def claims() -> Iterator[Case]:
    """A card just left, and others on the table."""
    for lying in range(1, MOST_CLAIMED):
        for card, table in product(RANKS, combinations_with_replacement(RANKS, lying)):
            cards = named([card, *table])
            if cards:
                yield {"left": cards[0], "table": cards[1:], "claim": []}


def openings() -> Iterator[Case]:
    """Four cards in the order in which they were turned."""
    for ranks in product(RANKS, repeat=4):
        cards = named(ranks)
        if cards:
            yield {"opening": cards}


def leftovers() -> Iterator[Case]:
    """Nothing, or a few cards."""
    for lying in range(MOST_LEFT + 1):
        for ranks in combinations_with_replacement(RANKS, lying):
            yield {"leftover": named(ranks)}


def piles() -> Iterator[Case]:
    """Cards in two piles. Then all of them in one, to be made smaller."""
    for size in range(1, MOST_PILED + 1):
        for cards in combinations(full_deck(), size):
            for mine in range(size, -1, -1):
                for first in combinations(cards, mine):
                    yield scored(list(first), [card for card in cards if card not in first])
    yield scored(full_deck(), [])


def scored(mine: list[str], others: list[str]) -> Case:
    return {"piles": {"A": mine, "B": others}, "escobas": {"A": 0, "B": 0}, "score": True}


def offences() -> Iterator[Case]:
    """Somebody has erred; small piles."""
    for case in piles():
        if sum(map(len, case["piles"].values())) < MOST_PILED:
            yield {**case, "offender": "A"}


def matches() -> Iterator[Case]:
    """The points of two players, fewer first; then both level, and one ahead in something else."""
    for both in range(2 * HIGHEST):
        for most in range((both + 1) // 2, min(both, HIGHEST) + 1):
            yield {"match": {"A": both - most, "B": most}}
    for points, ahead in product(range(HIGHEST), LADDER):
        level = dict.fromkeys(LADDER, 0)
        yield {"match": {"A": points, "B": points}, "tallies": {"A": level, "B": {**level, ahead: 1}}}


def deals() -> Iterator[Case]:
    """So many players."""
    for players in range(2, 7):
        yield {"players": players, "deal": True}


KINDS = {
    "play": plays,
    "claim": claims,
    "opening": openings,
    "leftover": leftovers,
    "score": piles,
    "offender": offences,
    "match": matches,
    "deal": deals,
}


def smaller(case: Case) -> Iterator[Case]:
    """The same with a card less in a pile."""
    for name, pile in case.get("piles", {}).items():
        for card in pile:
            yield {**case, "piles": {**case["piles"], name: [other for other in pile if other != card]}}
