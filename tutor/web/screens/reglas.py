"""The rulebook: of each game and form, to be read, searched, compared, and changed into that of a house."""

from __future__ import annotations

import streamlit as st

from tutor.faults import TutorError
from tutor.web.book import anchor, found_count, rules_named, sought_words
from tutor.web.home_rules import change_house
from tutor.web.parted import form_name, game_name, show_changes, show_page
from tutor.web.reader import VIEWS, open_address, reading, tied, write_address
from tutor.web.ruling import problem_html
from tutor.web.session import VALUE, lang, widget
from tutor.web.share import folded, show_link
from tutor.web.shelf import Table, book_of, games, page_of, rules_of, variants_of
from tutor.web.texts import text

ICON, ORDER = ":material/menu_book:", 70
TO_ANCHOR = """{
  const name = decodeURIComponent(location.hash.slice(1)), seen = `${location.pathname}#${name}`;
  if (name && window.srAnchor !== seen) {
    const found = document.getElementById(name);
    if (found) { window.srAnchor = seen; found.scrollIntoView(); }
  }
}"""


def show() -> None:
    """The page."""
    fault = open_address()
    st.title(text("reglas", lang()), anchor=False)
    with st.container(key="reading"):
        st.markdown(text("book_intro", lang()))
        if fault is not None:
            st.html(problem_html("bad_link", fault))
        _choose()
        passing = st.container()
    {"book": _book, "compare": _compare, "house": change_house}[reading().view]()
    write_address()
    with passing:
        folded("rules_share", "rules_share", _pass_on)


def _pass_on() -> None:
    """What is open, or one rule of it."""
    now, chosen = reading(), ""
    if now.view == "book":
        named = rules_named(book_of(_table()[0], lang()))
        chosen = st.selectbox(
            text("which_rule", lang()),
            ["", *named],
            format_func=lambda rule: named.get(rule) or text("whole_book", lang()),
            key=widget(f"rule_share_{now.game}_{now.variant}"),
        )
    if chosen:
        show_link(f"#{anchor(chosen)}", without=["find"])
    else:
        show_link()


def _choose() -> None:
    """Game, form, and what of it."""
    here = lang()
    with st.container(horizontal=True, gap="medium", key="table"):
        st.segmented_control(text("which_game", here), games(), format_func=game_name, required=True, **tied("game"))
        st.segmented_control(
            text("which_form", here),
            variants_of(reading().game),
            format_func=form_name(reading().game),
            required=True,
            wrap=True,
            **tied("variant"),
        )
    st.segmented_control(
        text("view", here),
        VIEWS,
        format_func=lambda view: text(f"view_{view}", here),
        required=True,
        label_visibility="collapsed",
        **tied("view"),
    )


def _book() -> None:
    here, now = lang(), reading()
    table = _fitting()
    with st.container(key="find"):
        st.text_input(
            text("find", here),
            placeholder=text("find_help", here),
            max_chars=60,
            icon=":material/search:",
            **tied("find", VALUE),
        )
        if table != now.plain:
            st.caption(text("house_in_force", here))
        words = sought_words(now.find)
        count = found_count(book_of(table, here), words) if words else 0
        if words:
            st.caption(text("found_none" if not count else "found_one" if count == 1 else "found", here, count=count))
    page, pictures = page_of(table, here, " ".join(words))
    if page:
        show_page(page, pictures)
        st.html(f"<script>{TO_ANCHOR}</script>", unsafe_allow_javascript=True)


def _fitting() -> Table:
    """The table that is open; without its house rules where this form cannot have them, which is told."""
    table, error = _table()
    if error is not None:
        st.html(problem_html("house_bad", error))
    return table


def _table() -> tuple[Table, TutorError | None]:
    try:
        rules_of(reading().table)
    except TutorError as error:
        return reading().plain, error
    return reading().table, None


def _compare() -> None:
    here, now = lang(), reading()
    others = [variant for variant in variants_of(now.game) if variant != now.variant]
    if not others:
        st.caption(text("one_form", here))
        return
    if now.against not in others:
        now.against = others[0]
    with st.container(key="against"):
        st.segmented_control(
            text("against", here), others, format_func=form_name(now.game), required=True, wrap=True, **tied("against")
        )
    names = form_name(now.game)(now.variant), form_name(now.game)(now.against)
    show_changes(now.plain, (now.game, now.against, ""), names)
