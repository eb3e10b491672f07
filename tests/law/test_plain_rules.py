"""How the shipped games are written: one way to say one thing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tutor.law.yamltext import Node, read_yaml_file
from tutor.places import rules_dir

FILES = sorted(rules_dir().glob("*/*.yaml"))


def switched(node: Node, key: str = "") -> Iterator[str]:
    """Where a ``when`` is nothing but true or false; that of a phase, which is no rule, may be."""
    if isinstance(node.value, dict):
        for name, inner in node.value.items():
            if name.partition(".")[0] != "phases":
                yield from switched(inner, name)
    elif isinstance(node.value, tuple):
        for inner in node.value:
            yield from switched(inner, key)
    elif isinstance(node.value, bool) and key.rpartition(".")[2] == "when":
        yield str(node.place)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_rule_that_a_form_lacks_is_taken_out_and_never_switched_off(path: Path) -> None:
    assert [*switched(read_yaml_file(path))] == []
