"""Choices as they are typed: "6c", "seis de copas", "7o: 10c 2b" (a card and what it takes), "3", "oros", "paso"."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tutor.ask.typed import cards_typed
from tutor.cards import CARDS, bits, parse_card, parse_suit
from tutor.faults import TutorError, refuse
from tutor.game.seen import Moves, cards_of
from tutor.play.position import PASS, Position, chooses_blind
from tutor.tabletop.table import Made, choosing_of, read_action
from tutor.words import OneOf

PASSES = ("paso", "pasar", "pass", "-", "–")
NOTHING = ("nada", "nothing", "-", "–")


def choice_typed(position: Position, text: str, lang: str) -> Made:
    """What a text means for whoever is to move, with the verdict on it. TutorError where it is no choice of this position."""
    action = action_typed(position, text.strip(), lang)
    found = read_action(position, action, lang)
    if found is None:
        raise not_offered(position, text.strip(), action, lang)
    return found


def not_offered(position: Position, text: str, action: dict[str, Any], lang: str) -> TutorError:
    """What is wrong with a text that is no choice of this position, and what may stand there."""
    choosing = choosing_of(position, lang)
    held, lying = choosing.domain(), choosing.table()
    if choosing.kind == "choose":
        labels = [option["label"] for option in choosing.options()]
        if position.optional:
            labels.append(PASSES[0] if lang == "es" else PASSES[2])
        return refuse("game_no_such_option", found=text, known=OneOf.of(labels))
    if chooses_blind(position):
        return refuse("game_by_place", known=OneOf.of(range(1, held.bit_count() + 1)))
    card = action.get("card", "")
    if choosing.kind != "claim" and not (card and held & mask_of([card])):
        return refuse("game_card_not_held", card=card or text, known=OneOf.of(CARDS[one] for one in bits(held)))
    away = next((name for name in action.get("take", []) if not lying & mask_of([name])), "")
    if not away:
        return refuse("game_no_such_choice")
    if not lying:
        return refuse("game_table_empty")
    return refuse("game_card_not_on_table", card=away, known=OneOf.of(CARDS[one] for one in bits(lying)))


def mask_of(names: Iterable[str]) -> int:
    """Cards by their short names, as a mask."""
    return sum(1 << int(parse_card(name)) for name in names)


def action_typed(position: Position, text: str, lang: str) -> dict[str, Any]:
    """The same as an action of the table on the screen."""
    if position.optional and text.lower() in PASSES:
        return {"kind": "pass"}
    choosing = choosing_of(position, lang)
    kind = choosing.kind
    if kind == "choose":
        return {"kind": kind, "option": option_typed(position, text, lang)}
    if chooses_blind(position):
        return {"kind": kind, "card": f"?{text}"}
    card, colon, taken = text.partition(":")
    if kind == "capture" and colon:
        some = "" if taken.strip().lower() in NOTHING else taken
        return {"kind": kind, "card": one_card(card), "take": names_of(some)}
    cards = names_of(text)
    if kind == "claim":  # the card that is claimed with may be named or not
        return {"kind": kind, "take": [card for card in cards if card not in choosing.held()]}
    if kind == "capture":
        return {"kind": kind, "card": cards[0] if cards else "", "take": cards[1:]}
    return {"kind": kind, "card": one_card(text)}


def option_typed(position: Position, text: str, lang: str) -> int | None:
    """A number, a suit or a word that may be chosen; None for what is none."""
    kind = position.setting.choice_type(position.decision)
    if kind == "number":
        return int(text) if text.isdigit() and len(text) < 4 else None
    if kind == "suit":
        return int(parse_suit(text))
    words = [str(word).lower() for word in position.setting.choice_words(position.decision)]
    return words.index(text.lower()) if text.lower() in words else None


def one_card(text: str) -> str:
    """A card by its short name. TutorError where it is none, or several."""
    cards = names_of(text)
    if len(cards) != 1:
        raise refuse("game_one_card", found=text)
    return cards[0]


def names_of(text: str) -> list[str]:
    """Cards by their short names."""
    return [str(card) for card in cards_typed(text)] if text.strip() else []


def played_at(moves: Moves, text: str) -> int:
    """Where a card that is typed was last played, or taken, in a hand; -1 where it was not, or is no card."""
    try:
        card = 1 << int(parse_card(one_card(text)))
    except TutorError:
        return -1
    at = (place for place, move in reversed([*enumerate(moves)]) if cards_of(*move) & card)
    return next(at, -1)


def typed_as(position: Position, choice: Any, lang: str) -> str:
    """How a choice is typed."""
    if choice == PASS:
        return "paso" if lang == "es" else "pass"
    if isinstance(choice, tuple):
        *card, cards = choice
        taken = " ".join(str(CARDS[one]) for one in bits(cards))
        return f"{CARDS[card[0]]}{': ' if taken else ''}{taken}" if card else taken
    kind = position.setting.choice_type(position.decision)
    if chooses_blind(position):
        return str(bits(choosing_of(position, lang).domain()).index(choice) + 1)
    if kind == "card":
        return str(CARDS[choice])
    if kind == "suit":
        return ("oros", "copas", "espadas", "bastos")[choice]
    return str(choice) if kind == "number" else str(position.setting.choice_words(position.decision)[choice])


__all__ = ["TutorError", "action_typed", "choice_typed", "typed_as"]
