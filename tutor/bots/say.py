"""The words of hints, in Spanish and English."""

from __future__ import annotations

from typing import Any

from tutor.bots.view import View
from tutor.cards import bits
from tutor.judge import judge
from tutor.law.compile import CompiledDecision
from tutor.play.position import PASS
from tutor.words import listing, name_card, name_suit, sentence


def pick(lang: str, es: str, en: str) -> str:
    """The words of a language."""
    return es if lang == "es" else en


def french(view: View) -> bool:
    """Whether cards are called as in the French deck: never, as long as nobody asks for it."""
    return False


def say_cards(cards: int, lang: str, last: str = "and") -> str:
    """The cards of a mask, with their articles."""
    return listing([name_card(card, lang).the for card in bits(cards)], lang, "or" if last == "or" else "and")


def say_look(view: View, lang: str) -> str:
    """Where to look."""
    position = view.position
    kind = position.setting.choice_type(position.decision)
    if position.optional:
        return pick(lang, "Mira si te conviene, que también puedes pasar.", "See whether it pays: you may also pass.")
    if kind == "number":
        return pick(
            lang,
            "Cuenta las cartas con las que esperas ganar baza.",
            "Count the cards with which you expect to win a trick.",
        )
    if kind == "suit":
        return pick(lang, "Mira en qué palo eres más fuerte.", "See in which suit you are strongest.")
    if len(view.moves) == 1:
        return pick(lang, "Aquí no hay nada que pensar.", "There is nothing to think about here.")
    law = position.setting.law
    if law.tricks is None:
        return pick(
            lang,
            "Mira qué te puedes llevar, y qué le dejas al siguiente.",
            "See what you can take, and what you leave to the next player.",
        )
    if position.facts.get(law.tricks.zone + ":order"):
        return pick(
            lang,
            "Mira quién va ganando la baza, y si te conviene ganarla.",
            "See who is winning the trick, and whether you want to win it.",
        )
    return pick(
        lang,
        "Sales tú: mira qué cartas quedan por salir por encima de las tuyas.",
        "You lead: see which cards above yours are still out.",
    )


def say_rule(view: View, lang: str) -> tuple[str, int]:
    """The rule that is in force, and the cards it leaves."""
    position = view.position
    known = position.setting.court.decision(position.decision)
    if isinstance(known, CompiledDecision) and position.setting.choice_type(position.decision) == "card":
        choices = sum(1 << move for move in view.moves if move != PASS)
        ruling = judge(known, position.facts, view.moves[0])
        rules = {rule.id: rule for rule in known.decision.duties}
        names = [rules[reason.rule].labels[lang] for reason in ruling.reasons() if reason.state == "binding"]
        if names:
            quoted = listing([pick(lang, f"«{name}»", f"“{name}”") for name in names], lang)
            which = say_cards(choices, lang, "or")
            return sentence(
                pick(lang, f"toca {quoted}: puedes echar {which}", f"you have to {quoted}: you may play {which}")
            ), choices
        return pick(
            lang, "Ninguna regla te obliga: puedes elegir cualquiera.", "No rule binds you: you may choose any."
        ), choices
    return say_look(view, lang), 0


def say_choice(view: View, move: Any, lang: str) -> tuple[str, int]:
    """What to choose."""
    position = view.position
    kind = position.setting.choice_type(position.decision)
    if move == PASS:
        return pick(lang, "Yo pasaría.", "I would pass."), 0
    if isinstance(move, tuple):
        card, taken = (move[0], move[-1]) if len(move) > 1 else (-1, move[-1])
        mine = name_card(card, lang).the if card >= 0 else ""
        if not taken:
            return sentence(pick(lang, f"yo dejaría {mine}", f"I would leave {mine}")), 1 << card
        which = say_cards(taken, lang)
        with_it = pick(lang, f" con {mine}", f" with {mine}") if mine else ""
        cards = taken | (1 << card if card >= 0 else 0)
        return sentence(pick(lang, f"yo me llevaría {which}{with_it}", f"I would take {which}{with_it}")), cards
    if kind == "card":
        return sentence(
            pick(lang, f"yo echaría {name_card(move, lang).the}", f"I would play {name_card(move, lang).the}")
        ), 1 << move
    if kind == "suit":
        return sentence(
            pick(lang, f"yo diría {name_suit(move, lang).the}", f"I would say {name_suit(move, lang).the}")
        ), 0
    if kind == "number":
        return pick(lang, f"Yo diría {move}.", f"I would say {move}."), 0
    words = position.setting.choice_words(position.decision)
    return pick(lang, f"Yo diría «{words[move]}».", f"I would say “{words[move]}”."), 0
