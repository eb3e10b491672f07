"""Positions of a book as a page shows them: drawn, with the question, the answer and the reason. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tutor.ask import Answer
from tutor.ask.answer import outcome_words
from tutor.ask.questions import outcome
from tutor.ask.rulebook import Example, Shown
from tutor.ask.shown import view_of
from tutor.draw import board_html
from tutor.draw.zones import zones_of
from tutor.web.inline import inline
from tutor.web.panel import SIGNS
from tutor.web.texts import text
from tutor.words import sentence

SIGNED = {"✓": "legal", "✗": "illegal", "▸": "answered"}
NO_QUESTION = "–"


def examples_html(examples: Sequence[Example], smallest: Example | None, lang: str) -> str:
    """Examples, the smallest position first; one that is an example too stands there alone."""
    found = [example for example in examples if smallest is None or example.case.facts != smallest.case.facts]
    first = [example_html(smallest, lang, text("smallest", lang))] if smallest is not None else []
    return "".join([*first, *(example_html(example, lang) for example in found)])


def example_html(example: Example, lang: str, title: str = "") -> str:
    """One example: the position, then what is asked, the verdict and why."""
    verdict = SIGNED[example.sign]
    told = f"<b>{escape(example.verdict)}</b> " if example.verdict else ""
    told = f'<p class="sr-told">{_icon(verdict)} <span>{told}{inline(example.because)}</span></p>'
    return _figure(example, example.answer, told, lang, title, verdict)


def shown_html(shown: Shown, lang: str, title: str = "") -> str:
    """A question to which tables say different things: the position once, then what each says."""
    told = "".join(_said(table, answer, lang) for table, answer in shown.said)
    answer = next(answer for _, answer in shown.said if answer is not None)
    return _figure(shown, answer, f'<ul class="sr-said">{told}</ul>', lang, title, "depends")


def _said(table: str, answer: Answer | None, lang: str) -> str:
    """What one table says."""
    named = f"<b>{escape(table)}</b>"
    if answer is None:
        return f"<li>{_icon('not_covered')} <span>{named}: {escape(text('left_cannot_be', lang))}.</span></li>"
    because = answer.because(lang) or sentence(outcome_words(outcome(answer), lang))
    headline = answer.headline(lang)
    said = f"{escape(headline)}. {inline(because)}" if headline else inline(because)
    return f"<li>{_icon(answer.verdict)} <span>{named}: {said}</span></li>"


def _figure(of: Example | Shown, answer: Answer, told: str, lang: str, title: str, verdict: str) -> str:
    """A position with what is told of it. On paper, where it is not drawn, all of it is told."""
    view = view_of(answer, lang) or {}
    if verdict == "depends":
        view = {**view, "marks": {}}
    board = board_html(view, lang) if zones_of(view, lang) else ""
    head = f'<p class="sr-title">{escape(title)}</p>' if title else ""
    facts = "".join(
        f"<span{' class=sr-drawn' if board and name in view else ''}>{inline(said)} </span>"
        for name, said in of.scene.items()
    )
    return (
        f'<div class="sr-example sr-is-{verdict}">{head}{board}<div class="sr-words">'
        f'<p class="sr-asked-of">{facts}{inline(of.question)}</p>{told}</div></div>'
    )


def _icon(verdict: str) -> str:
    return f'<span class="sr-icon sr-is-{verdict}" aria-hidden="true">{SIGNS.get(verdict, NO_QUESTION)}</span>'
