"""An item looked at again by the naive referees: whether they answer what it takes to be right, and what decides that."""

from __future__ import annotations

import json
from typing import Any

from tests.learn.items.naive import ALL, told
from tutor.learn.items.item import Item
from tutor.learn.items.judged import Judged


def quarrel(item: Item, names: tuple[str, ...]) -> str | None:
    """What the referees find wrong with an item that these components are to decide: "" nothing; None: they cannot say."""
    judged = Judged(item)
    basis = judged.basis
    data, ours = json.loads(json.dumps(basis.to_data())), answer_of(basis, judged.right)
    for name in names:
        found = told(data, name)
        if found is None:
            return None
        right, decides = found
        if as_written(basis, right) != ours:
            return f"{name}: {ours} and not {as_written(basis, right)}"
        if not decides:
            return f"{name} does not decide"
    return ""


def answer_of(item: Item, right: tuple[Any, ...]) -> Any:
    """The right answer, or all of them where there are several, as plain data."""
    if item.kind == "play_one":
        return as_written(item, [one for one in right if one not in ("none", ())])
    if item.kind == "forbidden":
        return as_written(item, [one for one in right if one != "none"])
    return as_written(item, right if item.kind in ("build_hand", "wrong_line") else right[0])


def as_written(item: Item, answer: Any) -> Any:
    """Lists for tuples; those of which the order says nothing, sorted."""
    if item.kind == "build_hand" and answer in ("none", ("none",)):
        return ["none"]
    if item.kind == "order":
        return list(answer)
    found = listed(answer)
    return sorted(found, key=repr) if item.kind in (*ALL, "build_hand") and isinstance(found, list) else found


def listed(answer: Any) -> Any:
    """Tuples as lists; sets of cards sorted."""
    if isinstance(answer, list | tuple):
        inner = [listed(one) for one in answer]
        return (
            sorted(inner)
            if len(inner) > 1 and all(isinstance(one, str) and one[:-1].isdigit() for one in inner)
            else inner
        )
    return answer
