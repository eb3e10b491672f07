"""Small questions about Tute, the smaller first, and the pairs of tables that are to part on one of them.

What is played is proved instead (`tests/proofs`): here it is asked what is sung, changed, shown and counted. Trumps are
oros. ``python -m tests.differences.tute`` prints what is stored.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import combinations, product
from typing import Any, NamedTuple

import tutor
from tests.referee_tute.law import VARIANTS, Law, law_of
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


def changes() -> Iterator[Case]:
    """A card and the turned one, in the first trick and after it."""
    for first, rank, turned in product((True, False), ("7", "2"), ("2", "4", "7", "1")):
        if rank != turned:
            hand = [rank + "o", *FILLERS[4:16]]
            yield {"hand": hand, "trump": "oros", "upcard": turned + "o", "first_round": first, "exchange": rank + "o"}


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


def deals() -> Iterator[Case]:
    """So many players."""
    for players in (2, 3, 4):
        yield {"players": players, "deal": True}


KINDS: Mapping[str, Callable[[], Iterator[Case]]] = {
    "deal": deals,
    "match": matches,
    "sing": songs,
    "exchange": changes,
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

    def law(self, value: Any) -> Law:
        """The referee's; it does not know what becomes of the turned card, nor of a tie."""
        return law_of(self.form, **{self.option: value})


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
    """The value, or the verdict; or that there is no such position at that table. No more cards are held than are dealt."""
    told = {**case, "hand": case["hand"][: 40 // rules.court().law.players[0]]} if "hand" in case else case
    try:
        answer = rules.explain(told)
    except TutorError:
        return IMPOSSIBLE
    return answer.value if answer.verdict == "answered" else answer.verdict


def smallest(kind: str, one: tutor.Ruleset, other: tutor.Ruleset) -> tuple[Case, Any, Any] | None:
    """The first question of a kind on which two tables part, with what each says. Of a move one says that it is legal."""
    for case in KINDS[kind]():
        said, otherwise = asked(one, case), asked(other, case)
        moves = kind in ("sing", "exchange", "reveal")
        told = "legal" in (said, otherwise) and IMPOSSIBLE not in (said, otherwise) if moves else True
        if said != otherwise and told and "undecided" not in (said, otherwise):
            return case, said, otherwise
    return None


def found() -> dict[str, Any]:
    """Everything that is stored: where every two forms part, by kind, and every value of an option from its default."""
    forms: list[Any] = []
    for one, other in combinations(VARIANTS, 2):
        for kind in ("deal", "match", "sing", "exchange"):
            parted = smallest(kind, form(one), form(other))
            if parted is not None:
                forms.append({"forms": [one, other], "ask": parted[0], "says": list(parted[1:])})
    options: list[Any] = []
    for bite in bites():
        parted = smallest(WHERE[bite.option][1], bite.rules(bite.default), bite.rules(bite.value))
        assert parted is not None, bite
        both = [[bite.default, parted[1]], [bite.value, parted[2]]]
        options.append({"option": bite.option, "form": bite.form, "ask": parted[0], "says": both})
    return {"forms": forms, "options": options}


def as_yaml(entries: Mapping[str, Any]) -> str:
    """An entry a line."""
    lines = ["# Where two tables of Tute part: `python -m tests.differences.tute` finds it again."]
    for key, several in entries.items():
        lines += [f"{key}:", *(f"- {json.dumps(entry, ensure_ascii=False)}" for entry in several)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(as_yaml(found()), end="")
