"""The turns of a hand: what may be done now, and how the table stands afterwards.

Sources: escoba-acanomas 8, 9, 10, 12; escoba-wiki-es "Reglamento", "Nuevo reparto de cartas".
"""

from copy import deepcopy

from tests.referee_escoba.captures import legal_takes
from tests.referee_escoba.claims import claims
from tests.referee_escoba.law import Law
from tests.referee_escoba.start import deal_round
from tests.referee_escoba.table import Move, Table, is_over, side_of, take_cards


def moves(table: Table, law: Law) -> list[Move]:
    """What the player whose turn it is may do: first claim or pass, where there is something to claim; then play."""
    if is_over(table):
        return []
    if law.reclamar and table.left is not None and table.left_by != table.turn:
        found = claims(table.left, table.cards, law)
        if found:
            return [*[Move("claim", table.left, take) for take in found], Move("pass", table.left, [])]
    return [Move("play", card, take) for card, take in legal_takes(table.hands[table.turn], table.cards, law)]


def after(table: Table, move: Move, law: Law) -> Table:
    """The table after a move that is one of `moves`; the table given stays as it is."""
    table = deepcopy(table)
    seat = table.turn
    table.left = None
    if move.kind == "pass":
        return table
    if move.kind == "claim":
        capture(table, move)
        return table
    table.hands[seat].remove(move.card)
    table.cards.append(move.card)
    if move.take:
        capture(table, move)
    else:
        table.left, table.left_by = move.card, seat
    pass_the_turn(table, law, captured=move.take != [])
    return table


def capture(table: Table, move: Move) -> None:
    """Take the card and its set, both of which lie on the table by now; an empty table is an escoba."""
    take_cards(table, table.turn, [move.card, *move.take])
    if table.cards == []:
        table.escobas[side_of(table.turn, table)] += 1


def pass_the_turn(table: Table, law: Law, captured: bool) -> None:
    """The next player with cards; the one who captured, where the house lets him; when none has any, a new deal."""
    if not any(table.hands):
        if table.stock:
            deal_round(table, law)
        return
    if captured and law.plays_again and table.hands[table.turn]:
        return
    table.turn = (table.turn + 1) % len(table.hands)
    while not table.hands[table.turn]:
        table.turn = (table.turn + 1) % len(table.hands)
