"""An exercise laid out: the position of its case, what is tapped, and once it is answered what is said of that."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from tutor.ask.told import LETTERS
from tutor.cards import CARDS, parse_card
from tutor.draw.board import SIGNS
from tutor.draw.face import spoken
from tutor.learn.items import Item, Marked, kind_of
from tutor.learn.items.scene import scene_text
from tutor.learn.items.way import PACK, PILE, Way
from tutor.learn.items.way import word as answer
from tutor.learn.log import canonical
from tutor.learn.tapped.sums import adding
from tutor.learn.tapped.words import word
from tutor.tabletop.lay import Layout
from tutor.tabletop.shape import CardData, ChoiceData, ExerciseData, SuitData, TableData, ToldData, ZoneData
from tutor.tabletop.table import bare, said
from tutor.words import capital

if TYPE_CHECKING:
    from tutor.learn.lessons.ladder import Rung

ASKED = "?"
RIGHT, WRONG, LEFT_OUT, DECIDES = SIGNS["legal"], SIGNS["illegal"], "+", SIGNS["binds"]


@dataclass(frozen=True, slots=True)
class Act:
    """Something that may be done once the answer has been told: a button. The first is the one that goes on."""

    id: str
    label: str


def exercise_table(
    item: Item,
    lang: str,
    *,
    id: str = "",
    head: str = "",
    marked: Marked | None = None,
    told: Sequence[Rung] = (),
    acts: Sequence[Act] = (),
    fault: str = "",
    summed: bool = False,
) -> TableData:
    """The table of an exercise; before it is ``marked`` nothing on it tells what is right.

    ``id``: which one it is, where the same may come again; ``head``: why it is asked; ``told``: what is said of the answer;
    ``fault``: why an answer could not be read; ``summed``: whether what is tapped is added up before one's eyes.
    """
    kind = kind_of(item)
    way = kind.way(item)
    added = adding(item, lang) if summed and marked is None else None
    signs = signs_of(item, lang, marked, told)
    for card, worth in added[1].items() if added else ():
        signs[card] = {**signs.get(card, {}), **worth}  # type: ignore[typeddict-item]
    layout = layout_of(item, lang, signs)
    zones, suits = [*zones_of(item, way, layout)], list(layout.suits())
    if "other" in item.more:
        more, others = second_of(item, layout)
        zones, suits = [*zones, *more], [*suits, *others]
    table = bare(lang, "real", said(fault, "bad" if fault else "info"))
    drawn = {zone["id"] for zone in zones} | {name for name in item.case if name in layout.view}
    drawn |= {*layout.view.get("seen", ())}
    exercise: ExerciseData = {
        "id": id or hash_of(item),
        "task": kind.task_alone(item, lang),
        "scene": scene_text(item, lang, drawn),
        "head": head,
        "take": [] if marked else list(way.cards),
        "hand": "" if marked else way.hand,
        "held": way.held,
        "sets": way.sets,
        "empty": way.empty,
        "many": way.many,
        "ordered": way.ordered,
        "least": way.least,
        "most": way.most,
        "choices": choices_of(way, lang, marked),
        "some": way.some,
        "number": way.number,
        "finish": "" if way.at_once else word("check", lang),
        "none": capital(answer(way.nothing, lang)) if way.nothing else "",
        "answered": marked is not None,
        "told": list(told_of(told, marked)),
        "acts": [{"id": act.id, "label": act.label} for act in acts],
        "texts": {name: word(name, lang) for name in SENT},
    }
    if added:
        exercise["sum"] = added[0]
    return {**table, "zones": zones, "suits": suits, "exercise": exercise}


def text_table(text: str, lang: str, *, id: str, acts: Sequence[Act], head: str = "", more: str = "") -> TableData:
    """A table on which something is said and nothing asked; ``more``: said in smaller letters."""
    table = bare(lang, "real", said(""))
    exercise: ExerciseData = {
        "id": id,
        "task": text,
        "scene": more,
        "head": head,
        "take": [],
        "hand": "",
        "held": "",
        "sets": "",
        "empty": False,
        "many": False,
        "ordered": False,
        "least": 1,
        "most": 1,
        "choices": [],
        "some": False,
        "number": False,
        "finish": "",
        "none": "",
        "answered": True,
        "told": [],
        "acts": [{"id": act.id, "label": act.label} for act in acts],
        "texts": {name: word(name, lang) for name in SENT},
    }
    return {**table, "exercise": exercise}


SENT = ("add", "remove", "erase", "minus", "number", "sets", "order", "pick")
"""Words that the browser puts on what it draws."""


def hash_of(item: Item) -> str:
    """Sixteen hexadecimal digits that tell an exercise from others."""
    return sha256(canonical(item.to_data()).encode()).hexdigest()[:16]


# ── the position ──────────────────────────────────────────────────────────────────────────────────


def layout_of(item: Item, lang: str, told: Mapping[str, CardData], case: Mapping[str, Any] | None = None) -> Layout:
    """What the case says of cards and suits, in the words of a view; who played what in the trick."""
    law, kind = item.seat.law, kind_of(item)
    case = kind.drawn(item) if case is None else case
    view: dict[str, Any] = {}
    for name, value in case.items():
        zone, register = law.zones.get(name), law.registers.get(name)
        if zone is not None and isinstance(value, int) and not isinstance(value, bool):
            view.setdefault("sizes", {})[name] = value
        elif zone is not None and isinstance(value, Mapping):
            held = {who: cards for who, cards in value.items() if isinstance(cards, list)}
            view.setdefault("seen", {}).update({name: held} if held else {})
        elif isinstance(value, bool):
            continue
        elif zone is not None or (register is not None and register.type == "suit") or is_record(name, value):
            view[name] = value
    trick = law.tricks.zone if law.tricks and kind.of_trick else ""
    return Layout(law, view, lang, told, notes={trick: LETTERS})


def is_record(name: str, value: Any) -> bool:
    """Whether these are tricks as they were played."""
    return name == "tricks" and isinstance(value, list) and all(isinstance(trick, list) for trick in value)


def zones_of(item: Item, way: Way, layout: Layout) -> Iterator[ZoneData]:
    """The zones of the case, then its tricks, and cards that lie in no zone."""
    lang, trick, lying = layout.lang, item.seat.law.tricks, kind_of(item).of_trick
    for zone in layout.zones():
        if not lying and trick and zone["id"] == trick.zone:
            zone = {**zone, "label": word("cards", lang), "ordered": False}
        yield zone
    if "tricks" in layout.view:
        yield from layout.record()
    if item.more.get("cards"):
        yield loose(PILE, word("cards", lang), "centre", item.more["cards"], layout)
    if way.pack:
        yield loose(PACK, word("pack", lang), "pack", way.pack, layout)


def loose(name: str, label: str, where: Any, cards: Sequence[str], layout: Layout) -> ZoneData:
    """Cards that lie in no zone of the law."""
    lying: list[CardData] = [
        {"id": card, "label": spoken(CARDS[parse_card(card)], layout.lang), **layout.told.get(card, {})}  # type: ignore[typeddict-item]
        for card in cards
    ]
    return {"id": name, "label": label, "where": where, "ordered": False, "cards": lying}


def second_of(item: Item, layout: Layout) -> tuple[list[ZoneData], list[SuitData]]:
    """What is otherwise in the second of two positions."""
    lang, other = layout.lang, item.more["other"]
    asked = {card: CardData(sign=ASKED) for card in asked_cards(item, {**item.case, **other})}  # type: ignore[typeddict-item]
    told = asked | {card: said for card, said in layout.told.items() if said.get("sign") != ASKED}
    there = layout_of(item, lang, told, other)
    second = word("second", lang)
    zones = [{**zone, "id": f"2:{zone['id']}", "label": f"{second}: {lower(zone['label'])}"} for zone in there.zones()]
    suits = [{**suit, "label": f"{second}: {lower(suit['label'])}"} for suit in there.suits()]
    return zones, suits  # type: ignore[return-value]


def lower(text: str) -> str:
    """Without its capital."""
    return text[:1].lower() + text[1:]


# ── what is tapped, and what is said of it ────────────────────────────────────────────────────────


def choices_of(way: Way, lang: str, marked: Marked | None) -> list[ChoiceData]:
    """What may be tapped that is no card; once it is answered, which of it was."""
    found: list[ChoiceData] = []
    for each in way.choices:
        data: ChoiceData = {"id": each.id, "label": way.label(each, lang)}
        if each.suit:
            data["suit"] = each.suit
        if marked is not None:
            data["sign"] = sign_of(each.answer, marked, way.some)
        found.append(data)
    return found


def sign_of(answer: Any, marked: Marked, some: bool) -> str:
    """Whether something was chosen, and rightly."""
    answer = tuple(answer) if isinstance(answer, list) else answer
    given = marked.given if some else (marked.given,)
    if answer not in given:
        return LEFT_OUT if some and answer in marked.omitted else ""
    return WRONG if not marked.right and (not some or answer in marked.wrong) else RIGHT


def signs_of(item: Item, lang: str, marked: Marked | None, told: Sequence[Rung]) -> dict[str, CardData]:
    """What stands on each card: the move that is asked about; once it is answered, the cards that decide and one's own."""
    found: dict[str, Any] = {card: {"sign": ASKED} for card in asked_cards(item, kind_of(item).drawn(item))}
    if marked is None:
        return found
    for card in told[0].cards if told else ():
        found[card] = {"sign": DECIDES, "note": word("decides", lang)}
    for card in cards_in(marked.given):
        found[card] = {"sign": RIGHT if marked.right else WRONG, "note": word("yours", lang)}
    if not marked.right and isinstance(marked.given, str) and len(marked.expected) == 1:
        for card in cards_in(marked.expected):
            found[card] = {"sign": RIGHT, "note": word("right_one", lang)}
    if kind_of(item).way(item).ordered:
        found.update(places_in(marked, lang))
    elif not any(isinstance(each, tuple) for each in (*marked.omitted, *marked.wrong)):
        some = isinstance(marked.given, tuple)
        for card in cards_in(marked.given) if some else ():
            wrong = card in marked.wrong
            found[card] = {"sign": WRONG, "note": word("not_this", lang)} if wrong else {"sign": RIGHT}
        for card in cards_in(marked.omitted):
            found[card] = {"sign": LEFT_OUT, "note": word("missing", lang)}
    elif len(marked.omitted) == 1:  # of several sets it could not be told which card is of which
        for card in cards_in(marked.omitted):
            found.setdefault(card, {"sign": LEFT_OUT, "note": word("missing", lang)})
    return found


