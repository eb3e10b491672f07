"""Every form of sentence about what a player of Tute says: cantes, exchanges, announcements, in Spanish and English."""

from __future__ import annotations

import re

from tests.claims.names import CARD, LANGUAGES, SUIT
from tests.referee_tute.law import VARIANTS

QUESTIONS = ("sing", "exchange", "lay", "announce", "reveal")
SAID = r"(?P<verdict>legal|illegal|ilegal)"
OPTIONS = {
    "Un solo cante en cada baza": "un_cante_por_baza",
    "One cante a trick": "un_cante_por_baza",
    "Si el cante es uno solo, se canta en la primera baza ganada": "cantar_primera_baza",
    "A lone cante is sung on the first trick won": "cantar_primera_baza",
}
RULES = {
    "cante": ("tener el cante", "king and knight of the suit"),
    "cantar_con_mazo": ("cantar mientras queda mazo", "sing while there is stock"),
    "cantar_tras_baza": ("cantar tras ganar una baza", "sing after winning a trick"),
    "cantar_primera_baza": ("cantar en la primera baza ganada", "sing on the first trick won"),
    "las_cuarenta_primero": ("las cuarenta primero", "the forty first"),
    "uno_por_baza": ("un cante por baza", "one cante a trick"),
    "ya_cantado": ("no repetir cante", "sing each suit once"),
    "cambiar": ("cambiar la carta que pinta", "exchange the turned card"),
    "avisar_del_cambio": ("avisar del cambio", "announce an exchange"),
    "anunciar_capote": ("anunciar el capote al acabarse el mazo", "announce capote when the stock ends"),
    "tute": ("los cuatro reyes", "four kings"),
}
UNKNOWN = {
    "las bazas ganadas": "tricks_won",
    "the tricks won": "tricks_won",
    "la carta que pinta": "upcard",
    "the turned card": "upcard",
    "la mano que tenías al ganar tu primera baza": "first_win",
    "the hand you had when you won your first trick": "first_win",
    "los palos que has cantado": "sung",
    "the suits you have sung": "sung",
    "si ya has cantado en esta baza": "sung_this_trick",
    "whether you have already sung on this trick": "sung_this_trick",
    "si se está jugando la primera baza": "first_round",
    "whether the first trick is being played": "first_round",
}

_MOVE = {
    "es": (
        r"(?:cantar (?:(?P<suit>@suit)|tute)|anunciar capote|cambiar (?P<card>@card)"
        r"|avisar del cambio con (?P<lay>@card))"
    ),
    "en": (
        r"(?:sing (?P<suit>@suit)|declare tute|announce capote|exchange (?P<card>@card)"
        r"|announce the exchange with (?P<lay>@card))"
    ),
}

