"""The sections of a table's book, before the rules of the house are marked: plain hands, special hands, the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.ask.phrases import voice_of
from tutor.ask.rulebook.count import end, schedule, tally
from tutor.ask.rulebook.course import course
from tutor.ask.rulebook.hand import decisions
from tutor.ask.rulebook.kinds import kinds_played, special_hands
from tutor.ask.rulebook.page import Section
from tutor.ask.rulebook.record import checks, opening
from tutor.ask.rulebook.setting import players_and_deck, where_cards_lie
from tutor.ask.rulebook.won import hand_won, match_won
from tutor.ask.ruleset import Ruleset
from tutor.law.model import Law


def volume(rules: Ruleset, lang: str, options: Mapping[str, Any] | None = None, special: bool = True) -> list[Section]:
    """What the law of a table says, in the order of the rules. ``rules`` are those of one variant.

    Without ``special`` the special hands are left out.
    """
    law = rules.court(options=options).law
    plain = hand_sections(law, lang)
    kinds = kinds_played(law) if special else []
    books = {kind: hand_sections(rules.court(kind=kind, options=options).law, lang) for kind in kinds}
    voice = voice_of(law, lang)
    return [
        players_and_deck(law, voice),
        *plain,
        *([schedule(law, voice)] if law.schedule else []),
        *special_hands(law, plain, books, lang),
        tally(law, voice),
        *checks(law, voice),
        *([hand_won(law, voice), match_won(law, voice)] if law.hand_won else [end(law, voice)]),
    ]


def hand_sections(law: Law, lang: str) -> list[Section]:
    """What is said of one kind of hand: where the cards lie, its course, its decisions."""
    voice = voice_of(law, lang)
    return [where_cards_lie(law, voice), course(law, voice), *opening(law, voice), *decisions(law, voice)]
