"""Twelve house rules, each added to (or put in place of) a rule of the law; the law stands otherwise.

 1  trumps may not be led before one has been played in the hand, unless only trumps are held
 2  in the last trick the most powerful of the legal cards is owed
 3  void and unable to win with a trump: a lower trump is owed
 4  void and unable to win with a trump: a lower trump is forbidden, unless only trumps are held
 5  there is no duty to beat a card of the suit led
 6  the three is low
 7  whoever bid zero in the last hand may not bid zero
 8  the first trick of a hand may not be led with a trump, unless only trumps are held
 9  the last bidder is free
10  the last bidder may not leave the sum of the bids below the number of tricks (it may be equal)
11  an exact bid of zero scores 5 for each card of the hand
12  copas count three times, like oros
"""

from tests.referee.bids import allowed_bids
from tests.referee.cards import RANKS_THREE_LOW, not_of_suit, rank_of, strongest, suit_of, trump_suit
from tests.referee.law import Law, ranks_of
from tests.referee.misconceptions import legal_as
from tests.referee.play import legal, legal_by_ranks
from tests.referee.score import multiply, plain_points, punish, times


def legal_house(
    number: int,
    hand: list[str],
    trick: list[str],
    trump: str,
    law: Law,
    trump_played: bool = True,
    last: bool = False,
    first_trick: bool = False,
) -> list[str]:
    """The cards that may be played under one house rule (1 to 6, 8).

    `trump_played`: a trump has been played in this hand. `last`: this is the last trick.
    `first_trick`: this is the first.
    """
    trump = trump_suit(trump)
    right = legal(hand, trick, trump, law)
    if number == 1 and not trick and not trump_played:
        return not_of_suit(hand, trump) or right
    if number == 2 and last:
        return most_powerful(right, trick, trump, ranks_of(law))
    if number == 3:
        return legal_as("M5", hand, trick, trump, law)
    if number == 4:
        return legal_as("M6", hand, trick, trump, law)
    if number == 5:
        return legal_as("M2", hand, trick, trump, law)
    if number == 6:
        return legal_by_ranks(hand, trick, trump, RANKS_THREE_LOW)
    if number == 8 and not trick and first_trick:
        return not_of_suit(hand, trump) or right
    return right


def most_powerful(cards: list[str], trick: list[str], trump: str, ranks: list[str]) -> list[str]:
    """The cards of highest power: trumps above the suit led, that above the rest, then by rank; ties all count."""
    groups: list[list[str]] = [[], [], []]
    for card in cards:
        if suit_of(card) == trump:
            groups[0].append(card)
        elif trick and suit_of(card) == suit_of(trick[0]):
            groups[1].append(card)
        else:
            groups[2].append(card)
    for group in groups:
        if group:
            best = strongest(group, ranks)
            return [card for card in group if rank_of(card) == rank_of(best)]
    return []


def allowed_bids_house(
    number: int,
    cards: int,
    bids_before: list[int],
    players: int,
    law: Law,
    previous_bid: int | None = None,
    kind: str | None = None,
    auction: bool = False,
    auction_bids: list[int] | None = None,
) -> list[int]:
    """The bids that may be made under one house rule (7, 9, 10); `previous_bid` is this player's in the last hand.

    Rules 7 and 10 hold in the bidding that counts, not in an auction. Rule 7 may leave no bid at
    all: one card, the others have bid nothing, and the dealer bid zero before.
    """
    right = allowed_bids(cards, bids_before, players, law, kind, auction, auction_bids)
    if number == 7 and previous_bid == 0 and not auction:
        return [bid for bid in right if bid != 0]
    if number not in (9, 10):
        return right
    free = allowed_bids(cards, bids_before, players + 1, law, kind, auction, auction_bids)
    is_last = len(bids_before) == players - 1
    one_card_is_free = cards == 1 and not law.restriccion_con_una_carta
    if number == 9 or not is_last or auction or one_card_is_free:
        return free
    return [bid for bid in free if sum(bids_before) + bid >= cards]


def score_house(
    number: int,
    bids: list[int],
    tricks: list[int],
    trump: str,
    law: Law,
    offender: int | None = None,
    cards: int | None = None,
) -> list[int]:
    """The points of each seat under one house rule (11, 12); `cards` of the hand, by default as many as tricks."""
    if cards is None:
        cards = sum(tricks)
    points = []
    for bid, taken in zip(bids, tricks, strict=True):
        if number == 11 and bid == 0 and taken == 0:
            points.append(5 * cards)
        else:
            points.append(plain_points(bid, taken))
    factor = times(trump, law)
    if number == 12 and factor == 2:
        factor = 3
    return punish(multiply(points, factor, law), offender, law)
