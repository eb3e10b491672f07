"""Who speaks a phrase: a language, and the facts of a position or none.

Without facts a phrase is general ("la carta que va ganando"), as the printed rulebook needs it; with them it names the
actual cards ("el rey de copas").
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal

from tutor.cards import Suit, bits
from tutor.law.emit import evaluate, holds
from tutor.law.protocol import Condition, Predicate
from tutor.words import (
    Noun,
    count,
    jointly,
    listing,
    name_card,
    name_cards,
    name_french_rank,
    name_french_suit,
    name_rank,
    name_suit,
    pluralize,
)

if TYPE_CHECKING:
    from tutor.law.model import Duty
    from tutor.law.names import Declared
    from tutor.law.protocol import Facts, Term


PLURAL_VERBS = {
    "es": (
        ("es", "son"),
        ("está", "están"),
        ("puede", "pueden"),
        ("tiene", "tienen"),
        ("suma", "suman"),
        ("llega", "llegan"),
        ("pasa", "pasan"),
    ),
    "en": (("is", "are"), ("comes", "come"), ("does", "do")),
}


@dataclass(frozen=True, slots=True)
class Labels:
    """The words of a game: rules and decisions by id, parts of moves, and the duties (for what one lacks).

    ``pairs``: they play in pairs. ``all_dealt``: whether the deal leaves no card, None where that depends on the hand.
    """

    rules: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    parts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    part_types: Mapping[str, str] = field(default_factory=dict)
    part_words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    duties: Mapping[str, Duty] = field(default_factory=dict)
    verbs: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    french: bool = False
    order: tuple[int, ...] = (1, 3, 12, 11, 10, 9, 8, 7, 6, 5, 4, 2)
    acts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    pairs: bool = False
    all_dealt: bool | None = None


@dataclass(frozen=True, slots=True)
class Voice:
    """A language, the words of a game, and perhaps the facts and the move it speaks of.

    ``partial`` are the duties that were asked of some of the hand only, since an earlier one had narrowed it;
    ``subject`` is the name of whoever it speaks of, where that is not "you".
    """

    lang: str
    labels: Labels = field(default_factory=Labels)
    facts: Facts | None = None
    move: Mapping[str, int] | None = None
    partial: frozenset[str] = frozenset()
    subject: str = ""

    def pick(self, es: str, en: str) -> str:
        """The text of its language."""
        return es if self.lang == "es" else en

    def general(self) -> Voice:
        """The same voice without facts."""
        return replace(self, facts=None, move=None)

    def noun(self, es: str, en: str) -> Noun:
        """The noun of its language."""
        return Noun.read(es, "es") if self.lang == "es" else Noun.read(en, "en")

    def plural(self, noun: Noun) -> str:
        """Its plural, bare."""
        return pluralize(noun).bare

    def points(self, number: int) -> str:
        """ "10 puntos", "−5 puntos"."""
        unit = self.noun("el punto", "the point")
        return count(number, unit, self.lang)

    def rank(self, rank: int) -> Noun:
        """A rank by name."""
        return name_french_rank(rank, self.lang) if self.labels.french else name_rank(rank, self.lang)

    def having(self, declared: Declared, clause: str) -> str:
        """A clause on how much of it one has: where partners count together, said of both."""
        return jointly(clause, self.lang) if self.labels.pairs and declared.of == "side" else clause

    # ── facts ─────────────────────────────────────────────────────────────────────────────────────

    def value(self, name: str) -> object | None:
        """A fact, or None where the voice has none or the fact is not given or absent."""
        if self.facts is None:
            return None
        found = self.facts.get(name)
        return None if isinstance(found, int) and not isinstance(found, bool) and found == -1 else found

    def number(self, name: str) -> int | None:
        """A fact that is a number, a card or a suit."""
        found = self.value(name)
        return found if isinstance(found, int) and not isinstance(found, bool) else None

    def known(self, term: Term) -> Any:
        """The value of a term that is a fact or a part of the move; None where it is not known."""
        name = getattr(term, "name", "") or getattr(term, "fact", "")
        if self.move is not None and name in self.move:
            return self.move[name]
        return getattr(term, "value", None) if name == "" else self.value(name)

    def value_of(self, term: Term) -> int | None:
        """The number that a term is, where it is known: of a sum, its total."""
        addends = getattr(term, "addends", None)
        if addends is not None:
            numbers = addends(self)
            return None if numbers is None else sum(numbers)
        found = self.known(term)
        return found if isinstance(found, int) else None

    def seen(self, thing: object) -> int:
        """The cards that make it so, in this position and with this move."""
        return evaluate(thing, self.facts, self.move or {}) if self.facts is not None else 0

    def holds(self, condition: Condition) -> bool:
        """Whether a condition holds of these facts and this move; not where it asks for more than they are."""
        return self.facts is not None and holds(condition, self.facts, self.move or {})

    # ── names ─────────────────────────────────────────────────────────────────────────────────────

    def verb(self, forms: tuple[str, str], subject: str, several: bool = False) -> str:
        """A verb phrase given for one thing ("no puede sumar"), in agreement with its subject."""
        singular = self.pick(*forms)
        if not several and Noun.read(subject, self.lang).number == "s":
            return singular
        for one, many in PLURAL_VERBS[self.lang]:
            singular = re.sub(rf"\b{one}\b", many, singular, count=1)
        return singular

    def lacks(self, duties: Sequence[str]) -> str:
        """Why none of several duties can be met, in one clause."""
        plain = [
            name
            for name in duties
            if name in self.labels.duties
            and name not in self.partial
            and isinstance(self.labels.duties[name].must, Predicate)
        ]
        nouns = list(dict.fromkeys(self.labels.duties[name].must.noun(self, "no") for name in plain))  # type: ignore[union-attr]
        clauses = [self.pick("no tienes " + " ni ".join(nouns), "you have " + " and ".join(nouns))] if nouns else []
        clauses += [self.lacking(name) for name in duties if name not in plain]
        return joined(clauses, self)

    def label(self, rule: str) -> str:
        """The name of a rule: an infinitive for a duty."""
        return self.labels.rules.get(rule, {}).get(self.lang) or rule.replace("_", " ")

    def does(self, decision: str) -> str:
        """What one does in a decision: an infinitive."""
        return self.labels.verbs.get(decision, {}).get(self.lang) or self.label(decision)

    def act(self, decision: str) -> str:
        """The same where no object follows: "avisar del cambio", of "avisar del cambio con"."""
        return self.labels.acts.get(decision, {}).get(self.lang) or self.does(decision)

    def card(self, index: int, form: Literal["the", "of", "to"] = "the") -> str:
        """A card by name."""
        noun = name_card(index, self.lang, self.labels.french)
        return noun.the if form == "the" else noun.of if form == "of" else noun.to

    def cards(self, mask: int, last: Literal["and", "or"] = "and") -> str:
        """Cards by name, with their articles."""
        return name_cards(mask, self.lang, last, order=self.labels.order, french=self.labels.french)

    def few(self, mask: int, most: int = 4) -> str:
        """Cards by name: all of a few; of many, the first ones and how many more."""
        if mask.bit_count() <= most:
            return self.cards(mask)
        ranked = sorted(bits(mask), key=lambda card: (card // 12, self.labels.order.index(card % 12 + 1)))
        named = sum(1 << card for card in ranked[: most - 1])
        rest = mask.bit_count() - most + 1
        return self.pick(f"{self.cards(named)} y {rest} más", f"{self.cards(named)} and {rest} more")

    def suit(self, index: int) -> str:
        """The name of a suit, bare."""
        return (name_french_suit if self.labels.french else name_suit)(Suit(index), self.lang).bare

    def suit_is(self, said: tuple[str, str], suit: str) -> str:
        """What a suit has become, by what that is called: "el triunfo es copas", "cups are trumps"."""
        return self.pick(f"{said[0]} es {suit}", f"{suit} are {self.plural(self.noun(*said))}")

    def suit_of(self, term: Term) -> str:
        """The suit of a card that can be named."""
        index = self.number(getattr(term, "fact", ""))
        if index is not None:
            return self.suit(index // 12)
        return self.pick(*getattr(term, "suit_said", ("el palo", "the suit")))

    def to(self, term: Term) -> str:
        """What a card is said to beat: "al rey de copas"; English has no preposition here."""
        index = self.number(getattr(term, "fact", "") or getattr(term, "name", ""))
        if index is not None:
            return self.card(index, "to") if self.lang == "es" else self.card(index)
        noun = Noun.read(term.phrase(self), self.lang)
        return noun.to if self.lang == "es" else noun.the

    def within(self, zone: Term) -> str:
        """ "en la baza"."""
        phrase = zone.phrase(self.general())
        noun = Noun.read(phrase, self.lang)
        return noun.in_ if self.lang == "es" else f"{noun.in_.partition(' ')[0]} {phrase}"

    def seat(self, term: object) -> str:
        """A seat by its part in the hand."""
        return term.phrase(self) if hasattr(term, "phrase") else str(term)

    def with_value(self, term: Term) -> str:
        """What a number is, with what it counts where both are known: "5, las bazas de la mano"."""
        actual, general = term.phrase(self), term.phrase(self.general())
        return actual if actual == general else f"{actual}, {general}"

    def part(self, name: str) -> str:
        """The chosen part of the move: its actual value where there is one."""
        if self.move is not None and name in self.move:
            chosen, kind = self.move[name], self.labels.part_types.get(name)
            if kind == "word":
                return self.labels.part_words[name][chosen]
            if kind == "cards":
                return self.cards(chosen) if chosen else self.pick("ninguna carta", "no card")
            return self.card(chosen) if kind == "card" else self.suit(chosen) if kind == "suit" else str(chosen)
        return self.labels.parts.get(name, {}).get(self.lang) or self.pick("la carta que echas", "the card you play")

    def fact(self, declared: Declared) -> str:
        """Something declared: its actual value where there is one that can be said, else its phrase."""
        value = self.number(declared.name)
        if value is not None and declared.type == "card":
            return self.card(value)
        if value is not None and declared.type == "suit":
            return self.suit(value)
        if value is not None and declared.type == "number":
            return str(value)
        return declared.phrase.get(self.lang) or declared.name

    def lacking(self, duty: str) -> str:
        """Why a duty cannot be met: the cards one would have needed."""
        known = self.labels.duties.get(duty)
        if known is None or not isinstance(known.must, Predicate):
            return self.pick(f"no puedes {self.label(duty)}", f"you cannot {self.label(duty)}")
        if duty in self.partial:
            wanted = known.must.said_of(self)
            return self.pick(f"ninguna de las que puedes echar {wanted}", f"none of the cards you may play {wanted}")
        missing = known.must.noun(self, "no")
        return self.pick(f"no tienes {missing}", f"you have {missing}")


def joined(parts: Sequence[str], voice: Voice, last: Literal["and", "or"] = "and") -> str:
    """Clauses or nouns in a row."""
    return listing(list(dict.fromkeys(parts)), voice.lang, last)
