"""What a hand scores.

Sources: escoba-acanomas 9, 11, 12; escoba-wiki-es "Cartas sobrantes", last paragraphs, and "Renuncio";
escoba-wiki-en, list of points; escova, list of points; escoba-mas (its points as in escoba-wiki-es).
"""

from typing import Any

from tests.referee_escoba.cards import rank_of, suit_of, total, value
from tests.referee_escoba.law import Impossible, Law

Counts = dict[str, Any]
Holdings = dict[str, list[str]] | dict[str, Counts]  # a pile, or what was counted in it, by player or pair
Line = tuple[str, str, int]  # what for, who, how many points

MOST = {"mas_cartas": "cards", "mas_oros": "oros", "mas_sietes": "sevens", "cuatro_mejores": "best_four"}
SINGLE_CARDS = {"siete_de_oros": "seven_of_oros", "siete_de_copas": "seven_of_copas"}
ALL_OF_THEM = {"todos_los_sietes": ("sevens", 4, 1), "todos_los_oros": ("oros", 10, 2)}
IN_ALL = {"cards": 40, "oros": 10, "sevens": 4, "seven_of_oros": 1, "seven_of_copas": 1}


def count_pile(pile: list[str], law: Law) -> Counts:
    """What is counted in a pile; the best four are the four of highest value, or all if there are fewer."""
    best_first = sorted(pile, key=lambda card: value(card, law.scale), reverse=True)
    return {
        "cards": len(pile),
        "oros": len([card for card in pile if suit_of(card) == "o"]),
        "sevens": len([card for card in pile if rank_of(card) == "7"]),
        "seven_of_oros": "7o" in pile,
        "seven_of_copas": "7c" in pile,
        "best_four": total(best_first[:4], law.scale),
    }


def count_all(holdings: Holdings, law: Law) -> dict[str, Counts]:
    """What is counted for each player or pair; more than the deck has is refused."""
    counts = {}
    for name, held in holdings.items():
        counts[name] = count_pile(held, law) if isinstance(held, list) else held
    for what, most in IN_ALL.items():
        if sum(count.get(what, 0) for count in counts.values()) > most:
            raise ValueError(f"there are more {what} in the piles than in the deck ({most})")
    return counts


def lines_of(law: Law) -> list[str]:
    """What is counted at this table, in the order of the score sheet."""
    lines = list(law.lines)
    if law.todos_los_sietes:
        lines.append("todos_los_sietes")
    if law.cuatro_mejores:
        lines.append("cuatro_mejores")
    return lines


def number(count: Counts, what: str) -> int:
    """How many of something were counted; a seven of oros held is 1."""
    if what not in count:
        raise Impossible(f"{what} is not given")
    return int(count[what])


def winners(line: str, counts: dict[str, Counts], law: Law) -> list[tuple[str, int]]:
    """Who gets something for one line, escobas apart, and how many points."""
    if line in SINGLE_CARDS:
        return [(name, 1) for name, count in counts.items() if number(count, SINGLE_CARDS[line]) == 1]
    if line in ALL_OF_THEM:
        what, all_of_them, points = ALL_OF_THEM[line]
        return [(name, points) for name, count in counts.items() if number(count, what) == all_of_them]
    most = max(number(count, MOST[line]) for count in counts.values())
    if line == "mas_oros" and most == 10 and "todos_los_oros" in law.lines and not law.todos_los_oros_aparte:
        return []
    first = [name for name, count in counts.items() if number(count, MOST[line]) == most]
    if most == 0 or (len(first) > 1 and law.empate == "nadie"):
        return []
    return [(name, 1) for name in first]


def score_lines(holdings: Holdings, escobas: dict[str, int], law: Law, offender: str | None = None) -> list[Line]:
    """Which line gives what to whom, lines without points left out; what an offender hands over comes last."""
    counts = count_all(holdings, law)
    if sorted(counts) != sorted(escobas):
        raise ValueError("the piles and the escobas are not of the same players")
    given: list[Line] = []
    for line in lines_of(law):
        if line == "escoba":
            given = given + [(line, name, law.escoba_points * escobas[name]) for name in counts if escobas[name] > 0]
        else:
            given = given + [(line, name, points) for name, points in winners(line, counts, law)]
    if offender is None:
        return given
    if offender not in counts or not law.renuncio:
        raise ValueError(f"no source names a penalty in {law.variant}, or {offender!r} does not play")
    lost = sum(points for _, name, points in given if name == offender)
    for name in counts:
        given.append(("renuncio", name, -lost if name == offender else lost))
    return given


def score(holdings: Holdings, escobas: dict[str, int], law: Law, offender: str | None = None) -> dict[str, int]:
    """The points of each player or pair: the sum of the lines."""
    points = dict.fromkeys(holdings, 0)
    for _, name, given in score_lines(holdings, escobas, law, offender):
        points[name] = points[name] + given
    return points
