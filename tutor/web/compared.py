"""Two books side by side, as a page shows them: each difference with a position that shows it. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import groupby

from tutor.ask.rulebook import Change, Entry, Shown
from tutor.web.inline import inline
from tutor.web.positions import shown_html
from tutor.web.texts import text

Difference = tuple[Change, Shown | None]


def changes_html(changes: Sequence[Difference], names: tuple[str, str], lang: str) -> str:
    """The differences under the headings of the book. A position that shows several in a row stands after the last."""
    found = []
    for title, group in groupby(changes, key=lambda pair: pair[0].title):
        listed = list(group)
        body = "".join(
            _change(change, names, lang) + _position(shown, listed, place, lang)
            for place, (change, shown) in enumerate(listed)
        )
        found.append(f'<section class="sr-differences"><h2>{escape(title)}</h2>{body}</section>')
    return f'<div class="sr-book" lang="{lang}">{"".join(found)}</div>'


def _change(change: Change, names: tuple[str, str], lang: str) -> str:
    """What each of the two says."""
    head = f'<p class="sr-rule-name"><b>{inline(change.name)}</b></p>' if change.name != change.title else ""
    sides = zip(names, (change.one, change.other), strict=True)
    cells = "".join(
        f'<div class="sr-side{"" if entry else " sr-silent"}"><p class="sr-title">{escape(name)}</p>{_said(entry, change, lang)}</div>'
        for name, entry in sides
    )
    return f'<div class="sr-change">{head}<div class="sr-sides">{cells}</div></div>'


def _said(entry: Entry | None, change: Change, lang: str) -> str:
    """An entry with what belongs to it; a rule that takes the place of another under its own name."""
    if entry is None:
        return f"<p>{escape(text('not_here', lang))}</p>"
    named = f"<b>{inline(entry.name)}.</b> " if entry.name and entry.name != change.name else ""
    inner = "".join(f"<li>{_inner(one)}</li>" for one in entry.inner)
    said = f"<p>{named}{inline(entry.text)}</p>" if named or entry.text else ""
    return said + (f"<ul>{inner}</ul>" if inner else "")


def _inner(entry: Entry) -> str:
    name = f"<b>{inline(entry.name)}.</b> " if entry.name else ""
    inner = "".join(f"<li>{_inner(one)}</li>" for one in entry.inner)
    return name + inline(entry.text) + (f"<ul>{inner}</ul>" if inner else "")


def _position(shown: Shown | None, listed: Sequence[Difference], place: int, lang: str) -> str:
    """The position of a difference, unless the next shows the same one."""
    after = listed[place + 1][1] if place + 1 < len(listed) else None
    if after is not None and shown is not None and after.case.facts == shown.case.facts:
        return ""
    if after is None and shown is None and place + 1 < len(listed):
        return ""
    if shown is None:
        return f'<p class="sr-no-question">{escape(text("no_question", lang))}</p>'
    return shown_html(shown, lang, text("shows", lang))
