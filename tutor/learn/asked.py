"""From an exercise and its marking to what is kept of it, and to what may be asked next."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from tutor.learn.diagnosis import Candidate
from tutor.learn.items import Item, Marked, kind_of, predictions
from tutor.learn.log import Entry, Evidence, SetKind, canonical

Accepted = Mapping[str | None, tuple[Any, ...]]


def entry_of(
    item: Item,
    marked: Marked,
    *,
    now: datetime,
    session: str,
    kind: SetKind,
    hints: int = 0,
    ms: int = 0,
    lesson: str = "",
    slot: str = "",
) -> Entry:
    """A marked answer as it is kept. ``now`` is aware, in the learner's time zone; ``ms`` the time the answer took."""
    accepted = readable(marked.predicted)
    given = canonical(marked.given)
    return Entry(
        when=now,
        game=item.game,
        session=session,
        kind=kind,
        item=item.to_data(),
        given=plain(marked.given),
        right=marked.right,
        evidence=tuple(Evidence(name, True, marked.guess) for name in marked.components),
        prediction=candidate(item, accepted, marked.guess).seen(given) if accepted else None,
        omitted=len(marked.omitted),
        wrong=len(marked.wrong),
        hints=hints,
        ms=ms,
        lesson=lesson,
        slot=slot,
    )


def candidate_of(item: Item) -> Candidate | None:
    """An exercise that may be asked next; None for one whose right answers are too many to foretell."""
    accepted = readable(predictions(item))
    return candidate(item, accepted, kind_of(item).guess(item)) if accepted else None


def candidate(item: Item, accepted: Mapping[str, frozenset[str]], guess: float) -> Candidate:
    """An exercise with the answers that the law (under "") and each misconception accept."""
    law = accepted[""]
    widest = max(map(len, accepted.values()))
    answers = max(2, widest + 1, round(len(law) / guess) if guess else 0)
    return Candidate(item, answers, law, {name: told for name, told in accepted.items() if name})


def readable(accepted: Accepted) -> dict[str, frozenset[str]]:
    """Answers as texts, under "" those of the law; nothing where the law lists none. Who foretells none is left out."""
    found = {name or "": frozenset(map(canonical, answers)) for name, answers in accepted.items() if answers}
    return found if "" in found else {}


def plain(value: Any) -> Any:
    """Tuples as lists."""
    return [plain(inner) for inner in value] if isinstance(value, list | tuple) else value
