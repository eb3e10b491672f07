"""The words of the table that no law brings: buttons, marks and what a screen reader is told, as (Spanish, English)."""

from __future__ import annotations

WORDS: dict[str, tuple[str, str]] = {
    "table": ("Mesa de juego", "Card table"),
    "players": ("Jugadores", "Players"),
    "you": ("Tú", "You"),
    "player": ("Jugador {n}", "Player {n}"),
    "turn": ("Turno", "To move"),
    "dealer": ("Reparte", "Dealer"),
    "partner": ("Tu pareja", "Your partner"),
    "hand": ("Mano", "Hand"),
    "taken": ("Recogidas", "Taken"),
    "points": ("Puntos", "Points"),
    "total": ("Total", "Total"),
    "none": ("Ninguna carta", "No cards"),
    "face_down": ("Carta tapada", "Face-down card"),
    "your_turn": ("Te toca {verb}.", "Your turn to {verb}."),
    "your_card": ("Te toca {verb} una carta.", "Your turn to {verb} a card."),
    "your_right": ("Puedes {verb}.", "You may {verb}."),
    "goes_with": ("Lo que elijas va con {cards}.", "What you choose goes with {cards}."),
    "others_turn": ("Turno de {name}.", "{name} to move."),
    "over": ("La mano ha terminado.", "The hand is over."),
    "pass": ("Paso", "Pass"),
    "capture": ("Llevarme las cartas", "Capture"),
    "leave": ("Dejar la carta", "Leave the card"),
    "pick": ("Elige una carta tuya", "Choose a card of yours"),
    "pick_some": ("Elige cartas de la mesa", "Choose cards from the table"),
    "not_allowed": ("No vale", "Not allowed"),
    "options": ("Opciones", "Options"),
    "laying": ("La posición, para ponerla", "The position, to be laid out"),
    "deck": ("La baraja: toca las cartas", "The deck: tap the cards"),
    "filling": ("Aquí van las cartas que tocas", "The cards you tap go here"),
}

SENT = (
    "none",
    "turn",
    "dealer",
    "partner",
    "players",
    "pass",
    "capture",
    "leave",
    "pick",
    "pick_some",
    "not_allowed",
    "options",
)
"""Those that the browser puts on what it draws."""
SENT_LAYING = ("not_allowed", "deck", "filling")
"""The same of a table that is being laid out."""


def word(key: str, lang: str, **filled: object) -> str:
    """A word of the table.

    >>> word("player", "es", n=2), word("your_turn", "en", verb="bid")
    ('Jugador 2', 'Your turn to bid.')
    """
    return WORDS[key][0 if lang == "es" else 1].format(**filled)
