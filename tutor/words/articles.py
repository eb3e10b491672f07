"""Articles and prepositions before a text, as they sound."""

from __future__ import annotations


def after_preposition(preposition: str, text: str) -> str:
    """The two together, with "de el" and "a el" contracted.

    >>> after_preposition("de", "el as y el seis"), after_preposition("to", "the ace")
    ('del as y el seis', 'to the ace')
    """
    if preposition in ("de", "a") and text.startswith("el "):
        return preposition + text[1:]
    return f"{preposition} {text}"


def english_a(text: str) -> str:
    """The indefinite article that sounds right before the text.

    >>> english_a("ace"), english_a("seven"), english_a("8"), english_a("one")
    ('an', 'a', 'an', 'a')
    """
    word = text.lower()
    if word.startswith(("one", "uni", "use", "eu")):
        return "a"
    return "an" if word.startswith(("a", "e", "i", "o", "u", "8", "hour", "honest")) else "a"
