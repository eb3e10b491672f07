"""What is said of a capture: the sum, what is missing, what a figure is worth, what else there was, which is an escoba."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import tutor
from tutor.ask import Answer


@cache
def escoba(variant: str) -> tutor.Ruleset:
    return tutor.load("escoba", variant=variant)


def asked(variant: str, **case: Any) -> Answer:
    return escoba(variant).explain(**case)


def test_a_sum_that_is_right_is_worked_out() -> None:
    answer = asked("quince", table="5c 3e 11b", hand="7o", play="7o", take="5c 3e")
    assert answer.text("es") == "Legal. 7 + 5 + 3 = 15."
    assert answer.text("en") == "Legal. 7 + 5 + 3 = 15."


@pytest.mark.parametrize(
    ("take", "es", "en"),
    [("4c 3e", "7 + 4 + 3 = 14: falta 1.", "7 + 4 + 3 = 14: 1 too few."), ("5c 4c", "sobra 1.", "1 too many.")],
)
def test_a_sum_that_is_wrong_says_by_how_much(take: str, es: str, en: str) -> None:
    answer = asked("quince", table="4c 3e 5c", hand="7o", play="7o", take=take)
    assert answer.rule == "sumar_quince"
    assert answer.because("es").endswith(es)
    assert answer.because("en").endswith(en)


def test_a_figure_says_what_it_is_worth() -> None:
    answer = asked("mas", table="5b 7o", hand="10c", play="10c", take="5b")
    assert answer.because("es").endswith("8 + 5 = 13: faltan 2. La sota vale 8, no 10.")
    assert answer.because("en").endswith("The jack counts 8, not 10.")
    assert answer.speak_legal("es") == "Puedes llevarte el siete de oros."


def test_the_capture_that_sweeps_is_marked_among_the_others() -> None:
    answer = asked("escova", table="3o 7c 6e", hand="5o", play="5o")
    assert answer.because("es") == "Con el cinco de oros puedes llevarte el tres de oros y el siete de copas."
    answer = asked("escova", table="3o 7c", hand="5o", play="5o")
    assert (
        answer.because("es") == "Con el cinco de oros puedes llevarte el tres de oros y el siete de copas (es escoba)."
    )
    assert (
        answer.because("en")
        == "With the five of coins you may take the three of coins and the seven of cups (an escoba)."
    )


@pytest.mark.parametrize(
    ("table", "es", "en"),
    [
        (
            "12o 11c",
            "en la mesa no hay cartas que sumen 7, lo que falta hasta 15.",
            "come to 7, what is missing to make 15.",
        ),
        ("", "en la mesa no hay nada.", "there is nothing on the table."),
    ],
)
def test_why_nothing_can_be_taken(table: str, es: str, en: str) -> None:
    answer = asked("quince-en", table=table, hand="10e", play="10e")
    assert answer.because("es").startswith("Con la sota de espadas no puedes llevarte nada")
    assert answer.because("es").endswith(es)
    assert answer.because("en").endswith(en)


def test_a_card_may_be_left_though_it_could_capture() -> None:
    answer = asked("quince", table="7o 2c", hand="10b", play="10b", take=[])
    assert answer.because("es") == "Puedes dejar la sota de bastos en la mesa: llevarse cartas no es obligatorio."
    assert answer.speak_legal("es") == "También puedes llevarte el siete de oros."


def test_a_capture_that_is_owed_by_another_card_names_it() -> None:
    rules = tutor.load("escoba", variant="quince", options={"captura_obligatoria": "mano"})
    answer = rules.explain(table="12o 6c", hand="5b 1e", play="1e", take=[])
    assert answer.rule == "capturar"
    assert answer.because("es") == "Tienes que llevarte cartas, y puedes hacerlo con el cinco de bastos."


@pytest.mark.parametrize(
    ("take", "es", "en"),
    [
        (
            "7c",
            "El siete de copas es igual que el siete de espadas.",
            "The seven of cups is equal to the seven of swords.",
        ),
        ("3o 4o", "4 + 3 = 7.", "4 + 3 = 7."),
    ],
)
def test_of_two_ways_to_take_the_one_that_was_used_is_told(take: str, es: str, en: str) -> None:
    answer = asked("limpia", table="7c 3o 4o", hand="7e", play="7e", take=take)
    assert (answer.because("es"), answer.because("en")) == (es, en)


def test_a_claim_is_worked_out_and_one_without_a_card_left_is_refused() -> None:
    assert asked("quince", table="7o 2c 10b", left="10b", claim="7o").because("es").startswith("8 + 7 = 15.")
    refused = asked("quince", table="7o 2c", claim="7o")
    assert refused.verdict == "illegal"
    assert refused.because("es") == "Tiene que haber una carta que se acaba de dejar, y no hay ninguna."
    assert refused.because("en") == "There must be a card just left, and there is none."


def test_an_answer_speaks_of_the_deck_that_the_case_speaks_of() -> None:
    case = {"table": ["3♠", "2♣", "1♥"], "hand": ["Q♠"], "play": "Q♠"}
    assert asked("escova", **case).because("es") == (
        "Con la reina de picas puedes llevarte el as de corazones, el tres de picas y el dos de tréboles (es escoba)."
    )
    answer = asked("escova", **case, take=case["table"])
    assert "La reina vale 9. No queda nada" in answer.because("es")
    assert asked("escova", table="3e", hand="11e", play="11e").because("en").startswith("The knight of swords")


# ── the opening, what is left over, the count, the match ──────────────────────────────────────────


def test_the_opening_says_which_line_fits_or_why_none_does() -> None:
    two = asked("mas", opening="11c 12e 6o 5b")
    assert two.because("es").startswith("9 + 6 = 15 y 10 + 5 = 15: quien reparte se lleva")
    assert two.because("es").endswith(", y se apunta dos escobas.")
    none = asked("quince-wiki", opening="12o 12c 11e 1b").because("es")
    assert "suma 30, no 15" in none
    assert "no se parte en dos grupos que suman 15" in none
    assert "las dos primeras cartas de la mesa suman 20, no 15" in none
    assert "no da nada" in asked("limpia", opening="1o 2c 5e 7b").because("es")


def test_the_remainder_is_told_by_taking_fifteens_away() -> None:
    right = asked("quince", leftover="12o 11c 6b")
    assert right.because("es") == "Quedan 25, y puede ser: a la baraja, que suma 220, se le ha quitado 13 veces 15."
    assert "para llevárselas hace falta una carta de la mano" in right.text("es", full=True)
    wrong = asked("quince", leftover="4c 6b 5o 7e").because("es")
    assert wrong.endswith("quitando de 15 en 15 se llega a 25 o 10, nunca a 22.")


def test_the_pile_that_is_no_multiple_says_who_erred() -> None:
    answer = asked("quince-wiki", leftover="11c", piles={"A": 90, "B": 121})
    assert "El montón de B suma 121, que no es múltiplo de 15 (8 × 15 = 120, y sobra 1)" in answer.because("es")
    assert "B took cards that did not come to 15" in answer.because("en")


def test_a_count_says_who_has_what_and_against_whom() -> None:
    counts = {
        "A": {"cards": 16, "oros": 3, "sevens": 1, "seven_of_oros": True},
        "B": {"cards": 13, "oros": 4, "sevens": 2, "seven_of_oros": False},
        "C": {"cards": 11, "oros": 3, "sevens": 1, "seven_of_oros": False},
    }
    told = asked("quince-wiki", counts=counts, escobas={"A": 2}, score=True).text("es", full=True)
    assert "A: escobas, 2; siete de oros, 1; más cartas (16 contra 13 y 11), 1, y en total 4." in told
    each = tutor.load("escoba", variant="quince-wiki", options={"empate": "cada_uno"})
    counts["C"] = {**counts["C"], "oros": 3}
    level = {
        **counts,
        "A": {**counts["A"], "cards": 14},
        "B": {**counts["B"], "cards": 14},
        "C": {**counts["C"], "cards": 12},
    }
    assert "más cartas (empate a 14), 1" in each.explain(counts=level, score=True).text("es", full=True)


@pytest.mark.parametrize(
    ("variant", "match", "es"),
    [
        ("quince", {"A": 21, "B": 17}, "Gana A: solo A ha llegado a 21, y tiene 21."),
        ("quince", {"A": 22, "B": 23}, "A y B han llegado a 21, y gana B, que tiene más puntos: 23."),
        ("quince", {"A": 22, "B": 22}, "A y B han llegado a 21 y empatan a 22: se sigue jugando."),
        ("mas", {"A": 21, "B": 15}, "Nadie ha pasado de 21: A, que es quien más tiene, va por 21, y se sigue jugando."),
    ],
)
def test_a_match_says_who_made_the_target(variant: str, match: dict[str, int], es: str) -> None:
    assert asked(variant, match=match).because("es") == es


def test_other_tables_are_told_in_the_words_of_the_game() -> None:
    told = tutor.load("escoba").explain(opening="2e 3o 4b 6c").because("es")
    assert "no se lleva nada" in told
    assert "una escoba" in told
    assert "2e" not in told


@pytest.mark.parametrize(
    ("case", "said"),
    [
        ({"left": "7e", "claim": "7c"}, "El siete de copas es igual que el siete de espadas."),
        ({"left": "7e", "claim": "3o 4o"}, "4 + 3 = 7."),
        ({"hand": "10e", "play": "10e", "take": "10o"}, "La sota de oros es igual que la sota de espadas."),
    ],
)
def test_of_alternatives_only_the_one_that_holds_is_said(case: dict[str, Any], said: str) -> None:
    """And no card says what it is worth where nothing is added up."""
    table = tutor.load("escoba", variant="limpia", options={"reclamar": True})
    assert table.explain(table="7c 7e 3o 4o 10o", **case).because("es") == said


def test_what_is_told_of_a_set_may_hang_on_where_its_cards_lay() -> None:
    believing = escoba("quince").believing("E7")
    answer = believing.explain(table="10o 4o", hand="7o 3c 4b", play="7o", take="4o 4b")
    assert answer.because("es") == "7 + 4 + 4 = 15."


def test_the_one_point_that_is_handed_over_is_one() -> None:
    level = {"cards": 20, "oros": 5, "sevens": 2}
    counts = {"A": {**level, "seven_of_oros": True}, "B": {**level, "seven_of_oros": False}}
    answer = asked("quince-wiki", counts=counts, escobas={"A": 0, "B": 0}, offender="A", score=True)
    assert "se queda en 0, y el punto que llevaba va a cada uno de los demás" in answer.text("es", full=True)
    assert "down to 0, and each of the others gets the one point there was" in answer.text("en", full=True)


def test_more_ways_than_one_would_count_are_many() -> None:
    few = asked("quince", table="1o 1c 1e 1b 2o 2c", hand="12o", play="12o")
    many = asked("quince", table="1o 1c 1e 1b 2o 2c 2e 2b 3o 3c", hand="12o", play="12o")
    assert many.because("es").endswith("o de muchas otras maneras.")
    assert many.because("en").endswith("or in many other ways.")
    assert "muchas" not in few.because("es")
    assert "maneras" in few.because("es")
