"""The exercises of a day on paper: first all of them, then on a page of their own what is right and why."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from html import escape

import streamlit as st

from tutor.ask.answer import Answer
from tutor.draw import board_html
from tutor.draw.legend import legend_of
from tutor.draw.zones import zones_of
from tutor.learn.items import Item, kind_of
from tutor.learn.items.scene import scene_text
from tutor.learn.lessons.said import said_of
from tutor.learn.standing import day_name
from tutor.learn.tapped.lay import layout_of
from tutor.web.faces import share_pictures
from tutor.web.session import lang
from tutor.web.texts import text
from tutor.words import capital

PRINT = "setTimeout(() => window.print(), 300)"


def show_sheet(items: Sequence[Item], day: date) -> None:
    """The sheet, which is seen on paper alone: the browser is asked to print it."""
    page, pictures = share_pictures(sheet_html(items, day, lang()))
    if pictures:
        st.html(pictures)
    with st.container(key="sheet"):
        st.html(page)
    st.html(f"<script>{PRINT}</script>", unsafe_allow_javascript=True)


def sheet_html(items: Sequence[Item], day: date, here: str) -> str:
    """Exercises and solutions."""
    title = text("sheet_of_day", here, day=day_name(day, here))
    asked = "".join(f"<li>{exercise_html(item, here)}</li>" for item in items)
    right = "".join(f"<li>{solution_html(item, here)}</li>" for item in items)
    return (
        f'<section class="sr-paper" lang="{here}" aria-hidden="true"><p class="sr-paper-title">{escape(title)}</p>'
        f'<ol>{asked}</ol><p class="sr-paper-title sr-apart">{escape(text("solutions", here))}</p><ol>{right}</ol></section>'
    )


def exercise_html(item: Item, here: str) -> str:
    """What is asked, with the position drawn."""
    kind = kind_of(item)
    view = {**layout_of(item, here, {}).view, "legend": legend_of(item.seat.law)}
    board = board_html(view, here) if zones_of(view, here) else ""
    told = "".join(f"<li>{escape(said)}</li>" for said in kind.listed(item, here))
    choices = f"<ol type='1'>{told}</ol>" if told else ""
    drawn = [name for name in item.case if name in view] if board else []
    return (
        f"<p>{escape(scene_text(item, here, drawn))}</p>{board}<p><b>{escape(kind.task_alone(item, here))}</b></p>{choices}"
        '<p class="sr-blank"></p>'
    )


def solution_html(item: Item, here: str) -> str:
    """What is right, and why."""
    kind = kind_of(item)
    right = kind.right(item, item.seat.rules)
    said = said_of(item, right[0], here) if right else ""
    answer: Answer = kind.explained(item, item.seat.rules, right[0], True, right)
    return f"<b>{escape(capital(said))}.</b> {escape(answer.because(here) or answer.text(here))}"
