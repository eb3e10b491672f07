"""The search: each small position is put to several tables at once, until every two of them have parted.

What a table says is asked of the engine's functions, as its front door asks them; what is stored is asked there again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any

from tests.agreement.engine import INDEX, cards_of, mask
from tests.differences.positions import KINDS, Case
from tutor.ask import Ruleset
from tutor.faults import TutorError
from tutor.play.course import fixed_deal
from tutor.play.court import Court
from tutor.play.facts import complete
from tutor.play.opening import opening_of
from tutor.play.outcome import match_outcome
from tutor.play.score import count_points

IMPOSSIBLE = "impossible"


def asked(rules: Ruleset, case: Case) -> Any:
    """What the front door says: the value, or the verdict, or that there is no such position."""
    try:
        answer = rules.explain({"game": "escoba", **case})
    except TutorError:
        return IMPOSSIBLE
    return answer.value if answer.verdict == "answered" else answer.verdict


def plays(rules: Ruleset, case: Case) -> Any:
    """The sets that the card may take, the empty one where it may be left."""
    court, card = rules.court(), INDEX[case["play"]]
    facts = complete(court.law, {"hand": mask(case["hand"]), "table": mask(case["table"])}, "tomar")
    return frozenset(move[1] for move in court.decision("tomar").legal(facts) if move[0] == card)


def claims(rules: Ruleset, case: Case) -> Any:
    """The sets that may be claimed, nothing at all being none; none either where nobody claims."""
    court = rules.court()
    table = mask([*case["table"], case["left"]])
    facts = complete(court.law, {"left": INDEX[case["left"]], "table": table}, "reclamar_lo_dejado")
    decision = court.decision("reclamar_lo_dejado")
    moves = decision.legal(facts) if decision.applies(facts) else ()
    return frozenset(move[0] for move in moves if move[0])


def openings(rules: Ruleset, case: Case) -> Any:
    """What the dealer takes, and the escobas."""
    court, cards = rules.court(), case["opening"]
    dealt = fixed_deal(court.law)
    if dealt is None or dealt[1] != len(cards):
        return IMPOSSIBLE
    taken, added = opening_of(court, {"opening": tuple(INDEX[card] for card in cards), "deck": court.deck})
    return taken, added.get("escobas", 0)


def scores(rules: Ruleset, case: Case) -> Any:
    """The points of both."""
    both = tuple(mask(pile) for pile in case["piles"].values())
    told = {"piles:all": both, "escobas:all": (0, 0), "owners": 2, "players": 2}
    return count_points(rules.court(), told)


def matches(rules: Ruleset, case: Case) -> Any:
    """The winner, or that they play on; nothing where the totals do not tell."""
    court: Court = rules.court()
    try:
        found = match_outcome(court, case["match"], tallies=case.get("tallies"))
    except KeyError:
        return None
    return "undecided" if court.law.result.first_to_arrive and len(found.ended) > 1 else found.winner or "play_on"


SAYS: Mapping[str, Callable[[Ruleset, Case], Any]] = {
    "play": plays,
    "claim": claims,
    "opening": openings,
    "score": scores,
    "match": matches,
}


def says(kind: str, rules: Ruleset, case: Case) -> Any:
    """What a table says to a question of a kind."""
    return SAYS.get(kind, asked)(rules, case)


def parting(kind: str, case: Case, one: Any, other: Any) -> Case:
    """The case with the question on which the two answers part: of sets the smallest that one has and the other not."""
    if kind not in ("play", "claim"):
        return case
    sets = sorted(one ^ other, key=lambda taken: (taken.bit_count(), taken))
    return {**case, "take" if kind == "play" else "claim": cards_of(sets[0])}


def smallest(kind: str, tables: Mapping[str, Ruleset]) -> dict[tuple[str, str], Case]:
    """For every two tables the first question of a kind on which they part; those that never do are left out."""
    left, found = list(combinations(tables, 2)), {}
    for case in KINDS[kind]():
        answers = {name: says(kind, tables[name], case) for name in {name for pair in left for name in pair}}
        for one, other in list(left):
            if None not in (answers[one], answers[other]) and answers[one] != answers[other]:
                if IMPOSSIBLE in (answers[one], answers[other]) and kind != "deal":
                    continue
                found[one, other] = parting(kind, case, answers[one], answers[other])
                left.remove((one, other))
        if not left:
            break
    return found
