"""The interpreter of a hand's course: from a deal to the next choice, and from a choice to the one after it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from tutor.cards import CARDS, bits
from tutor.faults import refuse
from tutor.law.course import Instruction
from tutor.law.protocol import Condition
from tutor.play.deal import stock_of
from tutor.play.opening import opening_of
from tutor.play.position import PASS, Position
from tutor.play.score import count_hand, count_points
from tutor.play.setting import Setting
from tutor.play.won import hand_won
from tutor.play.working import WorkingCopy

MOST_ROUNDS = 1000  # of a course without anybody choosing; more, and it never ends


def deal_hand(setting: Setting, pack: Sequence[int], picked: int = 0) -> Position:
    """A hand dealt from ``pack`` (all the cards of the table's deck, the first to be dealt first), up to its first choice.

    ``picked``: which of the dealt cards is picked unseen for trumps, where that is how it is done.
    """
    law = setting.law
    if sum(1 << card for card in pack) != setting.plan.pack or len(pack) != setting.plan.pack.bit_count():
        raise refuse("pack_is_not_the_deck", found=len(pack), known=setting.plan.pack.bit_count())
    zones: dict[str, Any] = {
        name: (() if zone.ordered else 0,) * setting.owners(zone.of)
        if zone.of
        else ()
        if zone.ordered
        else -1
        if zone.size == 1
        else 0
        for name, zone in law.zones.items()
    }
    registers = {name: start_of(setting, name) for name in law.registers} | dict(setting.kept)
    zones[stock_of(law)] = tuple(int(card) for card in pack)
    start = Position(setting, zones, registers, 0, (0,) * setting.program.slots, setting.mano, -1, "")
    return Run(start, picked).to_next_choice()


def shuffled(setting: Setting, rng: random.Random) -> tuple[tuple[int, ...], int]:
    """A pack in random order, and a card to be picked unseen."""
    pack = bits(setting.plan.pack)
    places = [rng.random() for _ in pack]
    order = sorted(range(len(pack)), key=places.__getitem__)
    return tuple([pack[place] for place in order]), int(rng.random() * setting.players * setting.cards)


def start_of(setting: Setting, name: str) -> Any:
    """What a register holds when the hand begins."""
    register = setting.law.registers[name]
    if register.said_in:
        return ()
    if register.type == "suits":
        return (0,) * setting.owners(register.of) if register.of else 0
    value = -1 if register.starts is None else bool(register.starts) if register.type == "flag" else register.starts
    return (value,) * setting.owners(register.of) if register.of else value


def after(position: Position, choice: Any, checked: bool) -> Position:
    """The position after the player to move has made a choice."""
    if position.over or not position.decision:
        raise refuse("hand_is_over")
    if checked and not position.may(choice):
        known = ", ".join(choice_text(position, move) for move in position.moves()[:20])
        raise refuse("move_not_legal", found=choice_text(position, choice), known=known)
    run = Run(position)
    run.choose(choice)
    return run.to_next_choice()


def choice_text(position: Position, choice: Any) -> str:
    """A choice of this position in writing."""
    if choice == PASS:
        return "–"
    if isinstance(choice, tuple):
        return " + ".join(
            [
                *(str(CARDS[part]) for part in choice[:-1]),
                "[" + " ".join(str(CARDS[card]) for card in bits(choice[-1])) + "]",
            ]
        )
    kind, words = position.setting.choice_type(position.decision), position.setting.choice_words(position.decision)
    if words and choice in range(len(words)):
        return str(words[choice])
    return str(CARDS[choice]) if kind == "card" else str(choice)


class Run(WorkingCopy):
    """The working copy on which instructions act. It is thrown away once the next position is made."""

    # ── choices ───────────────────────────────────────────────────────────────────────────────────

    def choose(self, choice: Any) -> None:
        """Make the choice that is due: what it says is remembered, and its effects happen."""
        offered = self.setting.program.code[self.at]
        self.at += 1
        if choice == PASS:
            return
        if offered.op == "offer" and offered.target >= 0:
            self.at = offered.target
        decision = self.law.decisions[self.decision]
        self.move = (
            dict(zip(decision.choose, choice, strict=True)) if isinstance(choice, tuple) else {decision.part: choice}
        )
        self.say(decision.id, choice)
        for effect in decision.then:
            effect.run(self)
        self.move = {}

    def say(self, decision: str, choice: Any) -> None:
        """What a choice says is remembered."""
        for name, register in self.law.registers.items():
            if register.said_in == decision:
                self.registers[name] = (*self.registers[name], choice)
            if register.or_said_in == decision:
                self.registers[name] = choice

    def to_next_choice(self) -> Position:
        """The position in which somebody has to choose next, or the hand is over."""
        self.run_on()
        return self.now()

    def run_on(self) -> None:
        """Run instructions until somebody has to choose or the hand is over."""
        code = self.setting.program.code
        self.decision, self.turn, self.optional = "", -1, False
        while self.at < len(code) and not self.decision and self.points is None:
            if self.ended:
                self.at, self.ended = next(i for i, step in enumerate(code) if step.op == "tally"), False
            getattr(self, f"do_{code[self.at].op}")(code[self.at])

    # ── instructions ──────────────────────────────────────────────────────────────────────────────

    def do_zero(self, step: Instruction) -> None:
        self.loops[step.slot] = 0
        self.at += 1

    def do_ask(self, step: Instruction) -> None:
        self.ask(step.name, (self.setting.mano + self.loops[step.slot]) % self.setting.players)

    def do_ask_trick(self, step: Instruction) -> None:
        self.ask(step.name, (self.leader + self.loops[step.slot]) % self.setting.players)

    def do_ask_one(self, step: Instruction) -> None:
        self.ask(step.name, self.seat_of(step.of))

    def ask(self, decision: str, seat: int) -> None:
        self.decision, self.turn = decision, seat

    def do_next_seat(self, step: Instruction) -> None:
        self.loops[step.slot] += 1
        self.at = step.target if self.loops[step.slot] < self.setting.players else self.at + 1

    def do_next_partner(self, step: Instruction) -> None:
        """The next of the same side."""
        self.loops[step.slot] += 2 if self.law.pairs else self.setting.players
        self.at = step.target if self.loops[step.slot] < self.setting.players else self.at + 1

    def do_pass_turn(self, step: Instruction) -> None:
        """To the next seat that has a turn; or to nobody, where the turn stays with whoever had it."""
        self.at += 1
        if self.is_so(step.unless, self.loops[step.slot]) and not self.is_so(step.condition, self.loops[step.slot]):
            return
        for _ in range(self.setting.players):
            self.loops[step.slot] = (self.loops[step.slot] + 1) % self.setting.players
            if not self.is_so(step.condition, self.loops[step.slot]):
                return

    def is_so(self, condition: Condition | None, place: int) -> bool:
        """Whether a condition holds for the seat at this place from mano; without one it does not."""
        if condition is None:
            return False
        self.turn = (self.setting.mano + place) % self.setting.players
        found = self.holds(condition)
        self.turn = -1
        return found

    def do_offer(self, step: Instruction) -> None:
        """A decision that may be passed; it is passed over where there is nothing to take."""
        if self.law.decisions[step.name].never:
            self.at += 1
            return
        offset = self.loops[step.slot] + (self.loops[step.base] if step.base >= 0 else 0)
        self.ask(step.name, ((self.leader if step.flag else self.setting.mano) + offset) % self.setting.players)
        self.optional = True
        here = self.now()
        if not self.setting.court.decision(step.name).applies(here.facts) or here.moves() == (PASS,):
            self.decision, self.turn, self.optional = "", -1, False
            self.at += 1

    def do_mark(self, step: Instruction) -> None:
        """Remember what lies in a zone, where another zone is a copy of it."""
        for name, zone in self.law.zones.items():
            if zone.copy_of and step.name == (zone.after if step.flag else zone.before):
                value = self.zones[zone.copy_of]
                self.zones[name] = (
                    self.in_dealt_order(value) if zone.ordered and not isinstance(value, tuple) else value
                )
        self.at += 1

    def in_dealt_order(self, cards: int) -> tuple[int, ...]:
        """Cards in the order in which they were dealt."""
        return tuple(card for card in self.dealt if cards >> card & 1)

    def do_opening(self, step: Instruction) -> None:
        """The first line of the opening that fits: its cards go to the dealer, who is then the last to have taken."""
        self.turn = self.setting.dealer
        taken, added = opening_of(self.setting.court, self.now().situation())
        if taken:
            self.move_cards(taken, step.to, self.setting.dealer)
            self.registers[step.of] = self.setting.dealer
            for register, amount in added.items():
                self.add(register, amount, self.setting.dealer)
        self.turn = -1
        self.at += 1

    def do_move(self, step: Instruction) -> None:
        if self.registers[step.of] >= 0:
            self.move_cards(self.cards_of(step.name), step.to, self.registers[step.of])
        self.at += 1

    def do_jump(self, step: Instruction) -> None:
        self.rounds += 1
        if self.rounds > MOST_ROUNDS:
            raise refuse("course_never_ends")
        self.at = step.target

    def do_until(self, step: Instruction) -> None:
        assert step.condition is not None
        self.at = step.target if self.holds(step.condition) else self.at + 1

    def do_once(self, step: Instruction) -> None:
        """What happens the first time only is passed over ever after."""
        done, self.loops[step.slot] = self.loops[step.slot], 1
        self.at = step.target if done else self.at + 1

    def do_effect(self, step: Instruction) -> None:
        assert step.effect is not None
        step.effect.run(self)
        self.at += 1

    def do_deal(self, step: Instruction) -> None:
        """To everybody, from mano."""
        self.deal(step, self.setting.mano)

    def do_draw(self, step: Instruction) -> None:
        """The same, from whoever has won the last trick. A turned card that is drawn lies turned no more."""
        self.deal(step, self.leader)
        drawn = self.dealt[-1]
        for name, zone in self.law.zones.items():
            if zone.size == 1 and self.zones[name] == drawn:
                self.zones[name] = -1

    def deal(self, step: Instruction, first: int) -> None:
        """So many cards of the stock to everybody, or to a common zone; one by one, or each player's together."""
        assert step.term is not None
        amount, pack, players = self.value(step.term), self.zones[self.stock], self.setting.players
        count = amount * players if step.flag else amount
        for place in range(players) if step.flag else (0,):
            packet = slice(place * amount, (place + 1) * amount) if step.together else slice(place, count, players)
            cards = pack[packet] if step.flag else pack[:count]
            self.put(
                sum(1 << card for card in cards),
                step.name,
                (first + place) % players if step.flag else None,
            )
        self.dealt += pack[:count]
        self.zones[self.stock] = pack[count:]
        self.at += 1

    def do_turn(self, step: Instruction) -> None:
        """The next card of the stock; when all are dealt, one that stays in its hand is shown."""
        pack = self.zones[self.stock]
        if pack:
            self.zones[step.name], self.zones[self.stock] = pack[0], pack[1:]
        else:
            self.zones[step.name] = self.dealt[self.picked % len(self.dealt)] if step.flag else self.dealt[-1]
        for name, register in self.law.registers.items():
            if register.suit_of == step.name:
                self.registers[name] = self.zones[step.name] // 12
        self.at += 1

    def do_lay_under(self, step: Instruction) -> None:
        """The card just turned up is the last of the stock."""
        self.zones[self.stock] = (*self.zones[self.stock], self.zones[step.name])
        self.at += 1

    def do_win_trick(self, step: Instruction) -> None:
        assert self.law.tricks is not None
        order = self.zones[self.law.tricks.zone]
        named = [self.registers[name] for name in self.law.tricks.won_by if name != "led"]
        trick = self.law.tricks.read(order, named)
        self.winner = (self.leader + order.index(trick.best)) % self.setting.players
        for effect in self.law.trick_effects:
            effect.run(self)
        self.leader = self.winner
        self.remember()
        self.at += 1

    def remember(self) -> None:
        """After a trick: what lies in a zone now, where another is a copy of it since a condition holds."""
        for name, zone in self.law.zones.items():
            for seat in range(self.setting.players) if zone.when is not None else ():
                assert zone.when is not None
                with self.acting(seat):
                    owner = self.setting.owner(seat, zone.of)
                    if not self.zones[name][owner] and self.holds(zone.when):
                        held = self.zones[zone.copy_of][owner]
                        self.zones[name] = (*self.zones[name][:owner], held, *self.zones[name][owner + 1 :])

    def do_tally(self, step: Instruction) -> None:
        court, situation = self.setting.court, self.now().situation(-1)
        if self.law.hand_won:
            sheet = count_hand(court, situation)
            self.points = self.from_mano(sheet.points)
            self.brought = self.from_mano(hand_won(court, situation, sheet).brought)
        else:
            self.points = self.from_mano(count_points(court, situation))
        self.at += 1

    def from_mano(self, numbers: tuple[int, ...]) -> tuple[int, ...]:
        """Numbers that go by owner, mano first, in the order of the seats."""
        return tuple(numbers[(owner - self.setting.mano) % len(numbers)] for owner in range(len(numbers)))
