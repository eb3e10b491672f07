"""The kinds of items, by id."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.faults import refuse
from tutor.learn.items.kinds.about import MultipleChoice, WhichIdea
from tutor.learn.items.kinds.base import Kind
from tutor.learn.items.kinds.chosen import LegalOrNot, MarkAll, PlayOne
from tutor.learn.items.kinds.counts import Forbidden, Lacking, Points, Worth, WrongLine
from tutor.learn.items.kinds.elsewhere import WhichTable
from tutor.learn.items.kinds.hands import BuildHand
from tutor.learn.items.kinds.proof import FalseStep
from tutor.learn.items.kinds.records import Decidable, FirstRevoke
from tutor.learn.items.kinds.says import SayValue
from tutor.learn.items.kinds.sweeps import AllCaptures, Left, Sweeps
from tutor.learn.items.kinds.tricks import Order, Winner
from tutor.learn.items.kinds.twins import Twins
from tutor.learn.items.kinds.who import Who

if TYPE_CHECKING:
    from tutor.learn.items.item import Item

KINDS: dict[str, Kind] = {
    kind.id: kind
    for kind in (
        MarkAll(),
        WhichIdea(),
        BuildHand(),
        FalseStep(),
        Twins(),
        FirstRevoke(),
        Decidable(),
        WhichTable(),
        MultipleChoice(),
        Winner(),
        PlayOne(),
        LegalOrNot(),
        Order(),
        Worth(),
        Lacking(),
        Forbidden(),
        Points(),
        SayValue(),
        Who(),
        WrongLine(),
        AllCaptures(),
        Sweeps(),
        Left(),
    )
}


def kind_of(item: Item) -> Kind:
    """The kind of an item. Raises TutorError for one that there is not."""
    if item.kind not in KINDS:
        raise refuse("item_kind", found=item.kind, known=", ".join(KINDS))
    return KINDS[item.kind]


__all__ = ["KINDS", "Kind", "kind_of"]
