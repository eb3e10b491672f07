"""What the end of a hand of tricks comes to: counted by the law, or added up where the law counts so.

Whether points add up (each card worth the same to whoever wins it, each declaration and the last trick besides) is no
assumption: some ends are drawn at random and counted both ways first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tutor.bots.aims import pile_zone, worth_of
from tutor.bots.chance import chance_of
from tutor.bots.playing import worth_of_end
from tutor.cards import bits
from tutor.kinds.course.effects import Note
from tutor.law.compile_tally import COUNTER
from tutor.play.ending import tricks_counted
from tutor.play.facts import complete
from tutor.play.position import Position
from tutor.play.score import Sheet, count_hand, count_points
from tutor.play.won import hand_won

TRIED = 24  # ends counted both ways, once for a law and its trumps
KEPT = 1 << 16  # prizes kept in mind

Prizes = dict[tuple[tuple[int, ...], int], tuple[int, ...]]


@dataclass(frozen=True, slots=True, order=True)
class End:
    """How a hand ends for one side: how far ahead in what it brings (0 where it brings points), and in points."""

    prize: float
    lead: float

    def __neg__(self) -> End:
        return End(-self.prize, -self.lead)


@dataclass(frozen=True)
class Ends:
    """The ends of one position. ``notes``: by declaration, the suits that it notes of whoever makes it, by register."""

    position: Position
    owner: int
    notes: Sequence[Mapping[str, int]]

    @cached_property
    def base(self) -> dict[str, Any]:
        """The situation that is counted, but for what the rest of the hand brings."""
        return self.position.situation(-1)

    @cached_property
    def last_won(self) -> tuple[str, ...]:
        """The registers that note who wins each trick."""
        law = self.position.setting.law
        return tuple(
            e.register
            for e in law.trick_effects
            if isinstance(e, Note) and law.registers[e.register].type in ("seat", "side")
        )

    @cached_property
    def read(self) -> frozenset[str]:
        """The facts that decide who wins the hand."""
        court = self.position.setting.court
        return frozenset(name for prize in court.law.hand_won for name in court.reader(prize.when)[2])

    @cached_property
    def reads_lines(self) -> bool:
        """Whether who wins hangs on what single lines of the count gave."""
        return any(name.startswith("line:") or "points_of" in name for name in self.read)

    # ── counted ───────────────────────────────────────────────────────────────────────────────────

    def ended(self, piles: Sequence[int], won: Sequence[int], last: int, sung: Sequence[int]) -> dict[str, Any]:
        """The situation in which a hand ends. ``won``: tricks by seat since the position; ``last``: the seat that won the
        last one; ``sung``: by declaration, the seat that has made it since (or none)."""
        setting, law, order = self.position.setting, self.position.setting.law, self.position.in_order
        situation, zone = dict(self.base), pile_zone(self.position)
        situation[zone + ":all"], situation[zone] = order(tuple(piles)), 0
        for name in tricks_counted(law):
            of, had = law.registers[name].of, [*self.position.registers[name]]
            for seat, tricks in enumerate(won):
                had[setting.owner(seat, of)] += tricks
            situation[name + ":all"] = order(tuple(had))
        situation |= self.facts_of_last[last]
        for seat, notes in zip(sung, self.notes, strict=True):
            if 0 <= seat < setting.players:
                for name, mask in notes.items():
                    everybody = [*situation[name + ":all"]]
                    owner = setting.owner(seat, law.registers[name].of)
                    everybody[(owner - setting.mano) % len(everybody)] |= mask
                    situation[name + ":all"] = tuple(everybody)
        return situation

    def counted(
        self, piles: Sequence[int], won: Sequence[int], last: int, sung: Sequence[int]
    ) -> tuple[float, bool, float]:
        """One end counted, as `worth_of_end` has it."""
        court, situation = self.position.setting.court, self.ended(piles, won, last, sung)
        if not court.law.hand_won:
            return worth_of_end(count_points(court, situation), None, self.mine)
        sheet = count_hand(court, situation) if self.reads_lines else Sheet(count_points(court, situation), ())
        return worth_of_end(sheet.points, hand_won(court, situation, sheet).brought, self.mine)

    @cached_property
    def mine(self) -> int:
        """The owner counted from mano."""
        return (self.owner - self.position.setting.mano) % self.position.setting.owners()

    # ── added up ──────────────────────────────────────────────────────────────────────────────────

    def added(self, gained: Sequence[float], last: int, sung: Sequence[int]) -> tuple[float, bool, float]:
        """The same where points add up. ``gained``: by owner, the worth of the cards won since the position."""
        points = self.points(gained, last, sung)
        found = self.known.get((points, last))
        if found is None:
            brought = self.brought(points, last) if self.position.setting.law.hand_won else None
            found = self.known[points, last] = worth_of_end(points, brought, self.mine)
        return found

    @cached_property
    def known(self) -> dict[tuple[tuple[int, ...], int], tuple[float, bool, float]]:
        """What has been added up before, by points and last trick."""
        return {}

    def points(self, gained: Sequence[float], last: int, sung: Sequence[int]) -> tuple[int, ...]:
        """Points by owner from mano, added up."""
        share = self.share
        points = [had + round(gained[owner] * share) for had, owner in zip(self.start[last], self.owners, strict=True)]
        for number, seat in enumerate(sung):
            if 0 <= seat < len(self.start):
                points = [one + two for one, two in zip(points, self.given[number][seat], strict=True)]
        return tuple(points)

    @cached_property
    def owners(self) -> tuple[int, ...]:
        """The owners from mano."""
        return self.position.in_order(tuple(range(self.position.setting.owners())))

    @cached_property
    def share(self) -> float:
        """Of the worth of a card, which is what it changes in how far one is ahead, what it gives whoever wins it."""
        owners = self.position.setting.owners()
        return (owners - 1) / owners

    @cached_property
    def start(self) -> list[tuple[int, ...]]:
        """By seat that wins the last trick, the points with what has been won before."""
        return [self.full(self.piles, seat, self.nobody) for seat in range(self.position.setting.players)]

    @cached_property
    def given(self) -> list[list[tuple[int, ...]]]:
        """By declaration and seat, what it adds for everybody."""
        found = []
        for number in range(len(self.notes)):
            sung = [[seat if n == number else -1 for n in range(len(self.notes))] for seat in range(len(self.start))]
            made = [self.full(self.piles, 0, each) for each in sung]
            found.append([tuple(a - b for a, b in zip(one, self.start[0], strict=True)) for one in made])
        return found

    @cached_property
    def piles(self) -> tuple[int, ...]:
        """What has been won before."""
        found: tuple[int, ...] = self.position.zones[pile_zone(self.position)]
        return found

    @cached_property
    def nobody(self) -> list[int]:
        """Nothing declared."""
        return [-1] * len(self.notes)

    def full(self, piles: Sequence[int], last: int, sung: Sequence[int], won: Sequence[int] = ()) -> tuple[int, ...]:
        """Points by owner from mano, counted."""
        return count_points(self.position.setting.court, self.ended(piles, won, last, sung))

    @cached_property
    def add_up(self) -> bool:
        """Whether points do, and who wins the hand hangs on nothing else that changes but the last trick."""
        position, court = self.position, self.position.setting.court
        changing = {pile_zone(position), *tricks_counted(court.law), *(name for each in self.notes for name in each)}
        plain = {name.partition(":")[0] for name in self.read}
        if self.reads_lines or plain & changing or any(name.startswith(COUNTER) for name in self.read):
            return False
        known: dict[Any, bool] = court.kept("add_up")
        asked = {name.partition(":")[0] for name in court.tally(traced=False).facts} - changing - {*self.last_won}
        fixed = [position.registers[n] for n, r in court.law.registers.items() if n in asked or r.type == "suit"]
        key = (position.setting.owners(), position.setting.plan.pack, *fixed)
        if key not in known:
            zones = {**position.zones, pile_zone(position): (0,) * len(self.piles)}
            known[key] = Ends(position.with_changes(zones=zones), self.owner, self.notes).agree()
        return known[key]

    def agree(self) -> bool:
        """Whether ends come to the same both ways: level ones, lopsided ones, and those in which somebody has everything."""
        setting, rng, cards = self.position.setting, chance_of(0, "ends"), worth_of(self.position).cards
        for number in range(TRIED):
            owner, lean = number % len(self.piles), (0.0, 0.5, 1.0)[number // len(self.piles) % 3]
            piles = [0] * len(self.piles)
            for card in bits(setting.plan.pack):
                piles[owner if rng.random() < lean else int(rng.random() * len(piles))] |= 1 << card
            won = [
                int(rng.random() * 9) if lean < 1 or setting.owner(s) == owner else 0 for s in range(setting.players)
            ]
            last = int(rng.random() * setting.players)
            sung = [int(rng.random() * 2 * setting.players) for _ in self.notes]
            gained = [sum(cards[card] for card in bits(mask)) for mask in piles]
            if self.points(gained, last, sung) != self.full(piles, last, sung, won):
                return False
        return True

    def brought(self, points: tuple[int, ...], last: int) -> tuple[int, ...]:
        """What the hand brings to everybody, as `hand_won` has it; asked the first time that points and last trick are so."""
        prizes, key = self.prizes, (points, last)
        found = prizes.get(key)
        if found is None:
            if len(prizes) > KEPT:
                prizes.clear()
            found = prizes[key] = self.asked(points, self.facts_of_last[last])
        return found

    def asked(self, points: tuple[int, ...], last: Mapping[str, int]) -> tuple[int, ...]:
        """The same, asked of the law."""
        everybody = range(len(points))
        for brings, holds, names in self.questions:
            winners = [
                owner
                for owner in everybody
                if holds(
                    *[
                        points[owner]
                        if name == "points"
                        else points
                        if name == "points:all"
                        else owner
                        if name == "owner"
                        else last[name]
                        if name in last
                        else value[owner]
                        if each
                        else value
                        for name, each, value in names
                    ]
                )
            ]
            if winners:
                return tuple(brings if owner in winners else 0 for owner in everybody)
        return (0,) * len(points)

    @cached_property
    def questions(self) -> list[tuple[int, Callable[..., bool], list[tuple[str, bool, Any]]]]:
        """The ways to win: what each brings, its condition, and of each fact that this reads the name, whether everybody
        has one of their own, and the value."""
        court = self.position.setting.court
        facts, found = complete(court.law, self.base), []
        for prize in court.law.hand_won:
            _, function, names, _ = court.reader(prize.when)
            values = [(name, name + ":all" in facts, facts.get(name + ":all", facts.get(name))) for name in names]
            found.append((prize.brings, function, values))
        return found

    @cached_property
    def facts_of_last(self) -> list[dict[str, int]]:
        """By seat, what is noted if it wins the last trick."""
        setting, registers = self.position.setting, self.position.setting.law.registers
        seats = range(setting.players)
        return [
            {name: setting.owner(self.position.relative(seat), registers[name].type) for name in self.last_won}
            for seat in seats
        ]

    @cached_property
    def prizes(self) -> Prizes:
        """What is known of them; who wins hangs on these other facts as they are."""
        changing = {"points", "points:all", "owner", *self.last_won}
        fixed = tuple((name, value) for *_, names in self.questions for name, _, value in names if name not in changing)
        known: dict[Any, Prizes] = self.position.setting.court.kept("prizes")
        return known.setdefault((self.position.setting.mano, fixed), {})
