"""Was a play a renuncio while there was stock? Only not following a trump lead can be one.

The player held eight cards: the one played and seven others. Each of these was played later, or
has not been played by anybody; and a card played later may have been drawn in the meantime. One
card is drawn after each trick up to the twelfth. Whoever lost that one drew the card lying turned:
a trump, whatever had been exchanged. How many cards of which kind were held is tried out.
"""

from tests.referee_tute.cards import full_deck, of_suit, suit_of, trump_suit, without
from tests.referee_tute.law import Law
from tests.referee_tute.play import winner
from tests.referee_tute.record import before_and_card, cards_of, played_cards

Trick = list[tuple[str, str]]  # (player, card) in playing order

LAST_WITH_STOCK = 12
OTHERS = 7  # the cards held beside the one played


def possible_rules_with_stock(
    player: str, trick_no: int, tricks: list[Trick], trump: str, law: Law
) -> list[str | None]:
    """The different answers that the hands that fit give: "asistir" if a trump was held, None if not."""
    before, card = before_and_card(player, tricks[trick_no - 1])
    suit = trump_suit(trump)
    if not before or suit_of(before[0]) != suit or suit_of(card) == suit:
        return [None]
    found: list[str | None] = []
    for trumps in numbers_of_trumps(player, trick_no, tricks, trump):
        rule = None if trumps == 0 else "asistir"
        if rule not in found:
            found.append(rule)
    if not found:
        raise ValueError("no hand fits this record")
    return found


def numbers_of_trumps(player: str, trick_no: int, tricks: list[Trick], trump: str) -> list[int]:
    """How many trumps the player may have held, once for each way there is."""
    suit = trump_suit(trump)
    later = cards_of(player, tricks[trick_no:])
    unplayed = without(full_deck(), played_cards(tricks))
    unseen = without(unplayed, [trump])  # a turned card is out
    draws = min(len(later), LAST_WITH_STOCK + 1 - trick_no)  # since then, before the last card recorded
    drew_turned = len(later) > LAST_WITH_STOCK - trick_no and lost_the_last_with_stock(player, tricks, suit)
    trumps_after_stock = of_suit(cards_of(player, tricks[LAST_WITH_STOCK:]), suit)

    numbers = []
    for trumps_held in range(len(of_suit(later, suit)) + 1):
        for plain_held in range(len(later) - len(of_suit(later, suit)) + 1):
            hidden = OTHERS - trumps_held - plain_held
            drawn_and_played = len(later) - trumps_held - plain_held
            if hidden < 0 or drawn_and_played > draws:
                continue
            for trumps_hidden in range(min(hidden, len(of_suit(unseen, suit))) + 1):
                if hidden - trumps_hidden > len(unseen) - len(of_suit(unseen, suit)):
                    continue
                turned_was_played = trumps_after_stock != [] and trumps_held < len(of_suit(later, suit))
                turned_is_in_hand = drawn_and_played < draws and trumps_hidden < len(of_suit(unplayed, suit))
                if not drew_turned or turned_was_played or turned_is_in_hand:
                    numbers.append(trumps_held + trumps_hidden)
    return numbers


def lost_the_last_with_stock(player: str, tricks: list[Trick], trump: str) -> bool:
    """Whether somebody else won the twelfth trick."""
    last = tricks[LAST_WITH_STOCK - 1]
    return last[winner([card for _, card in last], trump) - 1][0] != player
