"""What is said of opening tables, remainders and scores of Escoba: sums worked out, who has what, who erred, who has won.

The wording is left to other tests; here the numbers and cards of every sentence are read, and the position is changed to
see whether the answer hangs on them.
"""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest

import tutor
from tests.claims.names import LANGUAGES, cards_named
from tests.referee_escoba.answers import answer_of
from tests.referee_escoba.cards import full_deck, total, value
from tests.referee_escoba.law import VARIANTS, law_of
from tutor.ask import Answer, Ruleset

TURNING = [variant for variant in VARIANTS if law_of(variant).cards_on_table]
CHECKED = [variant for variant in VARIANTS if variant != "limpia"]
TAKES = {"es": r"quien reparte se lleva (?P<cards>.+?)(?:,? y se apunta (?P<n>\w+) escobas?)?\.", "en": ""}
TAKES["en"] = r"the dealer takes (?P<cards>.+?)(?:,? and scores (?P<n>\w+) escobas?)?\."
WORDS = {"una": 1, "one": 1, "dos": 2, "two": 2, "2": 2, None: 0}
COUNTED = {  # how a line is called, and what it counts
    "es": {"más cartas": "cards", "más oros": "oros", "más sietes": "sevens", "las cuatro mejores": "best_four"},
    "en": {
        "most cards": "cards",
        "most coins": "oros",
        "most oros": "oros",
        "most sevens": "sevens",
        "best four cards": "best_four",
    },
}


def sums(text: str) -> list[list[int]]:
    """The sums of a text, each of which must add up."""
    found = []
    for left, right in re.findall(r"(\d+(?: \+ \d+)+) = (\d+)", text):
        found.append([int(part) for part in left.split(" + ")])
        assert sum(found[-1]) == int(right), text
    return found


@cache
def rules_of(variant: str) -> Ruleset:
    """The rules of a form."""
    return tutor.load("escoba", variant=variant)


def ask(variant: str, **case: Any) -> Answer:
    """An answer of a form."""
    return rules_of(variant).explain(case)


@pytest.mark.parametrize("variant", TURNING)
def test_openings(variant: str) -> None:
    """The sums are those of the cards that are taken, which make 15 each; with a card changed nothing is taken for them."""
    rng, law, taken = random.Random(f"openings {variant}"), law_of(variant), 0
    for number in range(600):
        cards = rng.sample(full_deck(), 4)
        if number % 3 and total(cards) not in (15, 30) and total(cards[:2]) != 15:
            continue
        answer = ask(variant, opening=cards)
        wanted = answer_of({"opening": cards}, law)["value"]
        assert {key: answer.value[key] for key in wanted} == wanted
        for lang in LANGUAGES:
            text = answer.text(lang)
            found = re.search(TAKES[lang], text)
            assert bool(found) == bool(wanted["taken"]), text
            if found:
                assert set(cards_named(found["cards"], lang)) == set(wanted["taken"])
                assert WORDS[found["n"]] == wanted["escobas"]
                worked = sums(text)
                if worked:  # a table that parts into two may be told by the groups alone
                    assert sorted(sum(worked, [])) == sorted(value(card) for card in wanted["taken"])
                    assert all(sum(numbers) == 15 for numbers in worked)
            for said in re.findall(r"(?:suma|suman|comes to|come to) (\d+), not?", text):
                assert int(said) in (total(cards), total(cards[:2])), text
        if wanted["taken"]:
            taken += 1
            spare = next(card for card in full_deck() if card not in cards and value(card) != value(cards[0]))
            assert ask(variant, opening=[spare, *cards[1:]]).value != answer.value
    assert taken > 10 or law.escoba_de_mano == "nada"


