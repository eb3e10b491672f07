"""The chain of a decision as a logic program: `tutor.law.compile` once more, for every position at once.

What holds of a position, each name with the prefix asked for:

* ``legal(X)``: what may be chosen; X is ``S,R`` for a card, else a number or a suit;
* ``choice'(X)``: what there is to choose from; ``kept(I,X)``: what is left after the first I duties;
* ``meets(Requirement,X)`` and ``fails(Requirement,X)``;
* ``state(Duty,inactive|released|void|binding)``, and ``lifted(Duty,Release)``: the first release that holds;
* ``refuses(Rule,X)``: the rule that takes a choice away;
* ``open``: the decision is open at all; ``possible``: what it says holds ``always`` does.

Ids of rules are strings.
"""

from __future__ import annotations

from tutor.law.conditions import Always, asked_of
from tutor.law.logic import LogicProgram, beyond_proof
from tutor.law.model import Decision, Duty, Law, Requirement
from tutor.law.protocol import Code, Predicate


def chain_program(decision: Decision, law: Law, prefix: str = "", worlds: bool = False) -> str:
    """The program of one decision. ``worlds``: see `LogicProgram`."""
    return ChainProgram(decision, law, prefix, worlds).text()


class ChainProgram:
    """Writes the rules of one decision; ``lp.facts`` are then the facts that it asks for.

    TutorError where a set of cards is chosen, or a word has no logic program.
    """

    def __init__(self, decision: Decision, law: Law, prefix: str = "", worlds: bool = False) -> None:
        if len(decision.choose) > 1 or decision.choose[decision.part].type == "cards":
            raise beyond_proof(decision.id)
        self.decision = decision
        most = {name: (register.most, register.tie) for name, register in law.registers.items() if register.most}
        self.lp = LogicProgram(law.tricks, prefix, worlds, most)
        self.of_cards = decision.choose[decision.part].type == "card"
        self.chosen = ("S", "R") if self.of_cards else ("N",)
        self._write()

    def text(self) -> str:
        """The program."""
        return self.lp.text()

    def at(self, name: str, *args: str) -> str:
        """A literal of the chain."""
        return self.lp.at(self.lp.prefix + name, *args)

    def kept(self, place: int) -> str:
        """What is left after so many duties."""
        return self.at("kept", str(place), *self.chosen)

    def _write(self) -> None:
        lp, chosen = self.lp, self.chosen
        lp.state(self.at("open"), lp.clause(self.decision.when.logic(lp)))
        lp.state(self.at("possible"), *(lp.clause(each.logic(lp)) for each in self.decision.always))
        domain = self.decision.choose[self.decision.part].logic(lp)
        lp.state(self.at("choice'", *chosen), lp.at(domain.text, *chosen))
        for place, rule in enumerate(self.decision.require):
            self._requirement(rule, self.decision.require[:place])
        failing = [negated(self.at("fails", quoted(rule.id), *chosen)) for rule in self.decision.require]
        lp.state(self.kept(0), self.at("choice'", *chosen), *failing)
        for place, duty in enumerate(self.decision.duties, 1):
            self._duty(place, duty)
        lp.state(self.at("legal", *chosen), self.kept(len(self.decision.duties)))

    def _requirement(self, rule: Requirement, earlier: tuple[Requirement, ...]) -> None:
        """In force for a choice where ``when`` holds of it; nothing is asked about what is absent."""
        lp, name = self.lp, quoted(rule.id)
        lp.choice = tuple(f"Choice{part}" for part in self.chosen)
        asked = [part.logic(lp) for part in asked_of(rule.must)]
        good = [[self._waived(code) for code in asked]]
        if rule.when != Always(True):
            good.append([negated(lp.clause(rule.when.logic(lp)))])
        choice = self.at("choice'", *lp.choice)
        for body in good:
            lp.state(self.at("meets", name, *lp.choice), choice, *body)
        lp.state(self.at("fails", name, *lp.choice), choice, negated(self.at("meets", name, *lp.choice)))
        met = [negated(self.at("fails", quoted(other.id), *lp.choice)) for other in earlier]
        lp.state(self.at("refuses", name, *lp.choice), self.at("fails", name, *lp.choice), *met)
        lp.choice = ()

    def _waived(self, code: Code) -> str:
        """A literal that holds where what is asked holds, or speaks of something absent."""
        lp = self.lp
        if not code.needs:
            return code.text
        absent = [[negated(literal)] for literal in sorted(code.needs)]
        return lp.at(lp.define(lp.fresh("waived"), (), [*sorted(code.needs), code.text], *absent))

    def _duty(self, place: int, duty: Duty) -> None:
        """In force where ``when`` holds, nothing lifts it, and what it asks for is not absent."""
        lp, name = self.lp, quoted(duty.id)
        when = lp.clause(duty.when.logic(lp))
        lifts = self._releases(name, when, duty)
        before, good, group = self.kept(place - 1), self.at("good", name, *self.chosen), self._group(name, duty)
        lp.candidate = lambda *card: self.at("kept", str(place - 1), *card)
        must = self._must(duty)
        force = lp.at(lp.define(lp.fresh("force"), (), [when, *map(negated, lifts), *sorted(must.needs)]))
        lp.state(good, before, force, lp.at(must.text, *self.chosen))
        lp.state(self._state(name, "binding"), self.at("good", name, *"__"[: len(self.chosen)]))
        lp.state(self._state(name, "void"), force, negated(self._state(name, "binding")))
        for release in duty.unless:
            lp.state(self._state(name, "released"), self.at("lifted", name, quoted(release.id)))
        lifted = [negated(self._state(name, "released"))] if duty.unless else []
        lp.state(self._state(name, "inactive"), negated(force), *lifted)
        if duty.within == "suit":
            lp.state(group, good)
        lp.state(self.kept(place), good)
        lp.state(self.kept(place), before, negated(group))
        lp.state(self.at("refuses", name, *self.chosen), before, negated(self.kept(place)))

    def _state(self, name: str, state: str) -> str:
        return self.at("state", name, state)

    def _group(self, name: str, duty: Duty) -> str:
        """Holds where a choice has fellows that are as the duty says, so that it must be so too."""
        if duty.within == "suit":
            return self.at("served", name, "S")
        return self._state(name, "binding")

    def _releases(self, name: str, when: str, duty: Duty) -> list[str]:
        lp = self.lp
        lifts: list[str] = []
        for release in duty.unless:
            lifted = lp.clause(release.when.logic(lp))
            lp.state(self.at("lifted", name, quoted(release.id)), when, lifted, *map(negated, lifts))
            lifts.append(lifted)
        return lifts

    def _must(self, duty: Duty) -> Code:
        """The predicate of the choices that are as the duty says."""
        lp = self.lp
        if isinstance(duty.must, Predicate):
            return duty.must.logic(lp)
        lp.choice = tuple(f"Choice{part}" for part in self.chosen)
        code, name = duty.must.logic(lp), lp.fresh("must")
        lp.state(lp.at(name, *lp.choice), self.at("choice'", *lp.choice), code.text)
        lp.choice = ()
        return Code(name, code.needs)


def quoted(rule: str) -> str:
    """A rule id as a string of a logic program."""
    return f'"{rule}"'


def negated(literal: str) -> str:
    """The opposite of a literal without a sign."""
    return f"not {literal}"
