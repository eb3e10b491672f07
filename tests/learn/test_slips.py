"""What went wrong in a hand, asked once more: also where a house has rules of its own, which are the law of the exercise."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.game.tables import seats_at
from tutor.cards import CARDS, bits
from tutor.faults import TutorError
from tutor.game import Session, begin
from tutor.learn.items import Item, ask_text, mark
from tutor.learn.slips import exercises_of
from tutor.tabletop.table import choosing_of

OWN: tuple[Any, ...] = ({"remove": ["montar"]},)


@pytest.mark.parametrize(
    ("house", "told"),
    [
        ((), ""),
        (("M2",), "No hace falta montar."),
        (OWN, "Con reglas de la casa."),
        (("M7", *OWN), "El tres vale poco."),
    ],
)
def test_a_slip_is_asked_once_more_by_the_rules_of_the_house(house: tuple[Any, ...], told: str) -> None:
    session, wrong = first_slip(house)
    position = session.waiting()
    (item,) = exercises_of(session, [(position, wrong)])
    legal = [str(CARDS[card]) for card in bits(choosing_of(position, "es").domain()) if position.may(card)]
    marked = mark(item, legal)
    assert marked.right and not mark(item, [*legal, str(CARDS[wrong])]).right
    assert Item.from_data(json.loads(json.dumps(item.to_data()))) == item
    assert told in ask_text(item, "es")
    assert ("montar" in [rule.id for rule in item.seat.law.decisions["jugar"].rules]) == (not house)


def first_slip(house: tuple[Any, ...]) -> tuple[Session, int]:
    """A game at the first choice of the person's at which some card may not be played, and such a card."""
    seats = seats_at("pocha", "completa", 4, 3, first=9, hands=1, assist="real", house=house)
    session = begin(seats, seats.rules()).deal()
    while True:
        session = session.others()
        choosing = choosing_of(session.waiting(), "es")
        refused = [card for card in bits(choosing.domain()) if not session.waiting().may(card)]
        if choosing.kind == "play" and refused:
            return session, refused[0]
        session = session.play(session.legal()[0])


def test_a_house_rule_that_is_none_is_refused_in_words() -> None:
    case = {"trump": "oros", "trick": ["1c"], "hand": ["3c", "7o"]}
    for house in ("{", '{"remove": ["nothing"]}', "M99"):
        with pytest.raises(TutorError) as caught:
            mark(Item("mark_all", "pocha", "completa", case, "play", house=(house,)), ["3c"])
        assert caught.value.text("es")
