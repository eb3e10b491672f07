"""What a reader has open: the game, its form, what is looked at, what is sought; all of it stands in the address.

    ?game=pocha&variant=completa&view=compare&against=sencilla&find=triunfo&house=1.options.~m.tres_bajo.~t.~e

An address names whatever is not as usual. What cannot be read in it is told, and left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import streamlit as st

from tutor.ask import the_library
from tutor.faults import Fault, Place, TutorError, refuse
from tutor.web.overlay import House, code_of, house_line, read_code, table_with
from tutor.web.session import DEFAULT, showing, widget

VIEWS = ("book", "compare", "house")
PARTS = ("game", "variant", "view", "find", "against", "house")
LONGEST_SEARCH = 60


@dataclass
class Open:
    """What is open. ``against`` is the form it is compared with, ``house`` an overlay (`tutor.web.overlay`)."""

    game: str = ""
    variant: str = ""
    view: str = "book"
    find: str = ""
    against: str = ""
    house: House = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.game = self.game or the_library().games()[0]
        self.variant = self.variant or the_library().variants(self.game)[0]

    @property
    def table(self) -> tuple[str, str, str]:
        """The table whose book is open, as `tutor.web.shelf` takes it."""
        return self.game, self.variant, house_line(self.house)

    @property
    def plain(self) -> tuple[str, str, str]:
        """The same without house rules."""
        return self.game, self.variant, ""

    def address(self) -> dict[str, str]:
        """What of it stands in the address."""
        said = {
            "game": self.game,
            "variant": self.variant,
            "view": self.view if self.view != VIEWS[0] else "",
            "find": self.find,
            "against": self.against if self.view == "compare" else "",
            "house": code_of(self.house),
        }
        return {name: value for name, value in said.items() if value}


def read_address(address: Mapping[str, str]) -> tuple[Open, TutorError | None]:
    """What an address opens, and what could not be read in it.

    >>> read_address({"variant": "nada"})[1].faults[0].code
    'unknown_variant'
    """
    faults: list[Fault] = []
    library = the_library()

    def known(name: str, values: list[str], code: str) -> str:
        value = address.get(name, "")
        if value and value not in values:
            faults.extend(refuse(code, Place(path=name), word=value, known=", ".join(values)).faults)
            return ""
        return value

    game = known("game", library.games(), "unknown_game") or library.games()[0]
    if address.get("game") not in (None, "", game):
        return Open(game), TutorError(faults)
    forms = library.variants(game)
    found = Open(game, known("variant", forms, "unknown_variant"), known("view", list(VIEWS), "unknown_view") or "book")
    found.against = known("against", forms, "unknown_variant")
    found.find = address.get("find", "")[:LONGEST_SEARCH]
    try:
        house = read_code(address["house"]) if address.get("house") else {}
        table_with(game, found.variant, house)
        found.house = house
    except TutorError as error:
        faults += error.faults
    return found, TutorError(faults) if faults else None


# ── kept between runs ─────────────────────────────────────────────────────────────────────────────


def reading() -> Open:
    """What is open now."""
    found: Open = st.session_state.setdefault("reading", Open())
    return found


def open_address() -> TutorError | None:
    """Take over what the address opens, where it is not the one we wrote; what could not be read in it."""
    address = {name: st.query_params[name] for name in PARTS if name in st.query_params}
    if address == st.session_state.get("reading_written") or (not address and "reading" in st.session_state):
        return None
    st.session_state["reading_written"] = address
    st.session_state["reading"], error = read_address(address)
    return error


def write_address() -> None:
    """Put what is open into the address."""
    address = reading().address()
    if address != {name: st.query_params[name] for name in PARTS if name in st.query_params}:
        for name in PARTS:
            if name in address:
                st.query_params[name] = address[name]
            else:
                st.query_params.pop(name, None)
    st.session_state["reading_written"] = address


def tied(name: str, first: str = DEFAULT) -> dict[str, Any]:
    """What ties a widget to a part of what is open; ``first`` as for `showing`."""
    key = widget(f"reading_{name}")
    return {**showing(key, getattr(reading(), name), first), "on_change": _take, "args": (name, key)}


def _take(name: str, key: str) -> None:
    value, now = st.session_state[key], reading()
    if name == "game" and value != now.game:
        st.session_state["reading"] = Open(value, view=now.view, find=now.find)
    else:
        setattr(now, name, value[:LONGEST_SEARCH] if name == "find" else value)
