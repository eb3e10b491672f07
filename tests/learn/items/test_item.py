"""An item: its data, its key, and the marking of answers."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tutor.faults import TutorError
from tutor.learn import Item, ask_text, foil_of, generate, mark, still_holds, twin_of
from tutor.learn.items import KINDS, kind_of
from tutor.learn.items.chance import Chance
from tutor.learn.items.difficulty import difficulty
from tutor.learn.items.draft import Draft
from tutor.learn.items.make import made
from tutor.learn.items.samples.counts import moved
from tutor.learn.items.tables import seat_of
from tutor.learn.items.targets import aim_at, values_of
from tutor.play.facts import MissingFact

TRICK: dict[str, Any] = {"players": 4, "trump": "espadas", "trick": ["12c", "10c"], "hand": ["1c", "6c", "3e", "2b"]}
TABLE: dict[str, Any] = {"hand": ["7o", "5c"], "table": ["10c", "5o", "3o", "10e"]}
MARK_ALL = Item("mark_all", "pocha", "completa", TRICK, "play", ("BEAT",))
CAPTURES = Item("mark_all", "escoba", "quince", {**TABLE, "play": "7o"}, "take", ("ALL",))


def test_an_item_comes_back_from_its_data() -> None:
    again = Item.from_data(json.loads(json.dumps(MARK_ALL.to_data())))
    assert (again, again.key) == (MARK_ALL, MARK_ALL.key)


@pytest.mark.parametrize("missing", ["kind", "game", "variant", "case"])
def test_data_that_lack_something_are_refused(missing: str) -> None:
    data = MARK_ALL.to_data()
    del data[missing]
    with pytest.raises(TutorError) as caught:
        Item.from_data(data)
    assert missing in caught.value.text("es")


def test_the_key_does_not_see_the_names_of_suits_nor_the_order_of_a_hand() -> None:
    renamed = {"players": 4, "trump": "oros", "trick": ["12b", "10b"], "hand": ["2e", "3o", "6b", "1b"]}
    assert Item("mark_all", "pocha", "completa", renamed, "play").key == MARK_ALL.key


@pytest.mark.parametrize("change", [{"trick": ["10c", "12c"]}, {"trump": "copas"}, {"hand": ["1c", "5c", "3e", "2b"]}])
def test_the_key_sees_everything_else(change: dict[str, Any]) -> None:
    assert Item("mark_all", "pocha", "completa", {**TRICK, **change}, "play").key != MARK_ALL.key


def test_a_wrong_answer_says_what_is_omitted_what_is_wrong_and_why() -> None:
    marked = mark(MARK_ALL, "6c 3e")
    assert (marked.right, marked.expected, marked.omitted, marked.wrong) == (False, (("1c",),), ("1c",), ("6c", "3e"))
    assert (
        marked.answer.rule == "montar" and "seis de copas" in marked.text("es") and "six of cups" in marked.text("en")
    )


def test_misconceptions_are_foretold() -> None:
    predicted = mark(MARK_ALL, []).predicted
    assert predicted[None] == (("1c",),) and predicted["M2"] == (("1c", "6c"),) and predicted["M10"] == (("1c", "3e"),)


def test_captures_tell_omissions_and_wrong_sums_apart() -> None:
    marked = mark(CAPTURES, [["10c"], ["5o"]])
    assert marked.omitted == (("10e",), ("3o", "5o")) and marked.wrong == (("5o",),)
    assert "7 + 5" in marked.text("es")


def test_every_right_answer_is_accepted_where_one_is_asked_for() -> None:
    item = Item("play_one", "escoba", "quince", {**TABLE, "play": "7o"}, "take", ("ALL",))
    assert all(mark(item, list(taken)).right for taken in (("10c",), ("10e",), ("5o", "3o")))
    assert not mark(item, ["5o"]).right


def test_the_guess_follows_from_the_format() -> None:
    assert mark(MARK_ALL, []).guess == 1 / 15
    assert mark(Item("play_one", "pocha", "completa", TRICK, "play"), "1c").guess == 1 / 5
    assert mark(Item("legal_or_not", "pocha", "completa", {**TRICK, "play": "6c"}), "illegal").guess == 1 / 2


@pytest.mark.parametrize(
    ("item", "answer", "told"),
    [
        (MARK_ALL, ["7c"], "1c"),
        (MARK_ALL, 3, "lista"),
        (MARK_ALL, ["9z"], "9z"),
        (CAPTURES, "10c", "lista"),
        (Item("legal_or_not", "pocha", "completa", {**TRICK, "play": "6c"}), "maybe", "legal, illegal"),
        (Item("winner", "pocha", "completa", {"trick": ["12c", "1c"], "trump": "oros", "winner": True}), "3c", "12c"),
        (Item("no_such_kind", "pocha", "completa", TRICK, "play"), [], "mark_all"),
    ],
)
def test_an_answer_that_is_none_is_refused_in_words(item: Item, answer: object, told: str) -> None:
    with pytest.raises(TutorError) as caught:
        mark(item, answer)
    assert told in caught.value.text("es")


def test_a_hand_is_built_in_which_a_card_is_illegal() -> None:
    case = {"players": 4, "trump": "espadas", "trick": ["12c"], "play": "2b"}
    item = Item("build_hand", "pocha", "completa", case, "hand", ("FOLLOW",))
    assert mark(item, ["2b", "4c", "5b"]).right and not mark(item, ["2b", "5b"]).right and not mark(item, "none").right
    with pytest.raises(TutorError):
        mark(item, ["2b", "12c"])


def test_what_is_asked_is_printed_whole() -> None:
    text = ask_text(MARK_ALL, "es")
    for told in (
        "Pocha (completa)",
        "cuatro",
        "triunfo es espadas",
        "sale A con el rey de copas",
        "Te toca a ti, que eres C",
        "una, varias o todas",
    ):
        assert told.lower() in text.lower(), told
    assert "one, several or all" in ask_text(MARK_ALL, "en")


def test_the_rule_of_the_house_is_the_law_of_an_item() -> None:
    item = Item("mark_all", "pocha", "completa", TRICK, "play", house=("M2",))
    assert mark(item, "1c 6c").right and "M2" not in mark(item, []).predicted
    assert "No hace falta montar" in ask_text(item, "es")


def test_the_same_seed_gives_the_same_item_and_another_one_another() -> None:
    one, again, other = (generate("mark_all", "pocha", "completa", "OVER", seed=seed) for seed in (5, 5, 6))
    assert json.dumps(one.to_data()) == json.dumps(again.to_data()) and one.key != other.key


@pytest.mark.parametrize("band", ["facil", "media", "dificil"])
def test_a_band_is_kept_to(band: Any) -> None:
    assert generate("mark_all", "pocha", "completa", "BEAT", band, seed=2).band == band


@pytest.mark.parametrize(
    ("kind", "target", "seed"),
    [
        ("mark_all", "RELEASE", 4),
        ("winner", "RANK", 4),
        ("winner", "RANK", 9),  # one other card is not enough for a foil
        ("order", "RANK", 0),
        ("points", "HIT", 4),
        ("multiple_choice", "BIDSUM", 4),
    ],
)
def test_a_twin_has_the_rule_and_a_foil_has_not(kind: str, target: str, seed: int) -> None:
    item = generate(kind, "pocha", "completa", target, seed=seed)
    twin, foil = twin_of(item), foil_of(item)
    assert target in twin.components and twin.key != item.key and twin.band == item.band
    assert foil is not None and target not in foil.components and still_holds(item) and still_holds(foil)


def test_what_the_law_cannot_answer_is_not_asked() -> None:
    """Two positions of which one cannot be at this table; a card with what it takes where nothing can be taken."""
    case = {"players": 4, "trump": "copas", "trick": ["10o", "10b"], "hand": ["3o", "6o", "10c"], "play": "6o"}
    twins = Item("twins", "pocha", "sencilla", case, "", more={"other": {"trump": "oros"}})
    beyond = replace(twins, case={**case, "players": 5})
    taken = Item("play_one", "escoba", "escova", {"table": ["10o", "1e", "3e"], "hand": ["3b"]}, "take")
    none = replace(taken, case={"table": ["1e", "2e"], "hand": ["3b"]})
    for item, sound in ((twins, True), (beyond, False), (taken, True), (none, False)):
        kind = kind_of(item)
        assert kind.sound(item, kind.right(item, item.seat.rules)) == sound


@pytest.mark.parametrize(
    ("kind", "target", "told"),
    [
        ("nothing", "BEAT", "mark_all"),
        ("mark_all", "NOTHING", "FOLLOW"),
        ("sweeps", "BEAT", "mark_all"),
        ("mark_all", "MULT", "MULT"),
    ],
)
def test_what_cannot_be_made_is_refused_in_words(kind: str, target: str, told: str) -> None:
    with pytest.raises(TutorError) as caught:
        generate(kind, "pocha", "sencilla", target)
    assert told in caught.value.text("es")


def test_somebody_in_whose_eyes_one_of_two_positions_cannot_be_has_no_answer() -> None:
    """Who takes king and jack for a cante could not have sung swords with this hand; what the law says is no less clear."""
    hand = ["11o", "12o", "10c", "11c", "12c", "11e", "12e"]
    told = {"players": 4, "trump": "copas", "sung": ["espadas"], "tricks_won": 2, "sung_this_trick": True}
    case = {**told, "hand": hand, "first_win": [*hand, "4c", "10b"], "sing": "copas"}
    item = Item("twins", "tute", "parejas", case, more={"other": {"sung_this_trick": False}})
    predicted = mark(item, [2]).predicted
    assert predicted["T16"] == () and predicted[None] == ((2,),)


def test_of_a_number_the_values_beside_the_one_in_force_are_tried() -> None:
    """A match up to 31 is not asked about as if it were one up to 21."""
    law = seat_of("escoba", "escova", (), ()).law
    assert values_of(law.options["meta"], law.settings["meta"]) == (law.settings["meta"] - 1, law.settings["meta"] + 1)


def test_points_come_from_one_pile_after_another_and_no_pile_has_less_than_none() -> None:
    piles = {"A": 90, "B": 5, "C": 35}
    assert moved(piles, -10, "A", ("B", "C")) == {"A": 100, "B": 0, "C": 30}
    assert moved(piles, 95, "A", ("B", "C")) == {"A": 0, "B": 95, "C": 35}


def test_a_drill_is_harder_the_more_cards_it_has() -> None:
    one, five = (Item("worth", "escoba", "quince", {}, more={"cards": cards}) for cards in (["7o"], ["7o"] * 5))
    assert difficulty(one, (), {}) < difficulty(five, (), {})


def test_two_misconceptions_are_told_apart() -> None:
    item = generate("mark_all", "pocha", "completa", ("M4", "M5"), seed=1)
    predicted = mark(item, []).predicted
    assert predicted["M4"] != predicted["M5"]


def test_cards_of_the_hand_put_together_are_a_wrong_answer_with_its_reason() -> None:
    table = {"hand": ["7o", "3c"], "table": ["5o", "10e"], "play": "7o"}
    marked = mark(Item("mark_all", "escoba", "quince", table, "take", ("CAP1",)), [["3c", "5o"], ["10e"]])
    assert marked.wrong == (("5o", "3c"),) and "siete de oros" in marked.text("es")
    assert marked.given == marked.predicted["E7"][0]


def test_what_is_told_is_about_the_rule_that_is_exercised() -> None:
    """Other cards are refused too, and come first in the deck: they are told of only where they were marked."""
    case = {"trump": "espadas", "trick": ["12c", "10c"], "hand": ["4o", "7o", "1c", "6c"]}
    item = Item("mark_all", "pocha", "completa", case, "play", ("FOLLOW", "BEAT"), target=("BEAT",))
    assert mark(item, ["1c"]).answer.rule == "montar"
    assert mark(item, ["1c", "4o", "6c"]).answer.rule == "montar"
    assert mark(item, ["1c", "4o"]).answer.rule == "asistir"
    assert mark(replace(item, target=("FOLLOW",)), ["1c", "4o", "6c"]).answer.rule == "asistir"


def test_a_position_that_does_not_tell_all_that_can_be_chosen_is_passed_over() -> None:
    """As where, without the rule, what may be sung hangs on a fact that is not told."""
    seat = seat_of("tute", "parejas", (), ())

    class Untold(type(KINDS["twins"])):  # type: ignore[misc]
        def make(self, *_: Any) -> Item | None:
            raise MissingFact("first_win")

    assert made(Untold(), Draft(seat, "sing", {}), Chance(""), aim_at(seat, "CANTE")) is None


def test_where_nothing_can_be_claimed_it_is_told_why() -> None:
    item = Item("mark_all", "escoba", "cientifica", {"left": "12o", "table": ["6o", "6e"]}, "claim", ("CLAIM",))
    marked = mark(item, [])
    assert marked.right and "10 + 6 = 16" in marked.text("es")
    bare = mark(replace(item, case={"left": "12o", "table": []}), [])
    assert bare.right and bare.text("es")
