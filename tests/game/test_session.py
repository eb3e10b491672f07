"""Whole games: nobody gets stuck, what is saved half-way ends the same, what is taken back can be played again."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies

from benchmarks.games import check_match
from tests.game.tables import FORMS, begun, copied, played, rules_of, seats_at, step
from tutor.ask.packed import pack, unpack
from tutor.bots import LEVELS
from tutor.cards import CARDS, bits, parse_card
from tutor.faults import TutorError
from tutor.game import Session, begin, session_of
from tutor.game.asked import answer_to
from tutor.game.entered import with_cards
from tutor.game.seen import answer_about, just_played
from tutor.game.told import match_ended, what_happened
from tutor.game.written import read_done
from tutor.law.yamltext import plain, read_yaml_file
from tutor.play.position import PASS, Position
from tutor.tabletop import unfold
from tutor.tabletop.table import choosing_of


@pytest.mark.parametrize(("game", "variant"), FORMS)
def test_whole_games_end_and_end_the_same_when_they_are_resumed(game: str, variant: str) -> None:
    """One hand of each form here, at a table as it usually is; `benchmarks.games` plays whole matches at any table."""
    several = rules_of(game, variant).court().law.players
    seats = seats_at(game, variant, several[FORMS.index((game, variant)) % len(several)], hands=1)
    assert len(check_match(seats, rules_of(game, variant), random.Random(f"{game} {variant}")).ended) == 1


def test_whoever_was_first_wins_where_that_decides_and_it_is_told() -> None:
    seats = seats_at("escoba", "quince-wiki", options={"fin": "primero", "meta": 2}, hands=1)
    rules, met = seats.rules(), 0
    for seed in range(20):
        end = played(begin(replace(seats, seed=seed), rules))[-1]
        if end.match.winner is not None and min(end.match.totals) >= 2:
            winner = end.seats.names[end.match.winner]
            assert match_ended(end, end.seats.names, "es").endswith(f"gana {winner}, que llegó antes.")
            met += 1
            if met == 2:
                return
    raise AssertionError


def test_whose_the_cards_are_that_nobody_has_taken_is_told() -> None:
    for game, variant, left in (("escoba", "quince", True), ("pocha", "sencilla", False)):
        end = played(begun(game, variant, seed=1, hands=1))[-1]
        (before, choice), ended = end.past[-1], end.ended[-1]
        said = [*what_happened(before, choice, ended, end.seats.names, "es")]
        told = [one for one in said if "para el último que se llevó cartas" in one]
        assert len(told) == left
        if left:
            taker = end.seats.names[ended.registers["last_taker"]]
            assert (told[0].startswith("El caballo de oros"), told[0].endswith(f": {taker}.")) == (True, True)


def test_what_lies_open_to_all_is_refused_at_a_real_table_too() -> None:
    for game, variant, decision in (("pocha", "completa", "pedir"), ("tute", "arrastrado", "cambiar_la_muestra")):
        session = begun(game, variant, seed=2, assist="real").deal()
        while not session.mine or session.waiting().decision != decision or not wrong_in(session):
            session = step(session) if not session.over else begun(game, variant, seed=3, assist="real").deal()
        with pytest.raises(TutorError):
            session.play(wrong_in(session)[0])


def wrong_in(session: Session) -> list[Any]:
    """What may not be chosen."""
    position = session.waiting()
    return [one for one in choices_at(position) if not position.may(one)]


@pytest.mark.parametrize(("game", "variant"), [("pocha", "sencilla"), ("tute", "arrastrado")])
def test_whole_games_of_the_strongest_end(game: str, variant: str) -> None:
    end = played(begun(game, variant, level=[*LEVELS][-1], hands=1))[-1]
    assert end.over
    assert copied(end).match.totals == end.match.totals


@pytest.mark.parametrize(("game", "variant"), [("pocha", "sencilla"), ("escoba", "mas"), ("tute", "habanero")])
def test_a_whole_match_to_its_winner_fits_into_an_address(game: str, variant: str) -> None:
    end = played(begun(game, variant, seed=4))[-1]
    assert end.match.winner is not None
    assert end.match.totals[end.match.winner] == max(end.match.totals)
    assert session_of(unpack(pack(end.to_data()))).match.totals == end.match.totals


def test_a_move_taken_back_and_made_again_leads_to_the_same() -> None:
    walk = played(begun("pocha", "completa", 4, seed=2, first=6, hands=2))
    mine = next(one for one in walk[12:] if one.mine)
    again = mine.play(mine.legal()[0])
    assert again.take_back().to_data() == mine.to_data()
    assert again.others().take_back().to_data() == mine.to_data()
    assert walk[-1].hand_again().done == walk[-1].done[: walk[-1].hands[-1].at]
    other = mine.play(mine.legal()[-1]).others()
    assert other.done[: len(mine.done)] == mine.done
    with pytest.raises(TutorError, match="en esta mano aún no has elegido nada"):
        begun("pocha", "completa").deal().take_back()


def test_the_same_deal_by_itself_is_that_of_the_match() -> None:
    whole = played(begun("pocha", "sencilla", 4, seed=9, hands=3))[-1]
    third = whole.hands[2].match
    alone = begun("pocha", "sencilla", 4, seed=9, hands=1, first=3, dealer=third.dealer).deal()
    assert alone.waiting().zones == third.position.zones  # type: ignore[union-attr]


@settings(max_examples=6)
@given(seed=strategies.integers(0, 999), form=strategies.sampled_from(FORMS))
def test_the_reason_at_any_moment_is_the_one_that_a_case_gets(seed: int, form: tuple[str, str]) -> None:
    """The engine in play and the answer to a case made of what one sees: the same verdict and sentence, legal or not."""
    for session in played(begun(*form, seed=seed, hands=1))[seed % 5 :: 5]:
        reasons_hold(session)


def test_in_an_auction_the_reason_is_that_of_an_offer_and_names_all_who_play() -> None:
    walk = played(begun("pocha", "completa", 4, seed=1, first=30, hands=1))
    asked = [session for session in walk if session.position is not None and session.position.decision != "jugar"]
    assert len([reasons_hold(session) for session in asked]) == 9
    offer = answer_to(asked[1].rules, asked[1].waiting(), 3, asked[1].seats.names)
    assert offer.because("es") == "Puedes ofrecer un número de 0 a 10."


@pytest.mark.parametrize(
    ("game", "variant", "name"),
    [
        ("pocha", "sencilla", "07_no_zero_twice_running"),  # in the first hand nobody has bid before
        ("escoba", "quince", "escoba/07_the_capturer_plays_again"),  # whose turn it is decides who may claim
    ],
)
def test_what_no_case_can_say_is_known_at_the_table(game: str, variant: str, name: str) -> None:
    overlay = plain(read_yaml_file(Path(__file__).parents[1] / "house_rules" / f"{name}.yaml"))
    house = ({key: value for key, value in overlay.items() if key not in ("format", "extends")},)  # type: ignore[attr-defined]
    told = sum(map(reasons_hold, played(begin(seats_at(game, variant, seed=1, house=house, hands=2)))))
    assert told > 20


def reasons_hold(session: Session) -> int:
    """The verdict in play and that of the case are the same, and so is the sentence; of how many choices."""
    position = session.position
    choices = choices_at(position) if position is not None else []
    for choice in choices:
        why, answer = session.why(choice), answer_to(session.rules, position, choice, session.seats.names)  # type: ignore[arg-type]
        assert why.legal == (answer.verdict == "legal") == position.may(choice)  # type: ignore[union-attr]
        assert answer.because("es").startswith(why.text)
    return len(choices)


def test_whoever_would_have_to_choose_otherwise_is_called_by_name() -> None:
    told = 0
    for seed in range(4):
        walk = played(begun("pocha", "completa", 4, seed=seed, first=6, hands=1, dealer=0))
        session = next(one for one in walk if one.mine)
        said = {session.seats.names[position.turn]: choice for position, choice in session.past}
        barred = max(choices_at(session.waiting()), key=lambda bid: bid not in session.legal())
        for change in answer_to(session.rules, session.waiting(), barred, session.seats.names).unless:
            for lang, words in (
                ("es", r"si (\w+) hubiera pedido \d+ en vez de (\d+)"),
                ("en", r"if (\w+) had bid \d+ instead of (\d+)"),
            ):
                name, number = re.search(words, change[lang]).groups()  # type: ignore[union-attr]
                assert said[name] == int(number)
                told += 1
    assert told


def choices_at(position: Any) -> list[Any]:
    """Some choices, illegal ones among them."""
    choosing = choosing_of(position, "es")
    if choosing.kind == "choose":
        return [option["id"] for option in choosing.options()]
    if choosing.kind == "play":
        return list(bits(choosing.domain()))
    leaving = [(card, 0) for card in bits(choosing.domain())] if choosing.kind == "capture" else []
    return [*leaving, *[move for move in position.moves() if move != PASS][:2]]


def test_what_may_not_be_is_refused_and_at_a_real_table_accepted() -> None:
    for assist in ("show", "real"):
        walk = played(begun("pocha", "completa", 4, seed=3, first=8, hands=1, assist=assist))
        session, illegal = next(
            (one, card)
            for one in walk
            if one.mine and one.waiting().decision == "jugar"
            for card in bits(choosing_of(one.waiting(), "es").domain())
            if not one.why(card).legal
        )
        if assist == "show":
            with pytest.raises(TutorError):
                session.play(illegal)
        else:
            assert copied(session.play(illegal)).done[-1] == illegal
        elsewhere = next(card for card in range(48) if not session.waiting().facts["hand"] >> card & 1)
        with pytest.raises(TutorError):
            session.play(elsewhere)


GOOD = begun("pocha", "completa", 4).deal().to_data()


@pytest.mark.parametrize(
    "data",
    [
        {},
        [],
        {"format": 1, "table": 3},
        {**GOOD, "format": 2},
        {**GOOD, "done": "ñ"},
        {**GOOD, "done": "//"},
        {**GOOD, "done": "/z"},
        {**GOOD, "done": "/~A."},
        {**GOOD, "done": "_1.A"},
        {**GOOD, "table": {**GOOD["table"], "names": 4}},
        {**GOOD, "table": {**GOOD["table"], "names": ["A"]}},
        {**GOOD, "table": {**GOOD["table"], "names": ["Eva", "Luis", "eva", "Ana"]}},
        {**GOOD, "table": {**GOOD["table"], "names": ["Eva", "Luis", " ", "Ana"]}},
        {**GOOD, "table": {**GOOD["table"], "levels": ["nula"] * 4}},
        {**GOOD, "table": {**GOOD["table"], "seat": 9}},
        {**GOOD, "table": {**GOOD["table"], "seed": "x"}},
        {**GOOD, "table": {**GOOD["table"], "assist": "nada"}},
        {**GOOD, "table": {**GOOD["table"], "options": {"nada": True}}},
        {**GOOD, "table": {**GOOD["table"], "more": 1}},
        {**GOOD, "table": {**GOOD["table"], "packs": {"1": [1, 2]}}},
        {**GOOD, "table": {**GOOD["table"], "first": 90}},
        {**GOOD, "table": {**GOOD["table"], "game": "oca"}},
    ],
)
def test_what_is_no_saved_game_is_told(data: Any) -> None:
    with pytest.raises(TutorError) as caught:
        session_of(json.loads(json.dumps(data)))
    assert all("{" not in caught.value.text(lang) for lang in ("es", "en"))


def test_a_game_by_another_law_that_cannot_have_been_is_told_so() -> None:
    data = {**GOOD, "law": "00000000", "done": "/z"}
    with pytest.raises(TutorError, match="otras reglas"):
        session_of(data)
    assert session_of({**GOOD, "law": "00000000"}).done == read_done("/")


def test_an_entered_pack_is_what_is_dealt() -> None:
    pack_of = tuple(reversed(bits(begun("pocha", "sencilla").match.plan.pack)))
    seats = seats_at("pocha", "sencilla", packs={1: pack_of}, hands=1)
    session = copied(begin(seats).deal())
    dealt = session.waiting().zones["hand"]
    assert dealt[session.waiting().setting.mano] == 1 << pack_of[0]


@pytest.mark.parametrize(("game", "variant"), FORMS)
def test_cards_that_are_entered_are_dealt_and_the_rest_by_chance(game: str, variant: str) -> None:
    plain = begun(game, variant, seed=2).deal()
    position = plain.waiting()
    hand = position.zones["hand"]
    mine = [str(CARDS[card]) for card in bits(hand[0])][:2]
    theirs = [str(CARDS[card]) for card in bits(hand[-1])][:1]
    told = [" ".join(mine), *[""] * (plain.seats.players - 2), " ".join(theirs)]
    seats = with_cards(seats_at(game, variant, seed=5), told)
    dealt = copied(begin(seats).deal()).waiting().zones["hand"]
    assert all(dealt[0] >> parse_card(card) & 1 for card in mine)
    assert dealt[-1] >> parse_card(theirs[0]) & 1
    assert dealt != hand


def test_cards_that_cannot_be_dealt_are_told() -> None:
    seats = seats_at("pocha", "completa", 4, first=5)
    for told, table, said in (
        (["1o 2o 3o 4o 5o 6o 7o"], "", "van 7 cartas, y caben 2: quita"),
        (["1o", "1o"], "", "1o"),
        (["1o"] * 5, "", "se sientan 4"),
        (["8o"], "", "8o"),
        (["zz"], "", "zz"),
        (["1o"], "1o", "1o"),
    ):
        with pytest.raises(TutorError, match=said):
            with_cards(seats, told, table)
    assert begin(with_cards(seats, [], "4b")).deal().waiting().zones["turned"] == parse_card("4b")


def test_a_right_that_another_leaves_unused_is_seen_by_nobody() -> None:
    """Neither told nor shown: that there was one says what is in the hand."""
    found = 0
    for seed in range(6):
        for session in played(begun("tute", "habanero", seed=seed, hands=1)):
            position = session.position
            if position is None or not position.optional or position.turn == session.seats.seat:
                continue
            found += 1
            after = position.play(PASS)
            assert list(what_happened(position, PASS, after, session.seats.names, "es")) == []
            if after.decision:
                assert unfold(position, [PASS, after.moves()[0]], session.seats.seat)[1] == []
            for before, choice in session.past[-1:]:
                steps = unfold(before, [choice, PASS], session.seats.seat)[1]
                assert not any(player["turn"] for one in steps for player in one["players"])
    assert found


@pytest.mark.parametrize(("game", "variant", "asked"), [("tute", "parejas", 40), ("escoba", "quince", 30)])
def test_what_somebody_has_played_is_answered_by_what_all_have_seen(game: str, variant: str, asked: int) -> None:
    """With every hand emptied it is answered the same; it is told of whoever played; nothing is asked of a choice without cards."""
    found = 0
    for seed in range(2):
        end = played(begun(game, variant, 4, seed=seed, hands=1))[-1]
        moves, names = end.past, end.seats.names
        bare = [(with_empty_hands(position), choice) for position, choice in moves]
        for at in [each for last in range(1, len(moves), 5) for each in just_played(moves[:last])]:
            answer = answer_about(end.rules, moves[: at + 1], at, names)
            assert answer.verdict in ("legal", "undecided")
            for lang in ("es", "en"):
                said = answer.text(lang, full=True)
                assert said == answer_about(end.rules, bare[: at + 1], at, names).text(lang, full=True)
                assert not re.search(
                    r"\b([Tt]us?|puedes|debes|tienes|llevarte|[Yy]ours?|[Yy]ou)\b", answer.because(lang)
                )
            found += 1
    assert found > asked, found


def with_empty_hands(position: Position) -> Position:
    """The same with no card in any hand."""
    law = position.setting.law
    hidden = {
        name: tuple(0 for _ in held) for name, held in position.zones.items() if law.zones[name].seen_by == "owner"
    }
    return position.with_changes(zones={**position.zones, **hidden})
