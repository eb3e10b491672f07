"""Which keys each part of a game may have, and what stands under them: read by the reader and by the schema.

What stands under a key is written in a few characters: ``whole`` is a slot of that name, ``=seat`` the word itself,
``|`` parts alternatives; a ``*`` makes a list of it (or a single one), ``{}`` a mapping by id; with ``?`` at the end it
may be left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

Shape = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that may stand in a slot: ``word`` itself or something of ``kind``; ``many``: ``*``, ``{}`` or none."""

    kind: str = ""
    word: str = ""
    many: str = ""


@dataclass(frozen=True, slots=True)
class Slot:
    """What may stand under a key, and whether it must."""

    choices: tuple[Choice, ...]
    needed: bool


@cache
def parse_slot(text: str) -> Slot:
    """The slot that ``text`` describes.

    >>> parse_slot("whole|=most?")
    Slot(choices=(Choice(kind='whole', word='', many=''), Choice(kind='', word='most', many='')), needed=False)
    """
    return Slot(tuple(_parse_choice(part) for part in text.removesuffix("?").split("|")), not text.endswith("?"))


def _parse_choice(text: str) -> Choice:
    many = next((mark for mark in ("*", "{}") if text.endswith(mark)), "")
    name = text.removesuffix(many)
    return Choice("", name[1:], many) if name.startswith("=") else Choice(name, "", many)


def needed(shape: Shape) -> tuple[str, ...]:
    """The keys that may not be left out."""
    return _needed(*shape.items())


@cache
def _needed(*slots: tuple[str, str]) -> tuple[str, ...]:
    return tuple(key for key, slot in slots if parse_slot(slot).needed)


def words_of(slot: str) -> tuple[str, ...]:
    """The words that may stand in a slot.

    >>> words_of("=first|=last?")
    ('first', 'last')
    """
    return tuple(choice.word for choice in parse_slot(slot).choices if choice.word)


LABELS: Shape = {"es": "text", "en": "text"}
MAY_LABEL: Shape = {"es": "text?", "en": "text?"}
RULE: Shape = {"id": "slug", **MAY_LABEL, "source": "source?", "say": "labels?"}
CHANGES: Shape = {"options": "settings?", "set": "changes?", "remove": "text*?", "insert": "insertion*?"}
OF = "=seat|=side?"

