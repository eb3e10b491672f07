"""What a learner holds to be allowed who believes in one wrong rule."""

from dataclasses import replace

from tests.referee.bids import allowed_bids
from tests.referee.cards import (
    RANKS_ACE_AND_THREE_LOW,
    RANKS_ACE_LOW,
    RANKS_AS_PRINTED,
    RANKS_THREE_LOW,
    not_of_suit,
    of_suit,
    stronger_than,
    strongest,
    suit_of,
    trump_suit,
)
from tests.referee.law import Law, ranks_of
from tests.referee.play import legal, legal_by_ranks
from tests.referee.score import multiply, plain_points, punish, times


def legal_as(mid: str, hand: list[str], trick: list[str], trump: str, law: Law) -> list[str]:
    """The cards that the learner with misconception `mid` (M1 … M14) would call legal."""
    trump = trump_suit(trump)
    right = legal(hand, trick, trump, law)
    if mid == "M7":
        return legal_by_ranks(hand, trick, trump, RANKS_THREE_LOW)
    if mid == "M8":
        return legal_by_ranks(hand, trick, trump, RANKS_ACE_AND_THREE_LOW if law.tres_bajo else RANKS_ACE_LOW)
    if mid == "M9":
        return legal_by_ranks(hand, trick, trump, RANKS_AS_PRINTED)
    if not trick:
        if mid == "M14":  # trumps may not be led, unless there is nothing else
            return not_of_suit(hand, trump) or right
        return right

    if mid == "M11":
        return beating_the_previous_card(hand, trick, trump, ranks_of(law))
    if mid == "M12":
        return following_the_last_card(hand, trick, trump, ranks_of(law))
    if of_suit(hand, suit_of(trick[0])):
        return following_as(mid, hand, trick, trump, law)
    return void_as(mid, hand, trick, trump, law)


def following_as(mid: str, hand: list[str], trick: list[str], trump: str, law: Law) -> list[str]:
    """The cards called legal by a learner who holds the suit led."""
    ranks = ranks_of(law)
    led = suit_of(trick[0])
    same_suit = of_suit(hand, led)
    higher = stronger_than(same_suit, strongest(of_suit(trick, led), ranks), ranks)
    ruffed = led != trump and of_suit(trick, trump) != []
    right = legal(hand, trick, trump, law)
    if mid == "M2":  # no need to beat
        return same_suit
    if mid == "M3":  # must beat even after a ruff
        return higher or same_suit
    if mid == "M10" and led != trump:  # may ruff too, with any trump: what binds a void player does not bind here
        return right + of_suit(hand, trump)
    if mid == "M13" and higher and not ruffed:  # of the cards that beat, the highest is owed
        return [strongest(higher, ranks)]
    return right


def void_as(mid: str, hand: list[str], trick: list[str], trump: str, law: Law) -> list[str]:
    """The cards called legal by a learner who holds none of the suit led."""
    ranks = ranks_of(law)
    trumps = of_suit(hand, trump)
    others = not_of_suit(hand, trump)
    trumps_on_trick = of_suit(trick, trump)
    winning = trumps
    if trumps_on_trick:
        winning = stronger_than(trumps, strongest(trumps_on_trick, ranks), ranks)
    if mid == "M1":  # void is free
        return list(hand)
    if mid == "M4":  # a trump is owed, but any will do, whether it wins or not
        return trumps or list(hand)
    if mid == "M5":  # whoever cannot win with a trump owes a lower one
        return winning or trumps or list(hand)
    if mid == "M6":  # whoever cannot win with a trump may not play a lower one
        return winning or others or list(hand)
    if mid == "M13" and trumps_on_trick and winning:  # of the trumps that beat, the highest is owed
        return [strongest(winning, ranks)]
    return legal(hand, trick, trump, law)


def beating_the_previous_card(hand: list[str], trick: list[str], trump: str, ranks: list[str]) -> list[str]:
    """M11: the card to beat is the one just played; every trump and every card of the suit led beats a discard."""
    led = suit_of(trick[0])
    previous = trick[-1]
    same_suit = of_suit(hand, led)
    trumps = of_suit(hand, trump)
    if same_suit:
        if led != trump and of_suit(trick, trump):
            return same_suit
        if suit_of(previous) != led:
            return same_suit
        return stronger_than(same_suit, previous, ranks) or same_suit
    if suit_of(previous) != trump:
        return trumps or list(hand)
    return stronger_than(trumps, previous, ranks) or list(hand)


def following_the_last_card(hand: list[str], trick: list[str], trump: str, ranks: list[str]) -> list[str]:
    """M12: the card just played is taken for the one that was led."""
    as_if_led = [trick[-1], *trick[:-1]]
    return legal_by_ranks(hand, as_if_led, trump, ranks)


def allowed_bids_as(
    mid: str,
    cards: int,
    bids_before: list[int],
    players: int,
    law: Law,
    kind: str | None = None,
    auction: bool = False,
    auction_bids: list[int] | None = None,
) -> list[int]:
    """The bids called allowed under M15 (the last bidder may square) or M15b (never, even with one card)."""
    if mid == "M15":
        nobody_is_last = players + 1
        return allowed_bids(cards, bids_before, nobody_is_last, law, kind, auction, auction_bids)
    if mid == "M15b":
        law = replace(law, restriccion_con_una_carta=True)
    return allowed_bids(cards, bids_before, players, law, kind, auction, auction_bids)


def score_as(
    mid: str, bids: list[int], tricks: list[int], trump: str, law: Law, offender: int | None = None
) -> list[int]:
    """The points expected under M16 (a miss scores nothing) or M16b (a miss keeps 5 for each trick taken)."""
    points = []
    for bid, taken in zip(bids, tricks, strict=True):
        if bid == taken or mid not in ("M16", "M16b"):
            points.append(plain_points(bid, taken))
        elif mid == "M16":
            points.append(0)
        else:
            points.append(5 * taken)
    return punish(multiply(points, times(trump, law), law), offender, law)
