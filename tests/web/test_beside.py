"""Work beside a page: what it finds comes in order, it can be left, and what goes wrong in it does not go unseen."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event

import pytest

from tutor.web.beside import Beside


def test_what_is_found_comes_in_order_while_more_is_looked_for() -> None:
    go_on = Event()

    def steps() -> Iterator[int]:
        yield 1
        go_on.wait(10)
        yield 2

    work = Beside(steps())
    assert not work.wait(0.05)
    assert (work.found, work.over) == ([1], False)
    go_on.set()
    assert work.wait(10)
    assert work.found == [1, 2]


def test_what_is_left_begins_nothing_more() -> None:
    begun, go_on, done = Event(), Event(), list[int]()

    def steps() -> Iterator[int]:
        for number in range(3):
            begun.set()
            go_on.wait(10)
            done.append(number)
            yield number

    work = Beside(steps())
    assert begun.wait(10)
    work.leave()
    go_on.set()
    assert work.wait(10)
    assert done == [0]


def test_what_goes_wrong_is_raised_where_it_is_waited_for() -> None:
    def steps() -> Iterator[int]:
        yield 1
        raise ArithmeticError

    work = Beside(steps())
    with pytest.raises(ArithmeticError):
        work.wait(10)
    with pytest.raises(ArithmeticError):
        _ = work.over
