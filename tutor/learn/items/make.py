"""Items made to order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.learn.items.item import Band, Item


def generate(
    kind: str,
    game: str,
    variant: str,
    target: str | tuple[str, str],
    band: Band | None = None,
    seed: int = 0,
    options: Any = None,
    house: tuple[str, ...] = (),
) -> Item:
    """An item of a kind that a component, or a pair of components or of misconceptions, decides.

    The same arguments give the same item as long as the version of the generators and the law are the same. Raises
    TutorError where there is none to be found.
    """
    raise NotImplementedError


def items_for(
    kind: str,
    game: str,
    variant: str,
    target: str | tuple[str, str],
    band: Band | None = None,
    start: int = 0,
    options: Any = None,
    house: tuple[str, ...] = (),
    seen: frozenset[str] = frozenset(),
) -> Iterator[Item]:
    """Items from one seed after another, none with a key in ``seen`` or met before."""
    raise NotImplementedError
