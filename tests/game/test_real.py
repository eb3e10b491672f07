"""A real table: what is not allowed is accepted, is found out only by what all have seen, and is paid for as the table says."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from tests.game.tables import begun, copied, played, seats_at, step
from tutor.ask import load
from tutor.bots.figures import points_said
from tutor.cards import bits
from tutor.faults import TutorError
from tutor.game import Session, begin
from tutor.game.review import chosen_by, cost_of, cost_words, dearest, revoke_words, revokes_in
from tutor.game.revoke import offender_register, revokes
from tutor.game.seen import record_of
from tutor.game.told import accusation_words
from tutor.law.yamltext import plain, read_yaml_file
from tutor.play.position import PASS, Position, union
from tutor.tabletop.table import choosing_of
from tutor.words import name_card


def wrongly(session: Session, seed: int) -> Session:
    """A hand in which the person plays what is not allowed, half of the times that there is something."""
    rng = random.Random(seed)
    while not session.over:
        if session.position is None:
            session = session.deal()
        session = session.others()
        if session.position is None:
            continue
        wrong = wrong_at(session.waiting())
        choice = rng.choice(wrong) if wrong and rng.random() < 0.5 else rng.choice(session.legal())
        session = session.play(choice).watched()
    return session


def wrong_at(position: Position) -> list[Any]:
    """Choices that are not allowed."""
    choosing = choosing_of(position, "es")
    if choosing.kind == "play":
        choices: list[Any] = list(bits(choosing.domain()))
    elif choosing.kind == "capture":
        choices = [(card, 1 << other) for card in bits(choosing.domain()) for other in bits(choosing.table())]
    else:
        return []
    return [choice for choice in choices if not position.may(choice)]


PAID = {"completa": 100, "sencilla": 0}


@pytest.mark.parametrize(
    ("game", "variant"),
    [("pocha", "completa"), ("pocha", "sencilla"), ("escoba", "quince-wiki"), ("tute", "parejas")],
)
def test_what_is_proved_was_wrong_and_is_paid_for(game: str, variant: str) -> None:
    found = 0
    for seed in range(3):
        first = 9 if game == "pocha" else 1
        end = wrongly(begun(game, variant, 4, seed, first=first, hands=1, level="aficionada", assist="real"), seed)
        assert copied(end).match.totals == end.match.totals
        assert {one.at for one in end.accused} <= set(revokes(end.past))
        assert [one.at for one in revokes_in(end, "es")] == list(revokes(end.past))
        for one in revokes_in(end, "en"):
            said = revoke_words(end, one, "en")
            assert said.startswith("You played ") and said.endswith("found out.")
        for one in end.accused:
            found += 1
            assert one.by != end.seats.seat == end.past[one.at][0].turn
            for lang in ("es", "en"):
                said = accusation_words(end, one, lang)
                assert said.startswith(end.seats.names[one.by])
                assert end.seats.names[end.seats.seat] in said
                free = not offender_register(end.ended[-1].setting.law) or PAID.get(variant) == 0
                assert ("no se paga nada" in said or "nothing is paid" in said) == free
            paid_for(end)
    assert found


def paid_for(end: Session) -> None:
    """The person's points are those of the hand less what a revoke costs; where all is handed over, none are left."""
    final = end.ended[-1]
    name = offender_register(final.setting.law)
    assert final.points is not None
    if not name:
        return
    mine, seat = final.points[end.seats.seat], end.seats.seat
    assert final.registers[name] == seat
    clean = end.at(end.hands[-1].at)
    for _, choice in end.past:
        clean = clean.play(choice)
    without = clean.ended[-1].points
    assert without is not None
    assert mine == (without[seat] - PAID[end.seats.variant] if end.seats.variant in PAID else 0)


def test_nothing_hidden_proves_anything() -> None:
    """The same play, with the cards that nobody has seen lying elsewhere, is as much proved as before."""
    session = wrongly(begun("pocha", "completa", 4, 1, first=9, hands=1, level="novata", assist="real"), 1)
    assert not [one for one in session.accused if one.by != session.seats.seat]
    for at in revokes(session.past):
        for until in range(at + 1, len(session.past) + 1):
            moves = session.past[:until]
            other = [(with_others_hands(position, moves[-1][0]), choice) for position, choice in moves]
            from tutor.game.revoke import proof_of

            mine, theirs = (proof_of(session.rules, each, at, session.seats.names) for each in (moves, other))
            assert mine == theirs


def test_a_proof_knows_what_all_have_seen_of_the_hand() -> None:
    """Where trumps may not be led until one has been played, whoever leads one later has not revoked."""
    overlay = plain(
        read_yaml_file(Path(__file__).parents[1] / "house_rules" / "01_no_trump_led_before_one_is_played.yaml")
    )
    house = ({key: value for key, value in overlay.items() if key not in ("format", "extends")},)  # type: ignore[attr-defined]
    seats = seats_at("pocha", "completa", 4, 4, "aficionada", house=house, first=8, hands=1, assist="real")
    session, proved, asked = wrongly(begin(seats), 4), 0, set()
    for at, (position, choice) in enumerate(session.past):
        if choice != PASS and (proof := session.proof(at)) is not None:
            assert not position.may(choice), proof
            proved += 1
            record = record_of(session.rules, session.past, at, session.seats.names)
            asked.add(record["trump_played"])
    assert proved and asked == {True, False}
    # Nor does a case that leaves it out mean that it is as it was at first.
    tricks = [[{"A": "1c"}, {"B": "2o"}, {"C": "3c"}], [{"B": "1o"}, {"C": "4b"}, {"A": "5b"}], [{"B": "7e"}]]
    told = {"trump": "oros", "players": 3, "cards": 3, "tricks": tricks, "renuncio": {"player": "B", "trick": 2}}
    with pytest.raises(TutorError, match="falta «trump_played»"):
        session.rules.explain(told)
    assert session.rules.explain({**told, "trump_played": True}).verdict == "legal"


