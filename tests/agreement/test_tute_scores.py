"""Tute: what a hand is worth, who wins it and how many games that brings, the deal, the match. Over every option."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.agreement.engine import court_of, mask, rules_of
from tests.referee_tute.answers import answer_of
from tests.referee_tute.cards import SUITS, full_deck, of_suit
from tests.referee_tute.law import VARIANTS, Law, law_of, sides
from tests.referee_tute.match import match
from tests.referee_tute.score import score
from tutor.faults import TutorError
from tutor.play.score import count_hand
from tutor.play.won import hand_won

HANDS, HANDS_EXPLAINED, MATCHES = 400, 25, 60  # of each form and value of the option


def random_hand(rng: random.Random, law: Law) -> dict[str, Any]:
    """A hand; of some that can be nobody's game, the first that is."""
    hand = any_hand(rng, law)
    for _ in range(200 if rng.random() < 0.03 and len(sides(law)) > 2 else 0):
        if hand["last_trick"] is not None and score(**hand, law=law)["winner"] is None:
            break
        hand = any_hand(rng, law)
    return hand


def any_hand(rng: random.Random, law: Law) -> dict[str, Any]:
    """The tricks of a hand given to somebody at random; songs; perhaps a capote, or four kings where they win."""
    names, trump = sides(law), rng.choice(SUITS)
    deck = full_deck()
    rng.shuffle(deck)
    if law.exchange == "primera_vuelta":
        deck.remove(rng.choice(of_suit(deck, trump)))
    tricks = [deck[at : at + law.players] for at in range(0, len(deck), law.players)]
    winners = [rng.choice(names[: rng.choice((2, len(names)))]) for _ in tricks]
    sung = [suit for suit in SUITS if rng.random() < 0.4]
    cantes: dict[str, list[str]] = {}
    for suit in sung:
        cantes.setdefault(rng.choice(names), []).append(suit)
    hand: dict[str, Any] = {"trump": trump, "cantes": cantes, "last_trick": winners[-1]}
    if law.has_capote and rng.random() < 0.4:
        by, lost, announced = rng.choice(names), rng.random() < 0.5, len(tricks) - law.cards_each
        winners[announced:], hand["last_trick"] = [by] * law.cards_each, by
        if lost:
            tricks, hand["last_trick"] = tricks[: rng.randint(announced + 1, len(tricks))], None
            winners[len(tricks) - 1] = next(name for name in names if name != by)
        hand["capote"] = {"by": by, "lost": lost}
    elif law.tute_de_reyes and rng.random() < 0.2:
        tricks, hand["last_trick"], hand["kings"] = tricks[: rng.randint(1, 6)], None, rng.choice(names)
    piles: dict[str, list[str]] = {name: [] for name in names}
    for winner, trick in zip(winners, tricks, strict=False):
        piles[winner] += trick
    return {**hand, "piles": piles}


def case_of(hand: dict[str, Any]) -> dict[str, Any]:
    """The same as a case: what there is not is not told."""
    return {name: value for name, value in hand.items() if value not in (None, {})} | {"score": True}


def situation_of(hand: dict[str, Any]) -> dict[str, Any]:
    """The same for the engine."""
    names = list(hand["piles"])
    capote = hand.get("capote", {})
    return {
        "trump": SUITS.index(hand["trump"]),
        "piles:all": tuple(mask(pile) for pile in hand["piles"].values()),
        "cantes:all": tuple(sum(1 << SUITS.index(suit) for suit in hand["cantes"].get(name, ())) for name in names),
        "last_trick": names.index(hand["last_trick"]) if hand["last_trick"] else -1,
        "capote_by": names.index(capote["by"]) if capote else -1,
        "capote_lost": capote.get("lost", False),
        "kings_by": names.index(hand["kings"]) if "kings" in hand else -1,
        "players": len(names),
        "owners": len(names),
    }


