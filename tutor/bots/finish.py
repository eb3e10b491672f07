"""The last tricks of a hand between two sides when all hands are known, searched to the end for what cards are worth.

It is done where the rest of the hand is nothing but tricks, points add up, and more points never bring less; all of that
is asked of the law. The search is written around the lines of the decision's flat function, as that of `solver` is.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

from tutor.bots.aims import worth_of
from tutor.bots.capture import held_by
from tutor.bots.ends import End, Ends
from tutor.bots.plain import only_tricks
from tutor.bots.rollout import not_followed, trick_decision
from tutor.bots.solver import ALIVE, blind_to_ranks, strength_order
from tutor.cards import SUIT_MASK, bits
from tutor.law.emit import variable
from tutor.law.tricks import beat_row
from tutor.play.deal import stock_of
from tutor.play.playout import zone_of
from tutor.play.position import Position, union
from tutor.play.setting import Setting

Search = Callable[..., list[int]]


@dataclass(frozen=True)
class Finish:
    """The last tricks of a position, from the side of whoever is to move.

    A *value* is a whole number: twice the worth of the cards that this side wins of those still in play, and if it wins the
    last trick, twice what that puts it ahead, and one more.
    """

    position: Position
    ends: Ends

    @cached_property
    def sound(self) -> bool:
        """Whether this is the whole truth: two sides, nothing but tricks to come, and more never brings less."""
        setting, law = self.position.setting, self.position.setting.law
        if law.tricks is None or law.tricks.led != "first" or setting.owners() != 2 or not_followed(setting):
            return False
        flat = trick_decision(setting)[1]
        if self.position.zones[stock_of(law)] or not blind_to_ranks(flat) or not self.ends.add_up:
            return False
        if any(value % 1 for value in worth_of(self.position).cards):
            return False
        return only_tricks(self.position, frozenset(flat.facts) | self.ends.read) and self.more_is_better

    @cached_property
    def suits(self) -> dict[str, int]:
        """The suits that registers name."""
        registers = self.position.registers
        return {name: registers[name] for name, r in self.position.setting.law.registers.items() if r.type == "suit"}

    @cached_property
    def last(self) -> int:
        """The value of the last trick."""
        mine, other = (self.ahead(seat) for seat in self.seats)
        return 2 * (mine - other) + 1

    @cached_property
    def seats(self) -> tuple[int, int]:
        """A seat of this side, and one of the other."""
        return self.position.turn, (self.position.turn + 1) % self.position.setting.players

    def ahead(self, seat: int) -> int:
        """How far this side is ahead with what has been won, were the last trick that seat's."""
        points = self.ends.start[seat]
        return points[self.ends.mine] - points[1 - self.ends.mine]

    @cached_property
    def in_play(self) -> int:
        """The worth of the cards that are still to be won."""
        position = self.position
        assert position.setting.law.tricks is not None
        held = union((position.zones[position.setting.law.tricks.zone],))
        for seat in range(position.setting.players):
            held |= held_by(position, seat)
        return round(sum(worth_of(position).cards[card] for card in bits(held)))

    def end(self, value: int) -> End:
        """How the hand ends for this side."""
        mine = value & 1
        worth = (value - mine * self.last) // 2
        gained = [0, 0]
        owner = self.ends.owner
        gained[owner], gained[1 - owner] = worth, self.in_play - worth
        last = self.seats[1 - mine]
        points = self.ends.points(gained, last, self.ends.nobody)
        lead = points[self.ends.mine] - points[1 - self.ends.mine]
        if not self.position.setting.law.hand_won:
            return End(0.0, lead)
        brought = self.ends.brought(points, last)
        return End(float(brought[self.ends.mine] - brought[1 - self.ends.mine]), lead)

    @cached_property
    def more_is_better(self) -> bool:
        """Whether no end is worse for this side than one of a lower value."""
        step = math.gcd(*map(int, worth_of(self.position).cards)) or 1
        worths = range(0, self.in_play + 1, step)
        values = sorted(2 * worth + last for worth in worths for last in (0, self.last))
        ends = [self.end(value) for value in values]
        return all(one <= two for one, two in pairwise(ends))

    def after(self, hands: Sequence[int], moves: Sequence[int]) -> dict[int, End]:
        """By card that may be played now, how the hand ends, both sides playing their best. ``hands``: by seat."""
        setting, tricks, cards = self.position.setting, self.position.setting.law.tricks, worth_of(self.position).cards
        assert tricks is not None
        order, values = strength_order(setting), [0] * 48
        for card, place in enumerate(order):
            values[place] = round(2 * cards[card])
        found: Sequence[int] = search_of(setting, self.suits)(
            [sum([1 << order[card] for card in bits(mask)]) for mask in hands],
            self.ends.owner,
            self.position.leader,
            [order[card] for card in self.position.zones[tricks.zone]],
            [order[card] for card in moves],
            values,
            self.last,
            {},
        )
        return {move: self.end(value) for move, value in zip(moves, found, strict=True)}


def search_of(setting: Setting, suits: dict[str, int]) -> Search:
    """The generated search of a law, with these suits in its registers."""
    known: dict[Any, Search] = setting.court.kept("finishes")
    key = (setting.players, *suits.values())
    if key not in known:
        source, space = search_source(setting, suits)
        exec(compile(source, "<rules finish>", "exec"), space)
        known[key] = space["search"]
    return known[key]


