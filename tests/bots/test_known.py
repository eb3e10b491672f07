"""What the choices of others tell is true of the real deal, and every sampled deal could have been played like this."""

from __future__ import annotations

import random

import pytest

from tests.bots.tables import TABLES, by_chance, hand, walk
from tutor.bots import look
from tutor.bots.known import knowledge_of
from tutor.bots.sample import Sampler
from tutor.cards import bits
from tutor.play.position import Position


def real(position: Position, zone: str, owner: int) -> int:
    held = position.zones[zone] if owner < 0 else position.zones[zone][owner]
    return held if isinstance(held, int) else sum(1 << card for card in held)


@pytest.mark.parametrize(("game", "variant", "players"), TABLES)
def test_what_is_certain_is_true_and_samples_keep_to_it(game: str, variant: str, players: int) -> None:
    rng, told = random.Random(3), 0
    for seed in range(2):
        for position, past in walk(hand(game, variant, players, seed, 7 if game == "pocha" else 1), by_chance(seed)):
            if position.over or rng.random() < 0.8:
                continue
            view = look(position, position.turn, past)
            known = knowledge_of(view)
            told += len(known.facts)
            for (zone, owner, _), mask in zip(view.slots, known.allowed, strict=True):
                assert not real(position, zone, owner) & view.hidden & ~mask
            sampler = Sampler(view, known)
            for deal in sampler.deals(rng, 3):
                world = view.with_cards(deal)
                for (zone, owner, _), mask in zip(view.slots, known.allowed, strict=True):
                    assert not real(world, zone, owner) & view.hidden & ~mask
                    assert real(world, zone, owner).bit_count() == real(position, zone, owner).bit_count()
            mended = [card for cards in sampler.mended(rng) for card in cards]
            assert sorted(mended) == list(view.unplaced)
            assert all(
                mask >> card & 1
                for cards, mask in zip(sampler.mended(rng), known.allowed, strict=True)
                for card in cards
            )
    assert told or (game, variant) == ("tute", "habanero") or game == "escoba"  # two play, and draw after each trick


def test_who_does_not_follow_lacks_the_suit_and_who_does_not_head_lacks_what_heads() -> None:
    """By hand: three players; the first leads the seven of cups."""
    seen = set()
    for position, past in walk(hand("pocha", "sencilla", 3, 2, 9), by_chance(4)):
        if position.over:
            break
        view = look(position, position.turn, past)
        trump = position.registers["trump"]
        for fact in knowledge_of(view).facts:
            before, choice = view.past[fact.place]
            lying = before.zones["trick"]
            if lying and lying[0] // 12 != choice // 12:
                assert fact.cards & view.hidden >= view.hidden & 0xFFF << 12 * (lying[0] // 12)
                seen.add("void")
                if trump != choice // 12:
                    seen.add("void of trumps" if fact.cards & 0xFFF << 12 * trump else "")
            else:
                assert not fact.cards & ~(0xFFF << 12 * (lying[0] // 12))
                seen.add("cannot head")
            assert not fact.held
            assert not any(position.zones["hand"][fact.seat] >> card & 1 for card in bits(fact.cards))
    assert {"void", "cannot head"} <= seen


def test_what_is_sung_is_held() -> None:
    held = 0
    for seed in range(40):
        for position, past in walk(hand("tute", "parejas", 4, seed), singing(seed)):
            sung = [(before.turn, choice) for before, choice in past if before.decision == "cantar" and choice >= 0]
            if not sung or position.over:
                continue
            seat, suit = sung[0]
            view = look(position, (seat + 1) % 4, past)
            pair = 0b11 << 12 * suit + 10 & view.hidden
            facts = [fact for fact in knowledge_of(view).facts if fact.held]
            assert [(fact.seat, fact.cards) for fact in facts] == ([(seat, pair)] if pair else [])
            held += bool(pair)
            break
        if held == 3:
            return
    raise AssertionError(held)


def singing(seed: int):  # type: ignore[no-untyped-def]
    """Whatever may be declared is declared; else any legal choice."""
    rng = random.Random(seed)
    return lambda position, past: position.moves()[0] if position.optional else rng.choice(position.moves())
