"""A hand that is over, looked back at: what was not allowed, and which of the person's choices cost most.

What a choice cost is what the best player, who saw no more than the person did, expected of the best choice over this one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from tutor.ask.components import Component, components_of
from tutor.bots import look
from tutor.bots.advice import advice_for
from tutor.bots.figures import points_said
from tutor.bots.reasons import Adviser
from tutor.game.revoke import revokes
from tutor.game.session import Session
from tutor.game.told import choice_words
from tutor.play.position import PASS, Position
from tutor.tabletop.table import choosing_of
from tutor.words import name_card, name_cards, of_another, sentence

WORTH_TELLING = 0.25
"""Points: what costs less is as good as the best."""
MOST = 3


@dataclass(frozen=True)
class Revoke:
    """A choice of somebody's that was not allowed: its place in the hand, why, and whether it was found out."""

    at: int
    seat: int
    choice: Any
    rule: str
    text: str
    found: bool


@dataclass(frozen=True)
class Costly:
    """A choice of the person's that cost ``points`` on average; ``text``: what would have been better, and why."""

    at: int
    position: Position
    choice: Any
    better: Any
    points: float
    text: str


def revokes_in(session: Session, lang: str) -> list[Revoke]:
    """Everything that was not allowed in the hand dealt last, with all hands known."""
    found, known = [], {one.at for one in session.accused}
    for at in revokes(session.past):
        position, choice = session.past[at]
        name = session.seats.names[position.turn]
        _, text, rule = choosing_of(position, lang).verdict_text(choice)
        said = sentence(text) if position.turn == session.seats.seat else sentence(of_another(text, name, lang))
        found.append(Revoke(at, position.turn, choice, rule, said, at in known))
    return found


def rule_broken(position: Position, choice: Any) -> str:
    """The id of the rule that does not allow a choice."""
    return choosing_of(position, "es").ruling(choice).rule or ""


def pieces_missed(session: Session, tried: Iterable[str] = ()) -> list[Component]:
    """The pieces of the game whose rules the person has broken in the hand dealt last, or ``tried`` to break."""
    seat = session.seats.seat
    broken = [rule_broken(*session.past[at]) for at in revokes(session.past) if session.past[at][0].turn == seat]
    known = components_of(session.rules.library, session.seats.game).values()
    found = [next((each for each in known if rule in each.rules), None) for rule in (*broken, *tried)]
    return list({each.id: each for each in found if each is not None}.values())


def chosen_by(session: Session) -> Iterator[int]:
    """The places of the person's choices in the hand dealt last at which there was something to choose."""
    for at, (position, choice) in enumerate(session.past):
        if (
            position.turn == session.seats.seat
            and len(position.moves()) > 1
            and (choice == PASS or position.may(choice))
        ):
            yield at


def cost_of(session: Session, at: int, lang: str) -> Costly | None:
    """What a choice cost; None for one that was as good as any, or that could not be tried out."""
    position, choice = session.past[at]
    view = look(position, position.turn, session.past[:at])
    advice = advice_for(view)
    if advice.move == choice or choice in advice.level or choice not in advice.outcomes:
        return None
    points = advice.cost(choice)
    if points < WORTH_TELLING:
        return None
    teller = Adviser(view, lang, session.seats.names, session.seats.french)
    text, _ = teller.advice(replace(advice, beside=choice))
    return Costly(at, position, choice, advice.move, points, text)


def dearest(costs: list[Costly]) -> list[Costly]:
    """Those that cost most, the dearest first."""
    return sorted(costs, key=lambda one: -one.points)[:MOST]


def nothing_lost(session: Session, lang: str) -> str:
    """What is said where no choice cost anything: those that were not allowed stand apart."""
    spanish, own = lang == "es", session.seats.seat
    if any(session.past[at][0].turn == own for at in revokes(session.past)):
        said = "aparte de lo que no valía, ninguna" if spanish else "beside what was not allowed, none"
    else:
        said = "ninguna" if spanish else "none"
    rest = "de tus decisiones costó nada que se note" if spanish else "of your decisions cost anything worth telling"
    return sentence(f"{said} {rest}")


def revoke_words(session: Session, one: Revoke, lang: str) -> str:
    """What somebody did that was not allowed, and why not."""
    what = done_words(one.choice, "" if one.seat == session.seats.seat else session.seats.names[one.seat], lang)
    found = ("Se descubrió.", "It was found out.") if one.found else ("Nadie lo descubrió.", "Nobody found out.")
    return f"{what} ({one.rule}). {one.text} {found[lang != 'es']}"


def done_words(choice: Any, name: str, lang: str) -> str:
    """A card that was played, or cards that were taken, by the player of a name, "" for the person.

    >>> done_words((6, 1 << 8), "", "es"), done_words((6, 0), "Ana", "es"), done_words((1 << 8,), "Ana", "en")
    ('Jugaste el siete de oros y te llevaste el nueve de oros', 'Ana jugó el siete de oros sin llevarse nada', 'Ana took the nine of coins')
    """
    *played, cards = choice if isinstance(choice, tuple) else (choice, None)
    card, taken = name_card(played[0], lang).the if played else "", name_cards(cards, lang) if cards else ""
    if lang == "es":
        plays, takes = ("Jugaste", "te llevaste") if not name else (f"{name} jugó", "se llevó")
        nothing = f" sin {'llevarse' if name else 'llevarte'} nada"
        then = f" y {takes} {taken}" if taken else nothing if cards == 0 else ""
        return f"{plays} {card}{then}" if played else f"{name} {takes} {taken}" if name else f"Te llevaste {taken}"
    then = f" and took {taken}" if taken else " and took nothing" if cards == 0 else ""
    return f"{name or 'You'} played {card}{then}" if played else f"{name or 'You'} took {taken}"


def cost_words(one: Costly, lang: str) -> str:
    """What a choice cost, and what would have been better: "Elegiste pedir 1, y costó 3,5 puntos de media. …"."""
    what, points = own_words(one.position, one.choice, lang), points_said(one.points, lang)
    if lang == "es":
        return f"Elegiste {what}, y costó {points} de media. {one.text}"
    return f"You chose to {what}, which cost {points} on average. {one.text}"


def own_words(position: Position, choice: Any, lang: str) -> str:
    """One's own choice: "pedir 1", "echar el as de oros", "jugar el siete de oros y llevarte la sota de copas"."""
    spanish, verb = lang == "es", position.setting.law.decisions[position.decision].labels[lang]
    if choice == PASS:
        return "pasar" if spanish else "pass"
    if not isinstance(choice, tuple) or len(choice) == 1:
        return f"{verb} {choice_words(position, choice, lang)}"
    card, cards = choice
    taken = name_cards(cards, lang) if cards else "nada" if spanish else "nothing"
    joined = ("y llevarte" if cards else "sin llevarte") if spanish else "and take"
    return f"{verb} {name_card(card, lang).the} {joined} {taken}"
