"""Phrases and templates (`tutor.words`)."""

from __future__ import annotations

WORDS: dict[str, tuple[str, str]] = {
    "noun-phrase": (
        "falta una expresión con su artículo, como «la mano»: «{text}» no lo es",
        "a phrase with its article is wanted, such as “the hand”: “{text}” is none",
    ),
    "noun-article": (
        "«{text}» empieza por «{article}»; usa el artículo determinado (el, la, los, las, lo) o ninguno",
        "“{text}” begins with “{article}”; use “the” or no article",
    ),
    "template-type": (
        "una frase tiene que ser texto, y esto no lo es: «{value}»",
        "a sentence must be text, and this is not: “{value}”",
    ),
    "template-brace": (
        "hay una llave «{brace}» sin su pareja; las llaves van de dos en dos, como en «{example}»",
        "there is a brace “{brace}” without its fellow; braces come in pairs, as in “{example}”",
    ),
    "template-placeholder": (
        "esto no puede ir entre llaves: «{text}»; solo caben un nombre y su forma: {forms}",
        "this cannot stand in braces: “{text}”; only a name and its form may: {forms}",
    ),
    "template-name": (
        "aquí no se conoce «{name}»; se puede usar: {known}",
        "“{name}” is not known here; what may be used: {known}",
    ),
    "template-name-near": (
        "aquí no se conoce «{name}»; ¿querías decir «{near}»?",
        "“{name}” is not known here; did you mean “{near}”?",
    ),
    "template-article": (
        "«{name}» es un texto o un número y no admite «{form}:»; quítalo de la llave",
        "“{name}” is a text or a number and cannot take “{form}:”; take it out of the braces",
    ),
}
