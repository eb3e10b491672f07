"""The law that the pages ask: one ruleset for each set of house rules, kept while it is in use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

import tutor
from tutor.ask import Ruleset
from tutor.faults import TutorError
from tutor.law.model import Law
from tutor.web.draft import GAME


@st.cache_resource(max_entries=32, show_spinner=False)
def rules(options: str = "") -> Ruleset:
    """The rules of every variant. The options come with each case; here they only part one ruleset from another."""
    return tutor.load(GAME)


def rules_for(case: Mapping[str, Any]) -> Ruleset:
    """The ruleset that answers a case."""
    options = case.get("options")
    return rules(repr(sorted(options.items(), key=repr)) if isinstance(options, Mapping) else "")


def variants() -> list[str]:
    """The forms of the game."""
    return rules().variants


def law_of(variant: str = "", options: Mapping[str, Any] | None = None) -> Law:
    """The law of a variant; of the first one where none is named. TutorError for options that cannot be."""
    return rules_for({"options": options or {}}).court(variant, options=options).law


def showable(draft: Mapping[str, Any]) -> bool:
    """Whether the page has a choice for everything that a draft says."""
    try:
        law = law_of(draft["variant"] if draft["variant"] in variants() else "", draft["options"])
    except (TutorError, TypeError):
        return False
    return draft["variant"] in ("", *variants()) and draft["kind"] in (None, *law.kinds)
