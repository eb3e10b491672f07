"""Strict YAML: its bounds, hostile texts, files, and properties of any text."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from tests.law.yaml_reading import PARSERS, choose, codes, read, refusal
from tutor.faults import Place, TutorError
from tutor.law import yamltext
from tutor.law.scalars import MAX_DIGITS, MAX_LENGTH
from tutor.law.yamltext import (
    MAX_BYTES,
    MAX_DEPTH,
    MAX_NODES,
    plain,
    read_documents_file,
    read_yaml,
    read_yaml_documents,
    read_yaml_file,
)

# ── Bounds ───────────────────────────────────────────────────────────────────────────────────────


def test_the_deepest_nesting_allowed_is_read(parser: str) -> None:
    assert read("[" * MAX_DEPTH + "]" * MAX_DEPTH)


def test_one_level_more_is_refused(parser: str) -> None:
    assert codes("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1)) == ["yaml-too-deep"]


def test_what_lies_deeper_is_refused_once(parser: str) -> None:
    assert codes("[" * (MAX_DEPTH + 2) + "]" * (MAX_DEPTH + 2)) == ["yaml-too-deep"]


def test_as_many_values_as_allowed_are_read() -> None:
    assert len(read("- x\n" * (MAX_NODES - 1))) == MAX_NODES - 1


def test_one_value_more_is_refused() -> None:
    assert codes("- x\n" * MAX_NODES) == ["yaml-too-many-nodes"]


def test_too_many_values_are_refused_once() -> None:
    assert codes("- x\n" * (MAX_NODES + 9)) == ["yaml-too-many-nodes"]


def test_values_are_counted_over_all_documents(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yamltext, "MAX_NODES", 4)
    assert [fault.code for fault in refusal("[a]\n---\n[b, c]\n", several=True).faults] == ["yaml-too-many-nodes"]


def test_the_longest_number_allowed_is_read(parser: str) -> None:
    assert read("9" * MAX_DIGITS) == 10**MAX_DIGITS - 1


def test_the_longest_text_allowed_is_read(parser: str) -> None:
    assert read("x" * MAX_LENGTH) == "x" * MAX_LENGTH


def test_a_file_of_the_size_allowed_is_read() -> None:
    assert plain(read_yaml(b"a: 1", "f.yaml", limit=4)) == {"a": 1}


def test_a_file_larger_than_allowed_is_refused() -> None:
    assert codes(b"#" * (MAX_BYTES + 1)) == ["file-too-large"]


def test_a_larger_file_may_be_allowed() -> None:
    assert plain(read_yaml("a: 1\n" + "#" * MAX_BYTES, "f.yaml", limit=4 * MAX_BYTES)) == {"a": 1}


LAUGHS = "a: &a [x]\n" + "".join(
    f"{name}: &{name} [{', '.join([f'*{before}'] * 9)}]\n" for before, name in pairwise("abcdefghi")
)
HOSTILE: dict[str, tuple[str | bytes, str]] = {
    "a billion laughs": (LAUGHS, "yaml-alias"),
    "a list that holds itself": ("&a [*a]", "yaml-alias"),
    "100 000 brackets": ("[" * 100_000, "yaml-too-deep"),
    "100 000 braces": ("{a: " * 100_000, "yaml-too-deep"),
    "100 000 dashes": ("- " * 100_000, "yaml-too-deep"),
    "100 000 question marks": ("? " * 100_000, "yaml-too-deep"),
    "ten million letters": ("a" * 10_000_000, "file-too-large"),
    "five million digits": (b"9" * 5_000_000, "file-too-large"),
    "a million digits": ("a: " + "9" * 1_000_000, "yaml-long-text"),
    "a very long line": ("a: [" + "x " * 500_000 + "]", "yaml-long-text"),
    "a very long key": ("a" * 1_000_000 + ": 1", "yaml-long-text"),
    "a very long quote": ('a: "' + "\\n" * 500_000 + '"', "yaml-long-text"),
    "many tags": ("- !!python/name:os.system x\n" * 30_000, "yaml-tag"),
    "every byte there is": (bytes(range(256)) * 4_000, "yaml-not-utf8"),
    "every low character": ("".join(map(chr, range(128))) * 8_000, "yaml-control-character"),
    "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(1_000), "yaml-not-utf8"),
    "an enormous version": ("%YAML 1." + "9" * 1_000_000 + "\n---\na", "yaml-directive"),
    "many documents": ("---\n" * 250_000, "yaml-empty"),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_a_hostile_text_is_refused(case: str) -> None:
    text, code = HOSTILE[case]
    assert codes(text)[0] == code


def test_a_key_that_looks_like_a_parameter_is_quoted_as_it_is() -> None:
    assert "«{line}»" in refusal("'{line}': 1\n'{line}': 2").text("es")


# ── Files ────────────────────────────────────────────────────────────────────────────────────────


def test_a_file_is_read_under_its_path(tmp_path: Path) -> None:
    path = tmp_path / "pocha.yaml"
    path.write_text("a: ñ\n", encoding="utf-8")
    assert read_yaml_file(path).place == Place(str(path), 1, 1)


def test_a_file_may_be_shown_under_another_name(tmp_path: Path) -> None:
    (tmp_path / "pocha.yaml").write_text("a: 1\n")
    assert read_yaml_file(tmp_path / "pocha.yaml", "rules/pocha.yaml").place.file == "rules/pocha.yaml"


def test_a_file_may_hold_several_documents(tmp_path: Path) -> None:
    (tmp_path / "casos.yaml").write_text("a: 1\n---\na: 2\n")
    assert [plain(node) for node in read_documents_file(tmp_path / "casos.yaml")] == [{"a": 1}, {"a": 2}]


def test_a_file_of_several_documents_may_be_shown_under_another_name(tmp_path: Path) -> None:
    (tmp_path / "casos.yaml").write_text("a: 1\n")
    assert read_documents_file(tmp_path / "casos.yaml", "casos.yaml")[0].place.file == "casos.yaml"


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    (tmp_path / "f.yaml").write_text("a: 1\n" * 1_000)
    with pytest.raises(TutorError, match="pasa de 2 KiB"):
        read_yaml_file(tmp_path / "f.yaml", limit=2048)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("nada.yaml", "file-not-found"),
        ("f.yaml/nada", "file-not-found"),
        ("", "file-is-folder"),
        ("\0", "file-unreadable"),
    ],
)
def test_a_file_that_cannot_be_opened_is_a_fault(name: str, code: str, tmp_path: Path) -> None:
    (tmp_path / "f.yaml").write_text("a: 1\n")
    with pytest.raises(TutorError) as caught:
        read_yaml_file(tmp_path / name)
    assert [fault.code for fault in caught.value.faults] == [code]


# ── Properties (they see that nothing is lost and nothing escapes; not that a refusal is the right one) ───────────────


class Quoting(yaml.SafeDumper):
    """Writes every text between double quotes, and nothing as an alias."""

    def ignore_aliases(self, data: object) -> bool:
        return True


Quoting.add_representer(str, lambda dumper, text: dumper.represent_scalar("tag:yaml.org,2002:str", text, style='"'))

texts = st.text(st.characters(exclude_categories=("Cs", "Cc"), exclude_characters="\u2028\u2029\ufeff\ufffe\uffff"))
CONSTANTS = ("null", "true", "false")
data = st.recursive(
    st.none() | st.booleans() | st.integers(1 - 10**MAX_DIGITS, 10**MAX_DIGITS - 1) | texts,
    lambda inner: st.lists(inner) | st.dictionaries(texts.filter(lambda text: text != "<<"), inner),
    max_leaves=20,
)


@pytest.mark.parametrize("parser", PARSERS)
@given(data=data, flow=st.booleans(), escaped=st.booleans())
def test_what_is_written_is_read_back(parser: str, data: object, flow: bool, escaped: bool) -> None:
    text = yaml.dump(data, Dumper=Quoting, default_flow_style=flow, allow_unicode=not escaped)
    with pytest.MonkeyPatch.context() as monkeypatch:
        choose(monkeypatch, parser)
        assert read(text) == data


@given(word=st.from_regex(r"[a-z][a-z0-9_-]*", fullmatch=True).filter(lambda slug: slug not in CONSTANTS))
def test_a_slug_needs_no_quotes(word: str) -> None:
    assert read(f"{word}: {word}") == {word: word}


@given(rank=st.integers(1, 12), suit=st.sampled_from("oceb"))
def test_a_card_needs_no_quotes(rank: int, suit: str) -> None:
    assert read(f"[{rank}{suit}]") == [f"{rank}{suit}"]


crooked = st.text("ab01 \n-:[]{},#&*!|>'\"%@`?~<\\\t.ex_\r\0ñ\u2028\ufeff\ud800", max_size=60)


@pytest.mark.parametrize("parser", PARSERS)
@given(text=st.text() | crooked | st.binary() | crooked.map(lambda text: text.encode("utf-8", "replace")))
def test_any_text_at_all_is_read_or_refused(parser: str, text: str | bytes) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        choose(monkeypatch, parser)
        try:
            nodes = read_yaml_documents(text, "f.yaml")
        except TutorError as error:
            nodes, said = (), error.text("en")
        else:
            said = "".join(node.place.file for node in nodes)
        assert "f.yaml" in said
