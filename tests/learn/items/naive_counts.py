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
from tests.referee_tute import cante
from tests.referee_tute import law as tute_law
from tests.referee_tute.capote import may_announce_capote
from tests.referee_tute.cards import POINTS, SUITS, cantes_in, card_of, rank_of, strongest, suit_of
from tests.referee_tute.cards import of_suit as of_suit_in_tute
from tests.referee_tute.exchange import exchange_rule, takes
from tests.referee_tute.match import match as tute_match
from tests.referee_tute.play import winner as tute_winner
from tests.referee_tute.score import cante_points
from tests.referee_tute.worlds import worlds

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
    less = [replace(law, two_pairs=False), replace(law, dos_primeras=False), replace(law, escoba_de_mano="nada")]
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


# ── Tute ──────────────────────────────────────────────────────────────────────────────────────────


def tute_wins(name: str, case: Case, variant: str) -> Said:
    """The card that wins the trick."""
    trick, trump = case["trick"], case["trump"]
    right, led = trick[tute_winner(trick, trump) - 1], of_suit_in_tute(trick, suit_of(trick[0]))
    if name == "TRUMP":
        return right, [strongest(led)]
    if name == "WIN":
        turned = [trick[-1], *trick[:-1]]
        return right, [turned[tute_winner(turned, trump) - 1]]
    fighting = of_suit_in_tute(trick, trump if trump in SUITS else suit_of(trump)) or led
    low = [card for card in fighting if rank_of(card) != "3"]
    beaten = [card for card in low if rank_of(card) != "2"]
    return right, [strongest(beaten or fighting)]


def tute_sing(name: str, case: Case, variant: str) -> Said:
    """The suits that may be sung, and that might be if a requirement were not there."""
    law = tute_law.law_of(variant)
    gone = {
        "CANTE": ["cante"],
        "WHEN": ["cantar_tras_baza", "cantar_con_mazo", "cantar_primera_baza"],
        "ORDER": ["uno_por_baza", "ya_cantado", "las_cuarenta_primero"],
    }[name]
    if "first_win" in case:
        case = {**case, "cantes_at_first_trick": cantes_in(case["first_win"])}
    others = [singable(case, law, less) for less in gone]
    if name == "CANTE":
        others.append(singable(case, law, "cante", jacks=True))
    if name == "ORDER":
        others.append(singable(case, replace(law, un_cante_por_baza=False), ""))
    if name == "WHEN":
        others.append(singable(case, replace(law, cantar_primera_baza=False), ""))
    return singable(case, law, ""), others


def singable(case: Case, law: tute_law.Law, less: str, jacks: bool = False) -> list[str]:
    """The suits that may be sung in every course of play; ``jacks``: king and jack would be a cante."""
    found = []
    courses = worlds(case, law)
    for suit in SUITS:
        fine = [
            all(
                needs(suit, course, law) or (rule == "cantar_primera_baza" and not course.tricks_won)  # it may come yet
                for rule, needs in cante.REQUIREMENTS.items()
                if rule != less
            )
            for course in courses
        ]
        if all(fine) and (not jacks or {card_of("12", suit), card_of("10", suit)} <= set(case["hand"])):
            found.append(suit)
    return found


def tute_exchange(name: str, case: Case, variant: str) -> Said:
    """The cards that may be changed for the turned one; without the rule all, with another one the sevens and twos."""
    law, hand = tute_law.law_of(variant), case["hand"]
    if law.exchange == "no":
        return [], [hand]
    right = [card for card in hand if exchange_rule(card, case, law) is None]
    trumps = [card for card in hand if suit_of(card) == suit_of(case["upcard"]) and rank_of(card) in ("2", "7")]
    return right, [hand, trumps]


