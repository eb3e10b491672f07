"""What the tests of strict YAML share: reading with either parser, and looking inside."""

from __future__ import annotations

import pytest
import yaml

from tutor.faults import TutorError
from tutor.law.yamltext import Node, plain, read_yaml, read_yaml_documents

PARSERS = ("libyaml", "python")


def choose(monkeypatch: pytest.MonkeyPatch, parser: str) -> None:
    if parser == "python":
        monkeypatch.delattr(yaml, "CSafeLoader", raising=False)


def read(text: str | bytes) -> object:
    return plain(read_yaml(text, "f.yaml"))


def refusal(text: str | bytes, several: bool = False) -> TutorError:
    with pytest.raises(TutorError) as caught:
        read_yaml_documents(text, "f.yaml") if several else read_yaml(text, "f.yaml")
    return caught.value


def inside(node: Node, *path: str | int) -> Node:
    """The node that lies at ``path``."""
    for step in path:
        node = node.value[step]  # type: ignore
    return node


def codes(text: str | bytes) -> list[str]:
    return [fault.code for fault in refusal(text).faults]
