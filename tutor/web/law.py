"""The law that the pages ask: one ruleset for each set of house rules, kept while it is in use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

import tutor
from tutor.ask import Ruleset, the_library
from tutor.law.model import Law


@st.cache_resource(max_entries=32, show_spinner=False)
def rules(game: str, options: str = "") -> Ruleset:
    """The rules of every variant. The options come with each case; here they only part one ruleset from another."""
    return tutor.load(game)


def rules_for(case: Mapping[str, Any]) -> Ruleset:
    """The ruleset that answers a case."""
    options, game = case.get("options"), case.get("game")
    game = game if game in games() else games()[0]
    return rules(str(game), repr(sorted(options.items(), key=repr)) if isinstance(options, Mapping) else "")


def games() -> list[str]:
    """The games that can be asked about."""
    return the_library().games()


def variants(game: str) -> list[str]:
    """The forms of a game."""
    return rules(game).variants


def law_of(game: str, variant: str = "", options: Mapping[str, Any] | None = None) -> Law:
    """The law of a variant; of the first one where none is named. TutorError for options that cannot be."""
    return rules_for({"game": game, "options": options or {}}).court(variant, options=options).law


@st.cache_resource(show_spinner=False)
def told_together(game: str) -> dict[str, Mapping[str, str]]:
    """What a case gives as parts of something, in any form of a game: the phrase of each by its path, ``counts.cards``."""
    found: dict[str, Mapping[str, str]] = {}
    for variant in variants(game):
        law = law_of(game, variant)
        found |= {f"counts.{name}": counter.declared.phrase for name, counter in law.counters.items()}
        found |= {register.key: register.phrase for register in law.registers.values() if register.key}
    return found
