"""Points hand by hand as a table: what each hand gave, and beside it the total so far."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import streamlit as st

from tutor.web.session import lang
from tutor.web.texts import text


def race_html(names: Sequence[str], race: Sequence[Sequence[int]], here: str, first: int = 1) -> str:
    """Hands down, names across. ``race``: everybody's total before the first hand, which has the number ``first``, and
    after each."""
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = []
    for number, after in enumerate(race[1:], 1):
        cells = "".join(
            f"<td><b>{signed(total - before)}</b> <small>{minus(total)}</small></td>"
            for before, total in zip(race[number - 1], after, strict=True)
        )
        rows.append(f'<tr><th scope="row">{number + first - 1}</th>{cells}</tr>')
    totals = "".join(f"<td>{minus(total)}</td>" for total in race[-1])
    said = escape(text("sheet_caption", here))
    return (
        f'<div class="sr-sheet" tabindex="0" role="region" aria-label="{said}"><table><caption>{said}</caption>'
        f'<thead><tr><th scope="col">{escape(text("sheet_number", here))}</th>{heads}</tr></thead>'
        f'<tbody>{"".join(rows)}</tbody><tfoot><tr><th scope="row">{escape(text("sheet_total", here))}</th>{totals}</tr></tfoot>'
        "</table></div>"
    )


def draw_race(names: Sequence[str], race: Sequence[Sequence[int]], first: int = 1) -> None:
    """The same as a chart: the totals after each hand."""
    import plotly.graph_objects as go

    hands = list(range(first - 1, first - 1 + len(race)))
    lines = [
        go.Scatter(
            x=hands, y=[totals[place] for totals in race], name=escape(name), mode="lines+markers"
        )  # the chart reads tags
        for place, name in enumerate(names)
    ]
    figure = go.Figure(lines)
    figure.update_layout(
        xaxis_title=text("sheet_number", lang()),
        yaxis_title=text("sheet_total", lang()),
        margin={"l": 10, "r": 10, "t": 10, "b": 10},
        legend={"orientation": "h", "y": -0.2},
        xaxis={"dtick": max(1, len(race) // 12)},
    )
    st.plotly_chart(figure, config={"displayModeBar": False}, key="race")


def minus(points: int) -> str:
    """A number with a proper minus."""
    return str(points).replace("-", "−")


def signed(points: int) -> str:
    """A number with its sign.

    >>> signed(5), signed(-5), signed(0)
    ('+5', '−5', '0')
    """
    return f"+{points}" if points > 0 else minus(points)
