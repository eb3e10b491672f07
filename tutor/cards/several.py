"""Several cards: a list of texts, or one text that separates them by spaces, commas, semicolons, "y" or "and"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from dataclasses import replace

from tutor.cards.blame import in_deck, left_over, no_card
from tutor.cards.card import Card
from tutor.cards.deck import FULL_DECK
from tutor.cards.notation import card_or_fault
from tutor.cards.reading import CANONICAL, Atom, atoms_of, plain, read_card
from tutor.cards.vocabulary import CONJUNCTIONS, SPANISH_RANKS
from tutor.faults import Fault, Place, TutorError, refuse, shorten

LONGEST_TEXT = 1500
MOST_ITEMS = 100
_TOKEN = re.compile(r"[,;]|[^\s,;]+")


def parse_cards(
    value: object, *, deck: int = FULL_DECK, french: bool = False, place: Place | None = None
) -> tuple[Card, ...]:
    """The cards in the order written, each at most once; every fault found is in the `TutorError`.

    The place of a fault is that of the whole with the number of the card, from 0, after its path: ``hand[2]``.

    >>> parse_cards("1c 6c, 3e y 2b")
    (Card('1c'), Card('6c'), Card('3e'), Card('2b'))
    >>> parse_cards("el as de oros y el rey de copas"), parse_cards(["ace of coins", "12c"])
    ((Card('1o'), Card('12c')), (Card('1o'), Card('12c')))
    """
    if isinstance(value, str) and (quick := _all_canonical(value, deck)) is not None:
        return quick
    read = list(_each(value, deck, french, place))
    faults: list[Fault] = []
    first: dict[Card, int] = {}
    for index, one in enumerate(read):
        if isinstance(one, Fault):
            faults.append(replace(one, place=_at(place, index)))
        elif (before := first.setdefault(one, index)) != index:
            listed = place or not isinstance(value, str)  # else a line that somebody typed
            twice = "card-twice" if listed else "card-repeated"
            faults.append(Fault(twice, {"card": one, "first": _at(place, before).path}, _at(place, index)))
    if faults:
        raise TutorError(faults)
    return tuple(first)


def _all_canonical(text: str, deck: int) -> tuple[Card, ...] | None:
    """The way of records and tests: canonical words and spaces only, nothing repeated, all in the deck."""
    if len(text) > LONGEST_TEXT:
        return None
    found, mask = [], 0
    for word in text.split():
        card = CANONICAL.get(word)
        if card is None or mask >> card & 1 or not deck >> card & 1:
            return None
        mask |= card.bit
        found.append(card)
    return tuple(found)


def _each(value: object, deck: int, french: bool, place: Place | None) -> Iterator[Card | Fault]:
    if isinstance(value, Card):
        return iter([in_deck(value, deck, str(value))])
    if isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            raise refuse("cards-too-long", place, limit=LONGEST_TEXT, text=shorten(value, 60))
        return (one for words in _between_separators(value) for one in _walk(words, deck, french))
    if not isinstance(value, list | tuple | Set):
        raise refuse("cards-type", place, value=shorten(value, 60))
    if len(value) > MOST_ITEMS:
        raise refuse("cards-too-many", place, limit=MOST_ITEMS, count=len(value))
    return (card_or_fault(item, deck, french) for item in value)


def _between_separators(text: str) -> Iterator[list[str]]:
    words: list[str] = []
    for token in _TOKEN.findall(text):
        if token in ",;" or plain(token) in CONJUNCTIONS:
            yield words
            words = []
        else:
            words.append(token)
    yield words


def _walk(words: list[str], deck: int, french: bool) -> Iterator[Card | Fault]:
    """The cards of words that only spaces separate. After something unreadable it goes on with the next card."""
    atoms = atoms_of(words)
    at = 0
    while at < len(atoms):
        first = atoms[at].word
        read = read_card(atoms, at, french)
        end = read[1] if read else _next_card(atoms, at, french)
        used = words[first : atoms[end - 1].word + 1]
        if read is None:
            yield no_card(used, deck, french)
        elif end < len(atoms) and atoms[end].word == atoms[end - 1].word:
            glued = [atom.text for atom in atoms[end:] if atom.word == atoms[end].word]
            yield left_over(read[0], " ".join(used), "".join(glued))
            end += len(glued)
        else:
            yield in_deck(read[0], deck, " ".join(used))
        at = end


def _next_card(atoms: list[Atom], at: int, french: bool) -> int:
    """The first later word with which a card begins, or seems to: a number or a rank spelt out; else the end."""
    starts = (i for i in range(at + 1, len(atoms)) if atoms[i].word != atoms[i - 1].word)
    return next((i for i in starts if _seems_rank(atoms[i].text) or read_card(atoms, i, french)), len(atoms))


def _seems_rank(text: str) -> bool:
    return text.isdigit() or (len(text) > 1 and text in SPANISH_RANKS)


def _at(place: Place | None, index: int) -> Place:
    place = place or Place()
    return replace(place, path=f"{place.path}[{index}]")
