"""What a question is called, in the words of the game: "¿Puedo echar esta carta?"."""

from __future__ import annotations

from tutor.ask.choices import asked_in
from tutor.ask.ruleset import Ruleset
from tutor.law.model import Decision, Law
from tutor.words import Noun, being

THIS = {
    "card": ("esta carta", "this card"),
    "cards": ("estas cartas", "these cards"),
    "suit": ("este palo", "this suit"),
}
ASKED: dict[str, tuple[str, str]] = {
    "score": ("¿Cuánto se apunta cada uno?", "What does the hand score?"),
    "deal": ("¿Cómo se reparte?", "How is it dealt?"),
    "match": ("¿Quién gana la partida?", "Who has won the match?"),
    "renuncio": ("¿Hubo renuncio?", "Was it a revoke?"),
}


def title_of(rules: Ruleset, question: str, lang: str) -> str:
    """The question in words.

    >>> import tutor
    >>> pocha = tutor.load("pocha")
    >>> title_of(pocha, "play", "es"), title_of(pocha, "play", "en"), title_of(pocha, "winner", "es")
    ('¿Puedo echar esta carta?', 'May I play this card?', '¿Quién gana la baza?')
    """
    es = lang == "es"
    if question in ASKED:
        return ASKED[question][0 if es else 1]
    laws = [rules.court(variant).law for variant in rules.variants]
    for law in laws:
        if question == "winner" and law.tricks is not None:
            trick = Noun.read(law.zones[law.tricks.zone].phrase[lang], lang).the
            return f"¿Quién gana {trick}?" if es else f"Who wins {trick}?"
        if question in law.registers:
            return who_is(law.registers[question].phrase[lang], lang)
    found = [title_in(law, question, lang) for law in laws]
    return next((title for title in found if title), question)


def who_is(phrase: str, lang: str) -> str:
    """Who somebody is that a phrase describes.

    >>> who_is("quien ganó la subasta", "es"), who_is("the player who won the auction", "en"), who_is("la mano", "es")
    ('¿Quién ganó la subasta?', 'Who won the auction?', '¿Quién es la mano?')
    """
    return f"¿{being('Quién', phrase, lang)}?" if lang == "es" else f"{being('Who', phrase, lang)}?"


def title_in(law: Law, question: str, lang: str) -> str:
    """The same of a question that only some laws have; empty where this one has not."""
    es = lang == "es"
    if question in law.zones:
        if any(check.of == question for check in law.checks):
            zone = Noun.read(law.zones[question].phrase[lang], lang)
            fits = "Cuadran" if zone.number == "p" else "Cuadra"
            return f"¿{fits} {zone.the}?" if es else f"Can {zone.the} be right?"
        taken = "¿Qué se lleva quien reparte?" if es else "What does the dealer take?"
        return taken if law.opening and law.zones[question].ordered else ""
    decisions = [each for each in law.decisions.values() if each.part == question]
    decisions = [each for each in decisions if each.id in asked_in(law)] or decisions
    return may_i(decisions[-1], lang) if decisions else ""


def may_i(decision: Decision, lang: str) -> str:
    """Whether one may do what a decision is about."""
    types = [part.type for part in decision.choose.values()]
    verb, act = decision.labels[lang], decision.name.get(lang, "")
    if lang == "es":
        this = THIS.get(types[0], ("esto", "this"))[0]
        how = "así " if len(types) > 1 else ""
        return f"¿Puedo {act}?" if act else f"¿Puedo {verb} {how}{this}?"
    this = THIS.get(types[0], ("esto", "this"))[1]
    how = " like this" if len(types) > 1 else ""
    return f"May I {act}?" if act else f"May I {verb} {this}{how}?"
