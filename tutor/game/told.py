"""What happens in a game, in words: what somebody has chosen, who has won a trick, what a hand has brought and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tutor.ask.score_words import owner_words, tie_words
from tutor.ask.won import won_words
from tutor.game.revoke import costs
from tutor.game.session import Session
from tutor.game.written import Accusation
from tutor.play.position import PASS, Position, union
from tutor.play.score import count_hand
from tutor.play.table import Run
from tutor.play.won import hand_won
from tutor.tabletop.steps import gathered
from tutor.tabletop.table import choosing_of
from tutor.words import listing, name_card, name_cards, name_suit, sentence


def owner_names(position: Position, names: Sequence[str], lang: str) -> tuple[str, ...]:
    """What those who have points are called, from seat 0 (of pairs, from the side of seat 0)."""
    if not position.setting.law.pairs:
        return tuple(names)
    return tuple(f"la pareja de {name}" if lang == "es" else f"{name}’s side" for name in names[:2])


FAIR = {
    "es": "En esta mesa no pasa ningún renuncio: valía.",
    "en": "At this table no revoke goes through: it was allowed.",
}
"""Beside the answer about what somebody played, where nothing seen decides it and nobody plays what is not allowed."""


def choice_words(position: Position, choice: Any, lang: str) -> str:
    """A choice in words: "el tres de copas", "2", "oros", "el siete de oros, y se lleva la sota de copas"."""
    spanish = lang == "es"
    if choice == PASS:
        return "paso" if spanish else "pass"
    if isinstance(choice, tuple):
        *card, cards = choice
        if not card:
            return name_cards(cards, lang)
        said = name_card(card[0], lang).the
        if not cards:
            return f"{said}, sin llevarse nada" if spanish else f"{said}, taking nothing"
        taken = name_cards(cards, lang)
        return f"{said}, y se lleva {taken}" if spanish else f"{said}, taking {taken}"
    kind = position.setting.choice_type(position.decision)
    if kind == "card":
        return name_card(choice, lang).the
    if kind == "suit":
        return name_suit(choice, lang).bare
    return str(choice) if kind == "number" else position.setting.choice_words(position.decision)[choice]


def what_happened(before: Position, choice: Any, after: Position, names: Sequence[str], lang: str) -> Iterator[str]:
    """What everybody has seen of a choice: what it was, and who wins a trick that it completes.

    A right that somebody leaves unused is not told: others do not know that there was one.
    """
    if choice == PASS and before.optional:
        return
    decision, who = before.setting.law.decisions[before.decision], names[before.turn]
    verb = "" if choosing_of(before, lang).kind in ("play", "capture") else f" ({decision.labels[lang]})"
    yield f"{who}{verb}: {choice_words(before, choice, lang)}."
    if gathered(before, choice, after, 0) is not None:
        winner = names[after.leader]
        yield f"La baza es de {winner}." if lang == "es" else f"{winner} wins the trick."
    if after.over:
        yield from left_over(before, choice, after, names, lang)


def left_over(before: Position, choice: Any, ended: Position, names: Sequence[str], lang: str) -> Iterator[str]:
    """Whose the cards are that lay somewhere after the last choice of a hand, and which the course then gives to somebody."""
    run = Run(before)
    run.choose(choice)
    law = ended.setting.law
    for step in ended.setting.program.code:
        if step.op != "move":
            continue
        zone, register = step.name, step.of
        cards = union((lying_in(run.zones[zone], law.zones[zone].size),))
        who = ended.registers[register]
        if who >= 0 and cards & ~union((lying_in(ended.zones[zone], law.zones[zone].size),)):
            what, title = name_cards(cards, lang), law.registers[register].phrase[lang]
            go = ("es", "goes") if cards & (cards - 1) == 0 else ("son", "go")
            said = (
                f"{what} {go[0]} para {title}: {names[who]}"
                if lang == "es"
                else f"{what} {go[1]} to {title}: {names[who]}"
            )
            yield sentence(said)


def lying_in(held: Any, size: int | None) -> Any:
    """The cards of a common zone; of one for a single card, that card as a mask."""
    return held if size != 1 else 1 << held if held >= 0 else 0


def hand_begins(session: Session, names: Sequence[str], lang: str) -> str:
    """The number of the hand, its kind, the cards each, and who deals."""
    position = session.waiting()
    setting, law = position.setting, position.setting.law
    kind = f" ({law.kinds[law.kind].name(lang)})" if law.kind else ""
    each, dealer = setting.cards, names[setting.dealer]
    if lang == "es":
        cards = "una carta" if each == 1 else f"{each} cartas"
        return f"Mano {session.match.number}{kind}, de {cards}. Reparte {dealer}."
    cards = "one card" if each == 1 else f"{each} cards"
    return f"Hand {session.match.number}{kind}, of {cards}. {dealer} deals."


def hand_counted(ended: Position, names: Sequence[str], lang: str) -> list[str]:
    """Where the points of a hand that is over come from: a line for everybody, ties, and who wins it."""
    setting = ended.setting
    situation = ended.situation(-1)
    sheet = count_hand(setting.court, situation)
    owners = owner_names(ended, names, lang)
    first = setting.mano % len(owners)
    ordered = (*owners[first:], *owners[:first])
    lines = [
        owner_words(setting.court, situation, sheet, place, name, lang, True) for place, name in enumerate(ordered)
    ]
    turned = len(owners) - first
    lines = [*lines[turned:], *lines[:turned], *tie_words(setting.court, sheet, lang)]
    if setting.law.hand_won:
        won = hand_won(setting.court, situation, sheet)
        lines.append(won_words(setting.court, situation, sheet, won, ordered, lang))
    return [sentence(line) for line in lines if line]


def totals_told(session: Session, names: Sequence[str], lang: str) -> str:
    """Everybody's total: "Ana 20, Luis −5"."""
    owners = owner_names(session.ended[-1], names, lang)
    return listing(
        [f"{owner} {total}".replace("-", "−") for owner, total in zip(owners, session.match.totals, strict=True)],
        lang,
    )


def match_ended(session: Session, names: Sequence[str], lang: str) -> str:
    """Who has won the match, and by what; "" where it is not won."""
    if not session.match.over:
        return ""
    owners = owner_names(session.ended[-1], names, lang)
    tallies = {owner: dict(numbers) for owner, numbers in zip(owners, session.match.tallies, strict=False)}
    asked: dict[str, Any] = {"game": session.rules.game, "match": dict(zip(owners, session.match.totals, strict=True))}
    if session.match.history[-1].first:
        asked["first"] = [owners[owner] for owner in session.match.history[-1].first]
    if session.match.played_on:
        asked["played_on"] = True
    if any(tallies.values()):
        asked["tallies"] = {name: tallies[name] for name in asked["match"]}
    return sentence(session.rules.explain(asked).because(lang))


def accusation_words(session: Session, one: Accusation, lang: str) -> str:
    """Who has found whom to have revoked, by what, and that it is paid for."""
    proof = session.proof(one.at, lang)
    assert proof is not None
    by, who = session.seats.names[one.by], session.seats.names[proof.seat]
    which = f" ({proof.rule})" if proof.rule else ""  # against which rule hangs on the cards that nobody has seen
    if lang == "es":
        paid = "Se paga al contar la mano." if costs(session.past[0][0]) else "En esta mesa no se paga nada por eso."
        return f"{by} descubre un renuncio de {who}{which}. {proof.text} {paid}"
    paid = "It is paid for in the count." if costs(session.past[0][0]) else "At this table nothing is paid for that."
    return f"{by} finds that {who} revoked{which}. {proof.text} {paid}"
