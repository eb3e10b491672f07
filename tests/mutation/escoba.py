"""What is asked about Escoba: captures, claims, openings, remainders, scores, ends, hands."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

from tests.mutation.outcomes import Asked, Piece, Table, deals, matches
from tutor.ask import load
from tutor.cards import CARDS, bits, deck_mask
from tutor.judge.sets import SetRuling
from tutor.law.model import Law
from tutor.play.facts import complete
from tutor.play.opening import opening_line
from tutor.play.score import count_hand

DECK = bits(deck_mask(40))
WORTH = {10: 8, 11: 9, 12: 10}
CATEGORIES = ("escobas", "oros", "sevens_of_oros", "sevens", "cards")


def mask(cards: Any) -> int:
    """Cards as a mask."""
    return sum(1 << card for card in cards)


def worth(*cards: int) -> int:
    """What cards count by the printed law; used to choose positions, never to judge them."""
    return sum(WORTH.get(card % 12 + 1, card % 12 + 1) for card in cards)


@cache
def taking() -> list[tuple[int, int, int, int]]:
    """Table, hand, card played, cards taken: some sets that make fifteen, some that match, some at random."""
    rng, found = random.Random("mutation"), list[tuple[int, int, int, int]]()
    while len(found) < 120:
        cards = rng.sample(DECK, rng.randint(2, 9))
        held = cards[: rng.randint(1, min(3, len(cards) - 1))]
        table, card = cards[len(held) :], held[0]
        sets = [chosen for size in (1, 2, 3) for chosen in combinations(table, size)]
        good = [chosen for chosen in sets if worth(card, *chosen) == 15 or worth(*chosen) == worth(card)]
        for chosen in [(), *good[:2], rng.choice(sets)]:
            found.append((mask(table), mask(held), card, mask(chosen)))
    return found


def takes(table: Table) -> Iterator[Any]:
    """Every capture of a card, whether it may be left, and what every rule says of one set."""
    court = table.court
    for lying, held, card, chosen in taking():
        opened = court.open_for("play", {"table": lying, "hand": held, "players": 4, "deck": court.deck})
        if opened is None:
            yield None
            continue
        ruling = SetRuling(court.decision(opened[0]), opened[1], (card, chosen))
        yield opened[0], ruling.rule, ruling.verdict, ruling.states, ruling.sets(), ruling.may_be_empty()


def claims(table: Table) -> Iterator[Any]:
    """Every claim with the card just left, and what the rule says of one set; with no card left as well."""
    court = table.court
    for lying, _, card, chosen in taking():
        for left in (card, -1):
            opened = court.open_for("claim", {"table": lying | 1 << card, "left": left, "deck": court.deck})
            if opened is None:
                yield None
                continue
            ruling = SetRuling(court.decision(opened[0]), opened[1], (chosen,))
            yield opened[0], ruling.rule, ruling.verdict, ruling.states, ruling.sets()


@cache
def turned() -> list[tuple[int, ...]]:
    """Opening tables: those that make fifteen, two fifteens, one with the first two cards, or nothing."""
    rng, found = random.Random("mutation"), dict[tuple[bool, bool, bool], list[tuple[int, ...]]]()
    for _ in range(4000):
        cards = tuple(rng.sample(DECK, 4))
        pairs = any(worth(cards[0], other) == 15 == worth(*cards) - 15 for other in cards[1:])
        found.setdefault((worth(*cards) == 15, pairs, worth(*cards[:2]) == 15), []).append(cards)
    return [cards for group in found.values() for cards in group[:6]]


def openings(table: Table) -> Iterator[Any]:
    """What the dealer takes, and what is added."""
    for cards in turned():
        situation = {"opening": cards, "deck": table.court.deck}
        line = opening_line(table.court, situation)
        taken = line and complete(table.court.law, situation)[line.take]
        yield line and (line.id, taken, dict(line.add))


@cache
def lucky() -> list[int]:
    """Seeds of deals in which the dealer takes the opening table."""
    match, found, seed = load("escoba", variant="quince-wiki").match(2), list[int](), 0
    while len(found) < 2:
        position = match.deal(random.Random(seed)).position
        found += [seed] if position is not None and any(position.zones["piles"]) else []
        seed += 1
    return found


def dealt(table: Table) -> Iterator[Any]:
    """Where the cards lie once they are dealt, and who has captured."""
    match = table.rules.match(table.court.law.players[0])
    for seed in lucky():
        position = match.deal(random.Random(seed)).position
        yield position and (position.zones, position.registers, position.turn)


def remainders(table: Table) -> Iterator[Any]:
    """Whether what is left over can be, and who erred."""
    rng = random.Random("mutation")
    for _ in range(25):
        cards = [str(CARDS[card]) for card in rng.sample(DECK, rng.randint(0, 9))]
        piles = {"A": rng.choice((60, 75, 90, 97)), "B": rng.choice((45, 60, 61))}
        answer = table.rules.explain(leftover=cards, piles=piles)
        yield answer.verdict, answer.rule, answer.value


@cache
def shared() -> list[dict[str, Any]]:
    """Hands to be counted: all the cards in two to four piles, even ones, one with all the oros, one with the sevens."""
    rng, found = random.Random("mutation"), list[dict[str, Any]]()
    for number in range(40):
        owners, pack = (2, 2, 3, 4)[number % 4], rng.sample(DECK, 40)
        if number % 8 == 4:
            pack.sort(key=lambda card: card >= 12)  # the first pile has all the oros
        if number % 8 == 5:
            pack.sort(key=lambda card: card % 12 != 6)  # or all the sevens
        sizes = [40 // owners] * owners if number % 3 else [22, *[18 // (owners - 1)] * (owners - 1)]
        starts = [sum(sizes[:place]) for place in range(owners)]
        piles = tuple(mask(pack[start : start + size]) for start, size in zip(starts, sizes, strict=True))
        found.append(
            {
                "piles:all": piles,
                "escobas:all": tuple(rng.randint(0, 2) for _ in range(owners)),
                "offender": rng.choice((-1, -1, 0)),
                "players": owners,
                "owners": owners,
                "deck": mask(DECK),
            }
        )
    return found


def scores(table: Table) -> Iterator[Any]:
    """Score sheets, line by line, with and without an offender."""
    return (count_hand(table.court, situation).lines for situation in shared())


def ended() -> Iterator[dict[str, Any]]:
    """Totals round the targets; level, with each of what ranks the players making the difference in turn."""
    for target in (10, 11, 12, 20, 21, 22, 23, 30, 31, 32, 33):
        yield {"match": {"A": target, "B": 9}}
        yield {"match": {"A": target, "B": target - 1}, "tallies": level()}
    for category in CATEGORIES:
        yield {"match": {"A": 40, "B": 40}, "tallies": level(category)}


def level(category: str = "") -> dict[str, dict[str, int]]:
    """Two players who have the same of everything but one thing, of which B has more, and A more of all that follows."""
    after = CATEGORIES[CATEGORIES.index(category) + 1 :] if category else ()
    return {
        "A": {name: 21 if name in after else 20 for name in CATEGORIES},
        "B": {name: 21 if name == category else 20 for name in CATEGORIES},
    }


def ends(table: Table) -> Iterator[Any]:
    """Who has won."""
    for case in ended():
        answer = table.rules.explain(case)
        yield answer.verdict, answer.rule, answer.value


def told(table: Table) -> Iterator[Any]:
    """A capture that leaves nothing on the table, told in full."""
    answer = table.rules.explain({"table": "10o", "hand": "7o", "play": "7o", "take": "10o"})
    yield answer.verdict, answer.because("es"), answer.flags


def french(table: Table) -> Iterator[str]:
    """The same written as on a French deck: read, or refused for its letters."""
    yield str(table.rules.explain({"table": "JD", "hand": "7D", "play": "7D", "take": "JD"}).because("en"))


QUICK: tuple[Piece, ...] = (deals, openings, dealt, told, french, ends, scores, takes, claims, remainders)
SLOW: tuple[Piece, ...] = (matches,)


def tables(law: Law) -> list[Asked]:
    """Every variant; every value of every option, in the form that has most of them."""
    found = [*(Asked(variant) for variant in law.variants), Asked("limpia", option=("reclamar", True))]
    for option in law.options.values():
        values: tuple[Any, ...] = option.values if option.type == "word" else (True, False)
        for value in (1, 0, 11, 101, 102) if option.type == "number" else values:
            found.append(Asked("quince-wiki", option=(option.id, value)))
    return found


PRINTED = (
    "seats are counted in the order of playing, whichever way round that goes: it is printed, and no answer hangs on it"
)
SHARE = 4
WITHOUT_EFFECT: dict[str, str] = {
    "game.yaml options.sentido.default": PRINTED,
    **{
        f"game.yaml opening.{line}.add.escobas.nada": "a choice by value names every value; the line never applies here"
        for line in range(3)
    },
}
