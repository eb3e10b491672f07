"""Positions written as cases are, and single words of the language read and worked out in them."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.law.tables import shipped, table
from tutor.cards import CardSet, Suit, parse_card, parse_cards
from tutor.faults import TutorError
from tutor.kinds import vocabulary
from tutor.kinds.facts.empty import Empty
from tutor.law.emit import Emitter, variable
from tutor.law.model import Law
from tutor.law.names import Declared, Fact, Names, Part, Phase
from tutor.law.protocol import Condition, Term
from tutor.law.reader import Reader, Unreadable
from tutor.law.subsets import Scale
from tutor.law.suits import SuitsWith
from tutor.law.yamltext import Node, read_yaml
from tutor.play.facts import Facts, complete

TRICK = {"trump": "espadas", "trick": "12c 10c", "hand": "1c 6c 3e 2b", "players": 4, "cards": 4}
ESCOBA = Scale((1, 2, 3, 4, 5, 6, 7, 0, 0, 8, 9, 10))


@cache
def pocha() -> Law:
    return shipped().law(table())


def names(kind: str = "", **more: Any) -> Names:
    """The names of Pocha, with a counter that can be compared, a set of suits and a scale for sums of cards."""
    law = pocha()
    counted = Declared(
        "miss", "number", {"es": "bazas de diferencia", "en": "tricks of difference"}, "seat", fact="counter:miss"
    )
    sung = Declared("sung", "suits", {"es": "los palos cantados", "en": "the suits sung"}, "seat")
    pairs = SuitsWith("pairs", (1, 6), Fact(law.declared["hand"]), {"es": "las parejas", "en": "the pairs"})
    untouched = Phase(
        "untouched", Empty(Fact(law.declared["trick"])), {"es": "nadie ha salido", "en": "nobody has led"}
    )
    return Names(
        {**law.declared, "miss": counted, "sung": sung},
        vocabulary().terms,
        duties=("asistir", "montar"),
        kinds=tuple(law.kinds),
        kind=kind,
        decisions=tuple(law.decisions),
        strength=law.deck.strength,
        scales={"value": ESCOBA},
        lines=tuple(line.id for line in law.tally),
        made={"pairs": pairs},
        phases={"untouched": untouched},
        trades=((7, (1, 3)), (2, (7, 6))),
    ).within(**more)


def bidding() -> Names:
    """The names of Pocha where a bid is being made."""
    return names(parts={"bid": Part("bid", "number", {"es": "lo que pides", "en": "your bid"})})


def node(text: str) -> Node:
    return read_yaml(text, "example.yaml")


def read(kind: str, text: str, known: Names) -> Any:
    """A word of some kind; a fault in an example is an error of the test."""
    reader = Reader(vocabulary())
    try:
        if kind == "condition":
            made: Any = reader.condition(node(text), known)
        elif kind == "predicate":
            made = reader.predicate(node(text), known)
        else:
            made = reader.word(node(text), getattr(reader.words, kind)).read(node(text), reader, known)
    except Unreadable:
        raise TutorError(reader.faults) from None
    reader.done()
    return made


def facts(**given: Any) -> Facts:
    """A position: cards and suits as text, everything else as it is."""
    law, found = pocha(), dict(given)
    for name, value in given.items():
        if not isinstance(value, str):
            continue
        if name in law.zones and law.zones[name].ordered:
            found[name] = tuple(int(card) for card in parse_cards(value))
        elif name in law.zones and law.zones[name].size == 1:
            found[name] = int(parse_card(value))
        elif name in law.zones or name == "candidates":
            found[name] = CardSet.of(value).mask
        elif name == "trump":
            found[name] = int(Suit[value.upper()])
    return complete(law, {name: value for name, value in found.items() if name not in ("duties", "kind", "move")})


def worked_out(em: Emitter, text: str, position: dict[str, Any]) -> Any:
    """The value of an expression in a position; ``duties`` are the states of duties, ``move`` the parts of the move."""
    given = facts(**position)
    parts = position.get("move", {})
    lines = [f"{variable(duty, 's_')} = {state}" for duty, state in position.get("duties", {}).items()]
    made = em.function("example", [*lines, f"return {text}"], list(parts))
    return made(*(given[name] for name in em.facts), *parts.values())


def holds(condition: Condition, position: dict[str, Any]) -> bool:
    em = Emitter()
    return bool(worked_out(em, condition.code(em).guarded(), position))


def witness(condition: Condition, position: dict[str, Any]) -> str:
    """The cards that make it so."""
    em = Emitter()
    return str(CardSet(worked_out(em, condition.witness(em), position)))


def value(term: Term, position: dict[str, Any]) -> int:
    em = Emitter()
    return int(worked_out(em, term.code(em).text, position))
