"""Items made to order: a position is made up, and kept if what it is to exercise decides it.

Everything is drawn from the version of these generators, the hash of the law and the seed, so that the same three give
the same item for ever. Before an item is handed out, the law has answered it by the front door that marks it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from tutor.faults import TutorError, refuse
from tutor.learn.items.chance import Chance
from tutor.learn.items.draft import NOT_ASKED, POSITIONS, UNSEEN, Draft
from tutor.learn.items.item import BANDS, Band, Item
from tutor.learn.items.judged import Judged
from tutor.learn.items.kinds import KINDS, Kind
from tutor.learn.items.samples import mechanism_of, sample
from tutor.learn.items.samples.likes import Like
from tutor.learn.items.samples.tricks import Shape
from tutor.learn.items.tables import Seat, seat_of
from tutor.learn.items.targets import Aim, Target, aim_at, bears_on
from tutor.play.facts import MissingFact

VERSION = 3
MOST_SLOW, QUICK = 400, ("trick", "sets", "number", "declared", "winner", "shown", "worth", "lacking")
SHAPES_TRIED, MOST_SHAPES, KNOWN_SHAPE = 700, 4000, 0.9
MOST_LIKE = 12
FEW_SHAPES = 6  # with fewer, more are looked for
MOST, MOST_MADE = 1500, 120  # positions tried for one item, and those that were promising
TIMES = 6
MOST_ASTRAY = 40  # items made that are in another band than the one asked for: it is not reached, or hardly ever


def generate(
    kind: str,
    game: str,
    variant: str,
    target: Target,
    band: Band | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    house: tuple[str, ...] = (),
    only: tuple[str, ...] = (),
) -> Item:
    """An item of a kind that a component, a misconception, or two of these decide.

    ``only``: the questions of a case that may be put; any, unless told otherwise.

    The same arguments give the same item as long as the version of the generators and the law are the same. Raises
    TutorError for a kind or target that there is not, and where no such item is found.

    >>> item = generate("mark_all", "pocha", "completa", "BEAT", seed=3)
    >>> item == generate("mark_all", "pocha", "completa", "BEAT", seed=3), "BEAT" in item.components
    (True, True)
    """
    seat = seat_of(game, variant, tuple(sorted((options or {}).items())), tuple(house))
    maker = the_kind(kind)
    aim = aim_at(seat, target)
    tables = {asked: table_for(maker, seat, asked, aim) for asked in aim.asks if not only or asked in only}
    asks = [asked for asked, table in tables.items() if table is not None]
    if not asks:
        known = ", ".join(each.id for each in KINDS.values() if any(each.fits(seat, asked, aim) for asked in aim.asks))
        raise refuse("kind_not_for", found=kind, word=", ".join(aim.ids), known=known or "–")
    told = [kind, game, variant, repr(sorted((options or {}).items())), *house, *aim.ids, band or "", seed]
    chance = Chance(":".join(map(str, [VERSION, seat.hash, *told])))
    tried, astray, most = 0, 0, MOST if any(mechanism_of(seat, asked) in QUICK for asked in asks) else MOST_SLOW
    for _ in range(most):
        size = BANDS.index(band) if band and chance.odds(0.7) else chance.below(3)
        asked = chance.pick(asks)
        shapes = [shape for shape in shapes_for(seat, target, asked, maker.astray) if not band or shape.size == size]
        shape, table = chance.pick(shapes) if shapes and chance.odds(KNOWN_SHAPE) else None, tables[asked]
        draft = sample(chance, table, asked, size, shape, aim.rules) if table is not None else None
        draft = draft and replace(draft, seat=seat)
        if draft is None or not promising(draft, aim) or (maker.astray and not misled(draft)):
            continue
        POSITIONS.keep(draft)
        item, tried = made(maker, draft, chance, aim), tried + 1
        if item is None and tried > MOST_MADE:
            break
        if item is not None and (band is None or item.band == band):
            return replace(item, version=VERSION, rules=seat.hash, seed=seed, target=aim.ids)
        astray += item is not None
        if astray > MOST_ASTRAY:
            break
    raise refuse("no_item_found", found=kind, word=", ".join(aim.ids))


def table_for(maker: Kind, seat: Seat, asked: str, aim: Aim) -> Seat | None:
    """The table at which positions for a question are made up: one's own; where nobody is asked that there, a believer's."""
    if maker.fits(seat, asked, aim):
        return seat
    others = [] if mechanism_of(seat, asked) else [Seat(rules, seat.house) for rules in aim.apart]
    return next((other for other in others if maker.fits(other, asked, aim)), None)


@lru_cache(maxsize=1024)
def shapes_for(seat: Seat, target: Target, asked: str, astray: bool = False) -> tuple[Shape | Like, ...]:
    """The shapes of positions in which a target decided, of a number drawn at random: always the same ones.

    ``astray``: of those in which some misconception answers otherwise.
    """
    if mechanism_of(seat, asked) not in ("trick", "declared"):
        return ()
    chance, aim, found = Chance(f"{VERSION}:{seat.hash}:{target}:{asked}"), aim_at(seat, target), list[Shape | Like]()
    for tried in range(SHAPES_TRIED if aim.apart else MOST_SHAPES):
        if tried >= SHAPES_TRIED and len(found) >= FEW_SHAPES:
            break
        draft = sample(chance, seat, asked, chance.below(3))
        if draft is not None and promising(draft, aim) and not (astray and not misled(draft)):
            found.append(draft.shape or Like(draft.case, draft.size))
            if mechanism_of(seat, asked) == "declared" and len(found) == MOST_LIKE:
                break
    return tuple(found)


def items_for(
    kind: str,
    game: str,
    variant: str,
    target: Target,
    band: Band | None = None,
    start: int = 0,
    options: Mapping[str, Any] | None = None,
    house: tuple[str, ...] = (),
    seen: frozenset[str] = frozenset(),
    patience: int = 40,
) -> Iterator[Item]:
    """Items from one seed after another, none with a key in ``seen`` or met before.

    It ends where ``patience`` seeds in a row, or six for every item that has come, bring nothing new: there are no more.
    """
    known, idle, seed = set(seen), 0, start
    while idle < max(patience, TIMES * (len(known) - len(seen))):
        item = generate(kind, game, variant, target, band, seed, options, house)
        seed, idle = seed + 1, idle + 1
        if item.key not in known:
            known.add(item.key)
            idle = 0
            yield item


def the_kind(kind: str) -> Kind:
    """A kind by its id. Raises TutorError for one that there is not."""
    if kind not in KINDS:
        raise refuse("item_kind", found=kind, known=", ".join(KINDS))
    return KINDS[kind]


def made(maker: Kind, draft: Draft, chance: Chance, aim: Aim) -> Item | None:
    """An item of a position, rated; None where what it is to exercise does not decide there."""
    try:
        item = maker.make(draft, chance, aim)
        if item is None:
            return None
        judged = Judged(item, maker)
        if not judged.decided(aim):
            return None
        maker.guess(item)  # what can be answered has to be known too
        return judged.rated()
    except (TutorError, MissingFact):
        return None


def promising(draft: Draft, aim: Aim) -> bool:
    """Whether, at a first look, the laws without what is exercised say something else than the law."""
    said = draft.outcome(draft.seat.rules)
    if said in (NOT_ASKED, UNSEEN):
        return bool(said == UNSEEN)
    if aim.apart and draft.outcome(aim.apart[0]) == draft.outcome(aim.apart[1]):
        return False
    return all(any(draft.outcome(rules) not in (said, NOT_ASKED) for rules in group) for group in aim.parts)


def misled(draft: Draft) -> bool:
    """Whether some misconception answers otherwise than the law."""
    seat, said = draft.seat, draft.outcome(draft.seat.rules)
    return said == UNSEEN or any(
        draft.outcome(rules) != said for name, rules in seat.beliefs.items() if bears_on(seat, name, draft.asked)
    )


def kinds_for(game: str, variant: str, target: Target, seat: Seat | None = None) -> tuple[str, ...]:
    """The kinds of items that can exercise a target in a form of the game."""
    seat = seat or seat_of(game, variant, (), ())
    aim = aim_at(seat, target)
    return tuple(kind.id for kind in KINDS.values() if any(kind.fits(seat, asked, aim) for asked in aim.asks))


__all__ = ["VERSION", "generate", "items_for", "kinds_for", "mechanism_of"]
