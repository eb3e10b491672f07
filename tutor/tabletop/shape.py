"""The shape of what travels to the browser, and of what comes back. `front/core/types.js` says the same in its words.

Every word a person reads is already in its language; the browser adds none. Cards are named as in a case (`"6c"`); one
that may not be seen is `"?1"`, `"?2"` … by its place.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Assist = Literal["show", "warn", "real"]
"""``show``: illegal cards say why. ``warn``: they do once they have been tried. ``real``: nothing is told, nor sent."""

Where = Literal["side", "centre", "hand", "seen", "pack"]
Kind = Literal["play", "capture", "claim", "choose", "pass"]
"""What one does."""
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
    """Somebody at the table, ``id`` from 1; the one who looks on comes first, and has a ``partner`` where pairs play."""

    id: str
    name: str
    you: bool
    turn: bool
    dealer: bool
    partner: bool
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
    """What is to be chosen now: a card of the zone ``hand``, cards of the zones ``take``, an option.

    ``held`` are cards that are chosen already: those that go with what is taken.
    """

    kind: Kind
    hand: str
    take: list[str]
    held: list[str]
    options: list[OptionData]
    may_pass: bool
    sum: NotRequired[SumData]


class SaidData(TypedDict):
    """A sentence for the player, and the name of the rule it comes from."""

    text: str
    tone: Tone
    rule: str


class StepData(TypedDict):
    """What lies on the table for a moment, on the way to the position."""

    zones: list[ZoneData]
    players: list[PlayerData]
    suits: list[SuitData]


class SlotData(TypedDict):
    """A place that somebody fills with cards, or with suits; what each part means: `tutor.tabletop.laying.Slot`."""

    id: str
    label: str
    suits: bool
    most: int
    ordered: bool
    apart: bool
    own: bool
    spare: bool
    lies: list[str]
    notes: list[str]


class PartData(TypedDict):
    """Cards that are pointed at, among those that lie in the slots ``among``."""

    id: str
    label: str
    among: list[str]
    many: bool
    cards: list[str]


class PackData(TypedDict):
    """The cards of one suit, from which slots are filled; ``note``: the rank in words, where its number does not tell."""

    suit: str
    name: str
    cards: list[CardData]


class LayData(TypedDict):
    """A table that somebody lays out. ``board``: which one it is; ``edit``: the last change of the browser that is in it;
    ``active``: the slot that is being filled; ``told``: marks by card.
    """

    board: str
    edit: int
    active: str
    slots: list[SlotData]
    parts: list[PartData]
    packs: list[PackData]
    told: dict[str, CardData]


class LaidData(TypedDict):
    """What lies on the board after a change of the browser."""

    kind: Literal["laid"]
    board: str
    edit: int
    active: str
    lies: dict[str, list[str]]
    pointed: dict[str, list[str]]


class ChoiceData(TypedDict):
    """A word, a number or a suit that may be tapped as an answer; ``sign``: once it is answered, what came of it."""

    id: str
    label: str
    suit: NotRequired[str]
    sign: NotRequired[str]


class ToldData(TypedDict):
    """Something that is said of an answer."""

    id: str
    text: str
    tone: Tone


class ActData(TypedDict):
    """A button for what may be done beside what is asked: after an answer, or while others play."""

    id: str
    label: str


class ExerciseData(TypedDict):
    """An exercise that is answered on the table; what each part means: `tutor.learn.items.way.Way`.

    ``id``: which one it is; ``task``, ``scene`` and ``head``: what is to be done, what else is known, why this one is asked.
    ``take``: the zones whose cards are tapped, ``hand`` the one of the card that goes with a set. ``finish``: the button that
    commits an answer, "" where the first tap does; ``none``: the one that says that there is none. ``told``: what is said of
    the answer; nothing is tapped any more once it is ``answered``. ``sum``: how what is tapped adds up, where that is shown.
    """

    id: str
    task: str
    scene: str
    head: str
    take: list[str]
    hand: str
    held: str
    sets: Literal["", "one", "several"]
    empty: bool
    many: bool
    ordered: bool
    least: int
    most: int
    choices: list[ChoiceData]
    some: bool
    number: bool
    finish: str
    none: str
    answered: bool
    told: list[ToldData]
    acts: list[ActData]
    texts: dict[str, str]
    sum: NotRequired[SumData]


class TableData(TypedDict):
    """Everything on the table as one player sees it. The adapter adds ``v``, the number of the position.

    ``facts`` are numbers by turn where nobody sits at the table; ``french``: the cards have French faces; ``laying``: it
    is being laid out, and nothing is played; ``exercise``: a question about it is answered; ``acts``: what may be done
    though nothing is asked.
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
    steps: list[StepData]
    words: dict[str, str]
    acts: NotRequired[list[ActData]]
    laying: NotRequired[LayData]
    exercise: NotRequired[ExerciseData]


class Action(TypedDict):
    """What a player has done on the position number ``v``; an ``act`` is none of the choices that are asked for."""

    kind: Kind | Literal["act"]
    v: int
    card: NotRequired[str]
    take: NotRequired[list[str]]
    option: NotRequired[int]
    act: NotRequired[str]


class SetData(TypedDict):
    """Cards that are taken together, and the card that takes them."""

    card: str
    take: list[str]


class TappedData(TypedDict):
    """What a learner has done on the exercise number ``v``: an ``answer``, that there is ``none``, or an ``act``."""

    kind: Literal["answer", "none", "act"]
    v: int
    cards: NotRequired[list[str]]
    sets: NotRequired[list[SetData]]
    options: NotRequired[list[str]]
    number: NotRequired[int]
    act: NotRequired[str]


class PictureData(TypedDict):
    """A picture that can be kept: the drawing, the name of its file without an ending, and words by what they are for."""

    svg: str
    name: str
    words: dict[str, str]
