"""What is sent to the table: nothing that is hidden, nothing about legality where none is to be told, one text a reason."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

import tutor
from tests.tabletop.positions import NEVER_TOLD, asked, cards_in, course_of, dealt, keys_in, refusing
from tutor.cards import CARDS
from tutor.play.position import PASS, Position
from tutor.tabletop import read_action, said, table_of, table_of_view, unfold
from tutor.tabletop.shape import TableData
from tutor.tabletop.table import told_by

HANDS = [
    ("pocha", "completa", 4, 5),
    ("pocha", "sencilla", 3, 3),
    ("escoba", "quince-wiki", 3, 1),
    ("escoba", "limpia", 2, 1),
    ("tute", "habanero", 2, 8),
]


def zone(data: TableData, name: str) -> Any:
    return next(found for found in data["zones"] if found["id"] == name)


def seen_by(position: Position, seat: int) -> set[str]:
    """The cards that a seat may see, by the view of the game."""
    return cards_in(position.view(seat))


@pytest.mark.parametrize("assist", ["show", "warn", "real"])
@pytest.mark.parametrize("hand", HANDS, ids="-".join(map(str, [])) or str)
def test_only_what_the_seat_may_see_is_sent(hand: tuple[str, str, int, int], assist: Any) -> None:
    for position in course_of(dealt(*hand)):
        for seat in range(hand[2]):
            data = table_of(position, seat, "es", assist)
            assert cards_in(data) <= seen_by(position, seat)
            json.dumps(data)


def test_a_hand_that_only_others_see_is_not_sent_to_its_owner() -> None:
    match = tutor.load("pocha", variant="completa").court(kind="india")
    position = asked(dealt("pocha", "completa", 4), "jugar")
    setting = position.setting
    blind = position.with_changes(setting=type(setting)(match, setting.plan, setting.dealer, setting.cards))
    data = table_of(blind, blind.turn)
    own = [str(CARDS[card]) for card in range(48) if blind.zones["hand"][blind.turn] >> card & 1]
    assert not cards_in(data) & set(own)
    assert [card["id"] for card in zone(data, "hand")["cards"]] == ["?1"]
    assert sum(found["where"] == "seen" for found in data["zones"]) == 3
    made = read_action(blind, {"kind": "play", "card": "?1"})
    assert made is not None
    assert [str(CARDS[made.choice])] == own
    assert read_action(blind, {"kind": "play", "card": own[0]}) is None  # whoever guesses learns nothing
    refused = 0
    for position in course_of(dealt("pocha", "completa", 4, 5)):
        if position.decision == "jugar":
            court = tutor.load("pocha", variant="completa").court(kind="india")
            setting = replace(position.setting, court=court)
            for place in range(1, 6):
                made = read_action(position.with_changes(setting=setting), {"kind": "play", "card": f"?{place}"})
                refused += made is not None and not made.legal
                assert made is None or made.legal or made.said["text"] == "No vale."
    assert refused


@pytest.mark.parametrize("hand", HANDS, ids=str)
def test_in_mesa_real_nothing_tells_what_is_legal(hand: tuple[str, str, int, int]) -> None:
    for position in course_of(dealt(*hand)):
        if position.decision:
            data: Any = table_of(position, position.turn, "es", "real")
            assert data["message"].pop("rule") == ""
            act = position.setting.law.decisions[position.decision].name
            assert act.get("es", "") in data["message"]["text"]
            assert not set(keys_in(data)) & NEVER_TOLD


def test_in_mesa_real_a_law_that_allows_something_else_sends_the_same() -> None:
    rules = tutor.load("pocha", variant="completa")
    lax = rules.believing("M10").court()
    differing = 0
    for position in course_of(dealt("pocha", "completa", 4, cards=8)):
        if position.decision == "jugar":
            setting = position.setting
            other = position.with_changes(setting=type(setting)(lax, setting.plan, setting.dealer, setting.cards))
            here, there = (table_of(each, position.turn, "es", "real") for each in (position, other))
            assert here == there
            differing += position.legal_mask() != other.legal_mask()
    assert differing


@pytest.mark.parametrize("assist", ["show", "warn"])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_illegal_card_carries_the_sentence_of_its_verdict(lang: str, assist: Any) -> None:
    position = refusing()
    cards = zone(table_of(position, position.turn, lang, assist), "hand")["cards"]
    refused = [card for card in cards if "why" in card]
    assert refused
    assert len(refused) < len(cards)
    for card in cards:
        made = read_action(position, {"kind": "play", "card": card["id"]}, lang)
        assert made is not None
        assert made.legal == position.may(made.choice) == ("why" not in card)
        if not made.legal:
            assert (made.said["text"], made.said["rule"]) == (card["why"], card["rule"])


def test_the_forbidden_bid_says_why() -> None:
    position = dealt("pocha", "completa", 4)
    for _ in range(3):
        position = position.play(0)
    ask = table_of(position, position.turn)["ask"]
    assert ask is not None
    assert [option.get("rule") for option in ask["options"]] == [None, "no cuadrar"]
    assert "0 + 0 + 0 + 1 = 1" in ask["options"][1]["why"]


def test_the_sum_is_that_of_the_law() -> None:
    position = dealt("escoba", "quince-wiki", 2)
    data = table_of(position, position.turn)
    assert data["ask"] is not None
    assert (data["ask"]["hand"], data["ask"]["take"]) == ("hand", ["table"])
    assert data["ask"]["sum"] == {"goal": 15, "fixed": [], "card": True}
    worth = {card["id"]: card["value"] for found in data["zones"] for card in found["cards"]}
    ranks = {int(name[:-1]): value for name, value in worth.items()}
    assert all(value == {10: 8, 11: 9, 12: 10}.get(rank, rank) for rank, value in ranks.items())
    same = table_of(dealt("escoba", "limpia", 2), 0)["ask"]
    assert same is not None
    assert same["sum"] == {"goal": None, "fixed": [], "card": False}


def test_what_is_only_remembered_is_not_laid_out() -> None:
    position = dealt("escoba", "quince-wiki", 2)
    assert [found["id"] for found in table_of(position, position.turn)["zones"]] == ["stock", "table", "hand"]


def test_where_capturing_is_owed_leaving_says_why() -> None:
    for position in course_of(dealt("escoba", "escova", 2)):
        if position.decision != "tomar":
            continue
        data = table_of(position, position.turn)
        for card in zone(data, "hand")["cards"]:
            left = read_action(position, {"kind": "capture", "card": card["id"], "take": []})
            assert left is not None
            assert left.legal == ("why" not in card and "stay" not in card)
            assert left.legal or left.said["text"] == card.get("why", card.get("stay"))


def test_who_played_what_and_who_is_who() -> None:
    position = refusing()
    data = table_of(position, position.turn, "en", names=["Ana", "Eva", "Luis", "Paz"], totals=[5, -10, 0, 15])
    played = zone(data, "trick")["cards"]
    names = [data["players"][-place]["name"] for place in range(len(played), 0, -1)]
    assert [card["note"] for card in played] == names
    assert data["players"][0]["you"]
    assert data["players"][0]["turn"]
    totals = {player["name"]: player["facts"][-1]["number"] for player in data["players"]}
    assert totals == {"Ana": "5", "Eva": "−10", "Luis": "0", "Paz": "15"}
    bids = {
        player["name"]: fact["number"]
        for player in data["players"]
        for fact in player["facts"]
        if fact["label"] == "Tricks bid"
    }
    said_bids = position.registers["bids"]
    assert bids == {
        name: str(said_bids[position.relative(seat)]) for seat, name in enumerate(["Ana", "Eva", "Luis", "Paz"])
    }
    assert not any(player["partner"] for player in data["players"])
    pairs = table_of(dealt("tute", "parejas", 4), 1, "en")
    assert [player["id"] for player in pairs["players"] if player["partner"]] == ["4"]


def test_with_what_a_choice_goes_is_told() -> None:
    claiming = asked(dealt("escoba", "quince", 2), "reclamar_lo_dejado")
    (left,) = table_of(claiming, claiming.turn)["ask"]["held"]  # type: ignore[index]
    told = [table_of(claiming, claiming.turn, lang)["message"]["text"] for lang in ("es", "en")]
    assert left == "1e"
    assert told == [
        "Puedes reclamar. Lo que elijas va con el as de espadas.",
        "You may claim. What you choose goes with the ace of swords.",
    ]


def test_a_position_of_a_case_is_marked_by_its_answer() -> None:
    case = {"trump": "espadas", "trick": ["12c", "10c"], "hand": ["1c", "6c", "3e"], "play": "6c"}
    rules = tutor.load("pocha", variant="completa")
    data = table_of_view(rules.court().law, case, "es", rules.explain(case))
    assert zone(data, "hand")["cards"] == [
        {"id": "1c", "label": "as de copas", "sign": "✓", "note": "vale"},
        {"id": "6c", "label": "seis de copas", "sign": "✕", "note": "montar"},
        {"id": "3e", "label": "tres de espadas", "sign": "✕", "note": "asistir"},
    ]
    assert told_by(rules.explain(case), "es") == {
        "1c": {"sign": "✓", "note": "vale"},
        "6c": {"rule": "montar", "why": rules.explain(case).because("es")},
        "3e": {"rule": "asistir", "why": rules.explain({**case, "play": "3e"}).because("es")},
        "12c": {"sign": "◆", "note": "obliga"},
    }
    assert [(card["id"], card.get("note")) for card in zone(data, "trick")["cards"]] == [
        ("12c", "obliga"),
        ("10c", None),
    ]
    assert data["ask"] is None
    assert data["suits"] == [{"label": "Triunfo", "suit": "espadas", "name": "espadas"}]
    assert data["players"] == []


def test_what_was_said_and_played_is_told_where_nobody_sits_at_the_table() -> None:
    law = tutor.load("pocha", variant="completa").court().law
    counted = table_of_view(law, {"trump": "oros", "bids": [2, 0, 1], "tricks": [1, 1, 1]}, "es")
    assert [tuple(fact.values()) for fact in counted["facts"]] == [
        ("Bazas pedidas", "2, 0, 1"),
        ("Bazas ganadas", "1, 1, 1"),
    ]
    record = table_of_view(law, {"tricks": [[{"A": "1c"}, {"B": "2c"}]]}, "en")
    (trick,) = record["zones"]
    assert (trick["label"], [card["note"] for card in trick["cards"]]) == ("Trick 1", ["A", "B"])


@pytest.mark.parametrize(
    "view",
    [
        {"hand": "seis de"},
        {"trick": 7},
        {"trump": []},
        {"bids": "x", "tricks": {}},
        {"seen": 1},
        {"seen": {"hand": {"A": "zz"}}},
    ],
)
def test_what_somebody_is_still_writing_is_passed_over(view: dict[str, Any]) -> None:
    assert not cards_in(table_of_view(tutor.load("pocha", variant="completa").court().law, view))


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"kind": "play"},
        {"kind": "play", "card": "99x"},
        {"kind": "play", "card": 7},
        {"kind": "play", "card": ["1o"]},
        {"kind": "play", "card": "?99"},
        {"kind": "capture", "card": "1o", "take": []},
        {"kind": "choose", "option": 0},
        {"kind": "pass"},
        {"kind": "drop table"},
    ],
)
def test_what_no_browser_of_ours_sends_is_no_move(action: dict[str, Any]) -> None:
    assert read_action(refusing(), action) is None


def test_a_card_of_somebody_else_is_no_move() -> None:
    position = refusing()
    others = {str(CARDS[card]) for card in range(48)} - {str(card) for card in position.view(position.turn)["hand"]}
    assert all(read_action(position, {"kind": "play", "card": card}) is None for card in others)


@pytest.mark.parametrize("take", [["1o", "1o"], "1o", [None], [["1o"]], {"1o": 1}])
def test_what_cannot_be_taken_is_no_move(take: Any) -> None:
    position = dealt("escoba", "quince-wiki", 2)
    card = position.view(position.turn)["hand"][0]
    lying = position.view(position.turn)["table"][0]
    wrong = json.loads(json.dumps(take).replace("1o", lying))
    assert read_action(position, {"kind": "capture", "card": card, "take": wrong}) is None


@pytest.mark.parametrize("option", [True, "0", 7, -1, None, 0.0])
def test_what_is_no_option_is_no_move(option: Any) -> None:
    assert read_action(dealt("pocha", "completa", 4), {"kind": "choose", "option": option}) is None


def test_whatever_is_legal_can_be_said_by_an_action() -> None:
    for hand in HANDS:
        for position in course_of(dealt(*hand)):
            for move in position.moves()[:8]:
                made = read_action(position, action_for(position, move))
                assert made is not None
                assert made.legal
                assert made.choice == move


def action_for(position: Position, move: Any) -> dict[str, Any]:
    """The action by which a browser says a move."""
    ask = table_of(position, position.turn)["ask"]
    assert ask is not None
    names = lambda mask: [str(card) for card in CARDS if mask >> card & 1]  # noqa: E731
    if move == PASS:
        return {"kind": "pass"}
    match ask["kind"]:
        case "capture":
            return {"kind": "capture", "card": str(CARDS[move[0]]), "take": names(move[1])}
        case "claim":
            return {"kind": "claim", "take": names(move[0])}
        case "play":
            return {"kind": "play", "card": str(CARDS[move])}
    return {"kind": "choose", "option": move}


def test_when_it_is_not_your_turn_nothing_is_asked() -> None:
    position = dealt("pocha", "completa", 4)
    data = table_of(position, (position.turn + 1) % 4, "en")
    assert data["ask"] is None
    assert data["message"]["text"] == "Player 1 to move."
    *_, over = course_of(position)
    assert table_of(over, 0, "es")["message"]["text"] == "La mano ha terminado."
    assert table_of(over, 0, "es", message=said("Has ganado.", "good"))["message"]["tone"] == "good"


# ── on the way to the next turn ───────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("hand", HANDS, ids=str)
def test_on_the_way_only_what_the_seat_may_see_is_shown(hand: tuple[str, str, int, int]) -> None:
    course = list(course_of(dealt(*hand)))
    for before, after in pairwise(course):
        choice = next(move for move in before.moves() if before.play(move) == after)
        for seat in range(hand[2]):
            reached, steps = unfold(before, [choice], seat)
            assert reached == after
            for step in steps:
                assert cards_in(step) <= seen_by(before, seat) | seen_by(after, seat) | {str(CARDS[choice])}
                assert not set(keys_in(step)) & NEVER_TOLD


def test_a_trick_is_seen_whole_before_it_is_gathered() -> None:
    first = asked(dealt("pocha", "completa", 4, cards=6), "jugar")
    choices: list[Any] = []
    position = first
    while len(choices) < 5:
        choices.append(position.moves()[0])
        position = position.play(choices[-1])
    seat = first.turn
    after, steps = unfold(first, choices, seat, names=["Ana", "Eva", "Luis", "Paz"])
    assert after == position
    tricks = [next(zone["cards"] for zone in step["zones"] if zone["id"] == "trick") for step in steps]
    assert [[card["id"] for card in trick] for trick in tricks] == [
        [str(CARDS[choice]) for choice in choices[: place + 1]] for place in range(4)
    ]
    round_the_table = [["Ana", "Eva", "Luis", "Paz"][(seat + place) % 4] for place in range(4)]
    assert [card["note"] for card in tricks[-1]] == round_the_table
    taken = [{player["id"]: player["facts"][-1]["number"] for player in step["players"]} for step in steps]
    assert set(taken[-1].values()) == {"0"}
    assert not any(player["turn"] for player in steps[-1]["players"])
    assert table_of(after, seat, steps=steps)["steps"] == steps
