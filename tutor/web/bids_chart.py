"""Tricks against bids as a chart of one's own, and everybody's as a table."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from tutor.game.bids import Bids
from tutor.web.charts import colours, table_html
from tutor.web.session import lang
from tutor.web.texts import text


def show_bids(told: Sequence[Bids], names: Sequence[str], seat: int) -> None:
    """Hand by hand. ``names`` by seat; the chart is of ``seat``."""
    here = lang()
    title = text("play_bids", here)
    rows = [
        (
            one.number,
            *(text("play_bid_of", here, won=won, said=said) for won, said in zip(one.won, one.said, strict=True)),
        )
        for one in told
    ]
    st.html(table_html(title, (text("sheet_number", here), *names), rows))
    if len(told) > 1:
        draw_bids(told, seat)


def draw_bids(told: Sequence[Bids], seat: int) -> None:
    """One's own as bars, side by side."""
    import plotly.graph_objects as go

    here = lang()
    bars = [
        go.Bar(
            x=[one.number for one in told],
            y=[counted[seat] for counted in counts],
            name=text(name, here),
            marker={"color": colour, "pattern": {"shape": shape, "fillmode": "overlay"}},
        )
        for name, counts, colour, shape in zip(
            ("play_bid_said", "play_bid_won"),
            ([one.said for one in told], [one.won for one in told]),
            colours(),
            ("/", ""),
            strict=True,
        )
    ]
    figure = go.Figure(bars)
    figure.update_layout(
        barmode="group",
        height=260,
        margin={"l": 10, "r": 10, "t": 10, "b": 10},
        legend={"orientation": "h", "y": 1.02, "yanchor": "bottom"},
        xaxis={"title": text("sheet_number", here), "dtick": max(1, len(told) // 12)},
        yaxis={"rangemode": "tozero", "dtick": 1 + max(max(one.said[seat], one.won[seat]) for one in told) // 8},
    )
    says = text("play_bids_says", here)
    st.plotly_chart(figure, config={"displayModeBar": False}, key="bids", alt=f"{text('play_bids', here)}. {says}")
