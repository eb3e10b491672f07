"""Prints every measurement on a line of its own: figure, bar, ratio."""

from __future__ import annotations

from benchmarks import escoba, items, pocha, start, table, tute

if __name__ == "__main__":
    for part in (pocha, escoba, tute, items, start, table):
        for line in part.lines():
            print(line, flush=True)
