"""What there is to do in an item that asks for a value, or for somebody, in words."""

from __future__ import annotations

from tutor.ask.phrases import voice_of
from tutor.ask.titles import who_is
from tutor.ask.told import LETTERS
from tutor.ask.won import unit_noun
from tutor.learn.items.item import Item
from tutor.learn.items.played import to_trick
from tutor.learn.items.wording import Words
from tutor.words import listing, pluralize

ORDINALS = (
    ("primer", "first"),
    ("segundo", "second"),
    ("tercer", "third"),
    ("cuarto", "fourth"),
    ("quinto", "fifth"),
    ("sexto", "sixth"),
    ("séptimo", "seventh"),
    ("octavo", "eighth"),
    ("noveno", "ninth"),
)


def say_value(item: Item, lang: str) -> str:
    """The value that is asked for."""
    from tutor.learn.items.kinds.says import SayValue, asked_value

    words, asked = Words(item, lang), asked_value(item)
    law = words.law
    if asked in law.registers:
        return who_is(law.registers[asked].phrase[lang], lang) + words.pick(" Uno solo", " Just one")
    if asked == "score":
        unit = law.result.unit
        assert unit is not None
        many = pluralize(unit_noun(unit, voice_of(law, lang)))
        return words.pick(
            f"¿quién gana la mano, y {many.agree('cuánto')} {many.bare} le vale? Uno solo, o nadie",
            f"who wins the hand, and how many {many.bare} does it bring? Just one, or nobody",
        )
    if asked == "match":
        return words.pick(
            "¿quién ha ganado la partida? Uno solo, o nadie todavía", "who has won the match? Just one, or nobody yet"
        )
    wanted = SayValue().right(item, item.seat.rules)[0]
    if asked == "deal":
        hands = words.pick("¿cuántas manos se juegan? Un solo número", "how many hands are played? One number")
        cards = words.pick(
            "¿cuántas cartas se dan cada vez a cada uno? Un solo número",
            "how many cards is each dealt at a time? One number",
        )
        return hands if law.schedule else cards
    if isinstance(wanted, bool):
        return words.pick("¿pueden quedar esas cartas? Sí o no", "can those cards be left? Yes or no")
    return words.pick(
        "¿qué cartas se lleva quien reparte? Puede haber una, varias o ninguna",
        "which cards does the dealer take? One, several or none",
    )


def who(item: Item, lang: str) -> str:
    """Whose turn it is; who takes what is left."""
    words = Words(item, lang)
    return turn_asked(words) if item.more["about"] == "turn" else rest_asked(words)


def turn_asked(words: Words) -> str:
    """Whose turn it is to do something, in a circle in which somebody deals."""
    more, law, lang = words.item.more, words.law, words.lang
    circle = listing(list(LETTERS[: words.item.case["players"]]), lang)
    decision = law.decisions[more["decision"]]
    verb = f"{decision.labels[lang]}{words.pick(' carta', ' a card') if decision.choose[decision.part].type == 'card' else ''}"
    place = ORDINALS[more["place"] - 1]
    if "leader" in more:
        who = more["leader"]
        when = words.pick(f"{who} ha ganado una baza. En la siguiente, ", f"{who} has won a trick. In the next one, ")
    else:
        when = words.pick("En la primera baza, ", "In the first trick, ") if to_trick(law, decision.id) else ""
    es = f"{when}¿{'a' if when else 'A'} quién le toca {verb} en {place[0]} lugar?"
    en = f"{when}{'whose' if when else 'Whose'} turn is it to {verb} {place[1]}?"
    return words.pick(
        f"os sentáis en corro, cada uno a la derecha del anterior: {circle}. Reparte {more['dealer']}. {es} Uno solo",
        f"you sit in a circle, each at the right of the one before: {circle}. {more['dealer']} deals. {en} Just one",
    )


def rest_asked(words: Words) -> str:
    """Who takes what is left on the table after the last turns."""
    told = [
        words.pick(
            f"{who} toma {words.cards(taken)} con {words.card(card)}" if taken else f"{who} deja {words.card(card)}",
            f"{who} takes {words.cards(taken)} with {words.card(card)}"
            if taken
            else f"{who} leaves {words.card(card)}",
        )
        for who, card, taken in words.item.more["turns"]
    ]
    return words.pick(
        f"se acaba la mano, y eso es lo que ha quedado. Las últimas jugadas: {'; '.join(told)}. ¿Quién se lleva las cartas "
        "que quedan? Uno solo, o nadie",
        f"the hand ends, and that is what is left. The last turns: {'; '.join(told)}. Who takes the cards that are left? "
        "Just one, or nobody",
    )
