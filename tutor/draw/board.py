"""A position as a page shows it: trumps, the trick in order, the hand, and on each card what there is to say of it.

To a view (`tutor.draw.zones`) `Mark`s may be added by card: ``{"marks": {"6c": Mark("illegal", "montar")}}``. Every
text of a view is escaped.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape

from tutor.cards import Card, CardSet
from tutor.draw.image import card_image, suit_image
from tutor.draw.labels import label
from tutor.draw.zones import View, Zone, asked_in, numbers_of, style_of, suits_of, zones_of
from tutor.words import name_suit

SIGNS = {"legal": "✓", "illegal": "✕", "binds": "◆", "wins": "★"}


@dataclass(frozen=True, slots=True)
class Mark:
    """What there is to say of one card: ``kind`` (a key of `SIGNS`, or none) and a word or two under it."""

    kind: str = ""
    note: str = ""


def board_html(view: View, lang: str = "es") -> str:
    """The figure, without its style (`tutor.draw.style`).

    >>> 'alt="as de copas"' in board_html({"trump": "espadas", "hand": "1c 6c"})
    True
    """
    zones = "".join(_zone_html(zone, view, lang) for zone in zones_of(view, lang))
    return _figure(_suits_html(view, lang) + zones + _numbers_html(view, lang), label("position", lang), lang)


def row_html(cards: CardSet, lang: str = "es") -> str:
    """Cards side by side, without the style."""
    name = label("cards", lang)
    return _figure(_zone_html(Zone(name, tuple(cards), ordered=False), {}, lang), name, lang)


def _figure(inside: str, name: str, lang: str) -> str:
    return f'<figure class="sr-board" lang="{escape(lang)}" aria-label="{escape(name)}">{inside}</figure>'


def _suits_html(view: View, lang: str) -> str:
    shown = ""
    for head, suit in suits_of(view, lang):
        named = f'{suit_image(suit, lang)} <b aria-hidden="true">{escape(name_suit(suit, lang).bare)}</b>'
        shown += f'<p class="sr-trump"><span class="sr-name">{escape(head)}</span> {named}</p>'
    return shown


def _zone_html(zone: Zone, view: View, lang: str) -> str:
    name, tag = escape(zone.label), "ol" if zone.ordered else "ul"
    items = "".join(_card_html(card, note, view, lang) for card, note in zone.noted())
    none = f'<p class="sr-none">{escape(label("none", lang))}</p>'
    body = f'<{tag} class="sr-cards" aria-label="{name}">{items}</{tag}>' if items else none
    return f'<div class="sr-zone"><p class="sr-name">{name}</p>{body}</div>'


def _card_html(card: Card, note: str, view: View, lang: str) -> str:
    marks: Mapping[str, Mark] = view.get("marks") or {}
    mark, asked = marks.get(str(card), Mark()), card in asked_in(view)
    names = " ".join(["sr-card", *[f"sr-{mark.kind}"] * (mark.kind in SIGNS), *["sr-is-asked"] * asked])
    sign = f'<span class="sr-sign" aria-hidden="true">{SIGNS[mark.kind]}</span>' if mark.kind in SIGNS else ""
    told = _under("sr-note", " · ".join(part for part in (note, mark.note) if part))
    told += _under("sr-asked", label("asked", lang) if asked else "")
    return f'<li class="{names}"><span class="sr-face">{card_image(card, lang, style_of(view))}{sign}</span>{told}</li>'


def _under(name: str, text: str) -> str:
    return f'<span class="{name}">{escape(text)}</span>' if text else ""


def _numbers_html(view: View, lang: str) -> str:
    told = [(escape(name), escape(said)) for name, said in numbers_of(view, lang)]
    rows = "".join(f"<div><dt>{name}</dt><dd>{said}</dd></div>" for name, said in told)
    return f'<dl class="sr-numbers">{rows}</dl>' if rows else ""
