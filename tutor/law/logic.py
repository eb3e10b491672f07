"""A logic program out of rules, for clingo: the same chain, over every position at once.

A position is given by ``card/2``, the deck; ``order/3``, the cards of the trick from 1 (only the first, the last and
the set of all of them are ever asked for); and one predicate a fact: ``hand(S,R)``, ``trick(S,R)``, ``trump(S)``,
``cards(N)``, ``bids__all(Seat,N)``, a flag without arguments. Suits are the constants oros … bastos, ranks their
printed numbers. What is absent simply has no atom.

Names made here carry an apostrophe, which no slug has, so that nothing a game declares can collide with them; a fact
whose name means something in these programs gets one too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from tutor.faults import TutorError, refuse
from tutor.law.protocol import Code

if TYPE_CHECKING:
    from tutor.law.tricks import TrickLaw

CARD = "card(S,R)"
OWN = ("card", "order", "world", "strength", "differ", "not")
OF_A_CHAIN = ("legal", "kept", "meets", "fails", "state", "lifted", "refuses", "good", "served", "open", "possible")
_PREDICATE = re.compile(r"[a-z]\w*\Z")
_SAFE = re.compile(r"\w+\Z", re.ASCII)
_CHOICE = re.compile(r"\bChoice[SRN]\b")


def _nobody_chooses(*_: str) -> str:
    raise ValueError("there are no candidates where no duty narrows them")


def beyond_proof(word: str) -> TutorError:
    """The refusal of what no logic program tells of, by its word in the law."""
    return refuse("prove-cannot", word=word)


class LogicProgram:
    """Collects rules. ``prefix`` tells two laws in one program apart.

    With ``worlds`` every atom but those of the deck has one more argument, the number of a position, first: then one
    program judges many positions, each ``world(P)``. ``choice`` are the variables of the move chosen; whatever speaks
    of the move gets them as its last arguments, by itself. ``most`` are the seats that the law finds by itself, by
    name: whoever has most of what was said in a register, the first or the ``last`` of the tied.
    """

    def __init__(
        self,
        tricks: TrickLaw | None = None,
        prefix: str = "",
        worlds: bool = False,
        most: Mapping[str, tuple[str, str]] = MappingProxyType({}),
    ) -> None:
        self.tricks, self.prefix, self.worlds, self.most = tricks, prefix, worlds, most
        self.choice: tuple[str, ...] = ()
        self.candidate: Callable[..., str] = _nobody_chooses
        self.rules: list[str] = []
        self.facts: set[str] = set()
        self._of_choice: set[str] = set()
        self._known: set[str] = set()
        self._count = 0

    # ── literals and rules ────────────────────────────────────────────────────────────────────────

    def at(self, name: str, *args: str) -> str:
        """The literal of a predicate."""
        inside = (*(("World",) if self.worlds else ()), *args, *(self.choice if name in self._of_choice else ()))
        return f"{name}({','.join(inside)})" if inside else name

    def define(self, name: str, args: Iterable[str], *bodies: Iterable[str]) -> str:
        """Rules for a predicate, one a body; a body is literals, all of which hold. Gives the name back."""
        written = [[literal for literal in body if literal] for body in bodies]
        if self.choice and any(_CHOICE.search(literal) for body in written for literal in body):
            self._of_choice.add(name)
        head = self.at(name, *args)
        for body in written:
            if name in self._of_choice:
                body.append(self.at(self.prefix + "choice'", *self.choice))
            self.state(head, *body)
        return name

    def state(self, head: str, *body: str) -> None:
        """One rule, in every world."""
        body = (*body, "world(World)") if self.worlds else body
        self.rules.append(f"{head} :- {', '.join(body)}." if body else f"{head}.")

    def once(self, stem: str, args: Iterable[str], make: Callable[[], Iterable[Iterable[str]]]) -> str:
        """A predicate shared by all who ask for it; ``make`` gives its bodies the first time."""
        name = f"{self.prefix}{stem}'"
        if name not in self._known:
            self._known.add(name)
            self.define(name, args, *make())
        return name

    # ── names ─────────────────────────────────────────────────────────────────────────────────────

    def fresh(self, stem: str = "x") -> str:
        """A predicate name not used yet."""
        self._count += 1
        return f"{self.prefix}{stem}'{self._count}"

    def variable(self, stem: str = "V") -> str:
        """A variable not used yet."""
        self._count += 1
        return f"{stem}{self._count}"

    def fact(self, name: str) -> str:
        """The predicate of a fact of the position, or of what the law makes of the facts."""
        if name in self.most:
            return self.once(f"most'{name.replace('-', '_')}", "I", lambda: self._most(*self.most[name]))
        plain = name.replace("-", "_").replace(":", "__").replace(".", "__")
        if not _SAFE.match(plain):
            raise ValueError(f"not a slug: {name!r}")
        self.facts.add(name)
        return plain if _PREDICATE.match(plain) and plain not in (*OWN, *OF_A_CHAIN) else f"fact'{plain}"

    def present(self, name: str, arity: int) -> str:
        """A literal that holds where a thing is not absent."""
        variables = "SR"[:arity]
        return self.at(self.once(f"present'{name}", (), lambda: [[self.at(name, *variables)]]))

    def clause(self, code: Code) -> str:
        """A literal true where the condition holds and speaks of nothing absent."""
        return self.at(self.define(self.fresh("c"), (), [*sorted(code.needs), code.text]))

    def _most(self, register: str, tie: str) -> list[list[str]]:
        said = self.fact(register + ":all")
        top = [f"M = #max {{ N : {self.at(said, '_', 'N')} }}", self.at(said, "_", "M")]
        return [[*top, f"I = {'#max' if tie == 'last' else '#min'} {{ J : {self.at(said, 'J', 'M')} }}"]]

    # ── the trick ─────────────────────────────────────────────────────────────────────────────────

    def trick_card(self, key: str) -> str:
        """The predicate of ``led``, ``last``, ``best``, ``best_of_led`` or ``of_partner``."""
        made = {
            "led": self._led,
            "last": self._last,
            "best": self._best,
            "best_of_led": self._best_of_led,
            "of_partner": self._of_partner,
        }
        return self.once(key, "SR", made[key])

    def power(self) -> str:
        """``power(S,R,P)``: of two cards here, the one with more wins; two of a suit that cannot win have both 0."""
        return self.once("power", ("S", "R", "P"), self._power)

    def _led(self) -> list[list[str]]:
        if self.tricks is not None and self.tricks.led == "last":
            return [[self.at(self.trick_card("last"), "S", "R")]]
        return [[self.at("order", "1", "S", "R")]]

    def _last(self) -> list[list[str]]:
        here, there = self.at("order", "I", "S", "R"), self.at("order", "J", "_", "_")
        followed = self.once("followed", "I", lambda: [[here, there, "I < J"]])
        return [[here, f"not {self.at(followed, 'I')}"]]

    def _of_partner(self) -> list[list[str]]:
        """The last card but one: partners sit opposite, four at a table, so that no more than one card lies between."""
        after = self.at("order", "J", "_", "_")
        return [[self.at("order", "I", "S", "R"), f"1 = #count {{ J : {after}, I < J }}"]]

    def _power(self) -> list[list[str]]:
        bodies: list[list[str]] = []
        stronger: list[str] = []
        named = self.tricks.won_by if self.tricks is not None else ()
        for place, name in enumerate(named):
            own = self.suit_led() if name == "led" else self.fact(name)
            base = 100 * (len(named) - place)
            bodies.append([CARD, self.at(own, "S"), *stronger, self.strength(), f"P = {base} + V"])
            stronger.append(f"not {self.at(own, 'S')}")
        return [*bodies, [CARD, *stronger, "P = 0"]]

    def _best(self) -> list[list[str]]:
        trick, power = self.at("order", "_", "S", "R"), self.at(self.power(), "S", "R", "P")
        other = [self.at("order", "_", "S2", "R2"), self.at(self.power(), "S2", "R2", "Q"), "Q > P"]
        beaten = self.once("beaten", "SR", lambda: [[trick, power, *other]])
        bodies = [[trick, power, "P > 0", f"not {self.at(beaten, 'S', 'R')}"]]
        if self.tricks is not None and "led" in self.tricks.won_by:
            return bodies
        won = self.once("won_by_some", (), lambda: [[trick, power, "P > 0"]])
        return [*bodies, [self.at(self.trick_card("led"), "S", "R"), f"not {self.at(won)}"]]

    def _best_of_led(self) -> list[list[str]]:
        suit, own = self.at(self.suit_led(), "S"), self.at("order", "_", "S", "R")
        under = self.once(
            "under",
            "SR",
            lambda: [[suit, own, self.strength(), self.at("order", "_", "S", "R2"), self.strength("R2", "W"), "W > V"]],
        )
        return [[suit, own, f"not {self.at(under, 'S', 'R')}"]]

    def suit_led(self) -> str:
        """The predicate of the suit led."""
        return self.once("suit_led", "S", lambda: [[self.at(self.trick_card("led"), "S", "_")]])

    def strength(self, rank: str = "R", height: str = "V") -> str:
        """A literal for the height of a rank: 12 is the highest, 0 one that the law does not name."""
        ranks = self.tricks.strength if self.tricks is not None else ()
        name = f"{self.prefix}strength"
        if name not in self._known:
            self._known.add(name)
            heights = {rank: len(ranks) - place for place, rank in enumerate(ranks)}
            self.rules.append(" ".join(f"{name}({rank},{heights.get(rank, 0)})." for rank in range(1, 13)))
        return f"{name}({rank},{height})"

    def text(self) -> str:
        """The program."""
        return "\n".join(self.rules) + "\n"
