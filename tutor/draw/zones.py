"""What of a position can be drawn: its zones with their cards, trumps, and the numbers said or won.

A view is a plain mapping in the words of a case; its ``legend`` says what they mean (`tutor.draw.legend`; without one
they are `PLAIN`). ``points``, the record ``tricks`` and the hands ``seen`` of others go by these names in every game. What
cannot be read is passed over: somebody is still writing it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tutor.cards import Card, CardSet, Suit, parse_cards, parse_suit_or_card
from tutor.draw.deck import Style
from tutor.draw.labels import label
from tutor.draw.legend import PLAIN, Legend, Pile, Texts
from tutor.faults import TutorError
from tutor.words import name_card, name_suit

View = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Zone:
    """Cards that lie together, in order where ``ordered``. ``notes``: what stands under each, such as who played it."""

    label: str
    cards: tuple[Card, ...]
    ordered: bool = True
    notes: tuple[str, ...] = ()

    def noted(self) -> Iterator[tuple[Card, str]]:
        """Each card with its note."""
        yield from zip(self.cards, self.notes or ("",) * len(self.cards), strict=True)


def legend(view: View) -> Legend:
    """What the names of a view mean."""
    found: Legend = view.get("legend", PLAIN)
    return found


def pick(texts: Texts, lang: str) -> str:
    """The text of a language."""
    return texts[0 if lang == "es" else 1]


def suits_of(view: View, lang: str) -> Iterator[tuple[str, Suit]]:
    """The suits that a view tells, such as that of trumps, each with what it is."""
    for name, texts in legend(view).suits.items():
        try:
            found = parse_suit_or_card(view.get(name))
        except TutorError:
            continue
        yield pick(texts, lang), found.suit if isinstance(found, Card) else found


def style_of(view: View) -> Style:
    """How its cards are drawn: with French faces where it says so (``french``).

    >>> style_of({"hand": "1c"}), style_of({"hand": "1c", "french": True})
    ('full', 'french')
    """
    return "french" if view.get("french") else "full"


def zones_of(view: View, lang: str) -> list[Zone]:
    """What lies where, in the order in which it is drawn."""
    given = {name: pile for name, pile in legend(view).piles.items() if view.get(name) is not None}
    given = {name: pile for name, pile in given.items() if pile.copy_of not in given}

    def drawn(own: bool) -> list[Zone]:
        return [_zone(pile, view[name], lang) for name, pile in given.items() if pile.own == own]

    found = drawn(own=False)
    for number, (cards, players) in enumerate(record_of(view), 1):
        found.append(Zone(f"{label('nth_trick', lang)} {number}", cards, notes=players))
    for who, cards in _seen(view):
        found.append(Zone(f"{label('seat', lang)} {who}", cards, ordered=False))
    return found + drawn(own=True)


def _zone(pile: Pile, cards: Any, lang: str) -> Zone:
    return Zone(pick(pile.label, lang), read_cards(cards), pile.ordered)


def asked_in(view: View) -> tuple[Card, ...]:
    """The cards that the move in question names."""
    return tuple(card for name in legend(view).asked if view.get(name) for card in read_cards(view[name]))


def numbers_of(view: View, lang: str) -> Iterator[tuple[str, str]]:
    """Numbers said or won in turn, mano first: their name, and they themselves."""
    for name, texts in {**legend(view).numbers, "points": ("Puntos", "Points")}.items():
        said = view.get(name)
        if isinstance(said, list | tuple) and said and all(isinstance(number, int) for number in said):
            yield pick(texts, lang), ", ".join(str(number).replace("-", "−") for number in said)


def read_cards(value: Any) -> tuple[Card, ...]:
    """The cards of a zone, however they are given; none where they cannot be read."""
    if isinstance(value, CardSet):
        return tuple(value)
    try:
        return parse_cards([value] if isinstance(value, Card) else value)
    except TutorError:
        return ()


def board_text(view: View, lang: str = "es") -> str:
    """All of it in words, a line for each zone.

    >>> print(board_text({"trump": "espadas", "trick": "12c 10c", "hand": ["1c", "6c"]}))
    Triunfo: espadas
    La baza: rey de copas, sota de copas
    Tu mano: as de copas, seis de copas
    """
    lines = [f"{name}: {name_suit(suit, lang).bare}" for name, suit in suits_of(view, lang)]
    for zone in zones_of(view, lang):
        names = [name_card(card, lang).bare + (f" ({note})" if note else "") for card, note in zone.noted()]
        lines.append(f"{zone.label}: {', '.join(names) or label('none', lang)}")
    return "\n".join([*lines, *(f"{name}: {said}" for name, said in numbers_of(view, lang))])


def _seen(view: View) -> Iterator[tuple[str, tuple[Card, ...]]]:
    """The cards of others that may be seen: ``{"seen": {"hand": {"2": [cards]}}}``."""
    zones = view.get("seen")
    for hands in zones.values() if isinstance(zones, Mapping) else ():
        for who, cards in hands.items() if isinstance(hands, Mapping) else ():
            yield str(who), read_cards(cards)


def record_of(view: View) -> Iterator[tuple[tuple[Card, ...], tuple[str, ...]]]:
    """Tricks as they were played, each a list of ``{who: card}``; one that cannot be read whole is passed over."""
    tricks = view.get("tricks")
    for trick in tricks if isinstance(tricks, list | tuple) else ():
        entries = trick if isinstance(trick, list | tuple) else [trick]
        plays = [pair for play in entries if isinstance(play, Mapping) for pair in play.items()]
        cards = read_cards([card for _, card in plays])
        if cards:
            yield cards, tuple(str(who) for who, _ in plays)
