"""Facts of a case as options of the command line: which there are, and how what stands behind one is read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tutor.ask import the_library
from tutor.ask.case import ABOUT, CaseWords, case_words, words_at
from tutor.ask.tables import is_path, read_own
from tutor.cli.parser import Parser, Says
from tutor.law.yamltext import plain, read_yaml

YES, NO = ("true", "sí", "si", "yes"), ("false", "no")
PAIRS = re.compile(r"[^\s=,:\[\]{}]+=\S+([\s,]+[^\s=,:\[\]{}]+=\S+)*\Z")
OURS: Mapping[str, Says] = {
    "winner": ("¿quién gana la baza?", "who wins the trick?"),
    "score": ("¿cuánto vale la mano?", "what does the hand score?"),
    "deal": ("¿cómo se reparte?", "how is it dealt?"),
    "match": ("¿quién ha ganado? A=60 B=45 …", "who has won? A=60 B=45 …"),
    "renuncio": ("¿hubo renuncio? player=A trick=1", "was it a revoke? player=A trick=1"),
    "players": ("jugadores", "players"),
    "cards": ("cartas de cada uno al empezar", "cards each at the start"),
    "deck": ("cartas de la baraja", "cards of the deck"),
    "kind": ("clase de mano", "kind of hand"),
    "tallies": (
        "lo que cada uno ha juntado en la partida: A.cards=120 …",
        "what each has gathered in the match: A.cards=120 …",
    ),
    "first": ("quien llegó antes a la meta", "who made the target first"),
    "played_on": ("varios ya habían llegado antes de la última mano", "several had got there before the last hand"),
    "counts": (
        "lo que cada uno ha juntado en la mano: A.cards=20 …",
        "what each has gathered in the hand: A.cards=20 …",
    ),
}
FALLBACK: Mapping[str, Says] = {
    "tricks": ("las bazas, como se jugaron", "the tricks, as they were played"),
}


def words_meant(named: Iterable[str]) -> list[CaseWords]:
    """The words of cases of what ``--game`` and ``--house`` name; where they name nothing, of every game.

    Somebody's own file may have added to the words of its game.
    """
    library, games = the_library(), the_library().games()
    own = [read_own(name, library) for name in named if name not in games and is_path(name)]
    if own:
        return [words_at(library, own[0][0], [node for _, _, node in own])]
    return [case_words(library, game) for game in games if game in named] or [case_words(library, g) for g in games]


def add_flags(parser: Parser, games: Sequence[CaseWords]) -> None:
    """An option for every fact and question of these games; `play` becomes ``--play``."""
    says = {key: text for words in games for key, text in words.says.items()}
    group = parser.add_argument_group(parser.pick("la posición y la pregunta", "the position and the question"))
    for key in dict.fromkeys(key for words in games for key in words.known if key not in ABOUT):
        spanish, english = OURS.get(key) or spoken(says.get(key, {})) or FALLBACK.get(key, (key, key))
        names = dict.fromkeys((f"--{key}", f"--{key.replace('_', '-')}"))
        group.add_argument(
            *names,
            dest=f"fact:{key}",
            nargs="*",
            metavar=parser.pick("VALOR", "VALUE"),
            help=parser.pick(spanish, english).replace("%", "%%"),
        )


def spoken(says: Mapping[str, str]) -> Says | None:
    """What a game calls a key, in both languages."""
    return (says["es"], says["en"]) if {"es", "en"} <= set(says) else None


def facts_given(given: Mapping[str, Any], games: Sequence[CaseWords]) -> dict[str, Any]:
    """The facts that stand on the line, read."""
    lists = {key for words in games for key in words.lists}
    found = {
        name.removeprefix("fact:"): value
        for name, value in given.items()
        if name.startswith("fact:") and value is not None
    }
    return {
        key: parse_value(value, empty=[] if key in lists else True, name=f"--{key}") for key, value in found.items()
    }


def parse_value(words: Sequence[str], empty: Any = True, name: str = "") -> Any:
    """What stands behind an option: a list or a mapping as in YAML, ``A=60 B=45``, true or false, or else a text.

    >>> parse_value(["1c", "6c"]), parse_value(["as de oros", "sota de copas"]), parse_value(["[1,", "2]"])
    ('1c 6c', 'as de oros, sota de copas', [1, 2])
    >>> parse_value(["A=60", "B=-5"]), parse_value(["true"]), parse_value([])
    ({'A': 60, 'B': -5}, True, True)
    """
    text = (", " if any(" " in word.strip() for word in words) else " ").join(words).strip()
    if not text:
        return empty
    if text.lower() in (*YES, *NO):
        return text.lower() in YES
    if text[0] in "[{":
        return plain(read_yaml(text, name))
    if PAIRS.match(text):
        pairs = (pair.partition("=") for pair in re.split(r"[\s,]+", text))
        return nested((key.split("."), parse_word(value)) for key, _, value in pairs)
    return text


def nested(pairs: Iterable[tuple[list[str], Any]]) -> dict[str, Any]:
    """Settings whose names have several parts, one mapping inside another.

    >>> nested([(["A", "cards"], 20), (["A", "oros"], 6), (["B"], 1)])
    {'A': {'cards': 20, 'oros': 6}, 'B': 1}
    """
    found: dict[str, Any] = {}
    for (first, *rest), value in pairs:
        if not rest:
            found[first] = value
        else:
            inner = found[first] if isinstance(found.get(first), dict) else {}
            found[first] = {**inner, **nested([(rest, value)])}
    return found


def parse_word(text: str) -> bool | int | str:
    """The value of a setting: true or false, a whole number, or a word.

    >>> parse_word("true"), parse_word("no"), parse_word("-5"), parse_word("oros")
    (True, False, -5, 'oros')
    """
    if text.lower() in (*YES, *NO):
        return text.lower() in YES
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else text
