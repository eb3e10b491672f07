"""What is said of an answer, one rung at a press: all of it out of the ruling that decided.

The verdict and the cards that decide; where to look; the rule, and what becomes of it here; one's own answer beside the
right one; the smallest change that would make it right; the page of the rule. A right answer gets one line of why.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tutor.ask import Answer
from tutor.ask.components import components_of
from tutor.ask.phrases import labels_of
from tutor.ask.rulebook import OPTIONS, rulebook
from tutor.ask.rulebook.one_rule import find
from tutor.cards import parse_cards
from tutor.faults import TutorError
from tutor.law.model import Law
from tutor.learn.items import Item, Marked, kind_of
from tutor.learn.items.kinds.base import ask_about, choices_of, open_sets, shortest
from tutor.learn.items.wording import STATE_WORDS, Words
from tutor.learn.lessons.said import said_of
from tutor.learn.lessons.texts import filled
from tutor.words import capital, name_cards, sentence

RUNGS = ("verdict", "look", "rule", "beside", "unless", "page")


@dataclass(frozen=True, slots=True)
class Rung:
    """One of `RUNGS`, or a "belief". ``cards``: those that it speaks of, to be marked; ``rule``: the rule whose page it is,
    or the misconception that it names."""

    id: str
    text: str
    cards: tuple[str, ...] = ()
    rule: str = ""


def ladder(item: Item, marked: Marked, lang: str, look: Mapping[str, str] | None = None) -> Iterator[Rung]:
    """The rungs in order; those about which there is nothing to say are left out. ``look``: the author's pointer."""
    answer = marked.answer
    if marked.right:
        why = telling(item, marked)
        yield Rung("verdict", f"{YES[lang]} {line_of(why, item, marked, lang)}".strip(), deciding(why))
        return
    said = [NOT_YET[lang], parted(item, marked, lang), ruling_text(item, marked, lang)]
    yield Rung("verdict", " ".join(part for part in said if part), deciding(answer))
    where = pointer(item, marked, lang, look or {})
    if where:
        yield Rung("look", where, deciding(answer))
    if answer.rule:
        yield Rung("rule", rule_text(item, marked, lang), deciding(answer), answer.rule)
    yield Rung("beside", beside(item, marked, lang))
    for change in answer.unless[:1]:
        yield Rung("unless", sentence(change[lang]))
    if answer.rule:
        yield Rung("page", page(item, answer.rule, lang), rule=answer.rule)


YES = {"es": "Sí.", "en": "Yes."}
MARKED, MOST_SETS, VOID = "mark_all", 2, "void"
MOST_NAMED = 2  # of more right answers one is told
PARTED = {
    "es": (("Sobra", "Sobran"), ("Falta", "Faltan")),
    "en": (("Not to be marked:", "Not to be marked:"), ("Missing:", "Missing:")),
}
NOT_YET = {"es": "Todavía no.", "en": "Not yet."}


def deciding(answer: Answer) -> tuple[str, ...]:
    """The cards because of which it is so: those of the rule that decides, by itself or as it releases another; where none
    does, those because of which nothing binds."""
    if answer.rule:
        told = (reason for reason in answer.reasons if answer.rule in (reason["rule"], reason.get("released_by")))
    else:
        told = (reason for reason in answer.reasons if reason["state"] == VOID)
    return tuple(dict.fromkeys(card for reason in told for card in reason["cards"]))


def telling(item: Item, marked: Marked) -> Answer:
    """Where everything was marked as it should be: the choice that shows what the exercise is about."""
    known = components_of(item.seat.rules.library, item.game)
    rules = {rule for name in item.components if name in known for rule in known[name].rules}
    if item.kind != MARKED or marked.answer.rule in rules or open_sets(item):
        return marked.answer
    left = [one for one in choices_of(item) if one not in marked.given]
    told = (ask_about(item, item.seat.rules, one) for one in (*left, *marked.given))
    return next((answer for answer in told if answer.rule in rules), marked.answer)


def why_right(item: Item, marked: Marked, lang: str) -> str:
    """Why a right answer is right, in a line."""
    return line_of(telling(item, marked), item, marked, lang)


def line_of(why: Answer, item: Item, marked: Marked, lang: str) -> str:
    """What is told of an answer to somebody who was right."""
    return reason(item, marked, lang) or why.because(lang) or why.text(lang)


def parted(item: Item, marked: Marked, lang: str) -> str:
    """What is missing in an answer that is a list, and what should not be there: "Sobra el seis de copas."

    Of many sets of cards one is named, the one of which the law is told if it is among them: the others are told further on.
    """
    if not isinstance(marked.given, tuple) or marked.wrong == (
        marked.given,
    ):  # right or wrong as a whole, as an order is
        return ""
    said, about = [], judged(item, marked)
    for few, many, cards in ((*PARTED[lang][0], marked.wrong), (*PARTED[lang][1], marked.omitted)):
        if are_many(cards):
            one = about[1] if about and about[1] in cards else shortest(cards)
            for_instance = "por ejemplo" if lang == "es" else "for instance"
            said.append(f"{many} {len(cards)}, {for_instance} {said_of(item, one, lang)}.")
        elif cards:
            said.append(f"{few if len(cards) == 1 else many} {said_of(item, cards, lang)}.")
    return " ".join(said)


