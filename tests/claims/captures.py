"""Every form of sentence that an answer about a capture, a card left or a claim may have, and what confirms it.

A claim is confirmed by the naive referee and by asking anew, with the position changed as the sentence says.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from tests.claims.grammar import form_of
from tests.claims.names import CARD, LANGUAGES, RANKS, card_named, cards_named
from tests.referee_escoba.answers import answer_of
from tests.referee_escoba.cards import total, value
from tests.referee_escoba.law import Impossible, Law, law_of
from tutor.ask import Answer, Ruleset

VERDICTS = {"legal": "legal", "ilegal": "illegal", "illegal": "illegal"}
NOBODY = {"no está en las reglas", "not in the rules"}
SUM = r"(?P<sum>\d[\d +]*(?: = \d+)?)"
ES_WORTH = rf"(?:{SUM}|(?P<alone>@card) vale (?P<value>\d+))"
EN_WORTH = rf"(?:{SUM}|(?P<alone>@card) counts (?P<value>\d+))"
ES_GAP = r"(?:: (?:faltan? (?P<few>\d+)|sobran? (?P<many>\d+)))?"
EN_GAP = r"(?:: (?:(?P<few>\d+) too few|(?P<many>\d+) too many))?"

# By name of the claim: the sentence in Spanish and in English, without capital and full stop.
FORMS: dict[str, tuple[str, str]] = {
    "adds_up": (SUM, SUM),
    "matches": (
        r"(?P<card>@card) es igual que (?P<like>@card)",
        r"(?P<card>@card) is equal to (?P<like>@card)",
    ),
    "does_not_add_up": (
        rf"(?:la carta que juegas y las cartas que te llevas|la carta que se acaba de dejar y las cartas que reclamas)"
        rf" tienen que sumar (?P<n>\d+), y {SUM}{ES_GAP}",
        rf"(?:the card you play and the cards you take|the card just left and the cards you claim)"
        rf" must come to (?P<n>\d+), and {SUM}{EN_GAP}",
    ),
    "does_not_match": (
        rf"solo se toma una carta igual, o varias que sumen lo mismo que la jugada, y {ES_WORTH}{ES_GAP}",
        rf"only one equal card is taken, or several that add up to the card played, and {EN_WORTH}{EN_GAP}",
    ),
    "counts": (
        r"(?P<worth>(?:(?:el|la) \w+ vale \d+, no \d+(?:; )?)+)",
        r"(?P<worth>(?:the \w+ counts \d+, not \d+(?:; )?)+)",
    ),
    "sweeps": (
        r"no queda nada en la mesa: es escoba",
        r"nothing is left on the table: (?:it|that) is an escoba",
    ),
    "leaves": (
        r"puedes dejar (?P<card>@card) en la mesa(?P<free>: llevarse cartas no es obligatorio)?",
        r"you may leave (?P<card>@card) on the table(?P<free>: nobody has to capture)?",
    ),
    "takes_nothing": (
        r"con (?P<card>@card) no puedes llevarte nada(?:: se queda en la mesa|, y se queda en la mesa: (?P<why>.+))",
        r"(?P<card>@card) takes nothing(?:: it stays on the table|, and it stays on the table: (?P<why>.+))",
    ),
    "claims_nothing": (
        r"no hay nada que reclamar: (?P<why>.+)",
        r"there is nothing to claim: (?P<why>.+)",
    ),
    "may_take": (
        r"(?:con (?P<card>@card) )?(?P<too>también )?puedes (?:llevarte|reclamar) (?P<sets>.+)",
        r"(?:with (?P<card>@card) )?you may (?P<too>also )?(?:take|claim) (?P<sets>.+)",
    ),
    "owes": (
        r"tienes que llevarte cartas(?:(?:, y|:) puedes tomar (?P<sets>.+)|, y puedes hacerlo con (?P<cards>.+)| con otra de tu mano)",
        r"you have to capture(?:(?:, and|:) you may take (?P<sets>.+)|, and you can with (?P<cards>.+)| with another card of your hand)",
    ),
    "turns_with_another_card": (
        r"sería (?P<verdict>legal|ilegal) si jugaras (?P<card>@card)",
        r"it would be (?P<verdict>legal|illegal) if you played (?P<card>@card)",
    ),
    "turns_with_fewer": (
        r"sería (?P<verdict>legal|ilegal) si no (?:tomaras|reclamaras) (?P<card>@card)",
        r"it would be (?P<verdict>legal|illegal) if you did not (?:take|claim) (?P<card>@card)",
    ),
    "turns_with_more": (
        r"sería (?P<verdict>legal|ilegal) si (?:tomaras|reclamaras) también (?P<card>@card)",
        r"it would be (?P<verdict>legal|illegal) if you (?:took|claimed) (?P<card>@card) too",
    ),
    "differs_by_table": (r"por mesas: (?P<tables>.+)", r"by table: (?P<tables>.+)"),
    "cannot_occur_in": (r"no puede darse en: (?P<variants>.+)", r"it cannot occur in: (?P<variants>.+)"),
    "cites": (r"fuentes?: .+", r"sources?: .+"),
}
PATTERNS = {
    lang: {form: re.compile(pair[place].replace("@card", CARD[lang])) for form, pair in FORMS.items()}
    for place, lang in enumerate(LANGUAGES)
}
MORE = {
    "es": re.compile(r",? o de otra(?:s (?P<n>\d+))? maneras?$"),
    "en": re.compile(r",? or in (?:another way|(?P<n>\d+) other ways)$"),
}
BETWEEN = {"es": r"; o bien ", "en": r"; or "}
LIST = {"es": r", | y ", "en": r", | and "}


NAMES = {
    "limpia": ("limpia", "matching"),
    "quince": ("quince", "fifteen"),
    "cientifica": ("científica", "scientific"),
    "quince-wiki": ("quince con escoba de mano", "fifteen with an opening escoba"),
    "quince-en": ("quince con todos los sietes", "fifteen with all the sevens"),
    "escova": ("brasileña", "brazilian"),
    "mas": ("a dos", "for two"),
}


def called(name: str, lang: str) -> str:
    """The form of the game that is called so."""
    return next(form for form, names in NAMES.items() if names[lang == "en"] == name.lower())


@dataclass
class Asked:
    """A move asked about at a table, with the answer."""

    rules: Ruleset
    law: Law
    case: dict[str, Any]
    answer: Answer
    known: dict[str, Answer] = field(default_factory=dict)

    @property
    def part(self) -> str:
        """The set of cards in question."""
        return "claim" if "claim" in self.case else "take"

    @property
    def others(self) -> list[str]:
        """The card that goes with the set."""
        return [self.case["left"] if "claim" in self.case else self.case["play"]]

    def again(self, **changes: Any) -> Answer:
        """The same question with something changed."""
        key = repr(sorted(changes.items()))
        if key not in self.known:  # both languages make the same claims
            self.known[key] = self.rules.explain({**self.case, **changes})
        return self.known[key]

    def expected(self, variant: str, **changes: Any) -> str:
        """The verdict of the referee at another table: "" where the position cannot occur."""
        law = law_of(variant, **self.case.get("options", {}))
        try:
            return str(answer_of({**self.case, **changes}, law)["verdict"])
        except Impossible:
            return ""


class Confirm:
    """The claims of one sentence."""

    def __init__(self, asked: Asked, sentence: str, lang: str) -> None:
        self.asked, self.sentence, self.lang = asked, sentence, lang
        self.form, self.names = form_of(sentence, PATTERNS[lang])

    def all_of_it(self) -> None:
        """Everything the sentence says."""
        getattr(self, self.form)()

    def expect(self, so: bool) -> None:
        """The sentence is true so far."""
        assert so, (self.sentence, self.asked.case)

    def card(self) -> str:
        """The card of the sentence."""
        return card_named(self.names["card"] or "", self.lang)

    def sets(self) -> list[list[str]]:
        """The sets of cards that a sentence lists, one after another; those that sweep say so and do."""
        found = []
        for text in re.split(BETWEEN[self.lang], MORE[self.lang].sub("", self.names["sets"] or "")):
            plain = re.sub(r" \((?:es|an|that is an) escoba\)", "", text)
            cards = cards_named(plain, self.lang)
            swept = self.asked.again(**{self.asked.part: cards}).flags["escoba"]
            self.expect(swept if plain != text else True)
            found.append(cards)
        return found

    def numbers(self) -> list[int]:
        """The numbers of a sum, which must add up; of one card alone, what it is worth."""
        if self.names.get("alone"):
            self.expect([card_named(str(self.names["alone"]), self.lang)] == self.named())
            return [int(self.names["value"] or 0)]
        left, _, right = (self.names["sum"] or "").partition(" = ")
        numbers = [int(part) for part in left.split(" + ")]
        self.expect(not right or sum(numbers) == int(right))
        return sorted(numbers)

    def named(self) -> list[str]:
        """The cards of the set in question."""
        left = self.asked.case.get("left")
        return [card for card in self.asked.case.get(self.asked.part, []) if card != left]

    # ── sums ──────────────────────────────────────────────────────────────────────────────────────

    def is_sum_of(self, cards: list[str]) -> None:
        """The numbers are what these cards are worth."""
        self.expect(self.numbers() == sorted(value(card) for card in cards))

    def adds_up(self) -> None:
        self.expect(self.asked.answer.verdict == "legal")
        taken = self.named()
        if self.asked.law.variant == "limpia":
            self.is_sum_of(taken)
            self.expect(total(taken) == value(self.asked.others[0]))
        else:
            self.is_sum_of([*self.asked.others, *taken])
            self.expect(sum(self.numbers()) == 15)

    def does_not_add_up(self) -> None:
        self.expect(self.asked.answer.verdict == "illegal")
        self.is_sum_of([*self.asked.others, *self.named()])
        self.gap(int(self.names["n"] or 0))

    def does_not_match(self) -> None:
        self.expect(self.asked.answer.verdict == "illegal")
        self.is_sum_of(self.named())
        self.gap(value(self.asked.others[0]))

    def gap(self, wanted: int) -> None:
        """How many are missing, or too many."""
        over = sum(self.numbers()) - wanted
        self.expect(over == int(self.names["many"] or 0) - int(self.names["few"] or 0))

    def counts(self) -> None:
        """Each court card of the move is worth what is said, and prints what is said; another worth would be said of it."""
        names = {name: place + 1 for place, name in enumerate(RANKS[self.lang])}
        held = [*self.asked.others, *self.named()]
        for part in (self.names["worth"] or "").split("; "):
            name, worth, printed = re.findall(r"\w+ (\w+) \w+ (\d+), \w+ (\d+)", part)[0]
            card = next((card for card in held if int(card[:-1]) == names[name]), "")
            self.expect(bool(card) and value(card) == int(worth) and int(card[:-1]) == int(printed))

    # ── what may be done ──────────────────────────────────────────────────────────────────────────

    def sweeps(self) -> None:
        """Nothing is left; with one card more on the table something would be."""
        taken, table = self.named(), self.asked.case["table"]
        lying = [card for card in table if card != self.asked.case.get("left")]
        self.expect(sorted(taken) == sorted(lying) and self.asked.answer.verdict == "legal")
        self.expect(self.asked.answer.flags["escoba"])
        seen = {*table, *self.asked.case.get("hand", []), *self.asked.others}
        more = next(card for card in ("2o", "3c", "5e", "7b", "1o", "4e", "6c", "2b", "1c", "3e") if card not in seen)
        self.expect(not self.asked.again(table=[*table, more]).flags["escoba"])

    def leaves(self) -> None:
        """The card may be left; and is not owed at this table, where that is said."""
        self.expect(self.card() == self.asked.case["play"] and self.asked.again(take=[]).verdict == "legal")

    def matches(self) -> None:
        """One card of the same rank."""
        like = card_named(self.names["like"] or "", self.lang)
        self.expect(self.card() == like or {self.card(), like} == {self.asked.case["play"], *self.named()})
        self.expect(self.card()[:-1] == like[:-1] and self.asked.law.variant == "limpia")

    def takes_nothing(self) -> None:
        self.expect(self.card() == self.asked.case["play"])
        answer = answer_of({key: self.asked.case[key] for key in ("play", "hand", "table")}, self.asked.law)
        self.expect(answer["legal"] == [])
        self.because_of(value(self.card()))

    def claims_nothing(self) -> None:
        self.expect(answer_of(self.asked.case, self.asked.law)["legal"] == [])
        self.because_of(value(self.asked.case["left"]))

    def because_of(self, worth: int) -> None:
        """What is missing to fifteen is what the card lacks; that nothing lies there is so."""
        said = [int(number) for number in re.findall(r"\d+", self.names["why"] or "")]
        if len(said) == 2:
            self.expect(said == [15 - worth, 15])
        elif re.search(r"no hay nada|nothing on", self.names["why"] or ""):
            self.expect(not self.asked.case["table"])

    def may_take(self) -> None:
        """Each set may be taken, and no other that is not counted may; the one asked about is not among them."""
        sets, named = self.sets(), self.named()
        for cards in sets:
            self.expect(self.asked.again(**{self.asked.part: cards}).verdict == "legal")
        known = [frozenset(cards) for cards in self.asked.answer.legal or () if set(cards) != set(named) or not named]
        self.expect({frozenset(cards) for cards in sets} <= set(known))
        more = MORE[self.lang].search(self.names["sets"] or "")
        self.expect(len(known) == len(sets) + (int(more["n"] or 1) if more else 0))
        self.expect(
            bool(self.names["too"]) == (self.asked.part in self.asked.case and self.asked.answer.verdict == "legal")
        )

    def owes(self) -> None:
        """Something can be taken, with this card or another; leaving is refused because of that."""
        self.expect(self.asked.answer.verdict == "illegal" and not self.named())
        for cards in self.sets() if self.names["sets"] else []:
            self.expect(self.asked.again(take=cards).verdict == "legal")
        others = cards_named(self.names["cards"], self.lang) if self.names["cards"] else []
        for card in others:
            answer = {key: self.asked.case[key] for key in ("hand", "table", "options") if key in self.asked.case}
            self.expect(bool(self.asked.rules.explain(play=card, **answer).legal))
        nothing_else = {**self.asked.case, "table": []}
        self.expect(self.asked.rules.explain(nothing_else).verdict == "legal")

    # ── what would turn it ────────────────────────────────────────────────────────────────────────

    def turned(self, **changes: Any) -> None:
        """The verdict is turned to what the sentence says, by the engine and by the referee."""
        said = VERDICTS[self.names["verdict"] or ""]
        self.expect(said != self.asked.answer.verdict and self.asked.again(**changes).verdict == said)
        self.expect(self.asked.expected(self.asked.law.variant, **changes) == said)

    def turns_with_another_card(self) -> None:
        self.expect(self.card() in self.asked.case["hand"])
        self.turned(play=self.card())

    def turns_with_fewer(self) -> None:
        self.expect(self.card() in self.named())
        self.turned(**{self.asked.part: [card for card in self.named() if card != self.card()]})

    def turns_with_more(self) -> None:
        self.expect(self.card() in self.asked.case["table"])
        self.turned(**{self.asked.part: [*self.named(), self.card()]})

    # ── elsewhere ─────────────────────────────────────────────────────────────────────────────────

    def differs_by_table(self) -> None:
        """Each table named gives the verdict that is said; what cannot occur may be said after it."""
        tables, _, nowhere = (self.names["tables"] or "").partition(". ")
        seen: set[str] = set()
        for group in tables.split("; "):
            names, said = group.split(": ")
            seen.add(said)
            for variant in re.split(LIST[self.lang], names):
                found = self.asked.expected(called(variant, self.lang))
                self.expect(said in NOBODY if found == "not_covered" else VERDICTS.get(said) == found)
        self.expect(len(seen) > 1)
        if nowhere:
            Confirm(self.asked, nowhere[0].lower() + nowhere[1:], self.lang).all_of_it()

    def cannot_occur_in(self) -> None:
        """The referee knows no such position there; and the engine refuses it."""
        for variant in re.split(LIST[self.lang], self.names["variants"] or ""):
            self.expect(self.asked.expected(called(variant, self.lang)) in ("", "not_covered"))

    def cites(self) -> None:
        """The sources are confirmed where rules are: every heading is known when the files are read."""
