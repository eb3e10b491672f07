"""The law of one game at one table, read and typed: what `tutor.law.read_law` builds and everything else asks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from tutor.faults import Place
from tutor.law.conditions import Always
from tutor.law.names import Declared, Trades
from tutor.law.protocol import Award, Condition, Counter, Effect, Generator, Predicate, Step
from tutor.law.subsets import Scale
from tutor.law.tricks import TrickLaw

Texts = Mapping[str, str]
Citations = tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """What all rules have: an id, a name in each language, the sources, and perhaps a sentence of its own."""

    id: str
    labels: Texts
    source: Citations
    place: Place
    say: Texts


@dataclass(frozen=True, slots=True)
class Release(Rule):
    """Lifts a duty where ``when`` holds."""

    when: Condition


@dataclass(frozen=True, slots=True)
class Requirement(Rule):
    """A hard condition of a move: where ``when`` holds, ``must`` has to."""

    when: Condition
    must: Condition


@dataclass(frozen=True, slots=True)
class Duty(Rule):
    """Narrows the moves to those that are as ``must`` says, if some are. ``within`` groups them: all, suit, or a part.

    Where a card is chosen ``must`` is a predicate of cards, elsewhere a condition.
    """

    when: Condition
    must: Predicate | Condition
    unless: tuple[Release, ...]
    within: str


@dataclass(frozen=True, slots=True)
class Decision(Rule):
    """What somebody may choose, under which rules, and what then happens. The labels are its verb.

    ``always``: what holds whenever it is asked, so that facts which are not given cannot be otherwise. ``name``: what one
    does where no object follows, if the verb needs one.
    """

    when: Condition
    choose: Mapping[str, Generator]
    part_labels: Mapping[str, Texts]
    require: tuple[Requirement, ...]
    duties: tuple[Duty, ...]
    then: tuple[Effect, ...]
    always: tuple[Condition, ...] = ()
    name: Texts = field(default_factory=dict)

    @property
    def part(self) -> str:
        """The first part of the move: the key by which a case asks this decision."""
        return next(iter(self.choose))

    @property
    def never(self) -> bool:
        """Whether nothing can be chosen, ever: the question is asked only to be refused."""
        nothing, always = Always(False), Always(True)
        return any(rule.must == nothing and rule.when == always for rule in self.require)

    @property
    def rules(self) -> tuple[Requirement | Duty, ...]:
        """All of its rules in order."""
        return (*self.require, *self.duties)


@dataclass(frozen=True, slots=True)
class TallyLine(Rule):
    """A line of the score sheet."""

    when: Condition
    award: Award


@dataclass(frozen=True, slots=True)
class Prize(Rule):
    """A way to win the hand, and what that brings in the match. Of several, the first that somebody meets decides."""

    when: Condition
    brings: int


@dataclass(frozen=True, slots=True)
class CounterDef:
    """A number counted for one player, with its name; ``summed`` over a match, where that has another name."""

    declared: Declared
    how: Counter
    summed: Declared | None = None


@dataclass(frozen=True, slots=True)
class Zone:
    """A place for cards. ``seen_by``: owner, others, all or nobody; ``size`` 1 holds a single card.

    ``copy_of`` a zone: what lay there after (or before) the step of that id, or after the first trick since which the
    condition ``when`` holds, remembered. ``owned``: what it is called where it is said whose it is.
    """

    name: str
    of: str
    seen_by: str
    size: int | None
    ordered: bool
    phrase: Texts
    copy_of: str = ""
    after: str = ""
    before: str = ""
    when: Condition | None = None
    owned: Texts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Register:
    """Something remembered. Written by events, or derived: ``suit_of`` a zone, ``most`` of another register."""

    name: str
    type: str
    of: str
    starts: int | None
    said_in: str
    suit_of: str
    or_said_in: str
    most: str
    tie: str
    keeps: str
    phrase: Texts
    shown_as: str = ""
    key: str = ""
    owned: Texts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Deck:
    """The pack: 40 or 48 cards, ranks from the strongest, and what is taken out until it divides.

    ``take_out``: ranks in order; ``suits``: the order among equals; ``by_rank``: a whole rank leaves at once; ``trades``:
    which rank is exchanged for which others of its suit.
    """

    cards: int
    also: tuple[int, ...]
    strength: tuple[int, ...]
    take_out: tuple[int, ...]
    suits: tuple[int, ...]
    by_rank: bool
    scales: Mapping[str, Scale] = field(default_factory=dict)
    french: bool = False
    trades: Trades = ()


@dataclass(frozen=True, slots=True)
class HandPlan:
    """A line of the schedule: how many hands of how many cards, of which kind. Words stand for numbers of the table."""

    hands: int | str
    cards: int | str
    rise_to: int | str | None
    fall_to: int | None
    kind: str


@dataclass(frozen=True, slots=True)
class Option:
    """Something tables argue about. ``values`` for words; ``low``/``high`` for numbers (a bound may be a word)."""

    id: str
    type: Literal["flag", "word", "number"]
    values: tuple[str, ...]
    low: int | str
    high: int | str
    default: int | str | bool
    labels: Texts
    value_labels: Mapping[str, Texts]
    says: Mapping[str, object]
    place: Place
    source: Citations = ()


@dataclass(frozen=True, slots=True)
class Described:
    """A variant, a kind of hand or a misconception: what it says, and what it is called where that is not its id."""

    id: str
    says: Texts
    source: Citations
    real: str = ""
    names: Texts = field(default_factory=dict)

    def name(self, lang: str) -> str:
        """What it is called."""
        return self.names.get(lang) or self.id.replace("_", " ")

    def said(self, lang: str) -> str:
        """The same, where it is a parameter of a fault."""
        return self.name(lang)


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the players: itself and what it means, in both languages."""

    labels: Texts
    says: Texts
    source: Citations


