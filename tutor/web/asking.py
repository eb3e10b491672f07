"""What is asked, and of which form of the game; an example of it, and a clean table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import streamlit as st

from tutor.ask.titles import title_of
from tutor.law.model import Described
from tutor.web.draft import PASTE, Draft, draft_of, questions
from tutor.web.examples import example_of
from tutor.web.law import games, law_of, rules, variants
from tutor.web.pasted import yaml_of
from tutor.web.session import INDEX, begin, bound, draft, lang
from tutor.web.texts import text
from tutor.words import capital


def choose_game() -> None:
    """One of the games, by name. Another one begins with a clean table."""
    st.segmented_control(
        text("game", lang()),
        games(),
        required=True,
        format_func=partial(_game_name, lang()),
        label_visibility="collapsed",
        **bound("game", draft().game, _take_game),
    )


def _game_name(here: str, game: str) -> str:
    return law_of(game).labels[here]


def _take_game(game: str) -> None:
    if game != draft().game:
        same = draft().question if draft().question in (PASTE, *questions(game)) else ""
        begin(Draft(game, same))


def choose_question() -> None:
    """Every question that can be put about the game, and the box to paste a case."""
    here, game = lang(), draft().game
    known = [*questions(game), PASTE]
    st.selectbox(
        text("question", here),
        known,
        format_func=partial(question_text, game, here),
        label_visibility="collapsed",
        **bound(f"question_{game}", draft().question, draft().ask, INDEX, known),
    )


def show_start() -> None:
    """An example, and a clean table."""
    with st.container(horizontal=True, key="start"):
        known = example_of(draft().game, draft().question, draft().variant)
        st.button(text("example", lang()), icon=":material/lightbulb:", on_click=_show_example, disabled=not known)
        st.button(text("clear", lang()), icon=":material/delete:", on_click=_clear)


def question_text(game: str, here: str, question: str) -> str:
    """A question in words."""
    return text("paste", here) if question == PASTE else title_of(rules(game), question, here)


def choose_variant() -> None:
    """One form of the game, or all of them compared."""
    known, everything, found = law_of(draft().game).variants, text("all", lang()), draft()
    st.segmented_control(
        text("variant", lang()),
        ["", *variants(found.game)],
        required=True,
        wrap=True,
        format_func=partial(_form_name, known, everything, lang()),
        **bound("variant", found.variant, lambda name: setattr(found, "variant", name)),
    )
    name = found.variant
    st.caption(law_of(found.game, name).variants[name].says[lang()] if name else text("all_says", lang()))


def _form_name(known: Mapping[str, Described], everything: str, here: str, variant: str) -> str:
    """A form of the game by name."""
    return capital(known[variant].name(here)) if variant else everything


def _show_example() -> None:
    """The example at the table that one plays at, where it is of that table."""
    game, question, before = draft().game, draft().question, draft()
    case = {"game": game, **example_of(game, question, before.variant)}
    if question == PASTE:
        before.yaml = yaml_of(case)
        return
    found = draft_of(case)
    found.variant = found.variant or before.variant
    found.options = before.options
    begin(found)


def _clear() -> None:
    before = draft()
    begin(Draft(before.game, before.question, before.variant, before.options))
