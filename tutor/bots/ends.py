"""What the end of a hand of tricks comes to: counted by the law, or added up where the law counts so.

Whether points add up (each card worth the same to whoever wins it, each declaration and the last trick besides) is no
assumption: some ends are drawn at random and counted both ways first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tutor.bots.aims import pile_zone, split_deck, worth_of
from tutor.bots.chance import chance_of
from tutor.bots.playing import worth_of_end
from tutor.kinds.course.effects import Note
from tutor.law.compile_tally import COUNTER
from tutor.play.ending import tricks_counted
from tutor.play.facts import complete
from tutor.play.position import Position
from tutor.play.score import Sheet, count_hand, count_points
from tutor.play.won import hand_won

TRIED = 5  # ends counted both ways
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
        for name in self.last_won:
            situation[name] = setting.owner(self.position.relative(last), law.registers[name].type)
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
        setting = self.position.setting
        changing = {
            pile_zone(self.position),
            *tricks_counted(setting.law),
            *(name for each in self.notes for name in each),
        }
        plain = {name.partition(":")[0] for name in self.read}
        if self.reads_lines or plain & changing or any(name.startswith(COUNTER) for name in self.read):
            return False
        rng, cards = chance_of(0, "ends"), worth_of(self.position).cards
        rest = setting.plan.pack
        for held in self.piles:
            rest &= ~held
        for _ in range(TRIED):
            new = [mask & rest for mask in split_deck(setting.plan.pack, len(self.piles), rng)]
            last = int(rng.random() * setting.players)
            won = [int(rng.random() * 4) for _ in range(setting.players)]
            sung = [int(rng.random() * 2 * setting.players) for _ in self.notes]
            for number, notes in enumerate(self.notes):  # of two that note the same, one
                if any(0 <= sung[n] < setting.players and self.notes[n] == notes for n in range(number)):
                    sung[number] = -1
            gained = [sum(cards[card] for card in range(48) if mask >> card & 1) for mask in new]
            piles = [old | mask for old, mask in zip(self.piles, new, strict=True)]
            if self.points(gained, last, sung) != self.full(piles, last, sung, won):
                return False
        return True

    def brought(self, points: tuple[int, ...], last: int) -> tuple[int, ...]:
        """What the hand brings to everybody, asked of the law the first time that points and last trick are so."""
        prizes = self.prizes
        key = (points, last)
        found = prizes.get(key)
        if found is None:
            if len(prizes) > KEPT:
                prizes.clear()
            situation = self.base | {
                name: self.position.setting.owner(
                    self.position.relative(last), self.position.setting.law.registers[name].type
                )
                for name in self.last_won
            }
            court = self.position.setting.court
            found = prizes[key] = hand_won(court, situation, Sheet(points, ())).brought
        return found

    @cached_property
    def prizes(self) -> Prizes:
        """What is known of them; who wins hangs on these other facts as they are."""
        setting = self.position.setting
        facts = complete(setting.law, self.base)
        fixed = tuple(
            facts.get(name)
            for name in sorted(self.read)
            if name.partition(":")[0] not in ("points", "owner", *self.last_won)
        )
        known: dict[Any, Prizes] = setting.court.__dict__.setdefault("_prizes", {})
        return known.setdefault((setting.mano, fixed), {})
