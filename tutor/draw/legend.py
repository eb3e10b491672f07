"""What the names of a view mean: which of them are cards that lie somewhere, a suit, numbers, or the card asked about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from tutor.law.model import Law
from tutor.words import Noun, capital

Texts = tuple[str, str]  # in Spanish and in English


@dataclass(frozen=True, slots=True)
class Pile:
    """A zone as it is drawn. ``own``: of one player; ``copy_of`` another zone, which is drawn instead where both are known."""

    label: Texts
    ordered: bool = True
    own: bool = False
    copy_of: str = ""


@dataclass(frozen=True, slots=True)
class Legend:
    """The names that a view may have, in the order in which they are drawn. ``asked``: cards that a move names."""

    suits: Mapping[str, Texts] = field(default_factory=dict)
    piles: Mapping[str, Pile] = field(default_factory=dict)
    numbers: Mapping[str, Texts] = field(default_factory=dict)
    asked: tuple[str, ...] = ()


# A view that somebody writes by hand, of no game: what people call these things at a table.
PLAIN = Legend(
    {"trump": ("Triunfo", "Trumps")},
    {
        "turned": Pile(("Carta que pinta", "Turned card")),
        "trick": Pile(("La baza", "The trick")),
        "table": Pile(("La mesa", "The table"), ordered=False),
        "hand": Pile(("Tu mano", "Your hand"), ordered=False, own=True),
    },
    {
        "bids": ("Bazas pedidas", "Tricks bid"),
        "tricks": ("Bazas ganadas", "Tricks won"),
        "auction_bids": ("Ofertas de la subasta", "Auction bids"),
    },
    ("play",),
)


@lru_cache(maxsize=256)
def legend_of(law: Law) -> Legend:
    """The legend of a game, out of what its law declares: cards that everybody sees come before those of a player."""
    zones = sorted(law.zones.values(), key=lambda zone: (bool(zone.of), zone.size is None))
    return Legend(
        {name: heading(register.phrase) for name, register in law.registers.items() if register.type == "suit"},
        {zone.name: Pile(heading(zone.phrase), zone.ordered, bool(zone.of), zone.copy_of) for zone in zones},
        {name: heading(register.phrase) for name, register in law.registers.items() if register.type == "number"},
        tuple(
            name
            for decision in law.decisions.values()
            for name, part in decision.choose.items()
            if part.type in ("card", "cards")
        ),
    )


def heading(phrase: Mapping[str, str]) -> Texts:
    """A phrase as it stands over what is drawn: without its article, with a capital."""
    es, en = (Noun.read(phrase[lang], lang).bare for lang in ("es", "en"))
    return capital(es), capital(en)
