"""The same of counts, deals, matches, records and turns: what the referees say, and would without what is exercised."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

from tests.referee import law as pocha_law
from tests.referee.bids import namer
from tests.referee.deal import deal as pocha_deal
from tests.referee.renuncio import renuncio as pocha_renuncio
from tests.referee_escoba import captures as escoba
from tests.referee_escoba import law as escoba_law
from tests.referee_escoba.cards import SCALES, total
from tests.referee_escoba.claims import claims
from tests.referee_escoba.leftover import leftover
from tests.referee_escoba.match import match as escoba_match
from tests.referee_escoba.opening import opening
from tests.referee_escoba.score import score as escoba_score

Case = dict[str, Any]
Said = tuple[Any, list[Any]]
PEOPLE = "ABCDEFGHI"
NOBODY = "none"


# ── whose turn, who takes what is left ────────────────────────────────────────────────────────────


def turn(name: str, case: Case, variant: str) -> Said:
    """They sit each at the right of the one before; the law goes to the right, somebody else would go to the left."""
    more, people = case["more"], list(PEOPLE[: case["players"]])
    right = round_from(more, people)
    return right, [round_from(more, people[::-1])]


def round_from(more: Case, people: list[str]) -> str:
    first = more.get("leader") or people[(people.index(more["dealer"]) + 1) % len(people)]
    return people[(people.index(first) + more["place"] - 1) % len(people)]


def rest(name: str, case: Case, variant: str) -> Said:
    """What is left goes to the last who took something; without that rule to nobody."""
    return [who for who, _, taken in case["more"]["turns"] if taken][-1], [NOBODY]


# ── Pocha ─────────────────────────────────────────────────────────────────────────────────────────


def pocha_hands(name: str, case: Case, variant: str) -> Said:
    """How many hands are played."""
    law, others = pocha_law.law_of(variant), list[int]()
    changes: list[dict[str, Any]] = [{"bajada": not law.bajada}, {"sobrantes": "dejar"}]
    for change in changes:
        others.append(pocha_deal(case["players"], replace(law, **change), case.get("deck", 40))[2])
    return pocha_deal(case["players"], law, case.get("deck", 40))[2], others


def pocha_namer(name: str, case: Case, variant: str) -> Said:
    """Who names trumps: of several level the first, somebody else would say the last."""
    law, said = pocha_law.law_of(variant), case["auction_bids"]
    turned = replace(law, empate_subasta="ultimo")
    return PEOPLE[namer(said, law) - 1], [PEOPLE[namer(said, turned) - 1]]


def pocha_revoke(name: str, case: Case, variant: str) -> Said:
    """The first play that is proved wrong; nothing is without the duty to follow suit, and so the others that hang on it."""
    law = pocha_law.law_of(variant)
    tricks = [[(who, card) for play in trick for who, card in play.items()] for trick in case["tricks"]]

    def verdict(who: str, number: int) -> str:
        return pocha_renuncio(who, number, tricks, case["trump"], case["cards"], law)

    if case["item"] == "decidable":
        return verdict(case["renuncio"]["player"], case["renuncio"]["trick"]), ["legal"]
    plays = [(who, number) for number, trick in enumerate(tricks, 1) for who, _ in trick]
    return next((play for play in plays if verdict(*play) == "illegal"), ()), [()]


# ── Escoba ────────────────────────────────────────────────────────────────────────────────────────


def escoba_claim(name: str, case: Case, variant: str) -> Said:
    """What may be claimed; without the rule any cards might."""
    right = sorted(sorted(take) for take in claims(case["left"], case["table"], escoba_law.law_of(variant)))
    lying = sorted(card for card in case["table"] if card != case["left"])
    return right, [[list(some) for number in range(1, len(lying) + 1) for some in combinations(lying, number)]]


def escoba_leave(name: str, case: Case, variant: str) -> Said:
    """Whether a card may be played like this, by each of the duties to capture that there are."""
    law = escoba_law.law_of(variant)

    def verdict(duty: str) -> str:
        take = case.get("take", [])
        broken = escoba.broken_rule(
            case["play"], take, case["hand"], case["table"], replace(law, captura_obligatoria=duty)
        )
        return "illegal" if broken else "legal"

    return verdict(law.captura_obligatoria), [verdict(duty) for duty in ("nunca", "carta", "mano")]


def escoba_sweep(name: str, case: Case, variant: str) -> Said:
    """The captures that leave nothing; without the rule there is none."""
    law, table = escoba_law.law_of(variant), case["table"]
    found = [
        (card, sorted(take))
        for card, take in escoba.legal_takes(case["hand"], table, law)
        if escoba.is_escoba(card, take, table)
    ]
    return sorted(found), [[]]


def escoba_deal(name: str, case: Case, variant: str) -> Said:
    """How many cards each; it might be two or four, where the cards come out even."""
    law = escoba_law.law_of(variant)
    able = [other for other in (2, 4) if (40 - law.cards_on_table) % (other * case["players"]) == 0]
    return law.cards_each, able


def escoba_opening(name: str, case: Case, variant: str) -> Said:
    """What the dealer takes from the opening table, and would with each line of that less."""
    law, cards = escoba_law.law_of(variant), case["opening"]
    less = [
        replace(law, two_pairs=False),
        replace(law, dos_primeras=not law.dos_primeras),
        replace(law, escoba_de_mano="nada"),
    ]
    others = [sorted(opening(cards, other)[0]) for other in less]
    whole = opening(cards, replace(law, two_pairs=False, dos_primeras=False))[0]
    others.append(sorted(opening(cards[:2] * 2 if whole else cards, law)[0]) if whole else others[0])
    return sorted(opening(cards, law)[0]), [*others, []]


LINES = {
    "CARDS": ["mas_cartas"],
    "OROS": ["mas_oros", "todos_los_oros"],
    "SEVENS": ["mas_sietes"],
    "ORO7": ["siete_de_oros"],
}


def escoba_points(name: str, case: Case, variant: str) -> Said:
    """Everybody's points."""
    law = escoba_law.law_of(variant)
    told = case.get("counts") or case["piles"], case["escobas"], case.get("offender")

    def counted(law: escoba_law.Law) -> dict[str, int]:
        holdings, escobas, offender = told
        return escoba_score(holdings, escobas, law, offender if law.renuncio else None)

    others = [replace(law, lines=tuple(line for line in law.lines if line != gone)) for gone in LINES.get(name, [])]
    turned = "cada_uno" if law.empate == "nadie" else "nadie"
    others += {
        "SEVENS": [replace(law, todos_los_sietes=not law.todos_los_sietes)],
        "OROS": [replace(law, todos_los_oros_aparte=not law.todos_los_oros_aparte)],
        "BEST4": [replace(law, cuatro_mejores=not law.cuatro_mejores)],
        "TIE": [replace(law, empate=turned)],
        "REN": [replace(law, renuncio=False)],
    }.get(name, [])
    return counted(law), [counted(other) for other in others]


