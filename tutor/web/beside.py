"""Long work beside the page: what it comes to is taken from it bit by bit, so the page stays free and the rest can be left."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import wait as wait_for
from typing import Generic, TypeVar

import streamlit as st
from streamlit.errors import StreamlitAPIException

T = TypeVar("T")
LOADING = 1.5
"""Seconds in which a page that is opened is drawn once."""
PATIENCE = 0.3
"""Seconds that a run waits for news; then it ends, and what has been pressed meanwhile counts."""


class Beside(Generic[T]):
    """``steps`` worked through in a thread of their own, which must not draw. ``found``: what there is so far, in order;
    ``over``: whether that is all."""

    def __init__(self, steps: Iterator[T]) -> None:
        self.found: list[T] = []
        self._left = False
        thread = ThreadPoolExecutor(1)
        self._end = thread.submit(self._work, steps)
        thread.shutdown(wait=False)

    @property
    def over(self) -> bool:
        """Whether nothing more comes. What went wrong in the thread is raised here."""
        if self._end.done():
            self._end.result()
        return self._end.done()

    def wait(self, seconds: float = PATIENCE) -> bool:
        """Waits for the end, so long at most; whether it has come."""
        wait_for([self._end], max(seconds, 0.0))
        return self.over

    def leave(self) -> None:
        """Begins no further step: nobody wants it any more."""
        self._left = True

    def _work(self, steps: Iterator[T]) -> None:
        for one in steps:
            self.found.append(one)
            if self._left:
                break


def redraw(work: Beside[T]) -> None:
    """Draws the fragment again that this is called in. Where the page as a whole is being drawn that has to be the page:
    then the browser is left in peace for longer, for it may still be loading what stands on it.
    """
    try:
        st.rerun(scope="fragment")
    except StreamlitAPIException:
        work.wait(LOADING)
        st.rerun()
