"""What a learner holds to be right who believes in one wrong rule.

E1 figures count 10, 11, 12. E2 all figures count 10. E3 figures neither take nor are taken (E3b: they
count nothing, and may be taken along). E4 only two cards may make the sum. E5 equal cards take each
other too. E6 the largest capture of the card played is owed. E7 two cards of the hand may be put
together. E8 the ace counts 11. E9 cards of the table may be taken that make fifteen by themselves.
E10 a capture is owed if any card of the hand can make one (E10b: it may be declined, and is then
claimed by the next). E11 a tie gives the point to each (E11b: to nobody).
"""

from dataclasses import replace
from typing import Any

from tests.referee_escoba.captures import captures, legal_takes, sets_adding_up_to, takes_from
from tests.referee_escoba.cards import is_figure, rank_of, value
from tests.referee_escoba.claims import claims
from tests.referee_escoba.law import Law
from tests.referee_escoba.leftover import Piles, leftover
from tests.referee_escoba.opening import opening
from tests.referee_escoba.score import Holdings, score

MISCONCEPTIONS = ["E1", "E2", "E3", "E3b", "E4", "E5", "E6", "E7", "E8", "E9", "E10", "E10b", "E11", "E11b"]

PATCHES: dict[str, dict[str, Any]] = {
    "E1": {"scale": "as_printed"},
    "E2": {"scale": "figures_ten"},
    "E3": {"scale": "figures_nothing"},
    "E3b": {"scale": "figures_nothing"},
    "E6": {"largest_owed": "carta"},
    "E8": {"scale": "ace_eleven"},
    "E10": {"captura_obligatoria": "mano", "reclamar": False},
    "E10b": {"captura_obligatoria": "nunca", "reclamar": True},
    "E11": {"empate": "cada_uno"},
    "E11b": {"empate": "nadie"},
}


def law_as(eid: str, law: Law) -> Law:
    """The law as the believer has it, as far as it is only a matter of values and options."""
    if eid not in MISCONCEPTIONS:
        raise ValueError(f"no misconception {eid!r}")
    return replace(law, **PATCHES.get(eid, {}))


def captures_as(eid: str, card: str, table: list[str], law: Law, hand: list[str] | None = None) -> list[list[str]]:
    """The captures that the believer sees for a card. Under E7 a capture may name another card of the hand."""
    law = law_as(eid, law)
    right = captures(card, table, law)
    if eid == "E3":
        return [take for take in right if not any(is_figure(each) for each in [card, *take])]
    if eid == "E4":
        return [take for take in right if len(take) == 1]
    if eid == "E5":
        equal = [[other] for other in table if rank_of(other) == rank_of(card)]
        return add_new(right, equal)
    if eid == "E6" and right:
        most = max(len(take) for take in right)
        return [take for take in right if len(take) == most]
    if eid == "E7":
        return add_new(right, captures_with_another(card, hand or [], table, law))
    if eid == "E9" and law.target is not None:
        return add_new(right, sets_adding_up_to(law.target, table, law.scale))
    return right


def add_new(some: list[list[str]], others: list[list[str]]) -> list[list[str]]:
    """Both lists, nothing twice."""
    return some + [take for take in others if take not in some]


def captures_with_another(card: str, hand: list[str], table: list[str], law: Law) -> list[list[str]]:
    """The sets that the card takes together with another of the hand, which is named first in each."""
    found = []
    for other in hand:
        if other == card:
            continue
        both = value(card, law.scale) + value(other, law.scale)
        wanted = both if law.target is None else law.target - both
        for take in sets_adding_up_to(wanted, table, law.scale):
            found.append([other, *take])
    return found


def legal_takes_as(eid: str, hand: list[str], table: list[str], law: Law) -> list[tuple[str, list[str]]]:
    """Everything that the believer would call allowed: (card, cards taken), none when it is left."""
    if eid == "E6":
        return legal_takes(hand, table, law_as(eid, law))
    seen = {card: captures_as(eid, card, table, law, hand) for card in hand}
    return takes_from(seen, law_as(eid, law))


def claims_as(eid: str, left: str, table: list[str], law: Law) -> list[list[str]]:
    """What the believer would claim: what the card left could take by that belief (E6 and E9 change nothing here)."""
    if eid in ("E3", "E4", "E5"):
        return captures_as(eid, left, [card for card in table if card != left], law)
    return claims(left, table, law_as(eid, law))


def opening_as(eid: str, cards: list[str], law: Law) -> tuple[list[str], int]:
    """What the believer would give the dealer from the opening table."""
    return opening(cards, law_as(eid, law))


def leftover_as(eid: str, cards: list[str], piles: Piles | None, law: Law) -> dict[str, Any] | None:
    """What the believer would say of the remainder, the whole deck added up the same way."""
    return leftover(cards, piles, law_as(eid, law))


def score_as(
    eid: str, holdings: Holdings, escobas: dict[str, int], law: Law, offender: str | None = None
) -> dict[str, int]:
    """The points that the believer would give; values change the best four where piles are given."""
    return score(holdings, escobas, law_as(eid, law), offender)
