"""One card, one suit: written strictly, read tolerantly. What an ambiguous letter means: `tutor.cards.reading`."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from tutor.cards.blame import in_deck, left_over, no_card, no_suit, with_text
from tutor.cards.card import NOTATION, Card
from tutor.cards.deck import FULL_DECK
from tutor.cards.reading import CANONICAL, atoms_of, read_card, read_suit
from tutor.cards.suit import Suit
from tutor.cards.vocabulary import SUIT_WRITINGS
from tutor.faults import Fault, Place, TutorError, closest, refuse, shorten

LONGEST = 60
"""Characters that one card or suit may take."""


def format_card(card: int) -> str:
    """The canonical writing, which `parse_card` reads back; `Card` or index.

    >>> format_card(Card.of(10, Suit.COPAS)), format_card(0)
    ('10c', '1o')
    """
    return NOTATION[card]


def parse_card(value: object, *, deck: int = FULL_DECK, french: bool = False, place: Place | None = None) -> Card:
    """The card that a person wrote, or a `Card`; `TutorError` if it is none, or none of the mask ``deck``.

    ``french`` says that the game may be played with a French deck too.

    >>> parse_card("As de Oros"), parse_card("the king of clubs"), parse_card("10c"), parse_card("7 O")
    (Card('1o'), Card('12b'), Card('10c'), Card('7o'))
    >>> parse_card("QS", french=True), parse_card("7♦", french=True)
    (Card('11e'), Card('7o'))
    """
    card = CANONICAL.get(value) if isinstance(value, str) else None
    if card is not None and deck >> card & 1:
        return card
    found = card_or_fault(value, deck, french)
    if isinstance(found, Fault):
        raise TutorError(replace(found, place=place))
    return found


def parse_suit(value: object, *, french: bool = False, place: Place | None = None) -> Suit:
    """The suit that a person wrote, a `Suit`, or the suit of a `Card`. The text of a card is no suit.

    >>> parse_suit("oro"), parse_suit("the Swords"), parse_suit("b"), parse_suit(Card.of(1, Suit.COPAS))
    (<Suit.OROS: 0>, <Suit.ESPADAS: 2>, <Suit.BASTOS: 3>, <Suit.COPAS: 1>)
    """
    if isinstance(value, Suit):
        return value
    if isinstance(value, Card):
        return value.suit
    if not isinstance(value, str):
        raise refuse("suit-type", place, value=shorten(value, LONGEST))
    text = " ".join(value[: LONGEST + 1].split())
    found = read_suit(text.split(), french) if len(value) <= LONGEST else None
    if isinstance(found, Suit):
        return found
    fault = with_text(found, text) if found else no_suit(shorten(text, LONGEST), french)
    raise TutorError(replace(fault, place=place))


def parse_suit_or_card(
    value: object, *, deck: int = FULL_DECK, french: bool = False, place: Place | None = None
) -> Suit | Card:
    """A trump: its suit, or the card that was turned.

    >>> parse_suit_or_card("bastos"), parse_suit_or_card("siete de bastos")
    (<Suit.BASTOS: 3>, Card('7b'))
    """
    if isinstance(value, Card) or (isinstance(value, str) and not _means_a_suit(value[:LONGEST].split(), french)):
        found = card_or_fault(value, deck, french)
        if isinstance(found, Card):
            return found
        neither = Fault("no-suit-no-card", found.params) if found.code == "card-unknown" else found
        raise TutorError(replace(neither, place=place))
    return parse_suit(value, french=french, place=place)


def _means_a_suit(words: list[str], french: bool) -> bool:
    return read_suit(words, french) is not None or (len(words) == 1 and closest(words[0], SUIT_WRITINGS) != "")


def card_or_fault(value: object, deck: int, french: bool) -> Card | Fault:
    """As `parse_card`, but what is wrong is returned, without a place."""
    if isinstance(value, Card):
        return in_deck(value, deck, str(value))
    if not isinstance(value, str):
        return Fault("card-type", {"value": shorten(value, LONGEST)})
    if len(value) > LONGEST:
        return Fault("card-too-long", {"limit": LONGEST, "text": shorten(value, LONGEST)})
    return _read_whole(value, deck, french)


@lru_cache(maxsize=1 << 12)
def _read_whole(text: str, deck: int, french: bool) -> Card | Fault:
    words = text.split()
    atoms = atoms_of(words)
    read = read_card(atoms, 0, french) if atoms else None
    if read is None:
        return no_card(words, deck, french)
    found, end = read
    if end == len(atoms):
        return in_deck(found, deck, " ".join(words))
    last = atoms[end - 1].word
    glued = "".join(atom.text for atom in atoms[end:] if atom.word == last)
    return left_over(found, " ".join(words), " ".join([glued, *words[last + 1 :]]).strip())
