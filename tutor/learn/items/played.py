"""What the course of a hand brings: whose turn it is, and who takes what is left; played by the interpreter of any law."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.ask.told import LETTERS
from tutor.cards import bits, parse_card, parse_cards
from tutor.law.compile_sets import SetDecision
from tutor.law.course import Instruction, every_step
from tutor.law.model import Law
from tutor.law.protocol import Step
from tutor.play.course import compile_course
from tutor.play.court import Court
from tutor.play.deal import plan_deal
from tutor.play.position import Position
from tutor.play.setting import Setting
from tutor.play.table import Run, deal_hand, start_of

BY_TURNS = ("ask", "ask_trick")
Turn = tuple[str, str, tuple[str, ...]]  # who, the card that was played, and what it took


# ── whose turn it is ──────────────────────────────────────────────────────────────────────────────


def asked_by_turns(law: Law) -> tuple[str, ...]:
    """The decisions that everybody is asked for, one after another."""
    return tuple(dict.fromkeys(step.name for step in compile_course(law).code if step.op in BY_TURNS))


def to_trick(law: Law, decision: str) -> bool:
    """Whether a decision is what one plays to a trick."""
    return any(step.op == "ask_trick" and step.name == decision for step in compile_course(law).code)


def order_of(court: Court, players: int, dealer: str, decision: str, leader: str = "") -> tuple[str, ...]:
    """Everybody in the order in which they are asked for a decision, with one card each.

    They sit in a circle, everybody at the right of the letter before. ``leader``: who leads the trick, where that is not
    left to the course.
    """
    step = -1 if court.law.clockwise else 1
    first = LETTERS.index(dealer)
    setting = Setting(court, plan_deal(court.law, players), 0, 1)
    position = deal_hand(setting, bits(setting.plan.pack))
    while not position.over and position.decision != decision:
        position = position.play(position.moves()[0], checked=False)
    if leader:
        leads = (LETTERS.index(leader) - first) * step % players
        position = position.with_changes(leader=leads, turn=leads)
    found: list[str] = []
    while position.decision == decision and len(found) < players:
        found.append(LETTERS[(first + position.turn * step) % players])
        position = position.play(position.moves()[0], checked=False)
    return tuple(found)


# ── who takes what is left ────────────────────────────────────────────────────────────────────────


def leaving_step(law: Law) -> Step | None:
    """The step of the course in which what lies somewhere goes to somebody; None where there is none."""
    return next((step for step in every_step(law.course) if step.keys[:1] == ("move",)), None)


def leaving(law: Law) -> Instruction | None:
    """The same as it is carried out."""
    return next((step for step in compile_course(law).code if step.op == "move"), None)


def set_decision(court: Court) -> str:
    """The decision in which a card of the hand takes a set of cards; "" where there is none."""
    found = [name for name, each in court.law.decisions.items() if len(each.choose) > 1 and not each.never]
    return next((name for name in found if isinstance(court.decision(name), SetDecision)), "")


def seated(court: Court, players: int, zones: dict[str, Any]) -> Position:
    """A position of nothing but what lies in some zones; everything else is empty, or at its start."""
    law = court.law
    setting = Setting(court, plan_deal(law, players), players - 1, 1)
    lying: dict[str, Any] = {}
    for name, zone in law.zones.items():
        empty: Any = () if zone.ordered else -1 if zone.size == 1 else 0
        lying[name] = zones.get(name, (empty,) * setting.owners(zone.of) if zone.of else empty)
    registers = {name: start_of(setting, name) for name in law.registers}
    return Position(setting, lying, registers, 0, (0,) * setting.program.slots, 0, 0, set_decision(court))


def taker_of_rest(court: Court, players: int, table: str, left: Sequence[str], turns: Sequence[Turn]) -> str:
    """Who takes what is ``left`` on the table after some turns; "" where nobody does."""
    step = leaving(court.law)
    rest = sum(1 << card for card in parse_cards(list(left)))
    run = Run(seated(court, players, {table: before(rest, turns)}))
    for who, card, taken in turns:
        run.turn, run.at = LETTERS.index(who), 0
        run.decision = set_decision(court)
        run.choose((int(parse_card(card)), sum(1 << each for each in parse_cards(list(taken)))))
    if step is None or step.name != table:
        return ""
    taker = run.registers[step.of]
    run.do_move(step)
    return LETTERS[taker] if taker >= 0 and not run.zones[table] & rest else ""


def before(rest: int, turns: Sequence[Turn]) -> int:
    """What lay on the table before some turns, after which the rest lies there."""
    for _, card, taken in reversed(turns):
        if taken:
            rest |= sum(1 << each for each in parse_cards(list(taken)))
        else:
            rest &= ~parse_card(card).bit
    return rest
