"""Sentence templates with placeholders of their own: ``{name}``, ``{the:name}``, ``{of:name}``, ``{to:name}``,
``{a:name}``. Nothing else may stand in braces, and what is filled in is never read as a template.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from tutor.faults import Fault, Place, TutorError, closest, shorten
from tutor.words.articles import after_preposition
from tutor.words.noun import Noun

EXAMPLE = "{the:card}"
FORMS = "{card} {the:card} {of:card} {to:card} {a:card}"

_BRACES = re.compile(r"(\{[^{}]*\}|[{}])")
_SLOT = re.compile(r"\{(?:(the|of|to|a):)?([a-z][a-z0-9_]*)\}")
_PREPOSITIONS = {"es": {"of": "de", "to": "a"}, "en": {"of": "of", "to": "to"}}


@dataclass(frozen=True, slots=True)
class Slot:
    """A placeholder: the name of a parameter and the form it takes, which may be empty."""

    form: str
    name: str


def fill(template: str, params: Mapping[str, str | int | Noun], lang: str) -> str:
    """The template with its parameters. `TutorError` if it is malformed, lacks one, or asks an article of a text.

    >>> as_ = Noun("as de copas")
    >>> fill("{the:card} gana {to:other}", {"card": as_, "other": Noun("sota de copas", "f")}, "es")
    'el as de copas gana a la sota de copas'
    >>> fill("{n} puntos {of:card} y {of:rest}", {"n": 21, "card": as_, "rest": "el tres y el rey"}, "es")
    '21 puntos del as de copas y del tres y el rey'
    >>> fill("{a:card} goes {to:pile}", {"card": Noun("ace", lang="en"), "pile": Noun("pile", lang="en")}, "en")
    'an ace goes to the pile'
    """
    names = _names(template)
    if names is None or not names <= params.keys():
        raise TutorError(check_template(template, params))
    return "".join(
        [part if isinstance(part, str) else _word(part, params[part.name], lang) for part in _parts(template)]
    )


def check_template(template: object, allowed_names: Iterable[str], place: Place | None = None) -> tuple[Fault, ...]:
    """Everything in the template that is no text and no placeholder of an allowed name.

    >>> check_template("{the:card} gana", {"card"}), check_template("the {the:card}", {"card"})
    ((), ())
    >>> [fault.code for fault in check_template("{x.__class__} {seat} {", {"card"})]
    ['template-placeholder', 'template-name', 'template-brace']
    """
    if not isinstance(template, str):
        return (Fault("template-type", {"value": shorten(template, 60)}, place),)
    found = (_check(part, allowed_names) for part in _parts(template))
    return tuple(replace(fault, place=place) for fault in found if fault)


@lru_cache(maxsize=1 << 10)
def _parts(template: str) -> tuple[str | Slot, ...]:
    """Text, slots, and as text again whatever in braces is no slot."""
    return tuple(_part(part) for part in _BRACES.split(template) if part)


@lru_cache(maxsize=1 << 10)
def _names(template: str) -> frozenset[str] | None:
    """The parameters that a well-formed template needs; nothing for a malformed one."""
    parts = _parts(template)
    if any(isinstance(part, str) and part[0] in "{}" for part in parts):
        return None
    return frozenset(part.name for part in parts if isinstance(part, Slot))


def _part(part: str) -> str | Slot:
    slot = _SLOT.fullmatch(part)
    return Slot(slot[1] or "", slot[2]) if slot else part


def _check(part: str | Slot, allowed: Iterable[str]) -> Fault | None:
    if isinstance(part, Slot):
        return None if part.name in allowed else _unknown(part.name, allowed)
    if part in ("{", "}"):
        return Fault("template-brace", {"example": EXAMPLE, "brace": part})
    return Fault("template-placeholder", {"forms": FORMS, "text": shorten(part, 60)}) if part.startswith("{") else None


def _unknown(name: str, allowed: Iterable[str]) -> Fault:
    known = sorted(allowed)
    near = closest(name, known)
    if near:
        return Fault("template-name-near", {"near": near, "name": name})
    return Fault("template-name", {"known": ", ".join(known) or "–", "name": name})


def _word(slot: Slot, value: str | int | Noun, lang: str) -> str:
    if isinstance(value, Noun):
        return _noun(slot.form, value, lang)
    if slot.form in ("the", "a"):
        raise TutorError(Fault("template-article", {"form": slot.form, "name": slot.name}))
    preposition = _PREPOSITIONS[lang].get(slot.form)
    return after_preposition(preposition, str(value)) if preposition else str(value)


def _noun(form: str, noun: Noun, lang: str) -> str:
    if noun.lang != lang:
        raise ValueError(f"{noun.text!r} is a noun of the language {noun.lang!r}, not {lang!r}")
    match form:
        case "the":
            return noun.the
        case "of":
            return noun.of
        case "to":
            return noun.to
        case "a":
            return noun.a
        case _:
            return noun.bare
