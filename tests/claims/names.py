"""Cards and suits by name, written down once more, and lists of them read strictly."""

from __future__ import annotations

import re

from tests.referee.cards import SUITS

LANGUAGES = ("es", "en")
RANKS = {
    "es": ("as", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "sota", "caballo", "rey"),
    "en": ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "jack", "knight", "king"),
}
SUIT_NAMES = {"es": tuple(SUITS), "en": ("coins", "cups", "swords", "clubs")}
OF = {"es": "de", "en": "of"}
ARTICLES = {"es": ("el", "la", "al", "del"), "en": ("the",)}
BETWEEN = {"es": ("y", "o", "ni", "a", "de"), "en": ("and", "or", "neither", "nor")}

_RANK = {lang: "|".join(RANKS[lang]) for lang in LANGUAGES}
SUIT = {lang: "(?:" + "|".join(SUIT_NAMES[lang]) + ")" for lang in LANGUAGES}
ONE_OF_SUIT = "(?:" + "|".join(name.removesuffix("s") for name in SUIT_NAMES["en"]) + ")"
CARD = {
    "es": rf"(?:el|la|al|del|a la|de la) (?:{_RANK['es']}) de {SUIT['es']}",
    "en": rf"the (?:{_RANK['en']}) of {SUIT['en']}",
}


class NotACardList(AssertionError):
    """A text that should have been a list of cards, and is not."""


def suit_named(text: str, lang: str) -> str:
    """The suit of that name, or in English of what one of its cards is: "is not a club"."""
    return SUITS[SUIT_NAMES[lang].index(text if text in SUIT_NAMES[lang] else f"{text}s")]


def cards_named(text: str, lang: str) -> list[str]:
    """The cards of a list in words. A rank waits for the next suit: "la sota y el dos de oros" are two cards."""
    found: list[str] = []
    waiting: list[str] = []
    words = re.findall(r"\w+|[,;]|\S", text.lower())
    place = 0
    while place < len(words):
        word = words[place]
        if word in RANKS[lang]:
            waiting.append(str(RANKS[lang].index(word) + 1))
        elif word == OF[lang] and place + 1 < len(words) and words[place + 1] in SUIT_NAMES[lang]:
            place += 1
            if not waiting:
                raise NotACardList(text)
            found += [rank + suit_named(words[place], lang)[0] for rank in waiting]
            waiting = []
        elif word not in (*ARTICLES[lang], *BETWEEN[lang], ",", ";"):
            raise NotACardList(f"{text!r}: {word!r}")
        place += 1
    if waiting or not found or len(set(found)) != len(found):
        raise NotACardList(text)
    return found


def card_named(text: str, lang: str) -> str:
    """The only card of a text."""
    found = cards_named(text, lang)
    if len(found) != 1:
        raise NotACardList(text)
    return found[0]


def renamed(text: str, lang: str, names: dict[str, str]) -> str:
    """A text with its suits renamed."""
    other = {SUIT_NAMES[lang][SUITS.index(old)]: SUIT_NAMES[lang][SUITS.index(new)] for old, new in names.items()}
    if lang == "en":
        other |= {old.removesuffix("s"): new.removesuffix("s") for old, new in other.items()}
    return re.sub(rf"\b(?:{'|'.join(other)})\b", lambda found: other[found[0]], text, flags=re.IGNORECASE)
