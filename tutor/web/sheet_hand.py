"""The hand that is being entered: a field for whatever the count of this game looks at, and the count as soon as it can be."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import streamlit as st

from tutor.ask.blanks import FLAG, NUMBER, OWNER, SUIT, SUITS, Blank
from tutor.ask.scoresheet import Scoresheet
from tutor.cards import SLUGS, parse_suit
from tutor.draw.legend import heading
from tutor.faults import TutorError
from tutor.web.literal import literal
from tutor.web.ruling import problem_html
from tutor.web.session import lang, widget
from tutor.web.sheet import keep
from tutor.web.sheet_table import lines_html
from tutor.web.texts import text
from tutor.words import Noun, listing, name_suit

NOBODY = "nobody"


def enter_hand(sheet: Scoresheet) -> None:
    """The form of the next hand."""
    number = len(sheet.hands) + 1
    hand, dealer = sheet.hand(number), sheet.dealer_of(number)
    st.header(text("sheet_hand", lang(), number=number), anchor=False)
    st.caption(_about(sheet, number, hand.cards, hand.kind, dealer))
    filled: dict[str, Any] = {}
    for blank in in_turn(sheet, number):
        _enter(sheet, number, blank, filled)
    _count(sheet, number, filled)


def in_turn(sheet: Scoresheet, number: int) -> list[Blank]:
    """What is to be entered: what is said first, and last what may be left open."""
    return sorted(sheet.blanks(number), key=lambda blank: (not blank.said_in, blank.optional))


def _about(sheet: Scoresheet, number: int, cards: int, kind: str, dealer: int) -> str:
    """ "Reparte Ana. 4 cartas para cada uno. Mano de oros: el triunfo es oros."."""
    law, here = sheet.rules.court().law, lang()
    said = [text("sheet_deals", here, name=literal(sheet.names[dealer % len(sheet.names)]))] if not law.pairs else []
    if law.schedule:
        said.append(text("sheet_cards_one" if cards == 1 else "sheet_cards", here, cards=cards))
        if number > len(sheet.plan.hands):
            said.append(text("sheet_tie_break", here))
    if kind:
        said.append(f"{law.kinds[kind].name(here).capitalize()}: {law.kinds[kind].says[here]}")
    return " ".join(said)


# ── fields ────────────────────────────────────────────────────────────────────────────────────────


def _enter(sheet: Scoresheet, number: int, blank: Blank, filled: dict[str, Any]) -> None:
    """The field, or the fields, of one blank; what has been entered goes into ``filled`` as a case has it."""
    title = heading(blank.labels)[0 if lang() == "es" else 1]
    order = sheet.in_turn(number) if blank.said_in else sheet.names
    value: Any
    if blank.kind == NUMBER and blank.each:
        value = _numbers(number, blank, title, order)
        if blank.said_in:
            _bar(sheet, number, blank, value)
    elif blank.kind == FLAG and blank.each:
        value = _whose(number, blank, title, order)
    elif blank.kind == SUITS and blank.each:
        value = _suits(number, blank, title, order)
    else:
        value = _single(number, blank, title, order)
    if value is not None:
        _put(filled, blank, value)


def _numbers(number: int, blank: Blank, title: str, order: Sequence[str]) -> dict[str, int] | None:
    found = {}
    with st.container(horizontal=True, gap="small", key=f"numbers_{number}_{blank.key}"):
        for name in order:
            entered = st.number_input(
                f"{title}: {literal(name)}",
                min_value=0,
                max_value=max(blank.most, 48) if blank.said_in else blank.most,
                value=None,
                step=1,
                key=_key(number, blank, name),
            )
            if entered is not None:
                found[name] = int(entered)
    return found or None


def _bar(sheet: Scoresheet, number: int, blank: Blank, said: Mapping[str, int] | None) -> None:
    """What the next to speak may not say, where something is barred."""
    order = sheet.in_turn(number)
    waiting = next((name for name in order if name not in (said or {})), order[-1])
    before = {name: found for name, found in (said or {}).items() if order.index(name) < order.index(waiting)}
    barred = sheet.barred(number, before, waiting, blank)
    if barred:
        numbers = listing([str(bid) for bid in barred], lang(), "or")
        told = st.warning if (said or {}).get(waiting) in barred else st.caption
        told(text("sheet_barred", lang(), name=literal(waiting), numbers=numbers))


def _whose(number: int, blank: Blank, title: str, order: Sequence[str]) -> dict[str, bool] | None:
    """Who has the only card of its kind."""
    chosen = st.segmented_control(title, list(order), key=_key(number, blank), format_func=literal, wrap=True)
    return {name: name == chosen for name in order} if chosen else None


def _suits(number: int, blank: Blank, title: str, order: Sequence[str]) -> dict[str, list[str]]:
    found = {}
    for name in order:
        chosen = st.pills(
            f"{title}: {literal(name)}",
            [*SLUGS],
            selection_mode="multi",
            format_func=partial(_suit_name, lang()),
            key=_key(number, blank, name),
        )
        if chosen:
            found[name] = list(chosen)
    return found


def _single(number: int, blank: Blank, title: str, order: Sequence[str]) -> Any:
    if blank.kind == FLAG:
        return st.toggle(title, key=_key(number, blank)) or None
    if blank.kind == NUMBER:
        return st.number_input(title, min_value=0, max_value=blank.most, value=None, step=1, key=_key(number, blank))
    options = [*SLUGS] if blank.kind == SUIT else [*order, *[NOBODY] * blank.optional]
    names: Callable[[str], str] = partial(_suit_name if blank.kind == SUIT else _owner_name, lang())
    chosen = st.segmented_control(title, options, key=_key(number, blank), format_func=names, wrap=True)
    return None if chosen in (None, NOBODY) else chosen


def _owner_name(here: str, name: str) -> str:
    return text("nobody", here) if name == NOBODY else literal(name)


def _suit_name(here: str, slug: str) -> str:
    return name_suit(parse_suit(slug), here).bare.capitalize()


def _key(number: int, blank: Blank, name: str = "") -> str:
    """The key of a field: another one for each hand, so that the next begins empty."""
    return widget(f"sheet_{number}_{blank.key}_{name}")


def _put(filled: dict[str, Any], blank: Blank, value: Any) -> None:
    """Put a value where a case has it: ``counts.oros`` by owner, ``capote.by`` in its group."""
    group, _, inner = blank.key.partition(".")
    if not inner:
        filled[group] = value
    elif isinstance(value, Mapping):
        for name, one in value.items():
            filled.setdefault(group, {}).setdefault(name, {})[inner] = one
    else:
        filled.setdefault(group, {})[inner] = value
    if blank.kind == OWNER and inner:
        filled[group].setdefault("lost", False)


# ── the count ─────────────────────────────────────────────────────────────────────────────────────


def _count(sheet: Scoresheet, number: int, filled: dict[str, Any]) -> None:
    """What the hand scores, as soon as everything is there; else what is still missing."""
    missing = _missing(sheet, number, filled)
    if missing:
        st.caption(text("sheet_missing", lang(), what=listing(missing, lang())))
        return
    try:
        answer = sheet.count(number, filled)
    except TutorError as error:
        st.html(problem_html("count_bad", error))
        return
    st.html(lines_html(answer, lang()))
    st.button(
        text("sheet_enter", lang()),
        type="primary",
        icon=":material/check:",
        on_click=_enter_hand,
        args=(sheet, filled),
    )


def _enter_hand(sheet: Scoresheet, filled: dict[str, Any]) -> None:
    keep(sheet.with_hand(filled))


def _missing(sheet: Scoresheet, number: int, filled: Mapping[str, Any]) -> list[str]:
    """By name, what has not been filled in and must be."""
    found = []
    for blank in in_turn(sheet, number):
        group, _, inner = blank.key.partition(".")
        value = filled.get(group)
        if inner and blank.each:
            value = {name: had[inner] for name, had in (value or {}).items() if inner in had}
        complete = set(value or ()) >= set(sheet.names) if blank.each else value is not None
        if not blank.optional and not complete:
            found.append(Noun.read(blank.labels[lang()], lang()).bare)
    return found
