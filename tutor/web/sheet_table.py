"""What has been written down: the hands with everybody's points and totals, the lines of each, the race, the end."""

from __future__ import annotations

from html import escape

import streamlit as st

from tutor.ask import Answer
from tutor.ask.scoresheet import Scoresheet
from tutor.web.score_table import draw_race, race_html
from tutor.web.session import lang
from tutor.web.sheet import keep
from tutor.web.texts import text


def show_hands(sheet: Scoresheet) -> None:
    """A row for each hand: points, and the total under them; the last can be taken out again."""
    st.html(race_html(sheet.names, sheet.race, sheet.rules.court().law, lang()))
    if not sheet.hands:
        return
    with st.expander(text("sheet_lines", lang()), icon=":material/receipt_long:", key="sheet_lines"):
        for number, answer in reversed(list(enumerate(sheet.answers, 1))):
            st.html(f"<h3>{escape(text('sheet_hand', lang(), number=number))}</h3>{lines_html(answer, lang())}")
    st.button(text("sheet_undo", lang()), icon=":material/undo:", on_click=_undo, args=(sheet,))


def _undo(sheet: Scoresheet) -> None:
    keep(sheet.without_last())


def lines_html(answer: Answer, here: str) -> str:
    """The count of a hand, a line for each owner."""
    lines = [f"<li>{escape(line)}</li>" for line in answer.speak_details(here).splitlines()]
    return f'<ul class="sr-count">{"".join(lines)}</ul>'


def show_race(sheet: Scoresheet) -> None:
    """The totals after each hand as a chart; its numbers are those of the table above."""
    if len(sheet.hands) > 1 and st.toggle(text("sheet_race", lang()), key="sheet_race"):
        draw_race(sheet.names, sheet.race, sheet.rules.court().law)


def show_end(sheet: Scoresheet) -> None:
    """Who has won, and by what."""
    named = dict(zip(sheet.names, sheet.totals, strict=True))
    asked = {
        "game": sheet.rules.game,
        "match": named,
        **({"tallies": sheet.tallies()} if any(sheet.tallies().values()) else {}),
        **({"first": list(sheet.first_there())} if sheet.first_there() else {}),
        **({"played_on": True} if sheet.played_on else {}),
    }
    st.header(text("sheet_over", lang()), anchor=False)
    st.html(f'<p class="sr-because">{escape(sheet.rules.explain(asked).because(lang()))}</p>')
