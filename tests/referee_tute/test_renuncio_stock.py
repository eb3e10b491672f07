"""Renuncios while there is stock to draw from."""

import pytest

from tests.referee_tute.cards import full_deck
from tests.referee_tute.law import law_of
from tests.referee_tute.renuncio import Trick, renuncio

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
