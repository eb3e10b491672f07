"""A table to play on in a notebook."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from tutor.faults import refuse
from tutor.game.seen import goes_through
from tutor.play.position import Position
from tutor.tabletop import Assist, SaidData, read_action, table_of
from tutor.tabletop.bundle import DECK, bundled, style

if TYPE_CHECKING:
    from anywidget import AnyWidget


def play(position: Position, lang: str = "es", assist: Assist = "show") -> AnyWidget:
    """A table on which everybody plays in turn, each seeing what that player may see; ``.position`` is where it stands.

    ``assist`` is "show", "warn" or "real". Needs the extra ``notebook``; TutorError where it is not installed::

        import random, tutor
        from tutor.notebook import play
        table = play(tutor.load("pocha", variant="completa").match(4).deal(random.Random(1)).position)
        table
    """
    table: AnyWidget = widget_class()(position, lang, assist)
    return table


@cache
def widget_class() -> Any:
    """The widget, made when first asked for: what it is made of need not be installed."""
    try:
        from anywidget import AnyWidget
        from traitlets import Dict, Unicode
    except ImportError:
        raise refuse("anywidget_missing") from None

    class Table(AnyWidget):
        """The table, its data, and the deck."""

        _esm = bundled("notebook.js")
        _css = style()
        data = Dict().tag(sync=True)
        deck = Unicode().tag(sync=True)

        def __init__(self, position: Position, lang: str, assist: Assist) -> None:
            self.position, self.lang, self.assist, self.v = position, lang, assist, 0
            super().__init__(data=self.seen(None), deck=DECK.read_text("utf-8"))
            self.on_msg(lambda _widget, action, _buffers: self.moved(action))

        def seen(self, message: SaidData | None) -> dict[str, Any]:
            """What whoever is to move sees."""
            seat = max(self.position.turn, 0)
            return {**table_of(self.position, seat, self.lang, self.assist, message=message), "v": self.v}

        def moved(self, action: Any) -> None:
            """Plays what the player has done, or says why it may not be done."""
            if not isinstance(action, dict) or action.get("v") != self.v:
                return
            made = read_action(self.position, action, self.lang)
            lax = self.assist == "real" and goes_through(self.position)
            played = made is not None and (made.legal or lax)
            if made is not None and played:
                self.position = self.position.play(made.choice, checked=False)
            self.v += 1
            self.data = self.seen(made.said if made is not None and not played else None)

    return Table
