"""The map of rules as a graph: each rule in a row of its own, further right the more has to be known before it.

A line leads from a rule to those that it makes possible; it runs between the columns, so that it never goes through a rule
that it has nothing to do with. What can be told by a longer way is not drawn.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import cos, pi, sin
from textwrap import wrap

import streamlit as st

from tutor.learn.progress import Progress
from tutor.learn.standing import state_name
from tutor.learn.tracing import STATES, State
from tutor.web.charts import FAINT, magnified, show_chart
from tutor.web.session import lang
from tutor.web.texts import text
from tutor.words import capital, listing

After = Mapping[str, Sequence[str]]
Point = tuple[float, float]
TONES: Mapping[State, str] = {"learning": "#8a7740", "known": "#2f86a8", "mastered": "#1d8a57"}
"""Seen on either background, as in `look.css`."""
INK = {"light": ("#22271f", "#4f564b", "#8f958b"), "dark": ("#eceee9", "#b9bfb6", "#7d8580")}
"""Of a name, of what is said of it, of a line."""
LETTERS, LINE, SMALL, GAP, RADIUS = 27, 17, 14, 11, 7.5
"""Of a line of a name; its height, that of a line below it, between two rules, and of a sign: in pixels."""
LANE, STEP, NAMES, BEND = 0.3, 1.0, 12.5, (0.22, 6.0)
"""Across, in columns: between two lines, of a column, of the names beside the graph; and how a line bends, across and down."""
HALF = "M 0,{up} C -{out},{up} -{out},{down} 0,{down} Z"


@dataclass(frozen=True)
class Graph:
    """Where everything lies: ``places`` of rules, the ``lines`` between them, and how ``wide`` and ``high`` it all is."""

    places: Mapping[str, Point]
    lines: tuple[tuple[Point, ...], ...]
    wide: float
    high: float


def layers_of(after: After) -> dict[str, int]:
    """How many rules have to be known one after another before each.

    >>> layers_of({"A": (), "B": ("A",), "C": ("A", "B"), "D": ()})
    {'A': 0, 'B': 1, 'C': 2, 'D': 0}
    """
    found: dict[str, int] = {}
    for name, before in after.items():
        found[name] = 1 + max((found[one] for one in before), default=-1)
    return found


def shortest(after: After) -> dict[str, list[str]]:
    """What comes right before each rule: not what comes before that as well.

    >>> shortest({"A": (), "B": ("A",), "C": ("A", "B")})
    {'A': [], 'B': ['A'], 'C': ['B']}
    """
    below: dict[str, set[str]] = {}
    for name, before in after.items():
        below[name] = set(before).union(*(below[one] for one in before))
    return {
        name: [one for one in before if not any(one in below[other] for other in before)]
        for name, before in after.items()
    }


def lanes_of(spans: Mapping[str, tuple[float, float]]) -> dict[str, int]:
    """Lanes for lines that run down from one height to another, so that those side by side do not touch.

    >>> lanes_of({"A": (0, 4), "B": (1, 2), "C": (3, 5)})
    {'A': 0, 'B': 1, 'C': 1}
    """
    ends, found = list[float](), dict[str, int]()
    for name, (top, end) in spans.items():
        lane = next((place for place, taken in enumerate(ends) if taken < top), len(ends))
        ends[lane:] = [end, *ends[lane + 1 :]]
        found[name] = lane
    return found


def graph_of(after: After, heights: Mapping[str, float]) -> Graph:
    """The graph of rules in the order of learning, each so high."""
    layers, near = layers_of(after), shortest(after)
    down, at = 0.0, dict[str, float]()
    for name in after:
        at[name], down = down + (LINE + GAP) / 2, down + heights[name]
    leads = {name: [other for other in after if name in near[other]] for name in after}
    across, lanes, left = list[float](), dict[str, int](), 0.0
    for layer in range(max(layers.values(), default=0) + 1):
        across.append(left)
        spans = {
            name: (at[name], max(at[one] for one in leads[name]))
            for name in after
            if layers[name] == layer and leads[name]
        }
        lanes |= (found := lanes_of(spans))
        left += STEP + LANE * max((lane for lane in found.values()), default=0)
    places = {name: (across[layers[name]], at[name]) for name in after}
    lines = [
        path(places[name], across[layers[name]] + STEP / 2 + LANE * lanes[name], places[other])
        for name in after
        for other in leads[name]
    ]
    return Graph(places, tuple(lines), left, down)


def path(start: Point, lane: float, end: Point) -> tuple[Point, ...]:
    """From a rule across to its lane, down it, and across to another rule, round the corners."""
    (wide, high), (x, y), (to_x, to_y) = BEND, start, end
    turn = [step * pi / 8 for step in range(5)]
    first = [(lane - wide + wide * sin(angle), y + high - high * cos(angle)) for angle in turn]
    second = [(lane + wide - wide * cos(angle), to_y - high + high * sin(angle)) for angle in turn]
    return ((x, y), *first, *second, (to_x, to_y))


# ── what is drawn ─────────────────────────────────────────────────────────────────────────────────


def show_map(found: Progress, labels: Mapping[str, str], due: Collection[str]) -> None:
    """The graph, and the same as a table."""
    import plotly.graph_objects as go

    here, size, after = lang(), magnified(), found.course.after
    name_ink, said_ink, line_ink = INK["dark" if st.context.theme.type == "dark" else "light"]
    said = {name: spoken(found.state(name), name in due, here) for name in after}
    names = {name: wrap(capital(labels[name]), LETTERS) for name in after}
    heights = {name: LINE * len(names[name]) + SMALL + GAP for name in after}
    graph = graph_of(after, heights)
    drawn = [point for line in graph.lines for point in (*line, (None, None))]
    written = [
        f"{'<br>'.join(map(escape, names[name]))}<br>"
        f'<span style="font-size:{12 * size:.0f}px;color:{said_ink}">{escape(said[name])}</span>'
        for name in after
    ]
    rights = [x for x, _ in graph.places.values()]
    figure = go.Figure(
        [
            go.Scatter(
                x=[x for x, _ in drawn],
                y=[y for _, y in drawn],
                mode="lines",
                line={"color": line_ink, "width": 1.5 * size},
                hoverinfo="skip",
            ),
            *(dots(graph, [name for name in after if found.state(name) == state], state, size) for state in STATES),
        ]
    )
    for name, lines in zip(after, written, strict=True):
        figure.add_annotation(
            x=graph.wide,
            y=graph.places[name][1] - LINE / 2 - 1,
            text=lines,
            showarrow=False,
            xanchor="left",
            yanchor="top",
            align="left",
            borderpad=0,
            font={"size": 14 * size, "color": name_ink},
        )
    for name in [*after][::2]:
        figure.add_shape(band(graph, name, heights[name]))
    for name in after:
        if found.state(name) == "known":
            figure.add_shape(half(graph.places[name], size))
    figure.update_layout(showlegend=False, height=graph.high + 16, plot_bgcolor="rgba(0,0,0,0)")
    figure.update_xaxes(visible=False, range=[min(rights, default=0) - 0.7, graph.wide + NAMES])
    figure.update_yaxes(visible=False, range=[graph.high, 0])
    heads = tuple(text(f"progress_{name}", here) for name in ("rule", "state", "before"))
    rows = [
        (capital(labels[name]), said[name], listing([labels[one] for one in before], here) or "–")
        for name, before in after.items()
    ]
    show_chart("map", figure, heads, rows)


def dots(graph: Graph, names: Sequence[str], state: State, size: float) -> object:
    """The signs of the rules in a state: a ring, and of those that are mastered a full disc."""
    import plotly.graph_objects as go

    return go.Scatter(
        x=[graph.places[name][0] for name in names],
        y=[graph.places[name][1] for name in names],
        mode="markers",
        marker={
            "size": 2 * RADIUS * size,
            "color": TONES[state]
            if state == "mastered"
            else BACK["dark" if st.context.theme.type == "dark" else "light"],
            "line": {"color": TONES[state], "width": 2.2 * size},
            "opacity": 1,
        },
        hoverinfo="skip",
    )


BACK = {"light": "#fdfcf8", "dark": "#15191a"}
"""The background of the page, for what hides the lines behind it."""


def band(graph: Graph, name: str, height: float) -> dict[str, object]:
    """What leads the eye from a sign to its name."""
    top = graph.places[name][1] - (LINE + GAP) / 2
    return {
        "type": "rect",
        "xref": "paper",
        "x0": 0,
        "x1": 1,
        "y0": top,
        "y1": top + height,
        "fillcolor": FAINT,
        "opacity": 0.5,
        "layer": "below",
        "line": {"width": 0},
    }


def half(place: Point, size: float) -> dict[str, object]:
    """What fills one half of the sign of a rule that is known."""
    radius = RADIUS * size
    return {
        "type": "path",
        "path": HALF.format(up=radius, down=-radius, out=f"{4 / 3 * radius:.2f}"),
        "xsizemode": "pixel",
        "ysizemode": "pixel",
        "xanchor": place[0],
        "yanchor": place[1],
        "fillcolor": TONES["known"],
        "line": {"width": 0},
    }


def spoken(state: State, due: bool, here: str) -> str:
    """A state in words, and whether the rule is to be looked at again."""
    return state_name(state, here) + (f", {text('progress_due', here)}" if due else "")


def signs_html(here: str) -> str:
    """What the signs mean."""
    signs: Iterator[str] = (
        f'<li class="sr-{state}"><span class="sr-sign" aria-hidden="true"></span>{escape(state_name(state, here))}</li>'
        for state in STATES
    )
    return f'<ul class="sr-signs" lang="{here}">{"".join(signs)}</ul>'
