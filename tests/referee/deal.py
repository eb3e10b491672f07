"""How the cards are dealt and which hands make up a match.

Sources: pocha-a "El juego", "Manos especiales" and "Final de la partida"; pocha-b "Baraja de cartas",
"Número de jugadores", "Desarrollo del juego" and "Fin del juego".
"""

from tests.referee.law import Law

TWOS = ["2e", "2b", "2c", "2o"]
FOURS = ["4e", "4b", "4c", "4o"]


def removed_cards(players: int, law: Law, deck: int = 40) -> list[str]:
    """The cards taken out of the deck for the whole match, in the order in which they go."""
    if players not in law.players:
        raise ValueError(f"{law.variant} is not for {players} players")
    if deck == 48 and law.variant != "sencilla":
        raise ValueError(f"{law.variant} is played with 40 cards")
    if law.sobrantes == "dejar" or deck % players == 0:
        return []
    if law.variant == "sencilla":
        return list(TWOS)
    removed: list[str] = []
    for card in TWOS + FOURS:
        if (deck - len(removed)) % players != 0:
            removed.append(card)
    return removed


def cards_each(players: int, law: Law, deck: int = 40) -> int:
    """How many cards each player has when all are dealt."""
    left = deck - len(removed_cards(players, law, deck))
    return left // players


def schedule(players: int, law: Law, deck: int = 40) -> list[tuple[int, str | None]]:
    """The hands in order: the cards dealt to each player, and "india", "subastado", "oros" or None."""
    most = cards_each(players, law, deck)
    hands: list[tuple[int, str | None]] = []
    if law.variant == "completa":
        for _ in range(players):
            hands.append((1, None))
    else:
        hands.append((1, None))
    for cards in range(2, most):
        hands.append((cards, None))
    for _ in range(players):
        hands.append((most, None))
    if law.bajada:
        for cards in range(most - 1, 0, -1):
            hands.append((cards, None))
    if law.variant == "completa":
        special = most if law.cartas_especiales is None else law.cartas_especiales
        for _ in range(players):
            hands.append((1, "india"))
        for _ in range(players):
            hands.append((special, "subastado"))
        for _ in range(players):
            hands.append((special, "oros"))
    return hands


def extra_hand(players: int, law: Law, deck: int = 40) -> tuple[int, str | None]:
    """The hand played, as often as needed, when the first two are level at the end."""
    if law.desempate == "oros":
        return (cards_each(players, law, deck), "oros")
    return (1, None)


def deal(players: int, law: Law, deck: int = 40) -> tuple[list[str], int, int]:
    """The cards removed, the cards each player has when all are dealt, and the number of hands."""
    return (
        removed_cards(players, law, deck),
        cards_each(players, law, deck),
        len(schedule(players, law, deck)),
    )
