"""Pairs of tables that part on one decision, by what parts them: an option, a misconception, the two variants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.proofs.laws import MISCONCEPTIONS, law, library
from tutor.ask.ruleset import Ruleset
from tutor.law.load import Table
from tutor.law.model import Law


@dataclass(frozen=True)
class Seats:
    """One table. ``kind`` is asked in a case; the rest is settled before."""

    variant: str = "completa"
    kind: str = ""
    misconception: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def law(self) -> Law:
        return law(self.variant, self.kind, misconception=self.misconception, **self.options)

    @property
    def rules(self) -> Ruleset:
        wrong = (self.misconception,) if self.misconception else ()
        return Ruleset(library(), Table("pocha", self.variant, options=self.options, misconceptions=wrong))


@dataclass(frozen=True)
class Pair:
    """Two tables, and the decision on which they part."""

    one: Seats
    other: Seats
    decision: str = "jugar"


def _option(name: str, one: Any, other: Any, kind: str = "", decision: str = "pedir", **also: Any) -> Pair:
    return Pair(
        Seats(kind=kind, options={**also, name: one}), Seats(kind=kind, options={**also, name: other}), decision
    )


PAIRS: dict[str, Pair] = {
    "variant": Pair(Seats("completa"), Seats("sencilla"), "pedir"),
    "tres_bajo": _option("tres_bajo", False, True, decision="jugar"),
    "restriccion_con_una_carta": _option("restriccion_con_una_carta", True, False),
    "segunda_puja_libre": _option("segunda_puja_libre", True, False, "subastado"),
    "empate_subasta": _option("empate_subasta", "primero", "ultimo", "subastado", segunda_puja_libre=False),
    **{name: Pair(Seats(), Seats(misconception=name)) for name in MISCONCEPTIONS},
    "M15": Pair(Seats(), Seats(misconception="M15"), "pedir"),
}