# By name of the claim: the sentence in Spanish and in English, without capital and full stop.
FORMS: dict[str, tuple[str, str]] = {
    "may": (rf"puedes {_MOVE['es']}: (?P<why>.+)", rf"you may {_MOVE['en']}: (?P<why>.+)"),
    "may_not": (rf"no puedes {_MOVE['es']}: (?P<why>.+)", rf"you may not {_MOVE['en']}: (?P<why>.+)"),
    "trades": (
        r"(?P<give>el siete|el dos) se cambia por (?P<take>.+) de su palo",
        r"(?P<give>the seven|the two) is exchanged for (?P<take>.+) of its suit",
    ),
    "lone": (
        r"quien tiene un solo cante lo canta en la primera baza que gana, o lo pierde",
        r"a player with one cante has to sing it on the first trick won, or loses it",
    ),
    "never": (
        r"en esta forma no se cambia la carta que pinta",
        r"in this form the turned card is not exchanged",
    ),
    "forty_first": (
        r"tienes las cuarenta por cantar: el palo que cantas tiene que ser (?P<forty>@suit)(?:, y (?P<suit>@suit))?",
        r"you have the forty to sing: the suit you sing must be (?P<forty>@suit)(?:, and (?P<suit>@suit))?",
    ),
    "not_told": (r"falta saber (?P<facts>.+)", r"what is not told: (?P<facts>.+)"),
    "depends_on_it": (
        r"según eso, se puede, o lo impide (?P<rules>«.+»)",
        r"depending on that, it is allowed, or (?P<rules>“.+”) refuses",
    ),
    "refused_anyway": (
        r"sea lo que sea, no se puede: lo impide (?P<rules>«.+»)",
        r"whatever it is, (?P<rules>“.+”) refuses",
    ),
    "may_sing": (
        r"(?P<too>también )?puedes cantar (?P<suits>@suit(?:,? (?:o|u)? ?@suit)*)",
        r"you may sing (?P<suits>@suit(?:,? (?:or )?@suit)*)(?P<too> too)?",
    ),
    "may_exchange": (
        r"puedes (?:cambiar|avisar del cambio con) (?P<cards>.+)",
        r"you may (?:exchange|announce the exchange with) (?P<cards>.+)",
    ),
    "turns_with_tricks": (
        rf"sería {SAID} si (?P<mates>tu compañero y tú )?(?:(?P<none>no tuvier(?:as|ais) ninguna baza ganada)"
        r"|(?P<only>solo )?tuvier(?:as|ais) (?P<n>una|\d+) bazas? ganadas?)",
        rf"it would be {SAID} if you (?P<mates>and your partner )?had (?:(?P<none>no tricks)"
        r"|(?P<only>only )?(?P<n>one|\d+) tricks?)",
    ),
    "turns_with_fewer_cards": (
        rf"sería {SAID} si en tu mano hubiera (?P<n>una|\d+) cartas?",
        rf"it would be {SAID} if there were (?P<n>one|\d+) cards? in your hand",
    ),
    "turns_without": (
        rf"sería {SAID} si no tuvieras (?P<cards>.+)",
        rf"it would be {SAID} if you (?:did not have|had (?=neither)) ?(?P<cards>.+)",
    ),
    "turns_with": (
        rf"sería {SAID} si tuvieras también (?P<card>@card)",
        rf"it would be {SAID} if you had (?P<card>@card) too",
    ),
    "turns_on_this_trick": (
        rf"sería {SAID} si (?P<no>no hubieras|ya hubieras) cantado en esta baza",
        rf"it would be {SAID} if you had (?P<no>not sung|already sung) on this trick",
    ),
    "turns_in_first_trick": (
        rf"sería {SAID} si (?P<no>no )?se estuviera jugando la primera baza",
        rf"it would be {SAID} if the first trick were (?P<no>not )?being played",
    ),
    "turns_with_what_was_sung": (
        rf"sería {SAID} si (?P<suit>@suit) (?P<no>no )?estuviera entre los palos que has cantado",
        rf"it would be {SAID} if (?P<suit>@suit) were (?P<no>not )?among the suits you have sung",
    ),
    "turns_at_another_table": (
        rf"sería {SAID} si en la mesa (?P<no>no )?se jugara «(?P<option>.+)»",
        rf"it would be {SAID} if the table (?:played|(?P<no>did not play)) “(?P<option>.+)”",
    ),
    "differs_by_table": (r"por mesas: (?P<tables>.+)", r"by table: (?P<tables>.+)"),
    "cannot_occur_in": (r"no puede darse en: (?P<variants>.+)", r"it cannot occur in: (?P<variants>.+)"),
    "untold_in": (r"falta algún dato para: (?P<variants>.+)", r"a fact is missing for: (?P<variants>.+)"),
    "cites": (r"fuentes?: .+", r"sources?: .+"),
}
CLAUSES: dict[str, tuple[str, str]] = {
    "holds": (
        r"en tu mano están el rey y el caballo de (?P<suit>@suit)",
        r"the king and the knight of (?P<suit>@suit) are in your hand",
    ),
    "lacks": (
        r"en tu mano no está el (?P<rank>rey|caballo) de (?P<suit>@suit)",
        r"the (?P<rank>king|knight) of (?P<suit>@suit) is not in your hand",
    ),
    "lacks_both": (
        r"en tu mano no están ni el rey ni el caballo de (?P<suit>@suit)",
        r"neither the king nor the knight of (?P<suit>@suit) is in your hand",
    ),
    "stock": (r"queda mazo", r"there is stock left"),
    "no_stock": (r"no queda mazo", r"there is no stock left"),
    "tricks": (
        r"(?P<mates>tu compañero y tú )?(?:tienes|tenéis) (?P<n>una|\d+) bazas? ganadas?",
        r"you (?P<mates>and your partner )?have (?P<n>one|\d+) tricks?",
    ),
    "no_tricks": (
        r"(?P<mates>tu compañero y tú )?no (?:tienes|tenéis) ninguna baza ganada",
        r"you (?P<mates>and your partner )?have no tricks",
    ),
    "sung_now": (r"ya has cantado en esta baza", r"you have already sung on this trick"),
    "sung_before": (
        r"(?P<suit>@suit) está entre los palos que has cantado",
        r"(?P<suit>@suit) are among the suits you have sung",
    ),
    "exchanges": (r"se cambia por (?P<card>@card)", r"it is exchanged for (?P<card>@card)"),
    "exchanges_not": (r"no se cambia por (?P<card>@card)", r"it is not exchanged for (?P<card>@card)"),
    "never_exchanges": (r"no se cambia por la carta que pinta", r"it is not exchanged for the turned card"),
    "first_trick": (r"se está jugando la primera baza", r"the first trick is being played"),
    "not_first_trick": (r"no se está jugando la primera baza", r"the first trick is not being played"),
    "announced": (r"has avisado de un cambio", r"you have announced an exchange"),
    "not_announced": (r"no has avisado de un cambio", r"you have not announced an exchange"),
    "cards": (r"en tu mano hay (?P<n>una|\d+) cartas?", r"there (?:is|are) (?P<n>a|one|\d+) cards? in your hand"),
    "kings": (
        r"en tu mano (?:hay (?P<n>un|\d+) rey(?:es)?|(?P<none>no hay ningún rey))",
        r"there (?:is|are) (?:(?P<n>a|one|\d+) kings?|(?P<none>no kings?)) in your hand",
    ),
    "capote": (r"se ha anunciado capote", r"capote has been announced"),
    "no_capote": (r"no se ha anunciado capote", r"capote has not been announced"),
}
# The clauses that may refuse under each rule, and those that together allow a move.
REFUSING = {
    "cante": {"lacks", "lacks_both"},
    "cantar_con_mazo": {"no_stock"},
    "cantar_tras_baza": {"no_tricks"},
    "uno_por_baza": {"sung_now"},
    "ya_cantado": {"sung_before"},
    "cambiar": {"no_stock", "no_tricks", "exchanges_not", "never_exchanges", "not_first_trick"},
    "avisar_del_cambio": {"no_stock", "tricks", "announced", "exchanges_not"},
    "anunciar_capote": {"stock", "cards", "capote"},
    "tute": {"kings", "no_tricks", "no_stock"},
}
ALLOWING = {
    "sing": {"holds"},
    "lay": {"stock", "no_tricks", "not_announced", "exchanges"},
    "announce": {"no_stock", "cards", "no_capote"},
    "reveal": {"kings", "tricks"},
}


