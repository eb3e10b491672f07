"""Fields of a form: numbers, lists of numbers, a choice of few, a suit, lines of names with their totals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

import streamlit as st

from tutor.cards import SUITS, parse_suit
from tutor.web.session import bound, draft, lang, widget
from tutor.web.texts import text
from tutor.words import name_suit

NONE = "none"


def choose(
    name: str, options: Iterable[Any], label: Callable[[Any], str] = str, none: str = "", title: str = ""
) -> None:
    """One of a few; ``none`` is the word for none of them, where that may be chosen.

    What the draft holds is among them, whether it should be or not: the engine says better what is wrong with it.
    """
    known = [*[NONE] * bool(none), *options]
    known += [held for held in [draft()[name]] if held is not None and held not in known]
    ties = bound(name, show=_or_none, read=_but_none) if none else bound(name)
    st.segmented_control(
        text(title or name, lang()),
        known,
        required=bool(none),
        wrap=True,
        **ties,
        format_func=lambda value: none if value == NONE else label(value),
    )


def _or_none(value: Any) -> Any:
    return NONE if value is None else value


def _but_none(value: Any) -> Any:
    return None if value == NONE else value


def choose_trump() -> None:
    """The suit of trumps; a second tap takes it away."""
    names = [suit.slug for suit in SUITS]
    st.pills(text("trump", lang()), names, format_func=partial(_suit_name, lang()), wrap=True, **bound("trump"))


def _suit_name(here: str, slug: str) -> str:
    return name_suit(parse_suit(slug), here).bare.capitalize()


def enter_number(name: str, low: int, high: int = 48) -> None:
    """A whole number, or none yet."""
    st.number_input(text(name, lang()), min_value=low, max_value=high, value=None, step=1, **bound(name))


def enter_numbers(name: str, title: str = "") -> None:
    """Numbers in the order in which they were said."""
    st.text_input(
        text(title or name, lang()),
        placeholder=text("numbers_help", lang()),
        **bound(name, show=as_text, read=from_text),
    )


def enter_counted(name: str, label: str) -> None:
    """How many of something everybody has, in turn."""
    key, shown = widget(f"counted_{name}"), as_text(draft()["counted"].get(name, []))
    if st.session_state.get(key) != shown:
        st.session_state[key] = shown
    title = label[:1].upper() + label[1:]
    st.text_input(title, placeholder=text("counted_help", lang()), key=key, on_change=_keep_counted, args=(name, key))


def _keep_counted(name: str, key: str) -> None:
    numbers, counted = from_text(st.session_state[key]), draft()["counted"]
    counted.pop(name, None)
    if numbers:
        counted[name] = numbers


def enter_totals(name: str, help_text: str = "match_help") -> None:
    """Names with their points, one a line."""
    st.text_area(text(name, lang()), placeholder=text(help_text, lang()), **bound(name, show=as_lines, read=from_lines))


def as_text(numbers: Iterable[Any]) -> str:
    """Numbers with spaces between."""
    return " ".join(map(str, numbers))


def from_text(typed: str) -> list[int | str]:
    """Whole numbers; what is none stays as it was typed, for the engine to refuse.

    >>> from_text("2, 1 0 x")
    [2, 1, 0, 'x']
    """
    return [_number(word) for word in typed.replace(",", " ").replace(";", " ").split()]


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
        name = who.rstrip(":= ")
        same = sum(known == name or known.startswith(f"{name} (") for known in found)
        found[f"{name} ({same + 1})" if same else name] = _number(total)
    return found


def _number(word: str) -> int | str:
    plain = word.replace("−", "-")
    return int(plain) if plain.removeprefix("-").isdecimal() and len(plain) < 8 else word
