"""Tute: random positions and whole hands, as the referee writes them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.agreement.engine import mask
from tests.referee_tute.cards import SUITS, full_deck, of_suit, suit_of, without
from tests.referee_tute.hand import play_hand
from tests.referee_tute.law import Law, side_of
from tests.referee_tute.table import Table, facts_of
from tutor.play.facts import Unseen

FLAGS = ("montar_si_fallada", "pisar", "companero_libera")


def random_play(rng: random.Random, law: Law) -> dict[str, Any]:
    """The facts of a play. In a third of them the hand lacks the suit led, in a third it is short of trumps."""
    cards = full_deck()
    rng.shuffle(cards)
    trick, rest = cards[: rng.randint(0, law.players - 1)], cards[law.players :]
    trump, what = rng.choice(SUITS), rng.randrange(6)
    if trick and what in (0, 1):
        rest = without(rest, of_suit(rest, suit_of(trick[0])))
    if what in (1, 2):
        rest = [*of_suit(rest, trump)[:1], *without(rest, of_suit(rest, trump))]
    stock = rng.choice((0, rng.randrange(0, 26, 2))) if law.has_stock else 0
    hand = rest[: law.cards_each if stock else rng.randint(1, law.cards_each)]
    return {"hand": hand, "trick": trick, "trump": trump, **({"stock": stock} if law.has_stock else {})}


def situation_of(case: dict[str, Any]) -> dict[str, Any]:
    """The facts of a play for the engine."""
    order = tuple(card.bit_length() - 1 for card in (mask([card]) for card in case["trick"]))
    found: dict[str, Any] = {"hand": mask(case["hand"]), "trick": order, "trump": SUITS.index(case["trump"])}
    return {**found, "stock": Unseen(case["stock"], "stock")} if "stock" in case else found


def declaring(law: Law, rng: random.Random) -> Iterator[dict[str, Any]]:
    """The facts of every moment of one hand at which the referee looks whether something may be sung or changed."""
    found: list[dict[str, Any]] = []
    deck = full_deck()
    rng.shuffle(deck)

    def choose(seat: int, question: str, offers: list[str], table: Table) -> str | None:
        if question == "play":
            return rng.choice(offers)
        found.append(known(facts_of(seat, table, first_round=question == "exchange"), table, seat))
        return rng.choice([*offers, None]) if rng.random() < 0.7 else None

    play_hand(kind_deck(deck, rng), law, choose)
    yield from found


def kind_deck(deck: list[str], rng: random.Random) -> list[str]:
    """The deck with the kings and caballos of three suits close together, so that there is more to sing."""
    return sorted(deck, key=lambda card: rng.random() - (0.3 if card[:-1] in ("12", "11") else 0))


def known(facts: dict[str, Any], table: Table, seat: int) -> dict[str, Any]:
    """The same as the facts of a case."""
    case = {name: value for name, value in facts.items() if name != "cantes_at_first_trick"}
    case["sung_this_trick"] = bool(case["sung_this_trick"])
    won = table.tricks_won[side_of(seat, table.law)]
    return {name: value for name, value in {**case, "tricks_won": won}.items() if value is not None}
