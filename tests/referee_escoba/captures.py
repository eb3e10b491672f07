"""What a card may take, what may be done with a hand, and which rule refuses it.

Sources: escoba-acanomas 8 (equal card, or two or more that add up), 9 and 12 (fifteen); the other
texts, "tratando de sumar 15".
"""

from tests.referee_escoba.cards import rank_of, same_cards, total, value
from tests.referee_escoba.law import Law

Captures = dict[str, list[list[str]]]


def sets_adding_up_to(wanted: int, cards: list[str], scale: str = "escoba") -> list[list[str]]:
    """Every set of one or more of the cards that adds up to a number; each in the order of the cards.

    All sets are gone through; one that is over the number is dropped at once, for no card counts below nothing.
    """
    sets: list[list[str]] = [[]]
    for card in cards:
        for chosen in list(sets):
            if total([*chosen, card], scale) <= wanted:
                sets.append([*chosen, card])
    return [chosen for chosen in sets if chosen and total(chosen, scale) == wanted]


def captures(card: str, table: list[str], law: Law) -> list[list[str]]:
    """Every set of cards on the table that the card may take."""
    worth = value(card, law.scale)
    if law.target is None:
        found = [[other] for other in table if rank_of(other) == rank_of(card)]
        found = found + [chosen for chosen in sets_adding_up_to(worth, table, law.scale) if len(chosen) >= 2]
    else:
        found = sets_adding_up_to(law.target - worth, table, law.scale)
    if law.ace_takes_all and rank_of(card) == "1" and table and table not in found:
        found.append(list(table))
    return found


def captures_of_hand(hand: list[str], table: list[str], law: Law) -> Captures:
    """The captures of each card of a hand."""
    return {card: captures(card, table, law) for card in hand}


def allowed_captures(card: str, known: Captures, law: Law) -> list[list[str]]:
    """The captures of a card that may be made: all of them, unless the largest are owed."""
    if law.largest_owed == "nunca":
        return known[card]
    rivals = known[card]
    if law.largest_owed == "mano":
        rivals = [take for takes in known.values() for take in takes]
    most = max([len(take) for take in rivals], default=0)
    return [take for take in known[card] if len(take) == most]


def is_owed(duty: str, card: str, known: Captures) -> bool:
    """Whether a capture is owed by whoever plays this card: never, if this card can, or if any card of the hand can."""
    if duty == "carta":
        return known[card] != []
    if duty == "mano":
        return any(takes != [] for takes in known.values())
    return False


def may_leave(card: str, known: Captures, law: Law) -> bool:
    """Whether a card may be left on the table, given what each card of the hand could take."""
    return not is_owed(law.captura_obligatoria, card, known) and not is_owed(law.largest_owed, card, known)


def takes_from(known: Captures, law: Law) -> list[tuple[str, list[str]]]:
    """What may be done with a hand whose cards could take what is given: (card, cards taken), none when it is left."""
    takes: list[tuple[str, list[str]]] = []
    for card in known:
        for take in allowed_captures(card, known, law):
            takes.append((card, take))
        if may_leave(card, known, law):
            takes.append((card, []))
    return takes


def legal_takes(hand: list[str], table: list[str], law: Law) -> list[tuple[str, list[str]]]:
    """Everything a player may do: (card, cards taken), the second empty when the card is left on the table."""
    return takes_from(captures_of_hand(hand, table, law), law)


def adds_up(card: str, take: list[str], table: list[str], law: Law) -> bool:
    """Whether the card may take exactly these cards, apart from what is owed."""
    if law.ace_takes_all and rank_of(card) == "1" and same_cards(take, table):
        return True
    if law.target is not None:
        return total([card, *take], law.scale) == law.target
    if len(take) == 1:
        return rank_of(take[0]) == rank_of(card)
    return total(take, law.scale) == value(card, law.scale)


def broken_rule(card: str, take: list[str], hand: list[str], table: list[str], law: Law) -> str | None:
    """The first rule that refuses a move, in the order sumar_quince or igualar, capturar; None if it may be made.

    The house rule that the largest capture is owed is called mayor_captura.
    """
    if card not in hand:
        raise ValueError(f"{card!r} is not in the hand")
    for taken in take:
        if taken not in table or take.count(taken) > 1:
            raise ValueError(f"{taken!r} does not lie on the table, or is taken twice")
    if take and not adds_up(card, take, table, law):
        return "igualar" if law.target is None else "sumar_quince"
    known = captures_of_hand(hand, table, law)
    if not take and is_owed(law.captura_obligatoria, card, known):
        return "capturar"
    if not take and is_owed(law.largest_owed, card, known):
        return "mayor_captura"
    if take and not any(same_cards(take, other) for other in allowed_captures(card, known, law)):
        return "mayor_captura"
    return None


def operative_rule(card: str, take: list[str], hand: list[str], table: list[str], law: Law) -> str | None:
    """The rule named with a legal move: capturar where a capture was owed and made, else none."""
    if broken_rule(card, take, hand, table, law) is not None:
        raise ValueError(f"{card!r} may not do this")
    if is_owed(law.captura_obligatoria, card, captures_of_hand(hand, table, law)):
        return "capturar"
    return None


def is_escoba(card: str, take: list[str], table: list[str]) -> bool:
    """Whether a capture leaves nothing on the table; `card` is the one played and does not lie on it."""
    return take != [] and card not in table and same_cards(take, table)
