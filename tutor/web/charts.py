"""Charts of what somebody has learnt: each with a sentence that says what it shows, and its numbers as a table."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from html import escape
from textwrap import wrap
from typing import TYPE_CHECKING, Any

import streamlit as st

from tutor.learn.frames import calendar_frame, days_frame, slips_frame
from tutor.learn.progress import Progress
from tutor.learn.standing import Idea, slips_text
from tutor.web.frame import SCALES, USUAL
from tutor.web.session import lang
from tutor.web.texts import text

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

FEW, SOME, MANY, FAINT, INK = "#e3c27a", "#b9dcc3", "#6fbf8f", "rgba(128,128,128,0.16)", "#10201a"
STEPS = [[0, FEW], [0.5, FEW], [0.5, SOME], [0.99, SOME], [0.99, MANY], [1, MANY]]
"""Less than half, more, and all: each far from the ink of the figures on it, on either background."""
LINES = {"light": ("#1d6b4a", "#a3540f"), "dark": ("#7fd6a8", "#f0b06a")}
"""Two colours that are seen on either background."""
MOST_DAYS, WEEKS, ROW, LABEL = 8, 12, 34, 20
"""Days side by side that a phone has room for; weeks of the calendar; pixels of a row; letters of a line of its name."""
WEEKDAYS = {"es": "LMXJVSD", "en": "MTWTFSS"}

Rows = Sequence[Sequence[object]]


def show_title(name: str) -> None:
    """The title of a chart, and what it shows."""
    st.header(text(f"progress_{name}", lang()), anchor=False)
    st.caption(text(f"progress_{name}_says", lang()))


def show_chart(name: str, figure: Figure, heads: Sequence[str], rows: Rows) -> None:
    """A chart, and the same numbers as a table."""
    here = lang()
    title, says = text(f"progress_{name}", here), text(f"progress_{name}_says", here)
    draw_chart(name, figure, f"{title}. {says}")
    with st.expander(text("progress_numbers", here), icon=":material/table:", key=f"table_{name}"):
        st.html(table_html(title, heads, rows))


def draw_chart(name: str, figure: Figure, alt: str) -> None:
    """A chart that stays still under a finger that scrolls the page; ``alt`` says what it shows."""
    figure.update_layout(
        margin={"l": 8, "r": 8, "t": 8, "b": 8},
        dragmode=False,
        height=round(figure.layout.height * magnified()),
        font={"size": 12 * magnified()},
        legend={"orientation": "h", "y": 1.02, "yanchor": "bottom"},
    )
    figure.update_xaxes(fixedrange=True)
    figure.update_yaxes(fixedrange=True)
    st.plotly_chart(figure, config={"displayModeBar": False}, key=f"chart_{name}", alt=alt)


def table_html(title: str, heads: Sequence[str], rows: Rows) -> str:
    """A table; the first cell of a row names it.

    >>> "<th scope=\\"row\\">a &amp; b</th><td>1</td>" in table_html("t", ("x", "y"), [("a & b", 1)])
    True
    """
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(str(first))}</th>{"".join(f"<td>{escape(str(cell))}</td>" for cell in cells)}</tr>'
        for first, *cells in rows
    )
    return (
        f'<div class="sr-sheet sr-numbers" tabindex="0" role="region" aria-label="{escape(title)}"><table>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def magnified() -> float:
    """How many times the usual size everything on the page is: a chart does not grow with its letters by itself."""
    return float(SCALES[str(st.session_state.get("scale", USUAL))].rstrip("%") or 100) / 100


def colours() -> tuple[str, str]:
    """Those of lines and bars on the background that there is."""
    return LINES["dark" if st.context.theme.type == "dark" else "light"]


def show_heat(found: Progress, labels: dict[str, str]) -> None:
    """Rules down, days across: how much was right."""
    import plotly.graph_objects as go

    here, cells = lang(), {(row.component, row.day): (row.right, row.answers) for row in days_frame(found).itertuples()}
    days = sorted({day for _, day in cells})
    names = [name for name in found.course.components if any(name == component for component, _ in cells)]
    if not names:
        return
    shown = days[-MOST_DAYS:]
    seen = [name for name in names if any((name, day) in cells for day in shown)][::-1]
    told = [[cells.get((name, day)) for day in shown] for name in seen]
    figure = go.Figure(
        go.Heatmap(
            x=[short(day, here) for day in shown],
            y=["<br>".join(wrap(labels[name], LABEL)) for name in seen],
            z=[[cell and cell[0] / cell[1] for cell in row] for row in told],
            text=[[f"{cell[0]}/{cell[1]}" if cell else "" for cell in row] for row in told],
            texttemplate="%{text}",
            textfont={"color": INK},
            hoverinfo="skip",
            zmin=0,
            zmax=1,
            colorscale=STEPS,
            showscale=False,
            xgap=3,
            ygap=3,
        )
    )
    lines = sum(max(1.0, 0.62 * len(wrap(labels[name], LABEL))) for name in seen)
    figure.update_layout(height=round(70 + ROW * lines), xaxis={"side": "top", "type": "category", "showgrid": False})
    figure.update_yaxes(showgrid=False)
    rows = [(labels[name], *(as_cell(cells.get((name, day)), here) for day in days)) for name in names]
    show_title("heat")
    show_chart("heat", figure, (text("progress_rule", here), *(short(day, here) for day in days)), rows)


def as_cell(cell: tuple[int, int] | None, here: str) -> str:
    """ "3 de 4"."""
    return text("progress_cell", here, right=cell[0], of=cell[1]) if cell else "–"


def show_days(found: Progress, today: date) -> None:
    """A calendar of weeks: how much was done each day, and nothing where nothing was."""
    import plotly.graph_objects as go

    here = lang()
    told = {row.day: (row.answers, row.right) for row in calendar_frame(found).itertuples()}
    monday = today - timedelta(days=today.weekday(), weeks=WEEKS - 1)
    weeks = [[monday + timedelta(weeks=week, days=day) for week in range(WEEKS)] for day in range(7)]
    most = max((count for count, _ in told.values()), default=1)
    done: list[list[Any]] = [[told[day][0] if day in told else None for day in row] for row in weeks]
    blank = [[0 if day <= today and day not in told else None for day in row] for row in weeks]
    shared = {
        "x": [short(week, here) for week in weeks[0]],
        "y": list(range(7)),
        "xgap": 3,
        "ygap": 3,
        "showscale": False,
        "hoverinfo": "skip",
    }
    figure = go.Figure(
        [
            go.Heatmap(z=blank, colorscale=[[0, FAINT], [1, FAINT]], **shared),
            go.Heatmap(
                z=done,
                colorscale=[[0, SOME], [0.5, SOME], [0.5, MANY], [1, MANY]],  # few, many
                zmin=0,
                zmax=most,
                texttemplate="%{z}",
                textfont={"color": INK},
                **shared,
            ),
        ]
    )
    figure.update_layout(
        height=300,
        yaxis={
            "autorange": "reversed",
            "zeroline": False,
            "showgrid": False,
            "tickvals": list(range(7)),
            "ticktext": list(WEEKDAYS[here]),
        },
        xaxis={"type": "category", "nticks": 4, "tickangle": 0, "showgrid": False},
    )
    heads = tuple(text(f"progress_{name}", here) for name in ("day", "answers", "right"))
    show_title("days")
    show_chart("days", figure, heads, [(short(day, here), *counts) for day, counts in told.items()])


def show_ideas(told: Sequence[Idea], titles: Sequence[str]) -> None:
    """How likely each idea was, session after session; of one alone there is nothing to compare."""
    import plotly.graph_objects as go

    here, days = lang(), [short(day, lang()) for day, _ in told[0].past]
    if len(days) < 2:
        return
    places = list(range(len(days)))
    figure = go.Figure(
        [
            go.Scatter(
                x=places,
                y=[chance for _, chance in idea.past],
                name="<br>".join(wrap(title, 2 * LABEL)),
                mode="lines+markers",
                line={"dash": dash, "color": colour},
                hoverinfo="skip",
            )
            for idea, title, dash, colour in zip(
                told, titles, ("solid", "dash", "dot", "dashdot") * len(told), colours() * len(told), strict=False
            )
        ]
    )
    figure.update_layout(
        height=300 + 40 * len(told),
        showlegend=True,
        yaxis={"range": [0, 1.03], "tickformat": ".0%"},
        xaxis={"tickvals": places, "ticktext": days, "nticks": 5},
    )
    rows = [(title, *(f"{chance:.0%}" for _, chance in idea.past)) for idea, title in zip(told, titles, strict=True)]
    show_chart("ideas", figure, (text("progress_idea", here), *days), rows)


def show_slips(found: Progress) -> None:
    """What was left out and what was too much, day by day and apart."""
    import plotly.graph_objects as go

    here, told = lang(), [*slips_frame(found).itertuples()]
    if not any(row.omitted or row.wrong for row in told):
        return
    days = [short(row.day, here) for row in told]
    figure = go.Figure(
        [
            go.Bar(
                x=days[-MOST_DAYS:],
                y=[getattr(row, name) for row in told][-MOST_DAYS:],
                name=text(f"progress_{name}", here),
                marker={"color": colour, "pattern": {"shape": shape, "fillmode": "overlay"}},
                hoverinfo="skip",
            )
            for name, colour, shape in zip(("omitted", "wrong"), colours(), ("", "/"), strict=True)
        ]
    )
    figure.update_layout(
        height=260, barmode="group", xaxis={"type": "category"}, yaxis={"rangemode": "tozero", "nticks": 5}
    )
    heads = tuple(text(f"progress_{name}", here) for name in ("day", "omitted", "wrong"))
    rows = [(day, row.omitted, row.wrong) for day, row in zip(days, told, strict=True)]
    show_title("slips")
    st.markdown(" ".join(slips_text(found, here)))
    show_chart("slips", figure, heads, rows)


def short(day: date, here: str) -> str:
    """A day in few signs.

    >>> short(date(2026, 3, 9), "es"), short(date(2026, 3, 9), "en")
    ('9/3', '9 Mar')
    """
    months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()  # noqa: SIM905
    return f"{day.day}/{day.month}" if here == "es" else f"{day.day} {months[day.month - 1]}"
