"""Drawings as images of a page: one `<img>` each, with its name for whoever does not see it.

An image is drawn alike in the app and in a notebook, and no style or script of the page reaches inside.
"""

from __future__ import annotations

from functools import cache
from html import escape
from urllib.parse import quote

from tutor.draw.deck import Style
from tutor.draw.face import back_svg, card_svg, spoken, suit_svg
from tutor.draw.labels import label
from tutor.words import name_suit

_PLAIN = " =/:;,.()-'"


def data_address(svg: str) -> str:
    """A drawing as an address that holds it.

    >>> data_address("<svg/>")
    'data:image/svg+xml,%3Csvg/%3E'
    """
    return f"data:image/svg+xml,{quote(svg.replace(chr(34), chr(39)), safe=_PLAIN)}"


@cache
def card_image(card: int, lang: str, style: Style = "full") -> str:
    """A card as an image; its name is the alternative text.

    >>> from tutor.cards import parse_card
    >>> 'alt="sota de copas"' in card_image(parse_card("10c"), "es")
    True
    """
    return _image(card_svg(card, lang, style), spoken(card, lang, style))


@cache
def back_image(lang: str) -> str:
    """The back of a card as an image.

    >>> 'alt="carta tapada"' in back_image("es")
    True
    """
    return _image(back_svg(lang), label("back", lang))


@cache
def suit_image(suit: int, lang: str) -> str:
    """The symbol of a suit as an image.

    >>> 'alt="espadas"' in suit_image(2, "es"), 'alt="swords"' in suit_image(2, "en")
    (True, True)
    """
    return _image(suit_svg(suit), name_suit(suit, lang).bare)


def _image(svg: str, name: str) -> str:
    name = escape(name, quote=True)
    return f'<img alt="{name}" title="{name}" src="{escape(data_address(svg), quote=True)}">'
