"""What cannot be read and what cannot be: status 2, a message in both languages that says where and what to do."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ASKED = "explain --game pocha --trump oros --trick 12c 10c --hand 1c 6c 3e --play 6c"
BID = "explain --game pocha --variant completa --cards 3 --players 4 --bid 1"
SCORE = "explain --game pocha --variant completa --score --trump oros"


def instead(**facts: str) -> str:
    """The position above with other facts; an empty one is left out."""
    words = {"trump": "oros", "trick": "12c 10c", "hand": "1c 6c 3e", "play": "6c", **facts}
    return "explain --game pocha " + " ".join(f"--{key} {value}" for key, value in words.items() if value)


# What is wrong: the line, and what the message names, the same in every language.
POSITIONS = {
    "a card that does not exist": (instead(play="13c"), ["13c", "1o"]),
    "a card that does not exist in the hand": (instead(hand="1c 6c 9z"), ["hand[2]", "9z"]),
    "a card of the other deck": (f"{instead(hand='1c 6c 9c')} --variant completa", ["hand[2]", "9c", "40"]),
    "a card twice": (instead(hand="1c 6c 1c"), ["hand[2]", "1c", "hand[0]"]),
    "a card in two places": (instead(hand="1c 6c 12c"), ["12c", "hand[2]", "trick[0]"]),
    "a card not in hand": (instead(play="2b"), ["2b", "1c"]),
    "an empty hand": (instead(hand="[]"), ["6c", "∅"]),
    "a trick longer than the table": (f"{instead(trick='12c 10c 7c 5c')} --players 4", ["4", "3", "players"]),
    "a trick longer than any table": (instead(trick="1o 2o 3o 4o 5o 6o 7o 10o 11o"), ["9", "8"]),
    "no trump where it decides": (instead(trump="", trick="12c", hand="3e 2b", play="3e"), ["trump"]),
    "a trump that is none": (instead(trump="rombos"), ["rombos", "oros"]),
    "a bid higher than the hand": (f"{BID} --bids 0 4", ["bids[1]", "4", "3"]),
    "more bids than players": (f"{BID} --bids 0 0 0 0 1", ["bids", "5", "4"]),
    "a bid when all have spoken": (f"{BID} --bids 0 0 0 1", ["4", "bids"]),
    "a bid that is no number": (f"{BID} --bids 0 dos", ["bids[1]", "dos"]),
    "a bid below zero": (f"{BID} --bids 0 -1", ["bids[1]", "-1"]),
    "an impossible bid of one's own": (BID.replace("--bid 1", "--bid 9"), ["9", "3"]),
    "tricks that do not add up": (f"{SCORE} --bids 1 0 1 --tricks 1 1 0 --cards 3", ["tricks", "2", "3"]),
    "tricks by name that do not add up": (
        f"{SCORE} --bids A=1 B=1 C=1 --tricks A=2 B=2 C=0 --cards 3",
        ["tricks", "4", "3"],
    ),
    "more tricks than cards": (f"{SCORE} --bids A=1 B=1 C=1 --tricks A=20 B=2 C=0", ["tricks", "22", "13"]),
    "a number of players in the question": ("explain --game pocha --deal 7", ["deal:", "true", "7"]),
    "facts in the question": ("explain --game pocha --deal players=7", ["deal: true", "{players: 7}"]),
    "lists of different length": (f"{SCORE} --bids 1 0 1 --tricks 1 1", ["bids: 3", "tricks: 2"]),
    "too few players": (BID.replace("--players 4", "--players 2"), ["2", "3–9"]),
    "a hand too large for the deck": (f"{BID.replace('--cards 3', '--cards 11')}", ["cards", "11", "10"]),
    "an unknown variant": (f"{ASKED} --variant larga", ["larga", "completa", "sencilla"]),
    "an unknown option": (f"{ASKED} --option larga=true", ["larga", "tres_bajo"]),
    "an option that cannot be so": (f"{ASKED} --option tres_bajo=5", ["tres_bajo", "5", "true"]),
    "an option without a value": (f"{ASKED} --option tres_bajo", ["tres_bajo", "="]),
    "an unknown kind of hand": (f"{ASKED} --kind ciega", ["ciega", "india"]),
    "an unknown game": (ASKED.replace("pocha", "brisca"), ["brisca", "pocha"]),
    "an unknown key": (f"{ASKED} --colour oros", ["--colour"]),
    "a misspelt key": (f"{ASKED} --pley 6c", ["--pley", "--play"]),
    "an option without what follows it": (f"{ASKED} --variant", ["--variant"]),
    "no question": ("explain --game pocha --trump oros", ["play", "bid", "score"]),
    "two questions": (f"{ASKED} --bid 1", ["play", "bid"]),
    "a list that does not close": (instead(hand="[1c,6c"), ["--hand:1:"]),
    "nothing at all": ("", ["explain", "cases", "--help"]),
    "a command that is none": ("explian", ["explian", "explain"]),
    "nothing to explain": ("explain", ["--game pocha"]),
    "no files of cases": ("cases", ["-"]),
    "no game for its rules": ("rules", ["pocha"]),
    "rules of an unknown game": ("rules brisca", ["brisca", "pocha"]),
    "a port that is none": ("app --port x", ["port", "65535"]),
    "a flag with a value": (f"{ASKED} --json=si", ["--json"]),
    "a colour that is none": (f"{ASKED} --color rojo", ["rojo", "always"]),
    "the same move twice": (f"{ASKED} --versus 6c", ["6c"]),
    "a comparison of no moves": ("explain --game pocha --deal --players 4 --versus 6c", ["deal", "play"]),
}


def in_both_languages(tutor: Callable, words: list[str], named: list[str]) -> None:
    said = []
    for lang in ("es", "en"):
        ran = tutor(*words, "--lang", lang)
        assert (ran.status, ran.out) == (2, "")
        assert "Traceback" not in ran.err
        assert [word for word in named if word not in ran.err] == []
        said.append(ran.err)
    assert said[0] != said[1]


@pytest.mark.parametrize(("words", "named"), [pytest.param(*what, id=name) for name, what in POSITIONS.items()])
def test_a_position_that_cannot_be(words: str, named: list[str], tutor: Callable) -> None:
    in_both_languages(tutor, words.split(), named)


FILES: dict[str, tuple[bytes, list[str]]] = {
    "empty": (b"", [":1:1"]),
    "blank": (b"\n\n# nothing\n", [":1:1"]),
    "binary": (bytes(range(256)) * 40, [":2:118"]),
    "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(200), [":1:1"]),
    "zeros": (bytes(5000), [":1:1"]),
    "ten megabytes": (b"- {game: pocha, deal: true, players: 4}\n" * 262_144, ["4096"]),
    "no YAML": (b"game: pocha\n  trump: [oros\n", [":2:"]),
    "a tab": (b"game: pocha\n\ttrump: oros\n", [":2:1"]),
    "a text": (b"hola\n", [":1:1", "game: pocha"]),
    "an empty list": (b"[]\n", [":1:1", "game: pocha"]),
    "a list of texts": (b"- hola\n", [":1:3", "game: pocha"]),
    "a key twice": (b"game: pocha\ngame: pocha\n", [":2:1", "game"]),
    "an alias": (b"game: &x pocha\nvariant: *x\n", [":1:7"]),
    "a key that is none": (b"game: pocha\ntriunfo: oros\nplay: 1c\n", [":2:1", "triunfo", "trump"]),
    "a card that is none": (b"game: pocha\ntrump: oros\ntrick: []\nhand: [1z]\nplay: 1z\n", ["hand[0]", "1z"]),
    "no game": (b"trump: oros\n", [":1:1", "game", "pocha"]),
    "another expectation": (b"game: pocha\nplayers: 4\ndeal: true\nexpect: {verdit: legal}\n", [":4:1", "verdit"]),
    "a number for a game": (b"game: 5\nplay: 1c\n", [":1:1", "5", "pocha"]),
    "deep": (b"[" * 5000, [":1:"]),
    "code": (b"game: !!python/object/apply:os.system [ls]\n", [":1:7"]),
}


@pytest.mark.parametrize("command", ["explain", "cases"])
@pytest.mark.parametrize("name", list(FILES))
def test_a_file_that_cannot_be_read(name: str, command: str, tutor: Callable, tmp_path: Path) -> None:
    content, named = FILES[name]
    file = tmp_path / "caso.yaml"
    file.write_bytes(content)
    for lang, said in (("es", []), ("en", [])):
        ran = tutor(command, str(file), "--lang", lang)
        text = ran.err + ran.out
        assert ran.status == 2
        assert "Traceback" not in text
        assert [word for word in (*named, *said) if word not in text] == []
        assert "caso.yaml" in text


@pytest.mark.parametrize("command", ["explain", "cases", "rules"])
def test_a_file_that_is_not_there(command: str, tutor: Callable, tmp_path: Path) -> None:
    in_both_languages(tutor, [command, str(tmp_path / "nada.yaml")], ["nada.yaml"])


@pytest.mark.parametrize("command", ["explain", "cases", "rules"])
def test_a_folder(command: str, tutor: Callable, tmp_path: Path) -> None:
    in_both_languages(tutor, [command, str(tmp_path)], [tmp_path.name])


@pytest.mark.parametrize("command", ["explain", "cases", "rules"])
def test_a_file_that_may_not_be_read(
    command: str, tutor: Callable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "caso.yaml"
    file.write_text("game: pocha\n")
    opened = Path.open

    def forbidden(path: Path, *how: str) -> object:
        if path == file:
            raise PermissionError(13, "Permission denied", str(path))
        return opened(path, *how)

    monkeypatch.setattr(Path, "open", forbidden)
    in_both_languages(tutor, [command, str(file)], ["caso.yaml"])


@pytest.mark.parametrize("name", ["a\0b.yaml", "a" * 300 + ".yaml", "\udcff.yaml", "\x1b[31m.yaml"])
def test_a_name_that_no_file_has(name: str, tutor: Callable) -> None:
    for command in ("explain", "cases", "rules"):
        ran = tutor(command, name)
        assert (ran.status, ran.out.count("Traceback"), "\x1b" in ran.err) == (2, 0, False)


OWN: dict[str, tuple[str, list[str]]] = {
    "no format": ("extends: pocha\n", ["format"]),
    "another format": ("format: 2\nextends: pocha\n", [":1:9", "2"]),
    "no game": ("format: 1\n", ["extends"]),
    "another game": ("format: 1\nextends: brisca\n", [":2:10", "brisca"]),
    "another variant": ("format: 1\nextends: pocha\nvariant: larga\n", [":3:10", "larga"]),
    "another key": ("format: 1\nextends: pocha\nremover: [montar]\n", [":3:1", "remover", "remove"]),
    "another rule": ("format: 1\nextends: pocha\nremove: [mentar]\n", [":3:10", "mentar", "montar"]),
    "another option": ("format: 1\nextends: pocha\noptions: {tres_alto: true}\n", [":3:11", "tres_alto"]),
}


@pytest.mark.parametrize("where", ["--game {}", "--game pocha --house {}"])
@pytest.mark.parametrize("name", list(OWN))
def test_house_rules_that_are_none(name: str, where: str, tutor: Callable, tmp_path: Path) -> None:
    content, named = OWN[name]
    file = tmp_path / "casa.yaml"
    file.write_text(content)
    words = ASKED.replace("--game pocha", where.format(file)).split()
    in_both_languages(tutor, words, ["casa.yaml", *named])


@pytest.mark.parametrize(
    "words",
    ["", "explain", ASKED.replace("6c 3e", "6c 6c"), "cases /nada.yaml", "cases .", f"{ASKED} --variant larga"],
)
def test_the_same_in_a_process_of_its_own(words: str) -> None:
    command = [sys.executable, "-m", "tutor", *words.split()]
    environment = {**os.environ, "LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False)
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert ran.stderr.decode("utf-8").strip()
    assert b"Traceback" not in ran.stderr
