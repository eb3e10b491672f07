"""What would turn a verdict round: the smallest changes of the position, then of the table; each one is asked anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from tutor.ask.case import Case
from tutor.ask.fits import most_tricks
from tutor.ask.ruleset import Ruleset
from tutor.ask.speak import edit_words
from tutor.ask.told import names_in
from tutor.ask.worlds import Worlds
from tutor.cards import CARDS, SUITS, bits
from tutor.faults import TutorError
from tutor.judge import Edit, Ruling, lying, smallest_hand_edit, turning_edits
from tutor.law.compile import BINDING, INACTIVE, RELEASED
from tutor.law.model import Law
from tutor.play.court import Court
from tutor.play.ending import tricks_counted
from tutor.play.facts import MissingFact, Situation

Rule = Callable[[Court, Situation], Ruling | None]


class Turning:
    """The counterfactuals of one ruling.

    ``rule`` rules on the same move in another situation. Where the ruling is not ``certain`` (facts had to be made up), a
    change counts only if it turns the verdict round whatever they are.
    """

    def __init__(
        self, rules: Ruleset, court: Court, case: Case, situation: Situation, ruling: Ruling, certain: bool, rule: Rule
    ) -> None:
        self.rules, self.court, self.case, self.situation = rules, court, case, situation
        self.ruling, self.certain, self.rule = ruling, certain, rule
        self.wanted = "illegal" if ruling.verdict == "legal" else "legal"
        self.names = names_in(situation)

    def entries(self) -> Iterator[dict[str, Any]]:
        """All of them: of the hand, of the rest of the position, of the table."""
        court, ruling = self.court, self.ruling
        first = self.hand_edit()
        if first is not None:
            yield unless_entry(court, first, self.wanted, self.names)
        decision, witness = ruling.decision.decision, witness_of(ruling)
        turns = partial(self.turns, court)
        for edit in turning_edits(court.law, decision, self.situation, ruling.choice, witness, court.deck, turns):
            yield unless_entry(court, edit, self.wanted, self.names)
        for edit in option_edits(court):
            changed = {**self.case.options, edit.where: edit.new}
            if self.turns(self.rules.court(court.law.variant, court.law.kind, changed), self.situation):
                yield unless_entry(court, edit, self.wanted, self.names)

    def first(self) -> dict[str, Any] | None:
        """That of the hand alone."""
        edit = self.hand_edit()
        return unless_entry(self.court, edit, self.wanted, self.names) if edit is not None else None

    def turns(self, court: Court, changed: Situation) -> bool:
        """Whether the verdict is the other one in a situation, which has to be one that can be."""
        worlds = Worlds(court, self.case, partial(self.rule, court))
        try:
            again = [self.rule(court, changed)] if self.certain else [world.ruling for world in worlds.of(changed)]
        except (MissingFact, TutorError):
            return False
        turned = all(ruling is not None and ruling.verdict == self.wanted for ruling in again)
        return turned and worlds.may_be(changed) and not too_many_tricks(court.law, changed)

    def hand_edit(self) -> Edit | None:
        """The smallest change of the hand; nothing but the hand changes, so only it is re-read."""
        ruling, decision = self.ruling, self.ruling.decision.decision
        zone = getattr(getattr(decision.choose[decision.part], "zone", None), "name", "") or hand_read(
            self.court.law, ruling
        )
        flat, bit, legal_now = ruling.decision.flat, 1 << ruling.choice, ruling.verdict == "legal"
        idle = not decision.require and all(state in (INACTIVE, RELEASED) for state in ruling.trace.states)
        if zone not in flat.facts or (idle and zone not in ruling.decision.conditions_read):
            return None
        place = flat.facts.index(zone)
        values, function = [ruling.facts[name] for name in flat.facts], flat.function

        def turns(hand: int) -> bool:
            if not self.certain:
                return self.turns(self.court, {**self.situation, zone: hand})
            values[place] = hand
            return bool(function(*values) & bit) != legal_now

        free = self.court.deck & ~lying(self.court.law, self.situation)
        return smallest_hand_edit(decision, zone, self.situation, ruling.choice, witness_of(ruling), free, turns)


def too_many_tricks(law: Law, changed: Situation) -> bool:
    """Whether more tricks have been won than can have been played."""
    won = [changed[name] for name in tricks_counted(law) if isinstance(changed.get(name), int)]
    return bool(won) and max(won) > most_tricks(law, changed)


def witness_of(ruling: Ruling) -> int:
    """The cards that the ruling rests on: those its rules speak of, and those that were left by duties that bound."""
    found = 0
    for state, after, witness in zip(ruling.trace.states, ruling.trace.after, ruling.trace.witness, strict=True):
        found |= witness | (after if state == BINDING else 0)
    return found


def hand_read(law: Law, ruling: Ruling) -> str:
    """The hand that the rules of a decision look at where no card of it is chosen; empty where they look at none."""
    own = [name for name, zone in law.zones.items() if zone.seen_by == "owner" and not zone.copy_of]
    return next((name for name in own if name in ruling.decision.flat.facts), "")


def option_edits(court: Court) -> Iterator[Edit]:
    """Every other value of every option that is a flag or a few words."""
    for option in court.law.options.values():
        now = court.law.settings[option.id]
        others: tuple[Any, ...] = (not now,) if option.type == "flag" else tuple(v for v in option.values if v != now)
        for value in others:
            yield Edit("option", option.id, now, value)


def unless_entry(court: Court, edit: Edit, verdict: str, names: tuple[str, ...]) -> dict[str, Any]:
    """A counterfactual as data and in words."""
    return {"change": edit_entry(edit), "verdict": verdict, **edit_words(court.law, edit, verdict, names)}


def edit_entry(edit: Edit) -> dict[str, Any]:
    """An edit as data."""
    if edit.kind in ("drop", "add"):
        return {edit.kind: [str(CARDS[card]) for card in bits(edit.old or edit.new)], "where": edit.where}
    if edit.kind == "card":
        return {"change": str(CARDS[edit.old]), "to": str(CARDS[edit.new]), "where": f"{edit.where}[{edit.place}]"}
    if edit.kind == "suit":
        return {"change": SUITS[edit.old].slug, "to": SUITS[edit.new].slug, "where": edit.where}
    if edit.kind == "suits":
        was, would_be = ([SUITS[suit].slug for suit in bits(suits)] for suits in (edit.old, edit.new))
        return {"change": was, "to": would_be, "where": edit.where}
    place = f"[{edit.place}]" if edit.place >= 0 else ""
    return {"change": edit.old, "to": edit.new, "where": edit.where.removesuffix(":all") + place}
