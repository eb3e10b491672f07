"""The fifteen that was overlooked: whoever plays next may take it before playing.

Source: escoba-acanomas 12, second paragraph. Only the cards that add up with the card just left are
meant: a claim without that card was nobody's to overlook.
"""

from tests.referee_escoba.captures import adds_up, captures, is_escoba
from tests.referee_escoba.cards import rank_of, same_cards
from tests.referee_escoba.law import Law


def without(card: str, cards: list[str]) -> list[str]:
    """The cards but for one, which need not be among them."""
    return [other for other in cards if other != card]


def claims(left: str, table: list[str], law: Law) -> list[list[str]]:
    """The sets that the card just left could have taken, that card not named; it may lie on the table or not.

    The house rule that an ace takes all makes nothing to be claimed: only what adds up is.
    """
    others = without(left, table)
    found = []
    for take in captures(left, others, law):
        if not law.ace_takes_all or rank_of(left) != "1" or adds_up_plainly(left, take, law):
            found.append(take)
    return found


def adds_up_plainly(left: str, take: list[str], law: Law) -> bool:
    """Whether the cards add up with the card left; no table is given, so that no ace takes it all."""
    return take != [] and adds_up(left, take, [], law)


def claim_allowed(claimed: list[str], left: str, table: list[str], law: Law) -> bool | None:
    """Whether the next player may claim these cards, the one just left among them or not; None where nobody claims."""
    if not law.reclamar:
        return None
    for card in claimed:
        if (card != left and card not in table) or claimed.count(card) > 1:
            raise ValueError(f"{card!r} does not lie on the table, or is claimed twice")
    wanted = without(left, claimed)
    return any(same_cards(wanted, take) for take in claims(left, table, law))


def claim_is_escoba(claimed: list[str], left: str, table: list[str]) -> bool:
    """Whether a claim leaves nothing on the table: the card just left goes too."""
    return is_escoba(left, without(left, claimed), without(left, table))
