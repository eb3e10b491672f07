"""What is sung, exchanged and announced in Tute: the logic program says what the engine says, and over every position it
shows where two tables part.

The positions are complete as the chooser knows them: the hand, the one when the first trick was won, what has been sung
and in which order, the tricks won, the turned card, the stock. The smallest on which two tables part are stored beside
the law. It cannot see when in the course a player is asked, nor what a game is worth.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from itertools import combinations as pairs_of
from typing import Any

import pytest

from tests.proofs.judged import by_logic, by_python
from tests.proofs.laws import confirm, library
from tests.proofs.tute_laws import FORMS, GAME, NO_STOCK, Seats
from tutor.ask.differences import Parting, partings_of, tables_of
from tutor.cards import bits, deck_mask
from tutor.faults import TutorError
from tutor.law.chain_logic import ChainProgram
from tutor.law.model import Law
from tutor.law.prove import Difference, differ, smallest_difference

POSITIONS = 70
SAID = ("sing", "exchange", "reveal", "lay", "announce")
SONGS = ("sing", "exchange")
OPTIONS = ("un_cante_por_baza", "cantar_primera_baza")
BELIEFS = {**{f"T{number}": "sing" for number in range(10, 17)}, "T17": "exchange", "T18": "exchange"}
STORED = [each for each in partings_of(library(), GAME) if {*SONGS} & {*each.ask}]

# Requirements of a house that between them use every word about suits that are said, and about what a hand was.
TWO = {"the": "sing", "is": "trump"}
HOUSES: dict[str, Any] = {
    "the last": {"when": {"the": {"last": "sung"}, "is": "trump"}, "must": {"the": "first_round", "is": True}},
    "after the last": {"must": {"not": {"the": {"last": "sung"}, "in": "cantes_in_hand"}}},
    "more of one set than of another": {"when": {"the": "sung", "in": "cantes_at_first_win"}, "must": TWO},
    "sets compared": {"when": {"the": "cantes_in_hand", "in": "cantes_at_first_win"}, "must": TWO},
    "how many": {"when": {"count": "cantes_at_first_win", "more_than": 1}, "must": {"count": "sung", "is": 0}},
    "what was held": {"when": {"some": {"rank": 10}, "in": "first_win"}, "must": {"the": "first_round", "is": False}},
    "by the turned card": {"must": {"any": [{"not": {"the": "upcard", "is": {"rank": [1, 3]}}}, TWO]}},
    "nothing sung": {"when": {"the": "tricks_won", "less_than": 3}, "must": {"any": [TWO, {"count": "sung", "is": 0}]}},
}


def of_part(law: Law, part: str) -> str:
    """The decision by which something is said; none where a form has none."""
    return next((name for name, decision in law.decisions.items() if decision.part == part), "")


def drawn(rng: random.Random, law: Law) -> dict[str, Any]:
    """Any position of somebody who speaks. Many of the cards held are kings and knights, or change the turned one."""
    pack = bits(deck_mask(law.deck.cards))
    courts = [card for card in pack if card % 12 in (10, 11)]
    turned = rng.choice(pack)
    trading = [12 * (turned // 12) + 1, 12 * (turned // 12) + 6]
    hand = {*rng.sample(courts, rng.randint(0, 6)), *rng.sample(pack, rng.choice((1, 2, 6, 8, 12)))}
    hand |= {*rng.sample(trading, rng.randint(0, 2))} - {turned}
    if len(hand) > 8 and rng.random() < 0.4:
        hand = {*rng.sample(sorted(hand), 8)}
    before = hand if rng.random() < 0.3 else {*hand, *rng.sample(pack, rng.randint(0, 4))}
    held = [suit for suit in range(4) if {12 * suit + 10, 12 * suit + 11} <= before]
    sung = rng.sample(held if rng.random() < 0.6 else range(4), rng.randint(0, len(held)))
    flags = {name: rng.random() < 0.5 for name, register in law.registers.items() if register.type == "flag"}
    known: dict[str, Any] = {
        **flags,
        "hand": sum(1 << card for card in hand),
        "first_win": sum(1 << card for card in before),
        "sung": sum(1 << suit for suit in sung),
        "sung:order": tuple(sung),
        "tricks_won": rng.randint(0, 3),
        "upcard": turned,
        "trump": turned // 12,
        "stock": sum(1 << card for card in rng.sample(pack, rng.choice((0, 2, 8)))),
        "trick": (),
    }
    if "announced" in law.registers:
        known |= {"announced": rng.choice((-1, rng.choice(pack))), "capote_by": rng.choice((-1, 0, 1))}
    return known


def compare(law: Law, part: str, seed: object, number: int = POSITIONS) -> list[Any]:
    """Both answer alike; what the engine says."""
    rng, decision = random.Random(f"{part} {seed}"), of_part(law, part)
    positions = [drawn(rng, law) for _ in range(number)]
    said = by_python(law, decision, positions)
    for situation, logic, python in zip(positions, by_logic(law, decision, positions), said, strict=True):
        assert logic == python, situation
    return said


@pytest.mark.parametrize("part", SAID)
@pytest.mark.parametrize("form", FORMS)
def test_the_program_says_what_the_engine_says(form: str, part: str) -> None:
    """Where a form has such a decision; whatever is sung or exchanged anywhere is both allowed and refused, and can be or not."""
    for options in ({}, {"un_cante_por_baza": False, "tute_de_reyes": True}, {"cantar_primera_baza": False}):
        law = Seats(form, options).law
        if not of_part(law, part):
            assert part in ("lay", "announce") and form != "habanero"
            return
        said = compare(law, part, form)
        if not law.decisions[of_part(law, part)].never:
            assert {bool(each.legal) for each in said} == {True, False}
        if law.decisions[of_part(law, part)].always:
            assert {each.possible for each in said} == {True, False}


@pytest.mark.parametrize("belief", BELIEFS)
def test_by_a_misconception(belief: str) -> None:
    for form in ("habanero", "arrastrado"):
        compare(Seats(form, belief=belief).law, BELIEFS[belief], belief)


@cache
def at_home(name: str) -> Law:
    """A form with one requirement of a house more."""
    rule = {"id": "otra", "es": "otra", "en": "another", **HOUSES[name]}
    return Seats("arrastrado", house={"insert": [{"before": "cante", "rule": rule}]}).law


@pytest.mark.parametrize("name", HOUSES)
def test_by_a_rule_of_a_house(name: str) -> None:
    """Each refuses something, or it would show nothing; and somewhere it parts the table from the law."""
    said = compare(at_home(name), "sing", name)
    assert any("otra" in each.fails for each in said)
    found = smallest_difference(at_home(name), Seats("arrastrado").law, of_part(at_home(name), "sing"))
    assert found is not None
    confirm(found, at_home(name), Seats("arrastrado").law, of_part(at_home(name), "sing"))


# ── where two tables part ─────────────────────────────────────────────────────────────────────────────────────────────


def parting(one: Seats, other: Seats, part: str) -> Difference | None:
    """The smallest position on which two tables part."""
    return smallest_difference(one.law, other.law, of_part(one.law, part), max_trick=1)


def size(case: Mapping[str, Any]) -> int:
    """The cards of the hand, the tricks won, what has been sung."""
    return len(case["hand"]) + int(case.get("tricks_won", 0)) + len(case.get("sung", ()))


def check_smallest(one: Seats, other: Seats, stored: Parting, part: str) -> None:
    """None smaller parts them, and the front door parts them there."""
    found = parting(one, other, part)
    assert found is not None
    print(f"\n{found}")
    confirm(found, one.law, other.law, of_part(one.law, part))
    assert size(found.case) == size(stored.ask)


@pytest.mark.parametrize("stored", [each for each in STORED if each.of == "options"], ids=lambda each: each.id)
def test_no_smaller_position_shows_an_option(stored: Parting) -> None:
    form, (one, other) = stored.ask["variant"], (setting for setting, _ in stored.says)
    check_smallest(Seats(form, {stored.id: one}), Seats(form, {stored.id: other}), stored, "sing")


@pytest.mark.parametrize("stored", [each for each in STORED if each.of == "misconceptions"], ids=lambda each: each.id)
def test_no_smaller_position_shows_a_misconception(stored: Parting) -> None:
    form = stored.ask["variant"]
    check_smallest(Seats(form), Seats(form, belief=stored.id), stored, BELIEFS[stored.id])
    answers = [rules.explain(case).verdict for rules, case, _ in tables_of(stored, library(), GAME)]
    assert answers == [said for _, said in stored.says]
    assert set(answers) == {"legal", "illegal"}


def test_every_option_and_belief_about_them_is_stored() -> None:
    assert {each.id for each in STORED if each.of == "options"} == {*OPTIONS}
    assert {each.id for each in STORED if each.of == "misconceptions"} == {*BELIEFS}
    for option in Seats("individual").law.options.values():
        values = {"flag": (True, False), "word": option.values, "number": (1, 5)}[option.type]
        for value in values if option.id not in OPTIONS else ():
            for form in ("habanero", "arrastrado"):
                assert programs(Seats(form, {option.id: value})) == programs(Seats(form)), (option.id, value)


def programs(table: Seats) -> list[str]:
    """What a table says of singing and of exchanging; where two say the same letter by letter they part nowhere."""
    return [ChainProgram(table.law.decisions[of_part(table.law, part)], table.law).text() for part in SONGS]


# Two forms, what is said, and where they allow the same: everywhere, unless something is said.
EVERYWHERE, WITH_STOCK = "", ":- not stock(_,_)."
ALIKE: list[tuple[str, str, str, str]] = [
    ("individual", "parejas", "sing", EVERYWHERE),
    ("individual", "parejas", "exchange", EVERYWHERE),
    ("arrastrado", "individual", "sing", ':- a_fails("las_cuarenta_primero",_).'),
    ("arrastrado", "individual", "exchange", ":- first_round."),
    ("habanero", "individual", "exchange", NO_STOCK),
    ("habanero", "individual", "exchange", ":- not tricks_won(0)."),
    ("habanero", "individual", "sing", f'{WITH_STOCK} :- b_fails("cantar_primera_baza",_).'),
]
APART = [
    (one, other, part)
    for one, other in pairs_of(FORMS, 2)
    for part in SONGS
    if (one, other, part, EVERYWHERE) not in ALIKE
]


@pytest.mark.parametrize(("one", "other", "part", "where"), ALIKE)
def test_two_forms_allow_the_same(one: str, other: str, part: str, where: str) -> None:
    assert not differ(Seats(one).law, Seats(other).law, of_part(Seats(one).law, part), max_trick=1, where=where)


@pytest.mark.parametrize(("one", "other", "part"), APART)
def test_two_forms_part(one: str, other: str, part: str) -> None:
    """On the position that is stored for the two, or as small a one."""
    stored = [each for each in STORED if each.of == "variants" and part in each.ask and each.parts(one, other)]
    assert stored
    found = parting(Seats(one), Seats(other), part)
    assert found is not None
    print(f"\n{found}")
    confirm(found, Seats(one).law, Seats(other).law, of_part(Seats(one).law, part))
    assert min(size(each.ask) for each in stored) == size(found.case)


# ── what cannot be proved says so ─────────────────────────────────────────────────────────────────────────────────────


def test_a_decision_that_one_table_lacks_is_refused() -> None:
    with pytest.raises(TutorError) as refusal:
        smallest_difference(Seats("habanero").law, Seats("parejas").law, of_part(Seats("habanero").law, "lay"))
    assert "jugar" in refusal.value.text("en")


def test_a_choice_of_several_cards_is_refused() -> None:
    escoba = [Seats(form, game="escoba").law for form in ("limpia", "cientifica")]
    with pytest.raises(TutorError) as refusal:
        smallest_difference(*escoba)
    assert "nothing can be proved" in refusal.value.text("en")
