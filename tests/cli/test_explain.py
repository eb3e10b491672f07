"""`tutor explain`: a position as options, as a file, as standard input; as text, in colour, as data."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tutor.ask import load, the_library
from tutor.ask.case import ABOUT, case_words

POSITION = "explain --game pocha --variant completa --trump espadas --trick 12c 10c --hand 1c 6c 3e 2b"
CASE = """
game: pocha
variant: completa
trump: espadas
trick: [12c, 10c]
hand: [1c, 6c, 3e, 2b]
play: 6c
"""
SEVERAL = f"""---{CASE}id: uno
---
- {{game: pocha, id: dos, deal: true, players: 5}}
- {{game: pocha, id: tres, cards: 1, players: 4, bids: [0, 0, 1], bid: 0}}
"""

HOUSE_WITH_A_FACT = """
format: 1
extends: pocha
insert:
  - in: registers
    add: {trump_played: {is: flag, starts: false, es: se ha echado un triunfo, en: a trump has been played}}
  - before: asistir
    rule:
      id: no_salir_de_triunfo
      es: no salir de triunfo
      en: not lead a trump
      when: [{empty: trick}, {the: trump_played, is: false}]
      must: {not: {suit: trump}}
"""


@pytest.fixture
def case(tmp_path: Path) -> Path:
    file = tmp_path / "caso.yaml"
    file.write_text(CASE)
    return file


CAPOTE = "explain --game tute --variant habanero --announce capote --hand 12c 11c 2o 3o 4o 5o 6o 7o"
KINGS = "explain --game tute --variant individual --option tute_de_reyes=true --reveal tute --tricks_won 1 --hand"


@pytest.mark.parametrize(
    ("line", "status", "es", "en"),
    [
        (
            f"{CAPOTE} --stock 0",
            0,
            "Legal. Puedes anunciar capote: no queda mazo,",
            "Legal. You may announce capote: there is",
        ),
        (
            f"{CAPOTE} --stock 4",
            1,
            "Ilegal (anunciar el capote al acabarse el mazo). No puedes anunciar capote: queda mazo.",
            "Illegal (announce capote when the stock ends). You may not announce capote: there is stock left.",
        ),
        (
            f"{KINGS} 12o 12c 12e 12b 1o",
            0,
            "Legal. Puedes cantar tute: en tu mano hay 4 reyes y tienes una baza ganada.",
            "Legal. You may declare tute: there are 4 kings in your hand and you have one trick.",
        ),
        (
            f"{KINGS} 12o 12c 12e 1b 1o",
            1,
            "Ilegal (los cuatro reyes). No puedes cantar tute: en tu mano hay 3 reyes.",
            "Illegal (four kings). You may not declare tute: there are 3 kings in your hand.",
        ),
    ],
)
def test_a_move_may_be_a_word(tutor: Callable, line: str, status: int, es: str, en: str) -> None:
    for lang, said in (("es", es), ("en", en)):
        ran = tutor(f"{line} --lang {lang}")
        assert (ran.status, ran.err) == (status, "")
        assert ran.out.startswith(said)
    data = json.loads(tutor(f"{line} --json").out)
    assert data["legal"] == (["capote" if "capote" in line else "tute"] if status == 0 else [])


@pytest.mark.parametrize(("word", "known"), [("capotes", "capote"), ("tute", "capote")])
def test_a_word_that_cannot_be_said_is_bad_input(tutor: Callable, word: str, known: str) -> None:
    line = CAPOTE.replace("--announce capote", f"--announce {word}")
    for lang, said in (
        ("es", f"«{word}» no se puede elegir aquí: puede ser {known}"),
        ("en", f"“{word}” cannot be chosen"),
    ):
        ran = tutor(f"{line} --stock 0 --lang {lang}")
        assert (ran.status, ran.out) == (2, "")
        assert ran.err.startswith(f"announce: {said}")


def test_the_answer_is_that_of_python(tutor: Callable) -> None:
    pocha = load("pocha", variant="completa")
    answer = pocha.explain(trump="espadas", trick="12c 10c", hand="1c 6c 3e 2b", play="6c")
    for lang in ("es", "en"):
        assert tutor(f"{POSITION} --play 6c --lang {lang}").out == answer.text(lang) + "\n"
        assert tutor(f"{POSITION} --play 6c --lang {lang} --full").out == answer.text(lang, full=True) + "\n"
        assert json.loads(tutor(f"{POSITION} --play 6c --lang {lang} --json").out) == answer.to_dict(lang)


def test_spanish_without_being_asked(tutor: Callable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert tutor(f"{POSITION} --play 6c").out.startswith("Ilegal (montar). ")


@pytest.mark.parametrize(
    "hand",
    [
        ["1c", "6c", "3e", "2b"],
        ["1c,6c,3e,2b"],
        ["1c,", "6c,", "3e,", "2b"],
        ["1c 6c 3e 2b"],
        ["[1c, 6c, 3e, 2b]"],
        ['["1c",', '"6c",', '"3e",', '"2b"]'],
        ["as de copas", "seis de copas", "tres de espadas", "dos de bastos"],
        ["as", "de", "copas,", "6c,", "3", "de", "espadas,", "2b"],
    ],
)
def test_cards_are_read_kindly(hand: list[str], tutor: Callable) -> None:
    words = POSITION.split()
    expected = tutor(*words, "--play", "6c").out
    assert tutor(*words[: words.index("--hand")], "--hand", *hand, "--play", "6c").out == expected


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("--match A=60 B=45 C=-5", "A"),
        ("--match A=60,B=45,C=-5", "A"),
        ("--match {A:\xa060,\xa0B:\xa045,\xa0C:\xa0-5}", "A"),
        ("--winner --trick 12c 10c --trump oros", 1),
        ("--winner true --trick 12c 2o --trump oros", 2),
        ("--winner=sí --trick=12c,2o --trump=2o", 2),
        ("--namer --auction-bids 1 2 2 --variant completa", 2),
        ("--namer --auction_bids [1,2,2] --variant completa", 2),
        ("--score --trump copas --bids 1,0,1 --tricks 1 0 0 --variant completa", [30, 20, -10]),
    ],
)
def test_values_are_read_kindly(words: str, value: object, tutor: Callable) -> None:
    argv = [word.replace("\xa0", " ") for word in words.split(" ")]
    ran = tutor("explain", "--game", "pocha", *argv, "--json")
    assert ran.err == ""
    assert json.loads(ran.out)["value"] == value


def test_an_empty_trick_is_the_lead(tutor: Callable) -> None:
    words = "explain --game pocha --trump oros --trick --hand 1c --play 1c --json"
    assert json.loads(tutor(words).out)["rule"] == "salida"


def test_every_key_of_a_case_is_an_option(tutor: Callable) -> None:
    words = case_words(the_library(), "pocha")
    for lang in ("es", "en"):
        help_text = tutor(f"explain --help --lang {lang}").out
        assert [key for key in words.known if key not in ABOUT and f"--{key} " not in help_text] == []
        assert [says[lang] for says in words.says.values() if " ".join(says[lang].split()) not in help_text] == []


def test_a_file(case: Path, tutor: Callable) -> None:
    assert tutor(f"explain {case}") == tutor(f"{POSITION} --play 6c")


def test_standard_input(tutor: Callable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(CASE.encode())))
    assert tutor("explain -") == tutor(f"{POSITION} --play 6c")


def test_what_stands_on_the_line_takes_the_place_of_what_stands_in_the_file(case: Path, tutor: Callable) -> None:
    assert tutor(f"explain {case} --play 1c") == tutor(f"{POSITION} --play 1c")
    ran = tutor(f"explain {case} --hand 6c 9c --lang en")
    assert ran.err.startswith("hand[1]: “9c” is not in the deck")


def test_json_is_a_case_of_its_own(tmp_path: Path, tutor: Callable) -> None:
    file = tmp_path / "caso.json"
    file.write_text(json.dumps({"game": "pocha", "deal": True, "players": 5}))
    assert tutor(f"explain {file}") == tutor("explain --game pocha --deal --players 5")


def test_several_cases_are_answered_in_order(tmp_path: Path, tutor: Callable) -> None:
    file = tmp_path / "casos.yaml"
    file.write_text(SEVERAL)
    ran = tutor(f"explain {file}")
    assert ran.status == 3
    assert [block[:9] for block in ran.out.split("\n\n")] == ["uno: Ileg", "dos: No s", "tres: Dep"]
    lines = tutor(f"explain {file} --json").out.splitlines()
    assert [(found["id"], found["verdict"]) for found in map(json.loads, lines)] == [
        ("uno", "illegal"),
        ("dos", "answered"),
        ("tres", "depends"),
    ]


def test_one_that_cannot_be_asked_does_not_stop_the_others(tmp_path: Path, tutor: Callable) -> None:
    file = tmp_path / "casos.yaml"
    file.write_text(SEVERAL.replace("players: 5", "players: 50"))
    ran = tutor(f"explain {file} --json")
    assert ran.status == 2
    assert ran.err.startswith(f"{file}:10:")
    assert ran.out.count("\n") == 2


def test_an_option_of_the_table(tutor: Callable) -> None:
    words = "explain --game pocha --cards 1 --players 4 --bids 0 0 1 --bid 0"
    assert tutor(words).status == 3
    assert tutor(f"{words} --option restriccion_con_una_carta=false").status == 0
    assert tutor(f"{words} --option restriccion_con_una_carta=sí").status == 1


@pytest.mark.parametrize("where", ["--game {}", "--game pocha --house {}", "--house {}"])
def test_house_rules(where: str, case: Path, tmp_path: Path, tutor: Callable) -> None:
    house = tmp_path / "casa.yaml"
    house.write_text("format: 1\nextends: pocha\nremove: [montar]\n")
    assert tutor(f"explain {case} {where.format(house)}").status == 0
    assert tutor(f"explain {case}").status == 1


def test_house_rules_may_bring_facts_of_their_own(tmp_path: Path, tutor: Callable) -> None:
    house = tmp_path / "casa.yaml"
    house.write_text(HOUSE_WITH_A_FACT)
    asked = f"explain --game {house} --trump oros --trick --hand 1o 6c --play 1o"
    assert tutor(asked).status == 1
    assert tutor(f"{asked} --trump_played true").status == 0
    assert tutor(f"{asked.replace(str(house), 'pocha')} --trump_played true").status == 2
    assert "--trump-played" in tutor(f"explain --help --house {house}").out


def test_the_verdict_is_coloured(tutor: Callable) -> None:
    plain = tutor(f"{POSITION} --play 6c").out
    coloured = tutor(f"{POSITION} --play 6c --color always").out
    assert coloured.startswith("\x1b[1;31mIlegal (montar)\x1b[0m. ")
    assert "\x1b" not in plain
    assert coloured.replace("\x1b[1;31m", "").replace("\x1b[0m", "") == plain


@pytest.mark.parametrize(
    ("wanted", "no_color", "found"), [("auto", "", True), ("auto", "1", False), ("never", "", False)]
)
def test_colour_only_where_somebody_looks(
    wanted: str, no_color: str, found: bool, tutor: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("NO_COLOR", no_color)
    assert ("\x1b" in tutor(f"{POSITION} --play 6c --color {wanted}").out) is found


@pytest.mark.parametrize(
    ("play", "versus", "lang", "said"),
    [
        ("6c", "1c", "es", "No puedes echar el seis de copas (montar), y sí el as de copas. Debes"),
        ("1c", "6c", "en", "You may play the ace of cups and not the six of cups (head the suit led). You must"),
        ("3e", "6c", "es", "No puedes echar ni el tres de espadas (asistir) ni el seis de copas (montar). "),
        ("3e", "2b", "en", "You may play neither the three of swords nor the two of clubs (follow suit). "),
    ],
)
def test_why_one_and_not_the_other(play: str, versus: str, lang: str, said: str, tutor: Callable) -> None:
    assert tutor(f"{POSITION} --play {play} --versus {versus} --lang {lang}").out.startswith(said)


def test_a_set_that_is_empty_leaves_the_card(tutor: Callable) -> None:
    ran = tutor("explain --game escoba --variant quince --table 7o 2c --hand 10b 3o --play 10b --take")
    assert ran.status == 0
    assert "Puedes dejar la sota de bastos en la mesa" in ran.out


def test_counts_are_given_by_name(tutor: Callable) -> None:
    one = "A.cards=20 A.oros=6 A.sevens=2 A.seven_of_oros=sí"
    other = "B.cards=20 B.oros=4 B.sevens=2 B.seven_of_oros=no"
    ran = tutor(f"explain --game escoba --variant mas --score --counts {one} {other} --escobas A=1 B=2 --json")
    assert json.loads(ran.out)["value"] == {"A": 3, "B": 2}


def test_the_help_has_words_for_everything(tutor: Callable) -> None:
    for game in ("pocha", "escoba"):
        told = tutor(f"explain --game {game} --help").out
        assert not re.search(r"--(\S+) \[\S+ \.\.\.\]\s+\1$", told, re.MULTILINE)


def test_a_number_of_ones_own_on_the_line_is_read_as_such(tutor: Callable) -> None:
    told = "explain --game tute --variant parejas --trump copas --sung --sung-this-trick false --sing copas"
    hands = "--hand 1o 12c 11c --first-win 1o 12c 11c 4c"
    result = tutor(f"{told} {hands} --tricks-won 2")
    assert result.out.startswith("Ilegal (cantar en la primera baza ganada).")
    result = tutor(f"{told} {hands} --tricks-won 11")
    assert "«tricks_won» dice 11" in result.err


def test_what_would_let_somebody_sing_or_exchange_is_said(tutor: Callable) -> None:
    told = "explain --game tute --variant habanero --trump oros --stock 18 --sung --full --sing oros"
    text = tutor(f"{told} --tricks-won 1 --hand 12o 10o 1b 4b 6c 7c 5e 2e").out
    assert "Sería legal si tuvieras también el caballo de oros." in text
    text = tutor(f"{told} --tricks-won 0 --hand 12o 11o 1b 4b 6c 7c 5e 2e --lang en").out
    assert "It would be legal if you had one trick." in text
