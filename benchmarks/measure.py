"""How a speed is measured and printed: processor seconds of this process, the best of three, one line each."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

SECONDS = 0.7
TIMES = 3


def rate(call: Callable[..., Any], items: Sequence[Any], seconds: float = SECONDS, times: int = TIMES) -> float:
    """Calls per processor second of ``call`` over ``items``, again and again; the best of several runs."""
    best = 0.0
    for _ in range(times):
        done, start = 0, time.process_time()
        while time.process_time() - start < seconds:
            for item in items:
                call(item)
            done += len(items)
        best = max(best, done / (time.process_time() - start))
    return best


def report(what: str, figure: float, bar: float, unit: str = "/s", lower_is_better: bool = False) -> str:
    """One line: what, the figure, its bar, and figure over bar (for times: bar over figure)."""
    ratio = (bar / figure if lower_is_better else figure / bar) if figure and bar else 0.0
    shown = f"{figure:,.0f}" if figure >= 100 else f"{figure:.3f}"
    barred = f"{bar:,.0f}" if bar >= 100 else f"{bar:g}"
    return f"{what:<62} {shown:>12}{unit:<3} bar {barred:>10}{unit:<3} ratio {ratio:6.2f} {'ok' if ratio >= 1 else 'BELOW'}"
