"""A ruling as one picture: the position, the verdict, why, and where it comes from. Self-contained, dark on light.

Nothing in it needs a font or a file that somebody may not have: cards are drawn, text is text, and what is told of a card
stands on it. Lines are broken by an estimate of how wide letters are, on the safe side.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import count

from tutor.cards import Card
from tutor.draw.board import SIGNS, Mark
from tutor.draw.deck import document, draw_face, emblem_id
from tutor.draw.face import spoken
from tutor.draw.labels import label
from tutor.draw.zones import View, Zone, asked_in, numbers_of, style_of, suits_of, zones_of
from tutor.words import name_suit

WIDE, EDGE = 1080, 48
CARD, TALL, GAP, UNDER, BARE = 100, 156, 18, 52, 26
A_ROW = (WIDE - 2 * EDGE - 2 * 28 + GAP) // (CARD + GAP)
FONT = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
PAPER, INK, QUIET, CLOTH, LINE = "#fdfcf8", "#22271f", "#565c52", "#246349", "#cfcaba"
TONES = {"legal": "#1b6b3a", "illegal": "#a31f2f", "answered": "#1f4e79", "depends": "#7a4a00"}
OTHER = "#4b5563"
LETTER = 0.56
"""How wide a letter is at most on average, in heights of a line."""
Parts = Iterator[str]


@dataclass(frozen=True, slots=True)
class Told:
    """What stands beside the position: the question, the verdict (and its kind), why, what else there is to say, sources."""

    title: str
    verdict: str
    headline: str
    because: Sequence[str]
    more: Sequence[str] = ()
    sources: Sequence[str] = ()
    foot: str = ""


def poster_svg(view: View, told: Told, lang: str = "es") -> str:
    """The picture.

    >>> told = Told("¿Puedo echarla?", "illegal", "Ilegal (montar)", ["Tienes el as."])
    >>> svg = poster_svg({"trump": "espadas", "hand": "1c 6c"}, told)
    >>> "Ilegal (montar)" in svg, "<title>" in svg, "<image" in svg
    (True, True, False)
    """
    page = Page(lang)
    parts = [*page.text([told.title], 26, QUIET, after=10), *page.cloth(view), *page.verdict(told)]
    parts += page.text(told.because, 30, INK, after=14)
    parts += page.text(told.more, 25, INK, after=10)
    parts += page.rule()
    parts += page.text(told.sources, 22, QUIET, after=4)
    parts += page.text([told.foot] if told.foot else [], 20, QUIET, after=0)
    tall = round(page.y + EDGE)
    ground = f'<rect width="{WIDE}" height="{tall}" fill="{PAPER}"/>'
    name = escape(". ".join(part for part in (told.headline, *told.because) if part))
    head = f"<title>{name}</title>"
    said = f'role="img" lang="{escape(lang)}" width="{WIDE}" height="{tall}" font-family="{escape(FONT)}"'
    return document(ground + "".join(parts), head, said, f"0 0 {WIDE} {tall}")


class Page:
    """Draws one thing under the other; ``y`` is how far it has come."""

    def __init__(self, lang: str) -> None:
        self.lang, self.y = lang, float(EDGE)

    def text(self, paragraphs: Iterable[str], size: int, colour: str, after: int, weight: int = 400) -> Parts:
        """Paragraphs, each broken into lines."""
        for paragraph in paragraphs:
            for line in broken(paragraph, (WIDE - 2 * EDGE) / (size * LETTER)):
                self.y += size * 1.32
                yield words(line, EDGE, self.y - size * 0.3, size, colour, weight)
            self.y += after

    def verdict(self, told: Told) -> Parts:
        """The verdict with its rule, in its colour."""
        if not told.headline:
            return
        self.y += 8
        tone = TONES.get(told.verdict, OTHER)
        yield from self.text([told.headline], 46, tone, after=8, weight=700)

    def rule(self) -> Parts:
        """A line across."""
        self.y += 6
        yield f'<path d="M{EDGE} {self.y}H{WIDE - EDGE}" stroke="{LINE}" stroke-width="2"/>'
        self.y += 14

    def cloth(self, view: View) -> Parts:
        """What lies on the table; nothing where nothing does."""
        inside, top = Cloth(view, self.lang, EDGE + 28, self.y + 24), self.y
        parts = list(inside.parts())
        if not parts:
            return
        self.y = inside.y + 20
        yield (
            f'<rect x="{EDGE}" y="{top}" width="{WIDE - 2 * EDGE}" height="{self.y - top:.0f}" rx="22" fill="{CLOTH}"/>'
        )
        yield from parts
        self.y += 26


class Cloth:
    """What lies on the table, from ``x`` and ``y`` on."""

    def __init__(self, view: View, lang: str, x: float, y: float) -> None:
        self.view, self.lang, self.x, self.y = view, lang, x, y

    def parts(self) -> Parts:
        """Suits, zones, numbers."""
        for head, suit in suits_of(self.view, self.lang):
            named = f"{head}: {name_suit(suit, self.lang).bare}"
            yield f'<circle cx="{self.x + 20}" cy="{self.y + 20}" r="20" fill="{PAPER}"/>'
            yield f'<use href="#{emblem_id(suit)}" transform="translate({self.x + 20} {self.y + 20}) scale(.8)"/>'
            yield words(named, self.x + 52, self.y + 28, 24, "#fff", 600)
            self.y += 58
        for zone in zones_of(self.view, self.lang):
            yield from self.zone(zone)
        for name, said in numbers_of(self.view, self.lang):
            yield words(f"{name}: {said}", self.x, self.y + 22, 24, "#fff")
            self.y += 38

    def zone(self, zone: Zone) -> Parts:
        """Cards that lie together."""
        yield words(zone.label, self.x, self.y + 20, 22, "#e2f1e9", 600)
        self.y += 34
        if not zone.cards:
            yield words(label("none", self.lang), self.x, self.y + 18, 22, "#e2f1e9")
            self.y += 40
            return
        under = UNDER if any(note or self.mark(card).note for card, note in zone.noted()) else BARE
        for place, (card, note) in zip(count(), zone.noted(), strict=False):
            if place and place % A_ROW == 0:
                self.y += TALL + under
            yield from self.card(card, note, self.x + place % A_ROW * (CARD + GAP))
        self.y += TALL + under

    def mark(self, card: Card) -> Mark:
        """What there is to say of a card."""
        found: Mark = (self.view.get("marks") or {}).get(str(card), Mark())
        return found

    def card(self, card: Card, note: str, x: float) -> Parts:
        """A card with its mark, and a frame where it is asked about."""
        mark = self.mark(card)
        style = style_of(self.view)
        face = draw_face(card, style)
        yield (
            f'<svg x="{x}" y="{self.y}" width="{CARD}" height="{TALL}" viewBox="0 0 {CARD} {TALL}" role="img" '
            f'aria-label="{escape(spoken(card, self.lang, style))}">{face}</svg>'
        )
        if card in asked_in(self.view):
            yield (
                f'<rect x="{x - 4}" y="{self.y - 4}" width="{CARD + 8}" height="{TALL + 8}" rx="11" fill="none" '
                f'stroke="#ffd54a" stroke-width="6"/>'
            )
        if mark.kind in SIGNS:
            yield from sign_on(SIGNS[mark.kind], mark.kind, x + CARD - 6, self.y + TALL - 6)
        told = " · ".join(part for part in (note, mark.note) if part)
        for line, said in enumerate(broken(told, (CARD + GAP) / (17 * LETTER))[:2]):
            yield words(said, x + CARD / 2, self.y + TALL + 20 + 19 * line, 17, "#fff", anchor="middle")


def sign_on(sign: str, kind: str, x: float, y: float) -> Parts:
    """A round mark on the corner of a card."""
    ground = {"illegal": "#a31f2f", "binds": "#ffd54a", "wins": "#ffd54a"}.get(kind, "#d8f3dc")
    ink = "#fff" if kind == "illegal" else "#14241c"
    yield f'<circle cx="{x}" cy="{y}" r="17" fill="{ground}" stroke="#14241c" stroke-width="2"/>'
    yield words(sign, x, y + 7, 20, ink, 700, anchor="middle")


def words(said: str, x: float, y: float, size: int, colour: str, weight: int = 400, anchor: str = "start") -> str:
    """One line of text."""
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" fill="{colour}" font-weight="{weight}" '
        f'text-anchor="{anchor}">{escape(said)}</text>'
    )


def broken(text: str, most: float) -> list[str]:
    """A text in lines of at most so many letters; a word that is longer than a line is cut.

    >>> broken("Debes echar una carta", 10), broken("contrafallaremos", 8)
    (['Debes', 'echar una', 'carta'], ['contrafa', 'llaremos'])
    """
    lines: list[str] = []
    room = max(int(most), 1)
    for word in text.split():
        pieces = [word[start : start + room] for start in range(0, len(word), room)]
        for piece in pieces:
            if lines and len(lines[-1]) + 1 + len(piece) <= room and len(pieces) == 1:
                lines[-1] += f" {piece}"
            else:
                lines.append(piece)
    return lines
