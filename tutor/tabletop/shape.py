"""The shape of what travels to the browser, and of what comes back. `front/core/types.js` says the same in its words.

Every word a person reads is already in its language; the browser adds none. Cards are named as in a case (`"6c"`); one
that may not be seen is `"?1"`, `"?2"` … by its place.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Assist = Literal["show", "warn", "real"]
"""``show``: illegal cards say why. ``warn``: they do once they have been tried. ``real``: nothing is told, nor sent."""

Where = Literal["side", "centre", "hand", "seen"]
Kind = Literal["play", "capture", "claim", "choose", "pass", "ask"]
"""What one does; ``ask``: point at a card, to read about it."""
Tone = Literal["info", "good", "bad"]


class CardData(TypedDict):
    """A card. ``why`` and ``rule``: why it may not be chosen; ``stay``: why it may not be left without taking anything.

    ``value`` is what it adds to the sum; ``note`` stands under it; ``sign`` is a mark of `tutor.draw.board.SIGNS`.
    """

    id: str
    label: str
    value: NotRequired[int]
    note: NotRequired[str]
    sign: NotRequired[str]
    why: NotRequired[str]
    rule: NotRequired[str]
    stay: NotRequired[str]


class ZoneData(TypedDict):
    """Cards that lie together. ``count``: cards that nobody sees, drawn as one pile."""

    id: str
    label: str
    where: Where
    ordered: bool
    cards: list[CardData]
    count: NotRequired[int]


class SuitData(TypedDict):
    """A suit that has been settled, such as trumps."""

    label: str
    suit: str
    name: str


class FactData(TypedDict):
    """A number said or won, or how many cards somebody holds unseen: ``held`` in the hand, or taken."""

    label: str
    number: str
    held: NotRequired[Literal["hand", "taken"]]


class PlayerData(TypedDict):
    """Somebody at the table, ``id`` from 1; the one who looks on comes first."""

    id: str
    name: str
    you: bool
    turn: bool
    dealer: bool
    facts: list[FactData]


class OptionData(TypedDict):
    """A number, a suit or a word that may be chosen; ``why`` and ``rule`` as for a card."""

    id: int
    label: str
    suit: NotRequired[str]
    why: NotRequired[str]
    rule: NotRequired[str]


class SumData(TypedDict):
    """What the cards taken are to add up to: ``goal``, or where that is None, what the card of the hand is worth.

    ``fixed`` is added in any case, the card of the hand where ``card`` says so.
    """

    goal: int | None
    fixed: list[int]
    card: bool


class AskData(TypedDict):
    """What is to be chosen now: a card of the zone ``hand``, cards of the zone ``take``, an option.

    ``held`` are cards that are chosen already: those that go with what is taken, or the one asked about.
    """

    kind: Kind
    hand: str
    take: str
    held: list[str]
    options: list[OptionData]
    may_pass: bool
    sum: NotRequired[SumData]


class SaidData(TypedDict):
    """A sentence for the player, and the name of the rule it comes from."""

    text: str
    tone: Tone
    rule: str


class TableData(TypedDict):
    """Everything on the table as one player sees it. The adapter adds ``v``, the number of the position.

    ``facts`` are numbers by turn where nobody sits at the table; ``french``: the cards have French faces.
    """

    lang: str
    french: bool
    assist: Assist
    label: str
    suits: list[SuitData]
    facts: list[FactData]
    zones: list[ZoneData]
    players: list[PlayerData]
    ask: AskData | None
    message: SaidData
    words: dict[str, str]


class Action(TypedDict):
    """What a player has done on the position number ``v``."""

    kind: Kind
    v: int
    card: NotRequired[str]
    take: NotRequired[list[str]]
    option: NotRequired[int]
