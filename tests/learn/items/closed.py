"""All the items that there can be of a sort, where they are few: gone through one by one, not drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations, product
from typing import Any

from tutor.ask.matches import target as goal_of
from tutor.ask.told import LETTERS
from tutor.cards import CARDS, bits
from tutor.faults import TutorError
from tutor.learn.items import generate, kind_of
from tutor.learn.items.item import Item, predictions
from tutor.learn.items.judged import Judged
from tutor.learn.items.played import asked_by_turns, to_trick
from tutor.learn.items.samples.tricks import FEW_PLAYERS, packs
from tutor.learn.items.tables import Seat
from tutor.learn.items.targets import Target, aim_at
from tutor.play.deal import stock_of, stock_sizes
from tutor.play.facts import MissingFact

SUITS = ("oros", "copas", "espadas", "bastos")  # the suit led first; which of the others is which says nothing
FEW_CARDS = ((2,), (3,))  # who plays where a trick is so small that all can be gone through
MOST_OWNERS = 4


def closed(game: str, form: str, kind: str, target: Target) -> set[str] | None:
    """The keys of all items of a sort; None where nobody has gone through them."""
    like = generate(kind, game, form, target, seed=0)
    aim = aim_at(like.seat, target)
    space = space_of(like)
    if space is None:
        return None
    return {item.key for item in space if decided(item, aim)}


def decided(item: Item, aim: Any) -> bool:
    """Whether something decides an item that may be no item at all."""
    try:
        judged = Judged(item)
        found = judged.decided(aim)
        kind_of(item).guess(item)
        return found
    except (TutorError, MissingFact, KeyError):
        return False


def space_of(like: Item) -> Iterator[Item] | None:
    """Everything that could be an item like this one, but for the names of suits; None where that is too much."""
    seat, law = like.seat, like.seat.law
    if like.kind == "who" and like.more["about"] == "turn":
        return turns(like, seat)
    if like.kind == "say_value" and like.asked == "deal":
        return deals(like, seat)
    if like.kind == "say_value" and like.asked == "match" and not law.result.tallied and owners(seat) <= MOST_OWNERS:
        return matches(like, seat)
    if like.kind == "winner" and law.players in FEW_CARDS:
        return tricks(like, seat)
    if like.kind == "multiple_choice" and like.more["of"] == "winner" and law.players in FEW_CARDS:
        return choices(like, seat)
    if like.kind == "build_hand" and (law.players == (2,) or not like.case["trick"]):
        return hands(like, seat)
    if like.kind == "which_table" and "bid" in like.case:
        return bids(like, seat)
    return None


def owners(seat: Seat) -> int:
    return 2 if seat.law.pairs else min(seat.law.players)


def turns(like: Item, seat: Seat) -> Iterator[Item]:
    for players in seat.law.players:
        names = LETTERS[:players]
        for decision, dealer, place in product(asked_by_turns(seat.law), names, range(1, players + 1)):
            told = {"about": "turn", "dealer": dealer, "decision": decision, "place": place}
            yield replace(like, case={"players": players}, more=told)
            for leader in names if to_trick(seat.law, decision) and place > 1 else ():
                yield replace(like, case={"players": players}, more={**told, "leader": leader})


def deals(like: Item, seat: Seat) -> Iterator[Item]:
    for players, deck in product(seat.law.players, (0, *seat.law.deck.also)):
        yield replace(like, case={"players": players, **({"deck": deck} if deck else {}), "deal": True})


def matches(like: Item, seat: Seat) -> Iterator[Item]:
    goal, names = goal_of(seat.court), LETTERS[: owners(seat)]
    for totals in product(range(goal + 4), repeat=len(names)):
        yield replace(like, case={"match": dict(zip(names, totals, strict=True))})


def tricks(like: Item, seat: Seat) -> Iterator[Item]:
    (players,) = seat.law.players
    pack = [str(CARDS[card]) for card in bits(packs(seat.law, players))]
    for trick in permutations(pack, players):
        for trump in SUITS if in_order([card[-1] for card in trick]) else ():
            yield replace(like, case={**like.case, "trump": trump, "trick": [*trick]})


def in_order(suits: list[str]) -> bool:
    """Whether suits come up for the first time in one order: every trick is like one of those."""
    return [*dict.fromkeys(suits)] == [suit[0] for suit in SUITS][: len({*suits})]


def choices(like: Item, seat: Seat) -> Iterator[Item]:
    """Each trick with the wrong answers that there are to it, in every order."""
    for item in tricks(like, seat):
        told = predictions(replace(item, kind="winner", more={}))
        right = told.pop(None)
        wrong = dict.fromkeys(answers[0] for answers in told.values() if len(answers) == 1 and answers != right)
        for order in permutations([right[0], *wrong]) if wrong else ():
            yield replace(item, more={**like.more, "choices": list(order)})


def hands(like: Item, seat: Seat) -> Iterator[Item]:
    law = seat.law
    for players in (number for number in law.players if number <= FEW_PLAYERS):
        pack = [str(CARDS[card]) for card in bits(packs(law, players))]
        sizes = stock_sizes(law, players)
        stocks = [{stock_of(law): left} for left in sizes] if sizes is not None and len(sizes) > 1 else [{}]
        leads = [card for card in pack if card[-1] == "o"] if like.case["trick"] else [""]
        for led, card, trump, stock in product(leads, pack, SUITS, stocks):
            trick = [led] if led else []
            if card not in trick and (led or card[-1] == "o"):
                yield replace(like, case={"players": players, "trump": trump, "trick": trick, **stock, "play": card})


def bids(like: Item, seat: Seat) -> Iterator[Item]:
    """With one card or two; with more, every form of the game says the same."""
    forms = like.more["forms"]
    for players, cards in product(seat.law.players, (1, 2)):
        for said in (said for many in range(players) for said in product(range(cards + 1), repeat=many)):
            for bid in range(cards + 1) if sum(said) <= cards + 1 else ():
                case = {"players": players, "cards": cards, "bids": list(said), "bid": bid}
                item = replace(like, case=case, more={"forms": forms})
                yield from [item] if apart(item) else []


def apart(item: Item) -> bool:
    """Whether the forms of the game do not all say the same."""
    try:
        found = kind_of(item).right(item, item.seat.rules)
    except TutorError:
        return False
    return bool(found) and 0 < len(found[0]) < len(item.more["forms"])
