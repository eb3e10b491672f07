"""The law of one table: a form of Escoba and the value of every option that tables argue about.

Sources: escoba-acanomas 7 to 13 (`limpia`, `quince`, `cientifica`); escoba-wiki-es (`quince-wiki`);
escoba-wiki-en (`quince-en`); escova (`escova`); escoba-mas (`mas`).
"""

from dataclasses import dataclass, replace


class Impossible(ValueError):
    """The position or number of players does not occur in this form, or a fact that it needs is not given."""


@dataclass(frozen=True)
class Law:
    """What a form fixes, then one field per option, then the house rules (off in every form)."""

    variant: str
    players: tuple[int, ...]
    pairs: str  # "never", "possible" (of four players), "always"
    cards_each: int
    cards_on_table: int
    target: int | None  # a card and what it takes add up to this; None: an equal card, or a sum equal to the card
    lines: tuple[str, ...]  # what is counted, beside the lines that are options
    two_pairs: bool  # two pairs on the opening table, each adding up to the target, are the dealer's
    renuncio: bool  # a penalty is known: the offender's points go to each of the others

    meta: int
    alcanzar: str  # "llegar" or "superar"
    fin: str  # "mas_puntos", "seguir", "escalera", "primero"
    empate: str  # "nadie" or "cada_uno"
    captura_obligatoria: str  # "nunca", "carta" (this card must take if it can), "mano" (any card that can)
    reclamar: bool
    escoba_de_mano: str  # "nada", "cartas", "escoba"
    dos_primeras: bool
    todos_los_sietes: bool
    todos_los_oros_aparte: bool
    cuatro_mejores: bool
    reparto_siguiente: str  # "derecha" or "izquierda"
    sentido: str  # "antihorario" or "horario"

    escoba_points: int = 1
    largest_owed: str = "nunca"  # "carta" (of the captures of this card), "mano" (of all captures of the hand)
    ace_takes_all: bool = False
    plays_again: bool = False
    scale: str = "escoba"  # a name in `cards.SCALES`


LIMPIA = Law(
    variant="limpia",
    players=(2, 3, 4, 6),
    pairs="possible",
    cards_each=3,
    cards_on_table=4,
    target=None,
    lines=("escoba", "siete_de_oros", "mas_cartas", "mas_oros"),
    two_pairs=False,
    renuncio=False,
    meta=21,
    alcanzar="llegar",
    fin="mas_puntos",
    empate="nadie",
    captura_obligatoria="nunca",
    reclamar=False,
    escoba_de_mano="nada",
    dos_primeras=False,
    todos_los_sietes=False,
    todos_los_oros_aparte=True,
    cuatro_mejores=True,
    reparto_siguiente="derecha",
    sentido="antihorario",
)

WITH_SEVENS = ("escoba", "siete_de_oros", "mas_cartas", "mas_oros", "mas_sietes")

QUINCE = replace(LIMPIA, variant="quince", target=15, lines=WITH_SEVENS, reclamar=True)

CIENTIFICA = replace(QUINCE, variant="cientifica", players=(4,), pairs="always", cards_each=10, cards_on_table=0)

QUINCE_WIKI = replace(
    QUINCE,
    variant="quince-wiki",
    players=(2, 3, 4),
    pairs="never",
    two_pairs=True,
    renuncio=True,
    reclamar=False,
    escoba_de_mano="escoba",
    dos_primeras=True,
    cuatro_mejores=False,
)

QUINCE_EN = replace(
    QUINCE_WIKI,
    variant="quince-en",
    two_pairs=False,
    renuncio=False,
    escoba_de_mano="cartas",
    dos_primeras=False,
    todos_los_sietes=True,
    reparto_siguiente="izquierda",
)

ESCOVA = replace(
    QUINCE_EN,
    variant="escova",
    lines=("escoba", "siete_de_oros", "mas_cartas", "mas_oros", "todos_los_oros"),
    meta=31,
    escoba_de_mano="nada",
    todos_los_sietes=False,
    reparto_siguiente="derecha",
)

MAS = replace(
    QUINCE_WIKI,
    variant="mas",
    players=(2,),
    renuncio=False,
    dos_primeras=False,
    alcanzar="superar",
    fin="escalera",
)

FORMS = [LIMPIA, QUINCE, CIENTIFICA, QUINCE_WIKI, QUINCE_EN, ESCOVA, MAS]
VARIANTS = [form.variant for form in FORMS]


def law_of(variant: str, **options: object) -> Law:
    """The law of a form, with some options set otherwise than its default."""
    for form in FORMS:
        if form.variant == variant:
            return replace(form, **options)  # type: ignore[arg-type]
    raise ValueError(f"no form {variant!r} of Escoba")
