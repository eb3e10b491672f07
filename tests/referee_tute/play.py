"""May this card be played, which rule says so, and who wins the trick.

Sources: tute "Desarrollo del juego", "Vocabulario", "Tute Habanero", "Tute Arrastrado".
`stock` is the number of cards left to draw, the turned card included, while the trick is played.
"""

from tests.referee_tute.cards import is_stronger, of_suit, stronger_than, strongest, suit_of, trump_suit
from tests.referee_tute.facts import check_stock
from tests.referee_tute.law import Law


def legal(hand: list[str], trick: list[str], trump: str, law: Law, stock: int = 0) -> list[str]:
    """The cards that may be played, in the order of the hand."""
    check_stock(stock, law)
    trump = trump_suit(trump)
    if not trick:
        return list(hand)
    led = suit_of(trick[0])
    same_suit = of_suit(hand, led)
    trumps_on_trick = of_suit(trick, trump)

    if stock > 0:
        if led == trump and same_suit:
            return same_suit
        return list(hand)

    if same_suit:
        if led != trump and trumps_on_trick and not law.montar_si_fallada:
            return same_suit
        return stronger_than(same_suit, card_to_beat(trick, law)) or same_suit

    if law.companero_libera and partner_is_winning(trick, trump, law):
        return list(hand)
    trumps = of_suit(hand, trump)
    if trumps_on_trick and law.pisar:
        return stronger_than(trumps, strongest(trumps_on_trick)) or list(hand)
    return trumps or list(hand)


def card_to_beat(trick: list[str], law: Law) -> str:
    """The card of the suit led that a follower must beat if possible."""
    if law.montar_sobre == "salida":
        return trick[0]
    return strongest(of_suit(trick, suit_of(trick[0])))


def partner_is_winning(trick: list[str], trump: str, law: Law) -> bool:
    """Whether the trick so far is won by the partner, who played two places before."""
    return law.in_pairs and len(trick) >= 2 and winner(trick, trump) == len(trick) - 1


def broken_rule(hand: list[str], trick: list[str], trump: str, card: str, law: Law, stock: int = 0) -> str | None:
    """The first rule that refuses a card, in the order asistir, montar, fallar, pisar; None if it is legal."""
    check_stock(stock, law)
    if card not in hand:
        raise ValueError(f"{card!r} is not in the hand")
    if not trick:
        return None
    trump = trump_suit(trump)
    led = suit_of(trick[0])
    trumps_on_trick = of_suit(trick, trump)
    holds_suit_led = of_suit(hand, led) != []
    only_trumps_are_followed = stock > 0

    if holds_suit_led and suit_of(card) != led and (led == trump or not only_trumps_are_followed):
        return "asistir"
    if only_trumps_are_followed:
        return None

    ruffed = led != trump and trumps_on_trick != []
    if holds_suit_led and not (ruffed and not law.montar_si_fallada):
        target = card_to_beat(trick, law)
        if stronger_than(of_suit(hand, led), target) and not is_stronger(card, target):
            return "montar"

    freed = law.companero_libera and partner_is_winning(trick, trump, law)
    if holds_suit_led or freed:
        return None
    must_go_over = law.pisar and trumps_on_trick != []
    if not must_go_over and of_suit(hand, trump) and suit_of(card) != trump:
        return "fallar"
    if must_go_over:
        over = stronger_than(of_suit(hand, trump), strongest(trumps_on_trick))
        if over and card not in over:
            return "pisar"
    return None


def operative_rule(hand: list[str], trick: list[str], trump: str, card: str, law: Law, stock: int = 0) -> str | None:
    """The rule named with a legal card: a release that let it pass, else the last duty that bound.

    A release other than `salida` is named only where the card would be refused without it. While
    there is stock, `mazo` stands against all the duties of a plain lead; on a trump lead following
    is the only duty there is, so that nothing is released.
    """
    if broken_rule(hand, trick, trump, card, law, stock) is not None:
        raise ValueError(f"{card!r} is not legal")
    if not trick:
        return "salida"
    trump = trump_suit(trump)
    led = suit_of(trick[0])
    trumps_on_trick = of_suit(trick, trump)
    same_suit = of_suit(hand, led)

    if stock > 0:
        if led == trump:
            return "asistir" if same_suit else None
        return "mazo" if broken_rule(hand, trick, trump, card, law) is not None else None

    if same_suit:
        higher = stronger_than(same_suit, card_to_beat(trick, law))
        if not higher:
            return "asistir"
        if led == trump or not trumps_on_trick or law.montar_si_fallada:
            return "montar"
        return "asistir" if card in higher else "baza_fallada"

    owed, duty, release = of_suit(hand, trump), "fallar", "gana_el_companero"
    if trumps_on_trick and law.pisar:
        owed, duty, release = stronger_than(owed, strongest(trumps_on_trick)), "pisar", "pisa_el_companero"
    if not owed:
        return None
    if law.companero_libera and partner_is_winning(trick, trump, law):
        return None if card in owed else release
    return duty


def winner(trick: list[str], trump: str) -> int:
    """The place, counted from 1, of the card that takes the trick."""
    trumps = of_suit(trick, trump_suit(trump))
    followers = of_suit(trick, suit_of(trick[0]))
    return trick.index(strongest(trumps or followers)) + 1
