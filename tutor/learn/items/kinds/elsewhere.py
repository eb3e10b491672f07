"""One position in every form of the game: in which is the move legal?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from tutor.ask import Answer, Ruleset, load
from tutor.faults import refuse
from tutor.law.conditions import Always
from tutor.law.model import Law
from tutor.learn.items.answers import answer_to
from tutor.learn.items.item import Given, Item
from tutor.learn.items.kinds.base import Kind, Listed
from tutor.learn.items.kinds.chosen import LegalOrNot, move_asked, moves_of
from tutor.learn.items.tables import seat_of
from tutor.learn.items.way import Way, listed_way

if TYPE_CHECKING:
    from tutor.learn.items.chance import Chance
    from tutor.learn.items.draft import Draft
    from tutor.learn.items.tables import Seat
    from tutor.learn.items.targets import Aim


class WhichTable(Listed):
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

    def way(self, item: Item) -> Way:
        return listed_way(partial(self.listed, item), item.more["forms"], some=True, nothing="none_f", none=())

    def listed(self, item: Item, lang: str) -> list[str]:
        return [item.seat.law.variants[form].name(lang) for form in item.more["forms"]]

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

    def exercises(self, item: Item) -> str:
        return move_asked(item)

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        return every_table(item).explain({**item.full_case(), "variant": ""})


def others_of(seat: Seat) -> Iterator[Ruleset]:
    """The rules of the other forms of the game."""
    table = seat.rules.table
    for variant in seat.rules.library.variants(table.game):
        if variant != table.variant:
            yield seat_of(table.game, variant, tuple(sorted(table.options.items())), ()).rules


def tables_of(item: Item) -> dict[str, Any]:
    """What every form of the game says to the case of an item."""
    return answer_to(every_table(item), {**item.full_case(), "variant": ""}).by_variant


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
