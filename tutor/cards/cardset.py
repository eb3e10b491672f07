"""A set of cards: a 48-bit mask with the manners of a set."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass

from tutor.cards.card import NOTATION, Card
from tutor.cards.deck import bits, cards_in
from tutor.cards.notation import parse_card
from tutor.cards.several import parse_cards


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class CardSet(Set[Card]):
    """Cards without order, run through suit by suit and from 1 to 12. It compares and combines with any set of cards.

    >>> hand = CardSet.of("1c 6c 3e")
    >>> hand & CardSet.of("3e 2b"), len(hand), "as de copas" in hand, str(hand)
    (CardSet('3e'), 3, True, '1c 6c 3e')
    """

    mask: int = 0

    def __post_init__(self) -> None:
        if self.mask >> 48:
            raise ValueError(f"a mask of cards has 48 bits, not {self.mask:#x}")

    @classmethod
    def of(cls, cards: str | Iterable[int | str]) -> CardSet:
        """From a text, or from cards, indices and texts; in a text no card may stand twice.

        >>> CardSet.of("1c 6c") == CardSet.of([Card(12), "seis de copas"]) == CardSet.of({12, 17})
        True
        """
        if isinstance(cards, CardSet):
            return CardSet(cards.mask)
        mask = 0
        for card in parse_cards(cards) if isinstance(cards, str) else cards:
            mask |= (parse_card(card) if isinstance(card, str) else Card(card)).bit
        return CardSet(mask)

    @classmethod
    def _from_iterable(cls, it: Iterable[int]) -> CardSet:  # type: ignore[override]  # what Set's own methods call
        return cls.of(it)

    def __contains__(self, card: object) -> bool:
        """A text is read as a person would write it: `TutorError` if it is no card."""
        if isinstance(card, str):
            card = parse_card(card)
        return isinstance(card, int) and 0 <= card < 48 and bool(self.mask >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        return iter(cards_in(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __and__(self, other: Set[object]) -> CardSet:
        return CardSet(self.mask & other.mask) if isinstance(other, CardSet) else self.of(Set.__and__(self, other))

    def __or__(self, other: Set[int]) -> CardSet:  # type: ignore[override]  # nothing but cards may join
        return CardSet(self.mask | (other if isinstance(other, CardSet) else self.of(other)).mask)

    def __sub__(self, other: Set[object]) -> CardSet:
        return CardSet(self.mask & ~other.mask) if isinstance(other, CardSet) else self.of(Set.__sub__(self, other))

    def __xor__(self, other: Set[int]) -> CardSet:  # type: ignore[override]
        return CardSet(self.mask ^ (other if isinstance(other, CardSet) else self.of(other)).mask)

    def __le__(self, other: Set[object]) -> bool:
        return not self.mask & ~other.mask if isinstance(other, CardSet) else Set.__le__(self, other)

    def __ge__(self, other: Set[object]) -> bool:
        return not other.mask & ~self.mask if isinstance(other, CardSet) else Set.__ge__(self, other)

    def __eq__(self, other: object) -> bool:
        return self.mask == other.mask if isinstance(other, CardSet) else Set.__eq__(self, other)

    def isdisjoint(self, other: Iterable[object]) -> bool:
        """Whether the two have no card in common.

        >>> CardSet.of("1c").isdisjoint(CardSet.of("1o"))
        True
        """
        return not self.mask & other.mask if isinstance(other, CardSet) else Set.isdisjoint(self, other)

    def __hash__(self) -> int:
        """That of the frozenset it equals."""
        return hash(frozenset(bits(self.mask)))

    def __str__(self) -> str:
        return " ".join(NOTATION[index] for index in bits(self.mask))

    def __repr__(self) -> str:
        return f"CardSet('{self}')"
