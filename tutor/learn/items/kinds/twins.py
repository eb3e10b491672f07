"""Two positions that differ in one thing, and one position at several tables: where is the move legal?"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from tutor.ask import Answer, Ruleset, load
from tutor.cards import CARDS, SUITS, bits
from tutor.faults import TutorError, refuse
from tutor.law.conditions import Always
from tutor.law.model import Law
from tutor.learn.items.item import Given, Item
from tutor.learn.items.kinds.about import one_of
from tutor.learn.items.kinds.base import Kind
from tutor.learn.items.kinds.chosen import LegalOrNot, move_asked, moves_of, replaced, verdict_under
from tutor.learn.items.scene import task_of
from tutor.learn.items.tables import seat_of
from tutor.play.facts import MissingFact

if TYPE_CHECKING:
    from tutor.learn.items.chance import Chance
    from tutor.learn.items.draft import Draft
    from tutor.learn.items.tables import Seat
    from tutor.learn.items.targets import Aim

TRIES, SAME = 12, 0.25
TAKEN_SWAPPED = 0.6


class Twins(Kind):
    """One move in two positions. It is answered by the numbers of those in which it is legal: 1, 2, both or none."""

    id = "twins"
    single = True
    of = ("trick", "sets", "leave", "number", "declared")

    def make(self, draft: Draft, chance: Chance, aim: Aim) -> Item | None:
        item = LegalOrNot().make(draft, chance, aim)
        if item is None:
            return None
        rules, same = draft.seat.rules, chance.odds(SAME) or always_allowed(item)
        verdict = verdict_under(item, {}, rules)
        spare: dict[str, Any] = {}
        for _ in range(TRIES):
            change = other_fact(item, chance)
            found = verdict_under(item, change, rules) if change else ""
            if found in ("legal", "illegal") and (found == verdict) == same:
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
        changes: tuple[dict[str, Any], dict[str, Any]] = ({}, dict(item.more["other"]))
        both = [verdict_of(item, change, rules) for change in changes]
        return (tuple(place for place, verdict in enumerate(both, 1) if verdict == "legal"),)

    def believed(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        both = [verdict_under(item, change, rules) for change in ({}, dict(item.more["other"]))]
        return (tuple(place for place, verdict in enumerate(both, 1) if verdict == "legal"),)

    def sound(self, item: Item, right: tuple[Given, ...]) -> bool:
        changes: tuple[dict[str, Any], dict[str, Any]] = ({}, dict(item.more["other"]))
        return all(verdict_of(item, change, item.seat.rules) in ("legal", "illegal") for change in changes)

    def read(self, item: Item, answer: Any) -> Given:
        listed = [answer] if isinstance(answer, int) and answer else answer or []
        if not isinstance(listed, list | tuple):
            raise refuse("item_answer_list", found=answer)
        return tuple(sorted({one_of(one, 2) for one in listed}))

    def guess(self, item: Item) -> float:
        return 0.25

    def differs(self, given: Given, expected: Sequence[Given]) -> tuple[tuple[Given, ...], tuple[Given, ...]]:
        wanted = expected[0]
        return tuple(one for one in wanted if one not in given), tuple(one for one in given if one not in wanted)

    def exercises(self, item: Item) -> str:
        return move_asked(item)

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        """The position that was misjudged; where none was, the one in which the move is refused."""
        wrong = {*given} ^ {*expected[0]}
        place = min(wrong) if wrong else min({1, 2} - {*expected[0]}, default=1)
        return rules.explain({**item.full_case(), **(item.more["other"] if place == 2 else {})})

    def task(self, item: Item, lang: str) -> str:
        return task_of("twins", item, lang)


def always_allowed(item: Item) -> bool:
    """Whether nothing is taken, and there is no duty to take: whatever lies there, it is legal."""
    law, asked = item.seat.law, move_asked(item)
    decisions = [each for each in law.decisions.values() if len(each.choose) > 1]
    owed = any(duty.when != Always(False) for each in decisions for duty in each.duties)
    return asked == "leave" and not owed


def verdict_of(item: Item, change: Mapping[str, Any], rules: Ruleset) -> str:
    """The verdict on the move with some facts changed; "" where that cannot be."""
    try:
        return rules.explain({**item.full_case(), **change}).verdict
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
    """One key with another value: a card changed for another, added or left out, a number one off, a flag turned round."""
    value = item.case[key]
    if isinstance(value, bool):
        return {key: not value}
    if isinstance(value, int):
        return {key: value + chance.pick((-1, 1))} if value else {key: 1}
    if isinstance(value, str) and value in [suit.slug for suit in SUITS]:
        return {key: chance.pick([suit.slug for suit in SUITS if suit.slug != value])}
    if isinstance(value, list) and value and all(isinstance(one, int) for one in value):
        place = chance.below(len(value))
        return {key: [*value[:place], max(value[place] + chance.pick((-1, 1)), 0), *value[place + 1 :]]}
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


class WhichTable(Kind):
    """One position in every form of the game: in which is the move legal? It is answered by a list of forms."""

    id = "which_table"
    single = True
    of = ("trick", "sets", "number", "declared")

    def fits(self, seat: Seat, asked: str, aim: Aim) -> bool:
        there = set(rules_apart(seat, asked))
        return super().fits(seat, asked, aim) and bool(there) and (not aim.rules or bool(there & aim.rules))

    def make(self, draft: Draft, chance: Chance, aim: Aim) -> Item | None:
        found = draft.open(draft.seat.rules)
        if found is None:
            return None
        allowed = moves_of(found)
        apart = {move for rules in others_of(draft.seat) for move in allowed ^ moves_of(draft.open(rules))}
        item = LegalOrNot().make_of(draft, chance, aim, apart) if apart else None
        if item is None:
            return None
        told = {name: said for name, said in tables_of(item).items() if said in ("legal", "illegal")}
        return replace(item, kind=self.id, more={"forms": list(told)}) if len(set(told.values())) > 1 else None

    def basis(self, item: Item) -> tuple[Kind, Item]:
        return LegalOrNot(), replace(item, kind=LegalOrNot.id, more={})

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        if rules is not item.seat.rules:
            return ()
        told = tables_of(item)
        return (tuple(name for name in item.more["forms"] if told.get(name) == "legal"),)

    def read(self, item: Item, answer: Any) -> Given:
        listed = answer.replace(",", " ").split() if isinstance(answer, str) else answer
        if not isinstance(listed, list | tuple):
            raise refuse("item_answer_list", found=answer)
        for name in listed:
            if name not in item.more["forms"]:
                raise refuse("item_answer", found=name, known=", ".join(item.more["forms"]))
        return tuple(name for name in item.more["forms"] if name in listed)

    def guess(self, item: Item) -> float:
        return float(1 / 2 ** len(item.more["forms"]))

    def differs(self, given: Given, expected: Sequence[Given]) -> tuple[tuple[Given, ...], tuple[Given, ...]]:
        wanted = expected[0]
        return tuple(one for one in wanted if one not in given), tuple(one for one in given if one not in wanted)

    def exercises(self, item: Item) -> str:
        return move_asked(item)

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        return every_table(item).explain({**item.full_case(), "variant": ""})

    def task(self, item: Item, lang: str) -> str:
        return task_of("which_table", item, lang)


def others_of(seat: Seat) -> Iterator[Ruleset]:
    """The rules of the other forms of the game."""
    table = seat.rules.table
    for variant in seat.rules.library.variants(table.game):
        if variant != table.variant:
            yield seat_of(table.game, variant, tuple(sorted(table.options.items())), ()).rules


def tables_of(item: Item) -> dict[str, Any]:
    """What every form of the game says to the case of an item."""
    return dict(told_everywhere(every_table(item), json.dumps({**item.full_case(), "variant": ""}, sort_keys=True)))


@lru_cache(maxsize=256)
def told_everywhere(rules: Ruleset, case: str) -> Mapping[str, Any]:
    """The same, kept: one item asks it several times."""
    return rules.explain(json.loads(case)).by_variant


def every_table(item: Item) -> Ruleset:
    """The rules of every form of a game."""
    return rules_of_all(item.game, tuple(sorted(item.options.items())))


@lru_cache(maxsize=32)
def rules_of_all(game: str, options: tuple[tuple[str, Any], ...]) -> Ruleset:
    """The same, loaded once."""
    return load(game, options=dict(options))


def rules_apart(seat: Seat, asked: str) -> Iterator[str]:
    """The rules about a question that are not the same in every form of the game, and those that only some have."""
    own = rules_about(seat.law, asked)
    for variant in seat.rules.library.variants(seat.rules.game):
        law = seat.rules.court(variant).law
        if not any(asked in each.choose and each.when != Always(False) for each in law.decisions.values()):
            continue
        if not set(law.players) & set(seat.law.players):
            continue
        there = rules_about(law, asked)
        yield from (name for name in {**own, **there} if own.get(name) != there.get(name))


def rules_about(law: Law, asked: str) -> dict[str, Any]:
    """What the rules of a question are, by id; releases and how tricks are won among them."""
    found: dict[str, Any] = {}
    for decision in law.decisions.values():
        for rule in decision.rules if asked in decision.choose and decision.when != Always(False) else ():
            found[rule.id] = (rule.when, rule.must)
            found |= {release.id: release.when for release in getattr(rule, "unless", ())}
    return found
