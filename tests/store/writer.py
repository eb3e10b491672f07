"""A process that keeps answers: `python -m tests.store.writer URL NICKNAME FIRST COUNT SHARED`.

It says ``ready`` and waits for a line. Of its own it keeps COUNT answers from number FIRST on (without end where COUNT
is 0), then SHARED answers at places that others fill too; each time it prints the number once the answer is kept, or
``-`` where the place was filled already.
"""

from __future__ import annotations

import sys
from itertools import count as numbers

from tests.store.answers import AT, answer
from tutor.store import open_store


def main(url: str, nickname: str, first: str, count: str, shared: str) -> None:
    print("ready", flush=True)
    sys.stdin.readline()
    learner = open_store(url, shared=False).enter(nickname, now=AT)
    own = range(int(first), int(first) + int(count)) if int(count) else numbers(int(first))
    for number in own:
        print(number if learner.add(answer(number, slot=f"own {number}")) else "-", flush=True)
    for number in range(int(shared)):
        mine = answer(number, slot=f"shared {number}", session=first)
        print(f"shared {number}" if learner.add(mine) else "-", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
