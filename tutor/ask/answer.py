"""The answer to a case: the same data in Python, as JSON, and as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from tutor.cards import parse_card
from tutor.faults import TutorError
from tutor.law.model import Described
from tutor.words import Gender, Noun, count, listing, name_card, name_cards, sentence

Verdict = Literal["legal", "illegal", "depends", "undecided", "not_covered", "answered"]
EXIT = {"legal": 0, "answered": 0, "illegal": 1, "depends": 3, "undecided": 3, "not_covered": 3}
VERDICT_WORDS = {
    "legal": ("Legal", "Legal"),
    "illegal": ("Ilegal", "Illegal"),
    "depends": ("Depende de la mesa", "It depends on the table"),
    "undecided": ("No se puede decidir", "It cannot be decided"),
    "not_covered": ("No está en las reglas", "Not in the rules"),
    "answered": ("", ""),
}
CARDS_OF, IN_ORDER = ("removed", "taken"), ("removed",)
SAID_OF = {  # of one, of several
    "removed": {"es": ("se quita {}", "se quitan {}"), "en": ("without {}", "without {}")},
    "taken": {"es": ("se lleva {}", "se lleva {}"), "en": ("takes {}", "takes {}")},
    "total": {"es": ("suma {}", ""), "en": ("it comes to {}", "")},
    "culprits": {"es": ("se equivocó {}", "se equivocaron {}"), "en": ("{} went wrong", "{} went wrong")},
    "winner": {"es": ("gana {}", "ganan {}"), "en": ("{} wins", "{} win")},
}
SO_MANY: dict[str, dict[str, tuple[str, Gender, str]]] = {
    "cards_each": {"es": ("carta", "f", " para cada uno"), "en": ("card", "m", " each")},
    "hands": {"es": ("mano", "f", ""), "en": ("hand", "m", "")},
}
WHETHER = {"possible": {"es": ("puede ser", "no puede ser"), "en": ("possible", "impossible")}}
VALUE_WORDS = {"play_on": ("se sigue jugando", "play goes on")}
Speak = Callable[[str], str]


class Amount(int):
    """So many of something, or a place in an order, with its words in each language: "2 juegos", "la carta 2.ª"."""

    said: Mapping[str, str]

    def __new__(cls, number: int, said: Mapping[str, str]) -> Amount:
        """A number that is said like this."""
        made = super().__new__(cls, number)
        made.said = said
        return made


@dataclass(frozen=True)
class Tables:
    """The outcome under every variant, and why some were left out (a message by variant and language).

    ``forms``: the variants of the game, by id, to call them by name.
    """

    by_variant: Mapping[str, Any] = field(default_factory=dict)
    left_out: Mapping[str, TutorError] = field(default_factory=dict)
    forms: Mapping[str, Described] = field(default_factory=dict)

    def outcomes(self, lang: str) -> list[tuple[str, Any]]:
        """The outcome under every variant, each by its name."""
        return [(self.forms[variant].name(lang), value) for variant, value in self.by_variant.items()]

    def missing(self, lang: str) -> list[tuple[str, TutorError]]:
        """Why some were left out, each by its name."""
        return [(self.forms[variant].name(lang), why) for variant, why in self.left_out.items()]


@dataclass(frozen=True)
class Answer:
    """All fields of an answer. Sentences and counterfactuals are made when asked for."""

    game: str
    question: str
    verdict: Verdict
    rule: str | None = None
    value: Any = None
    source: tuple[dict[str, Any], ...] = ()
    flags: Mapping[str, Any] = field(default_factory=dict)
    find_reasons: Callable[[], tuple[dict[str, Any], ...]] = field(default=lambda: (), repr=False, compare=False)
    find_legal: Callable[[], tuple[Any, ...] | None] = field(default=lambda: None, repr=False, compare=False)
    speak: Speak = field(default=lambda lang: "", repr=False, compare=False)
    name_rule: Callable[[str], str] = field(default=lambda lang: "", repr=False, compare=False)
    speak_legal: Speak = field(default=lambda lang: "", repr=False, compare=False)
    speak_details: Speak = field(default=lambda lang: "", repr=False, compare=False)
    speak_source: Speak = field(default=lambda lang: "", repr=False, compare=False)
    find_tables: Callable[[], Tables] = field(default=Tables, repr=False, compare=False)
    find_unless: Callable[[], tuple[dict[str, Any], ...]] = field(default=lambda: (), repr=False, compare=False)
    find_first: Callable[[], dict[str, Any] | None] = field(default=lambda: None, repr=False, compare=False)
    show: Any = field(default=None, repr=False, compare=False)
    ruled: bool = field(default=True, repr=False, compare=False)  # False: this form has no rule that could apply

    @cached_property
    def reasons(self) -> tuple[dict[str, Any], ...]:
        """Every rule of the decision in order: ``{rule, state, cards}``, and ``released_by`` where one lifted it."""
        return self.find_reasons()

    @cached_property
    def legal(self) -> tuple[Any, ...] | None:
        """Everything that could have been chosen; None where the question is not about a choice."""
        return self.find_legal()

    @cached_property
    def unless(self) -> tuple[dict[str, Any], ...]:
        """The smallest changes that turn the verdict round, each re-run: ``{change, verdict, es, en}``."""
        return self.find_unless()

    @cached_property
    def first_unless(self) -> dict[str, Any] | None:
        """The smallest change of one's own hand that turns the verdict round, found at once; or None."""
        return self.find_first()

    @cached_property
    def tables(self) -> Tables:
        """What other tables say."""
        return self.find_tables()

    @property
    def by_variant(self) -> dict[str, Any]:
        """The verdict, or the value, under every variant in which the position can be."""
        return dict(self.tables.by_variant)

    @property
    def exit_status(self) -> int:
        """0 legal or answered, 1 illegal, 3 neither."""
        return EXIT[self.verdict]

    def because(self, lang: str = "es") -> str:
        """One or two sentences that name the actual cards."""
        return self.speak(lang)

    def headline(self, lang: str = "es") -> str:
        """The verdict with the rule that decides: "Ilegal (montar)"."""
        word = VERDICT_WORDS[self.verdict][0 if lang == "es" else 1]
        named = self.name_rule(lang)
        return f"{word} ({named})" if named else word

    def text(self, lang: str = "es", full: bool = False) -> str:
        """What a person reads first, at most 200 characters; ``full`` adds alternatives, counterfactuals, source, tables."""
        first = ". ".join(part for part in (self.headline(lang), self.because(lang)) if part)
        if not full:
            return first
        said = self.because(lang)
        more = [
            *(line for line in self.speak_details(lang).splitlines() if line not in said),
            self.speak_legal(lang),
            *(sentence(change[lang]) for change in self.unless),
            speak_tables(self.tables, lang),
            self.speak_source(lang),
        ]
        return "\n".join([first, *(line for line in more if line)])

    def to_dict(self, lang: str = "es") -> dict[str, Any]:
        """Plain data for JSON: every field of an answer, and the text of one language."""
        return {
            "game": self.game,
            "question": self.question,
            "verdict": self.verdict,
            "rule": self.rule,
            "because": self.because(lang),
            "reasons": list(self.reasons),
            "legal": None if self.legal is None else list(self.legal),
            "unless": [dict(change) for change in self.unless],
            "source": list(self.source),
            "by_variant": self.by_variant,
            "left_out": {name: why.text(lang) for name, why in self.tables.left_out.items()},
            "value": self.value,
            "text": self.text(lang),
            **self.flags,
        }

    def __str__(self) -> str:
        return self.text()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        """What a notebook displays: the answer over its position."""
        from tutor.ask.shown import view_of
        from tutor.draw import answer_bundle

        return answer_bundle(self, view_of(self))


