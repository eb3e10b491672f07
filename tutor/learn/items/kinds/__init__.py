"""The kinds of items, by id."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.faults import refuse
from tutor.learn.items.kinds.base import Kind
from tutor.learn.items.kinds.chosen import LegalOrNot, MarkAll, PlayOne

if TYPE_CHECKING:
    from tutor.learn.items.item import Item

KINDS: dict[str, Kind] = {kind.id: kind for kind in (MarkAll(), PlayOne(), LegalOrNot())}


def kind_of(item: Item) -> Kind:
    """The kind of an item. Raises TutorError for one that there is not."""
    if item.kind not in KINDS:
        raise refuse("item_kind", found=item.kind, known=", ".join(KINDS))
    return KINDS[item.kind]


__all__ = ["KINDS", "Kind", "kind_of"]
