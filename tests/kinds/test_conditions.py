"""Conditions: each in a position where it holds and in one where it does not, with the cards that make it so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tests.kinds.positions import ESCOBA, TRICK, bidding, holds, names, read, witness
from tutor.faults import TutorError
from tutor.kinds import vocabulary
from tutor.law.conditions import Always
from tutor.law.names import Part
from tutor.law.subsets import Moves, Scale
from tutor.law.voice import Voice

VOID, KEPT = 2, 3


@dataclass(frozen=True)
class So:
    """``text`` holds in TRICK changed by ``so`` because of ``cards``, and not when changed by ``not_so``.

    Changed by ``absent`` it speaks of something that is not there: neither it nor its opposite holds.
    """

    text: str
    so: dict[str, Any]
    not_so: dict[str, Any]
    cards: str = ""
    absent: dict[str, Any] | None = None


EXAMPLES: dict[str, list[So]] = {
    "some": [
        So("{some: {suit: trump}, in: trick}", {"trick": "12c 2e 5e"}, {"trick": "12c 10c"}, "2e 5e"),
        So("{some: {suit: led}, in: hand}", {}, {"hand": "3e 2b"}, "1c 6c", {"trick": ""}),
        So("{some: {beats: best}, in: hand}", {}, {"hand": "6c 2b"}, "1c 3e", {"trick": ""}),
    ],
    "none": [
        So("{none: {suit: trump}, in: trick}", {}, {"trick": "12c 2e"}),
        So("{none: {suit: led}, in: hand}", {"hand": "3e 2b"}, {}, "", {"trick": ""}),
    ],
    "all": [
        So("{all: {suit: led}, in: hand}", {"hand": "1c 6c"}, {}, "1c 6c", {"trick": ""}),
        So("{all: {rank: [10, 11, 12]}, in: trick}", {}, {"trick": "12c 7c"}, "10c 12c"),
    ],
    "count": [
        So("{count: hand, is: 4}", {}, {"hand": "1c"}, "1c 6c 3e 2b"),
        So("{count: {suit: copas}, in: hand, at_least: 2}", {}, {"hand": "1c 3e"}, "1c 6c"),
        So("{count: {suit: led}, in: hand, less_than: 2}", {"hand": "1c 3e"}, {}, "1c", {"trick": ""}),
        So("{count: sung, is: 2}", {"sung": 0b0110}, {"sung": 0b0010}),
        So("{count: pairs, at_least: 1}", {}, {"hand": "1c 6e"}),
    ],
    "phase": [So("{phase: untouched}", {"trick": ""}, {})],
    "trades": [
        So("{trades: led, for: last}", {"trick": "7c 1c"}, {"trick": "7c 6c"}, "1c", {"trick": ""}),
        So("{trades: led, for: last}", {"trick": "2c 7c"}, {"trick": "2c 7o"}, "7c"),
    ],
    "empty": [So("{empty: trick}", {"trick": ""}, {}), So("{empty: hand}", {"hand": ""}, {})],
    "known": [
        So("{known: offender}", {"offender": 2}, {"offender": -1}),
        So("{known: led}", {}, {"trick": ""}),
        So("{known: trump}", {}, {"trump": -1}),
    ],
    "the": [
        So("{the: trump, in: sung}", {"sung": 0b0100}, {"sung": 0b1011}),
        So("{the: led, in: hand}", {"hand": "12c 1o"}, {}, "12c", {"trick": ""}),
        So("{the: sung, in: pairs}", {"sung": 0b0010}, {"sung": 0b0011}),
        So("{the: {last: sung}, is: trump}", {"sung:last": 2}, {"sung:last": 1}, "", {"sung:last": -1}),
        So("{the: cards, more_than: 1}", {}, {"cards": 1}),
        So("{the: cards, is: 4}", {}, {"cards": 5}),
        So("{the: cards, less_than: players}", {"cards": 3}, {}),
        So("{the: cards, at_least: 4}", {}, {"cards": 3}),
        So("{the: cards, at_most: 4}", {}, {"cards": 5}),
        So("{the: trump, is: espadas}", {}, {"trump": "oros"}, "", {"trump": -1}),
        So("{the: led, is: {suit: trump}}", {"trump": "copas"}, {}, "12c", {"trick": ""}),
        So("{the: best, is: led}", {}, {"trick": "10c 12c"}, "12c", {"trick": ""}),
        So("{the: trump, is: led}", {"trump": "copas"}, {}, "", {"trick": ""}),
        So("{the: chooser, is: dealer}", {"chooser": 3}, {"chooser": 0}, "", {"chooser": -1}),
        So("{the: auction, is: true}", {"auction": True}, {"auction": False}),
        So("{the: auction, is: false}", {"auction": False}, {"auction": True}),
    ],
    "total": [
        So(
            "{total: [{of_all: bids}, bid], is: cards}",
            {"bids:all": (1, 2), "move": {"bid": 1}},
            {"bids:all": (1, 2), "move": {"bid": 0}},
        ),
        So("{total: [cards, players], at_least: 8}", {}, {"cards": 3}),
        So("{total: hand, is: 12}", {}, {"hand": "1c 6c 3e 7b"}, "1c 6c 3e 2b"),
        So("{total: [hand, led], is: 22}", {}, {"hand": "1c"}, "1c 6c 12c 3e 2b", {"trick": ""}),
        So("{total: trick, is: 3, counting_by: 15}", {}, {"trick": "12c"}, "10c 12c"),
    ],
    "splits": [
        So("{splits: hand, into: 2, each: 15}", {"hand": "7o 10o 6e 11b"}, {"hand": "7o 10o 6e 12b"}, "7o 10o 6e 11b")
    ],
    "empties": [
        So("{empties: trick, with: hand}", {"trick": "1c 6c"}, {}, "1c 6c"),
        So("{empties: hand, with: trick}", {"hand": "10c"}, {}, "10c"),
    ],
    "any": [
        So("{any: [{empty: trick}, {the: cards, is: 4}]}", {}, {"cards": 3}),
        So("{any: [{some: {suit: led}, in: hand}, {some: {suit: trump}, in: hand}]}", {}, {"hand": "2b"}, "1c 6c 3e"),
        So("{any: [{the: led, is: {suit: oros}}, {empty: trick}]}", {"trick": ""}, {}),
    ],
    "not": [
        So("{not: {empty: trick}}", {}, {"trick": ""}),
        So("{not: {the: led, is: {suit: trump}}}", {}, {"trump": "copas"}, "12c", {"trick": ""}),
        So("{not: {not: {empty: trick}}}", {"trick": ""}, {}),
    ],
    "kept": [So("{kept: asistir}", {"duties": {"asistir": KEPT}}, {"duties": {"asistir": VOID}})],
    "void": [So("{void: asistir}", {"duties": {"asistir": VOID}}, {"duties": {"asistir": KEPT}})],
    "most": [
        So(
            "{most: miss}",
            {"counter:miss:all": (3, 1, 2, 0), "owner": 0},
            {"counter:miss:all": (3, 1, 3, 0), "owner": 0},
        ),
        So(
            "{most: [points, offender]}",
            {"points:all": (45, 45, 40), "owner": 1, "offender": 1},
            {"points:all": (45, 45, 40), "owner": 0, "offender": 1},
        ),
        So(
            "{most: [points, miss]}",
            {"points:all": (45, 45, 40), "counter:miss:all": (0, 1, 2), "owner": 1},
            {"points:all": (45, 45, 40), "counter:miss:all": (1, 1, 2), "owner": 1},
        ),
        So(
            "{most: [points, offender, miss]}",
            {"points:all": (45, 45, 40), "counter:miss:all": (0, 1, 2), "owner": 1, "offender": 2},
            {"points:all": (45, 50, 40), "counter:miss:all": (2, 1, 0), "owner": 0, "offender": 0},
        ),
    ],
}
ALL = [(word, example) for word, examples in EXAMPLES.items() for example in examples]
IDS = [example.text for _, example in ALL]


def condition(text: str) -> Any:
    return read("condition", text, bidding())


@pytest.mark.parametrize(("word", "example"), ALL, ids=IDS)
def test_it_holds_where_it_should_and_nowhere_else(word: str, example: So) -> None:
    assert word in example.text
    made = condition(example.text)
    assert holds(made, {**TRICK, **example.so})
    assert not holds(made, {**TRICK, **example.not_so})


@pytest.mark.parametrize(("word", "example"), ALL, ids=IDS)
def test_the_cards_that_make_it_so_are_named(word: str, example: So) -> None:
    shown = witness(condition(example.text), {**TRICK, **example.so})
    assert set(shown.split()) == set(example.cards.split())


@pytest.mark.parametrize(
    "example", [example for _, example in ALL if example.absent is not None], ids=lambda example: example.text
)
def test_what_speaks_of_something_absent_is_false_and_so_is_its_opposite(example: So) -> None:
    position = {**TRICK, **(example.absent or {})}
    assert not holds(condition(example.text), position)
    assert not holds(condition(f"{{not: {example.text}}}"), position)


@pytest.mark.parametrize(
    "example", [example for _, example in ALL if example.absent is None], ids=lambda example: example.text
)
def test_of_what_is_there_either_it_or_its_opposite_holds(example: So) -> None:
    for changes in (example.so, example.not_so):
        position = {**TRICK, **changes}
        assert holds(condition(example.text), position) != holds(condition(f"{{not: {example.text}}}"), position)


@pytest.mark.parametrize(("word", "example"), ALL, ids=IDS)
def test_it_is_said_in_both_languages_and_so_is_its_opposite(word: str, example: So) -> None:
    made = condition(example.text)
    said = {made.phrase(Voice(lang), mood) for lang in ("es", "en") for mood in ("is", "not")}
    assert len(said) == 4
    assert "" not in said


def test_the_kind_of_hand_is_known_when_the_rules_are_read() -> None:
    assert read("condition", "{kind: india}", names(kind="india")) == Always(True)
    assert (
        read("condition", "{kind: india}", names(kind="oros"))
        == read("condition", "{kind: india}", names())
        == Always(False)
    )


def test_constants_fold_away() -> None:
    assert condition("[true, {any: [false, {empty: trick}]}]") == condition("{empty: trick}")
    assert condition("[{empty: trick}, false]") == condition("{not: true}") == Always(False)
    assert condition("{any: [{empty: trick}, true]}") == condition("[]") == Always(True)


def test_two_scales_in_one_rule_are_kept_apart() -> None:
    ranks = Scale(tuple(range(1, 13)))
    made = read(
        "condition",
        "{total: led, by: value, is: {total: led, by: ranks}}",
        names(scales={"value": ESCOBA, "ranks": ranks}),
    )
    assert holds(made, {**TRICK, "trick": "7c"})
    assert not holds(made, {**TRICK, "trick": "12c"})


def test_the_largest_of_the_sets_that_may_still_be_chosen() -> None:
    """Two cards where others take one or none; where nobody takes any, nothing is the largest. It is asked in duties."""
    parts = {
        "play": Part("play", "card", {"es": "la carta que juegas", "en": "the card you play"}),
        "take": Part("take", "cards", {"es": "las cartas que te llevas", "en": "the cards you take"}),
    }
    made = read("condition", "{largest: take}", names(parts=parts, later=("mayor",)))
    for sets, taken, so in [
        ((0, 1, 3), 3, True),
        ((0, 1, 3), 1, False),
        ((0, 3, 5), 5, True),
        ((0, 1, 3), 0, False),
        ((0,), 0, False),
    ]:
        moves = Moves()
        moves.extend((20, mask) for mask in sets)
        assert holds(made, {**TRICK, "candidates": moves, "move": {"play": 20, "take": taken}}) == so, (sets, taken)
    said = {made.phrase(Voice(lang), mood) for lang in ("es", "en") for mood in ("is", "not", "must", "mustnt")}
    assert len(said) == 8
    with pytest.raises(TutorError, match="largest"):
        read("condition", "{largest: take}", names(parts=parts))


def test_every_condition_has_an_example() -> None:
    assert set(vocabulary().conditions) - {"kind", "largest"} == set(EXAMPLES)
