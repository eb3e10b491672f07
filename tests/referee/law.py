"""The law of one table: a variant and the value of every option that tables argue about."""

from dataclasses import dataclass, replace

from tests.referee.cards import RANKS, RANKS_THREE_LOW


@dataclass(frozen=True)
class Law:
    """One field per option of Pocha, named as in the case format.

    `players` are the numbers of players the variant allows. `cartas_especiales` is the number of
    cards in the hands of subastados and oros; None means as many as can be dealt. `renuncio` is
    the number of points taken from an offender; None means that no source names a penalty.
    """

    variant: str
    players: tuple[int, ...]
    restriccion_con_una_carta: bool
    multiplicadores: bool
    multiplicar_perdidas: bool
    tres_bajo: bool
    desempate: str  # "oros" or "una_carta"
    sobrantes: str  # "quitar" or "dejar"
    renuncio: int | None
    mano_anulada: bool
    carta_de_triunfo: str  # "sin_ver" or "ultima"
    cartas_especiales: int | None
    segunda_puja_libre: bool
    empate_subasta: str  # "primero" or "ultimo"
    bajada: bool
    sentido: str  # "antihorario" or "horario"


COMPLETA = Law(
    variant="completa",
    players=(3, 4, 5, 6, 7, 8, 9),
    restriccion_con_una_carta=True,
    multiplicadores=True,
    multiplicar_perdidas=True,
    tres_bajo=False,
    desempate="oros",
    sobrantes="quitar",
    renuncio=100,
    mano_anulada=False,
    carta_de_triunfo="sin_ver",
    cartas_especiales=None,
    segunda_puja_libre=True,
    empate_subasta="primero",
    bajada=True,
    sentido="antihorario",
)

SENCILLA = Law(
    variant="sencilla",
    players=(3, 4),
    restriccion_con_una_carta=False,
    multiplicadores=False,
    multiplicar_perdidas=True,
    tres_bajo=False,
    desempate="una_carta",
    sobrantes="quitar",
    renuncio=None,
    mano_anulada=False,
    carta_de_triunfo="ultima",
    cartas_especiales=None,
    segunda_puja_libre=True,
    empate_subasta="primero",
    bajada=True,
    sentido="antihorario",
)

VARIANTS = ["completa", "sencilla"]


def law_of(variant: str, **options: object) -> Law:
    """The law of a variant, with some options set otherwise than its default."""
    if variant == "completa":
        law = COMPLETA
    elif variant == "sencilla":
        law = SENCILLA
    else:
        raise ValueError(f"no variant {variant!r} of Pocha")
    return replace(law, **options)  # type: ignore[arg-type]


def ranks_of(law: Law) -> list[str]:
    """The ranks from high to low."""
    if law.tres_bajo:
        return RANKS_THREE_LOW
    return RANKS
