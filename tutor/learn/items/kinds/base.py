"""What every kind of item can do, and the kinds in which something is chosen as a decision of the law has it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from tutor.ask import Answer, Ruleset
from tutor.cards import parse_card, parse_cards
from tutor.faults import TutorError, refuse
from tutor.learn.items.draft import Draft, open_item
from tutor.learn.items.item import Given, Item
from tutor.learn.items.opened import Opened
from tutor.learn.items.tasks import TASKS
from tutor.learn.items.way import Way, word
from tutor.play.facts import MissingFact
from tutor.words import sentence

if TYPE_CHECKING:
    from tutor.learn.items.chance import Chance
    from tutor.learn.items.tables import Seat
    from tutor.learn.items.targets import Aim


class Kind(ABC):
    """A kind of item: its right answers under any law, how it is answered, the reading of an answer, its chance, its words.

    ``of``: the mechanisms that it works on (`tutor.learn.items.samples.mechanism_of`); ``single``: it asks for the verdict
    on one move, of which two components seldom decide at once; ``foretold``: what misconceptions answer is quickly told, and
    counts for the difficulty; ``astray``: it lives on wrong answers, so some misconception has to lead to one; ``of_trick``:
    cards where tricks lie are one.
    """

    id: ClassVar[str]
    of: ClassVar[tuple[str, ...]] = ()
    single: ClassVar[bool] = False
    foretold: ClassVar[bool] = True
    astray: ClassVar[bool] = False
    of_trick: ClassVar[bool] = True

    def fits(self, seat: Seat, asked: str, aim: Aim) -> bool:
        """Whether items of this kind can be made of a question, to exercise something."""
        from tutor.learn.items.samples import mechanism_of

        return mechanism_of(seat, asked) in self.of and not (self.single and len(aim.parts) > 1)

    def make(self, draft: Draft, chance: Chance, aim: Aim) -> Item | None:
        """An item of a position; None where it gives none."""
        return draft.item(self.id)

    def sound(self, item: Item, right: tuple[Given, ...]) -> bool:
        """Whether an item with these right answers is worth asking."""
        return True

    def basis(self, item: Item) -> tuple[Kind, Item]:
        """The kind and item whose answer shows what decides: itself, but where something is asked about another answer."""
        return self, item

    def exercises(self, item: Item) -> str:
        """The question whose components an item exercises."""
        return item.asked

    @abstractmethod
    def right(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        """Every right answer under a law."""

    def believed(self, item: Item, rules: Ruleset) -> tuple[Given, ...]:
        """The answers that seem right to somebody who takes this to be the law; none where it says nothing."""
        try:
            return self.right(item, rules)
        except (TutorError, MissingFact):
            return ()

    def accepts(self, item: Item, rules: Ruleset, given: Given, expected: Sequence[Given]) -> bool:
        """Whether an answer is right."""
        return given in expected

    @abstractmethod
    def way(self, item: Item) -> Way:
        """How it is answered: what is tapped, or typed."""

    @abstractmethod
    def read(self, item: Item, answer: Any) -> Given:
        """An answer as it is kept. Raises TutorError for what is none."""

    @abstractmethod
    def guess(self, item: Item) -> float:
        """The probability of a right answer by chance."""

    def differs(self, given: Given, expected: Sequence[Given]) -> tuple[tuple[Given, ...], tuple[Given, ...]]:
        """What is left out, and what is put in that is not right; where an answer is no list, nothing and itself."""
        return (), (given,)

    @abstractmethod
    def explained(self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]) -> Answer:
        """The answer of the law that decides."""

    def judged(
        self, item: Item, rules: Ruleset, given: Given, right: bool, expected: Sequence[Given]
    ) -> tuple[Item, Given] | None:
        """The choice whose verdict is the explanation, where there are several; in the item whose choice it is."""
        return None

    def reason(self, item: Item, given: Given, expected: Sequence[Given], answer: Answer, lang: str) -> str:
        """What decides, in a sentence, where that of the law speaks of more than the exercise does; else nothing."""
        return ""

    # ── its words ─────────────────────────────────────────────────────────────────────────────────

    def drawn(self, item: Item) -> Mapping[str, Any]:
        """The facts of the case as they lie before one's eyes."""
        return item.case

    def question(self, item: Item, lang: str) -> str:
        """The question alone, for somebody who is told what others answer to it."""
        return self.task_alone(item, lang)

    def listed(self, item: Item, lang: str) -> list[str]:
        """What there is to choose from, where the exercise lists it."""
        return []

    def task_alone(self, item: Item, lang: str) -> str:
        """What the learner is to do, and how many answers there may be; without what there is to choose from."""
        return sentence(TASKS[self.id](item, lang))

    def task(self, item: Item, lang: str) -> str:
        """The same with what there is to choose from."""
        said, listed = TASKS[self.id](item, lang), self.listed(item, lang)
        numbered = "; ".join(f"({place}) {one.rstrip('.')}" for place, one in enumerate(listed, 1))
        return sentence(f"{said}{'' if said.endswith('?') else ':'} {numbered}" if listed else said)

    def names(self, item: Item, lang: str) -> Mapping[Given, str]:
        """What answers are called in a sentence, those that are not called by themselves; what is listed is quoted."""
        way = self.way(item)
        opening, closing = ("", "") if not way.numbered else ("«", "»") if lang == "es" else ("“", "”")
        found = {frozen(each.answer): f"{opening}{each.name(lang).rstrip('.')}{closing}" for each in way.choices}
        return found | ({frozen(way.none): word(way.nothing, lang)} if way.nothing else {})


