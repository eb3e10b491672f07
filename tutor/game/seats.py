"""What is settled before the first deal: the table, who sits where, how well they play, and the chance that deals."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, get_args

from tutor.ask import Ruleset, load
from tutor.ask.desk import house_nodes
from tutor.bots import LEVELS
from tutor.faults import Place, TutorError, refuse
from tutor.law.load import Library
from tutor.law.reader import LANGUAGES
from tutor.law.yamltext import plain
from tutor.play.deal import plan_deal
from tutor.tabletop import Assist

ASSISTS: tuple[Assist, ...] = get_args(Assist)
OTHERS = ("Ana", "Luis", "Eva", "Paco", "Lola", "Nico", "Rosa", "Blas", "Inés")
LARGEST = 2**53 - 1  # a page counts no further
LONGEST_NAME = 20
TOLD_ONLY = {*LANGUAGES, "source", "says", "say", "name", "one", "owned", "glossary", "labels"}
"""Keys of a game's files that change no verdict."""

Opens = Callable[["Seats"], Ruleset]


@dataclass(frozen=True)
class Seats:
    """A game before it begins. Seats are numbered from 0 round the table; ``seat`` is the person's.

    ``names`` and ``levels`` go by seat (those of the person's seat are its name, and not looked at). ``dealer`` deals the
    first hand that is played, which is hand ``first`` of the schedule; ``hands``: how many are played, 0 for a match to
    its end. ``packs``: a pack in its order, by the number of the hand, where somebody has entered a deal; the others
    follow from the ``seed``. ``house``: overlays as plain data, and by their ids misconceptions that are the rule here.
    """

    game: str
    variant: str
    names: tuple[str, ...]
    levels: tuple[str, ...]
    seat: int = 0
    seed: int = 0
    assist: Assist = "show"
    dealer: int = -1
    options: Mapping[str, Any] = field(default_factory=dict)
    house: tuple[Mapping[str, Any] | str, ...] = ()
    first: int = 1
    hands: int = 0
    packs: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    french: bool = False

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.names)

    def rules(self) -> Ruleset:
        """The rules of the table."""
        overlays = [rule for rule in self.house if not isinstance(rule, str)]
        believed = [rule for rule in self.house if isinstance(rule, str)]
        rules = load(self.game, self.variant, self.options, house_nodes(overlays))
        return rules.believing(*believed) if believed else rules

    def to_data(self) -> dict[str, Any]:
        """Plain data; what is as usual is left out."""
        usual = {one.name: one.default for one in fields(self)}
        found = {name: getattr(self, name) for name in usual}
        kept = {name: value for name, value in found.items() if value != usual[name] and value not in ({}, ())}
        if self.packs:
            kept["packs"] = {str(number): list(pack) for number, pack in self.packs.items()}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in kept.items()}

    def checked(self, rules: Ruleset) -> Seats:
        """The same, where such a table can be; the dealer that is not named sits so that the person is first to speak."""
        if len(self.levels) != self.players or not self.players:
            raise refuse("game_seats", Place(path="levels"), found=len(self.levels), known=self.players)
        law = rules.court().law
        plan_deal(law, self.players)
        called = [name.casefold() for name in self.names]
        for place, name in enumerate(called):
            if not name.strip() or name in called[:place]:
                raise refuse("game_names", Place(path=f"names[{place}]"), found=self.names[place])
        for word, known, key in (
            *((level, tuple(LEVELS), "levels") for level in self.levels),
            (self.assist, ASSISTS, "assist"),
        ):
            if word not in known:
                raise refuse("game_word", Place(path=key), word=word, known=", ".join(known))
        numbers: tuple[tuple[str, Any, int, int], ...] = (
            ("seat", self.seat, 0, self.players - 1),
            ("dealer", self.dealer, -1, self.players - 1),
            ("seed", self.seed, 0, LARGEST),
            ("first", self.first, 1, 99),
            ("hands", self.hands, 0, 99),
        )
        for key, number, low, high in numbers:
            if isinstance(number, bool) or not isinstance(number, int) or not low <= number <= high:
                raise refuse("number_out_of_range", Place(path=key), key=key, low=low, high=high, found=number)
        dealer = (self.seat - 1) % self.players if self.dealer < 0 else self.dealer
        return replace(self, dealer=dealer)


def seats_of(data: Mapping[str, Any]) -> Seats:
    """The seats that plain data describe. TutorError for what are none."""
    known = {one.name for one in fields(Seats)}
    strange = next((str(key) for key in data if key not in known), "")
    if strange:
        raise refuse("game_word", Place(path="table"), word=strange, known=", ".join(sorted(known)))
    try:
        made: dict[str, Any] = {**data}
        for name in ("names", "levels"):
            made[name] = tuple(str(one)[:LONGEST_NAME] for one in data[name])
        made["game"], made["variant"] = str(data["game"]), str(data["variant"])
        made["house"] = tuple(one if isinstance(one, str) else {**one} for one in data.get("house", ()))
        made["options"] = {**data.get("options", {})}
        made["packs"] = {int(key): tuple(map(int, pack)) for key, pack in data.get("packs", {}).items()}
        made["french"] = bool(data.get("french", False))
        return Seats(**made)
    except TutorError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise refuse("game_unreadable") from error


def mark_of(library: Library, game: str) -> str:
    """A short mark of a game's law: another where anything that decides has changed, the same for other words."""
    text = json.dumps(bare(plain(library.document(game))), sort_keys=True, default=str)
    return hashlib.sha256(text.encode("utf-8")).hexdigest()[:8]


def bare(value: Any) -> Any:
    """Data without what is only told."""
    if isinstance(value, Mapping):
        return {str(key): bare(inner) for key, inner in value.items() if key not in TOLD_ONLY}
    return [bare(inner) for inner in value] if isinstance(value, list | tuple) else value


def usual_seats(
    game: str, variant: str, players: int, name: str, level: str, seed: int = 0, assist: Assist = "show", **more: Any
) -> Seats:
    """A table of one person, called ``name``, and others of one level. A point at the end of a name is left out: sentences
    end with names."""
    name = name[:LONGEST_NAME].rstrip(" .") or name[:LONGEST_NAME]
    others = [other for other in OTHERS if other.casefold() != name.casefold()]
    names = (name, *others[: players - 1])
    return Seats(game, variant, names, (level,) * players, 0, seed, assist, **more)
