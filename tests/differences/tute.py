"""Small questions about Tute, the smaller first, and the pairs of tables that are to part on one of them.

What is played is proved instead (`tests/proofs`): here it is asked what is sung, changed, shown and counted. Trumps are
oros.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import combinations, product
from typing import Any, NamedTuple

import tutor
from tutor.faults import TutorError

Case = dict[str, Any]
IMPOSSIBLE = "impossible"
PAIR = ("12", "11")
FILLERS = [f"{rank}{suit}" for suit in "oceb" for rank in (2, 4, 5, 6)]


def songs() -> Iterator[Case]:
    """Of one cante or two: one that is sung, others sung before, on this trick or not, after one trick won or two."""
    for count, won, before in product((1, 2), (1, 2), (0, 1)):
        for suits in combinations(("copas", "espadas", "oros"), count):
            hand = [rank + suit[0] for suit in suits for rank in PAIR]
            dealt = {"dealt": [*hand, *FILLERS[: 10 - len(hand)]]} if won > 1 else {}
            for sing, now in product(suits, (False, True)):
                sung = [suit for suit in suits if suit != sing][:before]
                if len(sung) == before and (sung or not now):
                    told = {"hand": hand, **dealt, "trump": "oros", "tricks_won": won, "sung": sung}
                    yield {**told, "sung_this_trick": now, "sing": sing}


def kings() -> Iterator[Case]:
    """So many kings, with no trick won, or one."""
    for count, won in product(range(1, 5), (0, 1)):
        yield {"hand": ["12" + suit for suit in "oceb"[:count]], "trump": "oros", "tricks_won": won, "reveal": "tute"}


def sheets() -> Iterator[Case]:
    """The points of two sides, one of them with a cante or none; the one with fewer cards first."""
    for cantes in ([], ["copas"], ["oros"]):
        for mine, last in product(range(121), "AB"):
            sung = {"cantes": {"A": cantes}} if cantes else {}
            yield {"trump": "oros", "piles": {"A": mine, "B": 120 - mine}, "last_trick": last, **sung, "score": True}


def ties() -> Iterator[Case]:
    """Two of three level, and the last trick the third's."""
    for both in range(61):
        piles = {"A": both, "B": both, "C": 120 - 2 * both}
        yield {"trump": "oros", "piles": piles, "last_trick": "C", "score": True}


def all_cards() -> Iterator[Case]:
    """All forty cards in the piles of three, or all but the one turned."""
    deck = [f"{rank}{suit}" for suit in "oceb" for rank in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)]
    for cards in (deck[1:], deck):
        yield {"trump": "oros", "piles": {"A": cards, "B": [], "C": []}, "last_trick": "A", "score": True}


def matches() -> Iterator[Case]:
    """Games won: none by the first, so many by the second."""
    for games in range(1, 8):
        yield {"match": {"A": 0, "B": games}}


KINDS: Mapping[str, Callable[[], Iterator[Case]]] = {
    "match": matches,
    "sing": songs,
    "reveal": kings,
    "score": sheets,
    "tie": ties,
    "all": all_cards,
}
# In which form a value of an option is asked, and by which kind of question.
WHERE: Mapping[str, tuple[str, str]] = {
    "un_cante_por_baza": ("individual", "sing"),
    "cantar_primera_baza": ("individual", "sing"),
    "tute_de_reyes": ("individual", "reveal"),
    "salirse_con_cantes": ("parejas", "score"),
    "empate_sin_ultimas": ("arrastrado", "tie"),
    "carta_sobrante": ("arrastrado", "all"),
    "juegos": ("habanero", "match"),
}
# The other options: of the play, which is proved; and of the way round, which is printed.
ELSEWHERE = ("montar_si_fallada", "montar_sobre", "pisar", "companero_libera", "sentido")
GAMES = (1, 2, 4, 5)


class Bite(NamedTuple):
    """A value of an option beside its default."""

    option: str
    default: Any
    value: Any

    @property
    def form(self) -> str:
        return WHERE[self.option][0]

    def rules(self, value: Any) -> tutor.Ruleset:
        """The table with a value."""
        return tutor.load("tute", variant=self.form, options={self.option: value})


@cache
def form(variant: str) -> tutor.Ruleset:
    """A form as it is."""
    return tutor.load("tute", variant=variant)


def bites() -> list[Bite]:
    """Every other value of every option; of the games to win, a few."""
    found = []
    for option in form("habanero").court().law.options.values():
        values = {"flag": (True, False), "word": option.values, "number": GAMES}[option.type]
        if option.id not in ELSEWHERE:
            found += [Bite(option.id, option.default, value) for value in values if value != option.default]
    return found


def asked(rules: tutor.Ruleset, case: Case) -> Any:
    """The value, or the verdict; or that there is no such position at that table."""
    try:
        answer = rules.explain(case)
    except TutorError:
        return IMPOSSIBLE
    return answer.value if answer.verdict == "answered" else answer.verdict


def smallest(kind: str, one: tutor.Ruleset, other: tutor.Ruleset) -> tuple[Case, Any, Any] | None:
    """The first question of a kind on which two tables part, with what each says. Of a move one says that it is legal."""
    for case in KINDS[kind]():
        said, otherwise = asked(one, case), asked(other, case)
        moves = kind in ("sing", "reveal")
        told = "legal" in (said, otherwise) and IMPOSSIBLE not in (said, otherwise) if moves else True
        if said != otherwise and told and "undecided" not in (said, otherwise):
            return case, said, otherwise
    return None


def of_forms(kind: str, one: str, other: str) -> Case | None:
    """The question on which two forms part."""
    parted = smallest(kind, form(one), form(other))
    return None if parted is None else parted[0]


def of_option(bite: Bite) -> tuple[Case, tuple[tuple[Any, Any], ...]]:
    """The question on which a value of an option parts from the default, with what is said to it under each."""
    parted = smallest(WHERE[bite.option][1], bite.rules(bite.default), bite.rules(bite.value))
    assert parted is not None, bite
    case, *said = parted
    one, other = (None if value == IMPOSSIBLE else value for value in said)
    return {"variant": bite.form, **case}, ((bite.default, one), (bite.value, other))
