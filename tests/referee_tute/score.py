"""What a hand is worth, who wins the game, and how many games that counts.

Sources: tute "Objetivo del juego", "Cánticos", "Las diez de últimas", "Recuento de puntos", "Tute Habanero".
"""

from typing import Any

from tests.referee_tute.cards import full_deck, points_of, suit_of, trump_suit, without
from tests.referee_tute.law import Law, sides

Piles = dict[str, list[str]]


def card_points(piles: Piles, last_trick: str | None) -> dict[str, int]:
    """The points of the cards won, with the diez de últimas."""
    points = {}
    for name, cards in piles.items():
        points[name] = sum(points_of(card) for card in cards)
        if name == last_trick:
            points[name] = points[name] + 10
    return points


def cante_points(suits: list[str], trump: str) -> int:
    """Forty for the suit of trumps, twenty for any other."""
    total = 0
    for suit in suits:
        total = total + (40 if suit == trump_suit(trump) else 20)
    return total


def game_winner(points: dict[str, int], last_trick: str | None) -> str | None:
    """Who has most points; of several, whoever won the last trick; None if that is somebody else."""
    most = max(points.values())
    leaders = [name for name, number in points.items() if number == most]
    if len(leaders) == 1:
        return leaders[0]
    return last_trick if last_trick in leaders else None


def score(
    piles: Piles,
    last_trick: str | None,
    cantes: dict[str, list[str]],
    trump: str,
    law: Law,
    capote: dict[str, Any] | None = None,
    kings: str | None = None,
) -> dict[str, Any]:
    """The points by player or pair, the winner of the game (None if tied), and the games won.

    `capote` is {"by": name, "lost": bool}; `kings` is who showed four kings. Both decide the game
    whatever the points, as one game; the hand may have ended there, so that cards are missing and
    nobody has the last trick.
    """
    ended_early = kings is not None or (capote is not None and capote.get("lost", False))
    check(piles, last_trick, cantes, trump, law, ended_early)
    in_cards = card_points(piles, last_trick)
    total = {}
    for name, number in in_cards.items():
        total[name] = number + cante_points(cantes.get(name, []), trump)
    if kings is not None:
        return {**total, "winner": kings, "games": 1}
    if capote is not None:
        return {**total, "winner": capote_winner(capote, list(piles), law), "games": 1}
    name_of_winner = game_winner(total, last_trick)
    if name_of_winner is None:
        return {**total, "winner": None, "games": 0}
    counted = total if law.salirse_con_cantes else in_cards
    return {**total, "winner": name_of_winner, "games": 2 if counted[name_of_winner] > 100 else 1}


def capote_winner(capote: dict[str, Any], names: list[str], law: Law) -> str:
    """Who announced it, or the other one if it was lost."""
    if not law.has_capote:
        raise ValueError(f"there is no capote in {law.variant}")
    if not capote.get("lost", False):
        return str(capote["by"])
    return names[1 - names.index(capote["by"])]


def check(
    piles: Piles, last_trick: str | None, cantes: dict[str, list[str]], trump: str, law: Law, ended_early: bool
) -> None:
    """Refuse what cannot be: piles that are not whole tricks or not the deck, cantes sung twice, unknown names."""
    if len(piles) != len(sides(law)) or any(name not in piles for name in cantes):
        raise ValueError(f"points are counted for {len(sides(law))} in {law.variant}")
    won = [card for cards in piles.values() for card in cards]
    missing = without(full_deck(), won)
    if len(missing) != 40 - len(won) or any(len(cards) % law.players for cards in piles.values()):
        raise ValueError("a card is won twice, or a pile is not made of whole tricks")
    if not ended_early:
        out = [suit_of(card) for card in missing]
        if out != ([trump_suit(trump)] if law.exchange == "primera_vuelta" else []):
            raise ValueError(f"the piles do not add up to the deck: {missing} missing")
        if last_trick is None or not piles[last_trick]:
            raise ValueError(f"{last_trick} cannot have won the last trick")
    sung = [suit for suits in cantes.values() for suit in suits]
    if len(sung) != len(set(sung)):
        raise ValueError("a cante is sung once")