def ruling_text(item: Item, marked: Marked, lang: str) -> str:
    """What the law says; and of which choice, unless that is the last thing named of what is missing or should not be there."""
    said, about = reason(item, marked, lang) or marked.text(lang), judged(item, marked)
    last = marked.omitted or marked.wrong
    named = about is not None and about[1] in last and (len(last) == 1 or are_many(last))
    if about is None or (named and parted(item, marked, lang)):
        return said
    base, choice = about
    verb = f"{Words(base, lang).verb} " if type(choice) is int else ""
    return f"{capital(verb + said_of(base, choice, lang))}: {said[:1].lower()}{said[1:]}"


def reason(item: Item, marked: Marked, lang: str) -> str:
    """What decides, where the exercise has its own way to put it."""
    return kind_of(item).reason(item, marked.given, marked.expected, marked.answer, lang)


def judged(item: Item, marked: Marked) -> tuple[Item, Any] | None:
    """The choice whose verdict is told, where there are several; in the item whose choice it is."""
    return kind_of(item).judged(item, item.seat.rules, marked.given, marked.right, marked.expected)


def are_many(cards: Sequence[Any]) -> bool:
    """Whether these are too many sets of cards to be named one by one."""
    return len(cards) > MOST_SETS and any(isinstance(one, tuple) for one in cards)


def pointer(item: Item, marked: Marked, lang: str, look: Mapping[str, str]) -> str:
    """Where to look: what the author says, else the cards that decide, else what the exercise is about; nothing where that
    is not known."""
    if lang in look:
        return filled(look[lang], item.seat.law, item.seat.rules.library, lang)
    cards = deciding(marked.answer)
    if cards:
        named = name_cards(parse_cards(cards), lang)
        return f"Mira {named}." if lang == "es" else f"Look at {named}."
    known = components_of(item.seat.rules.library, item.game)
    names = "; ".join(known[name].labels[lang] for name in item.components if name in known)
    if not names:
        return ""
    return f"Piensa en esto: {names}." if lang == "es" else f"Think of this: {names}."


def rule_text(item: Item, marked: Marked, lang: str) -> str:
    """The rule as the book has it, and what becomes of it and of the others here."""
    rules, rule = item.seat.rules, str(marked.answer.rule)
    said = [entry.text for section in find(rules, lang, rule) if section.id != OPTIONS for entry in section.opening]
    name = label(item.seat.law, rule, lang)
    chain = [
        state_text(item.seat.law, reason, lang) for reason in marked.answer.reasons if reason["state"] != "inactive"
    ]
    here = f"{'Aquí' if lang == 'es' else 'Here'}: {'; '.join(chain)}." if chain else ""
    return " ".join(part for part in (f"{sentence(name)}", *said, here) if part)


def state_text(law: Law, reason: Mapping[str, Any], lang: str) -> str:
    """ "asistir obliga (el as y el seis de copas)"."""
    said = f"{label(law, reason['rule'], lang)} {STATE_WORDS[reason['state']][0 if lang == 'es' else 1]}"
    by = reason.get("released_by")
    if by:
        said += f", {label(law, by, lang)}"
    return f"{said} ({name_cards(parse_cards(reason['cards']), lang)})" if reason["cards"] else said


def label(law: Law, rule: str, lang: str) -> str:
    """The name of a rule."""
    known: Mapping[str, Mapping[str, str]] = labels_of(law).rules
    return known[rule][lang] if rule in known and lang in known[rule] else rule


def beside(item: Item, marked: Marked, lang: str) -> str:
    """One's own answer and the right one."""
    own = said_of(item, marked.given, lang)
    right = [said_of(item, one, lang) for one in marked.expected]
    if len(right) > MOST_NAMED:
        one = f"Una de las buenas: {right[0]}." if lang == "es" else f"One of the right ones: {right[0]}."
        return f"{'Tu respuesta' if lang == 'es' else 'Your answer'}: {own}. {one}"
    several = f" {'o' if lang == 'es' else 'or'} ".join(right)
    if lang == "es":
        return f"Tu respuesta: {own}." + (f" La buena: {several}." if right else "")
    return f"Your answer: {own}." + (f" The right one: {several}." if right else "")


def page(item: Item, rule: str, lang: str) -> str:
    """The page of a rule, with its examples, as Markdown; nothing where the book has none."""
    try:
        return rulebook(item.seat.rules, lang, rule).strip()
    except TutorError:
        return ""
