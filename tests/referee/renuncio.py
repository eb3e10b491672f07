"""Was a play a renuncio, when the hands are not seen? Answered by trying the hands that fit.

A hand fits if it holds every card that the player is known to have held, and otherwise cards that
nobody has played. Other plays of the record are not taken to have been legal. Cards removed from
the deck and the turned trump card are in no hand; when all cards are dealt, a trump card that was
shown is in somebody's hand, and if the table shows the last card dealt (`carta_de_triunfo`
"ultima") it is the dealer's, who plays last to the first trick. The first trick of the record is
whole: it tells how many play.
"""

from tests.referee.cards import full_deck
from tests.referee.deal import cards_each, removed_cards
from tests.referee.hands import fitting_hands
from tests.referee.law import Law
from tests.referee.play import broken_rule

Trick = list[tuple[str, str]]  # (player, card) in playing order


def renuncio(
    player: str, trick_no: int, tricks: list[Trick], trump: str, cards: int | None, law: Law, deck: int = 40
) -> str:
    """ "illegal" if every hand that fits makes it one, "legal" if none does, else "undecided"."""
    rules = possible_rules(player, trick_no, tricks, trump, cards, law, deck)
    if None not in rules:
        return "illegal"
    if len(rules) == 1:
        return "legal"
    return "undecided"


def renuncio_rule(
    player: str, trick_no: int, tricks: list[Trick], trump: str, cards: int | None, law: Law, deck: int = 40
) -> str | None:
    """The rule broken, if every hand that fits says the same; None where it is open or nothing is proved."""
    rules = possible_rules(player, trick_no, tricks, trump, cards, law, deck)
    if len(rules) == 1:
        return rules[0]
    return None


def possible_rules(
    player: str,
    trick_no: int,
    tricks: list[Trick],
    trump: str,
    cards: int | None,
    law: Law,
    deck: int = 40,
    limit: int = 3000,
) -> list[str | None]:
    """The different answers (a rule broken, or None) that the hands that fit give to this play."""
    most = cards_each(len(tricks[0]), law, deck)
    lengths = [cards] if cards is not None else list(range(len(tricks), most + 1))
    before, card = before_and_card(player, tricks[trick_no - 1])

    def broken(hand: list[str]) -> str | None:
        return broken_rule(hand, before, trump, card, law)

    found: list[str | None] = []
    for length in lengths:
        if trump in played_cards(tricks) and not is_shown(trump, length, len(tricks[0]), law, deck):
            continue  # a turned card is in no hand
        known = known_cards(player, trick_no, tricks, trump, length, law, deck)
        unseen = unseen_cards(tricks, trump, length, law, deck)
        unseen = [other for other in unseen if other not in known]
        hidden = length - (trick_no - 1) - len(known)
        for hand in fitting_hands(known, unseen, hidden, broken, limit):
            rule = broken(hand)
            if rule not in found:
                found.append(rule)
    if not found:
        raise ValueError("no hand fits this record")
    return found


def before_and_card(player: str, trick: Trick) -> tuple[list[str], str]:
    """The cards that lay on the trick when the player's turn came, and the card played."""
    before: list[str] = []
    for name, card in trick:
        if name == player:
            return before, card
        before.append(card)
    raise ValueError(f"{player} did not play to this trick")


def known_cards(
    player: str, trick_no: int, tricks: list[Trick], trump: str, length: int, law: Law, deck: int
) -> list[str]:
    """The cards that the player certainly held at that trick: those played then and later, and a shown last card."""
    known = []
    for trick in tricks[trick_no - 1 :]:
        for name, card in trick:
            if name == player:
                known.append(card)
    dealer = tricks[0][-1][0]
    shown = is_shown(trump, length, len(tricks[0]), law, deck) and law.carta_de_triunfo == "ultima"
    if shown and player == dealer and trump not in played_cards(tricks):
        known.append(trump)
    return known


def unseen_cards(tricks: list[Trick], trump: str, length: int, law: Law, deck: int) -> list[str]:
    """The cards in play that nobody has played and that may be in any hand."""
    played = played_cards(tricks)
    out = removed_cards(len(tricks[0]), law, deck)
    for card in played:
        if card in out or card not in full_deck(deck) or played.count(card) > 1:
            raise ValueError(f"{card} cannot have been played here, or not twice")
    if law.carta_de_triunfo == "ultima" or not is_shown(trump, length, len(tricks[0]), law, deck):
        out.append(trump)
    return [card for card in full_deck(deck) if card not in played and card not in out]


def played_cards(tricks: list[Trick]) -> list[str]:
    """All cards of the record."""
    return [card for trick in tricks for _, card in trick]


def is_shown(trump: str, length: int, players: int, law: Law, deck: int) -> bool:
    """Whether the trump was given as a card and, all cards being dealt, is in somebody's hand."""
    in_play = deck - len(removed_cards(players, law, deck))
    return trump in full_deck(deck) and length * players == in_play
