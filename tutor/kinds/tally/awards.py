"""What a line of the score sheet does: points, a multiplier, a deduction."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from tutor.law.emit import Emitter
from tutor.law.names import Names
from tutor.law.protocol import Award
from tutor.law.reader import Reader
from tutor.law.shapes import SHAPES, Shape, words_of
from tutor.law.voice import Voice, joined
from tutor.law.yamltext import Node

Value = Callable[[str], int]


@dataclass(frozen=True, slots=True)
class PointsFor(Award):
    """``{points: 1}`` or ``{points: {fixed: 10, per: {tricks: 5}}}``: so many, and so many for each.

    ``{points: card_points}``: as many as that number, which is points already (``whole``).
    """

    shape: ClassVar[Shape] = {"points": "whole|slug|points"}
    fixed: int
    per: tuple[tuple[str, int, tuple[str, str]], ...]
    cards: tuple[int, ...] = ()
    whole: bool = False

    @property
    def numbers(self) -> tuple[str, ...]:
        """What it counts."""
        return tuple(name for name, _, _ in self.per)

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Award:
        body = reader.entries_of(node)["points"]
        if isinstance(body.value, str):
            numbers = [name for name, declared in names.declared.items() if declared.type == "number"]
            whole = names.declared[reader.choice(body, numbers)]
            return cls(0, ((whole.fact or whole.name, 1, (whole.phrase["es"], whole.phrase["en"])),), (-1,), whole=True)
        if not isinstance(body.value, dict):
            return cls(reader.number(body), ())
        entries = reader.fields(body, SHAPES["points"])
        known = [
            *([] if "cards" in names.declared else ["cards"]),
            *(name for name, declared in names.declared.items() if declared.type == "number"),
        ]
        per = []
        for name, each in (reader.entries(entries["per"]) if "per" in entries else {}).items():
            if name not in known:
                raise reader.unknown(name, known, entries["per"].keys[name])
            declared = names.declared.get(name)
            said = (
                ("carta de la mano", "card of the hand")
                if declared is None
                else (declared.one.get("es") or declared.phrase["es"], declared.one.get("en") or declared.phrase["en"])
            )
            per.append((declared.fact or name if declared else name, reader.number(each), said))
        names_of = [name for name, _, _ in per]
        cards = tuple(getattr(names.declared.get(name.removeprefix("counter:")), "card", -1) for name in names_of)
        return cls(reader.number(entries["fixed"]) if "fixed" in entries else 0, tuple(per), cards)

    def code(self, em: Emitter) -> str:
        return " + ".join(
            [em.fact("points"), str(self.fixed), *(f"{each} * {em.fact(name)}" for name, each, _ in self.per)]
        )

    def idle(self, value: Value) -> bool:
        return (
            not self.fixed
            and bool(self.per)
            and not any(value(name) for name, _, _ in self.per)
            and all(each > 0 for _, each, _ in self.per)
        )

    def phrase(self, voice: Voice) -> str:
        if self.whole:
            return voice.pick(*self.per[0][2])
        parts = [voice.points(self.fixed)] if self.fixed or not self.per else []
        for (_, each, said), card in zip(self.per, self.cards, strict=True):
            many = voice.pick(f"{each} más", f"{each} more") if parts and each > 0 else voice.points(each)
            if card >= 0:
                parts.append(voice.pick(f"{many} por {voice.card(card)}", f"{many} for {voice.card(card)}"))
                continue
            parts.append(voice.pick(f"{many} por cada {said[0]}", f"{many} for each {said[1]}"))
        return joined(parts, voice)

    def shown(self, voice: Voice, value: Value, before: int, after: int) -> str:
        parts = [str(self.fixed)] if self.fixed or not self.per else []
        parts += [f"{value(name)} × {each}".replace("-", "−") for name, each, _ in self.per]
        if not self.fixed and len(self.per) == 1 and value(self.per[0][0]) == 1 and self.per[0][1] > 0:
            return str(self.per[0][1])
        total = self.fixed + sum(each * value(name) for name, each, _ in self.per)
        if not self.fixed and all(each == 1 for _, each, _ in self.per):
            return str(total)
        return f"{' + '.join(parts)} = {total}".replace("-", "−") if self.per else str(total)


@dataclass(frozen=True, slots=True)
class Times(Award):
    """``{times: 2}``: what the lines before gave is multiplied."""

    shape: ClassVar[Shape] = {"times": "whole"}
    factor: int

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Award:
        return cls(reader.number(reader.entries_of(node)["times"], 0, 100))

    def code(self, em: Emitter) -> str:
        return f"{em.fact('points')} * {self.factor}"

    def phrase(self, voice: Voice) -> str:
        return voice.pick(
            f"lo apuntado se multiplica por {self.factor}", f"the points so far are multiplied by {self.factor}"
        )

    def shown(self, voice: Voice, value: Value, before: int, after: int) -> str:
        return f"{before} × {self.factor} = {before * self.factor}".replace("-", "−")


@dataclass(frozen=True, slots=True)
class Minus(Award):
    """``{minus: 100}``."""

    shape: ClassVar[Shape] = {"minus": "whole"}
    amount: int

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Award:
        return cls(reader.number(reader.entries_of(node)["minus"], 0, 9999))

    def code(self, em: Emitter) -> str:
        return f"{em.fact('points')} - {self.amount}"

    def idle(self, value: Value) -> bool:
        return not self.amount

    def phrase(self, voice: Voice) -> str:
        if not self.amount:
            return voice.pick("no se resta nada", "nothing is taken off")
        return voice.pick(f"se restan {self.amount} puntos", f"{self.amount} points are taken off")

    def shown(self, voice: Voice, value: Value, before: int, after: int) -> str:
        return f"{before} − {self.amount} = {before - self.amount}".replace("-", "−")


@dataclass(frozen=True, slots=True)
class HandOver(Award):
    """``{hand_over: {from: offender, to: each_other}}``: the one loses all points to each of the others."""

    shape: ClassVar[Shape] = {"hand_over": "handing"}
    crosses: ClassVar[bool] = True
    register: str
    said: tuple[str, str]

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Award:
        entries = reader.fields(reader.entries_of(node)["hand_over"], SHAPES["handing"])
        seats = [name for name, declared in names.declared.items() if declared.type in ("seat", "side")]
        reader.choice(entries["to"], words_of(SHAPES["handing"]["to"]))
        giver = reader.choice(entries["from"], seats)
        return cls(giver, (names.declared[giver].phrase["es"], names.declared[giver].phrase["en"]))

    def code(self, em: Emitter) -> str:
        giver = em.fact(self.register)
        return f"(0 if {em.fact('owner')} == {giver} else {em.fact('points')} + {em.fact('points:all')}[{giver}])"

    def phrase(self, voice: Voice) -> str:
        return voice.pick(
            "no se apunta nada, y los puntos que le tocaban se los apunta cada uno de los demás",
            "that player scores nothing, and each of the others scores the points that were due to them",
        )

    def shown(self, voice: Voice, value: Value, before: int, after: int) -> str:
        one = before == 1
        return (
            voice.pick(
                f"se queda en 0, y {'el punto que llevaba va' if one else f'los {before} que llevaba van'} a cada uno de los "
                "demás",
                f"down to 0, and each of the others gets the {'one point there was' if one else f'{before} there were'}",
            )
            if value("owner") == value(self.register)
            else voice.pick(
                f"recibe {voice.points(after - before)} de {self.said[0]}",
                f"gets {voice.points(after - before)} from {self.said[1]}",
            )
        )
