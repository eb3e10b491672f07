"""What somebody can force when all hands are known: to win so many tricks at least and so many at most.

One table holds every interval that has been decided, for all deals and questions of a hand: a position before a trick is
who holds the cards of each suit, in order of strength, and who leads. Cards of one strength, as far as the rules can tell,
are tried once. The search is written around the lines of the decision's flat function, so the rules are those of the table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tutor.bots.rollout import trick_decision
from tutor.cards import SUIT_MASK, bits
from tutor.law.compile import Compiled
from tutor.law.emit import variable
from tutor.law.tricks import beat_row
from tutor.play.playout import tricks_are_plain, zone_of
from tutor.play.position import Position
from tutor.play.setting import Setting

MOST_CARDS = 7  # each; with more a question may take seconds

# Of a generated search: the cards that stand between others (``alive``), by which equal ones are told.
ALIVE = (
    "        if c & (c - 1):",
    "            alive = 0",
    "            for h in H: alive |= h",
    "            if k: alive |= 1 << f_best | 1 << f_best_of_led",
)


@dataclass
class Solver:
    """Questions about one hand of tricks. ``nodes``: how many positions have been looked at."""

    setting: Setting
    suits: dict[str, int]
    nodes: int = 0
    table: dict[Any, bool] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.order = strength_order(self.setting)
        self.search = search_of(self.setting, self.suits)

    def can(
        self, hands: Sequence[int], seat: int, least: int, most: int, leader: int, trick: Sequence[int] = ()
    ) -> bool:
        """Whether ``seat`` can win from ``least`` to ``most`` of the tricks still to come, however the others play.

        ``trick``: the cards already on it, whose players' hands are a card shorter.
        """
        shifted = [sum(1 << self.order[card] for card in bits(mask)) for mask in hands]
        lying = [self.order[card] for card in trick]
        found, nodes = self.search(shifted, seat, least, most, leader, lying, self.table)
        self.nodes += nodes
        return found

    def range_of(self, hands: Sequence[int], seat: int, leader: int, trick: Sequence[int] = ()) -> tuple[int, int]:
        """The most tricks that ``seat`` can be sure of, and the fewest it can be kept to if it wants few."""
        left = max(mask.bit_count() for mask in hands)
        most = max(n for n in range(left + 1) if self.can(hands, seat, n, left, leader, trick))
        fewest = min(n for n in range(left + 1) if self.can(hands, seat, 0, n, leader, trick))
        return most, fewest


def solver_for(position: Position) -> Solver | None:
    """A solver for the tricks of a position; None where more happens than tricks, or the rules ask for more than suits
    and strength."""
    setting = position.setting
    tricks = setting.law.tricks
    if tricks is None or tricks.led != "first" or not tricks_are_plain(setting):
        return None
    if not blind_to_ranks(trick_decision(setting)[1]):
        return None
    suits = {name: position.registers[name] for name, r in setting.law.registers.items() if r.type == "suit"}
    return Solver(setting, suits)


def blind_to_ranks(flat: Compiled) -> bool:
    """Whether the function tells cards apart by suit and by what beats what alone, and by no card or rank by name."""
    tables = [table for _, table in flat.constants]
    text = "\n".join(flat.lines)
    return all(table == tuple(SUIT_MASK[: len(table)]) for table in tables if isinstance(table, tuple)) and (
        all(isinstance(table, tuple) for table in tables) and not re.search(r"\d{4,}|% 12|%12", text)
    )


def strength_order(setting: Setting) -> list[int]:
    """By card, its place when each suit lies in order of strength, weakest first."""
    assert setting.law.tricks is not None
    above = setting.law.tricks.above
    order = [0] * 48
    for suit in range(4):
        ranked = sorted(range(12 * suit, 12 * suit + 12), key=lambda card: (-above[card].bit_count(), card))
        for place, card in enumerate(ranked):
            order[card] = 12 * suit + place
    return order


def search_of(setting: Setting, suits: dict[str, int]) -> Callable[..., tuple[bool, int]]:
    """The generated search of a law, with these suits in its registers."""
    known: dict[Any, Callable[..., tuple[bool, int]]] = setting.court.kept("searches")
    key = (setting.players, *suits.values())
    if key not in known:
        source, space = search_source(setting, suits)
        exec(compile(source, "<rules search>", "exec"), space)
        known[key] = space["search"]
    return known[key]


SURE = """
t = alive & TR; sure = other = 0
if t:
    mine = t & H[P]
    while t and mine.bit_length() == t.bit_length():
        sure += 1; top = 1 << (t.bit_length() - 1); t ^= top; mine ^= top
    if not sure:
        above = t & ~((1 << mine.bit_length()) - 1)
        for h in H:
            x = (above & h).bit_count()
            if x > other: other = x
