"""The map of rules: lesson by lesson in the order of learning, each rule with its state in words, a sign and a colour."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from html import escape

from tutor.learn.progress import Progress, Stage
from tutor.learn.tracing import Knowledge
from tutor.web.learning import address_of
from tutor.web.map_chart import spoken
from tutor.web.texts import text
from tutor.words import capital, listing


def map_html(
    found: Progress,
    labels: Mapping[str, str],
    lessons: Mapping[str, str],
    due: Collection[str],
    still: Mapping[str, str],
    here: str,
) -> str:
    """The map; a rule leads to exercises about it. ``still``: what is to be seen yet of some, in words."""
    shown, groups = set[str](), []
    for stage in found.course.stages:
        names = [name for name in stage.teaches if name not in shown]
        shown |= {*names}
        if names:
            groups.append(
                _group(lessons.get(stage.id, ""), names, _before(stage, labels, here), found, labels, due, still, here)
            )
    left = [name for name in found.course.components if name not in shown]
    if left:
        groups.append(_group(text("progress_more", here), left, "", found, labels, due, still, here))
    return f'<ol class="sr-map" lang="{here}">{"".join(groups)}</ol>'


def _before(stage: Stage, labels: Mapping[str, str], here: str) -> str:
    names = [labels[name] for name in stage.after]
    return text("progress_after", here, names=listing(names, here)) if names else ""


def _group(
    title: str,
    names: list[str],
    before: str,
    found: Progress,
    labels: Mapping[str, str],
    due: Collection[str],
    still: Mapping[str, str],
    here: str,
) -> str:
    pieces = "".join(_piece(name, found, labels[name], name in due, still.get(name, ""), here) for name in names)
    said = f"<small>{escape(before)}</small>" if before else ""
    return f"<li><h3>{escape(title)}</h3>{said}<ul>{pieces}</ul></li>"


def _piece(name: str, found: Progress, label: str, due: bool, still: str, here: str) -> str:
    state = found.state(name)
    chance = found.knowledge.get(name, Knowledge(chance=0)).chance if state == "learning" else 1
    said = spoken(state, due, here)
    body = (
        f'<span class="sr-sign" aria-hidden="true"></span><span>{escape(capital(label))}'
        f"<small>{escape(said)}</small>{f'<small>{escape(still)}</small>' if still else ''}</span>"
    )
    address = address_of("practicar", {"game": found.course.game, "about": name})
    inside = f'<a href="{escape(address)}" target="_self">{body}</a>' if address else f"<div>{body}</div>"
    return f'<li class="sr-piece sr-{state}" style="--share: {chance:.2f}">{inside}</li>'
