"""Cards as plain strings ("1c", "10o", "12b") and suits as their Spanish names."""

SUITS = ["oros", "copas", "espadas", "bastos"]

# From high to low. The eight and the nine exist in the deck of 48 only.
RANKS = ["1", "3", "12", "11", "10", "9", "8", "7", "6", "5", "4", "2"]
RANKS_THREE_LOW = ["1", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
RANKS_ACE_LOW = ["3", "12", "11", "10", "9", "8", "7", "6", "5", "4", "2", "1"]
RANKS_ACE_AND_THREE_LOW = ["12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"]
RANKS_AS_PRINTED = ["12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"]


def suit_of(card: str) -> str:
    """The suit of a card: suit_of("10o") is "oros"."""
    letter = card[-1]
    for suit in SUITS:
        if suit[0] == letter:
            return suit
    raise ValueError(f"{card!r} has no suit")


def rank_of(card: str) -> str:
    """The printed number of a card: rank_of("10o") is "10"."""
    return card[:-1]


def trump_suit(trump: str) -> str:
    """The suit of trumps, given as a suit ("oros") or as the turned card ("4o")."""
    if trump in SUITS:
        return trump
    return suit_of(trump)


def full_deck(size: int) -> list[str]:
    """The 40 or the 48 cards."""
    if size not in (40, 48):
        raise ValueError(f"no Spanish deck has {size} cards")
    cards = []
    for suit in SUITS:
        for rank in RANKS:
            if size == 48 or rank not in ("8", "9"):
                cards.append(rank + suit[0])
    return cards


def of_suit(cards: list[str], suit: str) -> list[str]:
    """The cards of one suit, in the order given."""
    return [card for card in cards if suit_of(card) == suit]


def not_of_suit(cards: list[str], suit: str) -> list[str]:
    """The cards of the other suits, in the order given."""
    return [card for card in cards if suit_of(card) != suit]


def is_stronger(card: str, other: str, ranks: list[str]) -> bool:
    """Whether the rank of one card stands above the rank of the other, whatever their suits."""
    return ranks.index(rank_of(card)) < ranks.index(rank_of(other))


def strongest(cards: list[str], ranks: list[str]) -> str:
    """The card of highest rank; the first of them if several have it."""
    best = cards[0]
    for card in cards[1:]:
        if is_stronger(card, best, ranks):
            best = card
    return best


def stronger_than(cards: list[str], other: str, ranks: list[str]) -> list[str]:
    """The cards that rank above another one."""
    return [card for card in cards if is_stronger(card, other, ranks)]
