"""The words of one item: what is decided, the move that stands in it, answers of every shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.cards import SLUGS, parse_card, parse_cards
from tutor.law.model import Decision
from tutor.learn.items.draft import open_item
from tutor.learn.items.item import Item
from tutor.words import listing, name_card, name_cards, name_suit

STATE_WORDS = {  # what becomes of a rule in a proof
    "binding": ("obliga", "binds"),
    "void": ("no se puede cumplir", "cannot be met"),
    "inactive": ("no viene al caso", "does not apply"),
    "released": ("no obliga", "does not bind"),
    "met": ("se cumple", "is met"),
    "failed": ("no se cumple", "is not met"),
}
PREPOSITIONS = ("con", "a", "de", "en", "por")


class Words:
    """The words of one item."""

    def __init__(self, item: Item, lang: str) -> None:
        self.item, self.lang, self.law = item, lang, item.seat.law

    def pick(self, es: str, en: str) -> str:
        """The text of the language."""
        return es if self.lang == "es" else en

    @property
    def decision(self) -> Decision:
        """What is decided: by the part that is asked for, or by the move that stands in the case."""
        decisions = self.law.decisions.values()
        asked = next((each.part for each in decisions if self.item.asked in each.choose), "")
        part = asked or next(each.part for each in decisions if each.part in self.item.case)
        found = open_item(self.item, self.item.seat.rules, part)
        return found.decision if found else next(each for each in decisions if each.part == part)

    @property
    def verb(self) -> str:
        """What one does: "echar", "pedir"."""
        return self.decision.labels[self.lang]

    @property
    def preposition(self) -> str:
        """The word before what it is done with: "con", of "avisar del cambio con"; nothing where it is done to that itself."""
        verb, last = self.verb, self.verb.split()[-1]
        return last if last in PREPOSITIONS and self.decision.name.get(self.lang, verb) != verb else ""

    def which(self, article: str, may: str) -> str:
        """What one may choose, as a clause in Spanish: "que puedes echar", "con las que puedes avisar de un cambio"."""
        if not self.preposition:
            return f"que {may} {self.verb}"
        return f"{self.preposition} {article} que {may} {self.decision.name[self.lang]}"

    @property
    def type(self) -> str:
        """Of what the choice is one."""
        part = self.item.asked if self.item.asked in self.decision.choose else self.decision.part
        return (
            "cards"
            if "cards" in [each.type for each in self.decision.choose.values()]
            else self.decision.choose[part].type
        )

    def card(self, text: str) -> str:
        """A card with its article."""
        return name_card(parse_card(text), self.lang).the

    def cards(self, cards: Any) -> str:
        """Cards with their articles."""
        return name_cards(parse_cards(list(cards)), self.lang)

    def value(self, value: Any) -> str:
        """An answer in words: a card, a suit, a number, some cards, a set with its card."""
        if isinstance(value, list | tuple):
            return self.values(value)
        if isinstance(value, str) and value in SLUGS:
            return name_suit(SLUGS[value], self.lang).bare
        if isinstance(value, str) and value[:-1].isdigit():
            return self.card(value)
        return str(value).replace("-", "−")

    def values(self, values: Sequence[Any]) -> str:
        """Several answers in words."""
        if not values:
            return self.pick("nada", "nothing")
        if all(isinstance(one, str) and one[:-1].isdigit() for one in values):
            return self.cards(values)
        if any(isinstance(one, list | tuple) for one in values):
            return self.pick("; o bien ", "; or ").join(self.move(one) for one in values)
        return listing([self.value(one) for one in values], self.lang)

    def move(self, value: Sequence[Any]) -> str:
        """A set of cards, or a card with the set that it takes."""
        if len(value) == 2 and isinstance(value[1], list | tuple):
            return self.pick(
                f"con {self.card(value[0])}, {self.cards(value[1])}",
                f"with {self.card(value[0])}, {self.cards(value[1])}",
            )
        return self.cards(value)

    def doing(self) -> str:
        """The move that stands in the case, as something one does: "echar el seis de copas", "pedir 2"."""
        case, decision = self.item.case, self.decision
        first, *rest = decision.choose
        what = self.cards(case[first]) if decision.choose[first].type == "cards" else self.value(case[first])
        said = f"{self.verb} {what}"
        if rest:
            taken = case.get(rest[0]) or []
            said += (
                self.pick(f" y tomar {self.cards(taken)}", f" and take {self.cards(taken)}")
                if taken
                else self.pick(" sin tomar nada", " and take nothing")
            )
        return said