def speak_tables(tables: Tables, lang: str) -> str:
    """ "En otras mesas, legal en sencilla"; empty where all agree and none was left out."""
    said: dict[str, list[str]] = {}
    for name, value in tables.outcomes(lang):
        said.setdefault(outcome_words(value, lang), []).append(name)
    lines = []
    if len(said) > 1:
        listed = "; ".join(f"{listing(names, lang)}: {words}" for words, names in said.items())
        lines.append(f"{'Por mesas' if lang == 'es' else 'By table'}: {listed}.")
    if tables.by_variant:
        lines += [f"{words}: {listing(names, lang)}." for words, names in sorted(left_out(tables, lang).items())]
    return " ".join(lines)


LEFT_OUT = {
    "untold": ("Falta algún dato para", "A fact is missing for"),
    "other_deck": ("Se juega con la baraja española en", "The Spanish deck is used in"),
    "cannot_be": ("No puede darse en", "It cannot occur in"),
}
"""By why a table gives no answer: it asks for a fact not told, its cards are called otherwise, the position cannot be."""


def why_left_out(why: TutorError) -> str:
    """A key of `LEFT_OUT`."""
    known = {"missing_fact": "untold", "card-french": "other_deck"}
    codes = {fault.code for fault in why.faults}
    return known.get(codes.pop(), "cannot_be") if len(codes) == 1 else "cannot_be"


def left_out(tables: Tables, lang: str) -> dict[str, list[str]]:
    """The names of the variants that give no answer, by what is said of them."""
    said: dict[str, list[str]] = {}
    for name, why in tables.missing(lang):
        said.setdefault(LEFT_OUT[why_left_out(why)][0 if lang == "es" else 1], []).append(name)
    return said


def outcome_words(value: Any, lang: str) -> str:
    """A verdict or a value in words; the only value that is a text is the name of a winner."""
    if isinstance(value, Amount):
        return value.said[lang]
    if isinstance(value, str) and value in VERDICT_WORDS:
        return VERDICT_WORDS[value][0 if lang == "es" else 1].lower()
    if isinstance(value, str) and value in VALUE_WORDS:
        return VALUE_WORDS[value][0 if lang == "es" else 1]
    if isinstance(value, str):
        return part_words("winner", value, lang)
    if value is None:
        return ""
    if isinstance(value, list):
        return ", ".join(str(item).replace("-", "−") for item in value)
    if isinstance(value, Mapping):
        if value.get("taken") == []:
            return "no se lleva nada" if lang == "es" else "takes nothing"
        named = [part_words(key, item, lang) for key, item in value.items()]
        return ", ".join(words for words in named if words)
    return str(value)


def part_words(key: str, item: Any, lang: str) -> str:
    """One part of a value: "se lleva el siete de oros", "13 cartas para cada uno", "gana A"; points of a player, "A 104"."""
    if isinstance(item, Amount):
        return item.said[lang]
    if isinstance(item, bool) and key in WHETHER:
        return WHETHER[key][lang][0 if item else 1]
    if isinstance(item, int) and key in SO_MANY:
        one, of, after = SO_MANY[key][lang]
        return f"{count(item, Noun(one, of, 's', lang), lang)}{after}"
    if key not in SAID_OF:
        return f"{key} {item}".replace("-", "−")
    if key in CARDS_OF:
        cards = [parse_card(card) for card in item]
        one_by_one = listing([name_card(card, lang).the for card in cards], lang)
        several, named = len(item) > 1, one_by_one if key in IN_ORDER else name_cards(cards, lang)
    else:
        names = item if isinstance(item, list) else [item] if item is not None else []
        several, named = len(names) > 1, listing([str(name) for name in names], lang)
    return SAID_OF[key][lang][several].format(named) if named else ""
