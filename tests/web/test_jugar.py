"""Playing on the page: a whole hand, what is sent of other hands (nothing), help, taking back, and going on from an address."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl

import pytest
import streamlit as st

from tests.game.tables import begun, played
from tests.tabletop.positions import NEVER_TOLD, cards_in, keys_in
from tests.web.conftest import Page
from tutor.ask.packed import FORMAT, pack, unpack
from tutor.cards import CARDS, bits
from tutor.faults import TutorError
from tutor.game import Session
from tutor.game.bids import bids_in
from tutor.game.review import chosen_by, cost_of, cost_words, dearest
from tutor.game.seen import answer_about, just_played
from tutor.learn.course import usual_home
from tutor.learn.home import Home
from tutor.play.position import union
from tutor.store import open_store
from tutor.web.reader import read_address
from tutor.web.sealed import KEY, SEALED, seal, unseal

Open = Callable[..., Page]
TABLES = [("pocha", "completa", 4, 9), ("escoba", "quince", 2, 1), ("tute", "habanero", 2, 1)]


def code(game: str, variant: str, players: int, first: int = 1, **more: Any) -> str:
    return pack(begun(game, variant, players, seed=3, first=first, hands=1, **more).to_data())


def session_on(page: Page) -> Session:
    found: Session = page.app.session_state["game"]
    return found


def act(page: Page, legal: bool = True) -> Page:
    """The first thing that may be done (or may not be), as the browser sends it."""
    data, found = page.data, None
    ask = data["ask"]
    here = {"v": data["v"]}
    if ask["kind"] == "choose":
        options = [option for option in ask["options"] if ("why" not in option) == legal]
        found = {"kind": "choose", "option": options[0]["id"], **here} if options else None
    elif ask["kind"] in ("play", "capture"):
        hand = next(zone["cards"] for zone in data["zones"] if zone["where"] == "hand")
        held = [card for card in hand if ("why" not in card and "stay" not in card) == legal]
        taken = {"take": []} if ask["kind"] == "capture" else {}
        found = {"kind": ask["kind"], "card": held[0]["id"], **taken, **here} if held else None
    if found is None and legal:
        move = session_on(page).legal()[0]
        *card, cards = move
        named = [str(CARDS[one]) for one in bits(cards)]
        found = {"kind": ask["kind"], "take": named, **({"card": str(CARDS[card[0]])} if card else {}), **here}
    return page.send(found)


def buttons(page: Page) -> list[str]:
    return [button.label for button in page.app.button]


def hidden_from(session: Session) -> set[str]:
    """The cards that the person has not seen: in other hands, and still to be dealt."""
    position = session.waiting()
    law, seat = position.setting.law, session.seats.seat
    seen = 0
    for past, _ in [*session.past, (position, None)]:
        for name, zone in law.zones.items():
            value = past.zones[name]
            if zone.size == 1:
                seen |= 1 << value if value >= 0 else 0
            elif zone.of and zone.seen_by == "owner":
                seen |= union((value[past.setting.owner(seat, zone.of)],))
            elif zone.seen_by == "all":
                seen |= union(value) if zone.of else union((value,))
        choice = session.past[[one for one, _ in session.past].index(past)][1] if past is not position else None
        if choice is not None and past.setting.choice_type(past.decision) == "card" and choice != -1:
            seen |= 1 << (choice[0] if isinstance(choice, tuple) else choice)
    return {str(CARDS[card]) for card in bits(position.setting.plan.pack & ~seen)}


@pytest.mark.parametrize(("game", "variant", "players", "first"), TABLES)
def test_a_hand_is_played_and_nothing_of_the_others_is_sent(
    game: str, variant: str, players: int, first: int, page: Open
) -> None:
    opened = page("es", screen="jugar", p=code(game, variant, players, first))
    while session_on(opened).position is not None:
        hidden = hidden_from(session_on(opened))
        assert hidden
        assert cards_in(opened.data) & hidden == set()
        assert all(len(step["zones"]) for step in opened.data["steps"])
        address = str(opened.app.query_params["p"])  # which would tell all of them to whoever could read it
        assert unseal(address, open_store().secret()) == session_on(opened).to_data()
        with pytest.raises(TutorError):
            unpack(address.replace(SEALED, FORMAT, 1))
        act(opened)
    session = session_on(opened)
    assert session.over
    assert "Fin de la mano" in opened.said
    # What the match is counted in is said wherever it is not points.
    counted = [fact["label"] for fact in opened.data["players"][0]["facts"]]
    assert ("Los juegos ganados en cada mano" in opened.html) == ("Juegos ganados" in counted) == (game == "tute")
    assert ("Los puntos de cada mano" in opened.html) == ("Total" in counted) == (game != "tute")
    assert all(name in opened.said for name in session.seats.names[:1])
    again = page("en", screen="jugar", p=str(opened.app.query_params["p"]))
    assert session_on(again).to_data() == session.to_data()
    assert "End of hand" in again.said


def test_a_game_is_begun_helped_taken_back_and_left(page: Open) -> None:
    opened = page("es", screen="jugar")
    opened.choose("play_game", "pocha")
    opened.app.text_input(key="play_name_es").set_value("Nora B.")
    opened.app.number_input(key="play_seed_es").set_value(3)
    opened.app.number_input(key="play_hand_es").set_value(9)
    opened.app.text_input(key="play_cards_for_all_es").set_value("as y tres de oros")
    opened.run().press("Repartir")
    assert "En la mesa, o la que pinta: aquí van 2 cartas, y cabe 1: quita las que sobran" in opened.said
    opened.app.text_input(key="play_cards_for_all_es").set_value("")
    opened.app.text_input(key="play_cards_0_es").set_value("as y tres de oros")
    opened.run().press("Repartir")
    assert session_on(opened).waiting().zones["hand"][0] & 0b101 == 0b101
    assert session_on(opened).seats.names == ("Nora B", "Ana", "Luis", "Eva")  # for sentences end with names
    assert "Mano 9" in opened.said
    for label, lines in (("Una pista", 1), ("Otra pista", 2)):
        opened.press(label)
        assert opened.html.split("sr-hints")[1].count("<li>") == lines
    before = session_on(opened).to_data()
    act(opened)
    assert "sr-hints" not in opened.html
    opened.press("Deshacer")
    assert session_on(opened).to_data() == before
    act(opened).press("Otra vez esta mano")
    assert session_on(opened).to_data() == before
    opened.press("Otra partida")
    assert "p" not in opened.app.query_params
    assert "Repartir" in buttons(opened)


def test_what_may_not_be_is_explained_and_may_be_asked(page: Open) -> None:
    options = {"renuncio": 50}
    walk = played(begun("pocha", "completa", 4, seed=3, first=9, hands=1, assist="warn", options=options))
    stuck = next(one for one in walk if one.mine and len(one.legal()) < one.waiting().facts["hand"].bit_count())
    opened = page("es", screen="jugar", p=pack(stuck.to_data()))
    assert "hints" not in opened.html
    (link,) = [node.proto for node in opened.app.get("page_link") if node.proto.label == "Las reglas de esta mesa"]
    read, fault = read_address(dict(parse_qsl(link.query_string)))
    assert (link.page, read.plain, read.house, fault) == (
        "reglas",
        ("pocha", "completa", ""),
        {"options": options},
        None,
    )
    opened.unfold("game_why")
    at = f"{len(stuck.hands)}_{len(stuck.done)}"
    refused = next(card for card in bits(stuck.waiting().facts["hand"]) if card not in stuck.legal())
    opened.choose(f"game_why_card_{at}", refused)
    assert stuck.why(refused).text in opened.said
    assert "sr-is-illegal" in opened.html
    opened.choose(f"game_why_card_{at}", None)
    place = just_played(stuck.past)[-1]
    opened.choose(f"game_why_seen_{at}", place)
    assert answer_about(stuck.rules, stuck.past, place, stuck.seats.names).because("es") in opened.said
    act(opened, legal=False)
    assert opened.data["message"]["tone"] == "bad"
    assert session_on(opened).to_data() == stuck.to_data()
    while session_on(opened).position is not None:
        act(opened)
    (link,) = [node.proto for node in opened.app.get("page_link") if node.proto.label.startswith("Practica más: ")]
    assert link.page == "practicar"
    assert "game=pocha" in link.query_string
    assert "about=" in link.query_string
    # The very position is asked once more, and its answer kept with all the others.
    opened.press("Aprende de tu fallo")
    assert "Tu turno en la mano 9, otra vez (1 de 1)" in opened.data["exercise"]["head"]
    before = opened.app.session_state["learner"].entries("pocha")
    legal, held = stuck.waiting().moves(), stuck.waiting().facts["hand"]
    wrong = [str(CARDS[card]) for card in bits(held)]
    opened.send({"kind": "answer", "cards": wrong, "v": opened.data["v"]})
    *known, entry = opened.app.session_state["learner"].entries("pocha")
    assert known == before
    assert entry.item["case"]["hand"] == entry.given == wrong
    assert (entry.right, entry.wrong) == (False, len(wrong) - len(legal))
    assert link.query_string.partition("about=")[2].partition("&")[0] in [one.component for one in entry.decisive]
    opened.send({"kind": "act", "act": "go", "v": opened.data["v"]})
    assert "ahora aciertas 0 de 1" in opened.said


def test_nothing_is_offered_to_be_taken_where_nothing_lies(page: Open) -> None:
    walk = played(begun("escoba", "quince", 2, seed=1, hands=1))
    for lies in (True, False):
        session = next(one for one in walk if one.mine and bool(one.waiting().zones["table"]) == lies)
        opened = page("es", screen="jugar", p=pack(session.to_data())).unfold("game_why")
        card = bits(session.waiting().facts["hand"])[0]
        opened.choose(f"game_why_card_{len(session.hands)}_{len(session.done)}", card)
        assert ("Lo que te llevarías" in [row.label for row in opened.app.button_group]) == lies
        assert "científica aquí no puede darse En esta forma el número de jugadores" in opened.said


def test_the_others_are_stopped_and_go_on(page: Open) -> None:
    waiting = next(one for one in played(begun("pocha", "completa", 4, seed=3, first=9, hands=1)) if one.turn > 0)
    opened = page("es", screen="jugar")
    opened.app.session_state["game"] = waiting
    opened.app.session_state["game_halted"] = True
    opened.run()
    assert session_on(opened).done == waiting.done
    name = waiting.seats.names[waiting.turn]
    assert (opened.data["message"]["text"], opened.data["acts"]) == (
        f"Parado: le toca a {name}.",
        [{"id": "let_go_on", "label": "Que sigan"}],
    )
    opened.send({"kind": "act", "act": "let_go_on", "v": 0})  # counts though another position has come to lie there
    assert session_on(opened).mine
    assert session_on(opened).done == waiting.others().done
    assert opened.data["acts"] == []


def test_a_review_is_looked_for_beside_the_page_and_may_be_left(page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """And is shown whole though its end comes between what is drawn of it and the end of the page."""

    def end_first(_: Session) -> None:
        if "game_costs" in st.session_state:
            _, work, count = st.session_state["game_costs"]
            while len(work.found) >= count - 1 and not work.wait():
                pass

    monkeypatch.setattr("tutor.web.game_over.practise", end_first)
    end = played(begun("pocha", "completa", 4, seed=3, first=3, hands=1))[-1]
    opened = page("en", screen="jugar", p=pack(end.to_data())).unfold("game_review")
    costs = [cost for at in chosen_by(end) if (cost := cost_of(end, at, "en")) is not None]
    assert costs
    assert all(line in opened.said for line in (cost_words(cost, "en") for cost in dearest(costs)))
    assert "Stop" not in buttons(opened)
    # Whoever has lost nothing by what may be done has not therefore done nothing wrong.
    own = next(at for at, (position, _) in enumerate(end.past) if position.turn == 0)
    monkeypatch.setattr("tutor.web.game_over.cost_of", lambda *_: None)
    monkeypatch.setattr("tutor.game.review.revokes", lambda _: [own])
    opened = page("es", screen="jugar", p=pack(end.to_data())).unfold("game_review")
    assert "Aparte de lo que no valía, ninguna de tus decisiones costó nada" in opened.said


def test_tricks_are_set_against_bids_where_there_are_bids(page: Open) -> None:
    end = played(begun("pocha", "completa", 4, seed=3, first=2, hands=2))[-1]
    opened = page("es", screen="jugar", p=pack(end.to_data())).unfold("game_bids")
    told = bids_in(end)
    assert [sum(one.won) for one in told] == [ended.setting.cards for ended in end.ended]
    assert [[*one.said] for one in told] == [
        [choice for position, choice in sorted(end.moves(hand)[:4], key=lambda move: move[0].turn)] for hand in (0, 1)
    ]
    for one in told:
        cells = "".join(f"<td>{won} de {said}</td>" for won, said in zip(one.won, one.said, strict=True))
        assert f'<th scope="row">{one.number}</th>{cells}' in opened.html
    assert "<h3>Mano 2</h3>" not in opened.html  # a long match would be sent anew with every card
    opened.unfold("game_race").unfold("game_lines")
    assert "<h3>Mano 2</h3>" in opened.html
    charts = {node.proto.id.split("-")[-1]: json.loads(node.proto.spec) for node in opened.app.get("plotly_chart")}
    bars, race = charts["chart_tricks"], charts["chart_race"]
    assert [[*bar["y"]] for bar in bars["data"]] == [[one.said[0] for one in told], [one.won[0] for one in told]]
    assert [line["y"][-1] for line in race["data"]] == [*end.match.totals]
    assert len({(line["line"]["dash"], line["marker"]["symbol"]) for line in race["data"]}) == 4  # not by colour alone
    for chart in (bars, race):  # a finger on it scrolls the page
        assert chart["layout"]["dragmode"] is False
        assert chart["layout"]["xaxis"]["fixedrange"] and chart["layout"]["yaxis"]["fixedrange"]
    assert bids_in(played(begun("escoba", "quince", 2, seed=3, hands=1))[-1]) == []


def test_the_form_begins_with_the_table_of_ones_own_house(page: Open) -> None:
    opened = page("es", screen="jugar")
    learner = opened.app.session_state["learner"]
    learner.play_at(Home("tute", "parejas", {}))
    opened.choose("play_game", "tute")
    assert opened.app.button_group(key="play_variant_tute_es").value == "parejas"
    opened.choose("play_game", "pocha")
    assert opened.app.button_group(key="play_variant_pocha_es").value == usual_home("pocha").variant
    assert not any(each.label == "No hace falta montar" for each in opened.app.toggle)
    learner.play_at(replace(usual_home("pocha"), house=("M2",)))
    opened.run()
    assert [each.value for each in opened.app.toggle if each.label == "No hace falta montar"] == [True]
    opened.press("Repartir")
    assert session_on(opened).seats.house == ("M2",)
    assert "montar" not in [rule.id for rule in session_on(opened).rules.court().law.decisions["jugar"].rules]
    opened.press("Otra partida").choose("play_game", "pocha")
    next(each for each in opened.app.toggle if each.label == "No hace falta montar").set_value(False)
    opened.press("Repartir")
    assert session_on(opened).seats.house == ()


def test_at_a_real_table_nothing_tells_what_is_legal(page: Open) -> None:
    opened = page("es", screen="jugar", p=code("pocha", "completa", 4, 9, assist="real"))
    for _ in range(4):
        assert not set(keys_in(opened.data)) & NEVER_TOLD - {"rule"}
        assert not {"Una pista", "Deshacer"} & set(buttons(opened))
        act(opened)


def test_the_deal_is_passed_on_without_what_was_done_with_it(page: Open) -> None:
    from tutor.web.game import deal_code

    walk = played(begun("pocha", "sencilla", 4, seed=3, hands=2))
    end = walk[-1]
    sent = deal_code(end) or ""  # to be read by nobody: it tells every hand, and those still to come
    found = unseal(sent, open_store().secret())
    assert found["done"] == ""
    assert found["table"]["names"][0] == "Invitado"
    opened = page("es", screen="jugar", p=sent)
    dealt = session_on(opened).hands[-1].match
    assert dealt.position is not None
    assert dealt.position.zones == end.hands[-1].match.position.zones  # type: ignore[union-attr]
    assert dealt.number == 2


GAME = begun("pocha", "sencilla").to_data()


@pytest.mark.parametrize(
    "bad", ["1zz", "x", pack({"format": 1}), pack({**GAME, "done": "/z"}), seal(GAME, b"another server's".ljust(KEY))]
)
def test_an_address_that_is_no_game_is_told(bad: str, page: Open) -> None:
    opened = page("es", screen="jugar", p=bad)
    assert "El enlace no se puede abrir" in opened.said
    assert "Repartir" in buttons(opened)


def test_a_revoke_is_found_out_and_the_hand_looked_back_at(page: Open) -> None:
    """A beginner's, by the person: not before it is proved; then it is told, paid for, and comes first in the review."""
    walk = played(begun("pocha", "completa", 4, seed=1, first=13, hands=1, assist="real"))
    mine = [one for one in walk if one.mine and one.past]
    proved = next(one for one in mine if any(one.proof_against(seat) for seat in range(1, 4)))
    seat = next(seat for seat in range(1, 4) if proved.proof_against(seat))
    name = proved.seats.names[seat]
    for session, known in ((mine[0], False), (proved, True)):
        opened = page("es", screen="jugar", p=pack(session.to_data()))
        opened.choose("game_accused_name", name).press("¡Renuncio!")
        assert ("No está probado" in opened.said) != known
        assert (f"Nora descubre un renuncio de {name}" in opened.said) == known
    opened.press("¡Renuncio!")
    assert f"En esta mano ya se ha descubierto un renuncio de {name}, y con uno basta." in opened.said
    while session_on(opened).position is not None:
        act(opened)
    assert "Renuncios de la mano" not in opened.said
    opened.press("Contar la mano")
    assert session_on(opened).ended[-1].registers["offender"] == seat
    assert f"{name} jugó" in opened.said.partition("Renuncios de la mano")[2]
    assert "Una pista" not in buttons(opened)
    # Until it is counted: what the last card shows may still be charged.
    over = next(one for one in walk if one.position is None and one.ended and one.proof_against(seat))
    opened = page("es", screen="jugar", p=pack(over.to_data()))
    opened.choose("game_accused_name", name).press("¡Renuncio!")
    assert f"Nora descubre un renuncio de {name}" in opened.said
    assert "Puntos" not in opened.said
    assert session_on(opened.press("Contar la mano")).ended[-1].registers["offender"] == seat
