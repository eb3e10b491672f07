"""Sentences about a card played in Tute: the forms of `tests.claims.grammar` and a few more, by the referee of Tute."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from tests.claims import confirm
from tests.claims.grammar import LACKS, Claim, compiled, read_sentence
from tests.claims.names import LANGUAGES
from tests.referee_tute.cards import is_stronger, suit_of
from tests.referee_tute.law import VARIANTS, Law, law_of
from tests.referee_tute.play import broken_rule, legal, partner_is_winning

RULES = {
    "asistir": ("asistir", "follow suit"),
    "montar": ("montar", "head the suit led"),
    "fallar": ("fallar", "ruff"),
    "pisar": ("pisar", "overruff"),
    "salida": ("salida", "the lead"),
    "mazo": ("mazo", "stock"),
    "baza_fallada": ("baza fallada", "ruffed trick"),
    "gana_el_companero": ("gana el compañero", "partner winning"),
    "pisa_el_companero": ("gana el triunfo del compañero", "partner’s trump winning"),
}
OPTIONS = {
    "Hay que montar aunque la baza esté fallada": "montar_si_fallada",
    "Heading the suit is owed in a ruffed trick too": "montar_si_fallada",
    "Hay que pisar el fallo de otro": "pisar",
    "A ruff must be overruffed": "pisar",
    "No hay que fallar la baza que gana el compañero": "companero_libera",
    "No trump is owed while the partner is winning": "companero_libera",
}
OWN = ("montar_si_fallada", "montar_sobre", "pisar")
HEADED = {"la de salida": "salida", "a la de salida": "salida", "the card led": "salida"}
SAID = r"sería (?P<verdict>legal|ilegal)"
WOULD = r"it would be (?P<verdict>legal|illegal)"
MORE: dict[str, tuple[str, str]] = {
    "only_trumps_are_followed": (
        r"queda mazo y (?P<card>@card) no es triunfo: puedes echar la carta que quieras",
        r"there is stock left and (?P<card>@card) is not a trump: you may play any card",
    ),
    "partner_wins": (
        r"no hace falta (?:fallar|pisar): la carta de tu compañero, (?P<card>@card), es la carta que va ganando",
        r"you need not (?:ruff|overruff): your partner’s card, (?P<card>@card), is the card winning so far",
    ),
    "partner_frees": (
        rf"(?:{LACKS['es']} y )?la carta de tu compañero, (?P<card>@card), es la carta que va ganando: "
        r"puedes echar la carta que quieras",
        rf"(?:{LACKS['en']} and )?your partner’s card, (?P<card>@card), is the card winning so far: you may play any card",
    ),
    "owes_without_stock": (
        r"no queda mazo: (?P<owed>.+)",
        r"there is no stock left: (?P<owed>.+)",
    ),
    "turns_with_another_to_head": (
        rf"{SAID} si en la mesa «A qué carta del palo hay que ganar» fuera «(?P<value>[^»]+)»",
        rf"{WOULD} if “Which card of the suit must be headed” were “(?P<value>[^”]+)” at the table",
    ),
    "untold_in": (r"falta algún dato para: (?P<variants>.+)", r"a fact is missing for: (?P<variants>.+)"),
}
PATTERNS = {
    lang: {form: compiled(pair[place], lang) for form, pair in MORE.items()} for place, lang in enumerate(LANGUAGES)
}


def read(sentence: str, lang: str) -> Claim:
    """The claim of a sentence."""
    for form, pattern in PATTERNS[lang].items():
        found = pattern.fullmatch(sentence)
        if found:
            return Claim(form, found.groupdict(), lang, sentence)
    return read_sentence(sentence, lang)


@dataclass(frozen=True)
class Asked(confirm.Asked):
    """A card asked about in a position of Tute."""

    law: Law  # type: ignore[assignment]
    stock: int = 0

    @property
    def broken(self) -> str | None:
        """The rule that it breaks."""
        return broken_rule(self.hand, self.trick, self.trump, self.card, self.law, self.stock)

    @property
    def allowed(self) -> list[str]:
        """The legal cards."""
        return legal(self.hand, self.trick, self.trump, self.law, self.stock)

    def wins_over(self, card: str, other: str) -> bool:
        """Whether one card would win over another here."""
        if suit_of(card) == suit_of(other):
            return is_stronger(card, other)
        return suit_of(card) == self.trump or (suit_of(card) == self.led and suit_of(other) != self.trump)


class Confirm(confirm.Confirm):
    """The claims of one sentence."""

    asked: Asked

    def nothing_binds(self) -> None:
        """Nothing can be followed; nor ruffed, where that is owed."""
        self.lacks()
        self.expect(self.asked.allowed == self.asked.hand)
        self.expect(bool(self.names["no_trump"]) or self.asked.stock > 0)

    def only_trumps_are_followed(self) -> None:
        led = self.card("card")
        self.expect(self.asked.stock > 0 and led == self.asked.trick[0] and suit_of(led) != self.asked.trump)
        self.expect(self.asked.allowed == self.asked.hand)

    def partner_wins(self) -> None:
        asked = self.asked
        self.expect(self.card("card") == asked.trick[-2] and partner_is_winning(asked.trick, asked.trump, asked.law))
        self.expect(asked.law.companero_libera and asked.verdict == "legal")

    def partner_frees(self) -> None:
        self.lacks()
        self.partner_wins()
        self.expect(self.asked.allowed == self.asked.hand)

    def owes_without_stock(self) -> None:
        self.expect(self.asked.stock == 0)
        Confirm(self.asked, read_sentence(self.names["owed"] or "", self.lang)).all_of_it()

    def turns_at_another_table(self) -> None:
        option = OPTIONS[self.names["option"] or ""]
        self.turned(replace(self.asked, law=replace(self.asked.law, **{option: not self.names["no"]})))

    def turns_with_another_to_head(self) -> None:
        value = HEADED.get(self.names["value"] or "", "mejor")
        self.turned(replace(self.asked, law=replace(self.asked.law, montar_sobre=value)))

    def differs_by_table(self) -> None:
        said = dict(part.split(": ") for part in (self.names["tables"] or "").split("; "))
        self.expect(len(set(said.values())) > 1)
        for names, verdict in said.items():
            for variant in re.split(r", | y | e | and ", names):
                self.expect(self.at(variant) == confirm.VERDICTS[verdict])

    def cannot_occur_in(self) -> None:
        for variant in re.split(r", | y | e | and ", self.names["variants"] or ""):
            self.expect(variant in VARIANTS and self.at(variant) == "")

    def untold_in(self) -> None:
        """There is a stock there, and how many cards it has was not told."""
        self.expect(self.names["variants"] == "habanero" and not self.asked.law.has_stock)

    def at(self, variant: str) -> str:
        """The verdict at another table; "" where the position cannot be there."""
        asked, law = self.asked, law_of(variant)
        own = {} if law.has_stock else {name: getattr(asked.law, name) for name in OWN}
        law = replace(law, **own, companero_libera=asked.law.companero_libera and law.in_pairs)
        no_stock_told = law.has_stock and not asked.law.has_stock
        too_many = len(asked.hand) > law.cards_each or len(asked.trick) >= law.players
        if too_many or no_stock_told or (asked.stock and not law.has_stock):
            return ""
        return replace(asked, law=law).verdict
