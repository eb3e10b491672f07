"""What the referees say of plays, bids and captures, and would without what is exercised."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tests.referee import law as pocha_law
from tests.referee import misconceptions as pocha_beliefs
from tests.referee import play as pocha
from tests.referee.bids import allowed_bids
from tests.referee.cards import (
    RANKS_ACE_LOW,
    RANKS_AS_PRINTED,
    RANKS_THREE_LOW,
    of_suit,
    strongest,
    suit_of,
    trump_suit,
)
from tests.referee.score import multiply, plain_points, punish, times
from tests.referee_escoba import captures as escoba
from tests.referee_escoba import law as escoba_law
from tests.referee_escoba import misconceptions as escoba_beliefs
from tests.referee_tute import law as tute_law
from tests.referee_tute import play as tute
from tests.referee_tute.cards import of_suit as of_suit_in_tute
from tests.referee_tute.cards import stronger_than as higher_in_tute
from tests.referee_tute.cards import strongest as strongest_in_tute

Case = dict[str, Any]
Said = tuple[Any, list[Any]]  # the right answer, and what it would be without what is exercised


# ── Pocha ─────────────────────────────────────────────────────────────────────────────────────────


def pocha_play(name: str, case: Case, variant: str) -> Said:
    """The legal cards."""
    law, hand, trick, trump = pocha_law.law_of(variant), case["hand"], case["trick"], trump_suit(case["trump"])
    right = pocha.legal(hand, trick, trump, law)
    return sorted(right), [sorted(other) for other in pocha_plays_without(name, hand, trick, trump, law, right)]


def pocha_plays_without(name: str, hand: Any, trick: Any, trump: str, law: Any, right: Any) -> Iterator[list[str]]:
    believed = {"LEAD": ["M14"], "BEAT": ["M2"], "BEST": ["M11"], "UNDER": ["M5", "M6"], "RELEASE": ["M3"]}
    yield from (pocha_beliefs.legal_as(mid, hand, trick, trump, law) for mid in believed.get(name, []))
    follows = bool(trick) and of_suit(hand, suit_of(trick[0])) != []
    ruffed = of_suit(trick, trump) != []
    if name == "FOLLOW" and trick:
        yield hand
    if name in ("RUFF", "OVER") and trick and not follows and ruffed == (name == "OVER"):
        yield hand
    if name == "VOID" and trick and not follows and not of_suit(hand, trump):
        yield []
    if name == "TLED" and follows and suit_of(trick[0]) == trump:
        yield of_suit(hand, trump)


def pocha_winner(name: str, case: Case, variant: str) -> Said:
    """The card that wins."""
    law, trick, trump = pocha_law.law_of(variant), case["trick"], trump_suit(case["trump"])
    right = trick[pocha.winner(trick, trump, law) - 1]
    others = []
    if name == "RANK":
        fighting = of_suit(trick, trump) or of_suit(trick, suit_of(trick[0]))
        others = [strongest(fighting, ranks) for ranks in (RANKS_THREE_LOW, RANKS_ACE_LOW, RANKS_AS_PRINTED)]
    if name in ("TRUMP", "SHOW"):
        others = [strongest(of_suit(trick, suit_of(trick[0])), pocha_law.ranks_of(law))]
    if name == "WIN":
        turned = [trick[-1], *trick[:-1]]
        others = [turned[pocha.winner(turned, trump, law) - 1]]
    return right, others


def pocha_bid(name: str, case: Case, variant: str) -> Said:
    """The bids allowed."""
    law = pocha_law.law_of(variant)
    asked = case["cards"], case["bids"], case["players"]
    right = allowed_bids(*asked, law)
    if name == "BID":
        return right, [[bid for bid in right if bid]]
    turned = replace(law, restriccion_con_una_carta=not law.restriccion_con_una_carta)
    return right, [pocha_beliefs.allowed_bids_as("M15", *asked, law), allowed_bids(*asked, turned)]


def pocha_score(name: str, case: Case, variant: str) -> Said:
    """Everybody's points."""
    law = pocha_law.law_of(variant)
    both = list(zip(case["bids"], case["tricks"], strict=True))
    plain, by = [plain_points(bid, taken) for bid, taken in both], times(case["trump"], law)
    offender = "ABCDEFGHI".index(case["offender"]) if "offender" in case else None

    def counted(points: list[int], law: pocha_law.Law = law, by: int = by, offender: int | None = offender) -> Case:
        return dict(zip("ABCDEFGHI", punish(multiply(points, by, law), offender, law), strict=False))

    lost = {"HIT": lambda bid, taken: bid == taken, "MISS": lambda bid, taken: bid != taken}
    if name in lost:
        cut = [0 if lost[name](bid, taken) else points for (bid, taken), points in zip(both, plain, strict=True)]
        return counted(plain), [counted(cut)]
    kept = replace(law, multiplicar_perdidas=not law.multiplicar_perdidas)
    if name == "REN":
        return counted(plain), [counted(plain, offender=None)]
    return counted(plain), [counted(plain, by=1), counted(plain, kept)]


