"""What cards are worth, as an answer: read off the scale of the deck and worked out."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.ask import Answer
from tutor.cards import parse_card
from tutor.law.model import Law
from tutor.words import name_card, sentence

PLUS = " + "


def worked_out(law: Law, scale: str, cards: Sequence[str], lang: str) -> tuple[str, int, list[int]]:
    """ "la sota de copas vale 8 y el as de oros vale 1", what they come to, and each of them."""
    values = [law.deck.scales[scale].by_card[parse_card(card)] for card in cards]
    verb = "vale" if lang == "es" else "counts"
    said = [
        f"{name_card(parse_card(card), lang).the} {verb} {value}" for card, value in zip(cards, values, strict=True)
    ]
    return ", ".join(said), sum(values), values


def worth_words(law: Law, scale: str, cards: Sequence[str]) -> Answer:
    """What some cards come to."""

    def speak(lang: str) -> str:
        said, total, values = worked_out(law, scale, cards, lang)
        added = PLUS.join(map(str, values))
        return sentence(f"{said}: {added} = {total}" if len(cards) > 1 else said)

    return Answer(law.game, "", "answered", value=worked_out(law, scale, cards, "es")[1], speak=speak)


def goal_words(law: Law, scale: str, cards: Sequence[str], missing: int) -> Answer:
    """What some cards lack up to the sum that is made."""

    def speak(lang: str) -> str:
        said, total, values = worked_out(law, scale, cards, lang)
        added = PLUS.join([*map(str, values), str(missing)])
        return sentence(f"{said}: {added} = {total + missing}")

    return Answer(law.game, "", "answered", value=missing, speak=speak)
