"""Cards and tables drawn as SVG and HTML, and what a notebook displays. Pure: texts come out, every name escaped."""

from tutor.draw.board import Mark, board_html, row_html
from tutor.draw.deck import BACK, Style, sprite, symbol_id
from tutor.draw.face import back_svg, card_svg, spoken, suit_svg
from tutor.draw.image import back_image, card_image, data_address, suit_image
from tutor.draw.legend import Legend, legend_of
from tutor.draw.mime import answer_bundle, cardset_bundle, position_bundle
from tutor.draw.style import board_style, styled
from tutor.draw.zones import board_text

__all__ = [
    "BACK",
    "Legend",
    "Mark",
    "Style",
    "answer_bundle",
    "back_image",
    "back_svg",
    "board_html",
    "board_style",
    "board_text",
    "card_image",
    "card_svg",
    "cardset_bundle",
    "data_address",
    "legend_of",
    "position_bundle",
    "row_html",
    "spoken",
    "sprite",
    "styled",
    "suit_image",
    "suit_svg",
    "symbol_id",
]
