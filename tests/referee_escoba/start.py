"""The beginning of a hand: the first deal and the opening table; and every later deal.

Sources: escoba-acanomas 7, 10, 13; escoba-wiki-es "Reglamento", "Escoba de mano", "Nuevo reparto de cartas".
"""

from tests.referee_escoba.cards import check_cards
from tests.referee_escoba.deal import check_players
from tests.referee_escoba.law import Impossible, Law
from tests.referee_escoba.opening import opening
from tests.referee_escoba.table import Table, side_of, take_cards


def laid_out(deck_order: list[str], players: int, law: Law, pairs: bool = False) -> Table:
    """The table after the first deal, the opening taken: three by three from mano on, then four face up."""
    check_players(players, law)
    check_cards(deck_order)
    if len(deck_order) != 40:
        raise ValueError("forty cards are dealt")
    if pairs and (law.pairs == "never" or players != 4):
        raise Impossible(f"{players} players do not play {law.variant} in pairs")
    sides = 2 if pairs or law.pairs == "always" else players
    table = Table(
        hands=[[] for _ in range(players)],
        cards=[],
        stock=list(deck_order),
        piles=[[] for _ in range(sides)],
        escobas=[0] * sides,
    )
    deal_round(table, law)
    for _ in range(law.cards_on_table):
        table.cards.append(table.stock.pop(0))
    if table.cards:
        take_opening(table, law)
    return table


def deal_round(table: Table, law: Law) -> None:
    """Give each player cards from the top of the stock; mano begins."""
    for hand in table.hands:
        for _ in range(law.cards_each):
            hand.append(table.stock.pop(0))
    table.turn = 0


def take_opening(table: Table, law: Law) -> None:
    """The dealer takes what the opening table gives; it counts as taking."""
    taken, escobas = opening(table.cards, law)
    if taken:
        dealer = len(table.hands) - 1
        take_cards(table, dealer, taken)
        table.escobas[side_of(dealer, table)] += escobas
