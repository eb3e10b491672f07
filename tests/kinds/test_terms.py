"""Things that can be named, and what a part of a move is chosen from: their values in a position."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kinds.positions import TRICK, facts, names, node, read, value, worked_out
from tutor.cards import Card, Suit, bits
from tutor.faults import TutorError
from tutor.kinds import vocabulary
from tutor.law.emit import Emitter
from tutor.law.names import OfAll, Part, SuitOf
from tutor.law.protocol import Term
from tutor.law.reader import Reader, Unreadable
from tutor.law.voice import Voice

SEATS = {"mano": 0, "dealer": 3, "chooser": 1, "leader": 2, "winner": 2, "owner": 1}
RUFFED = {"trick": "10c 2e 12c"}
TERMS: dict[str, list[tuple[dict[str, Any], str | int]]] = {
    "led": [({}, "12c"), (RUFFED, "10c")],
    "last": [({}, "10c"), (RUFFED, "12c")],
    "best": [({}, "12c"), (RUFFED, "2e"), ({"trick": "3o"}, "3o")],
    "best_of_led": [({}, "12c"), (RUFFED, "12c")],
    "of_partner": [({}, -1), (RUFFED, -1)],  # they do not play in pairs
    "cards": [({}, 4)],
    "deck": [({"deck": 0b1001}, 0b1001)],
    "players": [({}, 4), ({"players": 7}, 7)],
    "points": [({"points": -15}, -15)],
    **{seat: [({}, place), ({seat: 0}, 0)] for seat, place in SEATS.items()},
}
CARDS = ("led", "last", "best", "best_of_led")
GENERATORS: dict[str, list[tuple[str, dict[str, Any], list[str | int]]]] = {
    "card": [("{card: hand}", {}, ["1c", "6c", "3e", "2b"]), ("{card: hand}", {"hand": ""}, [])],
    "some_of": [
        ("{some_of: hand}", {}, ["1c", "6c", "3e", "2b"]),
        ("{some_of: [hand, trick]}", {"hand": "1c 6c"}, ["1c", "6c", "12c", "10c"]),
        ("{some_of: [hand, trick], but: best}", {"hand": "1c 6c"}, ["1c", "6c", "10c"]),
        ("{some_of: [hand, trick], but: best}", {"hand": "1c 6c", "trick": ""}, ["1c", "6c"]),
    ],
    "from": [
        ("{from: 0, to: cards}", {}, [0, 1, 2, 3, 4]),
        ("{from: 1, to: 3}", {}, [1, 2, 3]),
        ("{from: players, to: cards}", {"players": 5}, []),
    ],
    "one_of": [("{one_of: [oros, bastos]}", {}, [0, 3]), ("{one_of: [capote, tute]}", {}, [0, 1])],
}


def term(word: str) -> Term:
    types = ("card", "cards", "number", "seat")
    return names().term(node(word), Reader(vocabulary()), types)  # type: ignore[arg-type]


@pytest.mark.parametrize(("word", "at", "wanted"), [(word, *case) for word, cases in TERMS.items() for case in cases])
def test_its_value_in_a_position(word: str, at: dict[str, Any], wanted: str | int) -> None:
    found = value(term(word), {**TRICK, **SEATS, **at})
    assert (str(Card(found)) if isinstance(wanted, str) else found) == wanted


@pytest.mark.parametrize("word", CARDS)
def test_a_card_of_the_trick_is_absent_when_nothing_is_led(word: str) -> None:
    assert value(term(word), {**TRICK, "trick": ""}) == -1


@pytest.mark.parametrize("word", CARDS)
def test_a_card_of_the_trick_is_named_where_it_is_known(word: str) -> None:
    here = facts(**TRICK)
    for lang in ("es", "en"):
        general, actual = (term(word).phrase(voice) for voice in (Voice(lang), Voice(lang, facts=here)))
        assert general != actual
        assert "rey" in actual or "king" in actual or "sota" in actual or "jack" in actual


@pytest.mark.parametrize("word", TERMS)
def test_a_thing_is_said_in_both_languages(word: str) -> None:
    assert term(word).phrase(Voice("es")) != term(word).phrase(Voice("en")) != ""


def test_every_thing_that_can_be_named_has_an_example() -> None:
    assert set(vocabulary().terms) == set(TERMS)


# ── names ─────────────────────────────────────────────────────────────────────────────────────────


def named(text: str, *types: Any, **more: Any) -> Term:
    reader = Reader(vocabulary())
    try:
        return names(**more).term(node(text), reader, types)
    except Unreadable:
        raise TutorError(reader.faults) from None


def test_a_card_stands_for_its_suit_where_a_suit_is_wanted() -> None:
    made = named("led", "suit")
    assert isinstance(made, SuitOf)
    assert value(made, TRICK) == Suit.COPAS
    assert named("led", "suit", "card") == term("led")


def test_the_type_of_the_slot_decides_what_a_name_means() -> None:
    part = Part("led", "number", {})
    assert named("led", "number", parts={"led": part}) == part
    assert named("led", "card", parts={"led": part}) == term("led")


def test_a_name_that_fits_twice_is_a_fault() -> None:
    with pytest.raises(TutorError) as caught:
        named("led", "card", parts={"led": Part("led", "card", {})})
    assert caught.value.faults[0].code == "ambiguous_name"


def test_what_everybody_has_is_numbers_to_be_added_or_one_set_of_cards() -> None:
    assert isinstance(named("{of_all: bids}", "numbers"), OfAll)
    assert isinstance(named("{of_all: hand}", "cards"), OfAll)
    for wrong in ("{of_all: trump}", "{of_all: trick}", "{of_all: x}", "{all: bids}", "{}", "[bids]", "null"):
        with pytest.raises(TutorError):
            named(wrong, "numbers", "cards")


def test_a_number_of_everybody_is_no_number() -> None:
    with pytest.raises(TutorError):
        named("{of_all: bids}", "number")


# ── generators ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("text", "at", "wanted"), [case for cases in GENERATORS.values() for case in cases])
def test_what_may_be_chosen(text: str, at: dict[str, Any], wanted: list[str | int]) -> None:
    em, made = Emitter(), read("generators", text, names())
    found = bits(worked_out(em, made.domain(em), {**TRICK, **at}))
    cards = [str(Card(choice)) for choice in found] if made.type in ("card", "cards") else list(found)
    assert sorted(cards, key=str) == sorted(wanted, key=str)


@pytest.mark.parametrize("text", [case[0] for cases in GENERATORS.values() for case in cases[:1]])
def test_what_may_be_chosen_is_said_in_both_languages(text: str) -> None:
    made = read("generators", text, names())
    assert made.phrase(Voice("es")) != made.phrase(Voice("en")) != ""


def test_every_generator_has_an_example() -> None:
    assert set(vocabulary().generators) == set(GENERATORS)
