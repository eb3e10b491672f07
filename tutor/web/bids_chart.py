"""Tricks against bids as a chart of one's own, and everybody's as a table."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import streamlit as st

from tutor.game.bids import Bids
from tutor.web.charts import colours, draw_chart, table_html
from tutor.web.session import lang
from tutor.web.texts import text


def show_bids(told: Sequence[Bids], names: Sequence[str], seat: int) -> None:
    """Hand by hand. ``names`` by seat; the chart is of ``seat``, or of one hand alone of everybody."""
    here = lang()
    title = text("play_bids", here)
    rows = [
        (
            one.number,
            *(text("play_bid_of", here, won=won, said=said) for won, said in zip(one.won, one.said, strict=True)),
        )
        for one in told
    ]
    st.caption(text("play_bids_says", here))
    st.html(table_html(title, (text("sheet_number", here), *names), rows))
    if len(told) == 1:
        draw_bids(title, "", names, told[0].said, told[0].won)
    else:
        mine = [one.said[seat] for one in told], [one.won[seat] for one in told]
        said = text("play_bids_own", here)
        st.caption(said)
        draw_bids(f"{title}. {said}", text("sheet_number", here), [str(one.number) for one in told], *mine)


def draw_bids(alt: str, axis: str, places: Sequence[str], said: Sequence[int], won: Sequence[int]) -> None:
    """Both numbers as bars side by side, at each place."""
    import plotly.graph_objects as go

    here = lang()
    bars = [
        go.Bar(
            x=[escape(place) for place in places],  # the chart reads tags
            y=counted,
            name=text(name, here),
            marker={"color": colour, "pattern": {"shape": shape, "fillmode": "overlay"}},
        )
        for name, counted, colour, shape in zip(
            ("play_bid_said", "play_bid_won"), (said, won), colours(), ("/", ""), strict=True
        )
    ]
    figure = go.Figure(bars)
    figure.update_layout(
        barmode="group",
        height=260,
        xaxis={"title": axis, "type": "category", "nticks": 12},
        yaxis={"rangemode": "tozero", "dtick": 1 + max(*said, *won) // 8},
    )
    draw_chart("tricks", figure, alt)
