"""The laws that the proofs speak of, each read once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tutor.kinds import vocabulary
from tutor.law.chain_logic import ChainProgram
from tutor.law.compile import CompiledDecision
from tutor.law.load import Library, Table
from tutor.law.model import Law
from tutor.law.position_logic import PositionProgram
from tutor.law.prove import Difference, parted, solve
from tutor.law.yamltext import Node, read_yaml
from tutor.places import rules_dir
from tutor.play.facts import complete

VARIANTS = ("completa", "sencilla")
MISCONCEPTIONS = tuple(f"M{number}" for number in range(1, 15))  # those that change what may be played
INDEPENDENT = (Path(__file__).parent / "independent.lp").read_text("utf-8")
INDEPENDENT_BIDS = (Path(__file__).parent / "independent_bids.lp").read_text("utf-8")
LONGEST_TRICK = 8


@cache
def library() -> Library:
    return Library(rules_dir(), vocabulary())


def law(
    variant: str = "completa",
    kind: str = "",
    house: str | Mapping[str, Any] = "",
    misconception: str = "",
    **options: int | str | bool,
) -> Law:
    """A law of Pocha, read once. ``house`` is an overlay, as YAML or as plain data."""
    text = house if isinstance(house, str) else json.dumps(house)
    set_otherwise = {name: value for name, value in options.items() if value != defaults().get(name)}
    return _law(variant, kind, text, misconception, tuple(sorted(set_otherwise.items())))


@cache
def defaults() -> Mapping[str, Any]:
    """What the options are where nothing is said."""
    return {name: option.default for name, option in _law("completa", "", "", "", ()).options.items()}


@cache
def _law(variant: str, kind: str, house: str, misconception: str, options: tuple[tuple[str, Any], ...]) -> Law:
    overlays: tuple[Node, ...] = (read_yaml(house, "house.yaml"),) if house else ()
    misconceptions = (misconception,) if misconception else ()
    return library().law(Table("pocha", variant, kind, dict(options), overlays, misconceptions))


def positions(of: Law, max_trick: int = LONGEST_TRICK, any_suit: bool = True) -> PositionProgram:
    """Every position in which a card is played: hands of 1 to 13, tricks of 0 to 8, with oros as trump or any."""
    return PositionProgram(of, {"hand", "trick", "trump"}, "jugar", max_trick, any_suit)


@cache
def chain(of: Law, prefix: str = "law_", decision: str = "jugar") -> str:
    return ChainProgram(of.decisions[decision], of, prefix).text()


def differs_from_the_reading(of: Law, decision: str = "jugar") -> bool:
    """Whether a law and the independent reading part in any position."""
    chosen = ChainProgram(of.decisions[decision], of, "law_")
    if decision == "jugar":
        own, asked = INDEPENDENT + parted("SR", "law_legal", "own_legal"), positions(of)
    else:
        own = (
            INDEPENDENT_BIDS
            + parted("N", "law_legal", "own_bid")
            + ("one_card_free." if of.variant == "sencilla" else "")
        )
        asked = PositionProgram(of, {"bids:all", *chosen.lp.facts} - {"auction"}, decision, LONGEST_TRICK)
        own += "{ auction }. :- auction."
    return solve(own + chosen.text() + asked.text()) is not None


def confirm(found: Difference, law_a: Law, law_b: Law, decision: str) -> None:
    """The generated Python parts the two laws there too, and in the same sense."""
    allowed = [
        CompiledDecision(of.decisions[decision]).flat(complete(of, found.situation, decision)) for of in (law_a, law_b)
    ]
    assert [bool(mask >> found.choice & 1) for mask in allowed] == [found.first, not found.first], found
