"""Which bids may be made, and who names the trump in a subastado.

Sources: pocha-a "Apuestas" and "Manos especiales"; pocha-b "Adivinar el número de bazas".
"""

from tests.referee.law import Law


def namer(auction_bids: list[int], law: Law) -> int:
    """The place, counted from 1 in bidding order, of the player who names the trump."""
    highest = max(auction_bids)
    places = []
    for place, bid in enumerate(auction_bids, start=1):
        if bid == highest:
            places.append(place)
    if law.empate_subasta == "ultimo":
        return places[-1]
    return places[0]


def must_keep(
    bids_before: list[int], law: Law, kind: str | None, auction: bool, auction_bids: list[int] | None
) -> int | None:
    """The number below which this bidder may not go because of winning the auction; None if there is none."""
    if kind != "subastado" or auction or auction_bids is None or law.segunda_puja_libre:
        return None
    place = len(bids_before) + 1
    if place != namer(auction_bids, law):
        return None
    return auction_bids[place - 1]


def squaring_bid(cards: int, bids_before: list[int], players: int, law: Law, auction: bool) -> int | None:
    """The number that this bidder may not say because the bids would add up; None if there is none."""
    if auction or len(bids_before) != players - 1:
        return None
    if cards == 1 and not law.restriccion_con_una_carta:
        return None
    return cards - sum(bids_before)


def operative_bid_rule(
    cards: int,
    bids_before: list[int],
    players: int,
    bid: int,
    law: Law,
    kind: str | None = None,
    auction: bool = False,
    auction_bids: list[int] | None = None,
) -> str | None:
    """The first requirement that refuses a bid, in the order mantener_puja, no_cuadrar; None if it may be made."""
    if not 0 <= bid <= cards:
        raise ValueError(f"{bid} is not a bid in a hand of {cards} tricks")
    least = must_keep(bids_before, law, kind, auction, auction_bids)
    if least is not None and bid < least:
        return "mantener_puja"
    if bid == squaring_bid(cards, bids_before, players, law, auction):
        return "no_cuadrar"
    return None


def allowed_bids(
    cards: int,
    bids_before: list[int],
    players: int,
    law: Law,
    kind: str | None = None,
    auction: bool = False,
    auction_bids: list[int] | None = None,
) -> list[int]:
    """The numbers that may be bid, from low to high.

    It is empty in one corner that the sources do not know: the dealer has won the auction with all
    the tricks, may not go below that (`segunda_puja_libre` off), and all the others bid nothing.
    """
    allowed = []
    for bid in range(cards + 1):
        if operative_bid_rule(cards, bids_before, players, bid, law, kind, auction, auction_bids) is None:
            allowed.append(bid)
    return allowed
