"""The law that the pages ask: one ruleset for each set of house rules, kept while it is in use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

import tutor
from tutor.ask import Ruleset, the_library
from tutor.faults import TutorError
from tutor.law.compile_tally import COUNTER
from tutor.law.emit import Emitter
from tutor.law.model import Law
from tutor.web.draft import GAME


@st.cache_resource(max_entries=32, show_spinner=False)
def rules(game: str, options: str = "") -> Ruleset:
    """The rules of every variant. The options come with each case; here they only part one ruleset from another."""
    return tutor.load(game)


def rules_for(case: Mapping[str, Any]) -> Ruleset:
    """The ruleset that answers a case."""
    options, game = case.get("options"), case.get("game")
    game = game if game in games() else GAME
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


def showable(draft: Mapping[str, Any]) -> bool:
    """Whether the page has a choice for everything that a draft says."""
    try:
        forms = variants(draft["game"])
        law = law_of(draft["game"], draft["variant"] if draft["variant"] in forms else "", draft["options"])
    except (TutorError, TypeError):
        return False
    return draft["variant"] in ("", *forms) and draft["kind"] in (None, *law.kinds)


def counted_in(game: str, variant: str) -> list[str]:
    """What the count of a variant looks at, of all variants where none is named, in the order of the law."""
    laws = [law_of(game, name) for name in ([variant] if variant else variants(game))]
    read = {fact.removeprefix(COUNTER).removesuffix(":all") for law in laws for fact in facts_counted(law)}
    return [name for name in laws[0].counters if name in read]


def facts_counted(law: Law) -> set[str]:
    """The counters that the lines of a tally read, as facts."""
    em = Emitter()
    for line in law.tally:
        line.when.code(em)
        line.award.code(em)
    return {fact for fact in em.facts if fact.startswith(COUNTER)}
