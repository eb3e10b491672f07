"""What is said of bids and of scores: sums worked out, numbers that will do, what would turn the verdict."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tests.agreement.positions import law_with, rules_of
from tests.agreement.test_bids import expected_rule, random_bidding
from tests.agreement.test_scores import SEATS, random_hand
from tests.claims.grammar import sentences_of
from tests.claims.names import LANGUAGES
from tests.referee.bids import namer
from tests.referee.law import Law
from tests.referee.score import score

COUNT = 1000  # of each variant
FLAGS = {
    "El último tampoco cuadra con una sola carta": "restriccion_con_una_carta",
    "The last bidder is bound with one card too": "restriccion_con_una_carta",
    "Quien gana la subasta vuelve a pedir lo que quiera": "segunda_puja_libre",
    "The auction winner bids freely again": "segunda_puja_libre",
}
TIES = {"primero": "primero", "último": "ultimo", "first": "primero", "last": "ultimo"}
SAID = r"(?P<verdict>legal|illegal|ilegal)"
FORMS: dict[str, tuple[str, str]] = {
    "sum": (
        r"(?P<last>eres quien reparte)?(?P<many> y las bazas de la mano son más de una)?(?:: )?las bazas pedidas entre todos"
        r" no pueden sumar (?P<n>\d+), las bazas de la mano, y (?P<sum>.+)",
        r"(?P<last>you are the dealer)?(?P<many> and the tricks of the hand are more than one)?(?:: )?the tricks bid by everybody"
        r" may not come to (?P<n>\d+), the tricks of the hand, and (?P<sum>.+)",
    ),
    "free": (
        r"puedes (?:pedir|ofrecer) un número de 0 a (?P<n>\d+)",
        r"you may (?:bid|offer) a number from 0 to (?P<n>\d+)",
    ),
    "promise": (
        r"eres quien ganó la subasta: lo que pides tiene que ser por lo menos (?P<n>\d+), y lo que pides es (?P<bid>\d+)",
        r"you are the player who won the auction: your bid must be at least (?P<n>\d+), and your bid is (?P<bid>\d+)",
    ),
    "will_do": (r"(?P<too>también )?vale (?P<list>[\d, ou]+)", r"(?P<list>[\d, or]+) will do(?P<too> too)?"),
    "other_bid": (
        rf"sería {SAID} si (?P<who>[A-I]) hubiera pedido (?P<new>\d+) en vez de (?P<old>\d+)",
        rf"it would be {SAID} if (?P<who>[A-I]) had bid (?P<new>\d+) instead of (?P<old>\d+)",
    ),
    "other_offer": (
        rf"sería {SAID} si la oferta de (?P<who>[A-I]) fuera de (?P<new>\d+) y no de (?P<old>\d+)",
        rf"it would be {SAID} if (?P<who>[A-I])’s auction bid were (?P<new>\d+), not (?P<old>\d+)",
    ),
    "other_cards": (
        rf"sería {SAID} si la mano fuera de (?P<n>\d+) cartas?",
        rf"it would be {SAID} if the hand had (?P<n>\d+) cards?",
    ),
    "other_flag": (
        rf"sería {SAID} si en la mesa (?P<no>no )?se jugara «(?P<option>.+)»",
        rf"it would be {SAID} if the table (?:played|(?P<no>did not play)) “(?P<option>.+)”",
    ),
    "other_tie": (
        rf"sería {SAID} si en la mesa «Subasta empatada» fuera «pinta el (?P<tie>\w+) de los empatados en hablar»",
        rf"it would be {SAID} if “Tied auction” were “the (?P<tie>\w+) of the tied to speak names trumps” at the table",
    ),
    "other_moment": (
        rf"sería {SAID} si (?P<no>no )?se estuviera subastando",
        rf"it would be {SAID} if the auction were (?P<no>not )?on",
    ),
    "elsewhere": (
        r"(?:no puede darse en|falta algún dato para|fuentes?): .+",
        r"(?:it cannot occur in|a fact is missing for|sources?): .+",
    ),
}
PATTERNS = {
    lang: {form: re.compile(pair[place]) for form, pair in FORMS.items()} for place, lang in enumerate(LANGUAGES)
}


def worked_out(text: str) -> tuple[list[int], int]:
    """The numbers of "2 + 1 + 1 = 4", which must add up."""
    left, right = text.split(" = ")
    numbers = [int(part) for part in left.split(" + ")]
    assert sum(numbers) == int(right), text
    return numbers, int(right)


def verdict(bid: int, said: dict[str, Any], law: Law) -> str:
    """Legal or illegal, by the referee."""
    return "illegal" if expected_rule(bid, said, law) else "legal"


def confirm(form: str, names: dict[str, str | None], bid: int, said: dict[str, Any], law: Law) -> None:
    """One claim against the referee and what was said before."""
    cards, found = said["cards"], verdict(bid, said, law)
    number = int(names.get("n") or 0)
    if form == "sum":
        assert worked_out(names["sum"] or "") == ([*said["bids"], bid], sum(said["bids"]) + bid)
        assert number == cards
        assert len(said["bids"]) == said["players"] - 1
        assert not names["many"] or cards > 1
        assert (sum(said["bids"]) + bid == cards) == (found == "illegal")
    elif form == "free":
        assert number == cards
        assert found == "legal"
    elif form == "promise":
        place = len(said["bids"])
        assert namer(said["auction_bids"], law) == place + 1
        assert (number, int(names["bid"] or -1)) == (said["auction_bids"][place], bid)
    elif form == "will_do":
        listed = [int(part) for part in re.findall(r"\d+", names["list"] or "")]
        assert sorted({*listed, bid} if names["too"] else set(listed)) == [
            other for other in range(cards + 1) if verdict(other, said, law) == "legal"
        ]
        assert bool(names["too"]) == (found == "legal")
    elif form.startswith("other"):
        turned = verdict(bid, *changed(form, names, said, law))
        assert turned == {"legal": "legal"}.get(names["verdict"] or "", "illegal") != found


def changed(form: str, names: dict[str, str | None], said: dict[str, Any], law: Law) -> tuple[dict[str, Any], Law]:
    """The bidding and the law after the change that a sentence names."""
    if form in ("other_bid", "other_offer"):
        key, place = "bids" if form == "other_bid" else "auction_bids", SEATS.index(names["who"] or "")
        assert said[key][place] == int(names["old"] or -1)
        return {**said, key: [*said[key][:place], int(names["new"] or 0), *said[key][place + 1 :]]}, law
    if form == "other_cards":
        return {**said, "cards": int(names["n"] or 0)}, law
    if form == "other_moment":
        return {**said, "auction": not names["no"]}, law
    if form == "other_tie":
        return said, replace(law, empate_subasta=TIES[names["tie"] or ""])
    return said, replace(law, **{FLAGS[names["option"] or ""]: not names["no"]})  # type: ignore[arg-type]


@pytest.mark.parametrize("variant", ["completa", "sencilla"])
def test_every_sentence_about_a_bid_is_true(variant: str) -> None:
    """All of it recognised, all of it confirmed."""
    rng, met = random.Random(f"numbers {variant}"), Counter[str]()
    for _ in range(COUNT):
        options, said = random_bidding(rng, variant)
        bid, law = rng.randint(0, said["cards"]), law_with(variant, **options)
        case = {key: value for key, value in said.items() if value != ""}
        answer = rules_of(variant).explain({**case, "options": options, "bid": bid})
        for lang in LANGUAGES:
            assert len(answer.text(lang)) <= 200
            lines = answer.text(lang, full=True).split("\n")
            for sentence in [sentence for line in lines for sentence in sentences_of(line)][1:]:
                matches = {
                    form: found for form, pattern in PATTERNS[lang].items() if (found := pattern.fullmatch(sentence))
                }
                assert len(matches) == 1, sentence
                for form, match in matches.items():
                    confirm(form, match.groupdict(), bid, said, law)
                    met[form] += 1
    assert set(met) == set(FORMS) - (
        set() if variant == "completa" else {"promise", "other_offer", "other_tie", "other_moment"}
    )


@pytest.mark.parametrize("variant", ["completa", "sencilla"])
def test_every_score_is_worked_out_right(variant: str) -> None:
    """Each calculation comes to what it says, and the last of each seat is its score."""
    rng = random.Random(f"sums {variant}")
    for _ in range(COUNT // 2):
        options, hand = random_hand(rng, variant)
        case = {**hand, "offender": SEATS[hand["offender"]]} if "offender" in hand else hand
        points = score(**hand, law=law_with(variant, **options))
        answer = rules_of(variant).explain({**case, "options": options, "score": True})
        for lang in LANGUAGES:
            text = answer.text(lang, full=True).replace("−", "-")
            for seat, number in zip(SEATS, points, strict=False):
                own = re.findall(rf"\b{seat}: ([^\n]*?)(?=\. [A-I]:|\.?\n|\.$|$)", text)[-1]
                sums = re.findall(r"(-?[\d][-\d +×]*) = (-?\d+)", own)
                for left, right in sums:
                    assert eval(left.replace("×", "*"), {}) == int(right), own
                last = int(re.findall(r"-?\d+", own)[-1])
                assert last == number, (own, points)
