"""Who has won the match once all hands of the schedule are played.

Sources: pocha-a "Final de la partida"; pocha-b "Fin del juego".
"""


def match(totals: dict[str, int]) -> str:
    """The name of the player with the highest total, or "play_on" if several have it."""
    highest = max(totals.values())
    leaders = []
    for name, total in totals.items():
        if total == highest:
            leaders.append(name)
    if len(leaders) == 1:
        return leaders[0]
    return "play_on"