def places_in(marked: Marked, lang: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Of cards in order, the place of each; and whether it was put there."""
    for place, (card, given) in enumerate(zip(marked.expected[0], marked.given, strict=True), 1):
        yield card, {"sign": RIGHT if card == given else WRONG, "note": word("place", lang).format(place)}


def asked_cards(item: Item, case: Mapping[str, Any]) -> Iterator[str]:
    """The cards of the move that stands in a case, and the play of a record that is asked about."""
    parts = {part for decision in item.seat.law.decisions.values() for part in decision.choose}
    for name, value in case.items():
        if name in parts:
            yield from cards_in(tuple(value) if isinstance(value, list) else value)
        if isinstance(value, Mapping) and {"player", "trick"} <= value.keys():
            trick = case["tricks"][value["trick"] - 1]
            yield from (card for play in trick for who, card in play.items() if who == value["player"])


def cards_in(given: Any) -> Iterator[str]:
    """Every card of an answer."""
    if isinstance(given, tuple):
        for each in given:
            yield from cards_in(each)
    elif isinstance(given, str) and given[:-1].isdigit():
        yield given


def told_of(told: Sequence[Rung], marked: Marked | None) -> Iterator[ToldData]:
    """The rungs as they travel; the verdict is good or bad."""
    for rung in told:
        tone = ("good" if marked and marked.right else "bad") if rung.id == "verdict" else "info"
        yield {"id": rung.id, "text": rung.text.replace("*", ""), "tone": tone}  # type: ignore[typeddict-item]
