"""What is asked, and of which form of the game; an example of it, and a clean table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import streamlit as st

from tutor.cards.reading import plain
from tutor.law.model import Described
from tutor.web.draft import blank, is_fishing, needed_of
from tutor.web.examples import example_of
from tutor.web.law import games, law_of, variants
from tutor.web.pasted import yaml_of
from tutor.web.session import bound, draft, enter, lang, widget
from tutor.web.texts import TEXTS, text


def choose_game() -> None:
    """One of the games, by name. Another one begins with a clean table."""
    key, here = widget("game"), draft()["game"]
    if st.session_state.get(key) != here:
        st.session_state[key] = here
    st.segmented_control(
        text("game", lang()),
        games(),
        required=True,
        key=key,
        format_func=partial(_game_name, lang()),
        on_change=_take_game,
    )


def _game_name(here: str, game: str) -> str:
    return law_of(game).labels[here]


def _take_game() -> None:
    game = st.session_state[widget("game")]
    if game != draft()["game"]:
        question = draft()["question"] if draft()["question"] in needed_of(game) else "play"
        st.session_state["draft"] = blank(question, game)
        st.session_state.pop("typed_fault", None)


def choose_question() -> None:
    """Every question that the page can put about the game, and the box to paste a case."""
    here = lang()
    fishing = is_fishing(draft()["game"])
    st.selectbox(
        text("question", here),
        list(needed_of(draft()["game"])),
        format_func=lambda name: question_text(name, fishing, here),
        **bound("question"),
    )
    with st.container(horizontal=True, key="start"):
        st.button(text("example", lang()), icon=":material/lightbulb:", on_click=_show_example)
        st.button(text("clear", lang()), icon=":material/delete:", on_click=_clear)


def question_text(name: str, fishing: bool, here: str) -> str:
    """A question in words; some are put in other words where cards are taken from a table."""
    return text(f"q_fishing_{name}" if fishing and f"q_fishing_{name}" in TEXTS else f"q_{name}", here)


def choose_variant() -> None:
    """One form of the game, or all of them compared."""
    known, everything = law_of(draft()["game"]).variants, text("all", lang())
    st.segmented_control(
        text("variant", lang()),
        ["", *variants(draft()["game"])],
        required=True,
        wrap=True,
        format_func=partial(_form_name, known, everything, lang()),
        **bound("variant"),
    )
    name = draft()["variant"]
    st.caption(law_of(draft()["game"], name).variants[name].says[lang()] if name else text("all_says", lang()))


def _form_name(known: Mapping[str, Described], everything: str, here: str, variant: str) -> str:
    """A form of the game by name, and by its id where nobody could tell it; one that is none, as it was given."""
    if not variant:
        return everything
    name = known[variant].name(here) if variant in known else variant
    told = name[:1].upper() + name[1:]
    return told if plain(name) == variant.replace("_", " ") else f"{told} ({variant})"


def _kept() -> dict[str, Any]:
    """What stays when the table is cleared: how one plays."""
    return {name: draft()[name] for name in ("game", "variant", "options")}


def _show_example() -> None:
    question, table = draft()["question"], _kept()
    case = {"game": draft()["game"], **example_of(draft()["game"], question, draft()["variant"])}
    table["variant"] = case.get("variant", table["variant"])
    if question == "yaml":
        draft()["yaml"] = yaml_of(case)
    else:
        enter(case)
        draft().update(table)


def _clear() -> None:
    st.session_state["draft"] = blank(draft()["question"], draft()["game"]) | _kept()
    st.session_state.pop("typed_fault", None)
