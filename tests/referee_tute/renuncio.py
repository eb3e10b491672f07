"""Was a play a renuncio, when the hands are not seen? Answered by trying the hands that fit.

A hand fits if it holds every card that the player is known to have held, and otherwise cards that
nobody has played. Other plays of the record are not taken to have been legal. While there is stock
`renuncio_stock` answers. The first trick of the record is whole.
"""

from tests.referee.hands import fitting_hands
from tests.referee_tute.cards import full_deck, without
from tests.referee_tute.law import Law, tricks_in_hand
from tests.referee_tute.play import broken_rule
from tests.referee_tute.record import before_and_card, check_record, known_sets, out_of_hand, played_cards, stock_at
from tests.referee_tute.renuncio_stock import possible_rules_with_stock

Trick = list[tuple[str, str]]  # (player, card) in playing order


def renuncio(player: str, trick_no: int, tricks: list[Trick], trump: str, cards: int | None, law: Law) -> str:
    """ "illegal" if every hand that fits makes it one, "legal" if none does, else "undecided"."""
    rules = possible_rules(player, trick_no, tricks, trump, cards, law)
    if None not in rules:
        return "illegal"
    return "legal" if len(rules) == 1 else "undecided"


def renuncio_rule(
    player: str, trick_no: int, tricks: list[Trick], trump: str, cards: int | None, law: Law
) -> str | None:
    """The rule broken, if every hand that fits says the same; None where it is open or nothing is proved."""
    rules = possible_rules(player, trick_no, tricks, trump, cards, law)
    return rules[0] if len(rules) == 1 else None


def possible_rules(
    player: str, trick_no: int, tricks: list[Trick], trump: str, cards: int | None, law: Law, limit: int = 3000
) -> list[str | None]:
    """The different answers (a rule broken, or None) that the hands that fit give to this play."""
    check_record(tricks, law)
    if cards is not None and cards != tricks_in_hand(law):
        raise ValueError(f"a hand of {law.variant} has {tricks_in_hand(law)} tricks, not {cards}")
    stock = stock_at(trick_no, law)
    if stock > 0:
        return possible_rules_with_stock(player, trick_no, tricks, trump, law)
    before, card = before_and_card(player, tricks[trick_no - 1])

    def broken(hand: list[str]) -> str | None:
        return broken_rule(hand, before, trump, card, law)

    found: list[str | None] = []
    for known in known_sets(player, trick_no, tricks, trump, law):
        unseen = without(full_deck(), played_cards(tricks) + out_of_hand(tricks, trump, law) + known)
        hidden = tricks_in_hand(law) - (trick_no - 1) - len(known)
        for hand in fitting_hands(known, unseen, hidden, broken, limit):
            rule = broken(hand)
            if rule not in found:
                found.append(rule)
    if not found:
        raise ValueError("no hand fits this record")
    return found
