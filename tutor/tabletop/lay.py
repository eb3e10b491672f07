"""What lies where: a view of a position, in the words of a case, laid out as zones, players and suits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from tutor.draw import Mark
from tutor.draw.board import SIGNS
from tutor.draw.face import spoken
from tutor.draw.labels import label
from tutor.draw.legend import Legend, heading, legend_of
from tutor.draw.zones import numbers_of, pick, read_cards, record_of, suits_of
from tutor.law.model import Law, Register, Zone
from tutor.tabletop.shape import CardData, FactData, PlayerData, SuitData, ZoneData
from tutor.tabletop.words import word
from tutor.words import name_suit

View = Mapping[str, Any]
Told = Mapping[str, CardData]


@dataclass(frozen=True)
class Layout:
    """Lays out a ``view`` of the ``law``'s zones and registers. ``told``: what else there is to say of a card.

    ``players``: who is who, from seat 1; empty for the usual names. ``notes``: what stands under a card, by zone.
    """

    law: Law
    view: View
    lang: str
    told: Told
    names: Sequence[str] = ()
    notes: Mapping[str, Sequence[str]] = field(default_factory=dict)
    totals: Sequence[int] = ()
    french: bool = False

    # ── zones ─────────────────────────────────────────────────────────────────────────────────────

    def zones(self) -> Iterator[ZoneData]:
        """Every zone that is there to be seen, in the order of the law; the own hand last."""
        found = [
            data
            for zone in self.law.zones.values()
            if self.view.get(zone.copy_of) is None
            for data in self.of_zone(zone)
        ]
        yield from sorted(found, key=lambda data: ("side", "centre", "seen", "hand").index(data["where"]))

    def of_zone(self, zone: Zone) -> Iterator[ZoneData]:
        """A zone as it is seen: the common one, or the own and those of others."""
        name, shown = zone.name, self.view.get(zone.name)
        size = (self.view.get("sizes") or {}).get(name)
        if not zone.of:
            if isinstance(size, int):
                if size:
                    yield {**self.empty(zone, "side"), "count": size}
            elif zone.size == 1:
                if shown:
                    yield {**self.empty(zone, "side"), "cards": self.cards(name, shown)}
            elif shown is not None:
                yield {**self.empty(zone, "centre"), "cards": self.cards(name, shown)}
            return
        for owner, cards in self.seen(name):
            who = self.name(int(owner) - 1) if owner.isdecimal() else word("player", self.lang, n=owner)
            yield {**self.empty(zone, "seen"), "id": f"{name}:{owner}", "label": who, "cards": self.cards(name, cards)}
        if shown is not None and zone.seen_by != "all":
            yield {**self.empty(zone, "hand"), "cards": self.cards(name, shown)}
        elif shown is not None and shown:
            yield {**self.empty(zone, "seen"), "cards": self.cards(name, shown)}
        elif zone.seen_by == "others" and isinstance(size, list) and "seat" in self.view:
            backs = range(1, size[self.owner(zone.of, self.view["seat"] - 1)] + 1)
            down = word("face_down", self.lang)
            yield {**self.empty(zone, "hand"), "cards": [{"id": f"?{place}", "label": down} for place in backs]}

    def seen(self, zone: str) -> Iterator[tuple[str, Any]]:
        """What lies in a zone of others and may be seen, by owner."""
        seen = self.view.get("seen")
        held = seen.get(zone) if isinstance(seen, Mapping) else None
        for owner, cards in held.items() if isinstance(held, Mapping) else ():
            yield str(owner), cards

    def empty(self, zone: Zone, where: Any) -> ZoneData:
        """A zone without its cards."""
        return {
            "id": zone.name,
            "label": pick(self.legend.piles[zone.name].label, self.lang),
            "where": where,
            "ordered": zone.ordered,
            "cards": [],
        }

    def cards(self, zone: str, cards: Any) -> list[CardData]:
        """Cards with all that is to be said of them; none where somebody has written what cannot be read."""
        notes = self.notes.get(zone, ())
        found: list[CardData] = []
        for place, card in enumerate(read_cards(cards)):
            data: CardData = {"id": str(card), "label": spoken(card, self.lang, "french" if self.french else "full")}
            told: CardData | dict[str, str] = self.told.get(str(card), {})
            note = " · ".join(filter(None, [notes[place] if place < len(notes) else "", told.get("note", "")]))
            found.append({**data, **told, **({"note": note} if note else {})})  # type: ignore[typeddict-item]
        return found

    def record(self) -> Iterator[ZoneData]:
        """Tricks as they were played, where the view is of a whole hand."""
        for number, (cards, players) in enumerate(record_of(self.view), 1):
            name = f"{label('nth_trick', self.lang)} {number}"
            laid = replace(self, notes={name: players}).cards(name, cards)
            yield {"id": f"record:{number}", "label": name, "where": "centre", "ordered": True, "cards": laid}

    def said(self) -> Iterator[FactData]:
        """What was said and won in turn, mano first, where it is not known who sits where."""
        for name, text in numbers_of(self.drawn, self.lang):
            yield {"label": name, "number": text}

    # ── players ───────────────────────────────────────────────────────────────────────────────────

    def players(self) -> Iterator[PlayerData]:
        """Everybody, from the one who looks on round the table."""
        count, me = self.view.get("players"), self.view.get("seat", 1) - 1
        if not isinstance(count, int) or "seat" not in self.view:
            return
        for seat in ((me + place) % count for place in range(count)):
            yield {
                "id": str(seat + 1),
                "name": self.name(seat),
                "you": seat == me,
                "turn": self.view.get("turn") == seat + 1,
                "dealer": (self.view["mano"] - 2) % count == seat,
                "partner": self.law.pairs and seat != me and (seat - me) % 2 == 0,
                "facts": list(self.facts(seat, count)),
            }

    def name(self, seat: int) -> str:
        """Who sits there."""
        if seat < len(self.names):
            return self.names[seat]
        return word("you", self.lang) if self.view.get("seat") == seat + 1 else word("player", self.lang, n=seat + 1)

    def owner(self, of: str, seat: int) -> int:
        """Whose things a seat's are."""
        return seat % 2 if of == "side" and self.law.pairs else seat

    def facts(self, seat: int, players: int) -> Iterator[FactData]:
        """What a seat holds face down, what it has said and won, and its points."""
        sizes = self.view.get("sizes") or {}
        for zone in self.law.zones.values():
            held = sizes.get(zone.name)
            mine = zone.seen_by == "owner" and seat == self.view["seat"] - 1
            if zone.of and not zone.copy_of and isinstance(held, list) and not mine:
                kind: Literal["hand", "taken"] = "taken" if zone.seen_by == "nobody" else "hand"
                count = str(held[self.owner(zone.of, seat)])
                yield {"label": word(kind, self.lang), "number": count, "held": kind}
        for register in self.law.registers.values():
            value = self.number(register, seat, players)
            if value is not None:
                yield {"label": pick(self.legend.numbers[register.name], self.lang), "number": value}
        unit = self.law.result.unit
        total = word("total", self.lang) if unit is None else pick(heading(unit.phrase), self.lang)
        for name, points in ((word("points", self.lang), self.view.get("points")), (total, self.totals)):
            if points:
                owner = seat % len(points)
                yield {"label": name, "number": str(points[owner]).replace("-", "−")}

    def number(self, register: Register, seat: int, players: int) -> str | None:
        """What a register says of a seat; None where it says nothing."""
        values = self.view.get(register.name)
        if register.type != "number" or not isinstance(values, list) or not values:
            return None
        owners = 2 if register.of == "side" and self.law.pairs else players
        place = (self.owner(register.of, seat) - (self.view["mano"] - 1)) % owners
        return str(values[place]) if place < len(values) else "–"

    # ── suits ─────────────────────────────────────────────────────────────────────────────────────

    def suits(self) -> Iterator[SuitData]:
        """Suits that have been settled."""
        for name, suit in suits_of(self.drawn, self.lang):
            yield {"label": name, "suit": suit.slug, "name": name_suit(suit, self.lang).bare}

    @property
    def drawn(self) -> View:
        """The view as `tutor.draw` reads it."""
        return {**self.view, "legend": self.legend}

    @property
    def legend(self) -> Legend:
        """What the names of the view mean."""
        return legend_of(self.law)


def marked(marks: Mapping[str, Mark]) -> dict[str, CardData]:
    """The marks of an answer, by card."""
    found: dict[str, CardData] = {}
    for card, mark in marks.items():
        said = {"sign": SIGNS[mark.kind]} if mark.kind in SIGNS else {}
        found[card] = {**said, **({"note": mark.note} if mark.note else {})}  # type: ignore[typeddict-item]
    return found
