"""A table on which somebody lays out a position: slots for cards and for suits, and the deck from which they are filled.

The browser keeps what lies there and sends all of it after each tap (`Laid`), so that nobody waits for an answer to the
last one. It knows of no game: which cards a slot takes, and which of them may be pointed at, stands in the slot.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tutor.cards import CARDS, SLUGS, SUITS, Card, cards_in, deck_mask
from tutor.cards.vocabulary import french_writing
from tutor.draw.face import NAMED, spoken
from tutor.tabletop.shape import CardData, LaidData, LayData, PackData, PartData, SaidData, SlotData, TableData
from tutor.tabletop.words import SENT_LAYING, word
from tutor.words import name_card, name_rank, name_suit

INDEX = {str(card): card for card in CARDS}


@dataclass(frozen=True, slots=True)
class Slot:
    """A place to fill. ``suits``: with suits, not cards; ``most``: so many at most, a new one then takes the last one's place.

    ``ordered``: as they were laid; ``apart``: its cards lie nowhere else; ``own``: a hand; ``spare``: shown only when it is
    wanted; ``notes``: what stands under each card.
    """

    id: str
    label: str
    lies: tuple[str, ...] = ()
    suits: bool = False
    most: int = 48
    ordered: bool = False
    apart: bool = True
    own: bool = False
    spare: bool = False
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pointed:
    """Cards that are pointed at among those that lie in the slots ``among``: one, or several where ``many``."""

    id: str
    label: str
    among: tuple[str, ...]
    many: bool = False
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Laying:
    """Slots, what is pointed at, the slot that is being filled, and the deck of so many cards."""

    slots: tuple[Slot, ...]
    pointed: tuple[Pointed, ...] = ()
    active: str = ""
    deck: int = 40

    def table(
        self,
        lang: str,
        told: Mapping[str, CardData],
        message: SaidData,
        *,
        board: str = "",
        edit: int = 0,
        french: bool = False,
    ) -> TableData:
        """The table as it travels. ``told``: marks by card; ``board``: what it is, an answer about another one does not
        count; ``edit``: the number of the last change that is in it.
        """
        lay: LayData = {
            "board": board,
            "edit": edit,
            "active": self.filling,
            "slots": [self.slot(slot, lang) for slot in self.slots],
            "parts": [part_of(part) for part in self.pointed],
            "packs": list(self.packs(lang, french)),
            "told": {card: dict(data) for card, data in told.items()},  # type: ignore[misc]
        }
        return {
            "lang": lang,
            "french": french,
            "assist": "show",
            "label": word("laying", lang),
            "suits": [],
            "facts": [],
            "zones": [],
            "players": [],
            "ask": None,
            "message": message,
            "steps": [],
            "words": {name: word(name, lang) for name in SENT_LAYING},
            "laying": lay,
        }

    @property
    def filling(self) -> str:
        """The slot that is being filled: the one chosen, else the first that is empty."""
        return self.active or next(self.fillable(), "")

    def laid_in(self, slot: str, cards: Sequence[str]) -> Laying:
        """The table with these cards in a slot, and in no other where they lie apart."""
        here = next(each for each in self.slots if each.id == slot)
        apart = [each.id for each in self.slots if each.apart and here.apart and not each.suits and each is not here]
        lies = {each.id: tuple(c for c in each.lies if each.id not in apart or c not in cards) for each in self.slots}
        lies[slot] = tuple(cards)[: here.most]
        laid = {name: list(lying) for name, lying in lies.items()}
        found = self.read(
            {"lies": laid, "pointed": {part.id: list(part.cards) for part in self.pointed}, "active": slot}
        )
        return found if found is not None else self

    def fillable(self) -> Iterator[str]:
        """The slots that cards are laid in, those that are still empty first."""
        slots = [slot for slot in self.slots if not slot.suits]
        yield from (slot.id for slot in slots if not slot.lies and not slot.spare)
        yield from (slot.id for slot in reversed(slots) if not slot.spare)
        yield from (slot.id for slot in slots)

    def slot(self, slot: Slot, lang: str) -> SlotData:
        """A slot as it travels."""
        return {
            "id": slot.id,
            "label": slot.label,
            "suits": slot.suits,
            "most": slot.most,
            "ordered": slot.ordered,
            "apart": slot.apart,
            "own": slot.own,
            "spare": slot.spare,
            "lies": list(slot.lies),
            "notes": list(slot.notes),
        }

    def packs(self, lang: str, french: bool) -> Iterator[PackData]:
        """The cards of the deck by suit, and any other that lies somewhere; under a French one stands what is printed on it."""
        lying = {card for slot in self.slots if not slot.suits for card in slot.lies}
        known: dict[int, list[Card]] = {suit: [] for suit in SUITS}
        for card in sorted({*cards_in(deck_mask(self.deck)), *(INDEX[card] for card in lying)}):
            known[card.suit].append(card)
        for suit in SUITS:
            cards: list[CardData] = [
                {"id": str(card), "label": spoken(card, lang, "french"), "note": french_writing(card.rank, card.suit)}
                if french
                else {"id": str(card), "label": spoken(card, lang), "note": name_rank(card.rank, lang).bare}
                if card.rank in NAMED
                else {"id": str(card), "label": name_card(card, lang).bare}
                for card in known[suit]
            ]
            yield {"suit": suit.slug, "name": name_suit(suit, lang).bare, "cards": cards}

    def read(self, laid: Mapping[str, Any]) -> Laying | None:
        """The table as the browser says that it lies there now; None where that cannot be. The browser is not trusted."""
        lies, pointed = laid.get("lies"), laid.get("pointed")
        if not isinstance(lies, Mapping) or not isinstance(pointed, Mapping):
            return None
        slots = [replace(slot, lies=read_lies(slot, lies.get(slot.id)), notes=()) for slot in self.slots]
        parts = []
        for part in self.pointed:
            known = {card for slot in slots if slot.id in part.among for card in slot.lies}
            cards = pointed.get(part.id)
            chosen = [card for card in cards if card in known] if isinstance(cards, list) and hashed(cards) else []
            parts.append(replace(part, cards=tuple(dict.fromkeys(chosen))[: None if part.many else 1]))
        active = laid.get("active")
        ids = [slot.id for slot in self.slots]
        return replace(self, slots=tuple(slots), pointed=tuple(parts), active=active if active in ids else self.active)


def read_lies(slot: Slot, given: Any) -> tuple[str, ...]:
    """What the browser says that lies in a slot, as far as it can."""
    known = SLUGS if slot.suits else INDEX
    found = [each for each in given if each in known] if isinstance(given, list) and hashed(given) else []
    return tuple(dict.fromkeys(found))[: slot.most]


def hashed(given: list[Any]) -> bool:
    """Whether everything in a list is a text."""
    return all(isinstance(each, str) for each in given)


def part_of(part: Pointed) -> PartData:
    """What is pointed at, as it travels."""
    return {"id": part.id, "label": part.label, "among": list(part.among), "many": part.many, "cards": list(part.cards)}


def is_laid(action: Mapping[str, Any], board: str) -> bool:
    """Whether an action tells what lies on a board."""
    laid: LaidData | Mapping[str, Any] = action
    return laid.get("kind") == "laid" and laid.get("board") == board and isinstance(laid.get("edit"), int)
