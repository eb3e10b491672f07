"""The map of rules: what is drawn says what has to be known before what, and no line can be taken for another."""

from __future__ import annotations

from itertools import combinations

import pytest

from tutor.learn.course import course_at, usual_home
from tutor.web.map_chart import Graph, graph_of, layers_of


def graph_at(game: str) -> tuple[Graph, dict[str, set[str]]]:
    """The map of a game at its usual table, and all that has to be known before each rule."""
    after = course_at(usual_home(game)).after
    before: dict[str, set[str]] = {}
    for name in after:
        before[name] = set(after[name]).union(*(before[one] for one in after[name]))
    return graph_of(after, dict.fromkeys(after, 40)), before


@pytest.mark.parametrize("game", ["pocha", "escoba", "tute"])
def test_lines_lead_through_what_has_to_be_known_before(game: str) -> None:
    graph, before = graph_at(game)
    at = {place: name for name, place in graph.places.items()}
    drawn = [(at[line[0]], at[line[-1]]) for line in graph.lines]
    reached: dict[str, set[str]] = {}
    for name in before:
        ends = {start for start, end in drawn if end == name}
        reached[name] = ends.union(*(reached[one] for one in ends))
    assert reached == before
    assert all(start not in before[other] for start, end in drawn for other in before[end])


@pytest.mark.parametrize("game", ["pocha", "escoba", "tute"])
def test_no_line_touches_a_rule_or_runs_along_another_line(game: str) -> None:
    graph, before = graph_at(game)
    columns = {x for x, _ in graph.places.values()}
    down = [(line[0], *downwards(line)) for line in graph.lines]
    assert {x for _, x, _, _ in down}.isdisjoint(columns)
    assert len({y for _, y in graph.places.values()}) == len(before)
    for (start, x, top, end), (other, there, high, low) in combinations(down, 2):
        assert start == other or x != there or end < high or low < top
    rows = sorted(graph.places.values(), key=lambda place: place[1])
    assert [place for name in before for place in [graph.places[name]]] == rows
    assert len(columns) == max(layers_of(course_at(usual_home(game)).after).values()) + 1


def downwards(line: tuple[tuple[float, float], ...]) -> tuple[float, float, float]:
    """Where a line runs down, and from where to where."""
    return line[len(line) // 2][0], line[0][1], line[-1][1]
