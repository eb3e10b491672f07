"""What the referees answer to an item, and what they would answer without what it exercises.

Nothing of `tutor` is imported here: an item comes in as plain data, its answers too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.learn.items import naive_counts as counts
from tests.learn.items import naive_plays as plays
from tests.learn.items import naive_tute as tute

Case = dict[str, Any]
Said = tuple[Any, list[Any]]  # the right answer, and what it would be without what is exercised

ASKED: dict[tuple[str, str], Callable[[str, Case, str], Said]] = {
    ("pocha", "play"): plays.pocha_play,
    ("pocha", "winner"): plays.pocha_winner,
    ("pocha", "bid"): plays.pocha_bid,
    ("pocha", "score"): plays.pocha_score,
    ("pocha", "deal"): counts.pocha_hands,
    ("pocha", "namer"): counts.pocha_namer,
    ("pocha", "renuncio"): counts.pocha_revoke,
    ("pocha", "turn"): counts.turn,
    ("escoba", "take"): plays.escoba_take,
    ("escoba", "play"): plays.escoba_take,
    ("escoba", "claim"): counts.escoba_claim,
    ("escoba", "leave"): counts.escoba_leave,
    ("escoba", "sweep"): counts.escoba_sweep,
    ("escoba", "deal"): counts.escoba_deal,
    ("escoba", "opening"): counts.escoba_opening,
    ("escoba", "score"): counts.escoba_points,
    ("escoba", "match"): counts.escoba_won,
    ("escoba", "leftover"): counts.escoba_left_over,
    ("escoba", "worth"): counts.escoba_worth,
    ("escoba", "lacking"): counts.escoba_lacking,
    ("escoba", "rest"): counts.rest,
    ("tute", "play"): plays.tute_play,
    ("tute", "winner"): tute.tute_wins,
    ("tute", "sing"): tute.tute_sing,
    ("tute", "exchange"): tute.tute_exchange,
    ("tute", "lay"): tute.tute_lay,
    ("tute", "announce"): tute.tute_announce,
    ("tute", "score"): tute.tute_count,
    ("tute", "worth"): tute.tute_worth,
    ("tute", "match"): tute.tute_won,
}
MOVES = ("play", "take", "claim", "bid", "sing", "exchange", "lay", "announce")
SETS = ("take", "claim")
ALL = ("mark_all", "all_captures", "sweeps", "play_one")
VALUES = ("namer", "opening", "leftover", "deal", "match", "score")
NONE = "none"


def told(item: Case, name: str) -> tuple[Any, bool] | None:
    """The right answer to an item, and whether a component decides it; None where the referees cannot speak of it."""
    kind, case = item["kind"], {**item["case"], "more": item["more"], "item": item["kind"]}
    try:
        if kind == "twins":
            both = [moved(item, {**case, **change}, name) for change in ({}, item["more"]["other"])]
            right = [place for place, (legal, _) in enumerate(both, 1) if legal]
            return right, any(decided for _, decided in both)
        if kind == "legal_or_not":
            legal, decided = moved(item, case, name)
            return "legal" if legal else "illegal", decided
        if kind == "build_hand":
            return built(item, case, name)
        if kind == "left":
            return leavable(item, case, name)
        if kind == "order":
            return ordered(item, case, name)
        right, others = asked(item, question_of(item), case, name)
    except Unheard:
        return None
    if kind == "forbidden":
        right, *others = [[n for n in range(case["cards"] + 1) if n not in legal] for legal in (right, *others)]
    if kind == "points":
        right, *others = [each[case["more"]["of"]] for each in (right, *others)]
    if kind == "wrong_line":
        sheet = case["more"]["sheet"]
        right, *others = [[who for who in sheet if sheet[who] != true[who]] or [NONE] for true in (right, *others)]
    if kind in ALL and item["asked"] in ("take", "claim") and "play" in case:
        right, *others = [[take for _, take in each] for each in (right, *others)]
    return right, any(other != right for other in others)


class Unheard(Exception):
    """The referees have no say in this."""


def asked(item: Case, question: str, case: Case, name: str) -> Said:
    """What a referee says."""
    if (item["game"], question) not in ASKED:
        raise Unheard
    try:
        return ASKED[item["game"], question](name, case, item["variant"])
    except (KeyError, ValueError, AssertionError) as error:
        raise Unheard(question) from error


def question_of(item: Case) -> str:
    """The question that an item puts."""
    kind, case = item["kind"], item["case"]
    known = {"points": "score", "wrong_line": "score", "sweeps": "sweep", "worth": "worth", "lacking": "lacking"}
    if kind == "say_value":
        return next(
            key for key in VALUES if case.get(key) is True or (key in case and key in ("match", "opening", "leftover"))
        )
    if kind in ("first_revoke", "decidable"):
        return "renuncio"
    if kind == "who":
        return str(item["more"]["about"])
    return known.get(kind, item["asked"])


def moved(item: Case, case: Case, name: str) -> tuple[bool, bool]:
    """Whether the move that stands in a case is legal, and whether a component decides that."""
    part = next(part for part in reversed(MOVES[:3] + MOVES[3:]) if part in case)
    part = "take" if "take" in case else part
    if part == "take" and not case["take"]:
        right, others = asked(item, "leave", case, name)
        return right == "legal", any(other != right for other in others)
    position = {key: value for key, value in case.items() if key not in (part, *MOVES)}
    move = sorted(case[part]) if part in SETS else case[part]
    if part == "take":
        position["play"], move = case["play"], (case["play"], move)
    right, others = asked(item, part, position, name)
    return move in right, any((move in other) != (move in right) for other in others)


def leavable(item: Case, case: Case, name: str) -> tuple[Any, bool]:
    """The cards of the hand with which nothing has to be taken."""
    said = {card: asked(item, "leave", {**case, "play": card}, name) for card in case["hand"]}
    right = [card for card, (verdict, _) in said.items() if verdict == "legal"]
    return right, any(other != verdict for verdict, others in said.values() for other in others)


def built(item: Case, case: Case, name: str) -> tuple[Any, bool]:
    """The hands of two cards in which the given one is illegal, out of those that are listed as right."""
    card, position = case["play"], {key: value for key, value in case.items() if key != "play"}
    found, decisive = [], False
    for other in free_of(item, case):
        right, others = asked(item, "play", {**position, "hand": [card, other]}, name)
        if card not in right:
            found.append(sorted([card, other]))
        decisive = decisive or any((card in each) != (card in right) for each in others)
    return sorted(found) or NONE, decisive


def free_of(item: Case, case: Case) -> Iterator[str]:
    """The cards with which they play that lie nowhere."""
    from tests.referee.cards import full_deck
    from tests.referee.deal import removed_cards
    from tests.referee.law import law_of

    gone = {*case["trick"], case["play"]}
    if item["game"] == "pocha":
        gone |= {*removed_cards(case["players"], law_of(item["variant"]))}
    yield from (card for card in full_deck(40) if card not in gone)


def ordered(item: Case, case: Case, name: str) -> tuple[Any, bool]:
    """Some cards from the one that wins to the one that loses against all, two by two."""
    cards, ranks = case["trick"], dict.fromkeys(case["trick"], 0)
    decisive = False
    for one in cards:
        for other in cards:
            if one != other:
                right, others = asked(item, "winner", {**case, "trick": [one, other]}, name)
                ranks[one] += right == one
                decisive = decisive or any(each != right for each in others)
    return sorted(cards, key=lambda card: -ranks[card]), decisive
