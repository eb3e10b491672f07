"""The law that the pages ask: one ruleset for each set of house rules, kept while it is in use."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import tutor
from tutor.ask import Ruleset, the_library
from tutor.law.load import Library
from tutor.law.model import Law


def rules(game: str, options: str = "") -> Ruleset:
    """The rules of every variant. The options come with each case; here they only part one ruleset from another."""
    return _kept(the_library(), game, options)


@lru_cache(maxsize=32)  # a page asks for them a hundred times: what Streamlit keeps is too slow to look up
def _kept(library: Library, game: str, options: str) -> Ruleset:
    return tutor.load(game, library=library)


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


def told_together(game: str) -> Mapping[str, Mapping[str, str]]:
    """What a case gives as parts of something, in any form of a game: the phrase of each by its path, ``counts.cards``."""
    return _named_together(rules(game))


@lru_cache(maxsize=32)
def _named_together(kept: Ruleset) -> Mapping[str, Mapping[str, str]]:
    found: dict[str, Mapping[str, str]] = {}
    for variant in kept.variants:
        law = kept.court(variant).law
        found |= {f"counts.{name}": counter.declared.phrase for name, counter in law.counters.items()}
        found |= {register.key: register.phrase for register in law.registers.values() if register.key}
    return found
