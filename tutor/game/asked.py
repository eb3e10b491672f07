"""A moment of a game as a case, so that everything that answers cases answers it: what one sees, in the words of a case."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tutor.ask import Answer, Ruleset
from tutor.ask.case import CaseWords
from tutor.cards import CARDS, SUITS, bits
from tutor.faults import refuse
from tutor.law.compile import CompiledDecision
from tutor.law.emit import Emitter
from tutor.play.position import Position, chooses_blind
from tutor.tabletop.choices import zones_in


def facts_seen(position: Position, seat: int, words: CaseWords) -> dict[str, Any]:
    """What a seat sees, in the words of a case; of what belongs to everybody only one's own, where the choice hangs on it."""
    law = position.setting.law
    compiled = position.setting.court.decision(position.decision)
    opens = Emitter()
    law.decisions[position.decision].when.code(opens)  # of two decisions with one question, it says which
    usual = {
        name for name in opens.facts if name in law.registers and position.registers[name] == law.registers[name].starts
    }
    read = set(compiled.flat.facts if isinstance(compiled, CompiledDecision) else ()) | set(opens.facts) - usual
    view = position.view(seat)
    read |= set(zones_in(law.decisions[position.decision], "cards"))
    found = {key: size for key, size in view["sizes"].items() if key in read and not law.zones[key].of}
    for key, held in law.registers.items():
        if held.type == "card" and not held.of and position.registers[key] >= 0:
            found[key] = str(CARDS[position.registers[key]])
    for key, value in view.items():
        if key not in words.known or value is None or key in ("game", "variant"):
            continue
        register, zone = law.registers.get(key), law.zones.get(key)
        if register is not None and register.of and not register.said_in:
            own = position.registers[key][position.setting.owner(seat, register.of)]
            if key in read and register.type in ("number", "flag") and own >= 0:
                found[key] = own
        elif register is not None and register.said_in:
            found |= {key: value} if value or register.said_in == position.decision else {}
        elif key in read or not (value == [] or (register and register.type == "flag") or (zone and zone.copy_of)):
            found[key] = value
    return found


def case_of(position: Position, choice: Any, words: CaseWords) -> Mapping[str, Any]:
    """A choice of whoever is to move as a case."""
    law = position.setting.law
    parts = law.decisions[position.decision].choose
    moves = choice if isinstance(choice, tuple) else (choice,)
    said = {part: in_writing(parts[part].type, value, position) for part, value in zip(parts, moves, strict=True)}
    facts = facts_seen(position, position.turn, words)
    given = {key: value for key, value in facts.items() if key not in parts}
    return {"game": law.game, "variant": law.variant, **given, **said}


def in_writing(kind: str, value: int, position: Position) -> Any:
    """A part of a choice as a case has it."""
    if kind == "card":
        return str(CARDS[value])
    if kind == "cards":
        return [str(CARDS[card]) for card in bits(value)]
    if kind == "suit":
        return SUITS[value].slug
    return value if kind == "number" else position.setting.choice_words(position.decision)[value]


def answer_to(rules: Ruleset, position: Position, choice: Any, names: Sequence[str] = ()) -> Answer:
    """The whole answer about a choice: verdict, reason, what would do, what would change it, where it comes from.

    ``names`` go by seat; without them others are called by the letters of a case, A the mano. TutorError where a card is
    chosen that its player does not see: the reason would tell which it is.
    """
    if chooses_blind(position):
        raise refuse("game_card_unseen")
    case = dict(case_of(position, choice, rules.words))
    first, registers = position.setting.mano, position.setting.law.registers
    ordered = (*names[first:], *names[:first])
    spoken = [key for key, register in registers.items() if register.said_in and isinstance(case.get(key), list)]
    if names and any(
        case[key] for key in spoken
    ):  # the longest names everybody else too; of those who have not spoken nothing may be said
        longest = max(spoken, key=lambda key: len(case[key]))
        case[longest] = dict(zip(ordered, case[longest], strict=False))
    return rules.explain(replace(rules.read(case), beside=unsaid(position)))


def unsaid(position: Position) -> dict[str, Any]:
    """What whoever is to move knows and no key of a case can say: whose turn it is, where that does not follow from what
    each has said, and which of their own numbers are none yet."""
    registers = position.setting.law.registers
    spoken = any(register.said_in for register in registers.values())
    found: dict[str, Any] = {} if spoken else {"chooser": position.relative(position.turn)}
    for key, register in registers.items():
        if register.of and register.type == "number" and not register.said_in:
            held = position.registers[key][position.setting.owner(position.turn, register.of)]
            found |= {key: held} if held < 0 else {}
    return found
