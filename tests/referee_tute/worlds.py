"""Every course of play that the facts about a cante allow, as far as it matters to the question.

A fact that is not given is tried with every value; what the given ones rule out is left out.
"""

from dataclasses import dataclass
from itertools import permutations

from tests.referee_tute.cards import SUITS, cantes_in
from tests.referee_tute.facts import Facts, tricks_won
from tests.referee_tute.first_trick import possible_cantes
from tests.referee_tute.law import Law


@dataclass(frozen=True)
class World:
    """The facts of a question about a cante, all known.

    `cantes_at_first_trick`: the suits of the cantes held when the player (or the pair) won the
    first trick; nothing where no trick has been won or cards are drawn.
    """

    hand: list[str]
    trump: str
    stock: int
    tricks_won: int
    cantes_at_first_trick: list[str]
    sung: list[str]
    has_sung_on_this_trick: bool


def worlds(facts: Facts, law: Law) -> list[World]:
    """All of them; an error if there is none."""
    found = []
    for won in possible_tricks_won(facts, law):
        for cantes in possible_cantes_at_first_trick(facts, won, law):
            for sung in possible_sung(facts, won, cantes, law):
                for now in possible_now(facts, won, sung, law):
                    stock = facts.get("stock", 0)
                    found.append(World(facts["hand"], facts["trump"], stock, won, cantes, sung, now))
    if not found:
        raise ValueError("no course of play leads to these facts")
    return found


def possible_tricks_won(facts: Facts, law: Law) -> list[int]:
    """As given, or as many as there have been."""
    won = tricks_won(facts, law)
    if won is not None:
        return [won]
    if law.has_stock:
        return list(range((24 - facts["stock"]) // 2 + 2))
    return list(range(law.cards_each - len(facts["hand"]) + 1))


def possible_cantes_at_first_trick(facts: Facts, won: int, law: Law) -> list[list[str]]:
    """As told by who saw it; nothing where it does not matter; else as the cards played allow."""
    if won == 0 or law.has_stock:
        return [[]]
    if facts.get("cantes_at_first_trick") is not None:
        return [facts["cantes_at_first_trick"]]
    return possible_cantes(facts, won, law)


def possible_sung(facts: Facts, won: int, cantes: list[str], law: Law) -> list[list[str]]:
    """As given, or any suits in any order: as many as tricks won, and held when the first one was won."""
    if facts.get("sung") is not None:
        lists = [list(facts["sung"])]
    else:
        lists = [list(suits) for number in range(len(SUITS) + 1) for suits in permutations(SUITS, number)]
    if law.un_cante_por_baza:
        lists = [sung for sung in lists if len(sung) <= won]
    if won == 0:
        return [sung for sung in lists if not sung]
    if law.has_stock:
        return lists
    return [sung for sung in lists if all(suit in cantes for suit in sung)]


def possible_now(facts: Facts, won: int, sung: list[str], law: Law) -> list[bool]:
    """Whether something was sung on the trick just won: as given, or as the numbers and the hand allow."""
    if facts.get("sung_this_trick") is not None:
        return [bool(facts["sung_this_trick"])]
    if not sung or not law.un_cante_por_baza:
        return [False]
    answers = []
    if len(sung) < won:  # every cante has its trick among those before
        answers.append(False)
    if sung[-1] in cantes_in(facts["hand"]):  # nothing has been played since
        answers.append(True)
    return answers
