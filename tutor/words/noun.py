"""A noun that knows its gender, number and article, so that sentences can be put together around it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tutor.faults import Place, refuse, shorten
from tutor.words.articles import after_preposition, english_a

Gender = Literal["m", "f"]
Number = Literal["s", "p"]
Article = Literal["definite", "neuter", "none"]

_THE = {("m", "s"): "el", ("f", "s"): "la", ("m", "p"): "los", ("f", "p"): "las"}
_A = {("m", "s"): "un", ("f", "s"): "una", ("m", "p"): "unos", ("f", "p"): "unas"}
_NO = {("m", "s"): "ningún", ("f", "s"): "ninguna", ("m", "p"): "ningunos", ("f", "p"): "ningunas"}
_READ: dict[str, tuple[Gender, Number, Article]] = {
    "el": ("m", "s", "definite"),
    "la": ("f", "s", "definite"),
    "los": ("m", "p", "definite"),
    "las": ("f", "p", "definite"),
    "lo": ("m", "s", "neuter"),
}
_REFUSED = {"es": {*_A.values(), "del", "al"}, "en": {"a", "an"}}
_SUITS: dict[str, Gender] = {"oros": "m", "copas": "f", "espadas": "f", "bastos": "m"}
_ENGLISH_LINKS = (" of ", " in ", " on ", " to ", " with ", " that ", " who ")
LONGEST = 200


@dataclass(frozen=True, slots=True)
class Noun:
    """``text`` is bare; ``article`` is what it takes: ``definite`` (el, the), ``neuter`` (lo) or ``none``.

    >>> sota = Noun("sota de copas", "f")
    >>> sota.the, sota.of, sota.a, sota.no
    ('la sota de copas', 'de la sota de copas', 'una sota de copas', 'ninguna sota de copas')
    >>> Noun("ace of cups", lang="en").a
    'an ace of cups'
    """

    text: str
    gender: Gender = "m"
    number: Number = "s"
    lang: str = "es"
    article: Article = "definite"

    @classmethod
    def read(cls, phrase: object, lang: str, place: Place | None = None) -> Noun:
        """The noun of a phrase with its definite article, or of a proper name without one.

        English shows no gender, and its number is read from the ending. `TutorError` for an indefinite article, a
        contraction (del, al), an empty phrase, and what is not text.

        >>> Noun.read("las cartas de la mesa", "es").of, Noun.read("lo que falta", "es").to
        ('de las cartas de la mesa', 'a lo que falta')
        >>> Noun.read("the cards", "en").a, Noun.read("oros", "es").the
        ('some cards', 'oros')
        """
        if not isinstance(phrase, str) or not phrase.strip() or len(phrase) > LONGEST:
            raise refuse("noun-phrase", place, text=shorten(phrase, 60))
        first, _, rest = " ".join(phrase.split()).partition(" ")
        word = first.lower()
        if word in _REFUSED[lang] and rest:
            raise refuse("noun-article", place, article=word, text=shorten(phrase, 60))
        if lang == "es" and rest and word in _READ:
            gender, number, article = _READ[word]
            return cls(rest, gender, number, lang, article)
        if lang == "en" and rest and word == "the":
            return cls(rest, "m", _english_number(rest), lang)
        text = f"{first} {rest}".strip()
        suit = _SUITS.get(text) if lang == "es" else None
        return cls(text, suit or "m", "p" if suit else _english_number(text) if lang == "en" else "s", lang, "none")

    @property
    def bare(self) -> str:
        """Without article.

        >>> Noun("as").bare
        'as'
        """
        return self.text

    @property
    def the(self) -> str:
        """With the article it takes, if any.

        >>> Noun("as").the, Noun("oros", article="none").the, Noun("ace", lang="en").the
        ('el as', 'oros', 'the ace')
        """
        if self.article == "none":
            return self.text
        if self.lang == "en":
            return f"the {self.text}"
        return f"lo {self.text}" if self.article == "neuter" else f"{_THE[self.gender, self.number]} {self.text}"

    @property
    def of(self) -> str:
        """Belonging to it.

        >>> Noun("as").of, Noun("mano", "f").of, Noun("hand", lang="en").of
        ('del as', 'de la mano', 'of the hand')
        """
        return after_preposition("de" if self.lang == "es" else "of", self.the)

    @property
    def to(self) -> str:
        """Towards it.

        >>> Noun("as").to, Noun("mano", "f").to, Noun("hand", lang="en").to
        ('al as', 'a la mano', 'to the hand')
        """
        return after_preposition("a" if self.lang == "es" else "to", self.the)

    @property
    def with_(self) -> str:
        """Together with it.

        >>> Noun("as").with_, Noun("ace", lang="en").with_
        ('con el as', 'with the ace')
        """
        return f"{'con' if self.lang == 'es' else 'with'} {self.the}"

    @property
    def in_(self) -> str:
        """Within it.

        >>> Noun("mano", "f").in_, Noun("hand", lang="en").in_
        ('en la mano', 'in the hand')
        """
        lies_on = self.lang == "en" and self.text.rpartition(" ")[2] == "table"
        return f"{'en' if self.lang == 'es' else 'on' if lies_on else 'in'} {self.the}"

    @property
    def a(self) -> str:
        """Any one of them. What takes no such article stays as it is.

        >>> Noun("cartas", "f", "p").a, Noun("ace", lang="en").a, Noun("cards", "m", "p", "en").a
        ('unas cartas', 'an ace', 'some cards')
        """
        if self.article != "definite":
            return self.the
        if self.lang == "es":
            return f"{_A[self.gender, self.number]} {self.text}"
        return f"some {self.text}" if self.number == "p" else f"{english_a(self.text)} {self.text}"

    @property
    def no(self) -> str:
        """Not one.

        >>> Noun("as").no, Noun("carta", "f").no, Noun("card", lang="en").no
        ('ningún as', 'ninguna carta', 'no card')
        """
        return f"no {self.text}" if self.lang == "en" else f"{_NO[self.gender, self.number]} {self.text}"

    def agree(self, adjective: str) -> str:
        """The adjective, given in the masculine singular, in the noun's gender and number; in English as it is.

        >>> Noun("cartas", "f", "p").agree("otro"), Noun("bastos", "m", "p").agree("mejor")
        ('otras', 'mejores')
        >>> Noun("cards", number="p", lang="en").agree("other")
        'other'
        """
        if self.lang == "en":
            return adjective
        if self.gender == "f" and adjective.endswith("o"):
            adjective = adjective[:-1] + "a"
        if self.number == "s":
            return adjective
        if adjective[-1] in "aeiou":
            return adjective + "s"
        return (adjective[:-1] + "c" if adjective.endswith("z") else adjective) + "es"


def _english_number(text: str) -> Number:
    head = min((text.partition(link)[0] for link in _ENGLISH_LINKS), key=len)
    many = [word for word in head.split() if word.endswith("s") and not word.endswith(("ss", "us", "is", "'s", "’s"))]
    return "p" if many else "s"
