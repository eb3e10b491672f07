"""What a browser makes of the deck, in grey and 44 pixels wide: every card told from every other, nothing overlapping."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from tutor.cards import CARDS, SUITS, Card
from tutor.draw import Style, sprite, symbol_id
from tutor.draw.deck import VIEW, document
from tutor.draw.deck.boxes import HEIGHT, WIDTH, Box
from tutor.draw.deck.emblems import SIZES, emblem_id
from tutor.draw.deck.face import index_box
from tutor.draw.deck.french import SIZE, french_id
from tutor.draw.deck.kings import king
from tutor.draw.deck.knights import knight
from tutor.draw.deck.pages import page as page_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("deck")]

Grey = NDArray[np.float64]
NARROW, HIGH = 44, 69
"""Pixels of a card on a small phone."""

SEEN = 64
"""Levels of grey, of 256, by which two pixels differ plainly."""


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Page]:
    opened = browser.new_page(viewport={"width": 1200, "height": 700})
    yield opened
    opened.close()


def shot(sheet: Page, body: str, width: int, height: int) -> Grey:
    """The page in grey."""
    sheet.set_content(f'<body style="margin:0;background:#fff">{body}</body>')
    taken = sheet.screenshot(clip={"x": 0, "y": 0, "width": width, "height": height})
    return np.asarray(Image.open(io.BytesIO(taken)).convert("L"), dtype=float)


def cards_drawn(sheet: Page, style: Style) -> dict[Card, Grey]:
    """Every card by the sprite, without a style sheet."""
    at = {card: (card % 12 * NARROW, card // 12 * HIGH) for card in CARDS}
    uses = (
        f'<svg style="position:absolute;left:{x}px;top:{y}px" width="{NARROW}" height="{HIGH}" viewBox="{VIEW}">'
        f'<use href="#{symbol_id(card, style)}"/></svg>'
        for card, (x, y) in at.items()
    )
    grey = shot(sheet, sprite() + "".join(uses), 12 * NARROW, 4 * HIGH)
    return {card: grey[y : y + HIGH, x : x + NARROW] for card, (x, y) in at.items()}


def differing(one: Grey, other: Grey) -> int:
    """Pixels that differ plainly."""
    return int((np.abs(one - other) > SEEN).sum())


def inside(grey: Grey) -> Grey:
    """Without the frame and the corners, so that only symbols and figures count."""
    return grey[HIGH // 5 : -HIGH // 5, NARROW // 8 : -NARROW // 8]


@pytest.mark.parametrize(("style", "least"), [("full", 120), ("compact", 20), ("french", 50)])
def test_any_two_cards_differ_without_colour(sheet: Page, style: Style, least: int) -> None:
    drawn = cards_drawn(sheet, style)
    assert min(differing(drawn[one], drawn[other]) for one, other in combinations(CARDS, 2)) >= least


def test_suits_differ_in_what_is_drawn_on_the_card_alone(sheet: Page) -> None:
    drawn = {card: inside(grey) for card, grey in cards_drawn(sheet, "full").items()}
    same_rank = [pair for pair in combinations(CARDS, 2) if pair[0].rank == pair[1].rank]
    assert min(differing(drawn[one], drawn[other]) for one, other in same_rank) >= 100


def ink(grey: Grey, scale: float, left: float, top: float) -> Box:
    """What the pixels that are not white cover, in the units of the drawing."""
    down, across = np.nonzero(grey < 250)
    return Box(
        across.min() / scale + left,
        down.min() / scale + top,
        (across.max() + 1) / scale + left,
        (down.max() + 1) / scale + top,
    )


SYMBOLS = [*((emblem_id(suit), SIZES[suit]) for suit in SUITS), *((french_id(suit), SIZE) for suit in SUITS)]


@pytest.mark.parametrize(("name", "size"), SYMBOLS)
def test_a_symbol_is_as_large_as_the_layout_takes_it_to_be(sheet: Page, name: str, size: tuple[float, float]) -> None:
    drawn = document(
        f'<use href="#{name}" stroke-width="1.2"/>', attributes='width="500" height="500"', view="-25 -25 50 50"
    )
    box = ink(shot(sheet, drawn, 500, 500), 10, -25, -25)
    assert max(-box.left, box.right) <= size[0] / 2 + 0.1
    assert max(-box.top, box.bottom) <= size[1] / 2 + 0.1
    assert box.bottom - box.top >= size[1] - 1


FIGURES: Sequence[tuple[int, Callable[..., str]]] = [(10, page_of), (11, knight), (12, king)]


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize(("rank", "draw"), FIGURES)
def test_a_figure_keeps_clear_of_the_corners_and_the_frame(
    sheet: Page, rank: int, draw: Callable[..., str], suit: int
) -> None:
    figure = document(draw(SUITS[suit]), attributes=f'width="{4 * WIDTH}" height="{4 * HEIGHT}"', view=VIEW)
    grey = shot(sheet, figure, 4 * WIDTH, 4 * HEIGHT)
    box = ink(grey, 4, 0, 0)
    assert min(box.left, box.top, WIDTH - box.right, HEIGHT - box.bottom) > 6.5
    index = index_box(Card.of(rank, suit))
    for corner in (index, index.turned()):
        covered = grey[int(corner.top * 4) : int(corner.bottom * 4), int(corner.left * 4) : int(corner.right * 4)]
        assert (covered > 250).all()