def test_a_proof_names_who_revoked_and_spoils_no_word_that_begins_like_their_letter() -> None:
    end = played(begun("pocha", "completa", 5, seed=0, first=11, hands=1, level="novata", assist="real"))[-1]
    at = next(at for at in revokes(end.past) if end.past[at][0].turn == 4)
    proof = end.proof(at)
    assert proof is not None
    assert proof.text.startswith("Paco debe echar una carta") and proof.text.endswith(
        ". El cinco de copas no es de oros."
    )


def test_a_revoke_against_a_rule_that_nobody_can_tell_names_none() -> None:
    session = begun("tute", "individual", 4, seed=0, hands=1, level="novata", assist="real")
    while len(session.done) < 24:
        session = step(session)
    proof = session.proof(20)
    assert proof is not None and proof.rule == ""
    end = session.accuse(1, 20)
    assert accusation_words(end, end.accused[-1], "es").startswith(
        "Ana descubre un renuncio de Nora. Con cualquier mano posible"
    )


def with_others_hands(position: Position, last: Position) -> Position:
    """The position, in which whoever moves holds one card that has not been shown less, if there is one to take."""
    held = position.zones["hand"]
    unseen = [card for card in bits(held[position.turn]) if last.zones["hand"][position.turn] >> card & 1]
    stock = list(position.zones["stock"])
    if len(unseen) < 2 or not stock:
        return position
    changed = held[position.turn] & ~(1 << unseen[0]) | 1 << stock[0]
    zones = {**position.zones, "hand": (*held[: position.turn], changed, *held[position.turn + 1 :])}
    assert union(zones["hand"])
    return position.with_changes(zones=zones)


def test_who_deals_is_not_read_off_a_trick_that_not_all_have_played_to() -> None:
    """The turned card is the dealer's: of whoever played second of four it proves nothing, of whoever played last it does."""
    rules = load("pocha", variant="completa", options={"carta_de_triunfo": "ultima"})
    trick = [{"A": "5c"}, {"B": "2o"}, {"C": "11c"}, {"D": "2e"}]
    told = {"cards": 10, "players": 4, "trump": "7c"}
    for plays, who, verdict in ((trick[:2], "B", "undecided"), (trick, "D", "illegal")):
        case = {**told, "tricks": [plays], "renuncio": {"player": who, "trick": 1}}
        assert rules.explain(case).verdict == verdict


def test_in_a_trick_that_not_all_have_played_to_nothing_is_proved() -> None:
    """Even where the card shown for trumps, which is somebody's, has been played to it already."""
    met = 0
    for seed in range(60):
        session = begun("pocha", "completa", 5, seed, first=12, hands=1, assist="real").deal()
        while session.waiting().decision != "jugar":
            session = session.other()
        session, turned = session.play(session.legal()[0]), session.waiting().zones["turned"]
        wrong = [card for card in wrong_at(session.waiting()) if card != turned]
        if not wrong:
            continue
        session = session.play(wrong[0])
        at = len(session.past) - 1
        while len(session.past) < at + 3 and not session.waiting().facts["hand"] >> turned & 1:
            session = session.play(session.legal()[0])
        if session.waiting().facts["hand"] >> turned & 1 and len(session.waiting().zones["trick"]) < 4:
            met += 1
            assert session.play(turned).proof(at) is None
    assert met


def test_a_beginner_slips_and_is_found_out_by_the_person() -> None:
    """Not before it is proved; and nobody is accused of what was allowed."""
    seen = 0
    for seed in range(4):
        walk = played(begun("pocha", "completa", 4, seed, first=13, hands=1, assist="real"))
        for session in walk:
            wrong = {session.past[at][0].turn for at in revokes(session.past)}
            for seat in range(1, 4):
                proof = session.proof_against(seat)
                if seat not in wrong:
                    assert proof is None
                elif proof is not None and not session.over:
                    later = session.accuse(0, proof.at)
                    assert later.is_accused(seat)
                    with pytest.raises(TutorError, match="ya se ha descubierto un renuncio de"):
                        later.accuse(0, proof.at)
                    end = later
                    while not end.over:
                        end = step(end)
                    assert end.ended[-1].registers["offender"] == seat
                    assert copied(end).match.totals == end.match.totals
                    seen += 1
                    break
            if seen:
                break
    assert seen
    with pytest.raises(TutorError, match="no está probado"):
        walk[0].deal().accuse(0, 0)


@pytest.mark.parametrize(("game", "variant", "first"), [("pocha", "completa", 9), ("escoba", "quince", 1)])
def test_what_cost_most_is_told_with_what_would_have_been_better(game: str, variant: str, first: int) -> None:
    end = played(begun(game, variant, seed=6, first=first, hands=1))[-1]
    costs = [cost for at in chosen_by(end) if (cost := cost_of(end, at, "es")) is not None]
    assert costs
    top = dearest(costs)
    assert [cost.points for cost in top] == sorted((cost.points for cost in costs), reverse=True)[:3]
    for cost in top:
        assert cost.better != cost.choice
        assert cost.position.may(cost.better)
        assert re.match(rf"Elegiste .*, y costó {points_said(cost.points, 'es')} de media\. ", cost_words(cost, "es"))
        if isinstance(cost.choice, int) and (found := re.search(r"(?:; |\()con ([^,]*), ", cost.text)):
            assert found[1] == name_card(cost.choice, "es").the
