"""House rules as an overlay: a plain mapping with the keys of a person's own file, but for what that file says of itself.

So ``{"options": {"meta": 31}}``. It is written as a file that every door reads, and as a code for the address.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tutor.ask import Ruleset, load, the_library
from tutor.ask.desk import house_nodes
from tutor.ask.link import decode_case, encode_case
from tutor.ask.tables import read_own_text
from tutor.faults import Place, TutorError
from tutor.law.load import FORMAT
from tutor.law.yamltext import Node, plain
from tutor.web.pasted import yaml_of

House = dict[str, Any]
OF_THE_FILE = ("format", "extends", "variant")
PLACE = Place(path="house")


def node_of(house: Mapping[str, Any]) -> tuple[Node, ...]:
    """The overlay as the law takes it; nothing where nothing is changed."""
    return house_nodes([house])


def table_with(game: str, variant: str, house: Mapping[str, Any]) -> Ruleset:
    """A table with house rules. TutorError with all that is wrong with them."""
    return load(game, variant=variant, house=node_of(house))


def house_line(house: Mapping[str, Any]) -> str:
    """The overlay in one line, the same for the same rules.

    >>> house_line({"options": {"b": True, "a": 1}}) == house_line({"options": {"a": 1, "b": True}})
    True
    """
    return json.dumps(house, sort_keys=True) if any(house.values()) else ""


def file_of(game: str, variant: str, house: Mapping[str, Any]) -> str:
    """The overlay as a file of one's own.

    >>> print(file_of("pocha", "completa", {"options": {"tres_bajo": True}}), end="")
    format: 1
    extends: pocha
    variant: completa
    options: {tres_bajo: true}
    """
    changes = {name: value for name, value in house.items() if value}
    return yaml_of({"format": FORMAT, "extends": game, "variant": variant, **changes})


def read_file(content: bytes, name: str) -> tuple[str, str, House]:
    """The game, the variant ("" where the file prefers none) and the overlay of somebody's file.

    TutorError with every fault, each at its line.
    """
    game, variant, node = read_own_text(content, name, the_library())
    load(game, variant=variant or None, house=[node])
    data = plain(node)
    assert isinstance(data, dict)
    return game, variant, {key: value for key, value in data.items() if key not in OF_THE_FILE}


def code_of(house: Mapping[str, Any]) -> str:
    """The overlay for an address; "" where it changes nothing, or is longer than an address may be."""
    try:
        return encode_case({name: value for name, value in house.items() if value}) if any(house.values()) else ""
    except TutorError:
        return ""


def read_code(code: str) -> House:
    """The overlay of an address. TutorError for what none writes."""
    return decode_case(code)
