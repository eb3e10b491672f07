"""House rules: every option that the law of the game declares, as a switch, a choice or a number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import streamlit as st

from tutor.law.model import Law, Option
from tutor.web.session import INDEX, VALUE, draft, lang, showing, widget
from tutor.web.texts import text

USUAL = "usual"
Settings = Mapping[str, Any]


@dataclass(frozen=True)
class Switches:
    """The options of a law as widgets, which keep in ``chosen`` whatever differs from the usual.

    ``usual`` are the settings of the form; None where several forms are asked. ``table`` parts the widgets of one form from
    those of another. ``about`` says of an option what it changes; those that change nothing here (``idle``) come last.
    """

    chosen: dict[str, Any]
    usual: Settings | None
    table: str
    about: Callable[[Option], str] = lambda option: ""
    idle: Callable[[Option], bool] = lambda option: False

    def show(self, law: Law) -> None:
        """Every option: a switch, a choice or a number."""
        for option in sorted(law.options.values(), key=self.idle):
            self._set(option)
            if said := self.about(option):
                st.caption(said)

    def _set(self, option: Option) -> None:
        key, label = widget(f"house_{option.id}_{self.table}"), option.labels[lang()]
        usual = self.usual[option.id] if self.usual is not None else None
        if option.type == "flag" and usual is not None:
            shown = showing(key, self.chosen.get(option.id, usual), VALUE)
            st.toggle(label, on_change=self._take, args=(option.id, key, usual), **shown)
        elif option.type == "number":
            self._set_number(option, usual, key, label)
        else:
            values = [USUAL, *((True, False) if option.type == "flag" else option.values)]
            st.selectbox(
                label,
                values,
                on_change=self._take,
                args=(option.id, key, usual),
                format_func=partial(_said, lang(), option, usual),
                **showing(key, self.chosen.get(option.id, USUAL), INDEX, values),
            )

    def _set_number(self, option: Option, usual: Any, key: str, label: str) -> None:
        low, high = (bound if isinstance(bound, int) else 48 for bound in (option.low, option.high))
        placeholder = text(usual, lang()) if isinstance(usual, str) else text("as_usual", lang())
        st.number_input(
            label,
            min_value=low,
            max_value=high,
            step=1,
            placeholder=placeholder,
            on_change=self._take,
            args=(option.id, key, usual),
            **showing(key, self.chosen.get(option.id, usual if isinstance(usual, int) else None), VALUE),
        )

    def _take(self, name: str, key: str, usual: Any) -> None:
        value = st.session_state[key]
        if value is None or value in (usual, USUAL):
            self.chosen.pop(name, None)
        else:
            self.chosen[name] = value


def set_house_rules(law: Law, one_variant: bool) -> None:
    """The options for a question, drawn once they are unfolded. An option counts as set only where it differs from what the variant has."""
    changed = draft().options
    if changed:
        st.caption(text("house_changed", lang(), count=len(changed)))
    # Streamlit folds it up again where its title changes. What is in it is a third of what a page costs at every tap.
    with st.expander(text("house", lang()), icon=":material/home:", key="house", on_change="rerun") as box:
        if not box.open:
            return
        Switches(changed, law.settings if one_variant else None, draft().variant).show(law)
        if changed:
            st.button(text("house_reset", lang()), icon=":material/undo:", on_click=changed.clear)


def _said(here: str, option: Option, usual: Any, value: Any) -> str:
    if value == USUAL and usual is not None:
        return text("usual", here, value=_said(here, option, None, usual))
    if value == USUAL:
        return text("as_usual", here)
    if option.type == "flag":
        return text("yes" if value else "no", here)
    return option.value_labels[value][here]
