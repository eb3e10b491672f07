"""Files that mean harm, and names that look like code, through the whole loader: refused in words, or harmless."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.law.tables import compiled, copied, duty, faults, law, said, table
from tutor.law.compile import CompiledDecision
from tutor.play.facts import complete

GAME, RULES = "pocha/game.yaml", "pocha/rules.yaml"
HEAD = "format: 1\ngame: pocha\n"
BOMB = (
    HEAD
    + "a: &a [x, x]\n"
    + "".join(f"{new}: &{new} [*{old}, *{old}, *{old}]\n" for old, new in zip("abcdefgh", "bcdefghi", strict=True))
)


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        (BOMB, {"yaml-alias"}),
        (HEAD + "a: " + "[" * 100_000, {"yaml-too-deep"}),
        (HEAD + "a: " + "{b: " * 100_000, {"yaml-too-deep"}),
        ("".join(" " * level + "a:\n" for level in range(500)), {"yaml-too-deep"}),
        (HEAD + "players: [" + "9" * 9_000 + "]", {"yaml-long-number"}),
        (HEAD + "players: !!python/object/apply:os.system [echo]", {"yaml-tag"}),
        (HEAD + "es: " + "x" * 100_000, {"yaml-long-text"}),
        (HEAD + "players: [" + "3, " * 60_000 + "]\n]", {"yaml-too-many-nodes"}),
        ("x" * 2_000_000, {"file-too-large"}),
        ("", {"yaml-empty"}),
        ("\x00\x01", {"yaml-control-character"}),
    ],
)
def test_a_hostile_file_is_refused(tmp_path: Path, text: str, codes: set[str]) -> None:
    """Where a limit is passed the reading ends: what is broken behind it (a bracket too many, or never closed) is not met."""
    library = copied(tmp_path)
    (tmp_path / GAME).write_text(text, "utf-8")
    found = faults(library=library)
    assert {fault.code for fault in found} == codes
    assert all(len(fault.text(lang)) < 500 for fault in found for lang in ("es", "en"))


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    library = copied(tmp_path)
    (tmp_path / GAME).write_bytes(bytes(range(256)))
    assert [fault.code for fault in faults(library=library)] == ["yaml-not-utf8"]


@pytest.mark.parametrize("number", ["99999", "-99999", "999999999999"])
def test_a_huge_number_is_refused_where_it_would_count(number: str) -> None:
    found = faults(f"""
        set:
          pedir.choose: {{bid: {{from: 0, to: {number}}}}}
          copas_doble.times: {number}
          acierto.points: {{fixed: {number}}}
          reparto.deal: {number}
    """)
    assert [fault.code for fault in found] == ["expected_number"] * 4


WRONG = r"__import__('os')|a b|a'b|a;b|1a|-a|a_|a__b|a-_b|ñ|a.b|{x}|<b>|a:all|f(x)|%s"
BAD_IDS = [*re.split(r"\|", WRONG), 'a"b', "a\nb", "a" * 49]


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


@pytest.mark.parametrize("name", BAD_IDS)
def test_an_id_that_is_no_slug_is_refused_wherever_it_stands(tmp_path: Path, name: str) -> None:
    key = quoted(name)
    library = copied(
        tmp_path,
        {
            GAME: {
                "  won:    {": f"  {key}: {{seen_by: nobody, en: x, es: x}}\n  won:    {{",
                "  offender:     {": f"  {key}: {{is: number, en: x, es: x}}\n  offender:     {{",
                "  bajada:\n": f"  {key}: {{is: flag, default: true, en: x, es: x}}\n  bajada:\n",
            },
            RULES: {
                "id: fallar": f"id: {key}",
                "  nombrar:\n    en": f"  {key}: {{choose: {{x: {{card: hand}}}}}}\n  nombrar:\n    en",
                "choose: {name:": f"choose: {{{key}:",
                "  miss: {": f"  {key}: {{distance: [bids, tricks], en: x, es: x}}\n  miss: {{",
            },
        },
    )
    found = [fault for fault in faults(library=library) if fault.code == "not_a_slug"]
    assert len({str(fault.place) for fault in found}) == 7
    assert all(len(fault.text("en")) < 500 for fault in found)


CODE_WORDS = ["class", "lambda", "exec", "list", "id", "spoke", "c", "k_suits", "f_trick", "option", "say", "set"]


def rename(folder: Path, old: str, new: str) -> None:
    """Change every use of a name in the files of the game."""
    for name in (GAME, RULES, "pocha/variants.yaml", "pocha/misconceptions.yaml"):
        text = (folder / name).read_text("utf-8")
        text = re.sub(rf"(?<![\w-]){old}(?=[:,}}\].]|$)", new, text, flags=re.MULTILINE)
        (folder / name).write_text(text, "utf-8")


@pytest.mark.parametrize("word", CODE_WORDS)
@pytest.mark.parametrize("old", ["hand", "bids", "bajada", "montar", "pedir", "bid"])
def test_a_name_that_is_a_word_of_python_works(tmp_path: Path, old: str, word: str) -> None:
    library = copied(tmp_path)
    rename(tmp_path, old, word)
    read = library.law(table())
    compiled(read)
    play = CompiledDecision(read.decisions["jugar"])
    hand = word if old == "hand" else "hand"
    facts = complete(read, {hand: 0b1011, "trick": (2,), "trump": 1, "players": 4}, "jugar")
    assert play.flat(facts) == 0b0001  # the ace of coins beats the three


@pytest.mark.parametrize("word", ["led", "best", "cards", "chooser", "beaten_by", "candidates", "schedule"])
def test_a_name_of_the_language_is_refused(tmp_path: Path, word: str) -> None:
    library = copied(tmp_path, {GAME: {"  won:    {": f"  {word}: {{seen_by: nobody, en: x, es: x}}\n  won:    {{"}})
    assert {fault.code for fault in faults(library=library)} == {"name_reserved"}


def test_overlays_cannot_pile_up_depth() -> None:
    """Each sets inside what the last has set, thirty levels deeper: the address is too long before the stack ends."""
    deep = "{not: " * 30 + "{suit: oros}" + "}" * 30
    layers = [f"set: {{fallar.must{'.not' * (30 * level)}: {deep}}}" for level in range(1, 4)]
    assert "address_too_long" in {fault.code for fault in faults(f"set: {{fallar.must: {deep}}}", *layers)}


def test_the_deepest_rule_that_can_be_written_still_compiles() -> None:
    inner = "{suit: oros}"
    for _ in range(11):
        inner = f"{{not: {{any: [{inner}, {{suit: copas}}]}}}}"
    when = inner.replace("suit: oros", "empty: trick").replace("suit: copas", "empty: hand")
    compiled(law(f"set: {{fallar.must: {inner}, montar.when: {when}}}"))


def test_the_longest_rule_that_can_be_written_still_compiles() -> None:
    many = ", ".join(["{suit: oros}"] * 100)
    conditions = ", ".join(["{empty: trick}"] * 100)
    releases = ", ".join(f"{{id: r{n}, when: {{empty: hand}}}}" for n in range(60))
    read = law(
        f"set: {{fallar.must: {{any: [{many}]}}, fallar.when: {{any: [{conditions}]}}, fallar.unless: [{releases}]}}"
    )
    compiled(read)
    assert len(duty(read, "fallar").unless) == 60


def test_a_list_without_end_is_refused() -> None:
    many = ", ".join(["{suit: oros}"] * 101)
    assert said(f"set: {{fallar.must: {{any: [{many}]}}}}") == [
        "mine.yaml:1:26: this list has 101 items and 100 is the most: split it"
    ]
