"""Random play of a whole hand through generated functions: the same as through positions, many times faster.

The source is written from the course: a deal, turned cards, decisions about numbers, tricks. A law whose course or
effects need more than that is played through positions instead (`playout` chooses by itself).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tutor.cards import bits
from tutor.kinds.course.effects import MoveCards
from tutor.law.course import Instruction
from tutor.law.emit import variable
from tutor.play.ending import counts_tricks, tricks_counted
from tutor.play.facts import FROM_TRICK
from tutor.play.position import Position
from tutor.play.score import count_points
from tutor.play.setting import Setting
from tutor.play.table import deal_hand, shuffled

Tricks = Callable[[list[int], dict[str, Any], int, Callable[[], float]], list[int]]


def playout(setting: Setting, rng: random.Random) -> tuple[int, ...]:
    """Deal a hand and play it out with uniformly random legal choices; the points by seat."""
    pack, picked = shuffled(setting, rng)
    if not can_be_quick(setting):
        return through_positions(deal_hand(setting, pack, picked), rng)
    return Quick(setting, pack, picked, rng.random).points()


def through_positions(position: Position, rng: random.Random) -> tuple[int, ...]:
    """The same, one position after another."""
    while position.points is None:
        moves = position.moves()
        position = position.play(moves[int(rng.random() * len(moves))] if len(moves) > 1 else moves[0], checked=False)
    return position.points


QUICK_STEPS = {"deal", "turn", "zero", "ask", "next_seat", "until", "ask_trick", "win_trick", "jump", "tally"}


def can_be_quick(setting: Setting) -> bool:
    """Whether the hand is a deal, a turned card, numbers said in turn, and tricks whose only effects are counted."""
    known: dict[str, bool] = setting.court.kept("playout")
    if "quick" not in known:
        law, program = setting.law, setting.program
        decisions = [law.decisions[step.name] for step in program.code if step.op in ("ask", "ask_trick")]
        known["quick"] = (
            all(step.op in QUICK_STEPS and not step.together for step in program.code)
            and all(isinstance(effect, MoveCards) for decision in decisions for effect in decision.then)
            and tricks_are_plain(setting)
        )
    return known["quick"]


TRICK_STEPS = {"zero", "ask_trick", "next_seat", "win_trick", "until", "jump", "tally"}


def tricks_are_plain(setting: Setting) -> bool:
    """Whether from the first trick on nothing happens but tricks whose only effects are counted, and the count."""
    known: dict[str, bool] = setting.court.kept("playout")
    if "plain tricks" not in known:
        law, code = setting.law, setting.program.code
        first = next((place for place, step in enumerate(code) if step.op == "ask_trick"), len(code))
        names = {step.name for step in code[first:] if step.op == "ask_trick"}
        known_facts = {*FROM_TRICK, "players", "cards"}
        known_facts |= {name for name, register in law.registers.items() if register.type == "suit"}
        known_facts |= {law.tricks.zone} if law.tricks is not None else set()
        known["plain tricks"] = (
            len(names) == 1
            and all(step.op in TRICK_STEPS for step in code[first:])
            and all(isinstance(effect, MoveCards) or counts_tricks(effect) for effect in law.trick_effects)
            and all(isinstance(effect, MoveCards) for name in names for effect in law.decisions[name].then)
            and all(set(setting.court.decision(n).flat.facts) <= known_facts | {zone_of(setting, n)} for n in names)
        )
    return known["plain tricks"]


class Quick:
    """One hand in local variables."""

    def __init__(self, setting: Setting, pack: tuple[int, ...], picked: int, chance: Callable[[], float]) -> None:
        self.setting, self.pack, self.picked, self.chance = setting, pack, picked, chance
        self.hands: list[int] = []
        self.dealt: tuple[int, ...] = ()
        self.suits: dict[str, int] = {}
        self.said: dict[str, list[int]] = {}
        self.won: list[int] = [0] * setting.players

    def points(self) -> tuple[int, ...]:
        """Run the course; then the count."""
        law, players, mano = self.setting.law, self.setting.players, self.setting.mano
        for step in self.setting.program.code:
            handler = getattr(self, f"do_{step.op}", None)
            if handler is not None:
                handler(step)
        situation: dict[str, Any] = {"players": players, "cards": self.setting.cards, **self.suits}
        for name, register in law.registers.items():
            if register.said_in:
                situation[name + ":all"] = tuple(self.said.get(register.said_in, ()))
            elif register.of and name in tricks_counted(law):
                situation[name + ":all"] = tuple(self.won)
            elif register.of and register.starts is not None:
                situation[name + ":all"] = (register.starts,) * players
        points = count_points(self.setting.court, situation)
        return tuple(points[(seat - mano) % players] for seat in range(players))

    def do_deal(self, step: Instruction) -> None:
        """Hands by seat, mano first."""
        players = self.setting.players
        count = self.setting.cards * players
        self.dealt, self.pack = self.pack[:count], self.pack[count:]
        self.hands = [sum([1 << card for card in self.dealt[place::players]]) for place in range(players)]

    def do_turn(self, step: Instruction) -> None:
        """The card that marks trumps."""
        card = self.pack[0] if self.pack else self.dealt[self.picked % len(self.dealt)] if step.flag else self.dealt[-1]
        for name, register in self.setting.law.registers.items():
            if register.suit_of == step.name:
                self.suits[name] = card // 12

    def do_ask(self, step: Instruction) -> None:
        """Everybody says a number in turn."""
        flat = self.setting.court.decision(step.name).flat
        said: list[int] = []
        everybody = [
            name + ":all" for name, register in self.setting.law.registers.items() if register.said_in == step.name
        ]
        players = self.setting.players
        facts: dict[str, Any] = {
            "players": players,
            "cards": self.setting.cards,
            "dealer": players - 1,
            "mano": 0,
            **dict.fromkeys(everybody, said),
        }
        for seat in range(players):
            facts["chooser"] = seat
            moves = bits(flat(facts))
            said.append(moves[int(self.chance() * len(moves))] if len(moves) > 1 else moves[0])
        self.said[step.name] = said

    def do_ask_trick(self, step: Instruction) -> None:
        """All the tricks, through one generated function."""
        play = trick_function(self.setting, step.name)
        self.won = play(self.hands, self.suits, self.setting.cards, self.chance)


def trick_function(setting: Setting, decision: str) -> Tricks:
    """The generated function that plays all the tricks of a hand: hands by seat from mano → tricks won by seat."""
    known: dict[tuple[str, int], Tricks] = setting.court.kept("played-out tricks")
    if (decision, setting.players) not in known:
        source, space = trick_source(setting, decision)
        exec(compile(source, "<rules playout>", "exec"), space)
        known[decision, setting.players] = space["all_tricks"]
    return known[decision, setting.players]


def trick_source(setting: Setting, decision: str) -> tuple[str, dict[str, Any]]:
    """Its source, written around the lines of the decision's flat function."""
    law, flat = setting.law, setting.court.decision(decision).flat
    assert law.tricks is not None
    hand, trick = variable(zone_of(setting, decision)), variable(law.tricks.zone)
    suits = [name for name in law.tricks.won_by if name != "led"]
    used = [name for name in law.registers if law.registers[name].type == "suit" and name in (*flat.facts, *suits)]
    incremental = law.tricks.led == "first"
    lines = [
        "def all_tricks(hands, suits, cards, chance):",
        f"    f_players = {setting.players}",
        "    f_cards = cards",
    ]
    lines += [f"    {variable(name)} = suits[{name!r}]" for name in used]
    named = "".join(f"{variable(name)}, " for name in suits)
    lines += [
        f"    rows = ROWS.get(({named})) or ROWS.setdefault(({named}), [row(suit, ({named})) for suit in (0, 1, 2, 3, -1)])",
        f"    leader = 0; won = [0] * {setting.players}",
        "    for _ in range(cards):",
        f"        {trick} = 0; f_led = f_last = f_best = f_best_of_led = -1; f_beaten_by = rows[-1]; order = []",
        "        seats = SEATS[leader]",
        "        for seat in seats:",
        f"            {hand} = hands[seat]",
        *[f"            {line}" for line in flat.lines[:-1]],
        "            if c & (c - 1):",
        "                pick = int(chance() * c.bit_count())",
        "                while pick: c &= c - 1; pick -= 1",
        "                c &= -c",
        "            card = c.bit_length() - 1",
        f"            hands[seat] = {hand} ^ c; {trick} |= c",
    ]
    if incremental:
        lines += [
            "            if f_led < 0:",
            "                f_led = f_best = f_best_of_led = card; f_beaten_by = rows[card // 12]; leader = seat",
            "            else:",
            "                if f_beaten_by[f_best] & c: f_best = card; leader = seat",
            "                if above[f_best_of_led] & c: f_best_of_led = card",
            "            f_last = card",
        ]
    else:
        lines += [
            f"            order.append(card); t = read(order, ({named}))",
            "            f_led = t.led; f_last = t.last; f_best = t.best; f_best_of_led = t.best_of_led; f_beaten_by = t.beaten_by",
            "        leader = seats[order.index(f_best)]",
        ]
    lines += ["        won[leader] += 1", "    return won"]
    seats = [[(first + i) % setting.players for i in range(setting.players)] for first in range(setting.players)]
    space = {
        **dict(flat.constants),
        "row": law.tricks.row,
        "above": law.tricks.above,
        "read": law.tricks.read,
        "SEATS": seats,
        "ROWS": {},
    }
    return "\n".join(lines), space


def zone_of(setting: Setting, decision: str) -> str:
    """The zone a card is chosen from."""
    chosen = setting.law.decisions[decision]
    name: str = chosen.choose[chosen.part].zone.name  # type: ignore[attr-defined]
    return name
