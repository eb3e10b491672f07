"""Counting the ways in which a hand can be played out."""

from tests.referee.law import Law
from tests.referee.play import legal, winner


def perft(hands: list[list[str]], trump: str, leader: int, law: Law) -> int:
    """The number of sequences of legal plays to the end of the hand. `leader` is an index into the hands."""
    return count(hands, [], trump, leader, law)


def count(hands: list[list[str]], trick: list[str], trump: str, leader: int, law: Law) -> int:
    """The same, with some cards of the trick already played from the hands given."""
    players = len(hands)
    if len(trick) == players:
        leader = (leader + winner(trick, trump, law) - 1) % players
        trick = []
    turn = (leader + len(trick)) % players
    if not hands[turn]:
        return 1
    total = 0
    for card in legal(hands[turn], trick, trump, law):
        left = []
        for seat, hand in enumerate(hands):
            left.append([held for held in hand if held != card] if seat == turn else hand)
        total = total + count(left, [*trick, card], trump, leader, law)
    return total
