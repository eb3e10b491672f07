"""`tutor play`: games at a terminal, whole or left and taken up again."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from tests.game.tables import begun, played
from tutor.ask import the_library
from tutor.ask.components import components_of
from tutor.cli import main
from tutor.faults import MESSAGES
from tutor.game.typed import typed_as
from tutor.learn.log import Entry
from tutor.store import open_store
from tutor.store.device import machine_token


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """What is typed, a line for each."""
    return lambda text: monkeypatch.setattr("sys.stdin", io.StringIO(text))


class Player:
    """Stands in for the input: answers what the data ask, as soon as they ask."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.events: list[dict[str, Any]] = []
        monkeypatch.setattr("sys.stdout", self)
        monkeypatch.setattr("sys.stdin", self)

    def write(self, text: str) -> None:
        self.events += [json.loads(line) for line in text.splitlines()]

    def flush(self) -> None: ...

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        last = self.events[-1]
        return f"{last['legal'][-1]}\n" if last["event"] == "ask" else "\n"


@pytest.mark.parametrize(
    "line",
    ["pocha --variant sencilla --hand 4", "escoba --variant quince --seats 2 --hand 1", "tute --variant habanero"],
)
def test_a_game_is_played_to_its_end_by_somebody_who_reads_only_the_data(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = Player(monkeypatch)
    assert main(["play", *line.split(), "--json", "--level", "novata", "--seed", "3"]) == 0
    kinds = [event["event"] for event in player.events]
    assert (kinds[0], kinds[-1]) == ("title", "end")
    assert {"deal", "ask", "move", "count", "totals"} <= set(kinds)
    seen = list(hands_of_others(player.events))
    assert seen == []


def hands_of_others(events: list[dict[str, Any]]) -> Iterator[str]:
    """Zones of others that are told card by card."""
    for event in events:
        yield from event.get("view", {}).get("seen", {})


def test_what_is_asked_and_answered(tutor: Callable, typed: Callable) -> None:
    typed("? 1\nzz\n0\n1\n?\n?\ndeshacer\nq\n")
    ran = tutor("play pocha --variant sencilla --hand 3 --seats 4 --seed 3")
    assert ran.status == 1
    assert ran.out.startswith("Pocha, sencilla. Invitado, Ana, Luis, Eva.\n")
    assert "Mano 3, de 3 cartas. Reparte Eva." in ran.out
    assert "Te toca pedir. Vale: 0 · 1 · 2 · 3" in ran.out
    assert "Legal" in ran.out
    assert "«zz» no vale aquí; puede ser 0, 1, 2 o 3." in ran.out
    assert "Invitado (pedir): 0." in ran.out
    assert "Jugada deshecha." in ran.out
    assert ran.out.endswith("Hasta otra.\n")


def test_what_may_not_be_done_is_told_and_at_a_real_table_done(tutor: Callable, typed: Callable) -> None:
    """The card that follows no suit."""
    line = "play pocha --variant completa --hand 12 --seats 4 --seed 8 --assist"
    for assist in ("warn", "real"):
        typed("\n".join(["0", *cards(40) * 3, "q"]))
        ran = tutor(f"{line} {assist} --lang en")
        assert ("You must" in ran.out.partition("So far:")[0]) == (assist == "warn")
        assert "Allowed:" not in ran.out


def test_what_another_has_played_may_be_asked_about(tutor: Callable, typed: Callable) -> None:
    """By what all have seen; a card that nobody has shown is not told of."""
    typed("1\n5b\n? 1b\n? 4b\nq\n")
    ran = tutor("play pocha --variant sencilla --hand 9 --seats 4 --seed 5")
    assert "No fue renuncio. El as de bastos gana al cinco de bastos." in ran.out
    assert "4b no está en tu mano" in ran.out
    typed("\n".join([*[f"? {card}\n{card}" for card in cards(40)] * 2, "q"]))
    ran = tutor("play tute --variant parejas --seats 4 --seed 2")
    assert ran.out.count("En esta mesa no pasa ningún renuncio: valía.") == ran.out.count("No está probado.") > 0


def test_between_hands_a_file_is_called_as_it_is_typed(tutor: Callable, typed: Callable, tmp_path: Path) -> None:
    place = tmp_path / "Ana y Luis.json"
    typed("\n".join(["0", *cards(40), f"Guardar {place}", "repaso", "q"]))
    ran = tutor("play pocha --variant sencilla --hand 1 --seats 4 --seed 8")
    assert f"Guardada en {place}." in ran.out
    assert place.exists()
    assert "Ninguna de tus decisiones costó nada que se note." in ran.out


def cards(count: int) -> list[str]:
    """The cards of the deck, as they are typed."""
    return [f"{rank}{suit}" for suit in "oceb" for rank in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)][:count]


