"""The facts of a position as rules read them, out of what lies on the table and what has been said.

A *situation* is the plain half: zones (a mask; a tuple of cards where order counts; one card where the zone holds one),
registers, ``name:all`` for what everybody said in turn. `complete` adds what follows from it: the card led, the best so
far, who is choosing, one's own part of what everybody said. What is not given stays missing and says so when it is used.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn

from tutor.law.model import Law

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


def complete(law: Law, situation: Situation, said_in: str = "") -> Facts:
    """Everything rules may ask of a situation. ``said_in``: the decision being made, which tells whose turn it is."""
    facts = Facts(situation)
    for register in law.registers.values():
        if register.starts is not None and register.name not in facts and not register.of:
            facts[register.name] = bool(register.starts) if register.type == "flag" else register.starts
        elif (
            register.starts is None
            and register.type in ("seat", "side", "card")
            and not register.most
            and not register.said_in
        ):
            facts.setdefault(register.name, -1)
        elif register.type == "suits" and register.name + ":order" in facts:
            order = facts[register.name + ":order"]
            facts[register.name + ":last"] = order[-1] if order else -1
    _seats(law, facts, said_in)
    if law.tricks is not None:
        read_trick(law, facts)
    for name, zone in law.zones.items():
        if zone.ordered and isinstance(facts.get(name), tuple):
            facts[name + ":order"] = facts[name]
            facts[name] = sum(1 << card for card in facts[name])
    for name, made in law.sets.items():
        if made.zone + ":order" in facts:
            facts[name] = sum(1 << card for card in facts[made.zone + ":order"][: made.count])
    return facts


def _seats(law: Law, facts: Facts, said_in: str) -> None:
    facts.setdefault("mano", 0)
    if "players" in facts:
        facts.setdefault("dealer", facts["players"] - 1)
    for register in law.registers.values():
        if register.said_in == said_in and said_in:
            facts.setdefault(register.name + ":all", ())
            facts.setdefault("chooser", len(facts[register.name + ":all"]))
        if register.most and facts.get(register.most + ":all"):
            said = facts[register.most + ":all"]
            places = [place for place, number in enumerate(said) if number == max(said)]
            facts.setdefault(register.name, places[-1 if register.tie == "last" else 0])
    if "chooser" in facts:
        for name in law.registers:
            said = facts.get(name + ":all")
            if said is not None and facts["chooser"] < len(said):
                facts.setdefault(name, said[facts["chooser"]])


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
