"""A fixed corpus: what a set of rules answers to many questions, piece by piece, the quick pieces first.

A piece is a value that two sets of rules can be compared by. Bad input is a value too: the codes of its faults.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

import yaml

from tests.agreement.positions import INDEX, random_positions, said_to_all
from tests.agreement.test_bids import random_bidding
from tests.agreement.test_scores import random_hand
from tests.mutation.leaves import GAME, IDS, Leaf, words_near
from tutor.ask import Ruleset, load
from tutor.ask.rulebook import rulebook
from tutor.cards import bits
from tutor.faults import TutorError
from tutor.judge import judge
from tutor.law.compile import CompiledDecision
from tutor.law.load import Library
from tutor.law.model import Law
from tutor.law.yamltext import read_yaml
from tutor.play.court import Court
from tutor.play.deal import plan_deal, tie_break
from tutor.play.facts import Facts, MissingFact, complete
from tutor.play.outcome import match_outcome
from tutor.play.score import count_hand
from tutor.play.setting import Setting
from tutor.play.table import deal_hand, shuffled

CASES = yaml.safe_load((Path(__file__).parent.parent / "cases" / "pocha.yaml").read_text(encoding="utf-8"))
Piece = Callable[[Library], Any]
TOTALS = ({"A": 30, "B": 10, "C": 5}, {"A": 30, "B": 30, "C": 5}, {"A": -5, "B": -10, "C": -20})
HANDS = (("completa", 3, 2), ("completa", 8, 5), ("completa", 7, 5), ("sencilla", 3, 2), ("sencilla", 4, 10))


@dataclass(frozen=True)
class Asked:
    """A table that is asked: a variant, a kind of hand, an option that is set, a belief."""

    variant: str = "completa"
    kind: str = ""
    option: tuple[str, Any] | None = None
    believing: str = ""

    def rules(self, library: Library) -> Ruleset:
        """Its rules."""
        found = load(GAME, variant=self.variant, options=dict([self.option] if self.option else []), library=library)
        return found.believing(self.believing) if self.believing else found

    def court(self, library: Library) -> Court:
        """Its law."""
        return self.rules(library).court(kind=self.kind)


def outcome(piece: Piece, library: Library) -> Any:
    """A piece, or the codes of what is wrong."""
    try:
        return piece(library)
    except TutorError as error:
        return sorted(fault.code for fault in error.faults)
    except MissingFact as missing:
        return missing.name


def law_of(asked: Asked, library: Library) -> Law:
    """The law itself."""
    return asked.court(library).law


# ── pieces ────────────────────────────────────────────────────────────────────────────────────────


def deals(asked: Asked, library: Library) -> list[Any]:
    """Decks, schedules, extra hands and ends of matches."""
    law = asked.court(library).law
    found: list[Any] = [law.game, law.players, law.deck.cards]
    for players in range(2, 11):
        for deck in (0, 40, 48):
            try:
                plan = plan_deal(law, players, deck)
                found.append((plan.removed, plan.most, plan.undealt, plan.hands, tie_break(law, plan.most)))
            except TutorError as error:
                found.append(error.faults[0].code)
    return [*found, *(match_outcome(asked.court(library), totals, left) for totals in TOTALS for left in (0, 1))]


def plays(asked: Asked, library: Library) -> list[Any]:
    """What every rule of playing does in many positions, and which of them decides."""
    court, found = asked.court(library), list[Any]()
    decision = court.decision("jugar")
    for deck in (40, 48):
        for position in random_positions(80, "mutation", deck):
            ruling = judge(decision, complete(court.law, position.situation(), "jugar"), INDEX[position.hand[0]])
            found.append((ruling.trace, ruling.rule))
    return found


def bids(asked: Asked, library: Library) -> list[Any]:
    """What every rule of bidding does, who names trumps, and what may be named."""
    rng, court, found = random.Random("mutation"), asked.court(library), list[Any]()
    while len(found) < 60:
        _, said = random_bidding(rng, "completa")
        if said["kind"] == asked.kind:
            opened = court.open_for("bid", said_to_all(said))
            found.append(opened and (opened[0], opened[1].get("namer"), *decided(court.decision(opened[0]), opened[1])))
    opened = court.open_for("name", {"players": 4, "cards": 3, "auction_bids:all": (1, 3, 3, 0)})
    return [*found, opened and (opened[1]["namer"], court.decision(opened[0]).flat(opened[1]))]


def decided(decision: CompiledDecision, facts: Facts) -> tuple[Any, ...]:
    """What every rule does, and which of them decides on the lowest and the highest number there is."""
    trace = decision.trace(facts)
    numbers = bits(trace.domain)
    return trace, [judge(decision, facts, number).rule for number in (*numbers[:1], *numbers[-1:])]


def scores(asked: Asked, library: Library) -> list[Any]:
    """Score sheets, line by line, with and without an offender."""
    rng, court = random.Random("mutation"), asked.court(library)
    return [count_hand(court, said_to_all(random_hand(rng, "completa")[1])).lines for _ in range(60)]


def hands(asked: Asked, library: Library) -> list[Any]:
    """Hands played out: who has to do what, what may be done, what every seat sees, what it scores."""
    found: list[Any] = []
    court = asked.court(library)
    for variant, players, cards in HANDS:
        if variant == asked.variant:
            setting = Setting(court, plan_deal(court.law, players), 1, cards, {})
            rng = random.Random(f"mutation {players}")
            position = deal_hand(setting, *shuffled(setting, rng))
            while not position.over:
                found.append((position.decision, position.turn, position.moves()))
                if rng.random() < 0.3:
                    found += [position.view(seat) for seat in range(players)]
                position = position.play(rng.choice(position.moves()))
            found.append((position.points, [position.view(seat) for seat in range(players)]))
    return found


def answers(library: Library) -> list[Any]:
    """The cases, with their reasons, counterfactuals and tables."""
    found = []
    for case in CASES:
        data = load(GAME, library=library).explain(case).to_dict("es")
        found.append(
            {key: data[key] for key in ("verdict", "rule", "legal", "value", "reasons", "by_variant", "unless")}
        )
    return found


def addresses(library: Library) -> str:
    """Whether a house rule can speak of every rule and step by its id."""
    overlay = read_yaml(
        "format: 1\nset: {" + ", ".join(f"{rule}.en: other words" for rule in sorted(IDS)) + "}", "house"
    )
    load(GAME, variant="completa", house=(overlay,), library=library)
    return "all found"


def books(library: Library) -> list[str]:
    """The printed rulebook."""
    return [rulebook(load(GAME, variant=variant, library=library), "es") for variant in ("completa", "sencilla")]


# ── the corpus ────────────────────────────────────────────────────────────────────────────────────

QUICK = (deals, plays, scores, bids, hands)


def tables(library: Library) -> list[Asked]:
    """Both variants, every kind of hand, every value of every option."""
    law = load(GAME, variant="completa", library=library).court().law
    found = [Asked(), Asked("sencilla"), *(Asked(kind=kind) for kind in law.kinds)]
    for option in law.options.values():
        values: tuple[Any, ...] = option.values if option.type == "word" else (True, False)
        values = (0, 1, 2, 1000, 1001, "most", "players") if option.type == "number" else values
        for value in values:
            found += [Asked(variant, option=(option.id, value)) for variant in ("completa", "sencilla")]
            found.append(Asked(kind="subastado", option=(option.id, value)))
    return found


@dataclass
class Corpus:
    """What the shipped rules answer; each piece is worked out when it is first needed."""

    library: Library
    known: dict[tuple[str, Asked | None], Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.tables = tables(self.library)

    def same(self, piece: Callable[..., Any], asked: Asked | None, other: Library) -> bool:
        """Whether a piece comes out as it does under the shipped rules."""
        bound = piece if asked is None else partial(piece, asked)
        key = piece.__name__, asked
        if key not in self.known:
            self.known[key] = outcome(bound, self.library)
        return bool(self.known[key] == outcome(bound, other))

    def prints(self, other: Library) -> bool:
        """Whether another book is printed."""
        return not self.same(books, None, other)

    def shows(self, leaf: Leaf, other: Library, few: bool = False) -> str:
        """The first piece that is not the same, or "". Where two laws are equal nothing can differ, so nothing is asked.

        A belief is asked of those who hold it, and of nobody else. Tables with an option that stands near the leaf
        come first; with ``few`` the first tables are all that is asked.
        """
        own = leaf[0] == "misconceptions.yaml" and len(leaf[1]) > 1
        believing, near = str(leaf[1][1]) if own else "", words_near(leaf)
        if leaf[1][-1] == "id" and not own and not self.same(addresses, None, other):
            return addresses.__name__
        tables = sorted(self.tables, key=lambda table: not (table.option and table.option[0] in near))
        for asked in tables[:8] if few else tables:
            asked = replace(asked, believing=believing)
            if not self.same(law_of, asked, other):
                for piece in QUICK:
                    if not self.same(piece, asked, other):
                        return f"{piece.__name__} {asked}"
        asks_cases = not own and not few and not self.same(answers, None, other)
        return answers.__name__ if asks_cases else ""