class Listed(Kind):
    """A kind whose answer is a list: one may leave something out of it, and put something in."""

    def differs(self, given: Given, expected: Sequence[Given]) -> tuple[tuple[Given, ...], tuple[Given, ...]]:
        wanted = expected[0]
        return tuple(one for one in wanted if one not in given), tuple(one for one in given if one not in wanted)


def frozen(value: Any) -> Given:
    """Lists as tuples, as answers are kept."""
    return tuple(frozen(inner) for inner in value) if isinstance(value, list | tuple) else value


def legal_of(item: Item, rules: Ruleset) -> tuple[Given, ...]:
    """What may be chosen under a law; nothing where it is not asked at all."""
    found = open_item(item, rules)
    return found.legal if found else ()


def shortest(choices: Sequence[Given]) -> Given:
    """The first of some choices; of sets of cards the one of the fewest cards, as far as the notation goes."""
    return min(choices, key=lambda one: len(repr(one)) if isinstance(one, tuple) else 0)


def choices_of(item: Item) -> tuple[Given, ...]:
    """What can be chosen."""
    found = open_item(item, item.seat.rules)
    return found.choices if found else ()


def read_one(item: Item, value: Any) -> Given:
    """One choice: a card, a number, a suit, a word; of sets, some cards."""
    found = open_item(item, item.seat.rules)
    if found is None:
        raise refuse("item_answer", found=value, known="")
    if found.of_sets:
        return lying_there(item, read_move(found, value))
    known = found.choices
    if found.decision.choose[item.asked].type == "card" and isinstance(value, str):
        value = str(parse_card(value))
    elif isinstance(value, str) and value.lstrip("-").isdigit():
        value = int(value)
    if value not in known or isinstance(value, bool):
        raise refuse("item_answer", found=value, known=", ".join(map(str, known)))
    return value


def read_move(found: Opened, value: Any) -> Given:
    """A set of cards, or a card with the set that it takes."""
    if found.card < 0 and len(found.decision.choose) > 1:
        if not isinstance(value, list | tuple) or len(value) != 2:
            raise refuse("item_answer", found=value, known="[card, [cards]]")
        return str(parse_card(value[0])), read_cards(value[1])
    return read_cards(value)


def lying_in(item: Item) -> list[str]:
    """The cards of a position."""
    lying = [one for value in item.case.values() for one in (value if isinstance(value, list | tuple) else [value])]
    return [*dict.fromkeys(one for one in lying if isinstance(one, str) and one[:1].isdigit())]


def lying_there(item: Item, move: Given) -> Given:
    """A move, if its cards are in the position."""
    known = lying_in(item)
    card, *rest = move if move and isinstance(move[-1], tuple) else ("", move)
    for one in (*([card] if card else []), *(each for taken in rest for each in taken)):
        if one not in known:
            raise refuse("item_not_there", found=one, known=", ".join(known))
    return move


def read_cards(value: Any) -> tuple[str, ...]:
    """Cards in the order of the deck."""
    if not isinstance(value, str | list | tuple):
        raise refuse("item_answer", found=value, known="1o 7c …")
    return tuple(str(card) for card in sorted(parse_cards(value)))


def read_list(item: Item, answer: Any) -> tuple[Given, ...]:
    """Several choices, each once, in the order in which the law lists them."""
    if isinstance(answer, str) and not open_sets(item):
        answer = answer.replace(",", " ").split()
    if not isinstance(answer, Iterable) or isinstance(answer, str | dict):
        raise refuse("item_answer_list", found=answer)
    values = {read_one(item, value) for value in answer}
    return in_order(item, values)


def open_sets(item: Item) -> bool:
    """Whether sets of cards are chosen."""
    found = open_item(item, item.seat.rules)
    return found is not None and found.of_sets


def in_order(item: Item, values: Iterable[Given]) -> tuple[Given, ...]:
    """Choices as the law lists them: sets sorted, others as they can be chosen."""
    values = set(values)
    if open_sets(item):
        return tuple(sorted(values))
    return tuple(value for value in choices_of(item) if value in values)


def ask_about(item: Item, rules: Ruleset, value: Given) -> Answer:
    """The answer of the law about one choice; of a set of cards that do not all lie there, about everything there is."""
    case, found = item.full_case(), open_item(item, rules)
    if found is None or not found.of_sets:
        return rules.explain({**case, item.asked: value})
    *firsts, last = found.decision.choose
    whole = found.card < 0 and bool(firsts)
    fixed = {firsts[0]: value[0]} if whole else {}
    taken = value[1] if whole else value
    if firsts and not {*taken} <= {*found.choices}:
        return rules.explain({**case, **fixed})
    return rules.explain({**case, **fixed, last: [card for card in taken if card in found.choices]})
