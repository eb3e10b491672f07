"""An example as a book prints it: the position in words, the question, the verdict, and the reason derived from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tutor.ask.answer import Answer
from tutor.ask.bind import LETTERS, bind
from tutor.ask.case import Case, read_case
from tutor.ask.choices import read_choice
from tutor.ask.examples import examples_by_rule
from tutor.ask.phrases import labels_of
from tutor.ask.rulebook.found import found_examples
from tutor.ask.rulebook.options import said_value
from tutor.ask.ruleset import Ruleset
from tutor.cards import bits, parse_card
from tutor.faults import TutorError
from tutor.kinds.facts.compare import denied
from tutor.law.model import Law
from tutor.law.subsets import Worth
from tutor.law.voice import Voice, joined
from tutor.words import count, fill, listing, sentence

YES = {"legal": ("✓", "Sí.", "Yes."), "illegal": ("✗", "No.", "No."), "answered": ("▸", "", "")}
QUESTIONS = {
    "winner": ("¿Quién gana la baza?", "Who wins the trick?"),
    "score": ("¿Qué se apunta cada uno?", "What does everybody score?"),
    "deal": ("¿Cómo se reparte?", "How is it dealt?"),
    "match": ("¿Quién ha ganado la partida?", "Who has won the match?"),
    "renuncio": (
        "¿Fue renuncio lo de {player} en la baza {trick}?",
        "Was what {player} played to trick {trick} a revoke?",
    ),
}
REVOKES = {"illegal": ("✗", "Sí.", "Yes."), "legal": ("✓", "", ""), "undecided": ("▸", "", "")}


def examples_of(rules: Ruleset, rule: str, is_option: bool, lang: str) -> list[str]:
    """The examples of a rule at this table, a line each: those that can be here, and in which the rule speaks.

    An option shows those that set it; a rule of the same name the others.
    """
    lines = []
    shipped = examples_by_rule(rules.library, rules.game)
    for given in shipped[rule] if rule in shipped else found_examples(rules, rule):
        try:
            case = read_case(given, rules.library, rules.game)
            line = example_line(rules, case, rule, lang) if (rule in case.options) == is_option else ""
        except TutorError:
            continue
        lines += [line] if line else []
    return lines


def example_line(rules: Ruleset, case: Case, rule: str, lang: str) -> str:
    """One example; empty where it does not illustrate the rule. Raises TutorError where it cannot be."""
    if case.variant and case.variant != rules.table.variant:
        return ""
    answer = rules.explain(case)
    verdicts = REVOKES if case.question == "renuncio" else YES
    if answer.verdict not in verdicts or silent(answer, rule):
        return ""
    sign, *said = verdicts[answer.verdict]
    verdict = f"**{said[0 if lang == 'es' else 1]}**" if said[0] else ""
    scenery = [sentence(part) for part in scene(rules, case, rule, lang)]
    return " ".join(
        part for part in (sign, *scenery, question(rules, case, lang), verdict, answer.because(lang)) if part
    )


def silent(answer: Answer, rule: str) -> bool:
    """Whether a rule of a move says nothing about this one."""
    return any(reason["rule"] == rule and reason["state"] == "inactive" for reason in answer.reasons)


def scene(rules: Ruleset, case: Case, rule: str, lang: str) -> Iterator[str]:
    """The options of a case, and its facts in the order they are given."""
    court = rules.court(case.variant, str(case.facts.get("kind") or ""), case.options)
    situation, voice = bind(case, court.law), Voice(lang, labels_of(court.law))
    for name, value in case.options.items():
        said = said_value(court.law.options[name], value, voice)
        label = "" if name == rule else court.law.options[name].labels[lang]
        which = voice.pick(f" en «{label}»", f" for “{label}”") if label else ""
        yield voice.pick(f"con «{said}»", f"with “{said}”") + which
    for name in case.facts:
        said = fact(court.law, name, case.facts[name], situation, voice)
        if said:
            yield said


def fact(law: Law, name: str, given: Any, situation: Mapping[str, Any], voice: Voice) -> str:
    """One fact in words."""
    if isinstance(given, list) and given and isinstance(given[0], list):
        return voice.pick("se ha jugado: ", "played so far: ") + "; ".join(trick_words(trick, voice) for trick in given)
    if name in law.zones and isinstance(given, Mapping):
        return owned(situation[name + ":all"], situation["names"], voice)
    if name in law.zones:
        return lying(law, name, situation[name], voice)
    parts = [register.name for register in law.registers.values() if register.key.partition(".")[0] == name]
    if parts:
        return joined([said for part in parts if (said := remembered(law, part, situation, voice))], voice)
    if name in law.registers:
        return remembered(law, name, situation, voice)
    if name == "kind":
        return voice.pick(f"mano de *{given}*", f"a hand of the kind *{given}*")
    if name == "players":
        return voice.pick(f"juegan {given} personas", f"{given} people play")
    if name == "cards":
        many = count(int(given), voice.noun("la carta", "the card"), voice.lang)
        return voice.pick(f"la mano es de {many}", f"the hand has {many}")
    if name == "deck":
        return voice.pick(f"con la baraja de {given}", f"with the deck of {given}")
    if name == "match":
        return voice.pick("los totales son ", "the totals are ") + listing(
            [f"{who} {total}" for who, total in given.items()], voice.lang
        )
    return ""


def trick_words(trick: list[Mapping[str, Any]], voice: Voice) -> str:
    """ "A el siete de copas, B el rey de copas …"."""
    plays = [(who, card) for play in trick for who, card in play.items()]
    return ", ".join(f"{who} {voice.card(int(parse_card(card)))}" for who, card in plays)


def owned(piles: tuple[Any, ...], names: tuple[str, ...], voice: Voice) -> str:
    """What everybody has won: "A, 47 puntos en cartas, y B, 73", or the cards by name."""
    if all(isinstance(pile, Worth) for pile in piles):
        said = [voice.pick(f"{who} tiene {pile}", f"{who} has {pile}") for who, pile in zip(names, piles, strict=True)]
        return voice.pick("en puntos de las cartas, ", "in points of the cards, ") + listing(said, voice.lang)
    held = [f"{who}: {voice.cards(pile) or '–'}" for who, pile in zip(names, piles, strict=True)]
    return voice.pick("lo que tiene cada uno: ", "what everybody has: ") + "; ".join(held)


def lying(law: Law, name: str, value: Any, voice: Voice) -> str:
    """The cards of a zone; where their order counts, one by one."""
    zone = law.zones[name]
    what = zone.phrase[voice.lang]
    if zone.size == 1:
        return voice.pick(f"{what} es {voice.card(value)}", f"{what} is {voice.card(value)}")
    named = (
        listing([voice.card(card) for card in value], voice.lang) if isinstance(value, tuple) else voice.cards(value)
    )
    cards = list(value if isinstance(value, tuple) else bits(value))
    where = voice.noun(what, what).in_
    if not cards:
        return voice.pick(f"{where} no hay nada todavía", f"there is nothing {where} yet")
    return f"{where}: {named}"


def remembered(law: Law, name: str, situation: Mapping[str, Any], voice: Voice) -> str:
    """A suit, a flag, a seat, or what everybody has said."""
    register, everybody = law.registers[name], situation.get(name + ":all")
    what = register.phrase[voice.lang]
    names = situation.get("names", LETTERS)
    if everybody is not None and register.type == "suits":
        given = [f"{who}, {suits(mask, voice)}" for who, mask in zip(names, everybody, strict=True) if mask]
        return f"{what}: {'; '.join(given)}"
    if everybody is not None:
        return f"{what}: {listing([str(number) for number in everybody], voice.lang)}" if everybody else ""
    value = situation.get(name)
    if register.suit_of and situation.get(register.suit_of) is not None:
        return lying(law, register.suit_of, situation[register.suit_of], voice)
    if register.type == "suit" and isinstance(value, int):
        return voice.pick(f"{what} es {voice.suit(value)}", f"{what} is {voice.suit(value)}")
    if register.type in ("seat", "side") and isinstance(value, int):
        return voice.pick(f"{what} es {names[value]}", f"{what} is {names[value]}")
    if register.type == "flag":
        return what if value else voice.pick(f"no {what}", denied(what)) if register.key else ""
    if register.type == "suits" and isinstance(value, int):
        return f"{what}: {suits(value, voice) or voice.pick('ninguno', 'none')}"
    return f"{what}: {value}"


def suits(mask: int, voice: Voice) -> str:
    """Suits by name."""
    return listing([voice.suit(suit) for suit in bits(mask)], voice.lang)


def question(rules: Ruleset, case: Case, lang: str) -> str:
    """What is asked."""
    court = rules.court(case.variant, str(case.facts.get("kind") or ""), case.options)
    law, situation = court.law, bind(case, court.law)
    if case.question in QUESTIONS:
        asked = case.facts.get(case.question)
        params = {name: str(value) for name, value in asked.items()} if isinstance(asked, Mapping) else {}
        return fill(QUESTIONS[case.question][0 if lang == "es" else 1], params, lang)
    if case.question in law.registers:
        return who_is(law.registers[case.question].phrase[lang], lang)
    opened = court.open_for(case.question, situation)
    decision = law.decisions[opened[0] if opened else court.asked_by(case.question)[0]]
    chosen = {decision.part: read_choice(court, case, decision, situation)}
    voice = Voice(lang, labels_of(law), None, chosen)
    verb, choice = voice.label(decision.id), voice.part(decision.part)
    return voice.pick(f"¿Puedes {verb} {choice}?", f"May you {verb} {choice}?")


def who_is(phrase: str, lang: str) -> str:
    """ "¿Quién ganó la subasta?" """
    if lang == "es":
        return f"¿Quién {phrase.removeprefix('quien ')}?" if phrase.startswith("quien ") else f"¿Quién es {phrase}?"
    return (
        f"Who {phrase.removeprefix('the player who ')}?"
        if phrase.startswith("the player who ")
        else f"Who is {phrase}?"
    )
