"""Cards as plain strings ("1c", "10o", "12b") and suits as their Spanish names.

Source: tute "Jugadores y cartas".
"""

SUITS = ["oros", "copas", "espadas", "bastos"]

# From high to low, and what each is worth in the count.
RANKS = ["1", "3", "12", "11", "10", "7", "6", "5", "4", "2"]
POINTS = {"1": 11, "3": 10, "12": 4, "11": 3, "10": 2, "7": 0, "6": 0, "5": 0, "4": 0, "2": 0}


def suit_of(card: str) -> str:
    """The suit of a card: suit_of("10o") is "oros"."""
    for suit in SUITS:
        if suit[0] == card[-1] and card[:-1] in RANKS:
            return suit
    raise ValueError(f"{card!r} is no card")


def rank_of(card: str) -> str:
    """The printed number of a card: rank_of("10o") is "10"."""
    return card[:-1]


def points_of(card: str) -> int:
    """What a card is worth in the count."""
    return POINTS[rank_of(card)]


def trump_suit(trump: str) -> str:
    """The suit of trumps, given as a suit ("oros") or as the turned card ("4o")."""
    if trump in SUITS:
        return trump
    return suit_of(trump)


def card_of(rank: str, suit: str) -> str:
    """The card of this rank and suit: card_of("12", "copas") is "12c"."""
    return rank + suit[0]


def full_deck() -> list[str]:
    """The 40 cards."""
    return [card_of(rank, suit) for suit in SUITS for rank in RANKS]


def of_suit(cards: list[str], suit: str) -> list[str]:
    """The cards of one suit, in the order given."""
    return [card for card in cards if suit_of(card) == suit]


def without(cards: list[str], gone: list[str]) -> list[str]:
    """The cards that are not among those gone, in the order given."""
    return [card for card in cards if card not in gone]


def is_stronger(card: str, other: str) -> bool:
    """Whether the rank of one card stands above the rank of the other, whatever their suits."""
    return RANKS.index(rank_of(card)) < RANKS.index(rank_of(other))


def strongest(cards: list[str]) -> str:
    """The card of highest rank; the first of them if several have it."""
    best = cards[0]
    for card in cards[1:]:
        if is_stronger(card, best):
            best = card
    return best


def stronger_than(cards: list[str], other: str) -> list[str]:
    """The cards that rank above another one."""
    return [card for card in cards if is_stronger(card, other)]


def cantes_in(cards: list[str]) -> list[str]:
    """The suits of which both king and caballo are among the cards."""
    return [suit for suit in SUITS if card_of("12", suit) in cards and card_of("11", suit) in cards]
