"""A hand that is played as at a real table: whatever one chooses is accepted, and looked at when the hand is over.

The others choose by chance among what the law allows; what one may do or leave (a cante, a claim) is left by everybody.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from tutor.cards import parse_card, parse_suit
from tutor.game.asked import facts_seen
from tutor.learn.items import Item, Marked, mark
from tutor.learn.items.chance import Chance
from tutor.learn.lessons.model import Hand
from tutor.play.match import HandScore
from tutor.play.position import PASS, Position


@dataclass(frozen=True)
class HandRun:
    """A hand with the choices made so far in it; the same for everybody. ``like``: an exercise at the same table."""

    hand: Hand
    like: Item
    choices: tuple[Any, ...] = ()

    @cached_property
    def stops(self) -> tuple[Position, ...]:
        """The positions in which one has chosen, and the one in which one chooses next or the hand is over."""
        return tuple(self.walk())

    def walk(self) -> Iterator[Position]:
        """From one's own choice to the next."""
        position = self.dealt()
        chance = Chance(f"hand {self.hand.seed}")
        left = [*self.choices]
        while not position.over and position.decision:
            if position.optional:
                position = position.play(PASS)
            elif position.turn != self.hand.seat:
                position = position.play(chance.pick(position.moves()))
            else:
                yield position
                if not left:
                    return
                chosen = left.pop(0)
                position = position.play(tuple(chosen) if isinstance(chosen, list) else chosen, checked=False)
        yield position

    def dealt(self) -> Position:
        """The hand of this number in the schedule, dealt by the last seat."""
        hand = self.hand
        match = self.like.seat.rules.match(hand.players, hand.players - 1)
        nobody = HandScore(0, 0, "", 0, (0,) * len(match.totals))
        pack = [*range(48)]
        setting = replace(match, history=(nobody,) * (hand.number - 1)).setting()
        known = [card for card in pack if setting.plan.pack >> card & 1]
        shuffled = Chance(f"deal {hand.seed}").some(known, len(known))
        found = replace(match, history=(nobody,) * (hand.number - 1)).deal_pack(shuffled).position
        assert found is not None
        return found

    @property
    def over(self) -> bool:
        """Whether nothing is left to choose."""
        return self.stops[-1].over or not self.stops[-1].decision

    def item(self) -> Item | None:
        """What one has to choose now; None when the hand is over."""
        return None if self.over else self.item_at(self.stops[-1])

    def item_at(self, position: Position) -> Item:
        """The choice of a position as an exercise."""
        decision = position.setting.law.decisions[position.decision]
        asked = [*decision.choose][-1]
        case = {key: value for key, value in self.facts(position).items() if key not in decision.choose}
        return replace(self.like, kind="play_one", case=case, asked=asked)

    def facts(self, position: Position) -> Mapping[str, Any]:
        """What one sees, in the words of a case; of what belongs to everybody only one's own, where the choice hangs on it."""
        return facts_seen(position, self.hand.seat, self.like.seat.rules.words)

    def choice(self, given: Any) -> Any:
        """A given answer as it is chosen."""
        return choice_of(given)

    def review(self) -> list[tuple[Item, Marked]]:
        """Every choice of one's own, marked."""
        found = []
        for position, chosen in zip(self.stops, self.choices, strict=False):
            item = self.item_at(position)
            found.append((item, mark(item, answer_of(position, chosen))))
        return found


def choice_of(given: Any) -> Any:
    """An answer as `Position.play` takes it: a card or a set of them by number, a number, a suit.

    >>> choice_of("1o"), choice_of(2), choice_of(("7o", ("5o", "3o"))), choice_of("copas")
    (0, 2, (6, 20), 1)
    """
    if isinstance(given, tuple | list):
        card, cards = given
        return int(parse_card(card)), sum(1 << int(parse_card(one)) for one in cards)
    if isinstance(given, str):
        return int(parse_card(given)) if given[:1].isdigit() else int(parse_suit(given))
    return given


def answer_of(position: Position, choice: Any) -> Any:
    """A choice as an answer."""
    from tutor.learn.items.opened import cards_of
    from tutor.play.table import choice_text

    if isinstance(choice, tuple | list):
        card, cards = choice
        return cards_of(1 << card)[0], cards_of(cards)
    text = choice_text(position, choice)
    return int(text) if text.isdigit() else text
