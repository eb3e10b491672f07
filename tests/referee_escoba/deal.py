"""How the cards are dealt, how often, and who deals next.

Sources: escoba-acanomas 7, 10, 13; escoba-wiki-es "Reglamento", "Nuevo reparto de cartas", "Nueva mano";
escoba-wiki-en, "el reparto pasa al siguiente jugador de la izquierda".
"""

from typing import Any

from tests.referee_escoba.law import Impossible, Law


def possible_players(law: Law) -> list[int]:
    """The numbers of players that the form knows and for which the deals come out even."""
    possible = []
    for players in law.players:
        if (40 - law.cards_on_table) % (law.cards_each * players) == 0:
            possible.append(players)
    return possible


def check_players(players: int, law: Law) -> None:
    """Refuse a number of players that the form does not know."""
    if players not in possible_players(law):
        numbers = ", ".join(str(number) for number in possible_players(law))
        raise Impossible(f"{law.variant} is not for {players} players but for {numbers}")


def possible_sides(law: Law) -> list[int]:
    """How many piles there may be at the end: one for each player, or two for two pairs.

    Where four may play in pairs two players may play too, so that two piles are possible anyway.
    """
    if law.pairs == "always":
        return [2]
    return possible_players(law)


def check_sides(names: list[str], law: Law) -> None:
    """Refuse piles or totals of a number of players or pairs that the form does not know."""
    if len(names) not in possible_sides(law):
        raise Impossible(f"{law.variant} is not played by {len(names)} sides")


def deal(players: int, law: Law) -> dict[str, Any]:
    """The cards removed (none, ever) and how many each player gets at a time."""
    check_players(players, law)
    return {"removed": [], "cards_each": law.cards_each}


def number_of_deals(players: int, law: Law) -> int:
    """How often cards are dealt in one hand, the first time included."""
    check_players(players, law)
    return (40 - law.cards_on_table) // (law.cards_each * players)


def next_dealer(dealer: int, players: int, law: Law) -> int:
    """The seat that deals the next hand; seats are numbered in the order of play.

    "derecha" is the next seat in the order of play, "izquierda" the one before. Where the table
    plays clockwise everything is mirrored: acanomas passes the deal "siguiendo el mismo orden del juego".
    """
    step = 1 if law.reparto_siguiente == "derecha" else -1
    return (dealer + step) % players
