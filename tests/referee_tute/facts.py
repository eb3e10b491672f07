"""The facts of a case that several questions ask for."""

from typing import Any

from tests.referee_tute.law import Law

Facts = dict[str, Any]


def tricks_won(facts: Facts, law: Law) -> int | None:
    """As given; none while the hand is still whole in a form without stock; None if not known."""
    if facts.get("tricks_won") is not None:
        return int(facts["tricks_won"])
    if not law.has_stock and len(facts["hand"]) == law.cards_each:
        return 0
    return None


def check_stock(stock: int, law: Law) -> None:
    """A stock is even, 24 at most, and there is one in `habanero` only."""
    if stock not in range(0, 25, 2) or (stock > 0 and not law.has_stock):
        raise ValueError(f"there cannot be {stock} cards to draw in {law.variant}")
