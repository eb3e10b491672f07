"""The rulebook of a table, whole or one rule of it."""

from __future__ import annotations

from tutor.ask.phrases import voice_of
from tutor.ask.rulebook.count import end, schedule, tally
from tutor.ask.rulebook.hand import course, decisions
from tutor.ask.rulebook.page import Entry, Section
from tutor.ask.rulebook.setting import players_and_deck, where_cards_lie
from tutor.law.model import Law


def plain_sections(law: Law, lang: str) -> list[Section]:
    """What a law says of one kind of hand, in the order of the rules."""
    voice = voice_of(law, lang)
    return [players_and_deck(law, voice), where_cards_lie(law, voice), course(law, voice), *decisions(law, voice),
            schedule(law, voice), tally(law, voice), end(law, voice)]


def rulebook(rules, lang="es", rule=None):
    return ""
