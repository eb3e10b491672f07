"""Scores of games won by tricks, and matches counted in games: what is said of them, and of what cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tutor
from tutor.ask.answer import outcome_words
from tutor.ask.rulebook import rulebook
from tutor.faults import TutorError

A = "1o 1c 1e 1b 3o 3c 2o 4o 5o 6o 7o 2c 4c 5c 6c 7c 2e 4e"
B = "3e 3b 12o 12c 12e 12b 11o 11c 11e 11b 10o 10c 10e 10b 5e 6e 7e 2b 4b 5b 6b 7b"
WHOLE = {"trump": "copas", "piles": {"A": A, "B": B}, "last_trick": "B", "score": True}


def explain(case: dict[str, Any], variant: str = "habanero") -> tutor.Answer:
    return tutor.load("tute", variant=variant).explain(case)


def refused(case: dict[str, Any], variant: str = "habanero") -> tuple[str, str]:
    with pytest.raises(TutorError) as found:
        explain(case, variant)
    return found.value.text("es"), found.value.text("en")


@pytest.mark.parametrize(
    ("more", "es", "en"),
    [
        (
            {},
            "A: cartas, 64. B: cartas, 56; diez de últimas, 10, y en total 66. "
            "B gana un juego (más puntos): tiene más puntos que nadie (66–64).",
            "A: cards, 64. B: cards, 56; last trick, 10, and in all 66. "
            "B wins one game (most points): B has more points than anybody (66–64).",
        ),
        (
            {"cantes": {"A": "copas"}},
            "A: cartas, 64; las cuarenta (copas), 40, y en total 104. B: cartas, 56; diez de últimas, 10, y en total 66. "
            "A gana 2 juegos (salirse): tiene más puntos que nadie (104–66) y tiene más de 100 puntos.",
            "A: cards, 64; the forty (cups), 40, and in all 104. B: cards, 56; last trick, 10, and in all 66. "
            "A wins 2 games (going out): A has more points than anybody (104–66) and has more than 100 points.",
        ),
        (
            {"cantes": {"B": ["oros", "bastos"]}, "piles": {"A": 64, "B": 56}},
            "A: cartas, 64. B: cartas, 56; diez de últimas, 10; las veinte (oros y bastos), 2 × 20 = 40, y en total 106. "
            "B gana 2 juegos (salirse): tiene más puntos que nadie (106–64) y tiene más de 100 puntos.",
            "A: cards, 64. B: cards, 56; last trick, 10; the twenty (coins and clubs), 2 × 20 = 40, and in all 106. "
            "B wins 2 games (going out): B has more points than anybody (106–64) and has more than 100 points.",
        ),
        (
            {"piles": {"A": 65, "B": 55}},
            "A: cartas, 65. B: cartas, 55; diez de últimas, 10, y en total 65. "
            "B gana un juego (más puntos): empata a 65 puntos con A y ganó la última baza.",
            "A: cards, 65. B: cards, 55; last trick, 10, and in all 65. "
            "B wins one game (most points): B is level with A at 65 points and is the winner of the last trick.",
        ),
        (
            {"capote": {"by": "A", "lost": True}, "piles": {"A": 50, "B": 14}, "last_trick": None},
            "A: cartas, 50. B: cartas, 14. B gana un juego (capote perdido): A anunció capote y lo ha perdido.",
            "A: cards, 50. B: cards, 14. B wins one game (lost capote): A announced capote and has lost it.",
        ),
    ],
)
def test_a_score_says_who_has_what_and_who_wins(more: dict[str, Any], es: str, en: str) -> None:
    case = {name: value for name, value in {**WHOLE, **more}.items() if value is not None}
    answer = explain(case)
    assert (answer.because("es"), answer.because("en")) == (es, en)


def test_the_cards_and_the_suits_that_count_are_named() -> None:
    text = explain({**WHOLE, "cantes": {"A": ["oros", "bastos"]}}).text("es", full=True).splitlines()
    won = "A gana 2 juegos (salirse): tiene más puntos que nadie (104–66) y tiene más de 100 puntos."
    assert text[0].endswith(won)
    assert text[1:3] == [
        "A: cartas (cuatro ases y dos treses), 64; las veinte (oros y bastos), 2 × 20 = 40, y en total 104.",
        "B: cartas (dos treses, cuatro reyes, cuatro caballos y cuatro sotas), 56; diez de últimas, 10, y en total 66.",
    ]
    assert won not in text[1:]


def test_a_tie_that_the_last_trick_does_not_part_is_nobodys() -> None:
    case = {"trump": "bastos", "piles": {"Ana": 50, "Eva": 50, "Luis": 20}, "last_trick": "Luis", "score": True}
    answer = explain(case, "arrastrado")
    assert answer.value == {"Ana": 50, "Eva": 50, "Luis": 30, "winner": None, "games": 0}
    assert answer.because("es") == (
        "Ana: 50; Eva: 50; Luis: 30. Ana y Eva empatan a 50 puntos y quien ganó la última baza es Luis: el juego no es de "
        "nadie, porque la fuente no dice de quién es."
    )
    literal = explain({**case, "options": {"empate_sin_ultimas": "ultimas"}}, "arrastrado")
    assert (literal.value["winner"], literal.value["games"]) == ("Luis", 1)


def test_the_value_is_said_in_words_where_tables_are_compared() -> None:
    answer = explain({**WHOLE, "cantes": {"A": "copas"}})
    assert answer.value == {"A": 104, "B": 66, "winner": "A", "games": 2}
    assert outcome_words(answer.value, "es") == "A 104, B 66, gana A, 2 juegos"
    assert outcome_words(answer.value, "en") == "A 104, B 66, A wins, 2 games"
    assert json.loads(json.dumps(answer.to_dict()))["value"] == answer.value


def test_who_plays_may_be_said_after_what_they_did() -> None:
    piles = WHOLE["piles"]
    late = {"cantes": {"A": "copas"}, "last_trick": "B", "trump": "copas", "piles": piles, "score": True}
    assert explain(late).value == explain({**WHOLE, "cantes": {"A": "copas"}}).value


def test_a_trump_that_nobody_sang_need_not_be_told() -> None:
    assert (
        explain({**WHOLE, "trump": None} | {"trump": "copas"}).value
        == explain({name: value for name, value in WHOLE.items() if name != "trump"}).value
    )
    assert refused({name: value for name, value in {**WHOLE, "cantes": {"A": "copas"}}.items() if name != "trump"}) == (
        "trump: falta «trump», y de eso depende la respuesta: añádelo",
        "trump: “trump” is missing, and the answer depends on it: add it",
    )


@pytest.mark.parametrize(
    ("more", "es", "en"),
    [
        (
            {"piles": {"A": "1o 2o", "B": "3o 4o"}},
            "piles: los montones suman 4 cartas y tienen que sumar 40: faltan 5o, 6o, 7o, 10o …; reparte entre los montones "
            "todas las cartas que se han jugado",
            "piles: the piles have 4 cards and must have 40: 5o, 6o, 7o, 10o … are missing; put every card that was played "
            "into a pile",
        ),
        (
            {"piles": {"A": A + " 3e", "B": B.removeprefix("3e ")}},
            "piles.A: A tiene 19 cartas, y cada baza son 2: tiene que tener un múltiplo de 2; repasa su montón",
            "piles.A: A has 19 cards, and a trick has 2: it must be a multiple of 2; check that pile",
        ),
        (
            {"piles": {"A": 70, "B": 60}},
            "piles: los puntos de las cartas suman 130, y entre todos tienen que sumar 120: repasa la cuenta",
            "piles: the points of the cards come to 130, and all together must come to 120: count again",
        ),
        (
            {"piles": {"A": 70, "B": "1o 3o"}},
            "piles: o se dan las cartas de todos, o lo que suman las de todos: escribe «piles» de una sola manera",
            "piles: give everybody's cards, or what everybody's come to: write “piles” in one way only",
        ),
        (
            {"piles": {"A": f"{A} {B}", "B": []}},
            "last_trick: B ganó la última baza y no tiene ninguna carta: repasa su montón, o quién ganó la última",
            "last_trick: B won the last trick and has no card: check that pile, or who won the last trick",
        ),
        (
            {"last_trick": None},
            "last_trick: falta «last_trick», y de eso depende la respuesta: añádelo",
            "last_trick: “last_trick” is missing, and the answer depends on it: add it",
        ),
        (
            {"last_trick": "C"},
            "last_trick: «C» no es ninguno de los que juegan (A, B): escribe los mismos nombres en todas partes",
            "last_trick: “C” is none of those who play (A, B): write the same names everywhere",
        ),
        (
            {"cantes": {"A": "copas", "B": "copas"}},
            "cantes: cada palo se nombra una sola vez, y aquí copas está dos veces: quita uno",
            "cantes: each suit is named once, and here copas stands twice: take one out",
        ),
        (
            {"cantes": {"A": "rombos"}},
            "cantes.A: «rombos» no es un palo; ¿querías decir «oros»? Los palos son oros, copas, espadas y bastos",
            "cantes.A: “rombos” is no suit; did you mean “oros”? The suits are oros, copas, espadas and bastos",
        ),
        (
            {"capote": {"by": "A"}},
            "capote.lost: falta «capote.lost», y de eso depende la respuesta: añádelo",
            "capote.lost: “capote.lost” is missing, and the answer depends on it: add it",
        ),
        (
            {"capote": {"by": "C", "lost": True}},
            "capote.by: «C» no es ninguno de los que juegan (A, B): escribe los mismos nombres en todas partes",
            "capote.by: “C” is none of those who play (A, B): write the same names everywhere",
        ),
        (
            {"capote": {"by": "A", "lost": False}},
            "last_trick: «capote.by, capote.lost, last_trick» no pueden ser así a la vez: corrige uno de esos datos",
            "last_trick: “capote.by, capote.lost, last_trick” cannot be so together: correct one of these facts",
        ),
        (
            {"capote": {"by": "A", "lost": True}, "piles": {"A": A, "B": "3e 3b 12o 12c"}, "last_trick": None},
            "piles: A, B: hay 22 cartas, y con lo que dice «capote.by, capote.lost» tiene que haber por lo menos 26: repasa "
            "lo que se ha ganado, o ese dato",
            "piles: A, B: there are 22 cards, and by what “capote.by, capote.lost” says there must be at least 26: check "
            "what was won, or that fact",
        ),
        (
            {"capote": {"by": "A", "lost": True}, "piles": {"A": f"{A} {B}", "B": []}, "last_trick": None},
            "piles: «capote.by, capote.lost, piles» no pueden ser así a la vez: corrige uno de esos datos",
            "piles: “capote.by, capote.lost, piles” cannot be so together: correct one of these facts",
        ),
        (
            {"capote": {"by": "A", "lost": False}, "piles": {"A": A[:29], "B": f"{A[30:]} {B}"}, "last_trick": "A"},
            "piles.A: A: hay 10 cartas, y con lo que dice «capote.by, capote.lost» tiene que haber por lo menos 16: repasa "
            "lo que se ha ganado, o ese dato",
            "piles.A: A: there are 10 cards, and by what “capote.by, capote.lost” says there must be at least 16: check "
            "what was won, or that fact",
        ),
        (
            {"piles": {"A": A, "B": B, "C": []}},
            "score: hay 3 nombres, y en esta forma (habanero) cuentan 2: pon uno por jugador, o uno por pareja donde se juega "
            "en parejas",
            "score: there are 3 names, and in this form (habanero) 2 count: give one for each player, or one for each pair "
            "where pairs play",
        ),
    ],
)
def test_what_cannot_have_been_won_is_refused(more: dict[str, Any], es: str, en: str) -> None:
    case = {name: value for name, value in {**WHOLE, **more}.items() if value is not None}
    assert refused(case) == (es, en)


def test_the_card_that_nobody_wins_is_a_trump() -> None:
    deck = [*A.split(), *B.split()]
    deck.remove("5o")
    case = {"piles": {"A": deck, "B": [], "C": []}, "last_trick": "A", "score": True}
    assert explain({**case, "trump": "oros"}, "arrastrado").value["A"] == 130
    assert refused({**case, "trump": "copas"}, "arrastrado") == (
        "piles: la carta que no gana nadie es la que pinta, así que tiene que ser de copas, y falta 5o: repasa los montones o "
        "el triunfo",
        "piles: the card that nobody wins is the turned one, so it must be of copas, and 5o is missing: check the piles or "
        "the trump",
    )
    points = {**case, "trump": "oros", "piles": {"A": 60, "B": 40, "C": 15}}
    assert refused(points, "arrastrado")[0] == (
        "piles: los puntos de las cartas suman 115, y entre todos tienen que sumar 109, 110, 116, 117, 118 o 120: repasa la "
        "cuenta"
    )


def test_what_a_form_does_not_have_cannot_be_told_of_it() -> None:
    assert refused({**WHOLE, "capote": {"by": "A", "lost": False}}, "parejas") == (
        "capote: esta forma (parejas) no tiene «capote»: quítalo, o pregunta por otra",
        "capote: this form (parejas) has no “capote”: take it out, or ask about another",
    )


@pytest.mark.parametrize(
    ("totals", "es", "en"),
    [
        ({"A": 4, "B": 2}, "A lleva 4 juegos, y con 3 se gana la partida.", "A has 4 games, and 3 win the match."),
        (
            {"A": 1, "B": 2},
            "Quien más lleva tiene 2 juegos, y la partida es a 3: se sigue jugando.",
            "The best has 2 games, and the match takes 3: play goes on.",
        ),
        (
            {"A": 0, "B": 0},
            "Nadie lleva ningún juego todavía, y la partida es a 3: se sigue jugando.",
            "Nobody has a game yet, and the match takes 3: play goes on.",
        ),
    ],
)
def test_a_match_is_counted_in_games(totals: dict[str, int], es: str, en: str) -> None:
    answer = explain({"match": totals})
    assert (answer.because("es"), answer.because("en")) == (es, en)


@pytest.mark.parametrize(
    ("totals", "es"),
    [
        (
            {"A": 5, "B": 0},
            "match: «A» no puede llevar 5: la partida se acaba en cuanto alguien llega, así que pueden ser de 0 a 4",
        ),
        ({"A": -1, "B": 0}, "match: «match.A» tiene que ser un número entero de 0 a 4, y aquí pone «-1»"),
        (
            {"A": 3, "B": 3},
            "match: A y B no pueden haber llegado todos: la partida se acaba cuando llega el primero, y cada mano la gana uno "
            "solo; repasa los totales",
        ),
    ],
)
def test_totals_that_cannot_be_are_refused(totals: dict[str, int], es: str) -> None:
    assert refused({"match": totals})[0] == es


def test_the_printed_book_says_what_wins_a_game() -> None:
    book = rulebook(tutor.load("tute", variant="arrastrado"), "es")
    assert "el as 11, el tres 10, el rey 4, el caballo 3 y la sota 2; las demás, nada" in book
    assert (
        "1. **Salirse.** Si tienes más puntos que nadie (o, en caso de empate, eres quien ganó la última baza) y tienes más "
        "de 100 puntos, ganas 2 juegos."
    ) in book
    assert "3. **Juego empatado.** En otro caso, el juego no es de nadie" in book
    assert "Gana la partida quien llega antes a 3 juegos." in book


@pytest.mark.parametrize(
    ("variant", "more", "most"),
    [
        ("habanero", {"stock": 16, "hand": "12c 11c 2b 5b 7e 4e 3o"}, 5),
        ("habanero", {"stock": 0, "hand": "12c 11c"}, 18),
        ("arrastrado", {"hand": "12c 11c 2b 5b 7e 4e 3o"}, 6),
        ("parejas", {"hand": "12c 11c 2b 5b 7e 4e 3o"}, 3),
    ],
)
def test_nobody_has_won_more_tricks_than_were_played(variant: str, more: dict[str, Any], most: int) -> None:
    case = {"trump": "oros", "sing": "copas", "sung": [], "sung_this_trick": False, **more}
    assert explain({**case, "tricks_won": most}, variant).verdict in ("legal", "illegal", "undecided")
    assert refused({**case, "tricks_won": most + 1}, variant) == (
        f"tricks_won: «tricks_won» dice {most + 1}, y las bazas que se han podido ganar hasta ahora son {most} como mucho: "
        "repasa ese número, la mano o el mazo",
        f"tricks_won: “tricks_won” says {most + 1}, and the tricks that can have been won so far are {most} at "
        "most: check that number, the hand or the stock",
    )


@pytest.mark.parametrize("stock", [7, 26])
def test_a_stock_that_cannot_be_is_refused(stock: int) -> None:
    said = refused({"trump": "copas", "stock": stock, "trick": "7o", "hand": "1o", "play": "1o"})
    assert said[0].startswith(
        f"stock: en esta forma (habanero), cuando se juega, las cartas que quedan por robar no pueden ser {stock}: "
    )
    assert said[1].endswith("there may be 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22 or 24")


def test_a_stock_is_told_only_where_players_draw() -> None:
    assert refused({"trump": "copas", "stock": 4, "trick": "7o", "hand": "1o", "play": "1o"}, "arrastrado") == (
        "stock: en esta forma (arrastrado) se reparte todo y no queda nada por robar: quita «stock»",
        "stock: in this form (arrastrado) nothing is left to draw after the deal: take “stock” out",
    )


@pytest.mark.parametrize(
    ("variant", "players", "es", "en"),
    [
        ("habanero", 2, "8 cartas a cada uno; quedan 24 cartas para robar", "24 cards are left to draw"),
        ("arrastrado", 3, "13 cartas a cada uno; queda una carta sin repartir", "one card is left undealt"),
        ("parejas", 4, "10 cartas a cada uno; no se quita ninguna", "10 cards are dealt to each; none is taken out"),
    ],
)
def test_the_deal_says_what_is_left(variant: str, players: int, es: str, en: str) -> None:
    answer = explain({"players": players, "deal": True}, variant)
    assert es in answer.because("es")
    assert en in answer.because("en")


def test_the_card_that_nobody_holds_may_go_with_the_last_trick() -> None:
    deck = [*A.split(), *B.split()]
    case = {"trump": "oros", "piles": {"A": deck, "B": [], "C": []}, "last_trick": "A", "score": True}
    assert refused(case, "arrastrado")[0] == (
        "piles.A: A tiene 40 cartas, y cada baza son 3: tiene que tener un múltiplo de 3; repasa su montón"
    )
    spread = {**case, "piles": {"A": deck[:20], "B": deck[20:], "C": []}}
    assert refused({**spread, "piles": {"A": deck[:21], "B": deck[21:39], "C": []}, "trump": "copas"}, "arrastrado")
    house = {**case, "options": {"carta_sobrante": "ultima_baza"}}
    assert explain(house, "arrastrado").value["A"] == 130
    house = {**house, "piles": {"A": 50, "B": 40, "C": 30}}
    assert explain(house, "arrastrado").value["A"] == 60
    assert (
        "entre todos tienen que sumar 120:" in refused({**house, "piles": {"A": 50, "B": 40, "C": 20}}, "arrastrado")[0]
    )
