"""What may be chosen now, with the verdict on every card and number, and the reading of what a player has done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from tutor.ask.because import because
from tutor.ask.phrases import labels_of, voice_of
from tutor.ask.take import Taking, scale_in, sum_in
from tutor.cards import CARDS, SUITS, bits
from tutor.judge import Ruling, judge
from tutor.judge.sets import SetRuling
from tutor.kinds.facts.total import Sum, Total
from tutor.law.compile import CompiledDecision
from tutor.law.compile_sets import SetDecision
from tutor.law.model import Decision, Law
from tutor.law.names import Fact, Part
from tutor.law.subsets import Scale
from tutor.law.voice import Voice
from tutor.tabletop.shape import AskData, CardData, Kind, OptionData, SumData
from tutor.words import name_suit, sentence


@dataclass(frozen=True)
class Choosing:
    """A decision to be made by ``decision`` with these ``facts``. ``told``: whether verdicts may be spoken of at all."""

    law: Law
    decision: CompiledDecision | SetDecision
    facts: Mapping[str, Any]
    lang: str
    optional: bool = False
    told: bool = True

    @property
    def kind(self) -> Kind:
        """What one does: play a card, capture with it, claim cards, or choose something that is no card."""
        types = [part.type for part in self.decision.decision.choose.values()]
        if "cards" in types:
            return "capture" if len(types) > 1 else "claim"
        return "play" if types[0] == "card" else "choose"

    def ask(self) -> AskData:
        """What is asked of the player."""
        found: AskData = {
            "kind": self.kind,
            "hand": next(iter(zones_in(self.decision.decision, "card")), ""),
            "take": zones_in(self.decision.decision, "cards"),
            "held": self.held(),
            "options": list(self.options()) if self.kind == "choose" else [],
            "may_pass": self.optional,
        }
        total = self.total() if self.told else None
        if total is not None:
            found["sum"] = total
        return found

    def held(self) -> list[str]:
        """Cards of the zone that go with those taken in any case."""
        for part in self.decision.decision.choose.values():
            but = getattr(part, "but", None)
            card = self.facts.get(but.name, -1) if isinstance(but, Fact) else -1
            if card >= 0:
                return [str(CARDS[card])]
        return []

    # ── verdicts ──────────────────────────────────────────────────────────────────────────────────

    def told_of(self) -> dict[str, CardData]:
        """By card what its verdict and its worth add to it; nothing where verdicts are not spoken of."""
        if not self.told:
            return {}
        found: dict[str, CardData] = {}
        for card in bits(self.domain()):
            found[str(CARDS[card])] = {**self.verdict_on(card)}  # type: ignore[typeddict-item]
        scale = self.scale()
        for card in bits(self.domain() | self.table()) if scale else ():
            found.setdefault(str(CARDS[card]), {})["value"] = scale.by_card[card]  # type: ignore[typeddict-item, union-attr]
        return found

    def domain(self) -> int:
        """The cards of which one is chosen."""
        if isinstance(self.decision, SetDecision):
            return max(self.decision.domain(self.facts), 0)
        return self.decision.trace(self.facts).domain if self.kind == "play" else 0

    def table(self) -> int:
        """The cards of which some are taken."""
        return self.decision.table(self.facts) if isinstance(self.decision, SetDecision) else 0

    def verdict_on(self, card: int) -> dict[str, str]:
        """Why a card may not be chosen, or not without taking something."""
        if isinstance(self.decision, SetDecision):
            leaving = self.ruling((card, 0))
            if not leaving.refused:
                return {}
            why = self.reason(leaving)
            return (
                {"stay": why}
                if isinstance(leaving, SetRuling) and leaving.moves()
                else {"why": why, "rule": self.rule(leaving)}
            )
        ruling = self.ruling(card)
        return {"why": self.reason(ruling), "rule": self.rule(ruling)} if ruling.refused else {}

    def options(self) -> Iterator[OptionData]:
        """The numbers, suits or words that may be chosen."""
        assert isinstance(self.decision, CompiledDecision)
        generator = self.decision.decision.choose[self.decision.decision.part]
        for value in bits(self.decision.trace(self.facts).domain):
            option: OptionData = {"id": value, "label": str(value)}
            if generator.type == "suit":
                option |= {"label": name_suit(value, self.lang).bare, "suit": SUITS[value].slug}
            elif generator.type == "word":
                option["label"] = getattr(generator, "words", ())[value]
            ruling = self.ruling(value)
            if self.told and ruling.refused:
                option |= {"why": self.reason(ruling), "rule": self.rule(ruling)}
            yield option

    def ruling(self, choice: Any) -> Ruling | SetRuling:
        """The ruling on a choice as `Position.play` takes it."""
        if isinstance(self.decision, SetDecision):
            return SetRuling(self.decision, self.facts, choice)
        return judge(self.decision, self.facts, choice)

    def reason(self, ruling: Ruling | SetRuling) -> str:
        """The sentence that belongs to a ruling."""
        if isinstance(ruling, SetRuling):
            return Taking(self.law, ruling, named=True).because(self.lang)
        return because(self.law, ruling, self.lang)

    def rule(self, ruling: Ruling | SetRuling) -> str:
        """The name of the rule that decides."""
        return voice_of(self.law, self.lang).label(ruling.rule) if ruling.rule else ""

    # ── sums ──────────────────────────────────────────────────────────────────────────────────────

    def summed(self) -> Total | None:
        """The condition by which the cards chosen have to add up, where there is one."""
        for rule in self.decision.decision.require if isinstance(self.decision, SetDecision) else ():
            found = sum_in(rule.must)
            if isinstance(found, Total) and found.how == "is" and not found.counting_by and scale_in(found):
                return found
        return None

    def scale(self) -> Scale | None:
        """What cards are worth here."""
        found = self.summed()
        return scale_in(found) if found else None

    def total(self) -> SumData | None:
        """How the cards chosen have to add up; None where the browser could not tell."""
        found, voice = self.summed(), Voice(self.lang, labels_of(self.law), self.facts)
        if found is None:
            return None
        card, *_ = self.decision.decision.choose
        goal = voice.value_of(found.value)
        if goal is None and not (isinstance(found.value, Sum) and is_part(found.value, card)):
            return None
        fixed = replace(found.sum, parts=tuple(part for part in found.sum.parts if not isinstance(part, Part)))
        return {"goal": goal, "fixed": fixed.addends(voice) or [], "card": found.sum.has(card)}

    def prompt(self) -> str:
        """What one does, where no object follows."""
        decision = self.decision.decision
        return decision.name.get(self.lang) or decision.labels[self.lang]

    def verdict_text(self, choice: Any) -> tuple[bool, str, str]:
        """Whether a choice is legal, why, and by which rule."""
        ruling = self.ruling(choice)
        return not ruling.refused, sentence(self.reason(ruling)), self.rule(ruling)


def zones_in(decision: Decision, type: str) -> list[str]:
    """The zones from which a card ("card"), or cards ("cards"), are chosen."""
    parts = [part for part in decision.choose.values() if part.type == type]
    zones = [zone for part in parts for zone in (getattr(part, "zone", None), *getattr(part, "zones", ()))]
    return [zone.name for zone in zones if isinstance(zone, Fact)]


def is_part(added: Sum, part: str) -> bool:
    """Whether nothing but one part of the move is added."""
    return len(added.parts) == 1 and added.has(part)
