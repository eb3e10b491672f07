"""Each claim of a sentence against the referee and the plain facts of the position."""

from __future__ import annotations

from dataclasses import dataclass, replace

import yaml

from tests.claims.grammar import Claim
from tests.claims.names import card_named, cards_named, suit_named
from tests.referee.cards import is_stronger, of_suit, suit_of
from tests.referee.law import VARIANTS, Law, law_of, ranks_of
from tests.referee.play import broken_rule, legal
from tutor.places import rules_dir

VERDICTS = {"legal": "legal", "ilegal": "illegal", "illegal": "illegal"}
LOW_THREE = {"es": "El tres vale poco", "en": "The three is low"}
SOURCES = yaml.safe_load((rules_dir() / "sources.yaml").read_text(encoding="utf-8"))["sources"]


@dataclass(frozen=True)
class Asked:
    """A card asked about in a position, at a table."""

    hand: list[str]
    trick: list[str]
    trump: str
    card: str
    law: Law

    @property
    def broken(self) -> str | None:
        """The rule that it breaks."""
        return broken_rule(self.hand, self.trick, self.trump, self.card, self.law)

    @property
    def verdict(self) -> str:
        """Legal or illegal."""
        return "illegal" if self.broken else "legal"

    @property
    def allowed(self) -> list[str]:
        """The legal cards."""
        return legal(self.hand, self.trick, self.trump, self.law)

    @property
    def led(self) -> str:
        """The suit led."""
        return suit_of(self.trick[0])

    def wins_over(self, card: str, other: str) -> bool:
        """Whether one card would win over another here."""
        if suit_of(card) == suit_of(other):
            return is_stronger(card, other, ranks_of(self.law))
        return suit_of(card) == self.trump or (suit_of(card) == self.led and suit_of(other) != self.trump)


