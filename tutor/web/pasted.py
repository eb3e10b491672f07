"""A case as YAML: read from what somebody pasted, and written for somebody to copy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.ask.files import cases_in_text
from tutor.faults import refuse
from tutor.law.yamltext import Node, plain

NAME = "YAML"


def read_pasted(text: str) -> Node:
    """The one case of a text. TutorError for what is no case, and for several."""
    found = cases_in_text(text, NAME)
    if len(found) != 1:
        raise refuse("one-case-here", found[1].place, count=len(found))
    if not isinstance(found[0].value, dict):
        raise refuse("case-not-a-mapping", found[0].place)
    return found[0]


def data_of(node: Node) -> dict[str, Any]:
    """A case as plain data."""
    data = plain(node)
    assert isinstance(data, dict)
    return data


def yaml_of(case: Mapping[str, Any]) -> str:
    """A case in the way people write it, a line for each key.

    >>> print(yaml_of({"game": "pocha", "trick": ["12c", "10c"], "play": "6c"}), end="")
    game: pocha
    trick: [12c, 10c]
    play: 6c
    """
    return "".join(f"{key}: {_in_line(_plain(value))}\n" for key, value in case.items())


def _in_line(value: Any) -> str:
    import yaml

    written = yaml.safe_dump(value, allow_unicode=True, sort_keys=False, default_flow_style=True, width=10_000)
    return written.removesuffix("\n").removesuffix("\n...")


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value