def test_a_game_is_left_and_taken_up_again(tutor: Callable, typed: Callable, tmp_path: Path) -> None:
    place = tmp_path / "game.json"
    typed("1\nq\n")
    ran = tutor("play", "pocha", "--hand", "5", "--resume", str(place))
    assert f"Queda guardada en {place}" in ran.out
    kept = json.loads(place.read_text("utf-8"))
    typed("q\n")
    again = tutor("play", "--resume", str(place), "--lang", "en")
    assert "Hand 5" in again.out
    assert "Bids: Invitado 1" in again.out or "Invitado 1 ·" in again.out
    assert json.loads(place.read_text("utf-8")) == kept
    assert "“--seed 0”" in again.out
    other = tutor("play", "tute", "--resume", str(place))
    assert other.status == 2 and "hay una partida de «pocha», y no de «tute»" in other.err
    assert json.loads(place.read_text("utf-8")) == kept


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("play", "pocha"),
        ("play oca", "oca"),
        ("play pocha --variant larga", "puede ser completa, sencilla; escribe una de ellas"),
        ("play pocha --seats 12", "12"),
        ("play pocha --seats dos", "dos"),
        ("play pocha --level nula", "nula"),
        ("play pocha --hand 99", "99"),
        ("play pocha --seed x", "--seed: «x» no vale"),
        ("quiz pocha --count x", "--count: «x» no vale"),
        ("play pocha --resume /nowhere/game.json", "en /nowhere/game.json no se puede leer o guardar"),
        ("play pocha --option nada=1", "nada"),
        ("play pocha --house nowhere.yaml", "nowhere.yaml"),
        ("play pocha --cards 1o|1o", "1o"),
    ],
)
def test_bad_input_is_told(words: str, said: str, tutor: Callable) -> None:
    ran = tutor(words)
    assert ran.status == 2
    assert said in ran.err


def test_cards_are_entered(tutor: Callable, typed: Callable) -> None:
    typed("q\n")
    ran = tutor("play", "pocha", "--hand", "9", "--cards", "1o 3o | 1c", "--table", "4b")
    assert "as de oros (1o), tres de oros (3o)" in ran.out
    assert "Carta que pinta: cuatro de bastos" in ran.out


def test_a_card_that_one_does_not_see_is_told_by_nothing(tutor: Callable, typed: Callable) -> None:
    """It is played by its place; neither what is allowed, nor a reason, nor a guess says which it is."""
    typed("1\n? 1\n? 4b\n4b\n?\n1\n\n")
    out = tutor("play pocha --variant completa --seats 4 --hand 26 --level aficionada").out
    before, played, _ = out.partition("Invitado: el cuatro de bastos.")
    assert played and "4b" not in before and "cuatro de bastos" not in before
    assert "Tu mano: carta tapada (1)" in before and "Te toca echar una carta. Vale: 1\n" in before
    assert before.count("Aquí no ves tus cartas: escribe la que echas por su número, 1.") == 2
    assert "No ves tus cartas, y el porqué diría cuáles son" in before


@pytest.mark.parametrize(
    ("line", "wrong", "said"),
    [
        ("pocha --hand 3", "9", "«9» no vale aquí; puede ser 0 o 1."),
        ("pocha --hand 3", "paso", "«paso» no vale aquí"),
        ("pocha --hand 1", "0\n? 1o", "1o no está en tu mano; escribe una de tus cartas: "),
        ("escoba --seats 2 --seed 4", "4b: 12b", "12b no está en la mesa; puedes tomar 5o, 7o, 6e o 2b."),
        ("tute --variant habanero --seed 2", "12e", "12e no está en tu mano; escribe una de tus cartas: 6o, 4c, 7c,"),
    ],
)
def test_what_cannot_be_chosen_is_told_with_what_can(
    line: str, wrong: str, said: str, tutor: Callable, typed: Callable
) -> None:
    typed(f"{wrong}\nq\n")
    assert said in tutor(f"play {line}").out


