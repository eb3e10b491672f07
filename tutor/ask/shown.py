"""An answer as it is shown: the position it is about with a mark on each card, and its reasons by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tutor.ask.answer import Answer
from tutor.ask.phrases import voice_of
from tutor.cards import CARDS, CardSet, bits
from tutor.draw import Mark, legend_of
from tutor.judge import Ruling, judge
from tutor.judge.sets import SetRuling
from tutor.law.model import Law
from tutor.play.facts import Unseen

NOTES = {
    "legal": ("vale", "allowed"),
    "illegal": ("no vale", "not allowed"),
    "binds": ("obliga", "binds"),
    "wins": ("gana", "wins"),
    "taken": ("se la lleva", "taken"),
    "left": ("se acaba de dejar", "just left"),
}


def view_of(answer: Answer, lang: str = "es") -> dict[str, Any] | None:
    """The position in the words of a case, marked; None where the answer is about none that could be drawn.

    >>> import tutor
    >>> answer = tutor.load("pocha", variant="completa").explain(
    ...     trump="espadas", trick="12c 10c", hand="1c 6c 3e 2b", play="6c")
    >>> view = view_of(answer)
    >>> view["trump"], view["trick"], view["marks"]["6c"], view["marks"]["12c"]
    ('espadas', ['12c', '10c'], Mark(kind='illegal', note='montar'), Mark(kind='binds', note='obliga'))
    """
    if answer.show is None:
        return None
    court, situation, found = answer.show
    if answer.question == "renuncio":  # the hand it was judged with is partly imagined
        zone = court.law.tricks.zone
        situation = {name: situation[name] for name in situation if name in court.law.registers}
        situation[zone] = (*found.facts[zone + ":order"], found.choice)
    view: dict[str, Any] = dict(_plain(court.law, situation))
    if view and situation.get("french"):
        view["french"] = True
    if isinstance(found, Ruling) and found.decision.decision.choose[found.decision.decision.part].type == "card":
        view[found.decision.decision.part] = str(CARDS[found.choice])
    if isinstance(found, SetRuling) and len(found.choice) > 1:
        view[found.decision.parts[0]] = str(CARDS[found.choice[0]])
    return {**view, "marks": marks_of(answer, lang), "legend": legend_of(court.law)} if view else None


def _plain(law: Law, situation: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """A situation in the words of a case; of cards that nobody sees, how many there are."""
    hidden = {name: int(value) for name, value in situation.items() if isinstance(value, Unseen)}
    if hidden:
        yield "sizes", hidden
    for name, zone in law.zones.items():
        if name in situation:
            value = situation[name]
            if isinstance(value, Unseen):
                continue
            cards = [value] if zone.size == 1 else bits(value) if isinstance(value, int) else value
            yield name, [str(CARDS[card]) for card in cards if card >= 0]
    for name, register in law.registers.items():
        if register.type == "suit" and name in situation:
            yield name, ("oros", "copas", "espadas", "bastos")[situation[name]]
        elif register.type == "number" and name + ":all" in situation:
            yield name, list(situation[name + ":all"])


def marks_of(answer: Answer, lang: str) -> dict[str, Mark]:
    """What there is to say of each card; nothing where tables differ, for no one mark would be true."""
    if answer.show is None or answer.verdict == "depends":
        return {}
    court, situation, found = answer.show
    if answer.question == "winner":
        return {str(CARDS[situation[court.law.tricks.zone][answer.value - 1]]): _mark("wins", lang)}
    if isinstance(found, SetRuling):
        return _set_marks(court.law, situation, found, lang)
    if isinstance(answer.value, Mapping) and "taken" in answer.value:
        return {card: Mark("legal", NOTES["taken"][lang != "es"]) for card in answer.value["taken"]}
    if not isinstance(found, Ruling) or found.decision.decision.choose[found.decision.decision.part].type != "card":
        return {}
    if answer.question == "renuncio":
        return {str(CARDS[found.choice]): _mark(answer.verdict, lang)} if answer.verdict in NOTES else {}
    return {**_binding(found, lang), **_hand(court.law, found, lang)}


def _set_marks(law: Law, situation: Mapping[str, Any], ruling: SetRuling, lang: str) -> dict[str, Mark]:
    """The verdict on the card that is played and on the cards that it takes; and the card just left, if one is known."""
    found = {
        str(CARDS[situation[name]]): Mark("", NOTES["left"][lang != "es"])
        for name, register in law.registers.items()
        if register.type == "card" and situation.get(name, -1) >= 0
    }
    played = [1 << card for card in ruling.choice[:-1]]
    return found | {str(CARDS[card]): _mark(ruling.verdict, lang) for card in bits(sum(played) | ruling.choice[-1])}


def _hand(law: Law, ruling: Ruling, lang: str) -> dict[str, Mark]:
    """Every card that could be chosen, with the verdict on it and the rule that refuses it."""
    voice, found = voice_of(law, lang), {}
    for card in bits(ruling.trace.domain):
        again = judge(ruling.decision, ruling.facts, card)
        found[str(CARDS[card])] = (
            Mark("illegal", voice.label(again.rule or "")) if again.refused else _mark("legal", lang)
        )
    return found


def _binding(ruling: Ruling, lang: str) -> dict[str, Mark]:
    """The cards outside the hand that make the operative rule what it is."""
    for reason in ruling.reasons():
        if ruling.rule in (reason.rule, reason.released_by):
            return {str(CARDS[card]): _mark("binds", lang) for card in bits(reason.cards & ~ruling.trace.domain)}
    return {}


def _mark(kind: str, lang: str) -> Mark:
    return Mark(kind, NOTES[kind][0 if lang == "es" else 1])


def named_reasons(answer: Answer, lang: str = "es") -> list[dict[str, Any]]:
    """Every rule of the decision by name: ``{name, state, by, cards}``; ``by`` is the release that lifted it."""
    if answer.show is None:
        return []
    voice = voice_of(answer.show[0].law, lang)
    return [
        {
            "name": voice.label(reason["rule"]),
            "state": reason["state"],
            "by": voice.label(reason["released_by"]) if reason.get("released_by") else "",
            "cards": voice.cards(CardSet.of(reason["cards"]).mask) if reason["cards"] else "",
        }
        for reason in answer.reasons
    ]
