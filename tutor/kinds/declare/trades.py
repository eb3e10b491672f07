"""``trades``: whether a card may be exchanged for another of its suit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tutor.cards import RANK_MASK
from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.names import Names, Part, Trades
from tutor.law.protocol import Code, Condition, Mood, Term
from tutor.law.reader import Reader
from tutor.law.shapes import Shape
from tutor.law.voice import Voice, joined
from tutor.law.yamltext import Node


@dataclass(frozen=True, slots=True)
class Trade(Condition):
    """``{trades: exchange, for: upcard}``: of one suit, and ``trades`` of the deck gives that rank for the other."""

    shape: ClassVar[Shape] = {"trades": "card", "for": "card"}
    given: Term
    taken: Term
    table: Trades
    rules: ClassVar[bool] = True

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Condition:
        entries = reader.entries_of(node)
        if not names.trades:
            raise reader.fault("no_trades", node)
        given, taken = reader.term(entries["trades"], names, "card"), reader.term(entries["for"], names, "card")
        return cls(given, taken, names.trades)

    def code(self, em: Emitter) -> Code:
        given, taken = self.given.code(em), self.taken.code(em)
        ranks = em.constant("trades", tuple(self._taken_for(rank) for rank in range(13)))
        same = f"{given.text} // 12 == {taken.text} // 12"
        return Code(f"{same} and {ranks}[{given.text} % 12 + 1] >> {taken.text} & 1 == 1", given.needs | taken.needs)

    def _taken_for(self, rank: int) -> int:
        """The mask of the cards, of any suit, for which a rank is exchanged."""
        mask = 0
        for given, taken in self.table:
            for other in taken if given == rank else ():
                mask |= RANK_MASK[other]
        return mask

    def witness(self, em: Emitter) -> str:
        taken = self.taken.code(em)
        return f"(1 << {taken.text} if {' and '.join(taken.needs) or 'True'} else 0)"

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        if mood == "must":
            return "; ".join(self._line(given, taken, voice) for given, taken in self._lines(voice))
        taken, chosen = self.taken.phrase(voice), voice.move is not None and isinstance(self.given, Part)
        given = voice.pick("", "it ") if chosen else f"{self.given.phrase(voice)} "
        can = mood == "is"
        return voice.pick(
            f"{given}{'se cambia' if can else 'no se cambia'} por {taken}",
            f"{given}{'is exchanged' if can else 'is not exchanged'} for {taken}",
        )

    def _lines(self, voice: Voice) -> Trades:
        """The exchanges of the rank in hand, where there are some; else all of them."""
        card = voice.known(self.given)
        own = tuple(line for line in self.table if isinstance(card, int) and line[0] == card % 12 + 1)
        return own or self.table

    def _line(self, given: int, taken: tuple[int, ...], voice: Voice) -> str:
        """ "el siete se cambia por el as, el tres, el rey, el caballo o la sota de su palo"."""
        names = [voice.rank(rank) for rank in taken]
        es = joined([name.the for name in names], voice, "or")
        en = f"the {joined([name.bare for name in names], voice, 'or')}"
        rank = voice.rank(given).the
        return voice.pick(f"{rank} se cambia por {es} de su palo", f"{rank} is exchanged for {en} of its suit")

    def shown(self, voice: Voice) -> str:
        return self.phrase(voice, "is")

    def logic(self, lp: LogicProgram) -> Code:
        given, taken, suit = self.given.logic(lp), self.taken.logic(lp), lp.variable("S")
        one, other = lp.variable("R"), lp.variable("Q")
        pairs = [[f"R = {rank}", f"Q = {each}"] for rank, ranks in self.table for each in ranks]
        name = lp.once("trades", ("R", "Q"), lambda: pairs)
        body = [lp.at(given.text, suit, one), lp.at(taken.text, suit, other), lp.at(name, one, other)]
        return Code(", ".join(body), given.needs | taken.needs)
