"""What confirms a sentence about a cante, an exchange or an announcement of Tute (their forms: `tute_words`).

A sentence is a verdict with reasons; each reason is a clause with a truth of its own. The naive referee confirms the
verdict, the clauses, what else may be done, and every change that is said to turn the verdict.
"""

from __future__ import annotations

import re
from dataclasses import replace

from tests.claims.grammar import form_of
from tests.claims.names import LANGUAGES, SUIT, card_named, cards_named, suit_named
from tests.claims.tute_asked import Asked
from tests.claims.tute_words import (
    ALLOWING,
    CLAUSE_PATTERNS,
    OPTIONS,
    PATTERNS,
    REFUSING,
    RULES,
    UNKNOWN,
    VERDICTS,
    number_of,
    variants_in,
)
from tests.referee_tute.cards import SUITS, cantes_in, card_of, rank_of, suit_of
from tests.referee_tute.exchange import possible_upcards, takes
from tests.referee_tute.facts import tricks_won
from tests.referee_tute.law import law_of


class Confirm:
    """The claims of one sentence."""

    def __init__(self, asked: Asked, sentence: str, lang: str) -> None:
        self.asked, self.sentence, self.lang = asked, sentence, lang
        self.form, self.names = form_of(sentence, PATTERNS[lang])
        self.clauses: list[str] = []

    def all_of_it(self) -> None:
        """Everything the sentence says."""
        getattr(self, self.form)()

    def expect(self, so: bool) -> None:
        """The sentence is true so far."""
        assert so, (self.sentence, self.asked)

    def card(self, name: str = "card") -> str:
        """A card of the sentence."""
        return card_named(self.names[name] or "", self.lang)

    def suit(self, name: str = "suit") -> str:
        """A suit of the sentence."""
        return suit_named(self.names[name] or "", self.lang)

    # ── why ───────────────────────────────────────────────────────────────────────────────────────

    def about_the_move(self) -> None:
        """The sentence speaks of the move that was asked about."""
        case, said = self.asked.case, {name: text for name, text in self.names.items() if text}
        if "suit" in said:
            self.expect(self.suit() == case["sing"])
        elif "card" in said:
            self.expect(self.card() == case["exchange"])
        elif "lay" in said:
            self.expect(self.card("lay") == case["lay"])
        else:
            self.expect(self.asked.question in ("announce", "reveal"))

    def may(self) -> None:
        """Allowed; and the reasons are all that it takes."""
        self.about_the_move()
        self.expect(self.asked.verdict == "legal")
        self.reasons()
        wanted = ALLOWING.get(self.asked.question, {"exchanges", "first_trick"})
        if self.asked.question == "exchange" and self.asked.law.has_stock:
            wanted = {"exchanges", "stock", "tricks"}
        wanted = wanted | ({"stock"} if self.asked.question == "reveal" and self.asked.law.has_stock else set())
        self.expect(set(self.clauses) == wanted)

    def may_not(self) -> None:
        """Refused; each reason alone is enough, and all that there are are told."""
        self.about_the_move()
        self.expect(self.asked.verdict == "illegal" and self.asked.rule is not None)
        self.reasons()
        self.expect(set(self.clauses) <= REFUSING[self.asked.rule or ""])

    def reasons(self) -> None:
        """Each clause by itself."""
        text = self.names["why"] or ""
        while text:
            found = self.first_clause(text)
            assert found, f"nobody knows what is claimed here: {text!r} in {self.sentence!r}"
            name, match = found
            self.clauses.append(name)
            self.names = {**dict.fromkeys(match.groupdict(), None), **match.groupdict()}
            self.expect(bool(getattr(self, f"so_{name}")()))
            text = re.sub(r"^(?:, | y | and )", "", text[match.end() :])

    def first_clause(self, text: str) -> tuple[str, re.Match[str]] | None:
        """The clause that a text begins with."""
        for name, pattern in CLAUSE_PATTERNS[self.lang].items():
            match = pattern.match(text)
            if match and re.match(r"$|, | y | and ", text[match.end() :]):
                return name, match
        return None

    # ── clauses ───────────────────────────────────────────────────────────────────────────────────

    def held(self) -> tuple[bool, bool]:
        """Whether the king and the caballo of the suit are in the hand."""
        return tuple(card_of(rank, self.suit()) in self.asked.case["hand"] for rank in ("12", "11"))  # type: ignore[return-value]

    def so_holds(self) -> bool:
        return self.suit() == self.asked.case["sing"] and self.held() == (True, True)

    def so_lacks(self) -> bool:
        king = self.names["rank"] in ("rey", "king")
        return self.suit() == self.asked.case["sing"] and self.held() == (not king, king)

    def so_lacks_both(self) -> bool:
        return self.suit() == self.asked.case["sing"] and self.held() == (False, False)

    def so_stock(self) -> bool:
        return bool(self.asked.case["stock"] > 0)

    def so_no_stock(self) -> bool:
        return bool(self.asked.case["stock"] == 0)

    def so_tricks(self) -> bool:
        return self.with_partner() and self.asked.case["tricks_won"] == number_of(self.names["n"])

    def so_no_tricks(self) -> bool:
        return self.with_partner() and tricks_won(self.asked.case, self.asked.law) == 0

    def with_partner(self) -> bool:
        """Tricks are said to be the partner's too where there is one, and nowhere else."""
        return bool(self.names["mates"]) == self.asked.law.in_pairs

    def so_sung_now(self) -> bool:
        """Told, or there is no other way: everything was sung on this trick."""
        told = self.asked.case.get("sung_this_trick")
        return bool(told) if told is not None else set(self.asked.possible) == {"uno_por_baza"}

    def so_sung_before(self) -> bool:
        return self.suit() == self.asked.case["sing"] and self.suit() in self.asked.case["sung"]

    def turned_card(self) -> str:
        """The turned card: as told, or as the trump."""
        return str(self.asked.case.get("upcard") or self.asked.case["trump"])

    def given(self) -> str:
        """The card that is given for it."""
        return str(self.asked.case.get("exchange") or self.asked.case.get("lay"))

    def so_exchanges(self) -> bool:
        return self.card() == self.turned_card() and takes(self.given(), self.card())

    def so_exchanges_not(self) -> bool:
        return self.card() == self.turned_card() and not takes(self.given(), self.card())

    def so_never_exchanges(self) -> bool:
        """It is not told which card is turned, and none that may be would do."""
        told = "upcard" in self.asked.case
        return not told and not any(takes(self.given(), card) for card in possible_upcards(self.asked.case))

    def so_first_trick(self) -> bool:
        """Told, or so that it is the only way."""
        told, hand = self.asked.case.get("first_round"), self.asked.case["hand"]
        return bool(told) if told is not None else len(hand) == self.asked.law.cards_each

    def so_not_first_trick(self) -> bool:
        case, law = self.asked.case, self.asked.law
        told, won = case.get("first_round"), case.get("tricks_won")
        return not told if told is not None else len(case["hand"]) < law.cards_each - 1 or bool(won)

    def so_announced(self) -> bool:
        return bool(self.asked.case.get("announced"))

    def so_not_announced(self) -> bool:
        return not self.asked.case.get("announced")

    def so_cards(self) -> bool:
        number, right = number_of(self.names["n"]), self.asked.law.cards_each
        return number == len(self.asked.case["hand"]) and (number == right) == (self.form == "may")

    def so_kings(self) -> bool:
        kings = [card for card in self.asked.case["hand"] if rank_of(card) == "12"]
        return len(kings) == number_of(self.names["n"]) and (len(kings) == 4) == (self.form == "may")

    def so_capote(self) -> bool:
        return bool(self.asked.case.get("capote"))

    def so_no_capote(self) -> bool:
        return not self.asked.case.get("capote")

    # ── rules ─────────────────────────────────────────────────────────────────────────────────────

    def trades(self) -> None:
        """What the card is given for: all those cards, and no others; the card asked about is that one."""
        give = "7" if self.names["give"] in ("el siete", "the seven") else "2"
        suit = {"es": "de oros", "en": "of coins"}[self.lang]
        took = cards_named(f"{self.names['take']} {suit}", self.lang)
        lying = [self.asked.case["upcard"]] if "upcard" in self.asked.case else possible_upcards(self.asked.case)
        self.expect(rank_of(self.given()) == give and not any(takes(self.given(), card) for card in lying))
        self.expect(set(took) == {card for card in (f"{rank}o" for rank in range(1, 13)) if wanted(give, card)})

    def lone(self) -> None:
        self.expect(self.asked.rule == "cantar_primera_baza")

    def never(self) -> None:
        self.expect(self.asked.law.exchange == "no" and self.asked.verdict == "illegal")

    def forty_first(self) -> None:
        forty, case = self.suit("forty"), self.asked.case
        self.expect(
            self.asked.rule == "las_cuarenta_primero"
            and forty == (case["trump"] if case["trump"] in SUITS else suit_of(case["trump"]))
        )
        self.expect(forty in cantes_in(case["hand"]) and case["sing"] != forty)

    # ── what is not known ─────────────────────────────────────────────────────────────────────────

    def not_told(self) -> None:
        """None of the facts is among those given."""
        rest = self.names["facts"] or ""
        for text in sorted(UNKNOWN, key=len, reverse=True):
            if text in rest:
                self.expect(UNKNOWN[text] not in self.asked.case)
                rest = rest.replace(text, "", 1)
        self.expect(not re.sub(r"[, ]|\by\b|\be\b|\band\b", "", rest))

    def named_rules(self) -> set[str]:
        """The rules by their names."""
        here = LANGUAGES.index(self.lang)
        names = {pair[here]: rule for rule, pair in RULES.items()}
        return {names[text] for text in re.findall(r"[«“]([^»”]+)[»”]", self.names["rules"] or "")}

    def depends_on_it(self) -> None:
        self.expect(self.asked.verdict == "undecided")
        self.expect(self.named_rules() == {rule for rule in self.asked.possible if rule})

    def refused_anyway(self) -> None:
        self.expect(self.asked.verdict == "illegal" and self.named_rules() == set(self.asked.possible))

    # ── instead ───────────────────────────────────────────────────────────────────────────────────

    def may_sing(self) -> None:
        """Every suit named may certainly be sung, and no other."""
        suits = [suit_named(text, self.lang) for text in re.findall(SUIT[self.lang], self.names["suits"] or "")]
        allowed = {suit for suit in SUITS if self.asked.with_(sing=suit).verdict == "legal"} - {self.asked.case["sing"]}
        self.expect(set(suits) == allowed)
        self.expect(bool(self.names["too"]) == (self.asked.verdict == "legal"))

    def may_exchange(self) -> None:
        cards, question = cards_named(self.names["cards"] or "", self.lang), self.asked.question
        allowed = {card for card in self.asked.case["hand"] if self.asked.with_(**{question: card}).verdict == "legal"}
        self.expect(set(cards) == allowed - {self.asked.case[question]})

    # ── what would turn it ────────────────────────────────────────────────────────────────────────

    def turned(self, changed: Asked) -> None:
        """The verdict is turned to what the sentence says."""
        said = {"ilegal": "illegal"}.get(self.names["verdict"] or "", self.names["verdict"])
        self.expect(said != self.asked.verdict and changed.verdict == said)

    def turns_without(self) -> None:
        gone = cards_named(self.names["cards"] or "", self.lang)
        self.expect(set(gone) <= set(self.asked.case["hand"]))
        self.turned(self.asked.with_(hand=[card for card in self.asked.case["hand"] if card not in gone]))

    def turns_with(self) -> None:
        """A card more; of the others of the hand one that nothing hangs on is gone, so that there are as many as before."""
        card, hand = self.card(), self.asked.case["hand"]
        self.expect(card not in hand)
        idle = next(one for one in hand if rank_of(one) not in ("12", "11", "7", "2"))
        dealt = self.asked.case.get("dealt")
        changed = {"hand": [card if one == idle else one for one in hand]}
        if dealt is not None:
            changed["dealt"] = [card if one == idle else one for one in dealt if one != card]
        self.turned(self.asked.with_(**changed))

    def turns_with_tricks(self) -> None:
        number = number_of(self.names["n"])
        self.expect(self.with_partner() and bool(self.names["only"]) == (0 < number < self.asked.case["tricks_won"]))
        self.turned(self.asked.with_(tricks_won=number))

    def turns_with_fewer_cards(self) -> None:
        """Whichever cards are gone."""
        hand, number = self.asked.case["hand"], number_of(self.names["n"])
        self.expect(0 < number < len(hand))
        self.turned(self.asked.with_(hand=hand[:number]))
        self.turned(self.asked.with_(hand=hand[-number:]))

    def turns_on_this_trick(self) -> None:
        self.turned(self.asked.with_(sung_this_trick=(self.names["no"] or "").startswith(("ya", "already"))))

    def turns_in_first_trick(self) -> None:
        self.turned(self.asked.with_(first_round=not self.names["no"]))

    def turns_with_what_was_sung(self) -> None:
        sung, suit = self.asked.case["sung"], self.suit()
        self.expect((suit in sung) == bool(self.names["no"]))
        self.turned(self.asked.with_(sung=[one for one in sung if one != suit] if self.names["no"] else [suit, *sung]))

    def turns_at_another_table(self) -> None:
        option = OPTIONS[self.names["option"] or ""]
        law = replace(self.asked.law, **{option: not self.names["no"]})
        self.turned(replace(self.asked, law=law))

    # ── elsewhere ─────────────────────────────────────────────────────────────────────────────────

    def differs_by_table(self) -> None:
        """At each table the verdict is as said."""
        said = dict(part.split(": ") for part in (self.names["tables"] or "").split("; "))
        self.expect(len(set(said.values())) > 1)
        for names, verdict in said.items():
            for variant in variants_in(names):
                self.expect(self.asked.at(variant) == VERDICTS[verdict])

    def cannot_occur_in(self) -> None:
        for variant in variants_in(self.names["variants"] or ""):
            self.expect(variant != self.asked.law.variant and self.asked.at(variant) == "")

    def untold_in(self) -> None:
        for variant in variants_in(self.names["variants"] or ""):
            self.expect(law_of(variant).has_stock and "stock" not in self.asked.case)

    def cites(self) -> None:
        """Confirmed with the rules."""


def wanted(give: str, card: str) -> bool:
    """Whether a card is exchanged for one of its suit."""
    return rank_of(card) not in ("8", "9") and takes(f"{give}o", card)
