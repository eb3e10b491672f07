"""What a hand scores.

Sources: pocha-a "Puntuación" and "Renuncio"; pocha-b "Puntuación de las bazas".
"""

from tests.referee.cards import trump_suit
from tests.referee.law import Law


def plain_points(bid: int, taken: int) -> int:
    """10 and 5 a trick for the exact number, else 5 lost for each trick of difference."""
    if bid == taken:
        return 10 + 5 * taken
    return -5 * abs(bid - taken)


def times(trump: str, law: Law) -> int:
    """How often the points of the hand count: copas double, oros triple."""
    if law.multiplicadores and trump_suit(trump) == "copas":
        return 2
    if law.multiplicadores and trump_suit(trump) == "oros":
        return 3
    return 1


def multiply(points: list[int], factor: int, law: Law) -> list[int]:
    """The points multiplied; losses stay single where only gains are multiplied."""
    multiplied = []
    for number in points:
        if number < 0 and not law.multiplicar_perdidas:
            multiplied.append(number)
        else:
            multiplied.append(number * factor)
    return multiplied


def punish(points: list[int], offender: int | None, law: Law) -> list[int]:
    """The points after a proved renuncio; the penalty is never multiplied.

    Where the hand is annulled nobody scores in it, and the offender has the penalty alone.
    """
    if offender is None:
        return points
    if law.renuncio is None:
        raise ValueError(f"no source names a penalty in {law.variant}")
    punished = []
    for seat, number in enumerate(points):
        kept = 0 if law.mano_anulada else number
        if seat == offender:
            kept = kept - law.renuncio
        punished.append(kept)
    return punished


def score(bids: list[int], tricks: list[int], trump: str, law: Law, offender: int | None = None) -> list[int]:
    """The points of each seat. `offender` is an index into the seats, counted from 0."""
    if len(bids) != len(tricks):
        raise ValueError("as many bids as numbers of tricks are needed")
    points = []
    for bid, taken in zip(bids, tricks, strict=True):
        points.append(plain_points(bid, taken))
    return punish(multiply(points, times(trump, law), law), offender, law)