def search_source(setting: Setting, suits: dict[str, int]) -> tuple[str, dict[str, Any]]:
    """``search(H, P, leader, lying, first, VAL, LAST, table)``: for each card of ``first``, which the next seat plays, what
    the tricks of owner P are worth, this one too. ``H``: hands by seat, ``lying``: the trick so far."""
    law = setting.law
    assert law.tricks is not None
    name, flat = trick_decision(setting)
    hand, trick = variable(zone_of(setting, name)), variable(law.tricks.zone)
    n, owners = setting.players, setting.owners()
    above = tuple(SUIT_MASK[card // 12] & ~((1 << card + 1) - 1) if card < 48 else 0 for card in range(49))
    named = [suits[each] for each in law.tricks.won_by if each != "led"]
    rows = [beat_row(above, law.tricks.suits(suit, named)) for suit in (0, 1, 2, 3, -1)]
    state = "f_led, f_last, f_best, f_best_of_led, f_beaten_by"
    played = [
        "bit = 1 << card; H[seat] ^= bit",
        "if k == 0: led = best = of_led = card; row = ROWS[card // 12]; winner = seat",
        "else:",
        "    led = f_led; row = f_beaten_by; best = f_best; winner = bp; of_led = f_best_of_led",
        "    if row[best] & bit: best = card; winner = seat",
        "    if ABOVE[of_led] & bit: of_led = card",
        f"if k == {n - 1}:",
        f"    mine = winner % {owners} == P; w = stake + VAL[card] if mine else 0",
        "    if r > 1:",
        "        v = w + go(winner, 0, 0, -1, -1, -1, -1, ROWS[-1], -1, r - 1, 0, rest - stake - VAL[card], a - w, b - w)",
        "    else: v = w + (LAST if mine else 0)",
        f"else: v = go(later, k + 1, {trick} | bit, led, card, best, of_led, row, winner, r, stake + VAL[card], rest, a, b)",
        "H[seat] ^= bit",
    ]
    lines = [
        "def search(H, P, leader, lying, first, VAL, LAST, table):",
        f"    f_players = {n}; f_cards = {setting.cards}; {variable(stock_of(law))} = 0",
        *[f"    {variable(each)} = {value}" for each, value in suits.items()],
        f"    def go(seat, k, {trick}, {state}, bp, r, stake, rest, a, b):",
        "        if k == 0:",
        "            if a >= rest + LAST: return rest + LAST",
        "            if b <= 0: return 0",
        "            key = (seat, *H); low, high = table.get(key, (0, rest + LAST))",
        "            if low >= b or low == high: return low",
        "            if high <= a: return high",
        "            if low > a: a = low",
        "            if high < b: b = high",
        f"        {hand} = H[seat]",
        *[f"        {line}" for line in flat.lines[:-1]],
        *ALIVE,
        "            m = c",
        "            while m:",
        "                bit = m & -m; m ^= bit; i = bit.bit_length() - 1",
        "                under = alive & BELOW[i]",
        "                if under:",
        "                    j = under.bit_length() - 1",
        "                    if c >> j & 1 and VAL[i] == VAL[j]: c ^= bit; alive ^= bit",
        f"        up = seat % {owners} == P; found = -1 if up else 1000000; low_a = a; high_b = b",
        f"        later = seat + 1 if seat + 1 < {n} else 0",
        "        m = (c & f_beaten_by[f_best], c & ~f_beaten_by[f_best]) if k else (c & TR, c & ~TR)",
        "        for c in m:",
        "            while c:",
        "                card = c.bit_length() - 1; c ^= 1 << card",
        *[f"                {line}" for line in played],
        "                if up:",
        "                    if v > found:",
        "                        found = v",
        "                        if v > a: a = v",
        "                elif v < found:",
        "                    found = v",
        "                    if v < b: b = v",
        "                if a >= b: break",
        "            if a >= b: break",
        "        if k == 0:",
        "            table[key] = (found if found > low_a else low, found if found < high_b else high)",
        "        return found",
        "    left = max([h.bit_count() for h in H]); rest = stake = 0",
        "    for h in H:",
        "        while h: rest += VAL[h.bit_length() - 1]; h ^= 1 << (h.bit_length() - 1)",
        f"    {trick} = 0; f_led = f_last = f_best = f_best_of_led = -1; f_beaten_by = ROWS[-1]; bp = -1; k = len(lying)",
        "    for place, card in enumerate(lying):",
        f"        {trick} |= 1 << card; stake += VAL[card]; f_last = card",
        "        if place == 0: f_led = f_best = f_best_of_led = card; f_beaten_by = ROWS[card // 12]; bp = leader",
        "        else:",
        f"            if f_beaten_by[f_best] >> card & 1: f_best = card; bp = (leader + place) % {n}",
        "            if ABOVE[f_best_of_led] >> card & 1: f_best_of_led = card",
        "    rest += stake; r = left; values = []",
        f"    seat = (leader + k) % {n}; later = (seat + 1) % {n}",
        "    for card in first:",
        "        a = -1; b = 1000000",
        *[f"        {line}" for line in played],
        "        values.append(v)",
        "    return values",
    ]
    strongest = suits[law.tricks.won_by[0]] if law.tricks.won_by[0] != "led" else -1
    space = {
        **dict(flat.constants),
        "ROWS": rows,
        "ABOVE": above,
        "BELOW": [SUIT_MASK[card // 12] & ((1 << card) - 1) for card in range(48)],
        "TR": SUIT_MASK[strongest] if strongest >= 0 else 0,
    }
    return "\n".join(lines), space
