"""Items about the answers to others: several answers to choose from, and the idea behind a wrong one.

The wrong answers are those that misconceptions lead to; none is invented.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, ClassVar

from tutor.ask import Answer, Ruleset
from tutor.faults import refuse
from tutor.learn.items.chance import Chance
from tutor.learn.items.item import Given, Item, predictions
from tutor.learn.items.kinds.base import Kind, frozen
from tutor.learn.items.kinds.chosen import MarkAll
from tutor.learn.items.kinds.counts import Points
from tutor.learn.items.kinds.tricks import Winner
from tutor.learn.items.targets import bears_on, believed_otherwise
from tutor.learn.items.way import Way, listed_way
from tutor.learn.items.wording import Words

if TYPE_CHECKING:
    from tutor.learn.items.draft import Draft
    from tutor.learn.items.tables import Seat
    from tutor.learn.items.targets import Aim

BASES: dict[str, Kind] = {kind.id: kind for kind in (MarkAll(), Winner(), Points())}
MOST_CHOICES, MOST_SETS = 4, 5
MOST_LOOKED_AT, MOST_SEEN = 600, 12


class About(Kind):
    """An item about the answer to another item, of the kind that ``of`` of its ``more`` names."""

    of: ClassVar[tuple[str, ...]] = ("trick", "sets", "number", "declared", "winner", "score")
    astray: ClassVar[bool] = True

    def fits(self, seat: Seat, asked: str, aim: Aim) -> bool:
        """A count is asked about only where some misconception counts that otherwise."""
        if not super().fits(seat, asked, aim) or not any(kind.fits(seat, asked, aim) for kind in BASES.values()):
            return False
        if asked == "score":
            return not aim.rules or any(aim.rules & believed_otherwise(seat, name) for name in seat.beliefs)
        return misconceived(seat, asked, aim)

    def basis(self, item: Item) -> tuple[Kind, Item]:
        return BASES[item.more["of"]], item.about

    def based(self, draft: Draft, chance: Chance, aim: Aim) -> tuple[Kind, Item] | None:
        """The kind of item that a position is for, and one."""
        for kind in BASES.values():
            if kind.fits(draft.seat, draft.asked, aim):
                item = kind.make(draft, chance, aim)
                return (kind, item) if item else None
        return None


class MultipleChoice(About):
    """One of several answers: the right one, and those that misconceptions lead to. It is answered by its number."""

    id = "multiple_choice"

    def make(self, draft: Draft, chance: Chance, aim: Aim) -> Item | None:
        found = self.based(draft, chance, aim)
        if found is None:
            return None
        kind, item = found
        told = predictions(item)
        right = told.pop(None)
        given = dict.fromkeys(answers[0] for answers in told.values() if len(answers) == 1 and answers != right)
        wrong = [answer for answer in given if sayable(answer)]
        if len(right) != 1 or not sayable(right[0]) or not wrong:
            return None
        first = [answers[0] for name, answers in told.items() if name in aim.ids and answers and answers[0] in wrong]
        picked = list(dict.fromkeys([*first, *chance.some(wrong, MOST_CHOICES - 1)]))[: MOST_CHOICES - 1]
        choices = chance.some([right[0], *picked], MOST_CHOICES)
        return replace(item, kind=self.id, more={"of": kind.id, "more": item.more, "choices": choices})

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        kind, base = self.basis(item)
        return places_of(item.more["choices"], kind.right(base, rules))

    def believed(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        kind, base = self.basis(item)
        return places_of(item.more["choices"], kind.believed(base, rules))

    def read(self, item: Item, answer: Any) -> Given:
        return one_of(answer, len(item.more["choices"]))

    def way(self, item: Item) -> Way:
        return listed_way(partial(self.listed, item), range(1, len(item.more["choices"]) + 1))

    def listed(self, item: Item, lang: str) -> list[str]:
        return [Words(item.about, lang).value(choice) for choice in item.more["choices"]]

    def guess(self, item: Item) -> float:
        return 1 / len(item.more["choices"])

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        kind, base = self.basis(item)
        wanted = kind.right(base, rules)
        return kind.explained(base, rules, frozen(item.more["choices"][given - 1]), right, wanted)

    def judged(
        self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]
    ) -> tuple[Item, Given] | None:
        kind, base = self.basis(item)
        return kind.judged(base, rules, frozen(item.more["choices"][given - 1]), right, kind.right(base, rules))


class WhichIdea(About):
    """Somebody has answered wrongly: which of these ideas leads to that answer? It is answered by the id of one."""

    id = "which_idea"
    of: ClassVar[tuple[str, ...]] = ("trick", "sets", "number", "declared", "score")

    def make(self, draft: Draft, chance: Chance, aim: Aim) -> Item | None:
        found = self.based(draft, chance, aim)
        if found is None:
            return None
        kind, item = found
        told = predictions(item)
        right = told.pop(None)
        able = [name for name, answers in told.items() if name and len(answers) == 1 and answers != right]
        able = [name for name in able if sayable(told[name][0])]
        if aim.apart:
            able = [name for name in able if name in aim.ids]
        if not able:
            return None
        idea = chance.pick(able)
        others = [str(name) for name, answers in told.items() if name and answers != told[idea]]
        near = [name for name in others if told[name] != right]
        far = [name for name in others if name not in near and bears_on(draft.seat, name, draft.asked)]
        known = [str(idea), *chance.some(near, 2), *chance.some(far, 1)]
        if len(known) < 2:
            return None
        more = {"of": kind.id, "more": item.more, "answered": told[idea][0], "ideas": chance.some(known, len(known))}
        return replace(item, kind=self.id, more=more)

    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        kind, base = self.basis(item)
        if rules is not item.seat.rules:
            return ()
        answered = frozen(item.more["answered"])
        beliefs = item.seat.beliefs
        return tuple(name for name in item.more["ideas"] if answered in kind.believed(base, beliefs[name]))

    def sound(self, item: Item, right: tuple[Given, ...]) -> bool:
        return len(right) == 1

    def way(self, item: Item) -> Way:
        return listed_way(partial(self.listed, item), item.more["ideas"])

    def listed(self, item: Item, lang: str) -> list[str]:
        return [item.seat.law.misconceptions[name].says[lang] for name in item.more["ideas"]]

    def read(self, item: Item, answer: Any) -> Given:
        if answer not in item.more["ideas"]:
            raise refuse("item_answer", found=answer, known=", ".join(item.more["ideas"]))
        return answer

    def guess(self, item: Item) -> float:
        return 1 / len(item.more["ideas"])

    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        kind, base = self.basis(item)
        return kind.explained(base, rules, frozen(item.more["answered"]), False, kind.right(base, rules))

    def judged(
        self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]
    ) -> tuple[Item, Given] | None:
        kind, base = self.basis(item)
        return kind.judged(base, rules, frozen(item.more["answered"]), False, kind.right(base, rules))


@lru_cache(maxsize=1024)
def misconceived(seat: Seat, asked: str, aim: Aim) -> bool:
    """Whether in some positions that exercise something a misconception answers otherwise than the law."""
    from tutor.learn.items.make import misled, promising
    from tutor.learn.items.samples import sample

    chance, seen = Chance(f"{seat.hash}:{asked}:{aim.ids}"), 0
    for _ in range(MOST_LOOKED_AT):
        draft = sample(chance, seat, asked, chance.below(3))
        if draft is None or not promising(draft, aim):
            continue
        seen += 1
        if misled(draft):
            return True
        if seen == MOST_SEEN:
            break
    return False


def sayable(answer: Given) -> bool:
    """Whether an answer can be taken in at a reading: of many sets of cards, each with its card, nobody could."""
    return not isinstance(answer, tuple) or len(answer) <= MOST_SETS or not isinstance(answer[0], tuple)


def places_of(choices: Sequence[Given], right: tuple[Given, ...]) -> tuple[int, ...]:
    """The numbers, from 1, of the choices that are right."""
    return tuple(place for place, choice in enumerate(choices, 1) if frozen(choice) in right)


def one_of(answer: Any, most: int) -> int:
    """A number from 1 to ``most``."""
    number = int(answer) if isinstance(answer, str) and answer.isdigit() else answer
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= most:
        raise refuse("item_answer", found=answer, known=", ".join(map(str, range(1, most + 1))))
    return number
