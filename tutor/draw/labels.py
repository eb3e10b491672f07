"""The words that stand beside what is drawn."""

from __future__ import annotations

LABELS: dict[str, tuple[str, str]] = {
    "position": ("La posición", "The position"),
    "trump": ("Triunfo", "Trumps"),
    "turned": ("Carta que pinta", "Turned card"),
    "trick": ("La baza", "The trick"),
    "hand": ("Tu mano", "Your hand"),
    "tricks": ("Bazas ganadas", "Tricks won"),
    "bids": ("Bazas pedidas", "Tricks bid"),
    "auction_bids": ("Ofertas de la subasta", "Auction bids"),
    "points": ("Puntos", "Points"),
    "nth_trick": ("Baza", "Trick"),
    "seat": ("Jugador", "Player"),
    "cards": ("Cartas", "Cards"),
    "none": ("ninguna carta", "no cards"),
    "asked": ("por esta se pregunta", "asked about"),
}


def label(name: str, lang: str) -> str:
    """The word for a zone or a fact; a name that has none stands for itself.

    >>> label("trick", "es"), label("trick", "en"), label("mazo", "es")
    ('La baza', 'The trick', 'mazo')
    """
    return LABELS.get(name, (name, name))[0 if lang == "es" else 1]
