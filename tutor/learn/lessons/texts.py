"""The texts of a lesson: whatever the law can say in them is said by the law, through placeholders.

``{card:6c}`` is a card, ``{cards:1c 6c}`` several of them, ``{suit:oros}`` a suit, ``{rule:montar}`` a rule, ``{piece:BEAT}``
a component, ``{order}`` the ranks from high to low, ``{worth:12o}`` what a card counts, ``{suma}`` a number of the game in
letters. Before a card and a suit a form may stand, as in `tutor.words.template`: ``{the:card:6c}``, ``{of:suit:oros}``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from tutor.ask.components import components_of
from tutor.ask.phrases import labels_of
from tutor.cards import SUITS, parse_card, parse_cards, parse_suit
from tutor.faults import Place, TutorError, refuse
from tutor.law.load import Library
from tutor.law.model import Law
from tutor.law.yamltext import Node
from tutor.words import Noun, fill, listing, name_card, name_cards, name_rank, name_suit

SLOT = re.compile(r"\{(?:(the|of|to|a):)?([a-z]+)(?::([^{}]+))?\}")
KNOWN = "{card:6c} {the:card:6c} {cards:1c 6c} {suit:oros} {rule:…} {piece:…} {order} {worth:12o}"

Meaning = Callable[[Law, Library, str, str], Noun | str | None]


def filled(text: str, law: Law, library: Library, lang: str, place: Place | None = None) -> str:
    """The text with what the law says in it. Raises TutorError for a placeholder that means nothing here.

    >>> from tutor.ask import the_library
    >>> from tutor.law.load import Table
    >>> library = the_library()
    >>> law = library.law(Table("pocha", "completa"))
    >>> filled("{the:card:12c} gana {to:card:10c}: toca {rule:montar}.", law, library, "es")
    'el rey de copas gana a la sota de copas: toca montar.'
    """

    def meant(slot: re.Match[str]) -> str:
        form, kind, name = slot[1] or "", slot[2], slot[3] or ""
        try:
            found = MEANINGS[kind](law, library, name, lang) if kind in MEANINGS else None
        except TutorError:
            found = None
        if found is None or (form and not isinstance(found, Noun)):
            raise refuse("lesson_placeholder", place, found=slot[0], known=KNOWN)
        return fill(f"{{{form}:x}}" if form else "{x}", {"x": found}, lang)

    said = SLOT.sub(meant, with_numbers(text, law, library, lang))
    if "{" in said or "}" in said:
        raise refuse("lesson_placeholder", place, found=text[text.find("{") :][:40], known=KNOWN)
    return said


def with_numbers(text: str, law: Law, library: Library, lang: str) -> str:
    """The text with the numbers that the game names, in letters."""
    nowhere = Place()
    spelled = library.spelled(law.game, (), Node({lang: Node(text, nowhere)}, nowhere)).value
    assert isinstance(spelled, dict)
    return str(spelled[lang].value)


def _rule(law: Law, library: Library, name: str, lang: str) -> str | None:
    known: Mapping[str, Mapping[str, str]] = labels_of(law).rules
    if name in known:
        return known[name][lang]
    return law.options[name].labels[lang] if name in law.options else None


def _piece(law: Law, library: Library, name: str, lang: str) -> str | None:
    known = components_of(library, law.game)
    return known[name].labels[lang] if name in known else None


def _order(law: Law, library: Library, name: str, lang: str) -> str | None:
    strength = law.deck.strength
    if not strength or name:
        return None
    return listing([name_rank(rank, lang).bare for rank in strength if rank not in (8, 9)], lang)


def _worth(law: Law, library: Library, name: str, lang: str) -> str | None:
    scales = list(law.deck.scales.values())
    return str(scales[0].by_card[parse_card(name)]) if len(scales) == 1 else None


MEANINGS: Mapping[str, Meaning] = {
    "card": lambda law, library, name, lang: name_card(parse_card(name), lang),
    "cards": lambda law, library, name, lang: name_cards(parse_cards(name), lang),
    "suit": lambda law, library, name, lang: name_suit(SUITS.index(parse_suit(name)), lang),
    "rule": _rule,
    "piece": _piece,
    "order": _order,
    "worth": _worth,
}
