"""Tricks against the number that was said before play, hand by hand; by what the law counts, whatever it is called."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.bots.payoff import said_register, trick_register
from tutor.game.session import Session
from tutor.play.position import Position


@dataclass(frozen=True)
class Bids:
    """A hand of this ``number``: by seat, how many tricks were said, and how many won."""

    number: int
    said: tuple[int, ...]
    won: tuple[int, ...]


def bids_in(session: Session) -> list[Bids]:
    """The hands that are over in which everybody says a number of tricks; none where the game has no such thing."""
    found = [bids_of(ended, number) for number, ended in enumerate(session.ended, session.seats.first)]
    return [one for one in found if one is not None]


def bids_of(ended: Position, number: int) -> Bids | None:
    """The same of one hand."""
    setting = ended.setting
    tricks, (said, _) = trick_register(setting), said_register(setting)
    numbers = ended.registers[said] if tricks and said else ()
    if not tricks or len(numbers) != setting.players:
        return None
    in_turn = [numbers[ended.relative(seat)] for seat in range(setting.players)]  # said one after another, mano first
    return Bids(number, tuple(in_turn), tuple(ended.registers[tricks]))
