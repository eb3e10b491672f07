"""A game in progress: the seats and everything that has been done. All else follows, so it is saved in a line and shared."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from tutor.ask import Ruleset
from tutor.faults import Place, TutorError, out_of_range, refuse
from tutor.game.others import notices, others_choice, slip_of
from tutor.game.revoke import Proof, condemned, proof_of, revokes
from tutor.game.seats import Opens, Seats, mark_of, seats_of
from tutor.game.seen import goes_through
from tutor.game.written import DEAL, Accusation, read_done, write_done
from tutor.play.match import HandScore, Match
from tutor.play.position import PASS, Position
from tutor.tabletop.table import choosing_of
from tutor.words import sentence

FORMAT = 1


@dataclass(frozen=True)
class Why:
    """Whether a choice is legal, why, and the name of the rule that decides."""

    legal: bool
    text: str
    rule: str


@dataclass(frozen=True)
class Dealt:
    """A hand that has been dealt: how many things had been done by then, and the match as it was then."""

    at: int
    match: Match


@dataclass(frozen=True)
class Session:
    """A game of ``seats`` after everything in ``done``: choices as `Position.play` takes them, and deals.

    ``hands`` are those that have been dealt; ``ended`` the last positions of those that are over, in order; ``past`` the
    choices of the hand dealt last, each with the position in which it was made, and ``accused`` the proved accusations in
    it.
    """

    seats: Seats
    rules: Ruleset
    match: Match
    done: tuple[Any, ...] = ()
    hands: tuple[Dealt, ...] = ()
    ended: tuple[Position, ...] = ()
    past: tuple[tuple[Position, Any], ...] = ()
    accused: tuple[Accusation, ...] = ()

    # ── where it stands ───────────────────────────────────────────────────────────────────────────

    @property
    def position(self) -> Position | None:
        """The position; None between hands."""
        return self.match.position

    @property
    def turn(self) -> int:
        """Whose turn it is, -1 between hands."""
        return self.position.turn if self.position is not None else -1

    @property
    def mine(self) -> bool:
        """Whether the person has to choose."""
        return self.turn == self.seats.seat

    @property
    def over(self) -> bool:
        """Whether the match is won, or all the hands that were to be played have been."""
        return self.match.over or (self.position is None and 0 < self.seats.hands <= len(self.ended))

    def legal(self) -> tuple[Any, ...]:
        """What may be chosen now."""
        return self.position.moves() if self.position is not None else ()

    def why(self, choice: Any, lang: str = "es") -> Why:
        """The verdict on a choice of whoever is to move. TutorError where nothing is to be chosen, or not such a thing."""
        position = self.waiting()
        if not can_be_chosen(position, choice):
            raise refuse("game_no_such_choice")
        if choice == PASS:
            return Why(True, "", "")
        legal, text, rule = choosing_of(position, lang).verdict_text(choice)
        return Why(legal, sentence(text), rule)

    def waiting(self) -> Position:
        """The position in which somebody has to choose. TutorError where nobody has to."""
        if self.position is None:
            raise refuse("game_between_hands")
        return self.position

    # ── going on ──────────────────────────────────────────────────────────────────────────────────

    def deal(self) -> Session:
        """The next hand, from its seed or as somebody has entered it."""
        if self.over:
            raise refuse("game_is_over")
        if self.position is not None:
            raise refuse("match_not_between_hands")
        number = self.match.number
        entered = self.seats.packs.get(number)
        chance = random.Random(f"{self.seats.seed} deal {number}")
        match = self.match.deal(chance) if entered is None else self.match.deal_pack(entered)
        done = (*self.done, DEAL)
        return replace(self, match=match, done=done, hands=(*self.hands, Dealt(len(done), match)), past=(), accused=())

    def play(self, choice: Any) -> Session:
        """The session after a choice of whoever is to move. An illegal one is refused with TutorError, unless it goes through."""
        position, lax = self.waiting(), self.lets_through()
        if lax and not can_be_chosen(position, choice):
            raise refuse("game_no_such_choice")
        after = position.play(choice, checked=not lax)
        ended = (*self.ended, after) if after.over else self.ended
        done, past = (*self.done, choice), (*self.past, (position, choice))
        return replace(self, match=self.match.after(after), done=done, ended=ended, past=past)

    def choosing(self) -> Iterator[Session]:
        """The session after each choice of others, one by one, until the person has to choose, or the hand is over."""
        found = self
        while found.position is not None and not found.mine:
            found = found.other().watched()
            yield found

    def others(self) -> Session:
        """The session after everything that others choose until the person has to, or the hand is over."""
        found = self.watched()
        for later in found.choosing():
            found = later
        return found

    def lets_through(self) -> bool:
        """Whether this is a real table, and what is not allowed now goes through until somebody proves it."""
        return self.seats.assist == "real" and goes_through(self.waiting())

    def other(self) -> Session:
        """The session after the next choice of another player."""
        position, seats = self.waiting(), self.seats
        level = seats.levels[position.turn]
        slip = slip_of(position, self.past, level, seats.seed) if self.lets_through() else None
        return self.play(others_choice(position, self.past, level, seats.seed) if slip is None else slip)

    # ── revokes ───────────────────────────────────────────────────────────────────────────────────

    def watched(self) -> Session:
        """The session after the others have accused whoever has revoked, where what all have seen proves it."""
        if self.seats.assist != "real":
            return self
        found = self
        for at in revokes(self.past):
            seat = self.past[at][0].turn
            eyes = [
                other
                for other, level in enumerate(self.seats.levels)
                if other not in (seat, self.seats.seat) and notices(level)
            ]
            if eyes and not found.is_accused(seat) and found.proof(at) is not None:
                found = found.accuse(eyes[0], at)
        return found

    def is_accused(self, seat: int) -> bool:
        """Whether a seat has been found to have revoked in this hand."""
        return any(self.past[one.at][0].turn == seat for one in self.accused)

    def proof(self, at: int, lang: str = "es") -> Proof | None:
        """The proof, by what everybody has seen, that a choice of this hand was a revoke; None while there is none."""
        return proof_of(self.rules, self.past, at, self.seats.names, lang)

    def proof_against(self, seat: int, lang: str = "es") -> Proof | None:
        """The first proof against a seat."""
        for at in revokes(self.past):
            if self.past[at][0].turn == seat:
                found = self.proof(at, lang)
                if found is not None:
                    return found
        return None

    def accuse(self, by: int, at: int) -> Session:
        """The session after an accusation that is proved: whoever revoked pays what the table makes them pay."""
        if not 0 <= at < len(self.past) or not 0 <= by < self.seats.players or self.proof(at) is None:
            raise refuse("game_not_proved")
        seat = self.past[at][0].turn
        if self.is_accused(seat):
            raise refuse("game_accused_already", name=self.seats.names[seat])
        one = Accusation(by, at)
        told = replace(self, done=(*self.done, one), accused=(*self.accused, one))
        if self.position is not None:
            return replace(told, match=self.match.after(condemned(self.position, seat)))
        before = self.at(self.hands[-1].at + len(self.past) - 1)
        final = condemned(self.ended[-1], seat)
        return replace(told, match=before.match.after(final), ended=(*self.ended[:-1], final))

    def do(self, one: Any) -> Session:
        """The session after anything that is written down: a deal, an accusation or a choice."""
        if isinstance(one, Accusation):
            return self.accuse(one.by, one.at)
        return self.deal() if one == DEAL else self.play(one)

    # ── going back ────────────────────────────────────────────────────────────────────────────────

    def take_back(self) -> Session:
        """The session before the last choice of the person in this hand, or in the one just over."""
        own = [place for place, (position, _) in enumerate(self.past) if position.turn == self.seats.seat]
        if not own:
            raise refuse("game_nothing_to_take_back")
        return self.at(self.hands[-1].at + own[-1])

    def hand_again(self) -> Session:
        """The same hand once more, from its deal."""
        if not self.hands:
            raise refuse("game_nothing_to_take_back")
        return self.at(self.hands[-1].at)

    def at(self, done: int) -> Session:
        """The session when so many things had been done."""
        hands = tuple(hand for hand in self.hands if hand.at <= done)
        if not hands:
            return begin(self.seats, self.rules)
        ended = self.ended[: len(hands) - 1]
        last = hands[-1]
        found = replace(
            self, match=last.match, done=self.done[: last.at], hands=hands, ended=ended, past=(), accused=()
        )
        for one in self.done[last.at : done]:
            found = found.do(one)
        return found

    def moves(self, hand: int) -> list[tuple[Position, Any]]:
        """Every choice of a hand, counted from 0 as they were dealt, with the position in which it was made."""
        dealt, later = self.hands[hand], self.hands[hand + 1 :]
        found, position = [], dealt.match.position
        for choice in self.done[dealt.at : later[0].at - 1 if later else len(self.done)]:
            if isinstance(choice, Accusation):
                continue
            assert position is not None
            found.append((position, choice))
            position = position.play(choice, checked=False)
        return found

    # ── saving ────────────────────────────────────────────────────────────────────────────────────

    def to_data(self) -> dict[str, Any]:
        """The whole game as plain data."""
        return {
            "format": FORMAT,
            "law": mark_of(self.rules.library, self.seats.game),
            "table": self.seats.to_data(),
            "done": write_done(self.done),
        }


def begin(seats: Seats, rules: Ruleset | None = None) -> Session:
    """A game before its first deal. TutorError for a table that cannot be."""
    rules = rules or seats.rules()
    seats = seats.checked(rules)
    match = rules.match(seats.players, seats.dealer)
    if seats.first > max(len(match.plan.hands), 1) and match.plan.hands:
        raise out_of_range(Place(path="first"), "first", 1, len(match.plan.hands), seats.first)
    nobody = HandScore(0, 0, "", 0, (0,) * len(match.totals))
    return Session(seats, rules, replace(match, history=(nobody,) * (seats.first - 1)))


def session_of(data: Any, opens: Opens = Seats.rules) -> Session:
    """The session that `Session.to_data` has written; ``opens`` gives the rules of a table.

    TutorError for what is none, and for one that was played by another law and cannot have been by this.
    """
    if not isinstance(data, Mapping) or not isinstance(data.get("table"), Mapping):
        raise refuse("game_unreadable")
    if data.get("format") != FORMAT:
        raise refuse("saved_format", found=data.get("format"), known=FORMAT)
    seats = seats_of(data["table"])
    rules = opens(seats)
    found = begin(seats, rules)
    try:
        for one in read_done(str(data.get("done", ""))):
            found = found.do(one)
    except TutorError:
        if data.get("law") != mark_of(rules.library, seats.game):
            raise refuse("game_of_another_law") from None
        raise
    except (IndexError, KeyError, TypeError, ValueError, AttributeError, StopIteration) as error:
        raise refuse("game_unreadable") from error
    return found


def can_be_chosen(position: Position, choice: Any) -> bool:
    """Whether a choice is one of those that are judged, legal or not."""
    if choice == PASS:
        return position.optional
    choosing = choosing_of(position, "es")
    parts = position.setting.law.decisions[position.decision].choose
    if choosing.kind == "choose":
        return any(option["id"] == choice for option in choosing.options())
    if choosing.kind == "play":
        return isinstance(choice, int) and bool(choosing.domain() >> choice & 1)
    if not isinstance(choice, tuple) or len(choice) != len(parts):
        return False
    fits = len(choice) == 1 or bool(choosing.domain() >> choice[0] & 1)
    return fits and not choice[-1] & ~choosing.table()
