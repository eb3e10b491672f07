"""The exercises of a day on paper: first all of them, then on a page of their own what is right and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from html import escape

import streamlit as st

from tutor.draw import board_html
from tutor.draw.legend import Legend, Pile, legend_of
from tutor.draw.zones import zones_of
from tutor.learn.items import Item, kind_of, mark
from tutor.learn.items.scene import scene_text
from tutor.learn.lessons.ladder import why_right
from tutor.learn.lessons.said import said_of
from tutor.learn.standing import day_name
from tutor.learn.tapped.lay import layout_of
from tutor.learn.tapped.words import WORDS
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
    view = {**layout_of(item, here, {}).view, "legend": legend_for(item)}
    board = board_html(view, here) if zones_of(view, here) else ""
    told = "".join(f"<li>{escape(said)}</li>" for said in kind.listed(item, here))
    choices = f"<ol type='1'>{told}</ol>" if told else ""
    drawn = [name for name in item.case if name in view] if board else []
    return (
        f"<p>{escape(scene_text(item, here, drawn))}</p>{board}<p><b>{escape(kind.task_alone(item, here))}</b></p>{choices}"
        '<p class="sr-blank"></p>'
    )


def legend_for(item: Item) -> Legend:
    """The legend of its game; where the cards make no trick they are called cards, as on the table."""
    law = item.seat.law
    legend = legend_of(law)
    if law.tricks is None or kind_of(item).of_trick:
        return legend
    return replace(legend, piles={**legend.piles, law.tricks.zone: Pile(WORDS["cards"], ordered=False)})


def solution_html(item: Item, here: str) -> str:
    """What is right, and why."""
    right = kind_of(item).right(item, item.seat.rules)[0]
    return f"<b>{escape(capital(said_of(item, right, here)))}.</b> {escape(why_right(item, mark(item, right), here))}"
