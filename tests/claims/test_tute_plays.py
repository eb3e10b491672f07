"""Whatever an answer says of a card played in Tute is true, and of a play of which the hand was not seen."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

from tests.agreement.engine import rules_of
from tests.agreement.test_tute import TABLES
from tests.agreement.test_tute_renuncio import random_record
from tests.agreement.tute import random_play
from tests.claims.grammar import sentences_of
from tests.claims.names import LANGUAGES, cards_named
from tests.claims.tute_plays import RULES, Asked, Confirm, read
from tests.referee.hands import fitting_hands
from tests.referee_tute import hand
from tests.referee_tute.cards import full_deck, trump_suit, without
from tests.referee_tute.law import VARIANTS, Law, law_of, tricks_in_hand
from tests.referee_tute.play import broken_rule, operative_rule
from tests.referee_tute.record import before_and_card, known_sets, out_of_hand, played_cards, stock_at
from tests.referee_tute.renuncio import possible_rules

PLAYS, RECORDS, HONEST = 16, 24, 0.7  # of each table; of each form; how often a play is lawful
ELSEWHERE = re.compile(
    r"no puede darse en|it cannot occur in|falta algún dato|a fact is missing|fuentes?: |sources?: |por mesas|by table"
)


@pytest.mark.parametrize(("variant", "options"), TABLES)
def test_every_sentence_about_a_play_is_true(variant: str, options: dict[str, Any]) -> None:
    """The rule, the reason, the alternatives, the counterfactuals and other tables, at every table."""
    rng, met, law = random.Random(f"plays {variant} {options}"), Counter[str](), law_of(variant, **options)
    for _ in range(PLAYS):
        case = random_play(rng, law)
        card = rng.choice(case["hand"])
        asked = Asked(case["hand"], case["trick"], case["trump"], card, law, case.get("stock", 0))
        answer = rules_of("tute", variant).explain({**case, "options": options, "play": card})
        rule = asked.broken or operative_rule(*(asked.hand, asked.trick, asked.trump, card), law, asked.stock)
        told = {}
        for place, lang in enumerate(LANGUAGES):
            head, *lines = answer.text(lang, full=True).split("\n")
            first, *said = sentences_of(head)
            named = f" ({RULES[rule][place]})" if rule else ""
            assert first == f"{ {'es': 'ilegal', 'en': 'illegal'}[lang] if asked.broken else 'legal' }{named}"
            claims = [read(each, lang) for each in [*said, *(part for line in lines for part in sentences_of(line))]]
            for claim in claims:
                Confirm(asked, claim).all_of_it()
            told[lang] = [claim.form for claim in claims]
            met.update(told[lang])
        assert told["es"] == told["en"], case
    assert {"leads", "owes", "turns_without", "turns_with"} <= set(met)
    if options.get("companero_libera"):
        assert met["partner_frees"]
    if variant == "habanero":
        assert met["only_trumps_are_followed"]


SEEN_LATER = {
    "trump": "oros",
    "tricks": [[{"A": "6c"}, {"B": "4o"}, {"C": "7c"}], [{"B": "2c"}, {"C": "10c"}, {"A": "11c"}]],
    "renuncio": {"player": "B", "trick": 1},
}
MORE = {
    "no_revoke": (r"no fue renuncio", r"it was no revoke"),
    "not_proved": (r"no está probado", r"it is not proved"),
    "would_be": (
        r"sería renuncio si hubiera tenido, por ejemplo, (?P<cards>.+?)(?: y (?P<n>\d+) más)?",
        r"it would be a revoke if, say, (?P<cards>.+?)(?: and (?P<n>\d+) more)? had been held",
    ),
    "was_held": (
        r"después se vio que tenía (?P<cards>.+?)(?: y (?P<n>\d+) más)?",
        r"later plays show that (?P<cards>.+?)(?: and (?P<n>\d+) more)? (?:was|were) held",
    ),
    "open_rule": (
        r"con cualquier mano posible habría sido renuncio, aunque no se sabe contra qué regla",
        r"with any possible hand it would have been a revoke, though not known against which rule",
    ),
}
PATTERNS = {
    lang: {form: re.compile(pair[place]) for form, pair in MORE.items()} for place, lang in enumerate(LANGUAGES)
}


SECOND = {
    "es": (("debe", "debes"), ("tiene", "tienes"), ("puede", "puedes"), ("quiera", "quieras")),
    "en": (("@ has", "you have"), ("@ leads", "you lead"), ("@", "you")),
}


def said_to(player: str, sentence: str, lang: str) -> str:
    """What is said of a player by name, as it would be said to that player: so the forms of a play read it."""
    sentence = re.sub(rf"^{player.lower()}\b", player, sentence)
    if lang == "es":
        sentence = re.sub(
            rf"^sale {player}\b", "sales tú", re.sub(rf"\b{player} (?=no |debe|tiene|puede)", "", sentence)
        )
    for other, own in SECOND[lang]:
        sentence = re.sub(rf"\b{other.replace('@', player)}\b", own, sentence)
    return sentence


class Record:
    """A play of a record that is asked about, and what the referee makes of it."""

    def __init__(self, case: dict[str, Any], law: Law) -> None:
        self.law, self.trump = law, case["trump"]
        self.player, self.number = case["renuncio"]["player"], case["renuncio"]["trick"]
        self.tricks = [[play for plays in trick for play in plays.items()] for trick in case["tricks"]]
        self.before, self.card = before_and_card(self.player, self.tricks[self.number - 1])
        self.stock = stock_at(self.number, law)
        asked = (self.player, self.number, self.tricks, self.trump)
        self.rules = possible_rules(*asked, None, law, limit=300)
        self.known = [[self.card]] if self.stock else known_sets(*asked, law)

    @property
    def verdict(self) -> str:
        """What is certain of it."""
        return "illegal" if None not in self.rules else "legal" if len(self.rules) == 1 else "undecided"

    def asked(self, hand: list[str]) -> Asked:
        """The play with a hand."""
        return Asked(hand, self.before, trump_suit(self.trump), self.card, self.law, self.stock)

    def hands(self) -> list[list[str]]:
        """Hands that fit; with a stock only the card itself is known to be in all of them."""
        if self.stock:
            return []
        found, asked = [], (self.before, self.trump, self.card, self.law)
        for known in self.known:
            gone = played_cards(self.tricks) + out_of_hand(self.tricks, self.trump, self.law) + known
            hidden = tricks_in_hand(self.law) - (self.number - 1) - len(known)
            unseen = without(full_deck(), gone)
            found += fitting_hands(known, unseen, hidden, lambda hand: broken_rule(hand, *asked), 12)
        return found

    def confirm(self, sentence: str, lang: str) -> str:
        """One sentence, whatever the hand was; the name of its form."""
        for form, pattern in PATTERNS[lang].items():
            match = pattern.fullmatch(sentence)
            if match:
                getattr(self, form)(match.groupdict(), lang)
                return form
        assert not re.search(r"\b(?:debes|tienes|puedes|quieras|tú|you|your)\b", sentence, re.IGNORECASE)
        claim = read(said_to(self.player, sentence, lang), lang)
        hands = self.known if self.verdict == "illegal" else self.hands()
        for held in hands or self.known:
            Confirm(self.asked(held), claim).all_of_it()
        return claim.form

    def no_revoke(self, names: dict[str, str | None], lang: str) -> None:
        assert self.verdict == "legal"

    def not_proved(self, names: dict[str, str | None], lang: str) -> None:
        assert self.verdict == "undecided"

    def would_be(self, names: dict[str, str | None], lang: str) -> None:
        """With those cards it would be one; nobody else has played them, nor had the player before."""
        cards = cards_named(names["cards"] or "", lang)
        gone = [card for trick in self.tricks[: self.number - 1] for _, card in trick]
        gone += [card for trick in self.tricks for who, card in trick if who != self.player]
        assert not set(cards) & {*gone, self.card}
        assert all(self.asked([*known, *without(cards, known)]).broken for known in self.known)

    def was_held(self, names: dict[str, str | None], lang: str) -> None:
        """Cards that were certainly held, and all of them."""
        cards, more = cards_named(names["cards"] or "", lang), int(names["n"] or 0)
        assert all(set(cards) <= set(known) for known in self.known)
        assert len(cards) + more == len(self.known[0]) - 1

    def open_rule(self, names: dict[str, str | None], lang: str) -> None:
        assert self.verdict == "illegal" and len(self.rules) > 1


def doubtful(case: dict[str, Any], rng: random.Random, law: Law) -> dict[str, Any]:
    """The same record, asked about a play that did not follow suit, if there is one where that was owed."""
    tricks = [[play for plays in trick for play in plays.items()] for trick in case["tricks"]]
    found = []
    for number, trick in enumerate(tricks, 1):
        led = trick[0][1][-1]
        if stock_at(number, law) == 0 or led == trump_suit(case["trump"])[0]:
            found += [{"player": who, "trick": number} for who, card in trick[1:] if card[-1] != led]
    return {**case, "renuncio": rng.choice(found)} if found and rng.random() < 0.7 else case


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_sentence_about_a_renuncio_is_true(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said of a hand that nobody saw holds for every hand that fits."""
    law, rng, met = law_of(variant), random.Random(f"renuncio told {variant}"), Counter[str]()
    lawful = hand.legal

    def careless(cards: list[str], trick: list[str], trump: str, table: Law, stock: int = 0) -> list[str]:
        return lawful(cards, trick, trump, table, stock) if rng.random() < HONEST else list(cards)

    monkeypatch.setattr(hand, "legal", careless)
    for number in range(RECORDS):
        case = doubtful(random_record(rng, law), rng, law) if number or variant != "arrastrado" else SEEN_LATER
        record, answer = Record(case, law), rules_of("tute", variant).explain(case)
        assert answer.verdict == record.verdict, case
        told = {}
        for lang in LANGUAGES:
            head, *lines = answer.text(lang, full=True).split("\n")
            said = [*sentences_of(head)[1:], *(part for line in lines for part in sentences_of(line))]
            told[lang] = [record.confirm(part, lang) for part in said if not ELSEWHERE.match(part)]
            met.update(told[lang])
        assert told["es"] == told["en"], case
    assert {"no_revoke", "not_proved", "would_be"} <= set(met), met
    assert variant != "arrastrado" or {"owes", "was_held"} <= set(met)