def test_at_a_real_table_somebody_is_accused_until_the_hand_is_counted(tutor: Callable, typed: Callable) -> None:
    """Here nothing proves it before the last card."""
    end = played(begun("pocha", "completa", 4, 17, first=6, hands=1, level="novata", assist="real"))[-1]
    mine = [typed_as(position, choice, "es") for position, choice in end.past if position.turn == 0]
    typed("\n".join([*mine, "renuncio", "renuncio Nora", "renuncio Ana", "renuncio Eva", "renuncio Eva", "", ""]))
    line = "play pocha --variant completa --seats 4 --seed 17 --hand 6 --level novata --name Nora --assist"
    out = tutor(f"{line} real").out
    before, found, after = out.partition("Nora descubre un renuncio de Eva")
    assert found and before.count("Di a quién acusas, como «renuncio NOMBRE»: puede ser Ana, Luis o Eva.") == 2
    assert "No está probado" in before and "ya se ha descubierto un renuncio de Eva" in after
    assert "renuncio, " in after and "deshacer" not in after
    typed("renuncio Eva\nq\n")
    assert "eso es de una mesa real" in tutor(f"{line} warn").out


def test_nothing_is_lost_where_a_file_cannot_be_written_or_is_another(
    tutor: Callable, typed: Callable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other, place = tmp_path / "notas.txt", tmp_path / "game.json"
    other.write_text("mine", "utf-8")
    typed(f"guardar {other}\nguardar {tmp_path}/nowhere/game.json\nguardar {place}\n0\nq\n")
    out = tutor("play pocha --hand 3").out
    assert f"{other} ya existe, y no se pisa" in out and other.read_text("utf-8") == "mine"
    assert "no se puede leer o guardar la partida" in out
    assert out.endswith(f"sigue con «tutor play --resume {place}».\n")
    assert json.loads(place.read_text("utf-8"))["done"].startswith("/A")
    monkeypatch.setattr("tutor.cli.lesson.Desk.line", Mock(side_effect=KeyboardInterrupt))
    ran = tutor("play", "--resume", str(place))
    assert (ran.status, ran.out.splitlines()[-1]) == (130, out.splitlines()[-1].removeprefix("> "))


def test_a_review_is_left_without_leaving_the_game(
    tutor: Callable, typed: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tutor.cli.hand_over.cost_of", Mock(side_effect=KeyboardInterrupt))
    typed("0\n1\n" + "\n".join(cards(40)) + "\nrepaso\n\n")
    ran = tutor("play pocha --variant sencilla --hand 1 --seats 4")
    assert ran.status == 0
    assert "Repaso interrumpido." in ran.out and ran.out.endswith("Fin.\n")


def test_a_file_that_is_no_game_is_told(tutor: Callable, tmp_path: Path) -> None:
    place = tmp_path / "game.json"
    for text, code in (("{", "game_file"), ("{}", "game_unreadable")):
        place.write_text(text, "utf-8")
        ran = tutor("play", "--resume", str(place))
        assert ran.status == 2
        assert MESSAGES[code][0].partition("{")[0] in ran.err
        assert place.read_text("utf-8") == text


class Slipping(Player):
    """Tries a card that may not be played once, looks back at the hand, and answers with everything held."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(monkeypatch)
        self.seen: list[str] = []

    def once(self, what: str) -> bool:
        self.seen.append(what)
        return self.seen.count(what) == 1

    def readline(self) -> str:
        last = self.events[-1]
        if last["event"] == "ask" and "item" in last:
            return " ".join(last["item"]["case"]["hand"]) + "\n"
        if last["event"] == "ask":
            held = next(event for event in reversed(self.events) if event["event"] == "table")["view"]["hand"]
            wrong = [card for card in held if card not in last["legal"]] if len(last["legal"][0]) > 1 else []
            return f"{wrong[0] if wrong and self.once('slip') else last['legal'][-1]}\n"
        if last["event"] == "illegal":
            legal = next(event for event in reversed(self.events) if event["event"] == "ask")["legal"]
            return f"{legal[-1]}\n"
        return "repaso\n" if last["event"] in ("totals", "review") and self.once("review") else "\n"


def test_what_went_wrong_is_asked_again_after_the_hand_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def answers() -> list[Entry]:
        store = open_store()
        return store.device(machine_token(store)).here().since(0)[0]

    before = len(answers())
    player = Slipping(monkeypatch)
    line = "play pocha --variant sencilla --hand 6 --seats 4 --json --level novata --seed 3"
    assert main(line.split()) == 0
    (tried,) = [event for event in player.events if event["event"] == "illegal"]
    (asked, *_) = [event["item"] for event in player.events if "item" in event]
    rule = next(name for name, each in components_of(the_library(), "pocha").items() if tried["rule"] in each.rules)
    entry = answers()[before]
    assert entry.item == asked
    assert entry.given == asked["case"]["hand"]
    assert not entry.right
    assert rule in [one.component for one in entry.decisive]
