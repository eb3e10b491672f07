"""A move of Tute that is said and not played, and what the naive referee says of it, here and at other tables."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from tests.claims.tute_words import (
    QUESTIONS,
)
from tests.referee_tute.answers import check_position
from tests.referee_tute.cante import cante_rules
from tests.referee_tute.capote import has_four_kings, may_announce_capote
from tests.referee_tute.exchange import exchange_rule, takes
from tests.referee_tute.law import Law, law_of


@dataclass(frozen=True)
class Asked:
    """A move asked about: the facts of the case, and the law of the table."""

    case: dict[str, Any]
    law: Law
    first_cante_option: bool = True

    @property
    def question(self) -> str:
        """What is asked."""
        return next(name for name in QUESTIONS if name in self.case)

    @property
    def possible(self) -> list[str | None]:
        """The rules that may refuse the move, None where it may be allowed."""
        case, law = self.case, self.law
        if self.question == "sing":
            return cante_rules(case["sing"], case, law)
        if self.question == "exchange":
            rule = exchange_rule(case["exchange"], case, law)
            return ["cambiar", None] if rule == "undecided" else [rule]
        if self.question == "lay":
            now = case["stock"] > 0 and case["tricks_won"] == 0 and not case.get("announced")
            return [None if now and takes(case["lay"], case["upcard"]) else "avisar_del_cambio"]
        if self.question == "announce":
            may = may_announce_capote(case["stock"], case["hand"], law) and not case.get("capote")
            return [None if may else "anunciar_capote"]
        return [None if has_four_kings(case["hand"], case["tricks_won"], case.get("stock", 0), law) else "tute"]

    @property
    def verdict(self) -> str:
        """What the referee says."""
        if None not in self.possible:
            return "illegal"
        return "legal" if len(self.possible) == 1 else "undecided"

    @property
    def rule(self) -> str | None:
        """The rule that refuses, where it is one."""
        return self.possible[0] if len(self.possible) == 1 else None

    def at(self, variant: str) -> str:
        """The verdict at another table; "" where the position cannot be there."""
        shared = {name: getattr(self.law, name) for name in ("un_cante_por_baza", "tute_de_reyes")}
        shared |= {} if variant == "habanero" else {"cantar_primera_baza": self.first_cante_option}
        law = law_of(variant, **shared)
        won, stock = self.case.get("tricks_won") or 0, self.case.get("stock", 0)
        own = {"capote", "announced"} & set(self.case)
        if len(self.case.get("dealt") or [""] * law.cards_each) != law.cards_each or (own and not law.has_stock):
            return ""
        try:
            check_position(self.case, law)
            if won > 40 // law.players - (law.cards_each - 1 + stock // 2 if stock else len(self.case["hand"])):
                return ""
            if self.question in ("lay", "announce") and not law.has_stock:
                return "not_covered"
            return Asked(self.case, law).verdict
        except ValueError:
            return ""

    def with_(self, **changes: Any) -> Asked:
        """The same with something changed."""
        return replace(self, case={**self.case, **changes})
