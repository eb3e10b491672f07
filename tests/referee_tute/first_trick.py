"""How many cantes may a player have held when the first trick was won, where nothing is drawn?

Answered by trying every order in which the cards that have left the hand may have been played, and
in `arrastrado` every exchange that the player may have made.
"""

from itertools import combinations

from tests.referee_tute.cards import SUITS, cantes_in, card_of, full_deck, of_suit, trump_suit, without
from tests.referee_tute.exchange import takes
from tests.referee_tute.facts import Facts, tricks_won
from tests.referee_tute.law import Law


def possible_counts(facts: Facts, law: Law) -> list[int]:
    """The different numbers of cantes that the player may have held when the first trick was won."""
    tricks = law.cards_each - len(facts["hand"])
    counts: list[int] = []
    hands = hands_then_unknown(facts, tricks, law) if facts.get("dealt") is None else hands_then(facts, tricks, law)
    for cards in hands:
        cantes = cantes_in(cards)
        what_was_sung_was_held = all(suit in cantes for suit in facts.get("sung") or [])
        if what_was_sung_was_held and len(cantes) not in counts:
            counts.append(len(cantes))
    if not counts:
        raise ValueError("no course of play leads to these facts")
    return counts


def hands_then(facts: Facts, tricks: int, law: Law) -> list[list[str]]:
    """The hands that may have been left when the first trick was won: the first hand less some of the cards played.

    If several tricks have been won, the first of them came so much earlier.
    """
    won = tricks_won(facts, law)
    latest = tricks - (1 if won is None else won) + 1
    hands = []
    for start in first_hands(facts, law):
        played = without(start, facts["hand"])
        if without(facts["hand"], start) or len(played) != tricks:
            continue
        for number in range(1, latest + 1):
            for gone in combinations(played, number):
                hands.append(without(start, list(gone)))
    return hands


def first_hands(facts: Facts, law: Law) -> list[list[str]]:
    """The hand as dealt, and what each exchange that may have been made in the first trick makes of it.

    The card given for the turned one lies there now, or the two does, if the seven was given and
    taken in its turn.
    """
    dealt, trump, turned = facts["dealt"], trump_suit(facts["trump"]), facts.get("upcard")
    hands = [dealt]
    if law.exchange != "primera_vuelta":
        return hands
    seven, two = card_of("7", trump), card_of("2", trump)
    for given, left in ((seven, [seven, two]), (two, [two])):
        for taken in without(of_suit(full_deck(), trump), dealt):
            if given in dealt and takes(given, taken) and (turned is None or turned in left):
                hands.append([*without(dealt, [given]), taken])
    return hands


def hands_then_unknown(facts: Facts, tricks: int, law: Law) -> list[list[str]]:
    """The same where the dealt hand is not known; only kings and caballos are told apart.

    The first trick of the hand may have been the first one won; every card played since then may
    have been a king or a caballo, except the turned one where it is in no hand.
    """
    turned = [facts.get("upcard")] if law.exchange == "primera_vuelta" else []
    candidates = []
    for suit in SUITS:
        for rank in ("12", "11"):
            card = card_of(rank, suit)
            if card not in facts["hand"] and card not in turned:
                candidates.append(card)
    hands = []
    for number in range(tricks):
        for since in combinations(candidates, number):
            hands.append(facts["hand"] + list(since))
    return hands
