"""One card or suit out of the words of a person, or nothing: the grammar of tolerant reading.

A card is ``[el|la|the] RANK [de|of] SUIT``, in words or letters, spaced or not. Capitals and accents do not matter.

Letters, without a French deck: ranks ``A`` as, ``S`` sota, ``C`` caballo, ``R`` rey; suits ``O C E B``. So ``CC`` is
the caballo de copas, and ``D``, ``H``, ``J``, ``Q``, ``K`` and a suit ``S`` are nothing.

With a French deck a text is read in both decks (♦ oros, ♥ copas, ♠ espadas, ♣ bastos; ``J`` sota, ``Q`` caballo, ``K``
rey, whatever the suit; suit letters ``D H S C``). Where both readings exist and differ it is ambiguous, and refused:

- ``7C``, ``AC``, ``KC`` may be copas or clubs. What is written exactly as canonical notation, ``7c``, is canonical.
- ``10♥`` is the French ten, which no Spanish card is, and ``10o`` the sota: so ``10 of clubs`` is ambiguous.
- ``AS`` may be the ace of spades or an as whose suit was forgotten.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from tutor.cards.card import CARDS, NOTATION, Card
from tutor.cards.suit import LETTERS, Suit
from tutor.cards.vocabulary import (
    ARTICLES,
    FRENCH_COURTS,
    FRENCH_LETTERS,
    FRENCH_RANKS,
    FRENCH_SUITS,
    FRENCH_TEN,
    LINKS,
    SPANISH_RANKS,
    SPANISH_SUITS,
    SUIT_ARTICLES,
    french_writing,
)
from tutor.faults import Fault

CANONICAL = dict(zip(NOTATION, CARDS, strict=True))
_ATOM = re.compile(r"[0-9]+|[a-z]+|\S")
_INVISIBLE = frozenset({"Mn", "Me", "Cf"})


def plain(text: str) -> str:
    """Small letters, without accents and invisible characters.

    >>> plain("TRÉBOL ♣️")
    'trebol ♣'
    """
    if text.isascii():
        return text.lower()
    split = unicodedata.normalize("NFD", text)
    return "".join(ch for ch in split if unicodedata.category(ch) not in _INVISIBLE).lower()


@dataclass(frozen=True, slots=True)
class Atom:
    """A number, a run of letters or one sign; ``word`` is the index of the word of the person that it is part of."""

    text: str
    word: int


def atoms_of(words: list[str]) -> list[Atom]:
    """The words taken apart.

    >>> [atom.text for atom in atoms_of(["7Oros", "y", "K♣"])]
    ['7', 'oros', 'y', 'k', '♣']
    """
    return [Atom(text, index) for index, word in enumerate(words) for text in _apart(word)]


def _apart(word: str) -> list[str]:
    return [word] if word in CANONICAL else _ATOM.findall(plain(word))


def read_card(atoms: list[Atom], start: int, french: bool) -> tuple[Card | Fault, int] | None:
    """The card that begins at an atom and the atom after it; a fault if ambiguous or missing in every such deck."""
    at = start + (atoms[start].text in ARTICLES)
    if at < len(atoms) and (whole := _in_one_atom(atoms[at].text, french)) is not None:
        return whole, at + 1
    suit = at + 1
    if suit < len(atoms) and atoms[suit].text in LINKS:
        suit += 1
    if suit >= len(atoms):
        return None
    found = combine(atoms[at].text, atoms[suit].text, french)
    return (found, suit + 1) if found is not None else None


def _in_one_atom(text: str, french: bool) -> Card | Fault | None:
    """What is canonical as it stands, or two letters; ``as`` is a rank."""
    if text in CANONICAL:
        return CANONICAL[text]
    return combine(text[0], text[1], french) if len(text) == 2 and text != "as" else None


def combine(rank: str, suit: str, french: bool) -> Card | Fault | None:
    """The card of a word for the rank and one for the suit, read in each deck that may be meant."""
    spanish = _in_spanish(rank, suit, french)
    other = _in_french(rank, suit) if french else None
    if spanish and other and spanish != other:
        return Fault("card-ambiguous", {"one": Card.of(*spanish), "other": french_writing(*other)})
    if spanish:
        return Card.of(*spanish)
    if other and other[0] in (8, 9, FRENCH_TEN):
        return Fault("card-french-missing")
    return Card.of(*other) if other else None


def _in_spanish(rank: str, suit: str, french: bool) -> tuple[int, Suit] | None:
    found = SPANISH_RANKS.get(rank) or (FRENCH_COURTS.get(rank) if french else None)
    return (found, SPANISH_SUITS[suit]) if found and suit in SPANISH_SUITS else None


def _in_french(rank: str, suit: str) -> tuple[int, Suit] | None:
    if rank not in FRENCH_RANKS or suit not in FRENCH_SUITS or (rank == "1" and suit in FRENCH_LETTERS):
        return None
    return FRENCH_RANKS[rank], FRENCH_SUITS[suit]


def read_suit(words: list[str], french: bool) -> Suit | Fault | None:
    """The suit that the words name and nothing else, its article perhaps before it."""
    if len(words) == 1 and words[0] in LETTERS and len(words[0]) == 1:
        return SPANISH_SUITS[words[0]]
    atoms = [atom.text for atom in atoms_of(words)]
    if len(atoms) == 2 and atoms[0] in SUIT_ARTICLES:
        del atoms[0]
    if len(atoms) != 1:
        return None
    spanish, other = SPANISH_SUITS.get(atoms[0]), FRENCH_SUITS.get(atoms[0]) if french else None
    if spanish is not None and other is not None and spanish != other:
        return Fault("suit-ambiguous", {"one": spanish, "other": "♦♥♠♣"[other]})
    return spanish if spanish is not None else other
