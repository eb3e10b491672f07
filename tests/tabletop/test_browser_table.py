"""The table in a real browser, on a page with nothing else: clicks, keys, sums, widths, themes, and no barriers.

It is loaded as a notebook loads it; `tests/web/test_table_in_browser.py` sees it in the app.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from tests.draw.whole_words import broken, rule_names
from tests.tabletop.positions import asked, dealt, refusing
from tutor.tabletop import said, table_of, unfold
from tutor.tabletop.bundle import DECK, bundled, style

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("table")]

HOST = """<!doctype html><html lang="es"><head><title>Mesa</title><style>
  :root { color-scheme: light dark; } body { margin: 8px; background: light-dark(#fdfcf8, #15191a); }
</style></head><body><main><h1>Mesa</h1><div id="here"></div></main></body></html>"""
START = """(([source, deck, data]) => {
  window.sent = [];
  window.data = data;
  const model = {
    get: name => name === "deck" ? deck : window.data,
    on: (_, show) => { window.show = data => { window.data = data; show(); }; },
    off: () => {},
    send: action => window.sent.push(action),
  };
  return import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })))
    .then(module => { module.default.render({ model, el: document.querySelector("#here") }); });
})"""
Shown = Callable[..., "Screen"]


class Screen:
    """A page with a table."""

    def __init__(self, page: Page, data: Any) -> None:
        self.page, self.v = page, 1
        page.set_content(HOST)
        page.add_style_tag(content=style())
        page.evaluate(START, [bundled(), DECK.read_text("utf-8"), {**data, "v": 1}])
        page.locator(".sr-table[data-deck]").wait_for()

    def show(self, data: Any) -> None:
        self.v += 1
        self.page.evaluate("data => window.show(data)", {**data, "v": self.v})

    @property
    def sent(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate("window.sent")
        return found

    def card(self, name: str) -> Any:
        return self.page.locator(f'button[data-card="{name}"]')

    def focused(self) -> str:
        return str(self.page.evaluate("document.activeElement.dataset.card ?? document.activeElement.className"))


@pytest.fixture(scope="module")
def opened(browser: Browser) -> Iterator[Shown]:
    """Opens a table in a page of its own: ``opened(data, width, scheme, motion)``."""
    contexts = []

    def screen(data: Any, width: int = 800, scheme: Any = "light", motion: Any = "reduce") -> Screen:
        context = browser.new_context(
            viewport={"width": width, "height": 900}, color_scheme=scheme, reduced_motion=motion
        )
        context.set_default_timeout(20_000)
        contexts.append(context)
        return Screen(context.new_page(), data)

    yield screen
    for context in contexts:
        context.close()


def hand_of(data: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = next(zone["cards"] for zone in data["zones"] if zone["where"] == "hand")
    return found


def test_a_legal_card_is_sent_once_however_often_it_is_clicked(opened: Shown) -> None:
    position = refusing()
    data = table_of(position, position.turn)
    legal = next(card["id"] for card in hand_of(data) if "why" not in card)
    screen = opened(data)
    for _ in range(4):
        screen.card(legal).click()
    assert screen.sent == [{"kind": "play", "card": legal, "v": 1}]


def test_clicks_meant_for_the_position_before_do_not_count_on_the_next(opened: Shown) -> None:
    position = refusing()
    data = table_of(position, position.turn, assist="real")
    first, second, *_ = [card["id"] for card in hand_of(data)]
    screen = opened(data)
    after: Any = json.loads(json.dumps(data))
    after["zones"][-1]["cards"].pop(0)
    screen.page.evaluate(
        """([first, second, data]) => {
          const card = name => document.querySelector(`button[data-card="${name}"]`);
          card(first).click(); window.show(data); card(second).click(); card(second).click(); card(second).click();
        }""",
        [first, second, {**after, "v": 2}],
    )
    assert [action["card"] for action in screen.sent] == [first]
    expect(screen.page.locator(".sr-table")).not_to_have_attribute("aria-busy", "true")
    screen.card(second).click()
    assert [action["card"] for action in screen.sent] == [first, second]


def test_an_illegal_card_says_why_on_itself_and_when_it_is_tried(opened: Shown) -> None:
    position = refusing()
    data = table_of(position, position.turn)
    card = next(card for card in hand_of(data) if "why" in card)
    screen = opened(data)
    button = screen.card(card["id"])
    expect(button).to_have_accessible_name(f"{card['label']}. No vale: {card['why']}")
    expect(button.locator(".sign")).to_have_text("✕")
    button.hover()
    expect(screen.page.locator(".bubble")).to_have_text(card["why"])
    button.click()
    status = screen.page.get_by_role("status").first
    expect(status).to_contain_text(card["why"])
    expect(status).to_contain_text(card["rule"])
    assert screen.sent == [{"kind": "play", "card": card["id"], "v": 1}]


def test_in_avisar_the_reason_is_not_on_the_page_before_the_attempt(opened: Shown) -> None:
    position = refusing()
    data = table_of(position, position.turn, assist="warn")
    tried, other, *_ = [card for card in hand_of(data) if "why" in card]
    screen = opened(data)
    for card in hand_of(data):
        assert card.get("why", "–") not in screen.page.content()
    expect(screen.page.locator(".refused")).to_have_count(0)
    screen.card(tried["id"]).click()
    expect(screen.page.get_by_role("status").first).to_contain_text(tried["why"])
    expect(screen.page.locator(".refused")).to_have_count(1)
    assert other["why"] not in screen.page.content()
    screen.show({**data, "message": said(tried["why"], "bad", tried["rule"])})
    expect(screen.page.locator(".refused")).to_have_count(1)
    another: Any = json.loads(json.dumps(data))
    hand_of(another).remove(next(card for card in hand_of(another) if "why" not in card))
    screen.show(another)
    expect(screen.page.locator(".refused")).to_have_count(0)


def test_a_capture_adds_up_as_it_is_chosen(opened: Shown) -> None:
    position = dealt("escoba", "quince-wiki", 2, seed=1)
    move = next(move for later in [position] for move in later.moves() if move[1].bit_count() == 2)
    data = table_of(position, position.turn)
    from tutor.cards import CARDS, bits

    card, take = str(CARDS[move[0]]), [str(CARDS[each]) for each in bits(move[1])]
    worth = {each["id"]: each["value"] for zone in data["zones"] for each in zone["cards"]}
    screen, total = opened(data), ""
    expect(screen.page.locator(".finish")).to_have_attribute("aria-disabled", "true")
    for name in (card, *take):
        screen.card(name).click()
        expect(screen.card(name)).to_have_attribute("aria-pressed", "true")
        total = f"{total} + {worth[name]}" if total else str(worth[name])
        expect(screen.page.locator(".sum")).to_contain_text(total)
    expect(screen.page.locator(".sum")).to_have_text(f"{total} = 15")
    expect(screen.page.locator(".sum")).to_have_class("sum made")
    screen.page.locator(".finish").click()
    assert screen.sent == [{"kind": "capture", "card": card, "take": take, "v": 1}]
    real = opened(table_of(position, position.turn, assist="real"))
    for name in (card, *take):
        real.card(name).click()
    expect(real.page.locator(".sum")).to_have_class("sum")
    assert "15" not in real.page.locator(".sum").inner_text()


def test_everything_can_be_done_from_the_keyboard(opened: Shown) -> None:
    position = asked(dealt("pocha", "completa", 4, cards=6), "jugar")
    data = table_of(position, position.turn, "en")
    names = [card["id"] for card in hand_of(data)]
    screen = opened(data)
    press = screen.page.keyboard.press
    press("Tab")
    assert screen.focused() == names[0]
    for key, place in [("ArrowRight", 1), ("End", 5), ("ArrowRight", 0), ("ArrowLeft", 5), ("Home", 0), ("4", 3)]:
        press(key)
        assert screen.focused() == names[place]
    expect(screen.page.locator('[data-row] button[tabindex="0"]')).to_have_count(1)
    heard = "document.addEventListener('keydown', event => (window.heard ??= []).push(event.key))"
    screen.page.evaluate(heard)
    press("r")
    press("Enter")
    assert screen.page.evaluate("window.heard ?? []") == []
    assert screen.sent == [{"kind": "play", "card": names[3], "v": 1}]
    left: Any = json.loads(json.dumps(data))
    hand_of(left).pop(3)
    screen.show(left)
    assert screen.focused() == names[4]


def test_a_capture_can_be_made_from_the_keyboard(opened: Shown) -> None:
    position = dealt("escoba", "quince-wiki", 2)
    data = table_of(position, position.turn)
    screen = opened(data)
    press = screen.page.keyboard.press
    table = next(zone["cards"] for zone in data["zones"] if zone["id"] == "table")
    for key in ("Tab", "2", "Enter", "ArrowUp", "Space", "Tab", "Enter"):
        press(key)
    assert screen.sent == [{"kind": "capture", "card": hand_of(data)[1]["id"], "take": [table[0]["id"]], "v": 1}]


def test_cards_that_stay_are_the_same_nodes_and_those_that_go_are_seen_to_go(opened: Shown) -> None:
    before = refusing()
    after = before.play(before.moves()[0])
    seat = before.turn
    screen = opened(table_of(before, seat), motion="no-preference")
    screen.page.evaluate("document.querySelectorAll('.own .card').forEach(node => { node.mine = true; })")
    screen.page.evaluate(
        """data => {
          window.glides = []; const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, how) {
            window.glides.push([this.dataset.card, JSON.stringify(frames)]); return animate.call(this, frames, how); };
          window.show(data);
        }""",
        {**table_of(after, seat), "v": 2},
    )
    assert screen.page.evaluate("[...document.querySelectorAll('.own .card')].every(node => node.mine)")
    glides = dict(screen.page.evaluate("window.glides"))
    played = str(after.view(seat)["trick"][-1]) if after.view(seat)["trick"] else ""
    assert "translate(" in glides[played]
    expect(screen.page.locator(".sr-table")).not_to_have_attribute("aria-busy", "true")
    expect(screen.page.locator(".flying > *")).to_have_count(0)


def test_whoever_wants_no_motion_sees_none(opened: Shown) -> None:
    before = refusing()
    screen = opened(table_of(before, before.turn))
    screen.page.evaluate("() => { Element.prototype.animate = () => { window.moved = true; }; }")
    screen.show(table_of(before.play(before.moves()[0]), before.turn))
    assert screen.page.evaluate("window.moved ?? false") is False


def test_what_others_play_is_seen_card_by_card_and_can_be_passed_over(opened: Shown) -> None:
    first = asked(dealt("pocha", "completa", 4, cards=6), "jugar")
    seat, choices, position = first.turn, [], first
    while not choices or position.turn != seat:
        choices.append(position.moves()[0])
        position = position.play(choices[-1])
    after, steps = unfold(first, choices, seat)
    data: Any = table_of(after, seat, steps=steps)
    walked, passed = opened(table_of(first, seat)), opened(table_of(first, seat))
    here = """const lies = () => document.querySelectorAll('.centre [data-card]').length;
        window.counts = []; new MutationObserver(() => { if (window.counts.at(-1) !== lies()) window.counts.push(lies()); })
          .observe(document.querySelector('.centre'), { childList: true, subtree: true });
        window.show(data);"""
    end = len(after.view(seat)["trick"])
    walked.page.evaluate(f"data => {{ {here} window.show(data); }}", {**data, "v": 2})
    walked.page.wait_for_function(f"window.counts.at(-1) === {end} && window.counts.length > {len(steps)}")
    lying = [len(zone["cards"]) for step in steps for zone in step["zones"] if zone["id"] == "trick"]
    assert max(lying) == 4
    assert walked.page.evaluate("window.counts") == [*lying, end]
    hurry = "document.querySelector('.felt').dispatchEvent(new PointerEvent('pointerdown'));"
    at_once = f"async data => {{ {here} {hurry} await new Promise(go => setTimeout(go)); return lies(); }}"
    assert passed.page.evaluate(at_once, {**data, "v": 2}) == end
    assert passed.sent == []


@pytest.mark.parametrize("lang", ["es", "en"])
def test_no_word_under_a_card_is_broken(lang: str, opened: Shown) -> None:
    position = asked(dealt("pocha", "completa", 4, cards=10), "jugar")
    data: Any = table_of(position, position.turn, lang)
    for card, name in zip(hand_of(data), rule_names(lang), strict=False):
        card.update(why="–", rule=name)
    screen = opened(data, 320)
    assert broken(screen.page.locator(".note, .player, .bar")) == []
    assert screen.page.locator(".own .note").count() == 10


LOOKS = [
    (320, "light", "es", "show", "play"),
    (390, "dark", "en", "show", "capture"),
    (1280, "dark", "en", "warn", "bid"),
    (1920, "dark", "es", "real", "capture"),
    (390, "light", "en", "real", "bid"),
    (1920, "light", "en", "show", "play"),
]


@pytest.mark.parametrize(("width", "scheme", "lang", "assist", "what"), LOOKS, ids=str)
def test_it_fits_and_there_is_no_barrier_that_axe_knows(
    width: int, scheme: str, lang: str, assist: Any, what: str, opened: Shown
) -> None:
    from axe_playwright_python.sync_playwright import Axe

    position = {
        "play": refusing,
        "capture": lambda: dealt("escoba", "quince-wiki", 4),
        "bid": lambda: dealt("pocha", "completa", 5, cards=8),
    }[what]()
    screen = opened(table_of(position, position.turn, lang, assist), width, scheme)
    page = screen.page
    if what == "capture":
        page.locator(".own button.card").first.click()
    if what == "play" and assist == "show":
        page.locator(".own button.refused").first.click()
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    outside = """width => [...document.querySelectorAll('.sr-table .felt *')].filter(node => {
        const box = node.getBoundingClientRect(); return box.width && !node.closest('.sr-deck, dt') && box.right > width; })
        .map(node => node.outerHTML.slice(0, 100))"""
    assert page.evaluate(outside, width) == []
    for button in page.locator(".felt button:visible").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    row = page.evaluate(
        """() => { const cards = [...document.querySelectorAll('.own .slot')];
        return cards.filter(card => card.offsetTop === cards[0].offsetTop).length; }"""
    )
    assert row >= min(5, page.locator(".own .slot").count())
    assert (page.locator(".own .card").first.bounding_box() or {})["width"] > (150 if width == 1920 else 44)
    found = Axe().run(page)
    assert [
        (fault["id"], [node["html"][:150] for node in fault["nodes"]]) for fault in found.response["violations"]
    ] == []
