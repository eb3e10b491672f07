"""Answers, positions and cards in a notebook.

Answers and positions draw themselves, in Spanish. For sets of cards too, or for another language::

    %load_ext tutor.notebook
    from tutor.notebook import show
    show(answer, "en")

To play a hand, `play(position)` draws a table that answers to clicks and keys. To learn, `learner()` gives lessons and
exercises, keeps what is answered, and tells how it stands as DataFrames.
"""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING, Any

from tutor.ask import Answer
from tutor.ask.shown import view_of
from tutor.cards import CardSet
from tutor.draw import answer_bundle, cardset_bundle, position_bundle
from tutor.notebook.playing import play

__all__ = ["learner", "load_ipython_extension", "play", "show"]

if TYPE_CHECKING:
    from IPython.core.interactiveshell import InteractiveShell

    from tutor.notebook.learning import Learner


def learner(nickname: str = "", pin: str = "", url: str = "") -> Learner:
    """Whoever learns in this notebook (`tutor.notebook.learning.learner`)."""
    from tutor.notebook.learning import learner

    return learner(nickname, pin, url)


class Shown:
    """Something displayed in a language of its own."""

    def __init__(self, bundle: dict[str, str]) -> None:
        self.bundle = bundle

    def __repr__(self) -> str:
        return self.bundle["text/plain"]

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return self.bundle


def show(thing: object, lang: str = "es") -> Shown:
    """An answer, a set of cards, or the view of a position (a mapping in the words of a case), in a language.

    >>> import tutor
    >>> show(tutor.load("pocha", variant="completa").explain(winner=True, trick="1c 3c", trump="oros"), "en")
    The ace of cups wins: the highest card of the suit led, cups.
    ...
    """
    return Shown(bundle_of(thing, lang))


@singledispatch
def bundle_of(thing: Any, lang: str) -> dict[str, str]:
    """What is displayed of a thing."""
    return position_bundle(thing, lang)


@bundle_of.register
def _(thing: Answer, lang: str) -> dict[str, str]:
    return answer_bundle(thing, view_of(thing, lang), lang)


@bundle_of.register
def _(thing: CardSet, lang: str) -> dict[str, str]:
    return cardset_bundle(thing, lang)


def load_ipython_extension(shell: InteractiveShell) -> None:
    """``%load_ext tutor.notebook``: sets of cards are drawn too."""
    if shell.display_formatter is not None:
        shell.display_formatter.mimebundle_formatter.for_type(CardSet, lambda cards, **_: cardset_bundle(cards))