if sure > b or r - other < a: return False
if a <= sure and r - other <= b: return True
"""


def search_source(setting: Setting, suits: dict[str, int]) -> tuple[str, dict[str, Any]]:
    """``search(hands, P, a, b, leader, lying, table)``: whether P can win from a to b tricks, and the nodes it took."""
    law = setting.law
    assert law.tricks is not None
    name, flat = trick_decision(setting)
    hand, trick = variable(zone_of(setting, name)), variable(law.tricks.zone)
    n = setting.players
    above = tuple(SUIT_MASK[card // 12] & ~((1 << card + 1) - 1) if card < 48 else 0 for card in range(49))
    named = [suits[each] for each in law.tricks.won_by if each != "led"]
    rows = [beat_row(above, law.tricks.suits(suit, named)) for suit in (0, 1, 2, 3, -1)]
    strongest = suits[law.tricks.won_by[0]] if law.tricks.won_by[0] != "led" else -1
    bound = SURE.strip().splitlines() if strongest >= 0 else []
    state = "f_led, f_last, f_best, f_best_of_led, f_beaten_by"
    lines = [
        "def search(H, P, a, b, leader, lying, table):",
        "    nodes = 0",
        f"    f_players = {n}; f_cards = {setting.cards}",
        *[f"    {variable(each)} = {value}" for each, value in suits.items()],
        f"    def can(seat, k, {trick}, {state}, bp, r, a, b):",
        "        nonlocal nodes",
        "        nodes += 1",
        "        if k == 0:",
        "            if a <= 0 and b >= r: return True",
        "            if b < 0 or a > r or a > b: return False",
        "            alive = 0",
        "            for h in H: alive |= h",
        *[f"            {line}" for line in bound],
        "            if a < 0: a = 0",
        "            if b > r: b = r",
        "            codes = []",
        "            for m in SUITS:",
        "                m &= alive; code = 1",
        "                while m:",
        "                    bit = m & -m; m ^= bit; o = 0",
        "                    while not H[o] & bit: o += 1",
        "                    code = code * 9 + o",
        "                codes.append(code)",
        f"            key = (P, seat, a, b, *codes, {', '.join(map(str, suits.values())) or '0'})",
        "            known = table.get(key)",
        "            if known is not None: return known",
        f"        {hand} = H[seat]",
        *[f"        {line}" for line in flat.lines[:-1]],
        *ALIVE,
        "            m = c",
        "            while m:",
        "                bit = m & -m; m ^= bit",
        "                low = alive & BELOW[bit.bit_length() - 1]",
        "                if low and c >> (low.bit_length() - 1) & 1: c ^= bit; alive ^= bit",
        "        mine = seat == P; found = not mine",
        f"        later = seat + 1 if seat + 1 < {n} else 0",
        "        while c:",
        "            card = c.bit_length() - 1; bit = 1 << card; c ^= bit",
        "            H[seat] ^= bit",
        "            if k == 0: led = best = of_led = card; row = ROWS[card // 12]; winner = seat",
        "            else:",
        "                led = f_led; row = f_beaten_by; best = f_best; winner = bp; of_led = f_best_of_led",
        "                if row[best] & bit: best = card; winner = seat",
        "                if ABOVE[of_led] & bit: of_led = card",
        f"            if k == {n - 1}:",
        "                w = winner == P",
        "                if r > 1: v = can(winner, 0, 0, -1, -1, -1, -1, ROWS[-1], -1, r - 1, a - w, b - w)",
        "                else: v = a <= w <= b",
        f"            else: v = can(later, k + 1, {trick} | bit, led, card, best, of_led, row, winner, r, a, b)",
        "            H[seat] ^= bit",
        "            if v == mine: found = mine; break",
        "        if k == 0: table[key] = found",
        "        return found",
        "    left = max(h.bit_count() for h in H)",
        "    if not lying: return can(leader, 0, 0, -1, -1, -1, -1, ROWS[-1], -1, left, a, b), nodes",
        "    led = best = of_led = lying[0]; row = ROWS[led // 12]; mask = 0; winner = leader",
        "    for k, card in enumerate(lying):",
        "        mask |= 1 << card",
        f"        if row[best] >> card & 1: best = card; winner = (leader + k) % {n}",
        "        if ABOVE[of_led] >> card & 1: of_led = card",
        f"    return can((leader + len(lying)) % {n}, len(lying), mask, led, lying[-1], best, of_led, row, winner, left, a, b), nodes",
    ]
    space = {
        **dict(flat.constants),
        "ROWS": rows,
        "ABOVE": above,
        "BELOW": [SUIT_MASK[card // 12] & ((1 << card) - 1) for card in range(48)],
        "SUITS": SUIT_MASK[:4],
        "TR": SUIT_MASK[strongest] if strongest >= 0 else 0,
    }
    return "\n".join(lines), space
