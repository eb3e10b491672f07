"""A position as the table on the screen shows it, and what the player's answer to it comes to. Pure: data in, data out.

>>> import random, tutor
>>> position = tutor.load("pocha", variant="sencilla").match(4).deal(random.Random(1)).position
>>> data = table_of(position, seat=1, lang="en")
>>> data["message"]["text"], [option["label"] for option in data["ask"]["options"]]
('Your turn to bid.', ['0', '1'])
>>> made = read_action(position, {"kind": "choose", "option": 1, "v": 0}, "en")
>>> made.legal, position.play(made.choice).turn
(True, 2)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tutor.ask import Answer
from tutor.ask.shown import marks_of
from tutor.cards import CARDS
from tutor.judge import Ruling
from tutor.law.model import Law
from tutor.play.position import PASS, Position, chooses_blind
from tutor.tabletop.choices import Choosing, zones_in
from tutor.tabletop.lay import Layout, View, marked
from tutor.tabletop.shape import AskData, Assist, CardData, SaidData, StepData, TableData, Tone
from tutor.tabletop.words import SENT, word
from tutor.words import name_cards


def table_of(
    position: Position,
    seat: int,
    lang: str = "es",
    assist: Assist = "show",
    *,
    message: SaidData | None = None,
    names: Sequence[str] = (),
    totals: Sequence[int] = (),
    french: bool = False,
    steps: Sequence[StepData] = (),
) -> TableData:
    """What ``seat`` (from 0) sees, with what it may do where it is to move.

    ``message`` stands in place of the usual prompt (`said`, `Made.said`); ``names`` and ``totals`` go by seat, totals
    of pairs by pair; ``french`` deals a French deck; ``steps`` are shown first, one after another (`unfold`).
    """
    choosing = choosing_of(position, lang, assist) if position.decision and position.turn == seat else None
    told = choosing.told_of() if choosing else {}
    layout = seated(position, position.view(seat), seat, lang, told, names, totals, french)
    if message is None:
        message = prompt_of(position, layout, choosing)
    return {**laid(layout, assist, choosing.ask() if choosing else None, message), "steps": list(steps)}


def seated(
    position: Position,
    view: View,
    seat: int,
    lang: str,
    told: Mapping[str, CardData],
    names: Sequence[str],
    totals: Sequence[int],
    french: bool,
) -> Layout:
    """A view of a seat, laid out with who played what."""
    law, players = position.setting.law, position.setting.players
    layout = Layout(law, view, lang, told, names, totals=totals, french=french)
    trick = law.tricks.zone if law.tricks else ""
    by = [layout.name((position.leader + place) % players) for place in range(len(view.get(trick) or ()))]
    return replace(layout, notes={trick: by})


def table_of_view(
    law: Law, view: View, lang: str = "es", answer: Answer | None = None, *, french: bool = False
) -> TableData:
    """A position in the words of a case, with the marks of an ``answer`` about it; nothing is hidden, nobody is to move."""
    layout = Layout(law, view, lang, marked(marks_of(answer, lang)) if answer else {}, french=french)
    data = laid(layout, "show", None, said(""))
    data["zones"] += layout.record()
    return {**data, "facts": list(layout.said())}


def told_by(answer: Answer, lang: str) -> Mapping[str, CardData]:
    """What an answer says of each card: its mark, and of one that may not be played why."""
    found = marked(marks_of(answer, lang))
    if found and answer.show is not None and isinstance(answer.show[2], Ruling) and answer.question != "renuncio":
        court, _, ruling = answer.show
        refused = Choosing(court.law, ruling.decision, ruling.facts, lang).told_of()
        found |= {card: data for card, data in refused.items() if "why" in data}
    return found


def laid(layout: Layout, assist: Assist, ask: AskData | None, message: SaidData) -> TableData:
    """Everything together."""
    lying = {"suits": list(layout.suits()), "zones": list(layout.zones()), "players": list(layout.players())}
    return {**bare(layout.lang, assist, message, french=layout.french), **lying, "ask": ask}  # type: ignore[typeddict-item]


def bare(lang: str, assist: Assist, message: SaidData, *, french: bool = False) -> TableData:
    """A table on which nothing lies and nothing is asked."""
    return {
        "lang": lang,
        "french": french,
        "assist": assist,
        "label": word("table", lang),
        "suits": [],
        "facts": [],
        "zones": [],
        "players": [],
        "ask": None,
        "message": message,
        "steps": [],
        "words": {name: word(name, lang) for name in SENT},
    }


def said(text: str, tone: Tone = "info", rule: str = "") -> SaidData:
    """A sentence for the player."""
    return {"text": text, "tone": tone, "rule": rule}


def choosing_of(position: Position, lang: str, assist: Assist = "show") -> Choosing:
    """The decision that is to be made."""
    setting = position.setting
    decision = setting.court.decision(position.decision)
    return Choosing(setting.law, decision, position.facts, lang, position.optional, assist != "real")


def prompt_of(position: Position, layout: Layout, choosing: Choosing | None) -> SaidData:
    """Whose turn it is, and to do what."""
    if choosing is not None:
        key = (
            "your_right"
            if choosing.optional
            else "your_card"
            if zones_in(choosing.decision.decision, "card") and not choosing.decision.decision.name
            else "your_turn"
        )
        told = word(key, layout.lang, verb=choosing.prompt())
        if held := held_of(choosing):
            cards = name_cards(held, layout.lang, french=layout.french)
            told = f"{told} {word('goes_with', layout.lang, cards=cards)}"
        return said(told)
    if position.decision:
        return said(word("others_turn", layout.lang, name=layout.name(position.turn)))
    return said(word("over", layout.lang))


# ── what comes back ───────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Made:
    """What a player wants to do: a choice for `Position.play`, whether it is legal, and why (`said`)."""

    choice: Any
    legal: bool
    said: SaidData


def read_action(position: Position, action: Mapping[str, Any], lang: str = "es") -> Made | None:
    """What an action of the player to move comes to; None where it is none that this position has.

    The browser is not trusted: whatever it sends, the choice is one that can be judged.
    """
    if not position.decision:
        return None
    if action.get("kind") == "pass":
        return Made(PASS, True, said("")) if position.optional else None
    choosing = choosing_of(position, lang)
    choice = read_choice(position, choosing, action)
    if choice is None:
        return None
    legal, why, rule = choosing.verdict_text(choice)
    if not legal and chooses_blind(position):  # the reason would name cards that are not seen
        why = f"{word('not_allowed', lang)}."
    return Made(choice, legal, said(why, "good" if legal else "bad", rule))


def read_choice(position: Position, choosing: Choosing, action: Mapping[str, Any]) -> Any:
    """The choice as `Position.play` takes it; None where the position has none such."""
    kind = choosing.kind
    if action.get("kind") != kind:
        return None
    if kind == "choose":
        option = action.get("option")
        known = {option["id"] for option in choosing.options()}
        return option if type(option) is int and option in known else None
    take = card_mask(action.get("take") or [], choosing.table() & ~sum(1 << card for card in held_of(choosing)))
    if take is None:
        return None
    if kind == "claim":
        return (take,)
    card = card_of(action.get("card"), choosing.domain(), chooses_blind(position))
    if card is None:
        return None
    return (card, take) if kind == "capture" else card


def held_of(choosing: Choosing) -> list[int]:
    """The cards that go with those taken, by index."""
    return [INDEX[card] for card in choosing.held()]


INDEX = {str(card): int(card) for card in CARDS}


def card_of(name: Any, among: int, blind: bool = False) -> int | None:
    """A card of a mask by its name; of cards that may not be seen (``blind``), by its place alone."""
    if isinstance(name, str) and name.startswith("?") and name[1:].isdecimal():
        cards = [card for card in INDEX.values() if among >> card & 1]
        place = int(name[1:]) - 1
        return cards[place] if 0 <= place < len(cards) else None
    card = INDEX.get(name) if isinstance(name, str) and not blind else None
    return card if card is not None and among >> card & 1 else None


def card_mask(names: Any, among: int) -> int | None:
    """Several different cards of a mask."""
    found = 0
    for name in names if isinstance(names, list) else [None]:
        card = card_of(name, among)
        if card is None or found >> card & 1:
            return None
        found |= 1 << card
    return found
