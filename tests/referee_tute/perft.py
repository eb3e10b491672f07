"""Counting the ways in which a hand can be played out."""

from tests.referee_tute.law import Law
from tests.referee_tute.play import legal, winner


def perft(hands: list[list[str]], trump: str, leader: int, law: Law, stock: list[str] | None = None) -> int:
    """The number of sequences of legal plays to the end of the hand, without cantes, exchanges or capote.

    `leader` is an index into the hands; `stock` are the cards to draw in order, the turned one last.
    """
    return count(hands, [], trump, leader, law, stock or [])


def count(hands: list[list[str]], trick: list[str], trump: str, leader: int, law: Law, stock: list[str]) -> int:
    """The same, with some cards of the trick already played from the hands given."""
    players = len(hands)
    if len(trick) == players:
        leader = (leader + winner(trick, trump) - 1) % players
        trick = []
        if stock:
            drawn = {(leader + place) % players: card for place, card in enumerate(stock[:players])}
            hands = [[*hand, drawn[seat]] for seat, hand in enumerate(hands)]
            stock = stock[players:]
    turn = (leader + len(trick)) % players
    if not hands[turn]:
        return 1
    total = 0
    for card in legal(hands[turn], trick, trump, law, len(stock)):
        left = []
        for seat, hand in enumerate(hands):
            left.append([held for held in hand if held != card] if seat == turn else hand)
        total = total + count(left, [*trick, card], trump, leader, law, stock)
    return total
