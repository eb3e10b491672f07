"""Two positions that differ in one thing: in which is the move legal?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tutor.ask import Answer, Ruleset
from tutor.cards import CARDS, SLUGS, bits
from tutor.faults import TutorError, refuse
from tutor.law.conditions import Always
from tutor.learn.items.answers import answer_told
from tutor.learn.items.item import Given, Item
from tutor.learn.items.kinds.about import one_of
from tutor.learn.items.kinds.base import Listed
from tutor.learn.items.kinds.chosen import LegalOrNot, drafted, move_asked, moves_of, replaced, verdict_under
from tutor.learn.items.samples.choices import facts_of
from tutor.learn.items.way import Way, spoken
from tutor.play.facts import MissingFact

if TYPE_CHECKING:
    from tutor.learn.items.chance import Chance
    from tutor.learn.items.draft import Draft
    from tutor.learn.items.targets import Aim

TRIES, SAME = 12, 0.25
TAKEN_SWAPPED = 0.6


class Twins(Listed):
    """One move in two positions. It is answered by the numbers of those in which it is legal: 1, 2, both or none."""

    id = "twins"
    single = True
    of = ("trick", "sets", "leave", "number", "declared")

    def make(self, draft: Draft, chance: Chance, aim: Aim) -> Item | None:
        item = LegalOrNot().make(draft, chance, aim)
        if item is None:
            return None
        rules, same = draft.seat.rules, chance.odds(SAME) or never_otherwise(item)
        verdict, move = verdict_under(item, rules), drafted(item)[1]
        spare: dict[str, Any] = {}
        for _ in range(TRIES):
            change = other_fact(item, chance)
            if not change or (draft.facts is not None and (at_a_glance(draft, change, move) == verdict) != same):
                continue
            found = verdict_under(replaced(item, change), rules)
            if found and (found == verdict) == same:
                return self.paired(item, change, chance)
            spare = change if found == verdict else spare
        opened = draft.open(rules)
        wrong_set = opened is not None and opened.of_sets and verdict == "illegal"  # hardly any change makes it right
        return self.paired(item, spare, chance) if spare and wrong_set else None

    def paired(self, item: Item, change: dict[str, Any], chance: Chance) -> Item:
        """The two positions, in one order or the other."""
        if chance.odds(0.5):
            item, change = replaced(item, change), {key: item.case[key] for key in change}
        return replace(item, kind=self.id, more={"other": change})

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        both = [verdict_of(one, rules) for one in (item, item.twin)]
        return (tuple(place for place, verdict in enumerate(both, 1) if verdict == "legal"),)

    def believed(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        both = [verdict_under(one, rules) for one in (item, item.twin)]
        return (tuple(place for place, verdict in enumerate(both, 1) if verdict == "legal"),) if all(both) else ()

    def sound(self, item: Item, right: tuple[Given, ...]) -> bool:
        return all(verdict_of(one, item.seat.rules) in ("legal", "illegal") for one in (item, item.twin))

    def way(self, item: Item) -> Way:
        told = (((1,), "in_first"), ((2,), "in_second"), ((1, 2), "in_both"), ((), "in_none"))
        return Way(choices=tuple(spoken(answer, key) for answer, key in told))

    def names(self, item: Item, lang: str) -> Mapping[Given, str]:
        """Of the two positions one is spoken of as missing, or as one too many."""
        return {place: f"la {place}" if lang == "es" else str(place) for place in (1, 2)}

    def read(self, item: Item, answer: Any) -> Given:
        listed = [answer] if isinstance(answer, int) and answer else answer or []
        if not isinstance(listed, list | tuple):
            raise refuse("item_answer_list", found=answer)
        return tuple(sorted({one_of(one, 2) for one in listed}))

    def guess(self, item: Item) -> float:
        return 0.25

    def exercises(self, item: Item) -> str:
        return move_asked(item)

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        """The position that was misjudged; where none was, the one in which the move is refused."""
        wrong = {*given} ^ {*expected[0]}
        place = min(wrong) if wrong else min({1, 2} - {*expected[0]}, default=1)
        return rules.explain((item.twin if place == 2 else item).full_case())


def at_a_glance(draft: Draft, change: Mapping[str, Any], move: Given) -> str:
    """The verdict on a move with some facts changed, whether or not they fit together."""
    case = {**draft.case, **change}
    other = replace(draft, case=case, facts=facts_of(draft.seat.law, case))
    try:
        return "legal" if move in moves_of(other.open(draft.seat.rules)) else "illegal"
    except MissingFact:
        return ""


def never_otherwise(item: Item) -> bool:
    """Whether it is legal whatever lies there (nothing is taken, and there is no duty to take), or illegal."""
    law, asked = item.seat.law, move_asked(item)
    if any(asked in each.choose and each.never for each in law.decisions.values()):
        return True
    decisions = [each for each in law.decisions.values() if len(each.choose) > 1]
    owed = any(duty.when != Always(False) for each in decisions for duty in each.duties)
    return asked == "leave" and not owed


def verdict_of(item: Item, rules: Ruleset) -> str:
    """The verdict on the move; "" where the position cannot be."""
    try:
        return answer_told(rules, item.told).verdict
    except (TutorError, MissingFact):
        return ""


def other_fact(item: Item, chance: Chance) -> dict[str, Any]:
    """One fact of a position, a little different; of cards that are taken, one that the move takes and its like."""
    if chance.odds(TAKEN_SWAPPED) and (swapped := other_card(item, chance)):
        return swapped
    moves = {part for each in item.seat.law.decisions.values() for part in each.choose}
    keys = [key for key in item.case if key not in moves and key not in ("players", "cards")]
    return changed(item, chance.pick(keys), chance, kept_cards(item)) if keys else {}


def other_card(item: Item, chance: Chance) -> dict[str, Any]:
    """Another card in the place of one that the move takes, which takes that one there."""
    chosen = {
        part: each.type for decision in item.seat.law.decisions.values() for part, each in decision.choose.items()
    }
    part = next((name for name in item.case if chosen.get(name) == "cards" and item.case[name]), "")
    zone = next(
        (name for name, lying in item.case.items() if part and name != part and holds_all(lying, item.case[part])), ""
    )
    if not zone:
        return {}
    lying = {card for held in item.case.values() for card in (held if isinstance(held, list) else [held])}
    free = [str(CARDS[card]) for card in bits(item.seat.court.deck) if str(CARDS[card]) not in lying]
    out, new = chance.pick(item.case[part]), chance.pick(free)
    return {name: [new if card == out else card for card in item.case[name]] for name in (zone, part)}


def holds_all(lying: Any, cards: Sequence[str]) -> bool:
    """Whether some cards lie among others."""
    return isinstance(lying, list) and set(cards) <= set(lying)


def kept_cards(item: Item) -> set[str]:
    """The cards of the move that stands in the case."""
    moves = {part for each in item.seat.law.decisions.values() for part in each.choose}
    held = [item.case[key] for key in moves if key in item.case]
    return {str(card) for one in held for card in (one if isinstance(one, list) else [one])}


def changed(item: Item, key: str, chance: Chance, kept: set[str]) -> dict[str, Any]:
    """One key with another value: a card changed for another, added or left out, a number one off, a flag turned round, a
    suit more or less that has been said."""
    value, register = item.case[key], item.seat.law.registers.get(key)
    if isinstance(value, bool):
        return {key: not value}
    if isinstance(value, int):
        return {key: value + chance.pick((-1, 1))} if value else {key: 1}
    if isinstance(value, str) and value in SLUGS:
        return {key: chance.pick([suit for suit in SLUGS if suit != value])}
    if isinstance(value, list) and value and all(isinstance(one, int) for one in value):
        place = chance.below(len(value))
        return {key: [*value[:place], max(value[place] + chance.pick((-1, 1)), 0), *value[place + 1 :]]}
    if register is not None and register.type == "suits" and isinstance(value, list):
        left = [suit for suit in SLUGS if suit not in value]
        if value and (not left or chance.odds(0.5)):
            gone = chance.pick(value)
            return {key: [suit for suit in value if suit != gone]}
        return {key: [*value, chance.pick(left)]}
    if not isinstance(value, list) or not all(isinstance(one, str) and one[:-1].isdigit() for one in value):
        return {}
    lying = {card for held in item.case.values() if isinstance(held, list) for card in held}
    free = [str(CARDS[card]) for card in bits(item.seat.court.deck) if str(CARDS[card]) not in lying]
    able = [card for card in value if card not in kept]
    if not able or chance.odds(0.2):
        return {key: [*value, chance.pick(free)]}
    out, place = (one := chance.pick(able)), value.index(one)
    near = [card for card in free if card[-1] == out[-1]] or free
    return {key: [*value[:place], *([chance.pick(near)] if chance.odds(0.7) else []), *value[place + 1 :]]}