SHAPES: dict[str, Shape] = {
    "game": {
        "format": "whole",
        "game": "slug",
        **LABELS,
        "players": "whole*",
        "seats": "seats",
        "deck": "deck",
        "numbers": "whole{}?",
        "zones": "zone{}",
        "registers": "register{}?",
        "course": "step*",
        "tricks": "tricks?",
        "schedule": "plan*?",
        "sets": "set{}?",
        "phases": "phase{}?",
        "opening": "opening_line*?",
        "checks": "check*?",
        "tied": "=nobody|=each?",
        "effects": "happening{}?",
        "decisions": "decision{}",
        "counters": "counter{}?",
        "tally": "line*",
        "hand_won": "prize*?",
        "result": "result",
        "kinds": "overlay{}?",
        "options": "option{}?",
        "variants": "overlay{}?",
        "misconceptions": "overlay{}?",
        "glossary": "term{}?",
    },
    "labels": LABELS,
    "term": {**LABELS, "when": "flag?", "says": "labels", "source": "source?"},
    "seats": {
        "turn": "=antihorario|=horario",
        "first": "=mano?",
        "last": "=dealer?",
        "sides": "=each|=pairs?",
        "deal_passes": "=derecha|=izquierda?",
    },
    "deck": {
        "cards": "whole",
        "also": "whole*?",
        "strength": "whole*?",
        "reduce": "reduction?",
        "scales": "scale{}?",
        "french": "flag?",
        "trades": "trade*?",
    },
    "trade": {"give": "whole", "take": "whole*"},
    "scale": {**{str(rank): "whole?" for rank in range(1, 13)}, "rest": "whole|=printed"},
    "reduction": {"take_out": "whole*?", "suits": "suit_word*?", "at_a_time": "=card|=rank?"},
    "zone": {
        "of": OF,
        "seen_by": "=owner|=others|=all|=nobody",
        "size": "whole?",
        "ordered": "flag?",
        "copy_of": "slug?",
        "after": "slug?",
        "before": "slug?",
        "when": "condition?",
        "owned": "labels?",
        **LABELS,
    },
    "register": {
        "is": "=card|=suit|=suits|=number|=seat|=flag|=side",
        "of": OF,
        "starts": "whole|flag?",
        "said_in": "slug?",
        "suit_of": "slug?",
        "or_said_in": "slug?",
        "most": "slug?",
        "tie": "=first|=last?",
        "keeps": "=hand|=match?",
        "one": "labels?",
        "as": "slug?",
        "key": "text?",
        "owned": "labels?",
        **LABELS,
    },
    "counter_label": {**LABELS, "in_match": "summed?"},
    "summed": {"name": "slug", **LABELS},
    "phase": {"when": "condition", **LABELS},
    "tricks": {"in": "slug", "led": "=first|=last", "won_by": "slug*", "then": "effect*?", "source": "source?"},
    "plan": {"hands": "whole|=players?", "cards": "whole|=most|ramp", "kind": "slug?", "when": "flag?"},
    "ramp": {"from": "whole?", "below": "whole|=most", "down_to": "whole?"},
    "decision": {
        **MAY_LABEL,
        "name": "labels?",
        "source": "source?",
        "say": "labels?",
        "when": "condition?",
        "choose": "generator{}",
        "always": "condition*?",
        "require": "requirement*?",
        "duties": "duty*?",
        "then": "effect*?",
    },
    "happening": {"do": "effect*"},
    "shared": {"then": "slug"},
    "requirement": {**RULE, "when": "condition?", "must": "condition"},
    "duty": {
        **RULE,
        "when": "condition?",
        "must": "predicate|condition",
        "unless": "release*?",
        "within": "=all|=suit|slug?",
    },
    "release": {**RULE, "when": "condition"},
    "line": {**RULE, "when": "condition?"},  # and the keys of one award
    "prize": {**RULE, "when": "condition?", "brings": "whole"},
    "set": {"first": "whole?", "of": "slug?", "suits_with": "whole*?", "like": "slug?", "in": "cards?", **LABELS},
    "opening_line": {**RULE, "when": "condition?", "take": "slug", "add": "whole{}?"},
    "check": {**RULE, "must": "condition", "of": "slug", "culprits": "condition"},
    "result": {
        "counted_in": "unit?",
        "ends": "condition",
        "rank_by": "slug*?",
        "first_to_arrive": "flag?",
        "another_hand": "flag?",
        "tie": "tie|=play_on",
        "source": "source?",
    },
    "unit": {"name": "slug", "one": "labels", **LABELS},
    "tie": {"play_on": "extra_hand"},
    "extra_hand": {"cards": "whole|=most", "kind": "slug?"},
    "option": {
        "is": "=flag|slug*|range",
        "default": "flag|whole|slug",
        "values": "labels{}?",
        "says": "says?",
        "source": "source?",
        **LABELS,
    },
    "range": {"from": "whole|=players|=most", "to": "whole|=players|=most"},
    "overlay": {
        **LABELS,
        "name": "labels?",
        "source": "source?",
        "real": "=nowhere|=rarely|=somewhere?",
        "except": "slug*?",
        "like": "slug?",
        **CHANGES,
    },
    "house": {
        "format": "whole?",
        "extends": "slug?",
        "variant": "slug?",
        "id": "slug?",
        **MAY_LABEL,
        "source": "source?",
        **CHANGES,
    },
    "insertion": {"after": "text?", "before": "text?", "in": "text?", "rule": "rule?", "add": "any?"},
    "sources": {"format": "whole", "sources": "a_source{}"},
    "a_source": {**LABELS, "sections": "text*"},
    "handing": {"from": "slug", "to": "=each_other"},
    "points": {"fixed": "whole?", "per": "whole{}?"},
    "showing": {"show": "=any_dealt|=last_dealt"},
    "step_label": {"id": "slug?", **MAY_LABEL},
}
