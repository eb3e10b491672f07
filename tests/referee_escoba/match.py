"""Who has won the match.

Sources: escoba-acanomas 11, "Anotación"; escoba-wiki-es "Gana el jugador que …"; escoba-wiki-en, last
paragraph; escova, first paragraph; escoba-mas, "La partida termina cuando …".
"""

from tests.referee_escoba.law import Law
from tests.referee_escoba.score import Line

Tallies = dict[str, dict[str, int]]

LADDER = ["escobas", "oros", "sevens_of_oros", "sevens", "cards"]


def arrived(totals: dict[str, int], law: Law) -> list[str]:
    """Those who have reached the points of the match, or exceeded them where that is asked."""
    if law.alcanzar == "superar":
        return [name for name, points in totals.items() if points > law.meta]
    return [name for name, points in totals.items() if points >= law.meta]


def match(totals: dict[str, int], law: Law, tallies: Tallies | None = None, played_on: bool = False) -> str:
    """The winner's name, "play_on", or "undecided" where what would decide is not given.

    `seguir` is ours, no source has it: those who arrive in one hand play another (`played_on`), and then most points win.
    `primero` cannot be decided from totals when several have arrived: see `first_in_the_count`.
    """
    finishers = arrived(totals, law)
    if not finishers:
        return "play_on"
    if len(finishers) == 1:
        return finishers[0]
    if law.fin == "seguir" and not played_on:
        return "play_on"
    if law.fin == "primero":
        return "undecided"
    highest = max(totals[name] for name in finishers)
    level = [name for name in finishers if totals[name] == highest]
    if len(level) == 1:
        return level[0]
    if law.fin == "escalera":
        return ladder(level, tallies)
    return "play_on"


def ladder(level: list[str], tallies: Tallies | None) -> str:
    """Of players level on points, the one with more escobas in the whole match, then oros, and so on.

    If they are level to the last rung too, the source is silent: they play on.
    """
    for rung in LADDER:
        numbers = {}
        for name in level:
            if tallies is None or rung not in tallies.get(name, {}):
                return "undecided"
            numbers[name] = tallies[name][rung]
        most = max(numbers.values())
        level = [name for name in level if numbers[name] == most]
        if len(level) == 1:
            return level[0]
    return "play_on"


def first_in_the_count(before: dict[str, int], lines: list[Line], law: Law) -> str:
    """Who arrives first when the last hand is counted line by line; `before` are the totals without it.

    Several who arrive on the same line are "undecided". The order of the lines is that of the list
    given: no source says in which order a hand is counted.
    """
    totals = dict(before)
    while lines:
        what = lines[0][0]
        for line, name, points in lines:
            if line == what:
                totals[name] = totals[name] + points
        lines = [line for line in lines if line[0] != what]
        finishers = arrived(totals, law)
        if len(finishers) == 1:
            return finishers[0]
        if finishers:
            return "undecided"
    return "play_on"
