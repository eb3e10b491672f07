"""The forms of Escoba and every value that an option can have, as pairs of tables that part somewhere."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import tutor
from tests.referee_escoba.law import VARIANTS, Law, law_of
from tutor.ask.desk import as_node
from tutor.faults import Place
from tutor.law.yamltext import Node

GAME = "escoba"
NUMBERS = {"meta": (11, 15, 31)}  # beside the default: what the sources say
# The form in which a value of an option is asked, the kind of question, and the options it has no meaning without.
WHERE: dict[str, tuple[str, str, dict[str, Any]]] = {
    "parejas": ("quince", "deal", {}),
    "meta": ("quince", "match", {}),
    "alcanzar": ("quince", "match", {}),
    "fin": ("quince", "match", {}),
    "empate": ("quince", "score", {}),
    "captura_obligatoria": ("quince", "play", {}),
    "reclamar": ("quince-wiki", "claim", {}),
    "escoba_de_mano": ("quince", "opening", {}),
    "dos_primeras": ("quince", "opening", {"escoba_de_mano": "escoba"}),
    "todos_los_sietes": ("quince", "score", {}),
    "todos_los_oros_aparte": ("escova", "score", {}),
    "cuatro_mejores": ("quince-wiki", "score", {}),
}
AROUND = ("reparto_siguiente", "sentido")  # of the course from hand to hand, and of the table: no case asks for them


# The form in which a rule is looked for alone, the kind of question, and the options it has no meaning without.
RULES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "sumar_quince": ("quince", "play", {}),
    "igualar": ("limpia", "play", {}),
    "capturar": ("quince", "play", {"captura_obligatoria": "carta"}),
    "reclamar": ("quince", "claim", {}),
    "escoba_de_mano": ("quince-wiki", "opening", {}),
    "dos_escobas_de_mano": ("quince-wiki", "opening", {}),
    "dos_primeras": ("quince-wiki", "opening", {}),
}


class Bite(NamedTuple):
    """One value of an option beside another, in a form."""

    option: str
    value: Any
    against: Any

    @property
    def kind(self) -> str:
        """The kind of question on which the two part."""
        return WHERE[self.option][1]

    def table(self, value: Any) -> tutor.Ruleset:
        """The form with that value."""
        variant, _, also = WHERE[self.option]
        return tutor.load(GAME, variant=variant, options={**also, self.option: value})

    def options(self, value: Any) -> dict[str, Any]:
        """The options of that table."""
        return {**WHERE[self.option][2], self.option: value}

    @property
    def where(self) -> dict[str, Any]:
        """The form, and the options without which the value means nothing, as a case has them."""
        also = WHERE[self.option][2]
        return {"variant": self.variant, **({"options": also} if also else {})}

    @property
    def variant(self) -> str:
        return WHERE[self.option][0]

    def law(self, value: Any) -> Law:
        """The referee's law of that table. It knows pairs by the form."""
        told = self.options(value)
        if "parejas" in told:
            told = {"pairs": "always", "players": (4,)} if told.pop("parejas") else {**told, "pairs": "never"}
        return law_of(self.variant, **told)


def with_and_without(rule: str) -> dict[str, tutor.Ruleset]:
    """The form with a rule, and without it."""
    variant, _, options = RULES[rule]
    return {
        "with": tutor.load(GAME, variant=variant, options=options),
        "without": table_without(rule, variant, options),
    }


def table_without(rule: str, variant: str, options: dict[str, Any] | None = None) -> tutor.Ruleset:
    """A form whose rule is out of force."""
    off = as_node({"set": {f"{rule}.when": False}}, Node(None, Place()))
    return tutor.load(GAME, variant=variant, options=options, house=[off])


@cache
def forms() -> dict[str, tutor.Ruleset]:
    """Every form as it is."""
    return {variant: tutor.load(GAME, variant=variant) for variant in VARIANTS}


def bites() -> list[Bite]:
    """Every value of every option but those `AROUND` beside its default; of words every two values."""
    found = []
    for option in forms()["quince"].court().law.options.values():
        if option.id in AROUND:
            continue
        values = {"flag": (True, False), "word": option.values, "number": (option.default, *NUMBERS.get(option.id, ()))}
        first, *others = values[option.type]
        found += [Bite(option.id, value, first) for value in others]
        if option.type == "word":
            found += [Bite(option.id, one, two) for i, two in enumerate(others) for one in others[i + 1 :]]
    return found
