"""What the referees of Tute say of tricks that are won, cantes, exchanges and counts, and would without what is exercised."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

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
        others += with_jacks(case, law)
    if name == "ORDER":
        others.append(singable(case, replace(law, un_cante_por_baza=False), ""))
    if name == "WHEN":
        others.append(singable(case, replace(law, cantar_primera_baza=False), ""))
    return singable(case, law, ""), others


def with_jacks(case: Case, law: tute_law.Law) -> list[list[str]]:
    """What might be sung if king and jack were a cante: as with knights and jacks changed about; nothing where that cannot be."""
    seen = {"10": "11", "11": "10"}
    hands = {
        name: [card_of(seen.get(rank_of(card), rank_of(card)), suit_of(card)) for card in case[name]]
        for name in ("hand", "first_win")
        if name in case
    }
    held = {"cantes_at_first_trick": cantes_in(hands["first_win"])} if "first_win" in case else {}
    try:
        return [singable({**case, **hands, **held}, law, "")]
    except ValueError:
        return []


def singable(case: Case, law: tute_law.Law, less: str) -> list[str]:
    """The suits that may be sung in every course of play."""
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
        if all(fine):
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
        others = [counted(case, law, out=False), counted(case, turned), counted(case, law, beyond=99)]
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
    beyond: int = 100,
    ties: bool = True,
    most: bool = True,
) -> tuple[dict[str, int], list[tuple[str, int]]]:
    """The count worked out by hand: piles may be cards or what they come to.

    ``out``: one may go out, with more points than ``beyond``; ``ties``: the last trick settles a tie; ``most``: most points win the game.
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
    if out and (whole if law.salirse_con_cantes else in_cards)[best] > beyond:
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
