"""A logic program out of rules, for clingo: the same chain, over every position at once.

The position is given by ``card/2``, ``strength/2`` (rank, height), and one predicate a fact: ``hand(S,R)``,
``trick(I,S,R)``, ``trump(S)``, numbers ``cards(N)``, flags ``auction``. Suits are the constants oros … bastos, ranks
their printed numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.cards import Suit
from tutor.law.protocol import Code

if TYPE_CHECKING:
    from tutor.law.tricks import TrickLaw


class LogicProgram:
    """Collects rules; each auxiliary predicate gets a name of its own."""

    def __init__(self, tricks: TrickLaw | None = None, prefix: str = "") -> None:
        self.prefix = prefix
        self.tricks = tricks
        self.candidate = "hand"
        self.rules: list[str] = []
        self.facts: set[str] = set()
        self._known: dict[str, str] = {}
        self._count = 0

    def add(self, *rules: str) -> None:
        """More rules, each closed by a full stop."""
        self.rules += rules

    def fresh(self, stem: str = "x") -> str:
        """A predicate name not used yet."""
        self._count += 1
        return f"{self.prefix}{stem}{self._count}"

    def fact(self, name: str) -> str:
        """The predicate of a fact of the position."""
        plain = name.replace("-", "_").replace(":", "__").replace(".", "__")
        self.facts.add(plain)
        return plain

    def once(self, key: str, stem: str) -> tuple[str, bool]:
        """A predicate shared by everybody who asks for ``key``, and whether it is still to be defined."""
        if key in self._known:
            return self._known[key], False
        name = self._known[key] = f"{self.prefix}{stem}"
        return name, True

    def clause(self, code: Code) -> str:
        """An atom true where the literal holds and speaks of nothing absent."""
        name = self.fresh("c")
        self.add(f"{name} :- {', '.join([*sorted(code.needs), code.text])}.")
        return name

    def trick_rules(self) -> None:
        """Define led, last, best, best_of_led and power, once."""
        _, new = self.once("trick rules", "trick_rules")
        if not new or self.tricks is None:
            return
        led = "1" if self.tricks.led == "first" else "N"
        self.add("at_trick(I,S,R) :- order(I,S,R).", "trick_size(N) :- N = #max { I : order(I,_,_) }, N > 0.",
                 f"led(S,R) :- order({led},S,R), trick_size(N).", "last(S,R) :- order(N,S,R), trick_size(N).",
                 "suit_led(S) :- led(S,_).")
        atoms = ["suit_led" if name == "led" else self.fact(name) for name in self.tricks.won_by]
        for place, atom in enumerate(atoms):
            earlier = "".join(f", not {other}(S)" for other in atoms[:place])
            self.add(f"power(S,R,{100 * (len(atoms) - place)}+V) :- card(S,R), {atom}(S), strength(R,V){earlier}.")
        self.add(f"power(S,R,0) :- card(S,R){''.join(f', not {atom}(S)' for atom in atoms)}.",
                 "best(S,R) :- order(_,S,R), power(S,R,P), P = #max { Q : order(_,S2,R2), power(S2,R2,Q) }.",
                 "best_of_led(S,R) :- order(_,S,R), suit_led(S), strength(R,V), V = #max { W : order(_,S,R2), suit_led(S), strength(R2,W) }.")

    def text(self) -> str:
        """The program."""
        return "\n".join(self.rules)


def suit_atom(suit: int) -> str:
    """The constant of a suit."""
    return Suit(suit).slug
