"""What a notebook is given to display: the same thing as plain text, as Markdown and as a page."""

from __future__ import annotations

import re
from html import escape
from typing import Protocol

from tutor.cards import CardSet
from tutor.draw.board import board_html, row_html
from tutor.draw.style import styled
from tutor.draw.zones import View, board_text

Bundle = dict[str, str]
_MARKUP = re.compile(r"([\\`*_\[\]<>#|~$])")


class Spoken(Protocol):
    """What is asked of an answer here, whichever room it comes from."""

    def headline(self, lang: str = ...) -> str:
        """The verdict and its rule; empty where the answer is a value."""

    def text(self, lang: str = ..., full: bool = ...) -> str:
        """All of it, a line for each thing; the first begins with the headline."""


def answer_bundle(answer: Spoken, view: View | None = None, lang: str = "es") -> Bundle:
    """An answer; over it, where ``view`` tells it, the position it is about."""
    text, headline = answer.text(lang, full=True), answer.headline(lang)
    first, *more = text.removeprefix(headline).lstrip(". ").splitlines() or [""]
    strong = f"<b>{escape(headline)}.</b> " if headline else ""
    told = "".join(f'<p style="margin:.4em 0">{line}</p>' for line in (strong + escape(first), *map(escape, more)))
    bold = f"**{_plain(headline)}.** " if headline else ""
    return {
        "text/plain": text,
        "text/markdown": "\n".join([bold + _plain(first), *[""] * bool(more), *(f"- {_plain(line)}" for line in more)]),
        "text/html": styled((board_html(view, lang) if view else "") + f'<div lang="{escape(lang)}">{told}</div>'),
    }


def position_bundle(view: View, lang: str = "es") -> Bundle:
    """A position as somebody sees it, in the words of a case.

    >>> print(position_bundle({"trump": "oros", "hand": "1c"})["text/plain"])
    Triunfo: oros
    Tu mano: as de copas
    """
    text = board_text(view, lang)
    return {
        "text/plain": text,
        "text/markdown": "\n".join(f"- {_plain(line)}" for line in text.splitlines()),
        "text/html": styled(board_html(view, lang)),
    }


def cardset_bundle(cards: CardSet, lang: str = "es") -> Bundle:
    """A set of cards side by side; as text it is what Python writes of it."""
    return {"text/plain": repr(cards), "text/html": styled(row_html(cards, lang))}


def _plain(line: str) -> str:
    """A line in which nothing is taken for Markdown."""
    return _MARKUP.sub(r"\\\1", line)
