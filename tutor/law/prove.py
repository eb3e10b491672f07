"""Two laws compared over every position at once: the smallest position that parts them, or the proof that none does.

Needs clingo (the extra ``prove``), and loads it only when something is to be proved. What is compared is the generated
logic program of a decision; that it says the same as the generated Python is a matter of tests.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from tutor.cards import CARDS, SUITS, Card, CardSet, Suit, bits
from tutor.faults import refuse
from tutor.law.chain_logic import ChainProgram
from tutor.law.model import Law
from tutor.law.position_logic import FIRST, LAST, PositionProgram

if TYPE_CHECKING:
    from clingo import Symbol

Atoms = dict[str, list[tuple[Any, ...]]]
_SUIT = {suit.slug: suit for suit in SUITS}
SEATS = ("chooser", "dealer", "mano", "leader")
BOTH_OPEN = ":- not a_open. :- not b_open. :- not a_possible. :- not b_possible."
_PLACE = {FIRST: 0, LAST: 2}


@dataclass(frozen=True, slots=True)
class Difference:
    """A position in which a choice is legal by one law and not by the other.

    ``situation`` is what lies and what was said, as `tutor.play.facts.complete` takes it; ``case`` the same with the
    question, written with the keys of a case. ``first``: the first of the two laws allows it, the second does not.
    """

    situation: Mapping[str, Any]
    choice: int
    first: bool
    case: Mapping[str, Any]

    def __str__(self) -> str:
        shown = ", ".join(f"{key} {_listed(value)}" for key, value in self.case.items())
        return f"{shown}: legal by the {'first' if self.first else 'second'} law alone"


def smallest_difference(
    law_a: Law, law_b: Law, decision: str = "", max_trick: int = 8, where: str = ""
) -> Difference | None:
    """The position with the fewest cards (players, tricks …) that parts two laws of a game; None where none does.

    ``decision`` is the first that is declared, unless one is named. Looked for among all hands, tricks of up to
    ``max_trick`` cards, trumps, numbers of players, and whatever else the decision asks for. It need not come about in
    play: only what lies, what is dealt and who has spoken fit together. ``where`` narrows it by rules of a logic program:
    the first law's names begin with ``a_``, the second's with ``b_`` (`tutor.law.chain_logic`). TutorError if clingo is
    not installed, if one of the laws has no such decision, or no logic program tells of it.
    """
    question = Question(law_a, law_b, decision, max_trick, where)
    positions = question.positions
    names = [positions.names.fact(name) for name in positions.done]
    found = solve(question.program, ["differ", "order", *names])
    return None if found is None else read_difference(question.both, question.decision, positions, found)


def differ(law_a: Law, law_b: Law, decision: str = "", max_trick: int = 8, where: str = "") -> bool:
    """Whether any position parts two laws, as `smallest_difference` asks it: quicker than to look for the smallest."""
    return solve(Question(law_a, law_b, decision, max_trick, where).program) is not None


class Question:
    """The logic program that asks where two laws part, and the positions it speaks of."""

    def __init__(self, law_a: Law, law_b: Law, decision: str, max_trick: int, where: str) -> None:
        self.decision = decision = decision or next(iter(law_a.decisions))
        if decision not in law_a.decisions.keys() & law_b.decisions.keys():
            known = [name for name in law_a.decisions if name in law_b.decisions]
            raise refuse("prove-no-decision", word=decision, known=", ".join(known))
        chains = [ChainProgram(law.decisions[decision], law, prefix) for law, prefix in ((law_a, "a_"), (law_b, "b_"))]
        rules = "\n".join([*(chain.text() for chain in chains), parted(chains[0].chosen), BOTH_OPEN, where])
        facts = {name for chain in chains for name in chain.lp.facts}
        registers, zones = {**law_b.registers, **law_a.registers}, {**law_b.zones, **law_a.zones}
        self.both = replace(law_a, registers=registers, zones=zones)  # a house may have brought something to remember
        self.positions = PositionProgram(self.both, facts, decision, max_trick, any_suit=not names_a_suit(rules))
        self.program = rules + self.positions.text()


def parted(chosen: Iterable[str], one: str = "a_legal", other: str = "b_legal") -> str:
    """Rules by which two predicates differ somewhere: ``differ(X,first)`` holds of what only the first allows."""
    x = ",".join(chosen)
    return (
        f"differ({x},first) :- {one}({x}), not {other}({x}). differ({x},second) :- {other}({x}), not {one}({x}). "
        f"differ' :- differ({x},Which). :- not differ'."
    )


def names_a_suit(program: str) -> bool:
    """Whether a program says anything of one suit that it does not say of all."""
    return bool(_SUIT.keys() & re.findall(r"\w+", program))


def solve(program: str, names: Iterable[str] = ()) -> Atoms | None:
    """The arguments of the atoms with these names in the best answer of a program; None where it has no answer.

    Without names any answer will do, and nothing is told of it.

    A program that speaks of something it does not define would prove anything: that is a ValueError.
    """
    try:
        import clingo
    except ImportError:
        raise refuse("prove-needs-clingo") from None
    complaints: list[str] = []
    control = clingo.Control(
        ["1", "--opt-mode=ignore", "--opt-strategy=usc,oll,1"], lambda _, text: complaints.append(text)
    )
    control.add("base", [], program)
    control.ground([("base", [])])
    if complaints:
        raise ValueError("\n".join(complaints))
    if not control.solve().satisfiable:  # much quicker than to look for the best at once
        return None
    if not (wanted := set(names)):
        return {}
    enumerating: Any = control.configuration.solve
    enumerating.opt_mode, enumerating.models = "opt", 0
    best = None
    with control.solve(yield_=True) as answers:
        for answer in answers:
            best = [atom for atom in answer.symbols(atoms=True) if atom.name in wanted]
            if not answer.cost:
                break
    found: Atoms = {}
    for atom in sorted(best or ()):
        found.setdefault(atom.name, []).append(arguments_of(atom))
    return found


def arguments_of(atom: Symbol) -> tuple[Any, ...]:
    """The arguments of an atom as numbers and texts; a suit and a rank that stand together are one card.

    They are read off its text, for to ask clingo for one after another takes several times as long. A text among them is
    an id, and so holds no comma.
    """
    found: list[Any] = []
    inside = str(atom).partition("(")[2].removesuffix(")")
    for argument in inside.split(",") if inside else ():
        if argument.lstrip("-").isdigit():
            suit = found.pop() if found and isinstance(found[-1], Suit) else None
            found.append(int(argument) if suit is None else Card.of(int(argument), suit))
        else:
            found.append(argument[1:-1] if argument.startswith('"') else _SUIT.get(argument, argument))
    return tuple(found)


def read_difference(law: Law, decision: str, positions: PositionProgram, atoms: Atoms) -> Difference:
    """The position that an answer describes."""
    part, generator = next(iter(law.decisions[decision].choose.items()))
    choice, which = min(atoms["differ"])
    situation, case = dict[str, Any](), dict[str, Any]()
    for name in positions.done:
        if name + ":all" in positions.done or name.endswith(":last"):  # a part of what is told
            continue
        value, written = _fact(law, name, atoms.get(positions.names.fact(name), []), atoms)
        if name in law.registers and law.registers[name].type == "suits":
            last = atoms.get(positions.names.fact(name + ":last"), [])
            order = situation[name + ":order"] = sorted(map(int, bits(value)), key=lambda suit: (SUITS[suit],) in last)
            written = [SUITS[suit].slug for suit in order]
        situation[name] = value
        if written is not None:
            case[name.removesuffix(":all")] = written
    return Difference(situation, int(choice), which == "first", {**case, part: _said(generator.type, choice)})


def _fact(law: Law, name: str, found: list[tuple[Any, ...]], atoms: Atoms) -> tuple[Any, Any]:
    """A fact as rules take it and as a case writes it; None where a case writes nothing of it."""
    zone, register = law.zones.get(name.removesuffix(":union")), law.registers.get(name)
    if law.tricks is not None and name == law.tricks.zone:
        order = [CARDS[card] for _, card in sorted((_PLACE.get(at, 1), card) for at, card in atoms.get("order", []))]
        return tuple(order), [str(card) for card in order]
    if zone is not None:
        cards = CardSet.of(card for (card,) in found)
        return (cards.mask if zone.size is None else next(iter(cards), -1)), [str(card) for card in cards]
    if name.endswith(":all"):
        return (said := tuple(value for _, value in found)), list(said)
    if register is not None and register.type == "flag":
        told = bool(found) or register.starts is None or bool(register.of)
        return bool(found), bool(found) if told else None
    if register is not None and register.type == "suits":
        return sum(1 << suit for (suit,) in found), None
    value = int(found[0][0]) if found else -1
    kind = register.type if register is not None else "seat" if name in SEATS else "number"
    return value, None if kind == "seat" else _said(kind, value)


def _listed(value: Any) -> str:
    return " ".join(map(str, value)) or "–" if isinstance(value, list) else str(value)


def _said(kind: str, value: int) -> Any:
    if kind == "card":
        return str(CARDS[value])
    return SUITS[value].slug if kind == "suit" and value >= 0 else value