@pytest.mark.parametrize(
    "options", [{}, {"salirse_con_cantes": False, "tute_de_reyes": True}], ids=["usual", "otherwise"]
)
@pytest.mark.parametrize("variant", VARIANTS)
def test_everybody_gets_the_same_points_and_the_same_side_wins(variant: str, options: dict[str, bool]) -> None:
    """Points, winner and games; what decides a hand comes up in some of them."""
    rng, met = random.Random(f"tute scores {variant} {options}"), Counter[str]()
    law, court = law_of(variant, **options), court_of("tute", variant, **options)
    for _ in range(HANDS):
        hand = random_hand(rng, law)
        situation = situation_of(hand)
        sheet = count_hand(court, situation)
        won = hand_won(court, situation, sheet)
        names = list(hand["piles"])
        winners = [names[owner] for owner in won.owners if won.brought[owner]]
        found = {
            **dict(zip(names, sheet.points, strict=True)),
            "winner": winners[0] if winners else None,
            "games": max(won.brought),
        }
        assert found == score(**hand, law=law), hand
        assert won.prize is not None
        met[won.prize.id] += 1
    wanted = {"salirse", "juego", *(["capote", "capote_perdido"] if law.has_capote else [])}
    wanted |= {"cuatro_reyes_ganan"} if law.tute_de_reyes else set()
    assert set(met) >= wanted, met
    assert law.players == 2 or variant == "parejas" or met["juego_empatado"], met


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_front_door_gives_the_same(variant: str) -> None:
    """The same through `explain`, with and without what does not matter."""
    rng = random.Random(f"tute scores door {variant}")
    for _ in range(HANDS_EXPLAINED):
        with_cantes = rng.random() < 0.5
        law, hand = law_of(variant, salirse_con_cantes=with_cantes), random_hand(rng, law_of(variant))
        case = {**case_of(hand), "options": {"salirse_con_cantes": with_cantes}}
        answer = rules_of("tute", variant).explain(case)
        assert answer.value == score(**hand, law=law), hand
        assert answer.text("es", full=True) != answer.text("en", full=True)


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_the_referee_refuses_is_refused(variant: str) -> None:
    """A hand spoilt in one place: a card lost, doubled or given to another pile; a last trick of nobody; a song twice."""
    rng, law = random.Random(f"tute spoilt {variant}"), law_of(variant)
    for _ in range(HANDS_EXPLAINED):
        hand = random_hand(rng, law)
        hand.pop("capote", None)
        if hand["last_trick"] is None:
            continue
        spoilt = spoil(rng, hand)
        with pytest.raises(ValueError, match=r"\w"):
            score(**spoilt, law=law)
        with pytest.raises(TutorError) as refused:
            rules_of("tute", variant).explain(case_of(spoilt))
        assert refused.value.text != ""


def spoil(rng: random.Random, hand: dict[str, Any]) -> dict[str, Any]:
    """One thing wrong."""
    piles = {name: list(pile) for name, pile in hand["piles"].items()}
    full = [name for name, pile in piles.items() if pile]
    other = next(name for name in piles if name != full[0])
    what = rng.randrange(4)
    if what == 0:
        piles[full[0]].pop()
    elif what == 1:
        piles[other].append(piles[full[0]][0])
    elif what == 2:
        piles[other].append(piles[full[0]].pop())
    else:
        return {**hand, "cantes": {full[0]: ["oros"], other: ["oros"]}}
    return {**hand, "piles": piles}


@pytest.mark.parametrize("variant", VARIANTS)
def test_an_offender_is_not_covered_and_the_deal_is_the_same(variant: str) -> None:
    """No source names a penalty; there is one number of players, and one deck."""
    law = law_of(variant)
    hand = case_of(random_hand(random.Random(variant), law)) | {"offender": "A"}
    assert rules_of("tute", variant).explain(hand).verdict == answer_of(hand, law)["verdict"] == "not_covered"
    case = {"players": law.players, "deal": True}
    assert rules_of("tute", variant).explain(case).value == answer_of(case, law)["value"]
    for players, deck in ((law.players + 1, 40), (law.players, 48)):
        with pytest.raises(TutorError):
            rules_of("tute", variant).explain({"players": players, "deck": deck, "deal": True})


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_match_goes_to_the_same_player_or_goes_on(variant: str) -> None:
    """Totals that can be: a hand brings two games at most, and the match is over when the first has enough."""
    rng = random.Random(f"tute match {variant}")
    for _ in range(MATCHES):
        games = rng.randint(1, 5)
        law = law_of(variant, juegos=games)
        totals = {name: rng.randint(0, games - 1) for name in sides(law)}
        if rng.random() < 0.5:
            totals[rng.choice(list(totals))] = rng.randint(games, games + 1)
        answer = rules_of("tute", variant).explain({"match": totals, "options": {"juegos": games}})
        assert answer.value == match(totals, law), totals
        for wrong in ({**totals, "A": games + 2}, {**totals, "A": -1}, dict.fromkeys(totals, games)):
            with pytest.raises(TutorError):
                rules_of("tute", variant).explain({"match": wrong, "options": {"juegos": games}})
