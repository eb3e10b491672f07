"""The law of one table: a form of Tute and the value of every option that tables argue about."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Law:
    """What a form is, then one field per option of Tute, named as in the case format.

    `exchange`: when the turned trump may be changed: "tras_baza" (once its owner has won a trick),
    "primera_vuelta" (until the first trick is complete) or "no". `forty_first`: whoever could sing
    the forty may not sing a twenty before it. An option that a form cannot use changes nothing in
    it: there are no partners outside `parejas`, `habanero` has no first trick for singing, and
    with two players no trick can have been ruffed before one's turn.
    """

    variant: str
    players: int
    cards_each: int
    has_stock: bool
    in_pairs: bool
    exchange: str
    forty_first: bool
    has_capote: bool

    montar_si_fallada: bool = True  # beating the suit led is owed even when the trick has been ruffed
    montar_sobre: str = "mejor"  # the best card of the suit led so far, or "salida", the card led
    pisar: bool = True  # a trump on the trick must be beaten; otherwise any trump will do
    companero_libera: bool = False  # no trump is owed while the partner is winning
    salirse_con_cantes: bool = True  # 101 is counted with the cantes
    tute_de_reyes: bool = False  # four kings win the game
    un_cante_por_baza: bool = True
    cantar_primera_baza: bool = True
    juegos: int = 3
    sentido: str = "antihorario"


HABANERO = Law(
    variant="habanero",
    players=2,
    cards_each=8,
    has_stock=True,
    in_pairs=False,
    exchange="tras_baza",
    forty_first=False,
    has_capote=True,
    cantar_primera_baza=False,
)

ARRASTRADO = Law(
    variant="arrastrado",
    players=3,
    cards_each=13,
    has_stock=False,
    in_pairs=False,
    exchange="primera_vuelta",
    forty_first=True,
    has_capote=False,
)

INDIVIDUAL = Law(
    variant="individual",
    players=4,
    cards_each=10,
    has_stock=False,
    in_pairs=False,
    exchange="no",
    forty_first=False,
    has_capote=False,
)

PAREJAS = replace(INDIVIDUAL, variant="parejas", in_pairs=True)

VARIANTS = ["habanero", "arrastrado", "individual", "parejas"]


def law_of(variant: str, **options: object) -> Law:
    """The law of a form, with some options set otherwise than its default."""
    for law in (HABANERO, ARRASTRADO, INDIVIDUAL, PAREJAS):
        if law.variant == variant:
            changed = replace(law, **options)  # type: ignore[arg-type]
            if changed.montar_sobre not in ("mejor", "salida"):
                raise ValueError(f"montar_sobre is mejor or salida, not {changed.montar_sobre!r}")
            return changed
    raise ValueError(f"no form {variant!r} of Tute")


def tricks_in_hand(law: Law) -> int:
    """How many tricks a whole hand has: 20, 13 or 10."""
    return 40 // law.players


def side_of(seat: int, law: Law) -> int:
    """Who counts together: the seat itself, or in pairs 0 for the first and third and 1 for the others."""
    if law.in_pairs:
        return seat % 2
    return seat


def sides(law: Law) -> list[str]:
    """The names under which points are counted."""
    return ["A", "B", "C", "D"][: 2 if law.in_pairs else law.players]
