"""What a record of tricks tells: who played what, what a player must have held, what was in no hand.

Exchanges are not in the record. In `arrastrado` one is seen when the turned card is played: its
owner took it during the first trick, and the card given lies there instead.
"""

from tests.referee_tute.cards import card_of, full_deck, trump_suit
from tests.referee_tute.exchange import takes
from tests.referee_tute.law import Law

Trick = list[tuple[str, str]]  # (player, card) in playing order


def check_record(tricks: list[Trick], law: Law) -> None:
    """The first trick has a card of every player, and no card is played twice."""
    played = played_cards(tricks)
    if len(tricks[0]) != law.players or len(played) != len(set(played)) or any(c not in full_deck() for c in played):
        raise ValueError("these cannot be the tricks of a hand")


def stock_at(trick_no: int, law: Law) -> int:
    """The cards left to draw while a trick is played: 24 in the first, two fewer in each."""
    if not law.has_stock:
        return 0
    return max(0, 24 - 2 * (trick_no - 1))


def played_cards(tricks: list[Trick]) -> list[str]:
    """All cards of the record."""
    return [card for trick in tricks for _, card in trick]


def cards_of(player: str, tricks: list[Trick]) -> list[str]:
    """The cards that one player put on these tricks."""
    return [card for trick in tricks for name, card in trick if name == player]


def before_and_card(player: str, trick: Trick) -> tuple[list[str], str]:
    """The cards that lay on the trick when the player's turn came, and the card played."""
    before: list[str] = []
    for name, card in trick:
        if name == player:
            return before, card
        before.append(card)
    raise ValueError(f"{player} did not play to this trick")


def exchanges(tricks: list[Trick], trump: str, law: Law) -> list[tuple[str, str]]:
    """The exchanges of `arrastrado` that the record shows, in order, as (card taken, card given)."""
    found: list[tuple[str, str]] = []
    if law.exchange != "primera_vuelta" or trump_suit(trump) == trump:
        return found
    turned = trump
    while turned in played_cards(tricks):
        for given in (card_of("7", trump_suit(trump)), card_of("2", trump_suit(trump))):
            if takes(given, turned):
                found.append((turned, given))
                turned = given
                break
        else:
            raise ValueError(f"{turned} was turned and nobody can have taken it")
    return found


def out_of_hand(tricks: list[Trick], trump: str, law: Law) -> list[str]:
    """The trump given as a card is in no hand in `arrastrado`, and in the dealer's where all are dealt."""
    if trump_suit(trump) == trump or law.has_stock:
        return []
    turned = trump
    for _, given in exchanges(tricks, trump, law):
        turned = given
    return [turned]


def known_sets(player: str, trick_no: int, tricks: list[Trick], trump: str, law: Law) -> list[list[str]]:
    """The cards that the player certainly held at that trick: those played then and later, and a card shown as dealer.

    There are more such sets than one for the first trick if the player took the turned card by an
    exchange: it may have been made after playing, before the trick was complete.
    """
    known = cards_of(player, tricks[trick_no - 1 :])
    dealer = tricks[0][-1][0]
    shown = trump_suit(trump) != trump and law.exchange == "no"
    if shown and player == dealer and trump not in played_cards(tricks):
        known.append(trump)
    if shown and trump in played_cards(tricks) and trump not in cards_of(dealer, tricks):
        raise ValueError(f"{trump} was shown by the dealer, {dealer}, and somebody else has played it")
    found = [known]
    if trick_no == 1 and player != dealer:
        for taken, given in reversed(exchanges(tricks, trump, law)):
            if taken == known[0]:
                break  # it was played to this trick, so that the exchange came first
            if taken in found[-1]:
                found.append([given if card == taken else card for card in found[-1]])
    return found
