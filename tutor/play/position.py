"""A position: one moment of one hand. Immutable; playing gives another.

Seats are numbered from 0 round the table in playing order. Rules see them counted from mano (`relative`), so that a
position and a case written about it say the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from tutor.cards import CARDS, SUITS, CardSet, bits
from tutor.law.compile_sets import SetDecision
from tutor.play.facts import Facts, complete
from tutor.play.kept import Keeping

if TYPE_CHECKING:
    from tutor.law.model import Zone
    from tutor.play.setting import Setting

Zones = Mapping[str, Any]
PASS = -1


@dataclass(frozen=True, eq=False)
class Position(Keeping):
    """Where everything lies, what has been said, and whose turn it is.

    ``zones``: name → mask, or a tuple of cards where order counts, or a card (-1: none); of zones that belong to seats a
    tuple by seat. ``registers``: name → value; of registers that belong to seats a tuple by seat, of those that are said
    a tuple in the order of speaking. ``decision`` is what ``turn`` has to choose ("" when the hand is over).
    ``brought``: what the hand brings to everybody in a match that is not counted in points.
    """

    setting: Setting
    zones: Zones
    registers: Mapping[str, Any]
    at: int
    loops: tuple[int, ...]
    leader: int
    turn: int
    decision: str
    points: tuple[int, ...] | None = None
    optional: bool = False
    brought: tuple[int, ...] | None = None

    @property
    def over(self) -> bool:
        """Whether the hand has been counted."""
        return self.points is not None

    def relative(self, seat: int) -> int:
        """A seat counted from mano."""
        return (seat - self.setting.mano) % self.setting.players

    # ── what rules see ────────────────────────────────────────────────────────────────────────────

    def situation(self, seat: int | None = None) -> dict[str, Any]:
        """Everything there is, as rules of the seat to move (or of ``seat``) see it: a case without a question."""
        law, chooser = self.setting.law, self.turn if seat is None else seat
        found: dict[str, Any] = {"players": self.setting.players, "cards": self.setting.cards}
        for name, zone in law.zones.items():
            value = self.zones[name]
            if zone.of:
                found[name] = value[self.setting.owner(chooser, zone.of)] if chooser >= 0 else union(value)
                found[name + ":all"] = self.in_order(value)
                found[name + ":union"] = union(value)
            else:
                found[name] = value
        for name, register in law.registers.items():
            value = self.registers[name]
            if register.said_in:
                found[name + ":all"] = value
            elif register.of:
                found[name + ":all"] = self.in_order(value)
                if chooser >= 0:
                    found[name] = value[self.setting.owner(chooser, register.of)]
            elif register.type in ("seat", "side") and not register.most:
                found[name] = value if value < 0 else self.setting.owner(self.relative(value), register.type)
            elif not register.most:
                found[name] = value
        if chooser >= 0:
            found["chooser"] = self.relative(chooser)
        found |= {"deck": self.setting.plan.pack, "owners": self.setting.owners()}
        return found

    def in_order(self, values: tuple[Any, ...]) -> tuple[Any, ...]:
        """What everybody has, mano (or mano's side) first."""
        first = self.setting.mano % len(values)
        return (*values[first:], *values[:first])

    @cached_property
    def facts(self) -> Facts:
        """The facts of the decision to be made."""
        return complete(self.setting.law, self.situation(), self.decision)

    @cached_property
    def legal_mask(self) -> Callable[[], int]:
        """Asks the generated function, with the facts of this position, for the mask of the legal choices."""
        flat = self.setting.court.decision(self.decision).flat
        return partial(flat.function, *[self.facts[name] for name in flat.facts])

    def moves(self) -> tuple[Any, ...]:
        """The legal choices in order: whole numbers, or (card, set) where a set of cards is chosen; PASS where one may."""
        if not self.decision:
            return ()
        return (*self.chosen_from, PASS) if self.optional else self.chosen_from

    @cached_property
    def chosen_from(self) -> tuple[Any, ...]:
        """The legal choices but for passing."""
        known = self.setting.court.decision(self.decision)
        return tuple(known.legal(self.facts)) if isinstance(known, SetDecision) else bits(self.legal_mask())

    def may(self, choice: Any) -> bool:
        """Whether a choice is legal."""
        return self.optional if choice == PASS else choice in self.chosen_from

    def legal(self) -> CardSet | tuple[Any, ...]:
        """The legal cards where a card is to be chosen, else the legal choices (suits are 0–3)."""
        kind = self.setting.choice_type(self.decision)
        return CardSet(self.legal_mask()) if kind == "card" else self.moves()

    def play(self, choice: Any, checked: bool = True) -> Position:
        """The position after a choice. An illegal one is refused with TutorError unless ``checked`` is off."""
        from tutor.play.table import after

        return after(self, choice, checked)

    # ── what people see ───────────────────────────────────────────────────────────────────────────

    def view(self, seat: int) -> dict[str, Any]:
        """What one seat may see, in the words of a case; hidden cards appear only as their number."""
        return view_of(self, seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._all() == other._all()

    def _all(self) -> tuple[Any, ...]:
        return (
            self.zones,
            self.registers,
            self.at,
            self.loops,
            self.leader,
            self.turn,
            self.decision,
            self.points,
            self.optional,
            self.brought,
            self.setting.law.kind,
            self.setting.players,
            self.setting.dealer,
            self.setting.cards,
        )

    def __hash__(self) -> int:
        return hash((self.at, self.loops, self.turn, self.decision))

    def with_changes(self, **changes: Any) -> Position:
        """The same position but for some fields (to look at another deal, for example)."""
        return replace(self, **changes)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        from tutor.draw import legend_of, position_bundle

        return position_bundle({**self.view(max(self.turn, 0)), "legend": legend_of(self.setting.law)})


def union(masks: tuple[Any, ...]) -> int:
    """All the cards of all seats."""
    found = 0
    for mask in masks:
        found |= mask if isinstance(mask, int) else sum(1 << card for card in mask)
    return found


def view_of(position: Position, seat: int) -> dict[str, Any]:
    """The view of a seat: a case without a question."""
    setting, law = position.setting, position.setting.law
    shown: dict[str, Any] = {
        "game": law.game,
        "variant": law.variant,
        "players": setting.players,
        "cards": setting.cards,
    }
    if law.kind:
        shown["kind"] = law.kind
    hidden: dict[str, Any] = {}
    for name, zone in law.zones.items():
        value = position.zones[name]
        if not zone.of:
            if zone.seen_by == "all":
                shown[name] = shown_cards(value, zone.size)
            else:
                hidden[name] = size_of(value)
            continue
        mine = setting.owner(seat, zone.of)
        sees = [is_seen(zone, owner == mine) for owner in range(len(value))]
        if sees[mine]:
            shown[name] = shown_cards(value[mine], None)
        shown_others = {
            str(owner + 1): shown_cards(value[owner], None)
            for owner in range(len(value))
            if owner != mine and sees[owner]
        }
        if shown_others:
            shown.setdefault("seen", {})[name] = shown_others
        hidden[name] = [size_of(held) for held in value]
    for name, register in law.registers.items():
        value = position.registers[name]
        if register.type == "suit" and value >= 0:
            shown[name] = ("oros", "copas", "espadas", "bastos")[value]
        elif register.said_in:
            shown[name] = list(value)
        elif register.of:
            shown[name] = [shown_value(each, register.type) for each in position.in_order(value)]
        elif register.type in ("flag", "number"):
            shown[name] = value
        elif register.type == "seat" and not register.most and value >= 0:
            shown[name] = position.relative(value) + 1
    return {
        **shown,
        "sizes": hidden,
        "seat": seat + 1,
        "turn": position.turn + 1,
        "mano": setting.mano + 1,
        "decision": position.decision,
        **({"points": list(position.points)} if position.points is not None else {}),
        **({law.result.unit.name: list(position.brought)} if law.result.unit and position.brought is not None else {}),
    }


def is_seen(zone: Zone, own: bool) -> bool:
    """Whether a seat sees what lies in a zone that is its own, or somebody else's."""
    return zone.seen_by == "all" or zone.seen_by == ("owner" if own else "others")


def shown_value(value: Any, kind: str) -> Any:
    """What somebody has in a register, in writing."""
    if kind == "suits":
        return [SUITS[suit].slug for suit in bits(value)]
    if kind == "card":
        return str(CARDS[value]) if value >= 0 else None
    return value


def shown_cards(value: Any, size: int | None) -> Any:
    """Cards in writing."""
    if size == 1:
        return str(CARDS[value]) if value >= 0 else None
    return [str(CARDS[card]) for card in (value if isinstance(value, tuple) else bits(value))]


def size_of(value: Any) -> int:
    """How many cards."""
    return len(value) if isinstance(value, tuple) else value.bit_count() if value >= 0 else 0


def chooses_blind(position: Position) -> bool:
    """Whether whoever is to choose takes a card from cards that only others see."""
    law = position.setting.law
    if not position.decision:
        return False
    parts = law.decisions[position.decision].choose.values()
    zones = [part.zone.name for part in parts if part.type == "card" and hasattr(part, "zone")]
    return any(not is_seen(law.zones[name], True) for name in zones)
