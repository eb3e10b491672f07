"""Strict YAML: what it reads, and what it refuses, where, and in which words."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.law.yaml_reading import choose, codes, inside, read, refusal
from tutor.faults import Place
from tutor.law.scalars import MAX_LENGTH
from tutor.law.yamltext import (
    MAX_FAULTS,
    plain,
    read_yaml,
    read_yaml_documents,
)

# ── What is read ─────────────────────────────────────────────────────────────────────────────────


def test_mappings_and_sequences_keep_their_order(parser: str) -> None:
    assert list(read("b: 1\na: [3, 2]\nc: {z: 1, y: 2}\n").items()) == [
        ("b", 1),
        ("a", [3, 2]),
        ("c", {"z": 1, "y": 2}),
    ]


@pytest.mark.parametrize(
    ("word", "value"),
    [("true", True), ("false", False), ("null", None), ("~", None), ("", None), ("3", 3), ("-15", -15), ("0", 0)],
)
def test_the_words_and_numbers_of_yaml_1_2_are_read(word: str, value: object, parser: str) -> None:
    [item] = read(f"- {word}\n")
    assert (item, type(item)) == (value, type(value))


TEXTS = {
    "the words of YAML 1.1": ["no", "yes", "on", "off", "y"],
    "words with capitals": ["True", "FALSE", "Null"],
    "cards": ["12c", "7e", "1e", "10b", "11o", "0b", "as de oros"],
    "dates and versions": ["2024-01-05", "1.2.3", "5-6"],
    "signs": ["+", "--", ".", "..", "="],
    "beginnings of a number": ["0x", "_1", "e3", "1e3o"],
    "digits of another script": ["٣"],
}


@pytest.mark.parametrize("kind", TEXTS)
def test_what_other_readers_turn_into_something_else_stays_text(kind: str, parser: str) -> None:
    assert read(f"[{', '.join(TEXTS[kind])}]") == TEXTS[kind]


@pytest.mark.parametrize("word", ["010", "1_000", "1e3", "10:25", "true", "null", "3", "", "<<"])
def test_what_is_quoted_is_text(word: str, parser: str) -> None:
    assert read(f"['{word}', \"{word}\"]") == [word, word]


def test_block_text_is_text_even_if_it_looks_like_a_number(parser: str) -> None:
    assert read("a: |\n  010\nb: >-\n  12\n") == {"a": "010\n", "b": "12"}


def test_whole_numbers_as_keys_become_their_digits(parser: str) -> None:
    assert read("{10: sota, -1: nada, '12': rey}") == {"10": "sota", "-1": "nada", "12": "rey"}


def test_a_value_knows_its_line_and_column(parser: str) -> None:
    node = read_yaml("a:\n  b: [x, 12c]\n", "f.yaml")
    assert inside(node, "a", "b", 1).place == Place("f.yaml", 2, 10)


def test_a_mapping_knows_where_each_key_stands(parser: str) -> None:
    node = read_yaml("a: 1\nb: {c: 1, d: 2}\n", "f.yaml")
    assert inside(node, "b").keys == {"c": Place("f.yaml", 2, 5), "d": Place("f.yaml", 2, 11)}


def test_columns_count_letters_not_bytes(parser: str) -> None:
    assert inside(read_yaml("{ñá: ó}", "f.yaml"), "ñá").place.column == 6


def test_windows_line_ends_count_as_one_line(parser: str) -> None:
    assert read_yaml("a: 1\r\nb: 2\r\n", "f.yaml").keys["b"] == Place("f.yaml", 2, 1)


def test_a_byte_order_mark_is_passed_over(parser: str) -> None:
    assert read_yaml("\ufeffa: ñ".encode(), "f.yaml").keys["a"] == Place("f.yaml", 1, 1)


def test_json_is_read_even_if_tabs_indent_it(parser: str) -> None:
    assert read('\n{\n\t"a": [1, true, null],\n\t"b":"x\\/y"\n}\n') == {"a": [1, True, None], "b": "x/y"}


def test_several_documents_are_read_where_they_may_be(parser: str) -> None:
    assert [plain(node) for node in read_yaml_documents("a: 1\n---\n- b\n", "f.yaml")] == [{"a": 1}, ["b"]]


def test_a_null_that_is_written_out_is_a_document(parser: str) -> None:
    assert read("null") is None


def test_both_parsers_give_the_same_nodes_and_places(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "# ñ\na: {b: [1, ~], c}\nd:\n  - x: 'y'\n    z: |\n      t\n  -\n  - [[], {}]\ne:\n"
    with_libyaml = read_yaml(text, "f.yaml")
    choose(monkeypatch, "python")
    assert read_yaml(text, "f.yaml") == with_libyaml


def test_pyyaml_is_not_imported_before_something_is_read() -> None:
    program = "import sys, tutor.law.yamltext; sys.exit('yaml' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False, cwd=Path(__file__).parents[2]).returncode == 0


# ── What is refused: the text, the code, the line and the column ─────────────────────────────────

REFUSED: dict[str, tuple[str | bytes, str, int, int]] = {
    "a tab that indents": ("a:\n\tb: 1\n", "yaml-tab", 2, 1),
    "a tab before a comment": ("a: 1\t# x\n", "yaml-tab", 1, 5),
    "a NUL": ("a: \0", "yaml-control-character", 1, 4),
    "an escape sequence of the terminal": ("a: 1\nb: \x1b[2J", "yaml-control-character", 2, 4),
    "a lone surrogate": ("a: \ud800", "yaml-control-character", 1, 4),
    "a line end only YAML knows": ("a: x\u2028b", "yaml-control-character", 1, 5),
    "a byte order mark inside": ("a: x\ufeff", "yaml-control-character", 1, 5),
    "a NUL written as an escape": ('a: "\\0"', "yaml-control-character", 1, 4),
    "Latin-1": ("a: 1\nñ: 2".encode("latin-1"), "yaml-not-utf8", 2, 1),
    "UTF-16": ("a: 1".encode("utf-16"), "yaml-not-utf8", 1, 1),
    "nothing": ("", "yaml-empty", 1, 1),
    "only comments": ("# a\n\n# b\n", "yaml-empty", 1, 1),
    "only a document mark": ("---\n", "yaml-empty", 2, 1),
    "a second document": ("a: 1\n---\nb: 2\n", "yaml-several-documents", 2, 1),
    "a number too long": ("a: 1234567890123", "yaml-long-number", 1, 4),
    "a negative number too long": ("a: -1234567890123", "yaml-long-number", 1, 4),
    "a text too long": (f"a: {'x' * (MAX_LENGTH + 1)}", "yaml-long-text", 1, 4),
    "an empty key": ("?\n: 1", "yaml-key", 1, 2),
    "null as a key": ("null: 1", "yaml-key", 1, 1),
    "true as a key": ("true: 1", "yaml-key", 1, 1),
    "a list as a key": ("? [a]\n: 1", "yaml-key", 1, 3),
    "a mapping as a key": ("? {a: b}\n: 1", "yaml-key", 1, 3),
    "a key twice": ("a: 1\nb: 2\na: 3\n", "yaml-duplicate-key", 3, 1),
    "a key twice, once in quotes": ("{10: a, '10': b}", "yaml-duplicate-key", 1, 9),
    "a merge key": ("a: {<<: {b: 1}}", "yaml-merge", 1, 5),
    "an anchor": ("a: &x 1", "yaml-alias", 1, 4),
    "an alias": ("a: *x", "yaml-alias", 1, 4),
    "an asterisk alone": ("a: *", "yaml-alias", 1, 4),
    "a tag of Python": ("a: !!python/object/apply:os.system [ls]", "yaml-tag", 1, 4),
    "a tag of one's own": ("a: !x {b: 1}", "yaml-tag", 1, 4),
    "a tag of YAML itself": ("a: !!str 1", "yaml-tag", 1, 4),
    "an exclamation mark alone": ("a: ! 1", "yaml-tag", 1, 4),
    "a tag nobody has declared": ("a: !x!y 1", "yaml-tag", 1, 4),
    "a %TAG directive": ("%TAG !x! tag:x,2024:\n---\na: 1", "yaml-directive", 1, 1),
    "a %YAML directive": ("%YAML 1.1\n---\na: no", "yaml-directive", 1, 1),
    "a %YAML directive of the future": ("%YAML 3.0\n---\na: no", "yaml-directive", 1, 1),
    "a quote left open": ('a: 1\nb: "x\nc: 2\n', "yaml-open-quote", 2, 4),
    "a bracket left open": ("a: [1, 2\nb: 3\n", "yaml-open-bracket", 2, 2),
    "a brace left open": ("a: {b: 1\nc: 2\n", "yaml-open-bracket", 2, 2),
    "a bracket left open at the end": ("a: 1\nb: [1\n", "yaml-open-bracket", 2, 6),
    "a comma left out": ('{a: "x" b: 1}', "yaml-open-bracket", 1, 9),
    "a text that ends in a list": ("a: 1\nb: [", "yaml-ends-early", 2, 5),
    "a bracket nobody opened": ("a: ]", "yaml-missing-value", 1, 4),
    "a colon left out": ("a: 1\nb\nc: 2\n", "yaml-missing-colon", 2, 1),
    "a colon within a value": ("a: b: c", "yaml-stray-colon", 1, 5),
    "an entry indented too far": ("a: 1\n  b: 2\n", "yaml-stray-colon", 2, 4),
    "an entry indented too little": ("a:\n    b: 1\n  c: 2\n", "yaml-misplaced", 3, 3),
    "a word after a closed quote": ('a: "b" c', "yaml-misplaced", 1, 8),
    "a list among keys": ("a: 1\n- b\n", "yaml-misplaced", 2, 1),
    "a question mark where no key may begin": ("--- ? a", "yaml-misplaced", 1, 5),
    "a text after the end": ("[a]\n[b]\n", "yaml-misplaced", 2, 1),
    "a list on the line of its key": ("a: - b", "yaml-stray-dash", 1, 4),
    "a value that begins with an at sign": ("a: @x", "yaml-first-character", 1, 4),
    "a comparison without quotes": ("a: >x\n", "yaml-block-text", 1, 4),
}


@pytest.mark.parametrize("case", REFUSED)
def test_it_is_refused_where_it_stands(case: str, parser: str) -> None:
    text, code, line, column = REFUSED[case]
    assert [(fault.code, fault.place) for fault in refusal(text).faults] == [(code, Place("f.yaml", line, column))]


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("case", REFUSED)
def test_a_refusal_is_a_sentence_in_both_languages(case: str, lang: str) -> None:
    sentence = refusal(REFUSED[case][0]).text(lang).removeprefix("f.yaml")
    assert not re.search(r"\{[a-z]+\}|scalar|token|mapping|stream", sentence)


LOOKALIKES = {
    "zeros in front": ["010", "-010", "007", "00"],
    "another base": ["0o7", "0x1F", "0b1", "0X_1"],
    "thousands": ["1_000", "1_"],
    "a plus sign": ["+5", "+0"],
    "exponents": ["1e3", "10E3", "1e+3", "1.5e-3"],
    "decimals": ["1.5", "1.", ".5", "-0.0"],
    "base sixty": ["10:25", "1:30:00", "-1:30.5"],
    "no number at all": [".inf", "-.INF", ".nan", ".NaN"],
}


@pytest.mark.parametrize("kind", LOOKALIKES)
def test_what_looks_like_a_number_is_refused(kind: str, parser: str) -> None:
    faults = refusal(f"[{', '.join(LOOKALIKES[kind])}]").faults
    assert [(fault.code, fault.params["text"]) for fault in faults] == [
        ("yaml-number-lookalike", word) for word in LOOKALIKES[kind]
    ]


def test_the_refusal_of_a_lookalike_says_how_to_write_it() -> None:
    assert refusal("a: 010").text("en") == (
        "f.yaml:1:4: “010” looks like a number and is no decimal whole number: write one such as 10 or -3, without "
        "leading zeros, or put it in quotes if it is a text"
    )


def test_a_key_twice_says_where_it_stands_already() -> None:
    assert "línea 2" in refusal("x: 1\na: 1\na: 2").text("es")


def test_a_key_three_times_points_to_the_first_each_time() -> None:
    assert [fault.params["line"] for fault in refusal("a: 1\na: 2\na: 3").faults] == [1, 1]


def test_a_syntax_error_quotes_the_rest_of_its_line() -> None:
    assert "«c: 2»" in refusal("a:\n    b: 1\n  c: 2 \nd: 3\n").text("es")


def test_a_syntax_error_quotes_no_more_than_forty_characters() -> None:
    assert f"«@{'x' * 39}»" in refusal(f"a: @{'x' * 100}").text("es")


def test_an_open_bracket_says_where_it_was_opened() -> None:
    assert "the “]” that closes the “[” of line 2" in refusal("x: 1\na: [1,\n 2\nb: 3\n").text("en")


def test_an_unknown_escape_is_refused_in_its_line(parser: str) -> None:
    [fault] = refusal('a: 1\nb: "\\q"').faults
    assert (fault.code, fault.place and fault.place.line) == ("yaml-escape", 2)


def test_an_escape_beyond_unicode_is_refused(parser: str) -> None:
    assert refusal('a: "\\UFFFFFFFF"').faults[0].place


def test_an_unknown_directive_is_refused(parser: str) -> None:
    assert codes("%X\n---\na: 1") == ["yaml-directive"]


def test_a_colon_that_touches_its_bracket_is_refused_by_libyaml() -> None:
    pytest.importorskip("yaml.cyaml")
    assert codes("a: {b:[c]}") == ["yaml-stray-colon"]


def test_the_same_key_in_two_mappings_is_no_duplicate(parser: str) -> None:
    assert read("[{a: 1}, {a: 2}]") == [{"a": 1}, {"a": 2}]


def test_an_empty_document_among_several_is_refused(parser: str) -> None:
    assert [str(fault.place) for fault in refusal("a: 1\n---\n---\nb: 1\n", several=True).faults] == ["f.yaml:3:1"]


# ── All faults together ──────────────────────────────────────────────────────────────────────────


def test_all_faults_are_told_in_the_order_of_the_file(parser: str) -> None:
    text = "a: 010\na: !x 1\nb: {c: 1, c: 2, d: 1e3}\n~: *q\n"
    assert [(fault.code, fault.place and fault.place.line) for fault in refusal(text).faults] == [
        ("yaml-number-lookalike", 1),
        ("yaml-duplicate-key", 2),
        ("yaml-tag", 2),
        ("yaml-duplicate-key", 3),
        ("yaml-number-lookalike", 3),
        ("yaml-key", 4),
        ("yaml-alias", 4),
    ]


def test_a_list_as_a_key_is_told_before_the_faults_inside_it(parser: str) -> None:
    assert codes("? [010]\n: 1") == ["yaml-key", "yaml-number-lookalike"]


def test_a_second_document_is_not_read_where_one_may_be(parser: str) -> None:
    assert codes("a: 1\n---\nb: 010\n---\nc: 1") == ["yaml-several-documents"]


def test_faults_found_before_a_syntax_error_are_kept(parser: str) -> None:
    assert codes("a: 1\na: 2\nb: [\n") == ["yaml-duplicate-key", "yaml-ends-early"]


def test_faults_of_every_document_are_told(parser: str) -> None:
    faults = refusal("a: 010\n---\na: 1\n---\na: 0x1\n", several=True).faults
    assert [fault.place and fault.place.line for fault in faults] == [1, 5]


def test_two_lookalikes_as_keys_are_not_taken_for_the_same_key(parser: str) -> None:
    assert codes("{010: a, 007: b}") == ["yaml-number-lookalike"] * 2


def test_a_file_full_of_faults_is_not_read_to_the_end(parser: str) -> None:
    assert len(refusal("- 010\n" * 10 * MAX_FAULTS).faults) == MAX_FAULTS
