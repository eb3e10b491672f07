"""From the facts of a case to a situation under one law: every value read by the type its name has, and checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from tutor.ask.case import EXTRA_FACTS, OF_ONE_QUESTION, Case
from tutor.ask.fits import FITS
from tutor.ask.told import Told
from tutor.cards import deck_mask, parse_card, parse_cards
from tutor.faults import Fault, TutorError, refuse, refuse_all
from tutor.law.model import Law
from tutor.play.deal import plan_deal, spread
from tutor.play.facts import NotGiven
from tutor.play.memory import draws
from tutor.words import Keys, OneOf


def bind(case: Case, law: Law) -> dict[str, Any]:
    """The situation. Raises TutorError for what cannot be read or cannot be under this law."""
    return Binder(case, law).situation()


class Binder(Told):
    """Reads the facts of one case under one law, and keeps every fault."""

    def __init__(self, case: Case, law: Law) -> None:
        super().__init__(case, law)
        self.faults: list[Fault] = []

    def situation(self) -> dict[str, Any]:
        """Everything the case states. Raises TutorError with every fault found."""
        self.read()
        if not self.faults:
            for check in FITS:
                self.attempt(partial(check, self))
        if self.faults:
            self.attempt(self.move_reads)
            raise refuse_all(self.faults)
        if self.law.deck.french and self.written_in_french():
            self.found["french"] = True
        self.found |= self.case.beside
        if self.owned.names:
            self.found |= {"names": self.owned.names, "owners": len(self.owned.names)}
        return self.found

    def read(self) -> None:
        """Every fact by itself, whether or not they can be so together; what is wrong with any is kept."""
        self.attempt(self.numbers)
        for key, value in self.flat_facts():
            try:
                self.fact(key, value)
            except TutorError as error:
                self.faults += error.faults
        self.attempt(self.all_are_here)

    def attempt(self, read: Callable[[], object]) -> None:
        """Do one thing; what is wrong with it is kept."""
        try:
            read()
        except TutorError as error:
            self.faults += error.faults

    def fact(self, key: str, value: Any) -> None:
        """One fact."""
        if key in self.law.zones and self.law.zones[key].of and isinstance(value, Mapping):
            self.found[key + ":all"] = self.owned.cards(key, value, self.lies)
        elif key == "counts":
            self.found |= self.owned.counts(key, value)
        elif key in self.law.zones:
            self.zone(self.law.zones[key], value)
        elif key in self.law.registers and not (key == "tricks" and self.case.question == "renuncio"):
            self.register(self.law.registers[key], value)

    def flat_facts(self) -> Iterator[tuple[str, Any]]:
        """The facts by name; what a case gives together, as ``group: {one: A, other: true}``, one by one."""
        apart = {register.key: name for name, register in self.law.registers.items() if register.key}
        groups = {key.partition(".")[0] for key in apart}
        for key, value in sorted(self.case.facts.items(), key=self.names_nobody):
            if key in groups and key not in apart:
                yield from self.group(key, value, apart)
            else:
                yield apart.get(key, key), value

    def group(self, key: str, value: Any, apart: Mapping[str, str]) -> Iterator[tuple[str, Any]]:
        """What is given together, one by one; what is wrong with it is kept. What is left out is not known."""
        place, known = self.case.place(key), [name.partition(".")[2] for name in apart if name.startswith(f"{key}.")]
        meant = Keys({part: self.law.registers[apart[f"{key}.{part}"]].phrase for part in known})
        if not isinstance(value, Mapping):
            self.faults += refuse("group_expected", place, key=key, known=meant, found=value).faults
            return
        if value:
            self.found |= {
                apart[told]: NotGiven(told) for name in known if (told := f"{key}.{name}") and name not in value
            }
        for inner, one in value.items():
            if f"{key}.{inner}" in apart:
                yield apart[f"{key}.{inner}"], one
            else:
                self.faults += refuse("group_unknown", place, key=key, word=inner, known=meant).faults

    def names_nobody(self, fact: tuple[str, Any]) -> bool:
        """Whether a fact does not say who plays: those that do are read first, whatever their order."""
        key, value = fact
        zone = self.law.zones.get(key)
        return not (isinstance(value, Mapping) and (key == "counts" or (zone is not None and bool(zone.of))))

    # ── numbers of the hand ───────────────────────────────────────────────────────────────────────

    def numbers(self) -> None:
        facts, law = self.case.facts, self.law
        if "deck" in facts:
            size = self.number("deck", facts["deck"], 40, 48)
            if size not in (law.deck.cards, *law.deck.also):
                raise refuse(
                    "deck_not_used",
                    self.case.place("deck"),
                    deck=size,
                    variant=law.form,
                    known=OneOf.of((law.deck.cards, *law.deck.also)),
                )
            self.deck = deck_mask(size)
            self.found["deck"] = size
        if "players" in facts:
            players = self.number("players", facts["players"], 1, 99)
            if players not in law.players:
                raise refuse(
                    "players_out_of_range",
                    self.case.place("players"),
                    players=players,
                    known=spread(law.players),
                    variant=law.form,
                )
            self.found["players"] = players
        if "cards" in facts:
            least = self.found.get("players", min(law.players))
            plan = plan_deal(law, least, self.found.get("deck", 0))
            most = plan.pack.bit_count() // plan.players if law.tricks is not None and draws(law) else plan.most
            cards = self.number("cards", facts["cards"], 1, max(most, 48))
            if cards > most:
                place = self.case.place("cards")
                raise refuse("cards_out_of_range", place, cards=cards, most=most, variant=law.form)
            self.found["cards"] = cards
        if "kind" in facts:
            known = {plan.kind for plan in law.schedule} | {law.result.tie_kind}
            if facts["kind"] not in known or not facts["kind"]:
                raise refuse(
                    "kind_not_played" if known - {""} else "no_kinds_played",
                    self.case.place("kind"),
                    word=facts["kind"],
                    variant=law.form,
                    known=", ".join(sorted(known - {""})),
                )

    # ── the case as a whole ───────────────────────────────────────────────────────────────────────

    def written_in_french(self) -> bool:
        """Whether the case names its cards as the French deck does."""
        for key, value in {**self.case.facts, **self.case.move}.items():
            if key in self.law.zones or key in self.case.move:
                try:
                    parse_cards(value, deck=self.deck)
                except TutorError as error:
                    return any(fault.code == "card-french" for fault in error.faults)
        return False

    def move_reads(self) -> None:
        """The cards of the move, where something else is wrong already: so that every fault is told at once."""
        types = {name: part.type for each in self.law.decisions.values() for name, part in each.choose.items()}
        french = self.law.deck.french
        for name, value in self.case.move.items():
            read = {"card": parse_card, "cards": parse_cards}.get(types.get(name, ""))
            if read is not None:
                self.attempt(partial(read, value, deck=self.deck, place=self.case.place(name), french=french))

    def all_are_here(self) -> None:
        """Nothing is told of what this form of the game does not have, or of what only another question needs."""
        law, asked = self.law, self.case.question
        groups = {register.key.partition(".")[0] for register in law.registers.values() if register.key}
        moves = {part for decision in law.decisions.values() for part in decision.choose}
        own = {*law.zones, *law.registers, *groups, *moves, asked}
        for key in self.case.facts:
            if key not in own and key not in EXTRA_FACTS:
                raise refuse("not_in_variant", self.case.place(key), key=key, variant=law.form)
            if key not in own and asked and asked != (needs := OF_ONE_QUESTION.get(key, asked)):
                raise refuse("fact_of_another_question", self.case.place(key), key=key, known=needs, question=asked)
