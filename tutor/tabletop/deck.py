"""The sprite that the table draws its cards from: every face, the back and the suits, each a symbol with an id.

A face that carries a word stands in it once for each language, as ``card-10o-es``.
"""

from __future__ import annotations

from pathlib import Path

from tutor.cards import CARDS, SUITS
from tutor.draw.colours import PAPER, SUIT_SHADES
from tutor.draw.face import HEIGHT, WIDTH, card_face
from tutor.draw.symbols import symbol

FRONT = Path(__file__).parent / "front"
FILE = FRONT / "deck.svg"
BOX = f"0 0 {WIDTH} {HEIGHT}"
LANGUAGES = ("es", "en")


def sprite() -> str:
    """The whole file.

    >>> 'id="card-6c"' in sprite(), 'id="card-10c-en"' in sprite(), 'id="suit-oros"' in sprite()
    (True, True, True)
    """
    faces = [one for card in CARDS for one in faces_of(int(card), str(card))]
    suits = [framed(f"suit-{suit.slug}", "-19 -19 38 38", symbol(suit)) for suit in SUITS]
    inside = "\n".join([*faces, framed("card-back", BOX, back()), *suits])
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" stroke-linejoin="round" stroke-linecap="round">\n'
        + inside
        + "\n</svg>\n"
    )


def faces_of(card: int, name: str) -> list[str]:
    """The face of a card, or one for each language where they differ."""
    drawn = {lang: card_face(card, lang) for lang in LANGUAGES}
    if len(set(drawn.values())) == 1:
        return [framed(f"card-{name}", BOX, drawn[LANGUAGES[0]])]
    return [framed(f"card-{name}-{lang}", BOX, face) for lang, face in drawn.items()]


def framed(name: str, box: str, body: str) -> str:
    """A symbol."""
    return f'<symbol id="{name}" viewBox="{box}">{body}</symbol>'


def back() -> str:
    """The back of a card: a lattice in a frame."""
    blue = SUIT_SHADES[2].dark
    lines = "".join(f"M{x} 10L{x + 136} 146M{x + 136} 10L{x} 146" for x in range(-126, 90, 12))
    return (
        f'<rect x=".6" y=".6" width="98.8" height="154.8" rx="8" fill="{PAPER}" stroke="#b9b3a2"/>'
        f'<clipPath id="sr-back"><rect x="10" y="10" width="80" height="136" rx="4"/></clipPath>'
        f'<g clip-path="url(#sr-back)"><rect x="10" y="10" width="80" height="136" fill="{blue}"/>'
        f'<path d="{lines}" stroke="#8fb4dc" stroke-width="1.6" fill="none"/></g>'
        f'<rect x="10" y="10" width="80" height="136" rx="4" fill="none" stroke="{blue}" stroke-width="2"/>'
    )
