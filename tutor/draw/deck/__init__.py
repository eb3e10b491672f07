"""The drawings of the cards: faces of the Spanish and the French deck, the back, and the sprite that holds them all.

Each is put together from few shapes: a symbol is lines and discs, a figure is somebody (`people`), dressed (`dress`,
`kings`), in a pose (`pages`, `knights`, `kings`), with a symbol in his hand. Pips and corners are kept apart by
reckoning (`pips`, `boxes`), not by eye.
"""

from tutor.draw.deck.back import back
from tutor.draw.deck.definitions import document
from tutor.draw.deck.emblems import emblem_id
from tutor.draw.deck.sprite import BACK, VIEW, Style, draw_face, sprite, symbol_id

__all__ = ["BACK", "VIEW", "Style", "back", "document", "draw_face", "emblem_id", "sprite", "symbol_id"]
