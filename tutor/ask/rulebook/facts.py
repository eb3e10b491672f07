"""The facts of a case in words, as a book tells them before it asks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from tutor.ask.records import unit_of
from tutor.ask.told import names_in
from tutor.cards import bits, parse_card
from tutor.kinds.facts.compare import denied
from tutor.law.compile_tally import COUNTER, compile_tally
from tutor.law.model import Law
from tutor.law.voice import Voice, joined
from tutor.words import Noun, count, listing


def fact(law: Law, name: str, given: Any, situation: Mapping[str, Any], voice: Voice) -> str:
    """One fact in words."""
    if isinstance(given, list) and given and isinstance(given[0], list | Mapping):
        return voice.pick("se ha jugado: ", "played so far: ") + "; ".join(trick_words(trick, voice) for trick in given)
    if isinstance(given, Mapping) and (name in ("counts", "tallies") or name in law.zones or owned_by_each(law, name)):
        return owned(law, name, given, situation, voice)
    if name in law.zones and isinstance(given, int):
        return how_many(law, name, given, voice)
    if name in law.zones:
        return lying(law, name, situation[name], voice)
    parts = [register.name for register in law.registers.values() if register.key.partition(".")[0] == name]
    if parts:
        return joined([said for part in parts if (said := remembered(law, part, situation, voice))], voice)
    if name in law.registers:
        return remembered(law, name, situation, voice)
    if name == "kind":
        named = law.kinds[str(given)].name(voice.lang)
        return voice.pick(f"mano de *{named}*", f"a hand of the kind *{named}*")
    if name == "players":
        return voice.pick(f"juegan {given} personas", f"{given} people play")
    if name == "cards":
        many = count(int(given), voice.noun("la carta", "the card"), voice.lang)
        return voice.pick(f"la mano es de {many}", f"the hand has {many}")
    if name == "deck":
        return voice.pick(f"con la baraja de {given}", f"with the deck of {given}")
    if name == "match":
        return voice.pick("los totales son ", "the totals are ") + listing(
            [f"{who} {total}" for who, total in given.items()], voice.lang
        )
    if name == "first":
        who = listing([str(one) for one in (given if isinstance(given, list) else [given])], voice.lang)
        return voice.pick(f"antes a la meta: {who}", f"first to make the target: {who}")
    if name == "played_on" and given:
        return voice.pick(
            "varios ya habían llegado antes de la última mano", "several had got there before the last hand"
        )
    return ""


def trick_words(trick: list[Mapping[str, Any]] | Mapping[str, Any], voice: Voice) -> str:
    """ "A el siete de copas, B el rey de copas …"."""
    plays = [(who, card) for play in ([trick] if isinstance(trick, Mapping) else trick) for who, card in play.items()]
    return ", ".join(f"{who} {voice.card(int(parse_card(card)))}" for who, card in plays)


def lying(law: Law, name: str, value: Any, voice: Voice) -> str:
    """The cards of a zone; where their order counts, one by one."""
    zone = law.zones[name]
    what = zone.phrase[voice.lang]
    if zone.size == 1:
        return voice.pick(f"{what} es {voice.card(value)}", f"{what} is {voice.card(value)}")
    named = (
        listing([voice.card(card) for card in value], voice.lang) if isinstance(value, tuple) else voice.cards(value)
    )
    cards = list(value if isinstance(value, tuple) else bits(value))
    noun = voice.noun(what, what)
    if noun.number == "p":
        return f"{what}: {named}"
    where = noun.in_
    if not cards:
        return voice.pick(f"{where} no hay nada todavía", f"there is nothing {where} yet")
    return f"{where}: {named}"


def how_many(law: Law, name: str, number: int, voice: Voice) -> str:
    """Of cards that nobody sees, how many lie there: "quedan 14 cartas en el mazo"."""
    where = voice.noun(law.zones[name].phrase["es"], law.zones[name].phrase["en"]).in_
    if not number:
        return voice.pick(f"no quedan cartas {where}", f"no cards are left {where}")
    cards, one = count(number, voice.noun("la carta", "the card"), voice.lang), number == 1
    return voice.pick(
        f"{'queda' if one else 'quedan'} {cards} {where}", f"{cards} {'is' if one else 'are'} left {where}"
    )


def remembered(law: Law, name: str, situation: Mapping[str, Any], voice: Voice) -> str:
    """A suit, a flag, a seat, or what everybody has said."""
    register, everybody = law.registers[name], situation.get(name + ":all")
    what, names = register.phrase[voice.lang], names_in(situation)
    if everybody is not None:
        said = [f"{name} {number}" for name, number in zip(names, everybody, strict=False)]
        return f"{what}: {listing(said, voice.lang)}" if said else ""
    value = situation.get(name)
    if register.suit_of and situation.get(register.suit_of) is not None:
        return lying(law, register.suit_of, situation[register.suit_of], voice)
    if register.type == "card" and isinstance(value, int):
        return voice.pick(f"{what} es {voice.card(value)}", f"{what} is {voice.card(value)}")
    if register.type == "suit" and isinstance(value, int):
        return voice.suit_is((what, what), voice.suit(value))
    if register.type in ("seat", "side") and isinstance(value, int):
        return voice.pick(f"{what} es {names[value]}", f"{what} is {names[value]}")
    if register.type == "flag":
        return what if value else voice.pick(f"no {what}", denied(what)) if register.key else ""
    if register.type == "suits" and isinstance(value, int):
        return f"{what}: {suits(value, voice) or voice.pick('ninguno', 'none')}"
    declared = law.declared[name]
    if register.type == "number" and isinstance(value, int) and voice.lang in declared.one:
        unit = Noun(declared.one[voice.lang], Noun.read(what, voice.lang).gender, "s", voice.lang)
        have = count(value, unit, voice.lang)
        return voice.having(declared, voice.pick(f"{'' if value else 'no '}tienes {have}", f"you have {have}"))
    return f"{what}: {value}"


def suits(mask: int, voice: Voice) -> str:
    """Suits by name."""
    return listing([voice.suit(suit) for suit in bits(mask)], voice.lang)


def owned_by_each(law: Law, name: str) -> bool:
    """Whether it is a register that everybody has."""
    return name in law.registers and bool(law.registers[name].of)


def owned(law: Law, name: str, given: Mapping[str, Any], situation: Mapping[str, Any], voice: Voice) -> str:
    """What each has of something: "el montón de A suma 90", "A tiene 2 escobas"."""
    if name == "counts":
        seen = looked_at(law)
        told = {who: {one: many for one, many in counts.items() if one in seen} for who, counts in given.items()}
        return "; ".join(f"{who}: {counted(law, counts, voice)}" for who, counts in told.items())
    if name == "tallies":
        whole = voice.pick("en toda la partida, ", "over the whole match, ")
        return whole + "; ".join(f"{who}: {counted(law, counts, voice)}" for who, counts in given.items())
    if name in law.zones:
        return "; ".join(pile(law, name, who, value, situation, voice) for who, value in given.items())
    if law.registers[name].type == "suits":
        said = zip(situation["names"], situation[name + ":all"], strict=True)
        what = called(law, name, voice).the
        return "; ".join(
            voice.pick(f"{what} de {who}: {suits(mask, voice)}", f"{what} of {who}: {suits(mask, voice)}")
            for who, mask in said
            if mask
        )
    unit = unit_of(law, name, voice.lang)
    has = [
        f"{who} {voice.pick('lleva', 'has')} {count(int(number), unit, voice.lang)}"
        for who, number in given.items()
        if number
    ]
    return listing(has, voice.lang)


@lru_cache(maxsize=256)
def looked_at(law: Law) -> frozenset[str]:
    """Of what a hand leaves behind, what its count looks at in this form of the game."""
    read = (name.removesuffix(":all").removeprefix(COUNTER) for name in compile_tally(law, False).facts)
    return frozenset(read)


def pile(law: Law, zone: str, who: str, value: Any, situation: Mapping[str, Any], voice: Voice) -> str:
    """The pile of one owner: its cards, or what it comes to."""
    noun = called(law, zone, voice)
    what = voice.pick(f"{noun.the} de {who}", f"{noun.the} of {who}")
    if isinstance(value, int):
        return f"{what} {voice.verb(('suma', 'comes to'), noun.the)} {value}"
    place = situation["names"].index(str(who))
    return f"{what}: {voice.cards(situation[zone + ':all'][place])}"


def called(law: Law, name: str, voice: Voice) -> Noun:
    """What a zone or register is called when it is somebody's: "las bazas", "el montón"."""
    declared = law.zones[name] if name in law.zones else law.registers[name]
    if declared.owned:
        return Noun.read(declared.owned[voice.lang], voice.lang)
    bare = voice.noun(declared.phrase["es"], declared.phrase["en"]).bare
    own = bare.removeprefix("tu ").removeprefix("your ")
    return voice.noun(declared.phrase["es"], declared.phrase["en"]) if own == bare else Noun(own, lang=voice.lang)


def counted(law: Law, counts: Mapping[str, Any], voice: Voice) -> str:
    """ "20 cartas, 6 oros, 2 sietes y el siete de oros"; what there is none of is left out."""
    said = []
    for name, number in counts.items():
        declared = law.declared[name]
        if name in law.registers:
            said.append(count(int(number), unit_of(law, name, voice.lang), voice.lang))
        elif declared.card >= 0 and int(number) < 2:
            said += [voice.card(declared.card)] if number else []
        elif number:
            many = declared.phrase[voice.lang]
            said.append(f"{number} {singular(many, voice) if number == 1 else many}")
    return joined(said, voice) or voice.pick("nada", "nothing")


def singular(many: str, voice: Voice) -> str:
    """One of what a game counts: "carta" of "cartas", "puntos en las cuatro mejores" of one point."""
    noun = Noun.read(many, voice.lang).bare
    first, _, rest = noun.partition(" ")
    one = first[:-1] if first.endswith("s") else first
    return f"{one} {rest}".strip()
