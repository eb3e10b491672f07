"""House rules: every option that the law of the game declares, as a switch, a choice or a number."""

from __future__ import annotations

from functools import partial
from typing import Any

import streamlit as st

from tutor.law.model import Law, Option
from tutor.web.session import draft, lang, widget
from tutor.web.texts import text

USUAL = "usual"


def set_house_rules(law: Law, one_variant: bool) -> None:
    """The options, folded. An option counts as set only where it differs from what the variant has."""
    changed = draft()["options"]
    title = text("house_changed", lang(), count=len(changed)) if changed else text("house", lang())
    with st.expander(title, icon=":material/home:", key="house"):
        for option in law.options.values():
            _set(option, law.settings[option.id] if one_variant else None)
        if changed:
            st.button(text("house_reset", lang()), icon=":material/undo:", on_click=changed.clear)


def _set(option: Option, usual: Any) -> None:
    """``usual`` is what the variant has; None where several variants are asked."""
    key, label = widget(f"house_{option.id}_{draft()['variant']}"), option.labels[lang()]
    if option.type == "flag" and usual is not None:
        _show(key, draft()["options"].get(option.id, usual))
        st.toggle(label, key=key, on_change=_take, args=(option.id, key, usual))
    elif option.type == "number":
        _set_number(option, usual, key, label)
    else:
        values = [USUAL, *((True, False) if option.type == "flag" else option.values)]
        _show(key, draft()["options"].get(option.id, USUAL))
        st.selectbox(
            label,
            values,
            key=key,
            on_change=_take,
            args=(option.id, key, usual),
            format_func=partial(_said, lang(), option, usual),
        )


def _set_number(option: Option, usual: Any, key: str, label: str) -> None:
    low, high = (bound if isinstance(bound, int) else 48 for bound in (option.low, option.high))
    _show(key, draft()["options"].get(option.id, usual if isinstance(usual, int) else None))
    placeholder = text(usual, lang()) if isinstance(usual, str) else text("as_usual", lang())
    st.number_input(
        label,
        min_value=low,
        max_value=high,
        value=None,
        step=1,
        key=key,
        placeholder=placeholder,
        on_change=_take,
        args=(option.id, key, usual),
    )


def _said(here: str, option: Option, usual: Any, value: Any) -> str:
    if value == USUAL and usual is not None:
        return text("usual", here, value=_said(here, option, None, usual))
    if value == USUAL:
        return text("as_usual", here)
    if option.type == "flag":
        return text("yes" if value else "no", here)
    return option.value_labels[value][here]


def _show(key: str, value: Any) -> None:
    if key not in st.session_state or st.session_state[key] != value:
        st.session_state[key] = value


def _take(name: str, key: str, usual: Any) -> None:
    value, options = st.session_state[key], draft()["options"]
    if value is None or value in (usual, USUAL):
        options.pop(name, None)
    else:
        options[name] = value
