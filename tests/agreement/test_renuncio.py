"""Was it a renuncio, when the hands are not seen? Over records of hands in which cards are often played wrongly."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.agreement.positions import law_with, rules_of
from tests.referee.cards import full_deck, suit_of
from tests.referee.deal import cards_each, removed_cards
from tests.referee.law import Law
from tests.referee.play import legal, winner
from tests.referee.renuncio import Trick, possible_rules
from tutor.faults import TutorError

RECORDS = 70  # of each table
SEATS = "ABCDEFGHI"
FEW = 200  # hands that the referee tries one by one; its own tests say that a few show every answer


def random_record(rng: random.Random, law: Law) -> dict[str, Any]:
    """The facts of a case. The record may end early; trumps may be given as a suit or as the card that was shown."""
    players = rng.choice(law.players)
    most, pack = cards_each(players, law), [card for card in full_deck(40) if card not in removed_cards(players, law)]
    length = rng.choice((most, rng.randint(1, most)))
    rng.shuffle(pack)
    hands = [pack[seat * length : (seat + 1) * length] for seat in range(players)]
    stock = pack[players * length :]
    shown = stock[0] if stock else hands[-1][-1] if law.carta_de_triunfo == "ultima" else rng.choice(pack)
    trump = suit_of(shown)
    tricks, asked, leader = [], [], 0
    for _ in range(max(1, length - rng.choice((0, 1, 1, 2, 4)))):
        trick: Trick = []
        for turn in range(players):
            seat = (leader + turn) % players
            allowed = legal(hands[seat], [card for _, card in trick], trump, law)
            trick.append((SEATS[seat], rng.choice(allowed if rng.random() < 0.8 else hands[seat])))
            asked += [(SEATS[seat], len(tricks) + 1)] * (1 if trick[-1][1] in allowed else 8)
            hands[seat] = [card for card in hands[seat] if card != trick[-1][1]]
        tricks.append(trick)
        leader = (leader + winner([card for _, card in trick], trump, law) - 1) % players
    player, number = rng.choice(asked)
    case: dict[str, Any] = {
        "tricks": [[{who: card} for who, card in trick] for trick in tricks],
        "trump": rng.choice((trump, shown, shown)),
        "renuncio": {"player": player, "trick": number},
    }
    if rng.random() < 0.7:
        case["cards"] = length
    return case


def referee_rules(case: dict[str, Any], law: Law) -> set[str | None]:
    """What the hands that fit say: rules broken, None among them where some hand breaks none."""
    tricks: list[Trick] = [[play for plays in trick for play in plays.items()] for trick in case["tricks"]]
    player, trick = case["renuncio"]["player"], case["renuncio"]["trick"]
    return set(possible_rules(player, trick, tricks, case["trump"], case.get("cards"), law, limit=FEW))


PLAYED = [[{"A": "3o"}, {"B": "7o"}, {"C": "4o"}, {"D": "5o"}]]
ABOUT_D = {"tricks": PLAYED, "renuncio": {"player": "D", "trick": 1}}


def test_the_last_card_dealt_and_shown_is_the_dealers_from_the_start() -> None:
    """The ace was shown, so D under the three had it; picked unseen it might be anybody's."""
    case = {**ABOUT_D, "trump": "1o", "cards": 10}
    assert rules_of("sencilla").explain(case).verdict == "illegal"
    assert rules_of("completa").explain(case).verdict == "undecided"
    assert rules_of("completa").explain({**case, "options": {"carta_de_triunfo": "ultima"}}).verdict == "illegal"


@pytest.mark.parametrize(("cards", "trump"), [(2, "5o"), (2, "3o"), (1, "7o")])
def test_a_turned_card_that_is_played_is_bad_input(cards: int, trump: str) -> None:
    """Nobody holds the card that is turned, unless all are dealt."""
    with pytest.raises(TutorError) as caught:
        rules_of("completa").explain({**ABOUT_D, "trump": trump, "cards": cards})
    assert [fault.code for fault in caught.value.faults] == ["record_cannot_be"]


@pytest.mark.parametrize("shown", ["sin_ver", "ultima"])
@pytest.mark.parametrize("left", ["quitar", "dejar"])
@pytest.mark.parametrize("variant", ["completa", "sencilla"])
def test_every_record_is_judged_alike(variant: str, left: str, shown: str) -> None:
    """The verdict, the rule where it is proved, and a text in both languages."""
    options = {"sobrantes": left, "carta_de_triunfo": shown}
    law, met = law_with(variant, **options), Counter[str]()
    rng = random.Random(f"renuncio {variant} {left} {shown}")
    for _ in range(RECORDS):
        case = random_record(rng, law)
        answer, rules = rules_of(variant).explain({**case, "options": options}), referee_rules(case, law)
        verdict = "illegal" if None not in rules else "legal" if len(rules) == 1 else "undecided"
        rule = next(iter(rules)) if len(rules) == 1 else None
        assert (answer.verdict, answer.rule) == (verdict, rule), (case, options)
        assert answer.because("es").strip()
        assert answer.because("en").strip()
        met[verdict] += 1
    assert set(met) == {"legal", "illegal", "undecided"}
    assert min(met.values()) > 3, met
