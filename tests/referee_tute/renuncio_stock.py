"""Was a play a renuncio while there was stock? Only not following a trump lead can be one.

The player held eight cards: the one played and seven others. Each of these was played later, or
has not been played by anybody; and a card played later may have been drawn in the meantime. There
were 13 − n draws after trick n, so that of the cards played up to trick t at least t − 13 were
held already. Whoever lost trick 12 drew the card lying turned: a trump, whatever was exchanged.
"""

from tests.referee_tute.cards import full_deck, of_suit, suit_of, trump_suit, without
from tests.referee_tute.law import Law
from tests.referee_tute.play import winner
from tests.referee_tute.record import before_and_card, cards_of, played_cards

Trick = list[tuple[str, str]]  # (player, card) in playing order

OTHERS = 7  # the cards held beside the one played


def possible_rules_with_stock(
    player: str, trick_no: int, tricks: list[Trick], trump: str, law: Law
) -> list[str | None]:
    """The different answers that the hands that fit give: "asistir" if a trump was held, None if not."""
    before, card = before_and_card(player, tricks[trick_no - 1])
    suit = trump_suit(trump)
    if not before or suit_of(before[0]) != suit or suit_of(card) == suit:
        return [None]
    unplayed = without(full_deck(), played_cards(tricks))
    unseen = without(unplayed, [trump])  # a turned card is out
    later = cards_of(player, tricks[trick_no:])
    recorded = trick_no + len(later)

    found: list[str | None] = []
    for held in range(max(0, recorded - 13), min(OTHERS, len(later)) + 1):
        trumps, plain = len(of_suit(later, suit)), len(later) - len(of_suit(later, suit))
        all_draws_were_played = held == recorded - 13
        if drew_the_turned_card(player, tricks, suit) and (all_draws_were_played or not of_suit(unplayed, suit)):
            trumps = trumps - 1  # one of them was that card, drawn later
        hidden = OTHERS - held
        hidden_plain = len(unseen) - len(of_suit(unseen, suit))
        if trumps < 0 or held > trumps + plain or hidden > len(unseen):
            continue
        if (held > 0 and trumps > 0) or (hidden > 0 and of_suit(unseen, suit)):
            found.append("asistir")
        if held <= plain and hidden <= hidden_plain:
            found.append(None)
    if not found:
        raise ValueError("no hand fits this record")
    return [rule for rule in ("asistir", None) if rule in found]


def drew_the_turned_card(player: str, tricks: list[Trick], trump: str) -> bool:
    """Whether the record shows that the player lost the last trick with stock."""
    if len(tricks) < 12 or len(tricks[11]) < 2:
        return False
    place = winner([card for _, card in tricks[11]], trump)
    return tricks[11][place - 1][0] != player
