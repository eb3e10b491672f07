"""The fields of a form that are no cards: numbers, lists of numbers, a choice of few, names with their totals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import streamlit as st

from tutor.ask.blanks import FLAG, NUMBER, OWNER, SUITS
from tutor.ask.entries import Entered, Form, seats_of
from tutor.ask.forms import KIND, NUMBERS, PILES, RECORD, TOTALS, Field
from tutor.ask.typed import cards_typed
from tutor.cards import SLUGS, parse_suit
from tutor.faults import TutorError
from tutor.law.model import Law
from tutor.web.laid import keep, seat_names, titled
from tutor.web.literal import literal
from tutor.web.session import VALUE, bound, lang
from tutor.web.texts import text
from tutor.words import name_suit

FEW = 10
LEAST_OWNERS = 2


def enter_fields(law: Law, form: Form, entered: Entered) -> None:
    """Every field that is not filled on the table, what must be known before what may be left open."""
    for each in form:
        if (
            each.move
            and each.optional
            and each.among
            and any(entered.says(one) for one in form if one.key in each.among)
        ):
            choose_taking(each, entered)
    beside = [each for each in form if not each.lies or each.kind == PILES]
    beside = [each for each in beside if each.key.partition(".")[0] not in entered.more]
    for each in beside:
        field_of(each, law, form, entered)


def field_of(of: Field, law: Law, form: Form, entered: Entered) -> None:
    """The widget of one field."""
    if of.each and of.kind in (NUMBER, PILES):
        enter_each(of, entered)
    elif of.each and of.kind == FLAG:
        enter_whose(of, form, entered, law)
    elif of.each and of.kind == SUITS:
        enter_suits(of, form, entered, law)
    elif of.kind == TOTALS:
        value = entered.facts.get(of.key) or {}
        ties = bound(of.key, as_lines(value), lambda typed: keep(entered, of.key, from_lines(typed)), VALUE)
        st.text_area(name(of), placeholder=text("totals_help", lang()), height=120, **ties)
    elif of.kind == NUMBERS:
        written = as_text(entered.facts.get(of.key) or [])
        ties = bound(of.key, written, lambda typed: keep(entered, of.key, from_text(typed)), VALUE)
        st.text_input(name(of), placeholder=text("numbers_help", lang()), **ties)
    elif of.kind == NUMBER:
        ties = bound(of.key, entered.facts.get(of.key), partial(keep, entered, of.key), VALUE)
        st.number_input(name(of), min_value=0, max_value=max(of.most, 1), step=1, **ties)
    else:
        choose(of, law, form, entered)


def choose_taking(of: Field, entered: Entered) -> None:
    """Whether a second part of the move is asked about: all that it could be, nothing, or the cards that are tapped."""
    value = entered.facts.get(of.key)
    ways: dict[str, Any] = {"taking_all": None, "taking_none": [], **({"taking_some": value} if value else {})}
    held = next(way for way, meant in ways.items() if meant == value)
    ties = bound(of.key, held, lambda way: keep(entered, of.key, ways[way]))
    st.segmented_control(name(of), list(ways), required=True, wrap=True, format_func=partial(worded, lang()), **ties)


def worded(here: str, key: str) -> str:
    """A word of the page."""
    return text(key, here)


def name(of: Field) -> str:
    """What a field is called, literally: no phrase of the law is markup."""
    return literal(titled(of, lang()))


def choose(of: Field, law: Law, form: Form, entered: Entered) -> None:
    """One of a few. What the draft holds is among them, whether it should be or not: the engine says what is wrong."""
    held = entered.facts.get(of.key)
    options: list[Any] = [True, False] if of.kind == FLAG else list(of.values)
    if of.kind == OWNER:
        options = list(owner_names(law, form, entered))
    options += [held] * (held is not None and held not in options)
    ties = bound(of.key, held, partial(keep, entered, of.key))
    st.segmented_control(name(of), options, wrap=True, format_func=partial(said, of.kind, law, lang()), **ties)


def said(kind: str, law: Law, here: str, value: Any) -> str:
    """A value in words."""
    if kind == FLAG:
        return text("yes" if value else "no", here)
    if kind == KIND and value in law.kinds:
        return literal(law.kinds[value].name(here).capitalize())
    return literal(str(value).replace("_", " "))


def owner_names(law: Law, form: Form, entered: Entered) -> list[str]:
    """Those who may have something: as many as have been told of, else as many as can be."""
    told = entered.owners(form)
    most = LEAST_OWNERS if law.pairs else max(law.players)
    return seat_names(entered, max(told, LEAST_OWNERS) if told else most)


def enter_each(of: Field, entered: Entered) -> None:
    """How many of something everybody has, in turn; of piles the cards too, those of each after a bar."""
    value, many = entered.facts.get(of.key) or [], of.kind == PILES
    written = as_piles(value) if many else as_text(value)
    read = from_piles if many else from_text
    ties = bound(of.key, written, lambda typed: keep(entered, of.key, read(typed) or None), VALUE)
    st.text_input(name(of), placeholder=text("piles_help" if many else "counted_help", lang()), **ties)


def enter_whose(of: Field, form: Form, entered: Entered, law: Law) -> None:
    """Who has the only one of its kind."""
    names, value = owner_names(law, form, entered), entered.facts.get(of.key) or []
    held = next((names[place] for place, has in enumerate(value) if has and place < len(names)), None)
    ties = bound(of.key, held, lambda who: keep(entered, of.key, [each == who for each in names] if who else None))
    st.segmented_control(name(of), names, wrap=True, format_func=literal, **ties)


def enter_suits(of: Field, form: Form, entered: Entered, law: Law) -> None:
    """The suits of everybody."""
    names = owner_names(law, form, entered)
    for place, who in enumerate(names):
        value = entered.facts.get(of.key) or []
        held = (value[place] if place < len(value) else None) or []
        ties = bound(f"{of.key}_{place}", held, partial(keep_suits, of, entered, place))
        st.pills(
            f"{name(of)}: {literal(who)}",
            [*SLUGS],
            selection_mode="multi",
            format_func=partial(suit_name, lang()),
            wrap=True,
            **ties,
        )


def keep_suits(of: Field, entered: Entered, place: int, suits: Sequence[str]) -> None:
    """Enter the suits of one."""
    value = [list(each or []) for each in entered.facts.get(of.key) or []]
    value += [[]] * (place + 1 - len(value))
    value[place] = list(suits)
    keep(entered, of.key, value if any(value) else None)


def suit_name(here: str, slug: str) -> str:
    """A suit by name."""
    return name_suit(parse_suit(slug), here).bare.capitalize()


def choose_leaders(form: Form, entered: Entered, active: str) -> None:
    """Who leads the trick that is being laid."""
    for each in form:
        tricks = entered.facts.get(each.key) if each.kind == RECORD else None
        if tricks:
            place = int(active.rpartition(".")[2]) if active.startswith(f"{each.key}.") else 0
            choose_leader(each, form, entered, min(place, len(tricks) - 1))


def choose_leader(of: Field, form: Form, entered: Entered, place: int) -> None:
    """Who leads a trick: one of as many as play, or of as few as can have played such tricks."""
    names = seat_names(entered, seats_of(form, entered))
    held = names[entered.facts[of.key][place]["leader"] % len(names)]
    ties = bound(f"leader_{place}", held, lambda who: lead(of, entered, place, names.index(who)))
    title = text("leader", lang(), number=place + 1)
    st.segmented_control(title, names, required=True, wrap=True, format_func=literal, **ties)


def lead(of: Field, entered: Entered, place: int, leader: int) -> None:
    """Another leads a trick."""
    tricks = [dict(trick) for trick in entered.facts[of.key]]
    tricks[place]["leader"] = leader
    keep(entered, of.key, tricks)


# ── as it is typed ────────────────────────────────────────────────────────────────────────────────


def as_text(numbers: Iterable[Any]) -> str:
    """Numbers with spaces between."""
    return " ".join("–" if number is None else str(number) for number in numbers)


def from_text(typed: str) -> list[int | str | None]:
    """Whole numbers; what is none stays as it was typed, for the engine to refuse.

    >>> from_text("2, 1 0 x")
    [2, 1, 0, 'x']
    """
    return [None if word == "–" else _number(word) for word in typed.replace(",", " ").replace(";", " ").split()]


def as_piles(piles: Iterable[Any]) -> str:
    """Piles, each by its cards or by what they are worth; with bars between where cards are among them.

    >>> as_piles([47, 73]), as_piles([["1o", "3c"], 12])
    ('47 73', '1o 3c | 12')
    """
    piles = list(piles)
    if not any(isinstance(pile, list) for pile in piles):
        return as_text(piles)
    return " | ".join(
        " ".join(pile) if isinstance(pile, list) else "–" if pile is None else str(pile) for pile in piles
    )


def from_piles(typed: str) -> list[Any]:
    """The piles of everybody: numbers in turn, or cards with a bar between the piles.

    >>> from_piles("47 73"), from_piles("1o 3c | siete de oros | 12")
    ([47, 73], [['1o', '3c'], ['7o'], 12])
    """
    if "|" not in typed:
        numbers = from_text(typed)
        if all(isinstance(number, int) or number is None for number in numbers):
            return numbers
    return [pile_of(part) for part in typed.split("|")]


def pile_of(typed: str) -> Any:
    """One pile; what is neither cards nor a number stays as it was typed."""
    number = _number(typed.strip())
    if isinstance(number, int) or not typed.strip() or typed.strip() == "–":
        return number if isinstance(number, int) else None
    try:
        return [str(card) for card in cards_typed(typed)]
    except TutorError:
        return [typed.strip()]


def as_lines(totals: Mapping[str, Any]) -> str:
    """A line for each name."""
    return "\n".join(f"{who} {total}".strip() for who, total in totals.items())


def from_lines(typed: str) -> dict[str, int | str]:
    """The last word of a line is the total; a name that stands there already gets a number.

    >>> from_lines("Ana María 120\\nLuis: −15\\nLuis 7")
    {'Ana María': 120, 'Luis': -15, 'Luis (2)': 7}
    """
    found: dict[str, int | str] = {}
    for line in filter(None, map(str.strip, typed.splitlines())):
        who, _, total = line.rpartition(" ") if " " in line else (line, "", "")
        called = who.rstrip(":= ")
        same = sum(known == called or known.startswith(f"{called} (") for known in found)
        found[f"{called} ({same + 1})" if same else called] = _number(total)
    return found


def _number(word: str) -> int | str:
    plain = word.replace("−", "-")
    return int(plain) if plain.removeprefix("-").isdecimal() and len(plain) < 8 else word