def escoba_won(name: str, case: Case, variant: str) -> Said:
    """Who has won the match."""
    law = escoba_law.law_of(variant)
    others: list[dict[str, Any]] = [
        {"meta": law.meta - 1},
        {"meta": law.meta + 1},
        {"alcanzar": "superar" if law.alcanzar == "llegar" else "llegar"},
        *({"fin": fin} for fin in ("mas_puntos", "seguir", "escalera", "primero")),
    ]
    told = case["match"], case.get("tallies")
    found = [escoba_match(told[0], replace(law, **other), told[1]) for other in others]
    return escoba_match(told[0], law, told[1]), found


def escoba_left_over(name: str, case: Case, variant: str) -> Said:
    """Whether that can be left; without the rule anything can."""
    found = leftover(case["leftover"], case.get("piles"), escoba_law.law_of(variant))
    return (found or {}).get("possible"), [True]


def escoba_worth(name: str, case: Case, variant: str) -> Said:
    """What cards come to, on the scale of the law and on those that it is taken for."""
    cards = case["more"]["cards"]
    return total(cards), [total(cards, scale) for scale in SCALES if scale != "escoba"]


def escoba_lacking(name: str, case: Case, variant: str) -> Said:
    """What cards lack up to the sum; up to another one it is something else."""
    law = escoba_law.law_of(variant)
    assert law.target is not None
    missing = law.target - total(case["more"]["cards"])
    return missing, [missing - 1]
