"""What an item says before it asks: the game and form, trumps, who led, whose turn it is, and what else is known."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from tutor.ask.told import LETTERS
from tutor.cards import SLUGS, parse_card, parse_cards
from tutor.law.model import Register, Zone
from tutor.law.voice import Voice
from tutor.learn.items.item import Item
from tutor.learn.items.tables import is_overlay
from tutor.words import CardCount, Noun, listing, name_card, name_cards, name_suit, sentence, spelled

COUNTED = ("counts", "tallies", "match")


def scene_text(item: Item, lang: str, drawn: Collection[str] = ()) -> str:
    """Everything that is known, a sentence for each thing; what is ``drawn`` beside it needs none."""
    return " ".join([heading(item, lang), *(sentence(said) for said in Scene(item, lang).lines(drawn))])


def heading(item: Item, lang: str) -> str:
    """The game, its form, and what this table has otherwise.

    >>> heading(Item("", "escoba", "quince", {}, options={"parejas": True, "reclamar": False, "meta": 31}), "en")
    'Escoba (fifteen). Four play in two pairs. Not played here: “the next player may claim what was overlooked”. \
Points of the match: 31.'
    """
    law, es = item.seat.law, lang == "es"
    form = law.variants[law.variant].name(lang) if law.variant in law.variants else ""
    said = [f"{law.labels[lang]} ({form})" if form else law.labels[lang]]
    for name, value in item.options.items():
        option = law.options[name]
        if isinstance(value, bool):
            said.append(played_or_not(option.labels[lang], value, es))
            continue
        words = option.value_labels[str(value)][lang] if str(value) in option.value_labels else str(value)
        said.append(f"{option.labels[lang]}: {words}")
    believed = item.seat.rules.library.law(item.seat.rules.table).misconceptions
    said += [believed[name].says[lang] for name in item.house if name in believed]
    if any(map(is_overlay, item.house)):
        said.append("con reglas de la casa" if es else "with house rules")
    return " ".join(sentence(one) for one in said)


def played_or_not(named: str, value: bool, es: bool) -> str:
    """A house rule that is there or not, by what it says."""
    if value:
        return named
    what = named[:1].lower() + named[1:]
    return f"aquí no se juega «{what}»" if es else f"not played here: “{what}”"


def yes_or_no(value: Any, es: bool) -> str:
    """A flag in words, anything else as it is."""
    return (
        ("sí" if value else "no")
        if es and isinstance(value, bool)
        else ("yes" if value else "no")
        if isinstance(value, bool)
        else str(value)
    )


class Scene:
    """The facts of an item in one language."""

    def __init__(self, item: Item, lang: str, case: Mapping[str, Any] | None = None) -> None:
        from tutor.learn.items.kinds import kind_of

        self.item, self.lang, self.es, self.law = item, lang, lang == "es", item.seat.law
        self.case, self.of_trick = item.case if case is None else case, kind_of(item).of_trick

    def lines(self, drawn: Collection[str] = ()) -> Iterator[str]:
        """A clause for each fact, but for those that are ``drawn``; whose turn it is comes last."""
        law, case = self.law, self.case
        if "players" in case:
            number = self.number(case["players"])
            yield f"Jugáis {number}" if self.es else f"There are {number} players"
        if "deck" in case:
            yield f"Con la baraja de {case['deck']} cartas" if self.es else f"With the deck of {case['deck']} cards"
        if "cards" in case:
            yield (
                f"La mano es de {self.cards_of(case['cards'])}"
                if self.es
                else f"It is a hand of {self.cards_of(case['cards'])}"
            )
        for name, register in law.registers.items():
            if name in case and register.type == "suit" and name not in drawn:
                yield self.suit(register, case[name])
        zone = law.tricks.zone if law.tricks else ""
        for name, value in case.items():
            if name in drawn:
                continue
            if name in law.registers and law.registers[name].type != "suit":
                if not law.registers[name].most and not (name == "tricks" and self.recorded()):
                    yield self.register(law.registers[name], value)
            elif name in law.zones and name != zone and not isinstance(value, bool):
                yield self.zone(law.zones[name], value)
            elif isinstance(value, Mapping) and any(
                (each.key or "").startswith(f"{name}.") for each in law.registers.values()
            ):
                yield from self.group(name, value)
            elif name in COUNTED:
                yield from self.counted(value)
            elif name == "tricks" and name not in law.registers:
                yield from self.record(value)
        if self.recorded() and "tricks" in law.registers and "tricks" not in drawn:
            yield from self.record(case["tricks"])
        if zone in case and self.of_trick:
            yield from self.trick(case[zone], bool(case.get("winner")), zone in drawn)
        yield from self.speakers()
        for decision in law.decisions.values():
            for part in decision.choose:
                if part in case and self.item.asked and self.item.asked != part and part != self.item.asked:
                    label = decision.part_labels[part].get(self.lang)
                    if label:
                        yield f"{label}: {self.card(case[part])}"

    def recorded(self) -> bool:
        """Whether ``tricks`` is a record of tricks, not a number for everybody."""
        return isinstance(self.case.get("tricks"), list) and all(isinstance(one, list) for one in self.case["tricks"])

    # ── one fact ──────────────────────────────────────────────────────────────────────────────────

    def number(self, number: int) -> str:
        """A number in words where it is small."""
        return spelled(number, self.lang)

    def card(self, text: str) -> str:
        """A card by name."""
        return name_card(parse_card(text), self.lang).the

    def cards(self, cards: Any) -> str:
        """Cards by name."""
        return name_cards(parse_cards(cards), self.lang) if cards else ("ninguna carta" if self.es else "no cards")

    def cards_of(self, number: int) -> str:
        """So many cards."""
        return CardCount(number).said(self.lang)

    def suit(self, register: Register, value: str) -> str:
        """Trumps: by the suit, or by the card that lies turned."""
        if value in SLUGS:
            what = register.phrase[self.lang]
            return Voice(self.lang).suit_is((what, what), name_suit(SLUGS[value], self.lang).bare)
        return f"{self.law.zones[register.suit_of].phrase[self.lang]}: {self.card(value)}"

    def zone(self, zone: Zone, value: Any) -> str:
        """What lies somewhere."""
        called = zone.owned.get(self.lang) or zone.phrase[self.lang]
        if isinstance(value, Mapping):
            told = [f"{who}, {held if isinstance(held, int) else self.cards(held)}" for who, held in value.items()]
            return f"{called}: {'; '.join(told)}"
        if isinstance(value, int):
            return f"{called}: {self.cards_of(value)}"
        if isinstance(value, str):
            return f"{called}: {self.card(value)}"
        if zone.ordered:
            return f"{called}: {listing([self.card(card) for card in value], self.lang)}"
        return f"{called}: {self.cards(value)}"

    def register(self, register: Register, value: Any) -> str:
        """What is remembered."""
        called = register.owned.get(self.lang) or register.phrase[self.lang]
        if isinstance(value, bool):
            return f"{called}: {yes_or_no(value, self.es)}"
        if register.type == "suits" and isinstance(value, list):
            return f"{called}: {self.suits(value)}"
        if isinstance(value, list):
            value = dict(zip(LETTERS, value, strict=False))
        if isinstance(value, Mapping):
            told = [f"{who}, {self.suits(one) if isinstance(one, list) else one}" for who, one in value.items()]
            return f"{called}: {'; '.join(told) or ('nadie todavía' if self.es else 'nobody yet')}"
        return f"{called}: {self.card(value) if register.type == 'card' else value}"

    def group(self, name: str, value: Mapping[str, Any]) -> Iterator[str]:
        """What is told together: who announced, and how it went."""
        for register in self.law.registers.values():
            group, _, inner = register.key.partition(".")
            if group == name and inner in value:
                yield f"{register.phrase[self.lang]}: {yes_or_no(value[inner], self.es)}"

    def suits(self, suits: list[str]) -> str:
        """Suits by name."""
        named = [name_suit(SLUGS[suit], self.lang).bare for suit in suits]
        return listing(named, self.lang) or ("ninguno" if self.es else "none")

    def counted(self, value: Mapping[str, Any]) -> Iterator[str]:
        """What everybody has, a clause for each."""
        if all(isinstance(one, int) for one in value.values()):
            total = "Los totales" if self.es else "The totals"
            yield f"{total}: {'; '.join(f'{who}, {one}' for who, one in value.items())}"
            return
        for who, numbers in value.items():
            told = [f"{self.called(name)}, {yes_or_no(number, self.es)}" for name, number in numbers.items()]
            yield f"{who}: {'; '.join(told)}"

    def called(self, name: str) -> str:
        """What a counter, or a number that is remembered, is called."""
        if name in self.law.counters:
            return self.law.counters[name].declared.phrase[self.lang]
        return (
            Noun.read(self.law.registers[name].phrase[self.lang], self.lang).bare
            if name in self.law.registers
            else name
        )

    # ── the trick and the turn ────────────────────────────────────────────────────────────────────

    def trick(self, cards: list[str], whole: bool, drawn: bool = False) -> Iterator[str]:
        """Who led what and what the others played, unless that is ``drawn``; whose turn it is."""
        if not cards:
            yield "Sales tú: la baza está vacía" if self.es else "You lead: the trick is empty"
            return
        first, *rest = [(LETTERS[place], self.card(card)) for place, card in enumerate(cards)]
        led = f"sale {first[0]} con {first[1]}" if self.es else f"{first[0]} leads {first[1]}"
        others = [f"{who} {'echa' if self.es else 'plays'} {card}" for who, card in rest]
        if not drawn:
            yield "; ".join([led, *others])
        if not whole:
            you = LETTERS[len(cards)]
            yield f"Te toca a ti, que eres {you}" if self.es else f"It is your turn: you are {you}"

    def speakers(self) -> Iterator[str]:
        """Whose turn it is to speak."""
        law, case = self.law, self.case
        said = [each for each in law.registers.values() if each.said_in and each.name in case]
        if not said or "players" not in case or not isinstance(case[said[0].name], list) or not self.speaking(said[0]):
            return
        place = len(case[said[0].name])
        you = LETTERS[place]
        if place == case["players"] - 1:
            yield (
                f"Te toca a ti, que eres {you} y hablas el último"
                if self.es
                else f"It is your turn: you are {you}, the last to speak"
            )
        else:
            yield f"Te toca a ti, que eres {you}" if self.es else f"It is your turn: you are {you}"

    def speaking(self, register: Register) -> bool:
        """Whether somebody is about to say the next of these."""
        decision = self.law.decisions.get(register.said_in)
        return decision is not None and (decision.part == self.item.asked or decision.part in self.case)

    def record(self, tricks: list[list[Mapping[str, str]]]) -> Iterator[str]:
        """Tricks as they were played."""
        for number, trick in enumerate(tricks, 1):
            told = [f"{who}, {self.card(card)}" for play in trick for who, card in play.items()]
            yield f"{'Baza' if self.es else 'Trick'} {number}: {'; '.join(told)}"
