"""Which cantes may a player have held when the first trick was won, where nothing is drawn?

Answered by trying every order in which the cards that have left the hand may have been played, and
in `arrastrado` every exchange that the player may have made.
"""

from itertools import combinations

from tests.referee_tute.cards import SUITS, cantes_in, card_of, full_deck, of_suit, rank_of, trump_suit, without
from tests.referee_tute.exchange import takes
from tests.referee_tute.facts import Facts
from tests.referee_tute.law import Law


def possible_cantes(facts: Facts, won: int, law: Law) -> list[list[str]]:
    """The different lists of suits; `won` is the number of tricks won so far, the last one just now."""
    played = law.cards_each - len(facts["hand"])
    if facts.get("dealt") is not None:
        hands = hands_then(facts, played, won, law)
    elif played >= won:
        hands = hands_then_unknown(facts, played, won, law)
    else:
        hands = []
    found: list[list[str]] = []
    for hand in hands:
        if cantes_in(hand) not in found:
            found.append(cantes_in(hand))
    return found


def hands_then(facts: Facts, played: int, won: int, law: Law) -> list[list[str]]:
    """The hands that may have been left when the first trick was won: the first hand less some of the cards played.

    If only one trick has been won, that is now. If several, the first of them came so much earlier.
    Only kings and caballos are told apart.
    """
    hands = []
    for start in first_hands(facts, law):
        gone_now = without(start, facts["hand"])
        if without(facts["hand"], start) or len(gone_now) != played:
            continue
        figures = [card for card in gone_now if rank_of(card) in ("12", "11")]
        others = without(gone_now, figures)
        for number in range(played if won == 1 else 1, played - won + 2):
            for of_others in range(min(number, len(others)) + 1):
                for gone in combinations(figures, number - of_others):
                    hands.append(without(start, [*gone, *others[:of_others]]))
    return hands


def first_hands(facts: Facts, law: Law) -> list[list[str]]:
    """The hand as dealt, and what each exchange that may have been made in the first trick makes of it.

    The card given for the turned one lies there now, or the two does, if the seven was given and
    taken in its turn: by somebody else, or by the same player.
    """
    dealt, trump = facts["dealt"], trump_suit(facts["trump"])
    hands = [dealt]
    if law.exchange != "primera_vuelta":
        return hands
    turned_now = [facts["upcard"]] if facts.get("upcard") else of_suit(full_deck(), trump)
    seven, two = card_of("7", trump), card_of("2", trump)
    for taken in without(of_suit(full_deck(), trump), dealt):
        if seven in dealt and takes(seven, taken) and (seven in turned_now or two in turned_now):
            hands.append([*without(dealt, [seven]), taken])
        if two in dealt and takes(two, taken) and two in turned_now:
            hands.append([*without(dealt, [two]), taken])
        if seven in dealt and two in dealt and takes(seven, taken) and two in turned_now:
            hands.append([*without(dealt, [two]), taken])
    return hands


def hands_then_unknown(facts: Facts, played: int, won: int, law: Law) -> list[list[str]]:
    """The same where the dealt hand is not known; only kings and caballos are told apart.

    If several tricks have been won, the first of the hand may have been one of them; every card
    played since then may have been a king or a caballo, except the turned one where it is in no
    hand.
    """
    turned = [facts.get("upcard")] if law.exchange == "primera_vuelta" else []
    candidates = []
    for suit in SUITS:
        for rank in ("12", "11"):
            card = card_of(rank, suit)
            if card not in facts["hand"] and card not in turned:
                candidates.append(card)
    hands = []
    for number in range(1 if won == 1 else played):
        for since in combinations(candidates, number):
            hands.append(facts["hand"] + list(since))
    return hands