# ── Escoba ────────────────────────────────────────────────────────────────────────────────────────


def escoba_take(name: str, case: Case, variant: str) -> Said:
    """What the card of the case, or every card of the hand, may take."""
    law, table, hand = escoba_law.law_of(variant), case["table"], case["hand"]
    cards = [case["play"]] if "play" in case else hand
    right = [(card, take) for card in cards for take in escoba.captures(card, table, law)]
    sizes = {"PAIR15": lambda n: n == 1, "SUM3": lambda n: n == 2, "SUM4": lambda n: n >= 3}
    if name in sizes:
        others = [[(card, take) for card, take in right if not sizes[name](len(take))]]
    elif name == "COMP":
        others = [[(card, take) for card in cards for take in escoba.captures(card, table, replace(law, target=14))]]
    else:
        believed = {"VAL": ("E1", "E2", "E8"), "CAP1": ("E5", "E7", "E9"), "ALL": ("E6",)}[name]
        others = [
            [(card, take) for card in cards for take in escoba_beliefs.captures_as(eid, card, table, law, hand)]
            for eid in believed
        ]
    return in_order(right), [in_order(other) for other in others]


def in_order(takes: list[tuple[str, list[str]]]) -> list[tuple[str, list[str]]]:
    return sorted((card, sorted(take)) for card, take in takes)


# ── Tute ──────────────────────────────────────────────────────────────────────────────────────────


def tute_play(name: str, case: Case, variant: str) -> Said:
    """The legal cards."""
    law, hand, trick, trump = tute_law.law_of(variant), case["hand"], case["trick"], case["trump"]
    stock = case.get("stock", 0)
    right = tute.legal(hand, trick, trump, law, stock)
    return sorted(right), [sorted(other) for other in tute_plays_without(name, hand, trick, trump, law, stock)]


def tute_plays_without(name: str, hand: Any, trick: Any, trump: str, law: Any, stock: int) -> Iterator[list[str]]:
    others = [card for card in hand if card not in of_suit_in_tute(hand, trump)]
    if name == "LEAD" and not trick:
        yield others or hand
    if not trick:
        return
    same = of_suit_in_tute(hand, suit_of(trick[0]))
    trumps, ruffs = of_suit_in_tute(hand, trump), of_suit_in_tute(trick, trump)
    if name == "FOLLOW" or (name in ("RUFF", "OVER") and not same and bool(ruffs) == (name == "OVER")):
        yield hand
    if name == "BEAT":
        yield same or tute.legal(hand, trick, trump, law, stock)
    if name == "RUFFED":
        yield tute.legal(hand, trick, trump, replace(law, montar_si_fallada=False), stock)
    if name == "UNDER" and not same and ruffs:
        yield higher_in_tute(trumps, strongest_in_tute(ruffs)) or trumps or hand
    if name == "PARTNER":
        yield tute.legal(hand, trick, trump, replace(law, companero_libera=True), stock)
    if name == "STOCK" and stock:
        yield hand
        yield same if same and suit_of(trick[0]) == trump else tute.legal(hand, trick, trump, law, 0)
    if name == "OUT" and not stock and suit_of(trick[0]) != trump:
        yield hand
