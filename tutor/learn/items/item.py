"""An exercise, what is asked in it, and the marking of an answer: all of it out of the law, nothing typed.

An item holds the position and the question themselves, so it stays answerable when generators change. Its answers are
plain data that JSON keeps: a card "6c", a number, a verdict "legal", a list of cards, a list of lists. `mark` reads them
as people give them and says what the law answers, what each misconception of the game would have answered, and what an
answer is evidence of.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from itertools import permutations
from typing import Any, Literal

from tutor.ask import Answer, Ruleset
from tutor.cards import SUITS
from tutor.cards.suit import LETTERS
from tutor.faults import refuse
from tutor.learn.items.answers import case_key
from tutor.learn.items.tables import Seat, seat_of

Given = Any  # an answer as plain data: str | int | bool | a tuple of these
Predicted = dict[str | None, tuple[Given, ...]]
Band = Literal["facil", "media", "dificil"]
BANDS: tuple[Band, ...] = ("facil", "media", "dificil")
FIELDS = ("kind", "game", "variant", "case")


@dataclass(frozen=True)
class Item:
    """One exercise.

    ``kind``: what is done (an id of `tutor.learn.items.KINDS`). ``case``: the facts of a case and the fixed parts of its
    question, without game, variant and options. ``asked``: the key of the case that the learner fills ("" where the kind
    asks for something else). ``more``: what the kind asks beside the case. ``components``: the knowledge components
    that decide it: take one away and the answer changes. ``house``: the house rules of this table, as `seat_of` takes them.
    ``difficulty``: from 0 to 1, and its ``band``. ``version``, ``rules`` and ``seed`` are what it was made from: the
    version of the generator, the hash of the law, and the seed; ``target`` is what it was to exercise.
    """

    kind: str
    game: str
    variant: str
    case: Mapping[str, Any]
    asked: str = ""
    components: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    house: tuple[str, ...] = ()
    more: Mapping[str, Any] = field(default_factory=dict)
    difficulty: float = 0.0
    band: Band = "facil"
    version: int = 0
    rules: str = ""
    seed: int = 0
    target: tuple[str, ...] = ()

    def __hash__(self) -> int:
        return hash(json.dumps(self.to_data(), sort_keys=True))

    @property
    def seat(self) -> Seat:
        """The law it is asked under, and the law as each misconception takes it to be."""
        return seat_of(self.game, self.variant, tuple(sorted(self.options.items())), self.house)

    @cached_property
    def key(self) -> str:
        """The same for items that differ by the names of suits, or by the order of cards that lie in none, alone."""
        ordered = {name for name, zone in self.seat.law.zones.items() if zone.ordered}
        asked = {"kind": self.kind, "asked": self.asked, "case": self.case, "more": self.more}
        return min(json.dumps(_renamed(asked, "", names, ordered), sort_keys=True) for names in _RENAMINGS)

    @cached_property
    def told(self) -> str:
        """Its whole case in writing, by which what a law says to it is kept."""
        return case_key(self.full_case())

    @cached_property
    def about(self) -> Item:
        """The item whose answer this one asks about: of the kind that ``of`` of its ``more`` names."""
        return replace(self, kind=self.more["of"], more=self.more.get("more", {}))

    @cached_property
    def twin(self) -> Item:
        """The same in the other of two positions: with the facts that ``other`` of its ``more`` has otherwise."""
        return replace(self, case={**self.case, **self.more["other"]})

    def full_case(self, value: Any = None) -> dict[str, Any]:
        """The case as `tutor.ask` reads it; ``value`` is what the learner fills in."""
        about: dict[str, Any] = {"game": self.game, "variant": self.variant}
        if self.options:
            about["options"] = dict(self.options)
        about.update(self.case)
        if self.asked and value is not None:
            about[self.asked] = value
        return about

    def to_data(self) -> dict[str, Any]:
        """Plain data for JSON, from which `from_data` makes the same item."""
        return {
            "kind": self.kind,
            "game": self.game,
            "variant": self.variant,
            "options": dict(self.options),
            "house": list(self.house),
            "case": _plain(self.case),
            "asked": self.asked,
            "more": _plain(self.more),
            "components": list(self.components),
            "difficulty": self.difficulty,
            "band": self.band,
            "version": self.version,
            "rules": self.rules,
            "seed": self.seed,
            "target": list(self.target),
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Item:
        """The item of `to_data`. Raises TutorError for what is none."""
        missing = [name for name in FIELDS if name not in data]
        if missing or not isinstance(data.get("case"), Mapping):
            raise refuse("item_unreadable", known=", ".join(FIELDS), found=", ".join(missing) or "case")
        known: dict[str, Any] = {name: data[name] for name in cls.__dataclass_fields__ if name in data}
        known.update({name: tuple(known[name]) for name in ("components", "house", "target") if name in known})
        return cls(**known)


@dataclass(frozen=True, slots=True)
class Marked:
    """An answer marked.

    ``given``: the answer as it was read. ``expected``: every right answer (empty where there are too many to list).
    ``components``: those that the answer is evidence of; ``guess``: the probability of a right answer without knowing
    anything. ``predicted``: under None what the law answers, under the id of each misconception what somebody would who
    believes it: every answer that would seem right. ``omitted`` and ``wrong``: what of the right answer was left out, and
    what was put in that is not right. ``answer``: the ruling or count that decides; its words are the explanation.
    """

    right: bool
    given: Given
    expected: tuple[Given, ...]
    components: tuple[str, ...]
    guess: float
    predicted: Mapping[str | None, tuple[Given, ...]]
    omitted: tuple[Given, ...]
    wrong: tuple[Given, ...]
    answer: Answer

    def text(self, lang: str = "es") -> str:
        """Why, in one or two sentences."""
        return self.answer.text(lang)


def mark(item: Item, answer: Any) -> Marked:
    """The answer marked by the law. Raises TutorError for an answer that is none of this kind of item.

    >>> item = Item("mark_all", "pocha", "completa", {"trump": "espadas", "trick": ["12c", "10c"],
    ...     "hand": ["1c", "6c", "3e", "2b"]}, "play", ("BEAT",))
    >>> marked = mark(item, ["1c", "6c"])
    >>> marked.right, marked.expected, marked.predicted["M2"], marked.wrong
    (False, (('1c',),), (('1c', '6c'),), ('6c',))
    """
    from tutor.learn.items.kinds import kind_of

    kind, seat = kind_of(item), item.seat
    given = kind.read(item, answer)
    expected = kind.right(item, seat.rules)
    right = kind.accepts(item, seat.rules, given, expected)
    omitted, wrong = kind.differs(given, expected)
    return Marked(
        right,
        given,
        expected,
        item.components,
        kind.guess(item),
        predictions(item),
        () if right else omitted,
        () if right else wrong,
        kind.explained(item, seat.rules, given, right, expected),
    )


def predictions(item: Item, said: Callable[[Ruleset], tuple[Given, ...]] | None = None) -> Predicted:
    """What the law answers (under None), and what somebody would with each misconception.

    ``said``: what the item is answered under a law, where that has been worked out already.
    """
    from tutor.learn.items.kinds import kind_of
    from tutor.learn.items.targets import bears_on

    kind, seat = kind_of(item), item.seat
    right, asked = said(seat.rules) if said else kind.right(item, seat.rules), kind.exercises(item)
    told = said or partial(kind.believed, item)
    believed: Predicted = {
        name: told(rules) if bears_on(seat, name, asked) else right for name, rules in seat.beliefs.items()
    }
    return {None: right, **believed}


def ask_text(item: Item, lang: str = "es") -> str:
    """What is asked: the game and form, trumps, who led and whose turn it is, the task, how many answers there may be."""
    from tutor.learn.items.kinds import kind_of
    from tutor.learn.items.scene import scene_text

    return " ".join([scene_text(item, lang), kind_of(item).task(item, lang)])


# ── the canonical form ────────────────────────────────────────────────────────────────────────────

_RENAMINGS = tuple(
    {
        **dict(zip(LETTERS, letters, strict=True)),
        **{suit.slug: SUITS[LETTERS.index(letter)].slug for suit, letter in zip(SUITS, letters, strict=True)},
    }
    for letters in permutations(LETTERS)
)


def _renamed(value: Any, key: str, names: Mapping[str, str], ordered: set[str]) -> Any:
    """A value with other suits; cards that lie in no order are sorted."""
    if isinstance(value, Mapping):
        return {str(name): _renamed(inner, str(name), names, ordered) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        found = [_renamed(inner, key, names, ordered) for inner in value]
        return found if key in ordered or not all(_is_card(inner) for inner in value) else sorted(found)
    if _is_card(value):
        return value[:-1] + names[value[-1]]
    return names.get(value, value) if isinstance(value, str) and len(value) > 1 else value


def _is_card(value: Any) -> bool:
    return isinstance(value, str) and value[:-1].isdigit() and value[-1] in LETTERS


def _plain(value: Any) -> Any:
    """Tuples as lists."""
    if isinstance(value, Mapping):
        return {str(key): _plain(inner) for key, inner in value.items()}
    return [_plain(inner) for inner in value] if isinstance(value, list | tuple) else value


def renamed_suits(item: Item, number: int) -> Item:
    """The same item in other suits: one of the renamings there are, by number; 0 changes nothing."""
    ordered = {name for name, zone in item.seat.law.zones.items() if zone.ordered}
    names = _RENAMINGS[number % len(_RENAMINGS)]
    return replace(item, case=_renamed(item.case, "", names, ordered), more=_renamed(item.more, "", names, ordered))
