"""May this card be played, which rule says so, and who wins the trick.

Sources: pocha-a "Modo de juego" and "Bazas"; pocha-b "Jugar las cartas" and "Recoger las bazas".
"""

from tests.referee.cards import is_stronger, of_suit, stronger_than, strongest, suit_of, trump_suit
from tests.referee.law import Law, ranks_of


def legal(hand: list[str], trick: list[str], trump: str, law: Law) -> list[str]:
    """The cards that may be played, in the order of the hand."""
    return legal_by_ranks(hand, trick, trump, ranks_of(law))


def legal_by_ranks(hand: list[str], trick: list[str], trump: str, ranks: list[str]) -> list[str]:
    """The same, for any order of the ranks."""
    trump = trump_suit(trump)
    if not trick:
        return list(hand)
    led = suit_of(trick[0])
    trumps_on_trick = of_suit(trick, trump)

    same_suit = of_suit(hand, led)
    if same_suit:
        if led != trump and trumps_on_trick:
            return same_suit
        best = strongest(of_suit(trick, led), ranks)
        higher = stronger_than(same_suit, best, ranks)
        if higher:
            return higher
        return same_suit

    trumps = of_suit(hand, trump)
    winning = trumps
    if trumps_on_trick:
        winning = stronger_than(trumps, strongest(trumps_on_trick, ranks), ranks)
    if winning:
        return winning
    return list(hand)


def broken_rule(hand: list[str], trick: list[str], trump: str, card: str, law: Law) -> str | None:
    """The first rule that refuses a card, in the order asistir, montar, fallar, pisar; None if it is legal."""
    if card not in hand:
        raise ValueError(f"{card!r} is not in the hand")
    if not trick:
        return None
    ranks = ranks_of(law)
    trump = trump_suit(trump)
    led = suit_of(trick[0])
    trumps_on_trick = of_suit(trick, trump)
    holds_suit_led = of_suit(hand, led) != []

    if holds_suit_led and suit_of(card) != led:
        return "asistir"

    ruffed = led != trump and trumps_on_trick != []
    if holds_suit_led and not ruffed:
        best = strongest(of_suit(trick, led), ranks)
        if stronger_than(of_suit(hand, led), best, ranks) and not is_stronger(card, best, ranks):
            return "montar"

    holds_trump = of_suit(hand, trump) != []
    if not holds_suit_led and not trumps_on_trick and holds_trump and suit_of(card) != trump:
        return "fallar"

    if not holds_suit_led and trumps_on_trick:
        best = strongest(trumps_on_trick, ranks)
        higher = stronger_than(of_suit(hand, trump), best, ranks)
        if higher and card not in higher:
            return "pisar"

    return None


def operative_rule(hand: list[str], trick: list[str], trump: str, card: str, law: Law) -> str | None:
    """The rule named with a legal card: a release that let it pass, else the last duty that bound."""
    if broken_rule(hand, trick, trump, card, law) is not None:
        raise ValueError(f"{card!r} is not legal")
    if not trick:
        return "salida"
    ranks = ranks_of(law)
    trump = trump_suit(trump)
    led = suit_of(trick[0])
    trumps_on_trick = of_suit(trick, trump)

    same_suit = of_suit(hand, led)
    if same_suit:
        best = strongest(of_suit(trick, led), ranks)
        higher = stronger_than(same_suit, best, ranks)
        ruffed = led != trump and trumps_on_trick != []
        if not higher:
            return "asistir"
        if not ruffed:
            return "montar"
        if card in higher:
            return "asistir"
        return "baza_fallada"

    trumps = of_suit(hand, trump)
    if not trumps_on_trick:
        return "fallar" if trumps else None
    higher = stronger_than(trumps, strongest(trumps_on_trick, ranks), ranks)
    return "pisar" if higher else None


def winner(trick: list[str], trump: str, law: Law) -> int:
    """The place, counted from 1, of the card that takes the trick."""
    trumps = of_suit(trick, trump_suit(trump))
    followers = of_suit(trick, suit_of(trick[0]))
    best = strongest(trumps or followers, ranks_of(law))
    return trick.index(best) + 1
