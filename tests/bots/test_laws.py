"""Bots know no law by name: under other names they choose the same, under house rules they stay legal and play otherwise."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import tutor
from tests.house_rules.tables import NAMES, file_of, table
from tests.rename.renamed import Renamer
from tutor.ask import Ruleset
from tutor.bots import look, turn
from tutor.bots.bot import Searcher
from tutor.kinds import vocabulary
from tutor.law.load import Library
from tutor.play.position import Position

FEW = {"number": 16, "card": 8, "capture": 8, "points": 8}


def game(rules: Ruleset, players: int, hands: int, seed: int, most: int = 99) -> tuple[list[Any], Position]:
    """The choices of bots in some hands of a match, and the last position in which a card was chosen."""
    match, rng, found = rules.match(players), random.Random(seed), list[Any]()
    player, last = Searcher(1, "veterana", FEW), None
    for number in range(hands):
        match, past = match.deal(rng), list[Any]()
        while match.position is not None and len(found) < most:
            choice = match.position.moves()[0] if number < hands - 1 else turn(player, match.position, past)
            last = match.position
            past.append((last, choice))
            match = match.play(choice)
            found.append(choice)
    assert last is not None
    return found, last


@pytest.mark.parametrize(
    ("name", "variant", "players", "hands"),
    [("pocha", "completa", 4, 5), ("tute", "arrastrado", 3, 1), ("escoba", "quince-wiki", 2, 1)],
)
def test_under_other_names_bots_choose_the_same(
    name: str, variant: str, players: int, hands: int, tmp_path: Path
) -> None:
    renamer = Renamer(name)
    renamer.write(tmp_path)
    library = Library(tmp_path, vocabulary())
    renamed = tutor.load(renamer.new(name), variant=renamer.new(variant), library=library)
    most = 12 if hands == 1 else 99
    shipped = tutor.load(name, variant=variant)
    assert game(renamed, players, hands, 3, most)[0] == game(shipped, players, hands, 3, most)[0]


@pytest.mark.parametrize("name", NAMES)
def test_under_house_rules_bots_stay_legal(name: str) -> None:
    choices, _ = game(table(name, "completa"), 4, 5, 2)
    assert choices


def test_a_house_rule_changes_what_bots_bid_and_play() -> None:
    plain = tutor.load("pocha", variant="completa")
    differing = 0
    for number in (5, 6, 11):
        house = table(file_of(number), "completa")
        differing += any(game(house, 4, 7, seed, 99)[0] != game(plain, 4, 7, seed, 99)[0] for seed in range(3))
    assert differing == 3


def test_a_view_under_a_house_rule_gives_its_legal_choices() -> None:
    house = table(file_of(1), "completa")
    match = house.match(3)
    rng = random.Random(1)
    for _ in range(6):
        match = match.deal(rng)
        past: list[Any] = []
        while match.position is not None:
            position = match.position
            assert look(position, position.turn, past).moves == position.moves()
            choice = rng.choice(position.moves())
            past.append((position, choice))
            match = match.play(choice)