def tute_lay(name: str, case: Case, variant: str) -> Said:
    """The cards with which an exchange may be announced: before a trick is won, with stock left, and not twice."""
    hand, able = case["hand"], case["stock"] > 0 and not case["tricks_won"] and not case.get("announced")
    right = [card for card in hand if able and takes(card, case["upcard"])]
    trumps = [
        card for card in hand if able and suit_of(card) == suit_of(case["upcard"]) and rank_of(card) in ("2", "7")
    ]
    return right, [hand, trumps]


def tute_announce(name: str, case: Case, variant: str) -> Said:
    """Whether capote may be announced."""
    may = may_announce_capote(case["stock"], case["hand"], tute_law.law_of(variant)) and "capote" not in case
    return ["capote"] if may else [], [["capote"]]


def tute_count(name: str, case: Case, variant: str) -> Said:
    """Everybody's points, who wins the game and how many it brings; and each of them counted otherwise."""
    law, wins = tute_law.law_of(variant), case["item"] == "say_value"
    right = counted(case, law)
    others: list[tuple[dict[str, int], Any]] = []
    if name == "POINTS":
        others = [counted(case, law, worth=scale) for scale in ({**POINTS, "3": 0}, TENS, dict.fromkeys(POINTS, 0))]
    if name == "LAST":
        others = [counted(case, law, ten=0)]
    if name == "OVER100":
        turned = replace(law, salirse_con_cantes=not law.salirse_con_cantes)
        others = [counted(case, law, out=False), counted(case, turned)]
    if name == "CAPOTE":
        others = [counted({key: told for key, told in case.items() if key != "capote"}, law)]
    if name == "TIE":
        others = [counted(case, law, ties=False), counted(case, law, most=False)]
    if name == "CANTE":
        others = [counted({**case, "cantes": {}}, law)]
    return right[1] if wins else right[0], [other[1] if wins else other[0] for other in others]


TENS = {**POINTS, "10": 10, "11": 10, "12": 10}


def counted(
    case: Case,
    law: tute_law.Law,
    worth: dict[str, int] = POINTS,
    ten: int = 10,
    out: bool = True,
    ties: bool = True,
    most: bool = True,
) -> tuple[dict[str, int], list[tuple[str, int]]]:
    """The count worked out by hand: piles may be cards or what they come to.

    ``out``: one may go out; ``ties``: the last trick settles a tie; ``most``: most points win the game.
    """
    in_cards = {}
    for name, pile in case["piles"].items():
        in_cards[name] = pile if isinstance(pile, int) else sum(worth[rank_of(card)] for card in pile)
        in_cards[name] += ten if name == case.get("last_trick") else 0
    sung = case.get("cantes", {})
    whole = {name: number + cante_points(sung.get(name, []), case["trump"]) for name, number in in_cards.items()}
    told = case.get("capote")
    if told is not None:
        other = next(name for name in whole if name != told["by"])
        return whole, [(other if told.get("lost") else told["by"], 1)]
    first = [name for name in whole if whole[name] == max(whole.values())]
    if len(first) > 1:
        first = [name for name in first if name == case.get("last_trick")] if ties else []
    if not first:
        return whole, []
    best = first[0]
    if out and (whole if law.salirse_con_cantes else in_cards)[best] > 100:
        return whole, [(best, 2)]
    return whole, [(best, 1)] if most else []


def tute_worth(name: str, case: Case, variant: str) -> Said:
    """What cards are worth."""
    cards = case["more"]["cards"]
    scales = (POINTS, {**POINTS, "3": 0}, TENS)
    right, *others = [sum(scale[rank_of(card)] for card in cards) for scale in scales]
    return right, others


def tute_won(name: str, case: Case, variant: str) -> Said:
    """Who has won the match."""
    law, told = tute_law.law_of(variant), case["match"]
    others = []
    for games in (law.juegos - 1, law.juegos + 1):
        ahead = [name for name, won in told.items() if won >= games]
        others.append(ahead[0] if len(ahead) == 1 else "play_on")
    return tute_match(told, law), others
