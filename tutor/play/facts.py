"""The facts of a position as rules read them, out of what lies on the table and what has been said.

A *situation* is the plain half: zones (a mask; a tuple of cards where order counts; one card where the zone holds one),
registers, ``name:all`` for what everybody said in turn. `complete` adds what follows from it: the card led, the best so
far, who is choosing, one's own part of what everybody said. What is not given stays missing and says so when it is used.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NoReturn

from tutor.law.model import Law, Register

Situation = Mapping[str, Any]
FROM_TRICK = ("led", "last", "best", "best_of_led", "beaten_by")


class MissingFact(Exception):
    """A rule asked for a fact that is not given. ``name`` is the fact."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class NotGiven:
    """Stands for a fact that is not given; any use of it raises `MissingFact`, so an unused one does no harm."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def _used(self, *_: object) -> NoReturn:
        raise MissingFact(self.name)

    __and__ = __rand__ = __or__ = __ror__ = __add__ = __radd__ = __sub__ = __rsub__ = __lshift__ = __rlshift__ = _used
    __rshift__ = __rrshift__ = __floordiv__ = __mod__ = __mul__ = __rmul__ = __lt__ = __le__ = __gt__ = __ge__ = _used
    __getitem__ = __iter__ = __len__ = __bool__ = __index__ = __int__ = __neg__ = __invert__ = _used
    bit_count = _used

    def __eq__(self, other: object) -> NoReturn:
        raise MissingFact(self.name)

    def __hash__(self) -> NoReturn:
        raise MissingFact(self.name)


class Unseen(int):
    """Cards of which only the number is known; any use of the cards themselves raises `MissingFact`."""

    name: str

    def __new__(cls, number: int, name: str) -> Unseen:
        """So many cards of the zone ``name``."""
        made = super().__new__(cls, number)
        made.name = name
        return made

    def bit_count(self) -> int:
        """How many there are."""
        return int(self)

    def _used(self, *_: object) -> NoReturn:
        raise MissingFact(self.name)

    __and__ = __rand__ = __or__ = __ror__ = __rshift__ = __invert__ = _used


class Facts(dict[str, Any]):
    """Facts by name; a missing one is a `NotGiven`."""

    def __missing__(self, name: str) -> NotGiven:
        return NotGiven(self.get("missing:" + name, name))


@dataclass(frozen=True, slots=True)
class Completion:
    """What a law has to complete, looked up once: defaults by register, and the names under which things are kept."""

    defaults: tuple[tuple[str, Any], ...]
    last: tuple[tuple[str, str], ...]  # ``name:order`` → ``name:last``, of the suits that somebody has said
    said: tuple[str, ...]  # ``name:all`` of what is being said
    most: tuple[
        tuple[str, str, bool], ...
    ]  # a register, the ``name:all`` whose highest number it follows, the last of those
    everybody: tuple[tuple[str, str], ...]  # a register, its ``name:all``
    ordered: tuple[tuple[str, str], ...]  # a zone, its ``name:order``
    sets: tuple[tuple[str, str, int], ...]  # a set, the ``name:order`` of its zone, how many of it


@lru_cache(maxsize=512)
def completion(law: Law, said_in: str) -> Completion:
    """What is looked up once for a law, and for a decision that is being made."""
    registers = law.registers.values()
    return Completion(
        tuple((each.name, default) for each in registers if (default := _default(each)) is not None),
        tuple((each.name + ":order", each.name + ":last") for each in registers if each.type == "suits"),
        tuple(each.name + ":all" for each in registers if said_in and each.said_in == said_in),
        tuple((each.name, each.most + ":all", each.tie == "last") for each in registers if each.most),
        tuple((each.name, each.name + ":all") for each in registers),
        tuple((name, name + ":order") for name, zone in law.zones.items() if zone.ordered),
        tuple((name, made.zone + ":order", made.count) for name, made in law.sets.items()),
    )


def _default(register: Register) -> Any:
    """What a register holds where nothing is said of it; None: it is not known."""
    if register.starts is not None:
        return None if register.of else bool(register.starts) if register.type == "flag" else register.starts
    nobody = register.type in ("seat", "side", "card") and not register.most and not register.said_in
    return -1 if nobody else None


def complete(law: Law, situation: Situation, said_in: str = "") -> Facts:
    """Everything rules may ask of a situation. ``said_in``: the decision being made, which tells whose turn it is."""
    facts, how = Facts(situation), completion(law, said_in)
    for name, default in how.defaults:
        facts.setdefault(name, default)
    for order, last in how.last:
        if order in facts:
            facts[last] = facts[order][-1] if facts[order] else -1
    _seats(how, facts)
    if law.tricks is not None:
        read_trick(law, facts)
    for name, order in how.ordered:
        lying = facts.get(name)
        if isinstance(lying, tuple):
            facts[order], facts[name] = lying, sum([1 << card for card in lying])
    for name, order, count in how.sets:
        if order in facts:
            facts[name] = sum([1 << card for card in facts[order][:count]])
    return facts


def _seats(how: Completion, facts: Facts) -> None:
    facts.setdefault("mano", 0)
    if "players" in facts:
        facts.setdefault("dealer", facts["players"] - 1)
    for everybody in how.said:
        facts.setdefault(everybody, ())
        facts.setdefault("chooser", len(facts[everybody]))
    for name, everybody, last in how.most:
        said = facts.get(everybody)
        if said:
            highest = max(said)
            facts.setdefault(name, len(said) - 1 - said[::-1].index(highest) if last else said.index(highest))
    chooser = facts.get("chooser")
    if chooser is not None:
        for name, everybody in how.everybody:
            said = facts.get(everybody)
            if said is not None and chooser < len(said):
                facts.setdefault(name, said[chooser])


def read_trick(law: Law, facts: Facts) -> None:
    """The cards of the trick that rules name; those that depend on a suit not given stay missing in its name."""
    assert law.tricks is not None
    order = facts.get(law.tricks.zone)
    if order is None:
        return
    wanted = [name for name in law.tricks.won_by if name != "led"]
    unknown = [name for name in wanted if name not in facts]
    trick = law.tricks.read(order, [facts.get(name, -1) for name in wanted])
    facts[law.tricks.zone] = trick.mask
    facts[law.tricks.zone + ":order"] = trick.order
    for name in FROM_TRICK:
        facts[name] = getattr(trick, name)
    facts["of_partner"] = order[-2] if law.pairs and len(order) > 1 else -1
    if unknown and order:
        for name in ("best", "beaten_by"):
            del facts[name]
            facts["missing:" + name] = unknown[0]
