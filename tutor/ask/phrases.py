"""The phrases of a law in one language, each made once for the facts it speaks of.

A phrase depends on nothing but the facts its rule reads, so it is kept under their values: the same words for the same
cards, at the price of a look-up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from tutor.judge import Ruling
from tutor.law.emit import Emitter
from tutor.law.model import Duty, Law, Rule
from tutor.law.protocol import Condition, Mood, NounForm, Predicate
from tutor.law.rules import CARDS_OF_SAY
from tutor.law.voice import Labels, Voice
from tutor.play.course import fixed_deal
from tutor.words import fill

MOST_KEPT = 20_000
UNSPOKEN = ("beaten_by", "candidates")


@lru_cache(maxsize=256)
def labels_of(law: Law, french: bool = False) -> Labels:
    """The words of a law, for a voice; ``french``: one that calls the cards as the French deck does."""
    rules, duties, parts, types, words = {}, {}, {}, {}, {}
    verbs = {decision.id: decision.labels for decision in law.decisions.values()}
    for decision in law.decisions.values():
        rules[decision.id] = decision.labels
        for rule in decision.rules:
            rules[rule.id] = rule.labels
            if isinstance(rule, Duty):
                duties[rule.id] = rule
                rules |= {release.id: release.labels for release in rule.unless}
        for name, generator in decision.choose.items():
            types[name] = generator.type
            words[name] = getattr(generator, "words", ())
            parts[name] = decision.part_labels[name]
    acts = {decision.id: decision.name for decision in law.decisions.values() if decision.name}
    rules |= {line.id: line.labels for line in (*law.tally, *law.hand_won, *law.opening, *law.checks)}
    order = law.deck.strength or Labels().order
    return Labels(rules, parts, types, words, duties, verbs, french, order, acts, law.pairs, all_dealt(law))


def all_dealt(law: Law) -> bool | None:
    """Whether the deal leaves no card, whoever plays; None where that depends on how many play, or on the hand."""
    fixed = fixed_deal(law)
    left = {law.deck.cards - players * fixed[0] - fixed[1] for players in law.players} if fixed is not None else {0, 1}
    return None if len({cards == 0 for cards in left}) > 1 else 0 in left


@lru_cache(maxsize=512)
def phrases_of(law: Law, lang: str) -> Phrases:
    """The phrases of a law in a language."""
    return Phrases(law, lang)


def voice_of(law: Law, lang: str, ruling: Ruling | None = None) -> Voice:
    """A voice of this law; with a ruling it speaks of its position and its move."""
    if ruling is None:
        return phrases_of(law, lang).voice
    return phrases_of(law, lang).voice_of(ruling)


def said_by(rule: Rule, law: Law, voice: Voice) -> str:
    """A rule's own sentence, filled with the actual cards, suits and parts of the move (`tutor.law.rules.terms_of_say`)."""
    text = rule.say[voice.lang]
    if "{" not in text:
        return text
    terms = {name: voice.part(name) for name in voice.move or ()} | {"cards": str(voice.number("cards"))}
    for name in CARDS_OF_SAY:
        card = voice.number(name)
        terms[name] = voice.card(card) if card is not None else ""
    for name, register in law.registers.items():
        suit = voice.number(name) if register.type == "suit" else None
        if register.type == "suit":
            terms[name] = voice.suit(suit) if suit is not None else ""
    return fill(text, terms, voice.lang)


class Phrases:
    """Phrases kept under the values of the facts they speak of."""

    def __init__(self, law: Law, lang: str) -> None:
        self.law, self.voice = law, Voice(lang, labels_of(law))
        self._facts: dict[int, tuple[Any, tuple[str, ...]]] = {}
        self._kept: dict[tuple[Any, ...], str] = {}

    def voice_of(self, ruling: Ruling) -> Voice:
        """The voice that speaks of a ruling."""
        decision = ruling.decision.decision
        return Voice(self.voice.lang, self.voice.labels, ruling.facts, {decision.part: ruling.choice}, ruling.partial)

    def clause(self, condition: Condition, ruling: Ruling, mood: Mood = "is") -> str:
        """A condition as a clause."""
        return self._keep(("clause", mood), condition, ruling, lambda voice: condition.phrase(voice, mood))

    def noun(self, predicate: Predicate, ruling: Ruling, form: NounForm) -> str:
        """The cards that are so."""
        return self._keep(("noun", form), predicate, ruling, lambda voice: predicate.noun(voice, form))

    def said_of(self, predicate: Predicate, ruling: Ruling, negated: bool) -> str:
        """What is said of one card."""
        return self._keep(("said", negated), predicate, ruling, lambda voice: predicate.said_of(voice, negated))

    def lacks(self, duties: tuple[str, ...], ruling: Ruling) -> str:
        """Why none of several duties can be met."""
        partial = ruling.partial if len(duties) else frozenset()
        facts: Mapping[str, Any] = ruling.facts
        names = [name for duty in duties for name in self.facts_of(self.voice.labels.duties[duty].must)]
        key = ("lacks", duties, tuple(duty in partial for duty in duties), *[facts.get(name) for name in names])
        return self._found(key, lambda: self.voice_of(ruling).lacks(duties))

    def _keep(
        self, head: tuple[Any, ...], word: Condition | Predicate, ruling: Ruling, make: Callable[[Voice], str]
    ) -> str:
        duty, names = getattr(word, "duty", None), self.facts_of(word)
        key = (head, id(word), duty is not None and duty in ruling.partial, *map(ruling.facts.get, names))
        return self._found(key, lambda: make(self.voice_of(ruling)))

    def _found(self, key: tuple[Any, ...], make: Callable[[], str]) -> str:
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) > MOST_KEPT:
                self._kept.clear()
            found = self._kept[key] = make()
        return found

    def facts_of(self, word: Any) -> tuple[str, ...]:
        """The facts that a word reads, those of the duties it speaks of included."""
        known = self._facts.get(id(word))
        if known is None:
            em = Emitter()
            word.code(em)
            word.witness(em)
            names = [name for name in em.facts if name not in UNSPOKEN]
            duty = self.voice.labels.duties.get(getattr(word, "duty", ""))
            if duty is not None:
                names += self.facts_of(duty.must)
            known = self._facts[id(word)] = (word, tuple(dict.fromkeys(names)))
        return known[1]
