"""The game of a visitor: kept in the session of the browser, in the address of the page, and in what the browser remembers.

So a reload loses nothing, a copy of the address is a saved game, and whoever comes back later can go on. While a game is
played its address is sealed, for whoever could read it would know every hand; once it is over anybody may open it anywhere.
"""

from __future__ import annotations

import json
import secrets
from dataclasses import replace
from typing import Any

import streamlit as st

from tutor.ask import Ruleset
from tutor.ask.packed import pack, unpack
from tutor.faults import TutorError
from tutor.game import Seats, Session, begin, session_of
from tutor.game.seats import seats_of
from tutor.game.written import Accusation
from tutor.store.place import default_url
from tutor.tabletop import unfold
from tutor.web.learner import the_store
from tutor.web.sealed import KEY, SEALED, seal, unseal
from tutor.web.session import lang
from tutor.web.texts import text

ADDRESS = "p"
"""The query parameter that holds the game."""
REMEMBERED = "srGame"
"""The name by which the browser remembers it."""


@st.cache_resource(max_entries=64, show_spinner=False)
def rules_at(table: str) -> Ruleset:
    """The rules of a table, which is written as JSON."""
    return seats_of({**json.loads(table), "names": (), "levels": ()}).rules()


def rules_of(seats: Seats) -> Ruleset:
    """The rules of a table, kept while they are in use."""
    return rules_at(
        json.dumps({name: seats.to_data().get(name) for name in ("game", "variant")} | laws_of(seats), sort_keys=True)
    )


def laws_of(seats: Seats) -> dict[str, Any]:
    """What changes the law at a table."""
    return {"options": dict(seats.options), "house": list(seats.house)}


def game() -> Session | None:
    """The game, where one has been begun."""
    found: Session | None = st.session_state.get("game")
    return found


def begun(seats: Seats) -> Session:
    """A game that begins, dealt."""
    return begin(seats, rules_of(seats)).deal()


def open_game() -> TutorError | None:
    """Take over the game of the address where it is not the one we wrote; the error where it cannot be read."""
    code = st.query_params.get(ADDRESS)
    if code is None:
        _write(game())
        return None
    if code == st.session_state.get("game_written"):
        return None
    st.session_state["game_written"] = code
    st.session_state["game"] = None
    try:
        found = session_of(data_of(code), rules_of)
        keep(found if found.done else found.deal())
    except TutorError as error:
        return error
    return None


def keep(found: Session | None, steps: Any = (), message: Any = None) -> None:
    """Another state of the game: it goes into the address before the page is drawn again.

    ``steps`` lead there on the table, ``message`` is said on it.
    """
    st.session_state.update(
        game=found, game_steps=steps, game_message=message, game_hint=0, game_halted=False, game_learning=None
    )
    _write(found)


def go_on(before: Session, after: Session) -> None:
    """Another state of the game, with everything since shown step by step."""
    dealt = after.hands[-1]
    start = before.position if len(before.hands) == len(after.hands) else dealt.match.position
    choices = [one for one in after.done[max(len(before.done), dealt.at) :] if not isinstance(one, Accusation)]
    steps: Any = ()
    if start is not None and choices:
        seats = after.seats
        steps = unfold(
            start, choices, seats.seat, lang(), names=seats.names, totals=before.match.totals, french=seats.french
        )[1]
    keep(after, steps)


def _write(found: Session | None) -> None:
    code = code_of(found) if found is not None else None
    st.session_state["game_written"] = code
    if code is None:
        st.query_params.pop(ADDRESS, None)
    else:
        st.query_params[ADDRESS] = code


def code_of(found: Session) -> str | None:
    """The game as a code, sealed until it is over; None where it is too long for an address."""
    try:
        return pack(found.to_data()) if found.over else seal(found.to_data(), own_key())
    except TutorError:
        return None


def data_of(code: str) -> dict[str, Any]:
    """The game of a code, as plain data. TutorError where it cannot be read."""
    return unseal(code, own_key()) if code.startswith(SEALED) else unpack(code)


def own_key() -> bytes:
    """What only this server knows, for as long as its answers last; where they cannot be reached, for as long as it runs."""
    try:
        return key_at(default_url())
    except TutorError:
        return key_meanwhile()


@st.cache_resource(show_spinner=False)
def key_at(url: str) -> bytes:
    """The key of the store at a URL."""
    return the_store().secret()


@st.cache_resource(show_spinner=False)
def key_meanwhile() -> bytes:
    """A key that nothing keeps."""
    return secrets.token_bytes(KEY)


def deal_code(session: Session) -> str | None:
    """The hand that is played, or was last, as a code: the same cards for somebody else, or for another try.

    It is sealed: whoever could read it would know every hand, of this one and of those that follow from the same seed.
    """
    dealt = session.hands[-1].match
    seats = session.seats
    names = (*seats.names[: seats.seat], text("guest", lang()), *seats.names[seats.seat + 1 :])
    alone = replace(seats, names=names, first=dealt.number, hands=1, dealer=dealt.dealer)
    return code_of(begin(alone, session.rules))


def remember() -> None:
    """Has the browser remember the game, for whoever comes back without its address."""
    code = st.session_state.get("game_written")
    script = f"localStorage.setItem({json.dumps(REMEMBERED)}, {json.dumps(code)})"
    if code:
        st.html(f"<script>{script}</script>", unsafe_allow_javascript=True)


def offer_remembered() -> None:
    """A way back to the game that the browser remembers; nothing where it remembers none."""
    label = json.dumps(text("play_go_on", lang()))
    script = f"""{{
  const code = localStorage.getItem({json.dumps(REMEMBERED)});
  const place = document.querySelector(".sr-go-on");
  if (code && place) {{
    const link = document.createElement("a");
    const address = new URL(location.href);
    address.searchParams.set({json.dumps(ADDRESS)}, code);
    link.href = address.href;
    link.textContent = {label};
    place.replaceChildren(link);
  }}
}}"""
    st.html('<p class="sr-go-on"></p>')
    st.html(f"<script>{script}</script>", unsafe_allow_javascript=True)
