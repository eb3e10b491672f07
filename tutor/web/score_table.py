"""Points hand by hand as a table: what each hand gave, and beside it the total so far."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tutor.law.model import Law
from tutor.web.charts import colours, draw_chart
from tutor.web.session import lang
from tutor.web.texts import text
from tutor.words import capital

SYMBOLS = ("circle", "square", "diamond", "cross", "x", "triangle-up", "triangle-down", "star", "pentagon", "hexagon")
"""One for each player; nobody has to tell colours apart."""


def caption(law: Law, here: str) -> str:
    """What the numbers are: points, or what the match is counted in."""
    unit = law.result.unit
    if unit is None:
        return text("sheet_caption", here)
    return text("sheet_caption_of", here, what=capital(unit.phrase[here]))


def race_html(names: Sequence[str], race: Sequence[Sequence[int]], law: Law, here: str, first: int = 1) -> str:
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
    said = escape(caption(law, here))
    return (
        f'<div class="sr-sheet" tabindex="0" role="region" aria-label="{said}"><table><caption>{said}</caption>'
        f'<thead><tr><th scope="col">{escape(text("sheet_number", here))}</th>{heads}</tr></thead>'
        f'<tbody>{"".join(rows)}</tbody><tfoot><tr><th scope="row">{escape(text("sheet_total", here))}</th>{totals}</tr></tfoot>'
        "</table></div>"
    )


def draw_race(names: Sequence[str], race: Sequence[Sequence[int]], law: Law, first: int = 1) -> None:
    """The same as a chart: the totals after each hand, every line with a sign of its own."""
    import plotly.graph_objects as go

    hands = list(range(first - 1, first - 1 + len(race)))
    dashes = [dash for dash in ("solid", "dash", "dot", "dashdot", "longdash") for _ in colours()]
    lines = [
        go.Scatter(
            x=hands,
            y=[totals[place] for totals in race],
            name=escape(name),  # the chart reads tags
            mode="lines+markers",
            line={"color": colour, "dash": dash},
            marker={"symbol": symbol, "size": 8},
        )
        for place, (name, colour, dash, symbol) in enumerate(
            zip(names, colours() * len(names), dashes, SYMBOLS, strict=False)
        )
    ]
    figure = go.Figure(lines)
    least, most = min(map(min, race)), max(map(max, race))
    figure.update_layout(
        height=400,
        showlegend=True,
        xaxis={
            "title": text("sheet_number", lang()),
            "range": [hands[0] - 0.5, hands[-1] + 0.5],
            "tick0": hands[0],
            "dtick": 1 + len(race) // 12,
            "tickangle": 0,
        },
        yaxis={"title": text("sheet_total", lang()), "dtick": 1 if most - least < 10 else None},
    )
    draw_chart("race", figure, caption(law, lang()))


def minus(points: int) -> str:
    """A number with a proper minus."""
    return str(points).replace("-", "−")


def signed(points: int) -> str:
    """A number with its sign.

    >>> signed(5), signed(-5), signed(0)
    ('+5', '−5', '0')
    """
    return f"+{points}" if points > 0 else minus(points)