@pytest.mark.parametrize("variant", CHECKED)
def test_remainders(variant: str) -> None:
    """What is left, where one can get by fifteens, and whose pile is wrong; put right, nobody's is."""
    rng, erred = random.Random(f"remainders {variant}"), 0
    for _ in range(60):
        left = rng.sample(full_deck(), rng.randint(0, 6))
        piles = {name: rng.choice((45, 60, 75, 61, 77)) for name in ("A", "B")}
        answer, worth = ask(variant, leftover=left, piles=piles), total(left)
        wrong = [name for name in piles if piles[name] % 15]
        assert answer.value == {"possible": worth % 15 == 10, "total": worth, "culprits": wrong}
        for lang in LANGUAGES:
            text = answer.text(lang)
            first, rest = re.split(r"[,:] ", text, maxsplit=1)
            assert [int(number) for number in re.findall(r"\d+", first)] == [worth][: len(left)]
            assert ("no puede" in rest or "cannot" in rest) == (worth % 15 != 10), text
            for times in re.findall(r"(\d+) (?:veces 15|times)", rest) + re.findall(r"15 went (\d+)", rest):
                assert worth == 220 - 15 * int(times)
            for near in re.findall(r"(?:llega a|gets to) ([\d o|or]+?),", rest):
                assert all(int(number) % 15 == 10 for number in re.findall(r"\d+", near)), text
            for name in piles:
                told = bool(re.search(rf"(?:montón|montones|pile|piles) (?:de|of) (?:\w (?:y|and) )?{name}\b", rest))
                assert told == (name in wrong) or (len(wrong) > 1 and name in rest), text
            for parts, numbers in re.findall(r"\((\d+ × 15 = \d+), (?:y sobran? )?(\d+)", rest):
                product, found = parts.split(" = ")
                assert int(product.split(" × ")[0]) * 15 == int(found)
                assert int(found) + int(numbers) in piles.values()
        if wrong:
            erred += 1
            right = {name: worth - worth % 15 for name, worth in piles.items()}
            assert ask(variant, leftover=left, piles=right).value["culprits"] == []
    assert erred > 20


def counts_of(pile: list[str]) -> dict[str, int]:
    """What a pile has of everything that is counted."""
    return {
        "cards": len(pile),
        "oros": sum(card[-1] == "o" for card in pile),
        "sevens": sum(card[:-1] == "7" for card in pile),
        "best_four": sum(sorted(map(value, pile))[-4:]),
    }


@pytest.mark.parametrize("variant", VARIANTS)
def test_scores(variant: str) -> None:
    """Who has most of something has the numbers that are said; with the piles changed round, the point goes to the other."""
    rng, law, told = random.Random(f"scores {variant}"), law_of(variant), {"most": 0, "level": 0}
    for number in range(40):
        pack = rng.sample(full_deck(), 40)
        size = 20 if number % 2 else rng.randint(16, 24)
        piles = {"A": pack[:size], "B": pack[size:]}
        case: dict[str, Any] = {
            "piles": piles,
            "escobas": {"A": rng.randint(0, 3), "B": rng.randint(0, 2)},
            "score": True,
        }
        answer, counts = ask(variant, **case), {name: counts_of(pile) for name, pile in piles.items()}
        assert answer.value == answer_of(case, law)["value"], case
        for lang in LANGUAGES:
            lines = answer.text(lang, full=True).split("\n")
            for name, other in (("A", "B"), ("B", "A")):
                own = re.findall(rf"(?:^| )({name}: [^.]*\.)", " ".join(lines))[-1]
                assert said_points(own) == answer.value[name], own
                for label, counter in COUNTED[lang].items():
                    found = re.search(rf"{label} \(([^)]+)\), 1", own)
                    if found:
                        numbers = [int(part) for part in re.findall(r"\d+", found[1])]
                        assert numbers == [counts[name][counter], counts[other][counter]], own
                        assert numbers[0] > numbers[1], own
                        told["most"] += 1
            for label, counter in COUNTED[lang].items():
                level = next((line for line in lines if line.lower().startswith(f"{label}: ")), "")
                if level:
                    assert counts["A"][counter] == counts["B"][counter] == int(re.findall(r"\d+", level)[0]), level
                    told["level"] += 1
        turned = {key: {"A": case[key]["B"], "B": case[key]["A"]} for key in ("piles", "escobas")}
        assert ask(variant, **{**case, **turned}).value == {"A": answer.value["B"], "B": answer.value["A"]}
    assert min(told.values()) > 10


def said_points(line: str) -> int:
    """The points of one player: the total that is said, or the only number of points, or their sum."""
    told = re.search(r"(?:en total|in all) (\d+)\.$", line)
    parts = [int(number) for number in re.findall(r", (\d+)(?=[;.,]|$)", line)]
    if told:
        assert sum(parts) == int(told[1]), line
        return int(told[1])
    return sum(parts) if parts else int(re.findall(r": (\d+)\.$", line)[0])
