"""The slots of a form on the table, and what has been laid in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tutor.ask.blanks import SUIT, SUITS
from tutor.ask.entries import Entered, Form, in_order, seats_of
from tutor.ask.forms import CARD, CARDS, PILES, RECORD, Field
from tutor.ask.told import LETTERS
from tutor.draw.legend import heading
from tutor.tabletop.laying import Laying, Pointed, Slot
from tutor.web.texts import text

Winner = Callable[[list[str]], int | None]
LONG, USUAL = 48, 40
SEVERAL = 4
FEWEST = 2


def laying_of(form: Form, entered: Entered, active: str, deck: int, lang: str) -> Laying:
    """The table of a form: a slot for each place, and the parts of the move that are pointed at."""
    slots = tuple(
        slot for each in form if each.lies and not pointed(each) for slot in slots_of(each, form, entered, lang)
    )
    parts = tuple(part_of(each, form, entered, lang) for each in form if pointed(each))
    known = [slot.id for slot in slots]
    return Laying(slots, parts, active if active in known else "", deck)


def pointed(of: Field) -> bool:
    """Whether a field is filled by pointing at cards that lie in another."""
    return of.move and bool(of.among)


def part_of(of: Field, form: Form, entered: Entered, lang: str) -> Pointed:
    """What is pointed at."""
    value = entered.facts.get(of.key)
    cards = tuple(value) if isinstance(value, list) else (value,) if isinstance(value, str) else ()
    among = tuple(slot.id for each in form if each.key in of.among for slot in slots_of(each, form, entered, lang))
    return Pointed(of.key, titled(of, lang), among, of.kind == CARDS, cards)


def titled(of: Field, lang: str) -> str:
    """What a field is called, as it stands over it."""
    return heading(of.labels)[0 if lang == "es" else 1]


def slots_of(of: Field, form: Form, entered: Entered, lang: str) -> Iterator[Slot]:
    """The slot of a field; of a record one for each trick, and the next."""
    value = entered.facts.get(of.key)
    if of.kind == RECORD:
        yield from tricks_of(of, form, entered, lang)
        return
    if of.kind == PILES:
        yield from piles_of(of, form, entered, lang)
        return
    lies = tuple(value) if isinstance(value, list) else (value,) if isinstance(value, str) else ()
    yield Slot(
        of.key,
        titled(of, lang),
        lies,
        suits=of.kind in (SUIT, SUITS),
        most=1 if of.kind in (SUIT, CARD) else SEVERAL if of.kind == SUITS else of.most,
        ordered=of.ordered,
        apart=of.apart,
        own=of.own and of.kind == CARDS and not of.optional,
        spare=of.optional and of.kind in (CARD, CARDS) and not of.move,
    )


def piles_of(of: Field, form: Form, entered: Entered, lang: str) -> Iterator[Slot]:
    """A slot for the pile of each; those of whom only a number is told are empty."""
    piles = entered.facts.get(of.key) or []
    for place in range(max(entered.owners(form), FEWEST)):
        lies = piles[place] if place < len(piles) and isinstance(piles[place], list) else []
        yield Slot(f"{of.key}.{place}", f"{titled(of, lang)}: {entered.name(place)}", tuple(lies), spare=True)


def tricks_of(of: Field, form: Form, entered: Entered, lang: str) -> Iterator[Slot]:
    """A slot for each trick, with who played what under its cards."""
    tricks: list[dict[str, Any]] = entered.facts.get(of.key) or []
    seats = seats_of(form, entered)
    most = seats if "players" in entered.facts else of.most
    for place in range(tricks_shown(tricks)):
        trick: dict[str, Any] = tricks[place] if place < len(tricks) else {"leader": 0, "cards": []}
        names = tuple(entered.name((trick["leader"] + turn) % seats) for turn in range(len(trick["cards"])))
        label = text("nth_trick", lang, number=place + 1)
        yield Slot(f"{of.key}.{place}", label, tuple(trick["cards"]), most=most, ordered=True, notes=names)


def tricks_shown(tricks: Sequence[Mapping[str, Any]]) -> int:
    """So many tricks as have been begun, and one more."""
    begun = [place for place, trick in enumerate(tricks) if trick["cards"]]
    return max(begun, default=-1) + 2


def take_over(laying: Laying, form: Form, entered: Entered, winner: Winner) -> None:
    """Enter what lies on the table now. ``winner``: the place of the card that takes a trick, or None."""
    lies = {slot.id: slot.lies for slot in laying.slots}
    chosen = {part.id: list(part.cards) for part in laying.pointed}
    for each in form:
        if each.kind == RECORD:
            take_tricks(each, lies, form, entered, winner)
        elif each.kind == PILES:
            take_piles(each, lies, entered)
        elif each.lies:
            laid = chosen[each.key] if pointed(each) else list(lies[each.key])
            take_cards(each, in_order(each, laid) if each.kind == CARDS else laid, entered)


def take_cards(of: Field, laid: list[str], entered: Entered) -> None:
    """Enter cards or suits; where nothing lay and nothing lies there, it stays as it was."""
    if not laid and not entered.facts.get(of.key):
        return
    single = of.kind in (SUIT, CARD)
    keep(entered, of.key, (laid[0] if laid else None) if single else laid or (None if pointed(of) else []))


def take_tricks(of: Field, lies: dict[str, tuple[str, ...]], form: Form, entered: Entered, winner: Winner) -> None:
    """Enter the tricks that lie there. Who leads one is kept; a new one is led by whoever has won the one before."""
    before = entered.facts.get(of.key) or []
    found: list[dict[str, Any]] = []
    for place, laid in enumerate(lies[name] for name in lies if name.startswith(f"{of.key}.")):
        if place < len(before) and before[place]["cards"]:
            leader = before[place]["leader"]
        else:
            leader = next_leader(found[-1], seats_of(form, entered), winner) if found else 0
        found.append({"leader": leader, "cards": list(laid)})
    while found and not found[-1]["cards"]:
        found.pop()
    keep(entered, of.key, found or None)


def next_leader(trick: dict[str, Any], seats: int, winner: Winner) -> int:
    """Who leads after a trick; the same as before where it is not known who won it."""
    won = winner(trick["cards"]) if len(trick["cards"]) == seats else None
    return int((trick["leader"] + (won or 0)) % seats)


def take_piles(of: Field, lies: dict[str, tuple[str, ...]], entered: Entered) -> None:
    """Enter the piles that lie there; of one that is empty the number is kept that was told."""
    before = entered.facts.get(of.key) or []
    told = [pile if not isinstance(pile, list) else None for pile in before]
    laid = [in_order(of, lies[name]) for name in lies if name.startswith(f"{of.key}.")]
    found = [cards or (told[place] if place < len(told) else None) for place, cards in enumerate(laid)]
    if any(laid) or any(isinstance(pile, list) for pile in before):
        keep(entered, of.key, found if any(pile is not None for pile in found) else None)


def keep(entered: Entered, key: str, value: object) -> None:
    """Enter a value; what a case said of it before is no longer kept beside."""
    if entered.facts.get(key) != value:
        entered.more.pop(key.partition(".")[0], None)
        entered.facts[key] = value


def seat_names(entered: Entered, seats: int) -> list[str]:
    """Who sits at the table."""
    return [entered.name(place) for place in range(min(seats, len(LETTERS)))]