class Confirm:
    """The claims of one sentence, by the name of its form."""

    def __init__(self, asked: Asked, claim: Claim) -> None:
        self.asked, self.claim, self.names, self.lang = asked, claim, claim.names, claim.lang

    def all_of_it(self) -> None:
        """Everything the sentence says. The card it speaks of is the one that was asked about."""
        getattr(self, self.claim.form)()

    def card(self, name: str) -> str | None:
        """A card of the sentence."""
        text = self.names.get(name)
        return card_named(text, self.lang) if text else None

    def cards(self, name: str) -> list[str]:
        """Cards of the sentence."""
        return cards_named(self.names[name] or "", self.lang)

    def suit(self, name: str) -> str:
        """A suit of the sentence."""
        return suit_named(self.names[name] or "", self.lang)

    def expect(self, so: bool) -> None:
        """The sentence is true so far."""
        assert so, (self.claim.sentence, self.asked)

    # ── parts of sentences ────────────────────────────────────────────────────────────────────────

    def lacks(self) -> None:
        """No card of the suit led; no trump either, or none that wins over the best of them."""
        if self.names["lacked"] is None:
            return
        asked = self.asked
        self.expect(self.suit("lacked") == asked.led and not of_suit(asked.hand, asked.led))
        if self.names["no_trump"]:
            trumps, over = of_suit(asked.hand, asked.trump), self.card("unbeaten")
            self.expect(over is None or over in asked.trick)
            self.expect(not [card for card in trumps if over is None or asked.wins_over(card, over)])

    def on_trick(self) -> None:
        """The trumps on the trick: all of them, or none."""
        lying = of_suit(self.asked.trick, self.asked.trump)
        if self.names["none"]:
            self.expect(not lying)
        elif self.names["trumps"]:
            self.expect(set(self.cards("trumps")) == set(lying))

    def is_owed(self, card: str) -> bool:
        """Whether a card is as the sentence says one must be played."""
        suit = self.suit("suit") if self.names["suit"] else self.asked.trump if self.names["trump"] else None
        over = self.card("to")
        return (suit is None or suit_of(card) == suit) and (over is None or self.asked.wins_over(card, over))

    def about_the_card(self) -> str:
        """The card the sentence speaks of."""
        card = self.card("card")
        self.expect(card == self.asked.card)
        assert card
        return card

    # ── why ───────────────────────────────────────────────────────────────────────────────────────

    def leads(self) -> None:
        self.expect(not self.asked.trick and self.asked.allowed == self.asked.hand)

    def nothing_binds(self) -> None:
        self.lacks()
        self.expect(bool(self.names["no_trump"]) and self.asked.allowed == self.asked.hand)

    def owes(self) -> None:
        """What is named is owed, held and all that there is of it; where only the suit is owed, among cards of it."""
        self.lacks()
        self.on_trick()
        over = self.card("to")
        self.expect(over is None or over in self.asked.trick)
        self.expect(not self.names["suit"] or self.suit("suit") == self.asked.led)
        among = of_suit(self.asked.hand, self.asked.led) or self.asked.hand
        owed = [card for card in among if self.is_owed(card)]
        have, more = self.cards("have"), int(self.names["n"] or 0)
        self.expect(set(have) <= set(owed) and len(owed) == len(have) + more)
        self.expect(self.asked.card not in owed)

    def is_not(self) -> None:
        """Not of the suit, no trump, or it does not win."""
        card, over = self.about_the_card(), self.card("to")
        failing = [
            bool(self.names["suit"]) and suit_of(card) != self.suit("suit"),
            bool(self.names["trump"]) and suit_of(card) != self.asked.trump,
            over is not None and not self.asked.wins_over(card, over),
        ]
        self.expect(any(failing))

    def follows(self) -> None:
        card, allowed, held = self.about_the_card(), self.card("allowed"), self.card("held")
        self.expect(suit_of(card) == self.asked.led)
        for over, cards in ((allowed, self.asked.allowed), (held, self.asked.hand)):
            if over is not None:
                self.expect(over in self.asked.trick and not any(self.asked.wins_over(one, over) for one in cards))

    def beats(self) -> None:
        over = self.card("to")
        assert over
        self.expect(over in self.asked.trick and self.asked.wins_over(self.about_the_card(), over))

    def trumps(self) -> None:
        self.lacks()
        card, over = self.about_the_card(), self.card("to")
        self.expect(suit_of(card) == self.asked.trump)
        self.expect(over is None or (over in self.asked.trick and self.asked.wins_over(card, over)))

    def is_released(self) -> None:
        self.on_trick()
        led = self.card("card")
        self.expect(led == self.asked.trick[0] and self.asked.led != self.asked.trump)
        self.expect(self.asked.verdict == "legal" and self.without_trumps().broken == "montar")

    def without_trumps(self) -> Asked:
        """The same without the trumps on the trick, the culprits of a release."""
        return replace(self.asked, trick=[card for card in self.asked.trick if suit_of(card) != self.asked.trump])

    def following_is_enough(self) -> None:
        self.expect(set(self.asked.allowed) == set(of_suit(self.asked.hand, self.asked.led)))

    # ── instead ───────────────────────────────────────────────────────────────────────────────────

    def may_play(self) -> None:
        self.expect(self.asked.verdict == "illegal" and set(self.cards("cards")) == set(self.asked.allowed))

    def may_play_too(self) -> None:
        self.expect(self.asked.verdict == "legal")
        self.expect({*self.cards("cards"), self.asked.card} == set(self.asked.allowed))

    # ── what would turn it ────────────────────────────────────────────────────────────────────────

    def turned(self, changed: Asked) -> None:
        """The verdict is turned to what the sentence says."""
        said = VERDICTS[self.names["verdict"] or ""]
        self.expect(said != self.asked.verdict and changed.verdict == said)

    def turns_without(self) -> None:
        gone = self.cards("cards")
        self.expect(set(gone) <= set(self.asked.hand) - {self.asked.card})
        self.turned(replace(self.asked, hand=[card for card in self.asked.hand if card not in gone]))

    def turns_with(self) -> None:
        card = self.card("card")
        assert card
        self.expect(card not in (*self.asked.hand, *self.asked.trick))
        self.turned(replace(self.asked, hand=[*self.asked.hand, card]))

    def turns_with_another_on_the_trick(self) -> None:
        old, new = self.card("old"), self.card("new")
        assert old
        assert new
        self.expect(old in self.asked.trick and new not in (*self.asked.hand, *self.asked.trick))
        self.turned(replace(self.asked, trick=[new if card == old else card for card in self.asked.trick]))

    def turns_with_another_trump(self) -> None:
        self.turned(replace(self.asked, trump=self.suit("suit")))

    def turns_at_another_table(self) -> None:
        self.expect(self.names["option"] == LOW_THREE[self.lang])
        self.turned(replace(self.asked, law=replace(self.asked.law, tres_bajo=not self.names["no"])))

    # ── elsewhere ─────────────────────────────────────────────────────────────────────────────────

    def cannot_occur_in(self) -> None:
        for variant in (self.names["variants"] or "").split(", "):
            self.expect(len(self.asked.trick) + 1 > max(law_of(variant).players))

    def differs_by_table(self) -> None:
        said = dict(part.split(": ") for part in (self.names["tables"] or "").split("; "))
        self.expect(set(said) <= set(VARIANTS) and len(set(said.values())) > 1)
        for variant, verdict in said.items():
            law = law_of(variant, tres_bajo=self.asked.law.tres_bajo)
            self.expect(replace(self.asked, law=law).verdict == VERDICTS[verdict])

    def cites(self) -> None:
        quotes = {"es": "«»", "en": "“”"}[self.lang]
        for entry in (self.names["sources"] or "").split("; "):
            source, headings = entry.split(", ", 1)
            for heading in headings.split(" / "):
                self.expect(heading.strip(quotes) in SOURCES[source]["sections"])
