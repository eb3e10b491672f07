"""Who has won the match: the first to win the number of games agreed on.

Source: tute "Objetivo del juego".
"""

from tests.referee_tute.law import Law


def match(games: dict[str, int], law: Law) -> str:
    """The name of who has won enough games, or "play_on"."""
    winners = [name for name, won in games.items() if won >= law.juegos]
    if len(winners) > 1:
        raise ValueError("the match was over when the first of them had won it")
    return winners[0] if winners else "play_on"