@dataclass(frozen=True, slots=True)
class CardSetDef:
    """A set of cards with a name: the first ``count`` of a zone that keeps order."""

    declared: Declared
    count: int
    zone: str


@dataclass(frozen=True, slots=True)
class OpeningLine(Rule):
    """What the dealer takes from the opening table where ``when`` holds, and what is added to registers."""

    when: Condition
    take: str
    add: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Check(Rule):
    """A property that a record must have: ``must`` of the cards ``of`` a zone; ``culprits`` of one owner's cards."""

    must: Condition
    of: str
    culprits: Condition


@dataclass(frozen=True, slots=True)
class Result:
    """Who has won the match: when it can end, by what players are ranked, and what a tie brings.

    ``another_hand``: where several get there in one hand, they are ranked only after the next; ``unit``: what a match is
    counted in, where that is not points.
    """

    ends: Condition
    rank_by: tuple[str, ...]
    tie_cards: int | str
    tie_kind: str
    source: Citations
    first_to_arrive: bool = False
    another_hand: bool = False
    unit: Declared | None = None

    @property
    def tallied(self) -> tuple[str, ...]:
        """What ranks the players beside the totals themselves."""
        return tuple(key for key in self.rank_by if key not in ("points", self.unit.name if self.unit else ""))


@dataclass(frozen=True, slots=True)
class Law:
    """The law at one table. ``settings`` are the options in force; ``layers`` name the overlays, base first."""

    game: str
    variant: str
    kind: str
    labels: Texts
    settings: Mapping[str, int | str | bool]
    layers: tuple[str, ...]
    players: tuple[int, ...]
    clockwise: bool
    deck: Deck
    zones: Mapping[str, Zone]
    registers: Mapping[str, Register]
    tricks: TrickLaw | None
    trick_effects: tuple[Effect, ...]
    course: tuple[Step, ...]
    schedule: tuple[HandPlan, ...]
    decisions: Mapping[str, Decision]
    counters: Mapping[str, CounterDef]
    tally: tuple[TallyLine, ...]
    result: Result
    options: Mapping[str, Option]
    variants: Mapping[str, Described]
    kinds: Mapping[str, Described]
    misconceptions: Mapping[str, Described]
    declared: Mapping[str, Declared]
    trick_source: Citations = ()
    pairs: bool = False
    may_pair: bool = True
    deal_left: bool = False
    sets: Mapping[str, CardSetDef] = field(default_factory=dict)
    opening: tuple[OpeningLine, ...] = ()
    checks: tuple[Check, ...] = ()
    glossary: Mapping[str, Word] = field(default_factory=dict)
    hand_won: tuple[Prize, ...] = ()
    tied: str = "nobody"

    @property
    def form(self) -> Described:
        """The form of the game that is played."""
        return self.variants[self.variant]

    def __hash__(self) -> int:
        """By identity: laws are kept, not compared, where they are looked up."""
        return id(self)
