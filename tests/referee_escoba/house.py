"""Seven house rules, each put in place of a rule of the law or added to it; the law stands otherwise.

1  escoba del 11: captures and the opening table add up to 11, and the remainder is checked by 11
2  escoba del 20: the same with 20
3  the largest capture (most cards) that the card played can make is owed
4  an ace may take the whole table, beside the sums it can make; it is an escoba like any other
5  two points for each escoba, the dealer's too
6  the seven of copas counts a point, like the seven of oros
7  whoever captures with a card of the hand plays again, while holding cards; a claim gives no further turn
"""

from dataclasses import replace

from tests.referee_escoba.law import Law

HOUSE_RULES = [1, 2, 3, 4, 5, 6, 7]


def house_law(number: int, law: Law) -> Law:
    """The law of a table that plays by one house rule."""
    if number in (1, 2):
        if law.target is None:
            raise ValueError(f"nothing adds up to a fixed number in {law.variant}")
        return replace(law, target=11 if number == 1 else 20)
    if number == 3:
        return replace(law, largest_owed="carta")
    if number == 4:
        return replace(law, ace_takes_all=True)
    if number == 5:
        return replace(law, escoba_points=2)
    if number == 6:
        return replace(law, lines=(*law.lines, "siete_de_copas"))
    if number == 7:
        return replace(law, plays_again=True)
    raise ValueError(f"no house rule {number}")
