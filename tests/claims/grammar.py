"""Every form of sentence that an answer about a card may have, in both languages, and nothing else.

`@card` and `@suit` stand for names; the groups are what `tests.claims.confirm` asks about. A sentence that no form fits
is a failure: nobody has confirmed what it says.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tests.claims.names import CARD, LANGUAGES, ONE_OF_SUIT, SUIT

LACKS = {
    "es": r"no tienes ninguna carta de (?P<lacked>@suit)(?P<no_trump> ni ningún triunfo(?: que gane (?P<unbeaten>@card))?)?",
    "en": r"you have no card of (?P<lacked>@suit)(?P<no_trump> and no trump(?: that beats (?P<unbeaten>@card))?)?",
}
_ON_TRICK = {
    "es": r"en la baza (?:(?P<none>no hay ningún triunfo)|hay (?:un triunfo|triunfos) \((?P<trumps>[^()]+)\))",
    "en": r"there (?:(?P<none>is no trump) in the trick|(?:is a trump|are trumps) in the trick \((?P<trumps>[^()]+)\))",
}
_OWED = {
    "es": r"(?:una carta del palo de salida \((?P<suit>@suit)\)|(?P<trump>un triunfo)|una carta)(?: que gane (?P<to>@card))?",
    "en": r"(?:a card of the suit led \((?P<suit>@suit)\)|(?P<trump>a trump)|a card)(?: that beats (?P<to>@card))?",
}
ES, EN = LACKS["es"], LACKS["en"]

# By name of the claim in `confirm`: the sentence in Spanish and in English, without capital and full stop.
FORMS: dict[str, tuple[str, str]] = {
    "leads": (r"sales tú: puedes echar la carta que quieras", r"you lead: you may play any card"),
    "nothing_binds": (
        rf"{ES}: puedes echar la carta que quieras",
        rf"{EN}: you may play any card",
    ),
    "owes": (
        rf"(?:(?:{ES})?(?: y )?(?:{_ON_TRICK['es']})?: )?debes echar {_OWED['es']},"
        r" y tienes (?P<have>.+?)(?: y (?P<n>\d+) más)?",
        rf"(?:(?:{EN})?(?: and )?(?:{_ON_TRICK['en']})?: )?you must play {_OWED['en']},"
        r" and you have (?P<have>.+?)(?: and (?P<n>\d+) more)?",
    ),
    "is_not": (
        r"(?P<card>@card) (?:no es de (?P<suit>@suit)|(?P<trump>no es triunfo)|no gana (?P<to>@card))",
        r"(?P<card>@card) (?:is not a (?P<suit>@one)|(?P<trump>is not a trump)|does not beat (?P<to>@card))",
    ),
    "follows": (
        r"(?P<card>@card) es del palo de salida"
        r"(?: y (?:ninguna de las que puedes echar gana (?P<allowed>@card)|no tienes ninguna carta que gane (?P<held>@card)))?",
        r"(?P<card>@card) is of the suit led"
        r"(?: and (?:none of the cards you may play beats (?P<allowed>@card)|you have no card that beats (?P<held>@card)))?",
    ),
    "beats": (r"(?P<card>@card) gana (?P<to>@card)", r"(?P<card>@card) beats (?P<to>@card)"),
    "trumps": (
        rf"{ES}; (?P<card>@card) es triunfo(?: y gana (?P<to>@card))?",
        rf"{EN}; (?P<card>@card) is a trump(?: and beats (?P<to>@card))?",
    ),
    "is_released": (
        rf"no hace falta montar: {_ON_TRICK['es']} y (?P<card>@card) no es triunfo",
        rf"you need not head the suit led: {_ON_TRICK['en']} and (?P<card>@card) is not a trump",
    ),
    "following_is_enough": (r"basta con asistir", r"it is enough to follow suit"),
    "may_play": (r"puedes echar (?P<cards>.+)", r"you may play (?P<cards>.+)"),
    "may_play_too": (r"también vale (?P<cards>.+)", r"(?P<cards>.+) will do too"),
    "turns_without": (
        r"sería (?P<verdict>legal|ilegal) si no tuvieras (?P<cards>.+)",
        r"it would be (?P<verdict>legal|illegal) if you (?:did not have|had (?=neither)) ?(?P<cards>.+)",
    ),
    "turns_with": (
        r"sería (?P<verdict>legal|ilegal) si tuvieras también (?P<card>@card)",
        r"it would be (?P<verdict>legal|illegal) if you had (?P<card>@card) too",
    ),
    "turns_with_another_on_the_trick": (
        r"sería (?P<verdict>legal|ilegal) si en lugar (?P<old>@card) se hubiera jugado (?P<new>@card)",
        r"it would be (?P<verdict>legal|illegal) if (?P<new>@card) had been played instead of (?P<old>@card)",
    ),
    "turns_with_another_trump": (
        r"sería (?P<verdict>legal|ilegal) si el triunfo fuera (?P<suit>@suit)",
        r"it would be (?P<verdict>legal|illegal) if (?P<suit>@suit) were trumps",
    ),
    "turns_at_another_table": (
        r"sería (?P<verdict>legal|ilegal) si en la mesa (?P<no>no )?se jugara «(?P<option>.+)»",
        r"it would be (?P<verdict>legal|illegal) if the table (?:played|(?P<no>did not play)) “(?P<option>.+)”",
    ),
    "cannot_occur_in": (r"no puede darse en: (?P<variants>.+)", r"it cannot occur in: (?P<variants>.+)"),
    "differs_by_table": (r"por mesas: (?P<tables>.+)", r"by table: (?P<tables>.+)"),
    "cites": (r"fuentes?: (?P<sources>.+)", r"sources?: (?P<sources>.+)"),
}
HEADLINE = {
    "es": re.compile(r"(?P<verdict>Legal|Ilegal)(?: \((?P<rule>[^()]+)\))?"),
    "en": re.compile(r"(?P<verdict>Legal|Illegal)(?: \((?P<rule>[^()]+)\))?"),
}


@dataclass(frozen=True)
class Claim:
    """What a sentence says: the form it has, and its names as they stand there."""

    form: str
    names: dict[str, str | None]
    lang: str
    sentence: str


def compiled(template: str, lang: str) -> re.Pattern[str]:
    """A form with its names."""
    return re.compile(template.replace("@card", CARD[lang]).replace("@suit", SUIT[lang]).replace("@one", ONE_OF_SUIT))


PATTERNS = {
    lang: {form: compiled(pair[place], lang) for form, pair in FORMS.items()} for place, lang in enumerate(LANGUAGES)
}


def sentences_of(line: str) -> list[str]:
    """The sentences of a line, without capital and full stop."""
    return [part[0].lower() + part[1:].removesuffix(".") for part in re.split(r"(?<=\.) ", line)]


def read_text(text: str, lang: str) -> tuple[re.Match[str], list[Claim]]:
    """The headline of a text and its claims. Fails for what no form fits."""
    head, *rest = text.split("\n")[0].split(". ", 1)
    headline = HEADLINE[lang].fullmatch(head.removesuffix("."))
    assert headline, text
    lines = [*rest, *text.split("\n")[1:]]
    return headline, [read_sentence(sentence, lang) for line in lines for sentence in sentences_of(line)]


def form_of(sentence: str, patterns: Mapping[str, re.Pattern[str]]) -> tuple[str, dict[str, Any]]:
    """The first form that a sentence has, and what it names."""
    for form, pattern in patterns.items():
        if found := pattern.fullmatch(sentence):
            return form, found.groupdict()
    raise AssertionError(f"nobody knows what is claimed here: {sentence!r}")


def read_sentence(sentence: str, lang: str) -> Claim:
    """The claim of one sentence."""
    form, names = form_of(sentence, PATTERNS[lang])
    return Claim(form, names, lang, sentence)
