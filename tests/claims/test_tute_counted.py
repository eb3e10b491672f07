"""What is said of a counted hand of Tute, of who wins it, and of a match: line by line, confirmed by the naive referee."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

from tests.agreement.engine import rules_of
from tests.agreement.test_tute_scores import random_hand
from tests.claims.names import LANGUAGES, RANKS, SUIT, suit_named
from tests.referee_tute.cards import POINTS, points_of, rank_of, trump_suit
from tests.referee_tute.law import VARIANTS, Law, law_of
from tests.referee_tute.match import match
from tests.referee_tute.score import card_points, score

HANDS, SHORT = 40, 200  # of each form; the longest text that is told line by line
LINES = {
    "es": {"cards": "cartas", "last": "diez de últimas", "forty": "las cuarenta", "twenty": "las veinte"},
    "en": {"cards": "cards", "last": "last trick", "forty": "the forty", "twenty": "the twenty"},
}
LINE = re.compile(r"(?P<label>[^(,]+?)(?: \((?P<things>[^)]+)\))?, (?:(?P<n>\d) × 20 = )?(?P<points>\d+)")
WHOLE = {
    "es": re.compile(r"(?P<name>[A-D]): (?P<lines>.+?)(?:, y en total (?P<total>\d+))?\."),
    "en": re.compile(r"(?P<name>[A-D]): (?P<lines>.+?)(?:, and in all (?P<total>\d+))?\."),
}
BRIEF = re.compile(r"(?:[A-D]: \d+; )*[A-D]: \d+\.")
GAINED = {
    "es": re.compile(r"(?P<name>[A-D]) gana (?P<n>un juego|\d juegos) \((?P<rule>[^)]+)\): (?P<why>.+)\."),
    "en": re.compile(r"(?P<name>[A-D]) wins (?P<n>one game|\d games) \((?P<rule>[^)]+)\): (?P<why>.+)\."),
}
TIED = {
    "es": re.compile(
        r"(?P<level>[A-D](?:, [A-D])* y [A-D]) empatan a (?P<n>\d+) puntos y quien ganó la última baza es (?P<last>[A-D]): "
        r"el juego no es de nadie, porque la fuente no dice de quién es\."
    ),
    "en": re.compile(
        r"(?P<level>[A-D](?:, [A-D])* and [A-D]) are level at (?P<n>\d+) points and the winner of the last trick is "
        r"(?P<last>[A-D]): nobody wins the game, for the source does not say whose it is\."
    ),
}
WHYS: dict[str, tuple[str, str]] = {
    "most": (
        r"tiene más puntos que nadie \((?P<all>[\d–]+)\)",
        r"(?P<who>[A-D]) has more points than anybody \((?P<all>[\d–]+)\)",
    ),
    "level": (
        r"empata a (?P<n>\d+) puntos con (?P<level>[A-D](?:(?:, | y )[A-D])*) y ganó la última baza",
        r"(?P<who>[A-D]) is level with (?P<level>[A-D](?:(?:, | and )[A-D])*) at (?P<n>\d+) points and is the winner of the last trick",
    ),
    "hundred": (
        r"tiene más de 100 puntos(?P<without> sin los cantes)?",
        r"(?:[A-D] )?has more than 100 points(?P<without> without the cantes)?",
    ),
    "announced": (
        r"(?:(?P<who>[A-D]) )?anunció capote y (?P<no>no )?lo ha perdido",
        r"(?P<who>[A-D]) announced capote and has (?P<no>not )?lost it",
    ),
    "kings": (r"enseña los cuatro reyes", r"(?P<who>[A-D]) shows four kings"),
}
BY = {
    "es": {"salirse": 2, "más puntos": 1, "capote": 1, "capote perdido": 1, "los cuatro reyes": 1},
    "en": {"going out": 2, "most points": 1, "capote": 1, "lost capote": 1, "four kings": 1},
}
NUMBERS = {"un": 1, "una": 1, "one": 1}
LETTERS = {**NUMBERS, "dos": 2, "tres": 3, "cuatro": 4, "two": 2, "three": 3, "four": 4}


class Count:
    """The claims of one text about one hand."""

    def __init__(self, hand: dict[str, Any], law: Law, lang: str) -> None:
        self.hand, self.law, self.lang = hand, law, lang
        self.found = score(**hand, law=law)
        self.names = list(hand["piles"])
        self.points = [self.found[name] for name in self.names]
        self.met: Counter[str] = Counter()

    def line(self, name: str, text: str) -> int:
        """One line of a player: which it is, what was counted, what it gave; the points."""
        match = LINE.fullmatch(text)
        assert match, f"nobody knows what is claimed here: {text!r}"
        label = next(key for key, said in LINES[self.lang].items() if said == match["label"])
        points, things = int(match["points"]), match["things"]
        if label == "cards":
            assert points == sum(points_of(card) for card in self.hand["piles"][name]) > 0
            assert things is None or self.ranks(things) == self.ranks_held(name), text
            self.met["ranks"] += things is not None
        elif label == "last":
            assert (name, points) == (self.hand["last_trick"], 10)
        else:
            suits = {suit_named(suit, self.lang) for suit in re.findall(SUIT[self.lang], things)}
            trump, sung = trump_suit(self.hand["trump"]), set(self.hand["cantes"].get(name, ()))
            assert suits == (sung & {trump} if label == "forty" else sung - {trump}), text
            assert points == len(suits) * (40 if label == "forty" else 20)
            assert int(match["n"] or 1) == len(suits)
        self.met[label] += 1
        return points

    def ranks(self, text: str) -> dict[str, int]:
        """ "dos ases, un tres y cuatro reyes": how many of each rank."""
        found = {}
        for part in re.split(r", | y | and ", text):
            number, noun = part.split(" ")
            rank = next(at for at, one in enumerate(RANKS[self.lang], 1) if noun in (one, one + "s", one + "es"))
            found[str(rank)] = LETTERS[number]
        return found

    def ranks_held(self, name: str) -> dict[str, int]:
        """The ranks of a pile that count, with how many there are."""
        return dict(Counter(rank_of(card) for card in self.hand["piles"][name] if POINTS[rank_of(card)]))

    def everybody(self, text: str) -> list[str]:
        """The lines of the players at the beginning of a text, each confirmed; the names."""
        named = []
        for found in WHOLE[self.lang].finditer(text):
            name, lines = found["name"], found["lines"]
            if lines == "0":
                assert self.found[name] == 0
            else:
                given = [self.line(name, part) for part in lines.split("; ")]
                assert sum(given) == self.found[name]
                assert (found["total"] is not None) == (len(given) > 1)
                assert int(found["total"] or sum(given)) == sum(given)
            named.append(name)
        return named

    def winner(self, text: str) -> None:
        """Who wins, with how many games, by which rule and why."""
        tied, match = TIED[self.lang].fullmatch(text), GAINED[self.lang].fullmatch(text)
        if tied:
            assert self.found["winner"] is None
            assert [name for name in self.names if self.found[name] == max(self.points)] == re.findall(
                "[A-D]", tied["level"]
            )
            assert (int(tied["n"]), tied["last"]) == (max(self.points), self.hand["last_trick"])
            self.met["tied"] += 1
            return
        assert match, f"nobody knows what is claimed here: {text!r}"
        games = NUMBERS.get(match["n"].split(" ")[0]) or int(match["n"][0])
        assert (match["name"], games) == (self.found["winner"], self.found["games"]), text
        assert BY[self.lang][match["rule"]] == games
        rest, place = match["why"], LANGUAGES.index(self.lang)
        while rest:
            form, why = next((f, m) for f, pair in WHYS.items() if (m := re.match(pair[place], rest)))
            getattr(self, f"so_{form}")(match["name"], {**why.groupdict()}, match["rule"])
            self.met[form] += 1
            rest = re.sub(r"^(?: y | and )", "", rest[why.end() :])

    def so_most(self, name: str, said: dict[str, str | None], rule: str) -> None:
        numbers = [int(number) for number in (said["all"] or "").split("–")]
        assert said.get("who") in (None, name)
        assert numbers == [self.found[name], *(self.found[other] for other in self.names if other != name)]
        assert numbers[0] > max(numbers[1:])

    def so_level(self, name: str, said: dict[str, str | None], rule: str) -> None:
        level = re.findall("[A-D]", said["level"] or "")
        assert said.get("who") in (None, name)
        assert int(said["n"] or 0) == self.found[name] == max(self.points)
        assert sorted([name, *level]) == [other for other in self.names if self.found[other] == max(self.points)]
        assert self.hand["last_trick"] == name

    def so_hundred(self, name: str, said: dict[str, str | None], rule: str) -> None:
        counted = card_points(self.hand["piles"], self.hand["last_trick"]) if said["without"] else self.found
        assert (said["without"] is None) == self.law.salirse_con_cantes
        assert counted[name] > 100

    def so_announced(self, name: str, said: dict[str, str | None], rule: str) -> None:
        capote = self.hand["capote"]
        assert (said["who"] or name) == capote["by"]
        assert bool(said["no"]) == (not capote["lost"]) == (capote["by"] == name)

    def so_kings(self, name: str, said: dict[str, str | None], rule: str) -> None:
        assert self.hand["kings"] == name == (said.get("who") or name)


def case_of(hand: dict[str, Any]) -> dict[str, Any]:
    """The hand as a case: what there is not is not told."""
    told = {"kings_by" if name == "kings" else name: value for name, value in hand.items() if value not in (None, {})}
    return {**told, "score": True}


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_count_is_told_as_it_is(variant: str) -> None:
    """The lines of everybody, the total, the winner and why; as much in both languages."""
    rng, met = random.Random(f"tute counted {variant}"), Counter[str]()
    for number in range(HANDS):
        options = {"salirse_con_cantes": number % 4 != 1, "tute_de_reyes": number % 2 == 0}
        law = law_of(variant, **options)
        hand = random_hand(rng, law)
        answer = rules_of("tute", variant).explain({**case_of(hand), "options": options})
        assert answer.value == score(**hand, law=law)
        brief = set()
        for lang in LANGUAGES:
            count, (first, *details) = Count(hand, law, lang), answer.text(lang, full=True).split("\n")
            cut = re.search(r"(?<=\. )[A-D](?:(?:, [A-D])* (?:y|and) [A-D])? (?:gana|wins|empatan|are level)", first)
            assert cut, first
            told, last = first[: cut.start()].strip(), first[cut.start() :]
            brief.add(bool(BRIEF.fullmatch(told)))
            if BRIEF.fullmatch(told):
                assert [int(number) for number in re.findall(r"\d+", told)] == count.points
            else:
                assert count.everybody(told) == count.names
            count.winner(last)
            lines = [line for line in details if WHOLE[lang].fullmatch(line)]
            assert all(count.everybody(line) for line in lines)
            rest = [line for line in details if line not in lines]
            assert all(
                re.match(
                    r"No puede darse|It cannot occur|Falta algún dato|A fact is missing|Fuente|Source|[A-D] (?:gana|wins)",
                    line,
                )
                for line in rest
            )
            met += count.met
        assert len(brief) == 1, hand
    wanted = {"cards", "ranks", "last", "forty", "twenty", "most", "hundred", "kings"}
    assert set(met) >= wanted | ({"announced"} if law_of(variant).has_capote else set()), met


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_match_is_told_as_it_is(variant: str) -> None:
    """Who has won it and with how many games, or that it goes on and why."""
    rng = random.Random(f"tute match told {variant}")
    for _ in range(15):
        law = law_of(variant, juegos=rng.randint(1, 4))
        names = list("ABCD")[: 2 if law.in_pairs else law.players]
        totals = {name: rng.randint(0, law.juegos - 1) for name in names}
        if rng.random() < 0.5:
            totals[rng.choice(names)] = rng.randint(law.juegos, law.juegos + 1)
        answer = rules_of("tute", variant).explain({"match": totals, "options": {"juegos": law.juegos}})
        winner, best = match(totals, law), max(totals.values())
        assert answer.value == winner
        for text in (answer.because("es"), answer.because("en")):
            numbers = [int(NUMBERS.get(number, number)) for number in re.findall(r"\b(?:\d+|un|one)\b", text)]
            if winner != "play_on":
                assert text.startswith((f"{winner} lleva ", f"{winner} has "))
                assert numbers == [best, law.juegos], text
            else:
                assert re.search(r"se sigue jugando|play goes on", text)
                assert numbers == ([best, law.juegos] if best else [law.juegos]), text
