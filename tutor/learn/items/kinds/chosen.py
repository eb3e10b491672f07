"""The kinds in which one chooses as at the table: mark all that may be done, do one thing, say whether it may be done."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence, Set
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from tutor.ask import Answer, Ruleset
from tutor.ask.case import ABOUT
from tutor.ask.components import components_of
from tutor.cards import parse_cards
from tutor.faults import TutorError, refuse
from tutor.law.compile_sets import SetDecision
from tutor.learn.items.answers import answer_told
from tutor.learn.items.draft import POSITIONS, Draft, open_item
from tutor.learn.items.item import Given, Item
from tutor.learn.items.kinds.base import (
    Kind,
    Listed,
    ask_about,
    choices_of,
    legal_of,
    open_sets,
    read_list,
    read_one,
    shortest,
)
from tutor.learn.items.opened import Opened, cards_of
from tutor.learn.items.tasks import choice_question
from tutor.learn.items.way import Way, choices_in, sets_of, spoken
from tutor.play.facts import MissingFact
from tutor.tabletop.choices import zones_in
from tutor.words import sentence

if TYPE_CHECKING:
    from tutor.learn.items.chance import Chance
    from tutor.learn.items.tables import Seat
    from tutor.learn.items.targets import Aim


NONE = "none"


class MarkAll(Listed):
    """Mark everything that may be chosen: all legal cards, every capture, every bid."""

    id = "mark_all"
    of: ClassVar[tuple[str, ...]] = ("trick", "sets", "number", "declared")

    def part(self, item: Item) -> str:
        """The part of the move whose decision is opened."""
        return item.asked

    def offered(self, found: Opened) -> tuple[Given, ...]:
        """What can be marked where a decision is open; of sets of cards, the cards out of which they are."""
        return found.choices

    def marked(self, found: Opened) -> tuple[Given, ...]:
        """What of it is to be marked."""
        return found.legal

    def open(self, item: Item, rules: Ruleset) -> Opened | None:
        """The decision that an item opens under a law."""
        return open_item(item, rules, self.part(item))

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        found = self.open(item, rules)
        return (self.marked(found) if found else (),)

    def way(self, item: Item) -> Way:
        found = open_item(item, item.seat.rules)
        if found is None:
            return Way(nothing="none_f", none=())
        if found.of_sets:
            return sets_of(item, found, "several")
        if found.decision.choose[item.asked].type == "card":
            tricks = item.seat.law.tricks
            none = "" if tricks is not None and tricks.zone in item.case else "none_f"
            return Way(tuple(zones_in(found.decision, "card")), many=True, nothing=none, none=())
        return Way(choices=choices_in(found), some=True, nothing="none_m", none=())

    def question(self, item: Item, lang: str) -> str:
        return sentence(choice_question(item, lang))

    def read(self, item: Item, answer: Any) -> Given:
        return read_list(item, answer)

    def guess(self, item: Item) -> float:
        found = self.open(item, item.seat.rules)
        return self.chance(found) if found else 0.5

    def chance(self, found: Opened) -> float:
        """The probability of marking by chance what is to be marked."""
        return float(1 / max(2 ** len(self.offered(found)) - 1, 2))

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        about = self.telling(item, given, expected)
        return ask_about_one(item, rules, about)[1] if about else nothing_to_choose(item, rules)

    def judged(
        self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]
    ) -> tuple[Item, Given] | None:
        about = self.telling(item, given, expected)
        return (item, ask_about_one(item, rules, about)[0]) if about else None

    def telling(self, item: Item, given: Given, expected: Sequence[Given]) -> Sequence[Given]:
        """The choices that show what an answer is worth: those that are wrong in it, else one left out, else what is refused."""
        omitted, wrong = self.differs(given, expected)
        refused = [one for one in choices_of(item) if one not in expected[0]] if not open_sets(item) else []
        return wrong or ((shortest(omitted),) if omitted else refused) or expected[0]


def ask_about_one(item: Item, rules: Ruleset, among: Sequence[Given]) -> tuple[Given, Answer]:
    """The first of some choices that a rule of what the item exercises decides, else the first; the answer of the law about it."""
    known = components_of(rules.library, rules.game)
    exercised = [name for name in item.target if name in known] or item.components
    wanted, first = {rule for name in exercised for rule in known[name].rules}, None
    for one in among if wanted else among[:1]:
        found = ask_about(item, rules, one)
        if found.rule in wanted:
            return one, found
        first = first or (one, found)
    assert first is not None
    return first


class PlayOne(Kind):
    """Choose one: every legal choice is right; or say that there is none."""

    id = "play_one"
    of: ClassVar[tuple[str, ...]] = ("trick", "sets", "number", "declared")

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        return legal_of(item, rules) or (((),) if open_sets(item) else (NONE,))

    def sound(self, item: Item, right: tuple[Given, ...]) -> bool:
        """Where a card is chosen with its set there is no answer that means nothing."""
        found = open_item(item, item.seat.rules)
        alone = found is None or not found.of_sets or found.card >= 0 or len(found.decision.choose) == 1
        return alone or () not in right

    def way(self, item: Item) -> Way:
        found = open_item(item, item.seat.rules)
        if found is None:
            return Way(nothing="nothing", none=NONE)
        if found.of_sets:
            return sets_of(item, found, "one")
        if found.decision.choose[item.asked].type == "card":
            return Way(tuple(zones_in(found.decision, "card")), nothing="nothing", none=NONE)
        return Way(choices=choices_in(found), nothing="no_revoke", none=NONE)

    def read(self, item: Item, answer: Any) -> Given:
        return NONE if answer == NONE and not open_sets(item) else read_one(item, answer)

    def guess(self, item: Item) -> float:
        choices = choices_of(item)
        if open_sets(item):
            return float(max(len(legal_of(item, item.seat.rules)), 1) / 2 ** len(choices))
        return max(len(legal_of(item, item.seat.rules)), 1) / (len(choices) + 1)

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        about = self.judged(item, rules, given, right, expected)
        return ask_about(item, rules, about[1] if about else given)

    def judged(
        self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]
    ) -> tuple[Item, Given] | None:
        """To whoever finds nothing, what there is; that there is nothing shows in any choice."""
        if given not in (NONE, ()):
            return None
        known = [one for one in expected if one != NONE] or choices_of(item)
        return (item, known[0]) if known else None


class LegalOrNot(Kind):
    """Is this move legal? The move stands in the case."""

    id = "legal_or_not"
    single = True
    of: ClassVar[tuple[str, ...]] = ("trick", "sets", "leave", "number", "declared")

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        return (answer_told(rules, item.told).verdict,)

    def believed(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        said = verdict_under(item, rules)
        return (said,) if said else ()

    def way(self, item: Item) -> Way:
        return Way(choices=(spoken("legal", "legal"), spoken("illegal", "illegal")))

    def read(self, item: Item, answer: Any) -> Given:
        if answer not in ("legal", "illegal"):
            raise refuse("item_answer", found=answer, known="legal, illegal")
        return answer

    def guess(self, item: Item) -> float:
        return 0.5

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        return rules.explain(item.full_case())

    def make(self, draft: Draft, chance: Chance, aim: Aim) -> Item | None:
        return self.make_of(draft, chance, aim, None)

    def make_of(self, draft: Draft, chance: Chance, aim: Aim, among: Set[Given] | None) -> Item | None:
        """A move on whose verdict the law and the laws without what is exercised differ, legal as often as not.

        ``among``: the moves of which it has to be one; any, where nothing is said.
        """
        rules = draft.seat.rules
        found = draft.open(rules)
        if found is None or found.shut:
            return None
        allowed = moves_of(found)
        groups = [{move for other in group for move in allowed ^ moves_of(draft.open(other))} for group in aim.parts]
        if aim.apart:
            groups.append(set(moves_of(draft.open(aim.apart[0])) ^ moves_of(draft.open(aim.apart[1]))))
        changed = set.intersection(*groups) if among is None else set.intersection(*groups) & among
        if found.of_sets and "leave" not in aim.asks:
            changed = {move for move in changed if move[-1]}
        wanted = chance.odds(0.5)
        able = sorted(changed, key=repr)
        best = [move for move in able if (move in allowed) == wanted] or able
        if not best:
            return None
        move = chance.pick(best)
        if not found.of_sets:
            return replaced(draft.item(self.id, ""), {draft.asked: move})
        *firsts, last = found.decision.choose
        return replaced(draft.item(self.id, ""), dict(zip((*firsts, last), [*move[:-1], list(move[-1])], strict=True)))

    def exercises(self, item: Item) -> str:
        return move_asked(item)


def verdict_under(item: Item, rules: Ruleset) -> str:
    """The verdict of a law on the move of an item; "" where it is none.

    The same as the law's answer, but found among all that may be done there: the position is read once for every law.
    """
    draft, move = drafted(item)
    try:
        found = draft.open(rules)
        if found is None:
            return ""
        return "legal" if move in moves_of(found) else "illegal"
    except (TutorError, MissingFact):
        return ""


def drafted(item: Item) -> tuple[Draft, Given]:
    """The position of an item and the move that stands in it, apart."""
    return _drafted(item.seat, item.told)


@lru_cache(maxsize=64)
def _drafted(seat: Seat, told: str) -> tuple[Draft, Given]:
    case: dict[str, Any] = {key: value for key, value in json.loads(told).items() if key not in ABOUT}
    decision = next(each for each in seat.law.decisions.values() if each.part in case)
    first, *rest = decision.choose
    alone = Draft(seat, first, {key: value for key, value in case.items() if key not in decision.choose})
    position = POSITIONS.of(seat, first, alone.case, alone.told)
    if decision.choose[first].type == "cards":
        return position, (cards_in_order(case[first]),)
    return position, (case[first], cards_in_order(case.get(rest[0], []))) if rest else case[first]


def cards_in_order(cards: Sequence[str]) -> tuple[str, ...]:
    """Cards in the order of the deck."""
    return tuple(str(card) for card in sorted(parse_cards(list(cards))))


def moves_of(found: Opened | None) -> frozenset[Given]:
    """Every legal move: of sets with its card, the empty set among them where the card may be left."""
    return frozenset(found.moves if found.of_sets else found.legal) if found else frozenset()


def replaced(item: Item, keys: Mapping[str, Any]) -> Item:
    """The same item with some keys of its case."""
    return replace(item, case={**item.case, **keys})


def move_asked(item: Item) -> str:
    """The question that a move in the case is about: whether a card may be left, where nothing is taken."""
    asked = asked_in(item)
    return "leave" if item.case.get(asked) == [] else asked


def asked_in(item: Item) -> str:
    """The last part of the move that stands in a case."""
    parts = [part for decision in item.seat.law.decisions.values() for part in reversed(list(decision.choose))]
    return next((part for part in parts if part in item.case), "")


def nothing_to_choose(item: Item, rules: Ruleset) -> Answer:
    """Why there is nothing at all to choose."""
    found = open_item(item, rules)
    first = next(iter(found.decision.choose)) if found else item.asked
    case = item.full_case()
    if first in case or found is None:
        return rules.explain({**case, first: case.get(first, "?")})
    if found.decision.choose[first].type == "cards":
        return rules.explain({**case, first: list(found.choices[:1])})
    return rules.explain({**case, first: next(iter(in_hand(found)), "?")})


def in_hand(found: Opened) -> tuple[str, ...]:
    """The cards of which one goes with the set that is chosen."""
    compiled = found.court.decision(found.name)
    return cards_of(max(compiled.domain(found.facts), 0)) if isinstance(compiled, SetDecision) else ()
