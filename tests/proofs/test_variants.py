"""Where the variants and the options part, and nowhere else.

What may be played and bid is proved over every position. Of the rest of the law (deck, schedule, score …) it is shown
which part an option changes, not what the change does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from itertools import product
from typing import Any

import pytest

from tests.proofs.laws import chain, law
from tests.proofs.pairs import PAIRS
from tutor.law.live import ABOUT, WORDING, essence, other_values
from tutor.law.model import Law
from tutor.law.prove import differ

KINDS = ("", "india", "subastado", "oros")
OPTIONS = tuple(law().options)
# Where an option may matter to a decision: everywhere else the two programs are the same, letter by letter.
TOUCHES: dict[tuple[str, str], Callable[[str, bool], bool]] = {
    ("tres_bajo", "jugar"): lambda kind, kept: True,
    ("restriccion_con_una_carta", "pedir"): lambda kind, kept: True,
    ("segunda_puja_libre", "pedir"): lambda kind, kept: kind == "subastado",
    ("empate_subasta", "pedir"): lambda kind, kept: kind == "subastado" and kept,
}
# The part of the law that an option changes in a plain hand.
DECLARED = {
    "restriccion_con_una_carta": {"decisions"},
    "multiplicadores": {"tally"},
    "multiplicar_perdidas": {"tally"},
    "tres_bajo": {"deck", "tricks"},
    "desempate": {"result"},
    "sobrantes": {"deck"},
    "renuncio": {"tally"},
    "mano_anulada": {"tally"},
    "carta_de_triunfo": {"course"},
    "cartas_especiales": {"schedule"},
    "segunda_puja_libre": set(),
    "bajada": {"schedule"},
    "empate_subasta": {"registers"},
    "sentido": {"clockwise", "glossary"},
}
# Where the two tables of a pair agree after all (a rule of the logic program that leaves only such positions).
TIED = (
    "a_top(M) :- M = #max { N : auction_bids__all(_,N) }, auction_bids__all(_,M). "
    "a_tie :- auction_bids__all(I,M), auction_bids__all(J,M), I < J, a_top(M)."
)
AGREE = [
    ("variant", "with two cards or more", ":- cards(1)."),
    ("variant", "before the dealer's turn", ":- chooser(I), dealer(I)."),
    ("tres_bajo", "without a three", ":- order(_,_,3). :- hand(_,3)."),
    ("restriccion_con_una_carta", "with two cards or more", ":- cards(1)."),
    ("restriccion_con_una_carta", "before the dealer's turn", ":- chooser(I), dealer(I)."),
    ("segunda_puja_libre", "for whoever lost the auction", ":- chooser(I), b_most'namer'(I)."),
    ("segunda_puja_libre", "from the first bid upwards", ":- differ(N,_), auction_bids(M), N < M."),
    ("empate_subasta", "where nobody is tied", f"{TIED} :- a_tie."),
    ("M15", "before the dealer's turn", ":- chooser(I), dealer(I)."),
    ("M15", "where others have bid too much already", ":- S = #sum { N,I : bids__all(I,N) }, cards(C), S <= C."),
]


def nowhere(kind: str, kept: bool) -> bool:
    return False


def values(option: str) -> list[Any]:
    """Its default and everything else it can be (of a number, the ends)."""
    known = law().options[option]
    return [known.default, *other_values(known, known.default)]


def contexts(option: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Kinds of hand and settings of the options that bear on others."""
    for kind, kept, bound in product(KINDS, (False, True), (False, True)):
        settings: dict[str, Any] = {"segunda_puja_libre": not kept, "restriccion_con_una_carta": bound}
        yield kind, {name: value for name, value in settings.items() if name != option}


@pytest.mark.parametrize("decision", ["jugar", "subastar", "nombrar", "pedir"])
@pytest.mark.parametrize("option", OPTIONS)
def test_an_option_changes_a_decision_only_where_it_is_declared(option: str, decision: str) -> None:
    touches = TOUCHES.get((option, decision), nowhere)
    parted: set[tuple[str, str]] = set()
    for kind, settings in contexts(option):
        base, *others = [law(kind=kind, **settings, **{option: value}) for value in values(option)]
        for other in others:
            one, another = chain(base, "", decision), chain(other, "", decision)
            assert (one != another) == touches(kind, not settings.get("segunda_puja_libre", True)), (kind, settings)
            if one != another and (one, another) not in parted:
                assert differ(base, other, decision), (kind, settings)
                parted.add((one, another))


@pytest.mark.parametrize("low", [False, True], ids=["three_high", "three_low"])
def test_the_same_cards_may_be_played_in_both_variants(low: bool) -> None:
    assert not differ(law("completa", tres_bajo=low), law("sencilla", tres_bajo=low))


@pytest.mark.parametrize(("name", "place", "where"), AGREE, ids=[f"{name} {place}" for name, place, _ in AGREE])
def test_two_tables_agree(name: str, place: str, where: str) -> None:
    """And part elsewhere: `test_witnesses`."""
    pair = PAIRS[name]
    assert not differ(pair.one.law, pair.other.law, pair.decision, where=where), place


def changed(one: Law, other: Law) -> set[str]:
    """The parts of two laws that say different things."""
    parts = (field.name for field in fields(Law) if field.name not in ABOUT | WORDING)
    return {part for part in parts if essence(getattr(one, part)) != essence(getattr(other, part))}


@pytest.mark.parametrize("option", OPTIONS)
def test_an_option_changes_no_other_part_of_the_law(option: str) -> None:
    base, *others = [law(**{option: value}) for value in values(option)]
    assert [changed(base, other) for other in others] == [DECLARED[option]] * len(others)


def test_the_variants_differ_in_these_parts_alone() -> None:
    assert changed(law("completa"), law("sencilla")) == {
        "players",
        "deck",
        "course",
        "schedule",
        "decisions",
        "tally",
        "result",
    }
