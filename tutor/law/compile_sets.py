"""Functions out of a decision in which a set of cards is chosen, alone or with a card of the hand.

The moves are pairs (card, set), or sets alone; there may be thousands, so they are found by solving the requirements, a
card at a time, and the rules are asked of single moves. The chain is the same as that of `tutor.law.compile`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import chain
from typing import Any

from tutor.cards import bits
from tutor.law.compile import Compiled, _made
from tutor.law.conditions import Always, asked_of
from tutor.law.emit import Emitter
from tutor.law.model import Decision, Duty, Requirement
from tutor.law.protocol import Condition
from tutor.law.subsets import Moves, all_subsets

Move = tuple[int, ...]
Test = Callable[..., bool]
Facts = Mapping[str, Any]
SETS = "all:sets"  # of which one after another is looked at
AMONG = "candidates"  # the fact by which a condition sees the moves among which it is asked


class SetDecision:
    """The generated functions of a decision whose last part is a set of cards."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.parts = tuple(decision.choose)
        self._tests: dict[tuple[int, bool], tuple[Any, Test, tuple[str, ...]]] = {}

    def compile(self) -> None:
        """Make every function now, so that a rule that cannot be compiled shows."""
        _ = self.applies, self._zones, self._solver, self._admitted
        for rule in self.decision.require:
            self._test(rule.when), [self._test(part, waived=True) for part in asked_of(rule.must)]
        for duty in self.decision.duties:
            assert isinstance(duty.must, Condition)
            self._test(duty.when), self._test(duty.must)

    @cached_property
    def applies(self) -> Compiled:
        """Whether the decision is open at all."""
        em = Emitter()
        return _made(em, "applies", [f"return bool({self.decision.when.code(em).guarded()})"])

    def test(
        self, condition: Condition, facts: Facts, move: Move, waived: bool = False, among: Moves | None = None
    ) -> bool:
        """Whether a condition about the move holds; ``waived``: or speaks of something absent; ``among`` these moves."""
        _, function, names = self._test(condition, waived)
        return function(*[among if name == AMONG else facts[name] for name in names], *move)

    def _test(self, condition: Condition, waived: bool = False) -> tuple[Any, Test, tuple[str, ...]]:
        known = self._tests.get((id(condition), waived))
        if known is None:
            em = Emitter()
            code = condition.code(em)
            text = code.waived() if waived else code.guarded()
            known = self._tests[id(condition), waived] = (
                condition,
                em.function("test", [f"return bool({text})"], self.parts),
                tuple(em.facts),
            )
        return known

    def in_force(self, rule: Requirement, facts: Facts, move: Move) -> bool:
        """Whether a requirement applies to a move."""
        return self.test(rule.when, facts, move)

    def meets(self, rule: Requirement, facts: Facts, move: Move) -> bool:
        """Whether a move passes a requirement: it is not in force, or it is met."""
        return not self.in_force(rule, facts, move) or all(
            self.test(part, facts, move, waived=True) for part in asked_of(rule.must)
        )

    # ── finding moves ─────────────────────────────────────────────────────────────────────────────

    @cached_property
    def _zones(self) -> tuple[Compiled, Compiled | None]:
        """The zone of the set, and of the card that goes with it."""
        made = []
        for part in reversed(self.parts):
            em = Emitter()
            made.append(_made(em, "zone", [f"return {self.decision.choose[part].domain(em)}"]))
        return made[0], made[1] if len(made) > 1 else None

    @cached_property
    def _solver(self) -> tuple[Callable[..., Iterable[int]], tuple[str, ...]] | None:
        """The sets that one requirement or another leaves, for a card; None where nothing helps."""
        for rule in self.decision.require:
            em = Emitter()
            zone = self.decision.choose[self.parts[-1]].domain(em)
            text = rule.must.solve(em, self.parts[-1], zone)
            if text is not None:
                return em.function("solve", [f"return {text}"], self.parts[:-1]), tuple(em.facts)
        return None

    def domain(self, facts: Facts) -> int:
        """The cards of which one goes with the set (-1 where a set is chosen alone)."""
        zone = self._zones[1]
        return -1 if zone is None else int(zone(facts))

    def table(self, facts: Facts) -> int:
        """The cards of which a set is chosen."""
        return int(self._zones[0](facts))

    def candidates(self, facts: Facts, card: int | None) -> Iterator[Move]:
        """The moves with this card that meet every requirement, the empty set first."""
        first: Move = () if card is None else (card,)
        function, names = self._admitted
        yield from function(*[facts[name] for name in names], *first, chain((0,), self._sets(facts, first)))

    def goes_with(self, cards: Iterable[int], taken: int, facts: Facts) -> Iterator[int]:
        """The cards with which this set may be taken, as far as the requirements go."""
        function, names = self._admitted
        known = [facts[name] for name in names]
        for card in cards:
            for _ in function(*known, card, (taken,)):
                yield card

    @cached_property
    def _admitted(self) -> tuple[Callable[..., Iterator[Move]], tuple[str, ...]]:
        """Of many sets, one after another, the moves that meet every requirement: all of it in one function."""
        em = Emitter()
        asked = []
        for rule in self.decision.require:
            must = " and ".join(part.code(em).waived() for part in asked_of(rule.must))
            asked.append(
                f"({must})" if rule.when == Always(True) else f"(not ({rule.when.code(em).guarded()}) or ({must}))"
            )
        move = "".join(f"{em.part(part)}, " for part in self.parts)
        lines = [
            f"for {em.part(self.parts[-1])} in {em.part(SETS)}:",
            *([f"    if {' and '.join(asked)}:"] if asked else []),
            f"    {'    ' if asked else ''}yield ({move})",
        ]
        return em.function("admitted", lines, [*self.parts[:-1], SETS]), tuple(em.facts)

    def _sets(self, facts: Facts, first: Move) -> Iterable[int]:
        if self._solver is None:
            return all_subsets(self.table(facts))
        function, names = self._solver
        return function(*[facts[name] for name in names], *first)

    def all_candidates(self, facts: Facts) -> Iterator[Move]:
        """The moves of every card that meet every requirement."""
        domain = self.domain(facts)
        for card in (None,) if domain == -1 else bits(domain):
            yield from self.candidates(facts, card)

    def legal(self, facts: Facts) -> list[Move]:
        """The legal moves: the candidates, narrowed by the duties."""
        moves = list(self.all_candidates(facts))
        for duty in self.decision.duties:
            moves, _ = self.narrow(duty, facts, moves)
        return moves

    def group(self, duty: Duty, move: Move) -> int:
        """The moves are asked of a duty in groups, which share the part named by ``within``: the one of this move."""
        return move[self.parts.index(duty.within)] if duty.within in self.parts else 0

    def narrow(self, duty: Duty, facts: Facts, moves: list[Move]) -> tuple[list[Move], frozenset[int] | None]:
        """What a duty leaves of some moves, and the groups in which some move met it; None where it is not in force."""
        nothing: Move = (0,) * len(self.parts)
        if not self.test(duty.when, facts, nothing) or any(
            self.test(release.when, facts, nothing) for release in duty.unless
        ):
            return moves, None
        assert isinstance(duty.must, Condition)
        groups: dict[int, Moves] = {}
        for move in moves:
            groups.setdefault(self.group(duty, move), Moves()).append(move)
        good = {
            name: [move for move in group if self.test(duty.must, facts, move, among=group)]
            for name, group in groups.items()
        }
        kept = [move for name, group in groups.items() for move in good[name] or group]
        return kept, frozenset(name for name, met in good.items() if met)
