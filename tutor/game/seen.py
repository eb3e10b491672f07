"""What everybody has seen of a choice, and what follows from it: of cards that have been played, never of a hand that is still
hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from tutor.ask import Answer, Ruleset
from tutor.cards import CARDS, SUITS
from tutor.game.asked import answer_to
from tutor.law.compile_sets import SetDecision
from tutor.play.position import PASS, Position
from tutor.tabletop.table import choosing_of
from tutor.words import of_another, sentence

Moves = Sequence[tuple[Position, Any]]


def goes_through(position: Position) -> bool:
    """Whether what is not allowed goes through at a real table, to be found out later: a card for a trick, or cards that
    are taken. What is said, declared or exchanged lies open at once, and nobody would have it."""
    law = position.setting.law
    if isinstance(position.setting.court.decision(position.decision), SetDecision):
        return True
    return law.tricks is not None and position.decision == next(iter(law.decisions))


def just_played(moves: Moves) -> list[int]:
    """The places of the choices by which cards were played last, a round of them."""
    found = [at for at, move in enumerate(moves) if cards_of(*move)]
    return found[-moves[-1][0].setting.players :] if moves else []


def cards_of(position: Position, choice: Any) -> int:
    """The cards that are played, or taken, by a choice that may be asked about; none of any other."""
    if choice == PASS or not goes_through(position):
        return 0
    if not isinstance(choice, tuple):
        return 1 << int(choice)
    *card, found = choice
    for each in card:
        found |= 1 << each
    return int(found)


def answer_about(rules: Ruleset, moves: Moves, at: int, names: Sequence[str]) -> Answer:
    """The whole answer about cards that somebody has played, by what everybody has seen up to now. ``at``: a place where a
    choice `goes_through`; ``names``: what the players are called, by seat."""
    position, choice = moves[at]
    if not isinstance(position.setting.court.decision(position.decision), SetDecision):
        return rules.explain(record_of(rules, moves, at, names))
    found, name = answer_to(rules, with_card_alone(position, choice), choice), names[position.turn]
    return replace(
        found,
        speak=lambda lang: sentence(of_another(found.speak(lang), name, lang)),
        speak_details=lambda lang: "",
        speak_legal=lambda lang: "",
        find_unless=lambda: (),
    )


def with_card_alone(position: Position, choice: Any) -> Position:
    """Where cards are taken from the table: the position as everybody sees it, with no card in hand but that played."""
    if len(choice) < 2:
        return position
    zone = str(choosing_of(position, "es").ask()["hand"])
    owner = position.setting.owner(position.turn, position.setting.law.zones[zone].of)
    held = position.zones[zone]
    alone = (*held[:owner], 1 << choice[0], *held[owner + 1 :])
    return position.with_changes(zones={**position.zones, zone: alone})


def record_of(rules: Ruleset, moves: Moves, at: int, names: Sequence[str]) -> dict[str, Any]:
    """The tricks as everybody has seen them, with the question whether a play was a revoke."""
    first = moves[0][0]
    law, setting = first.setting.law, first.setting
    assert law.tricks is not None
    play, trick = next(iter(law.decisions)), law.tricks.zone
    tricks: list[list[dict[str, str]]] = []
    asked: dict[str, Any] = {}
    for place, (position, choice) in enumerate(moves):
        if position.decision != play:
            continue
        if not position.zones[trick]:
            tricks.append([])
        tricks[-1].append({names[position.turn]: str(CARDS[choice])})
        if place == at:
            asked = {"player": names[position.turn], "trick": len(tricks)}
    played = moves[at][0]
    named = {
        name: SUITS[played.registers[name]].slug
        for name, register in law.registers.items()
        if register.type == "suit" and played.registers[name] >= 0
    }
    turned = {
        name: str(CARDS[first.zones[name]])
        for name, zone in law.zones.items()
        if zone.size == 1 and zone.seen_by == "all" and first.zones[name] >= 0
    }
    noted = {name: played.registers[name] for name in noted_of_all(played)}
    told = {key: value for key, value in {**named, **turned, **noted}.items() if key in rules.words.known}
    return {
        "game": law.game,
        "variant": law.variant,
        **({"kind": law.kind} if law.kind else {}),
        "players": setting.players,
        **({"cards": setting.cards} if law.schedule else {}),
        **told,
        "tricks": tricks,
        "renuncio": asked,
    }


def noted_of_all(position: Position) -> Iterator[str]:
    """The registers that playing a card looks at, and that tell of the hand what everybody has seen: a trump has been played."""
    read = set(position.setting.court.decision(position.decision).flat.facts)
    for name, register in position.setting.law.registers.items():
        if name in read and register.type in ("flag", "number") and not register.of and not register.said_in:
            yield name
