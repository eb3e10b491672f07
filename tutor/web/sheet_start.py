"""Beginning a score sheet: the game and its form, who plays, and who deals first."""

from __future__ import annotations

from functools import partial

import streamlit as st

import tutor
from tutor.ask.scoresheet import sheet_of
from tutor.faults import TutorError
from tutor.web.law import games, law_of, variants
from tutor.web.ruling import problem_html
from tutor.web.session import lang, widget
from tutor.web.sheet import keep
from tutor.web.texts import text
from tutor.words import capital


def begin() -> None:
    """The form, and what is wrong with it where it was sent and cannot be."""
    here = lang()
    game = st.segmented_control(
        text("game", here),
        games(),
        default=games()[0],
        required=True,
        key=widget("sheet_game"),
        format_func=lambda name: law_of(name).labels[here],
    )
    forms = variants(str(game))
    variant = st.segmented_control(
        text("variant", here),
        forms,
        default=forms[0],
        required=True,
        wrap=True,
        key=widget(f"sheet_variant_{game}"),
        format_func=partial(_form_name, str(game), here),
    )
    law = law_of(str(game), str(variant))
    st.caption(law.variants[str(variant)].says[here])
    sides = law.pairs
    st.text_area(
        text("sheet_sides" if sides else "sheet_names", here),
        placeholder=text("sheet_names_help", here),
        key=widget("sheet_names"),
    )
    typed = names_typed(st.session_state.get(widget("sheet_names"), ""))
    dealer = 0
    if typed and not sides:
        dealer = st.selectbox(
            text("sheet_dealer", here), range(len(typed)), format_func=typed.__getitem__, key=widget("sheet_dealer")
        )
    if st.button(text("sheet_begin", here), type="primary", icon=":material/play_arrow:"):
        data = {"game": game, "variant": variant, "names": typed, "dealer": dealer}
        try:
            keep(sheet_of(data, tutor.load))
        except TutorError as error:
            st.html(problem_html("begin_bad", error))
        else:
            st.rerun()


def _form_name(game: str, here: str, variant: str) -> str:
    name = law_of(game, variant).variants[variant].name(here)
    return capital(name)


def names_typed(typed: str) -> list[str]:
    """Names, one a line or with commas between; each once, without a point at its end: sentences end with names.

    >>> names_typed("Ana, Luis\\nEva M.\\n")
    ['Ana', 'Luis', 'Eva M']
    """
    return [name for line in typed.replace(",", "\n").splitlines() if (name := " ".join(line.split()).rstrip(" ."))]
