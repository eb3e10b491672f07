"""Why a text is no card or no suit of the game: the fault that helps most. Places are added by whoever knows them."""

from __future__ import annotations

from dataclasses import replace

from tutor.cards.card import RANKS, Card
from tutor.cards.deck import RANK_MASK, cards_in
from tutor.cards.reading import atoms_of, plain, read_card, read_suit
from tutor.cards.suit import Suit
from tutor.cards.vocabulary import (
    ARTICLES,
    FRENCH_COURTS,
    LINKS,
    SPANISH_RANKS,
    SUIT_ARTICLES,
    SUIT_WRITINGS,
    writings,
)
from tutor.faults import Fault, closest


def with_text(fault: Fault, text: str) -> Fault:
    """The fault with the words of the person, last: what they hold is not looked into for parameters."""
    return replace(fault, params={**fault.params, "text": text})


def in_deck(found: Card | Fault, deck: int, text: str) -> Card | Fault:
    """What was read from ``text``; a fault if the deck lacks it."""
    if isinstance(found, Fault):
        return with_text(found, text)
    if deck >> found & 1:
        return found
    return Fault("card-not-in-deck", {"size": deck.bit_count(), "ranks": _ranks_of(deck), "text": text})


def left_over(found: Card | Fault, text: str, rest: str) -> Fault:
    """``text`` holds a card and then ``rest``."""
    if isinstance(found, Fault):
        return with_text(found, text)
    return Fault("card-left-over", {"card": found, "rest": rest})


def no_card(words: list[str], deck: int, french: bool) -> Fault:
    """Nothing is there, or no suit; it is a French card where none is used, a slip of the pen, or no card at all."""
    text = " ".join(words)
    atoms = [atom.text for atom in atoms_of(words)]
    if not atoms:
        return Fault("card-empty")
    if french and atoms == ["as"]:
        return Fault("card-as", {"text": text})
    if _is_bare_rank(atoms, french):
        return Fault("card-without-suit", {"text": text})
    if not french and (card := _in_french(words)) is not None:
        return Fault("card-french", {"card": card, "text": text})
    near = closest(plain(text), (writing for card in cards_in(deck) for writing in writings(card)))
    return Fault("card-unknown-near", {"near": near, "text": text}) if near else Fault("card-unknown", {"text": text})


def no_suit(text: str, french: bool) -> Fault:
    """Nothing is there; it is a French suit where none is used, a slip of the pen, or no suit at all."""
    if not text:
        return Fault("suit-empty")
    if not french and isinstance(suit := read_suit(text.split(), True), Suit):
        return Fault("suit-french", {"suit": suit, "text": text})
    words = [word for word in plain(text).split() if word not in SUIT_ARTICLES]
    near = closest(words[0], SUIT_WRITINGS) if len(words) == 1 else ""
    return Fault("suit-unknown-near", {"near": near, "text": text}) if near else Fault("suit-unknown", {"text": text})


def _is_bare_rank(atoms: list[str], french: bool) -> bool:
    rest = [atom for atom in atoms if atom not in ARTICLES | LINKS]
    return len(rest) == 1 and (rest[0] in SPANISH_RANKS or (french and rest[0] in FRENCH_COURTS))


def _in_french(words: list[str]) -> Card | None:
    atoms = atoms_of(words)
    found, end = read_card(atoms, 0, True) or (None, 0)
    return found if isinstance(found, Card) and end == len(atoms) else None


def _ranks_of(deck: int) -> str:
    """``1–7, 10–12``."""
    held = [rank for rank in RANKS if deck & RANK_MASK[rank]]
    starts = [rank for rank in held if rank - 1 not in held]
    ends = [rank for rank in held if rank + 1 not in held]
    runs = zip(starts, ends, strict=True)
    return ", ".join(f"{first}–{last}" if first < last else f"{first}" for first, last in runs)