def compiled(forms: dict[str, tuple[str, str]], place: int, lang: str) -> dict[str, re.Pattern[str]]:
    """Forms with their names."""
    named = {
        form: pair[place].replace("@card", CARD[lang]).replace("@suit", SUIT[lang]) for form, pair in forms.items()
    }
    return {form: re.compile(text) for form, text in named.items()}


PATTERNS = {lang: compiled(FORMS, place, lang) for place, lang in enumerate(LANGUAGES)}
CLAUSE_PATTERNS = {lang: compiled(CLAUSES, place, lang) for place, lang in enumerate(LANGUAGES)}
VERDICTS = {
    "legal": "legal",
    "ilegal": "illegal",
    "illegal": "illegal",
    "no se puede decidir": "undecided",
    "it cannot be decided": "undecided",
    "no está en las reglas": "not_covered",
    "not in the rules": "not_covered",
}
NUMBERS = {"una": 1, "un": 1, "one": 1, "a": 1, None: 0}


def number_of(text: str | None) -> int:
    """A number as it stands in a sentence."""
    return NUMBERS[text] if text in NUMBERS else int(text or 0)


def variants_in(text: str) -> list[str]:
    """The forms that a list names."""
    found = re.split(r", | y | e | and ", text)
    assert set(found) <= set(VARIANTS), text
    return found
