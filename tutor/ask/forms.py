"""What a question needs to be told, and what it asks: read off the law, so that a page can ask any question of any game.

A form is a list of `Field`s, each of them a key of a case: zones in which cards lie, suits, numbers, what is chosen. What
is known of a question here is what its rules look at (`tutor.law.emit`), and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from tutor.ask.blanks import FLAG, NUMBER, OWNER, SUIT, SUITS, Blank, blanks
from tutor.ask.case import CaseWords
from tutor.ask.choices import asked_in
from tutor.ask.ruleset import Ruleset
from tutor.ask.worlds import REMEMBERED, facts_of
from tutor.law.compile_sets import SetDecision
from tutor.law.emit import Emitter
from tutor.law.model import Decision, Law, Register, Texts, Zone
from tutor.law.names import Fact
from tutor.law.protocol import Generator
from tutor.play.court import Court
from tutor.play.deal import stock_of, stock_sizes
from tutor.play.facts import FROM_TRICK

CARD, CARDS, NUMBERS, WORD = "card", "cards", "numbers", "word"
COUNT, KIND, RECORD, PILES, TOTALS = "count", "kind", "record", "piles of each", "totals"
WON_BY = ("best", "beaten_by")
FROM_TURN = ("chooser", "dealer", "mano", "players")
MOST = 48

SAID: dict[str, Texts] = {
    "players": {"es": "los jugadores", "en": "the players"},
    "cards": {"es": "las cartas por jugador en esta mano", "en": "the cards each in this hand"},
    "deck": {"es": "las cartas de la baraja", "en": "the cards in the deck"},
    "kind": {"es": "la clase de mano", "en": "the kind of hand"},
    "tricks": {"es": "las bazas", "en": "the tricks"},
    "renuncio": {"es": "la carta que pudo ser renuncio", "en": "the card that may have been a revoke"},
    "match": {"es": "los puntos de cada uno", "en": "everybody’s points"},
    "first": {"es": "quien llegó antes a la meta", "en": "who made the target first"},
    "played_on": {
        "es": "si varios ya habían llegado antes de la última mano",
        "en": "whether several had got there before the last hand",
    },
}
"""What a question of the language needs, in words; what a game declares it names itself."""
CHOSEN: dict[str, tuple[str, str]] = {
    "card": ("la carta que se quiere {verb}", "the card to {verb}"),
    "cards": ("las cartas que se quieren {verb}", "the cards to {verb}"),
    "suit": ("el palo que se quiere {verb}", "the suit to {verb}"),
    "number": ("el número que se quiere {verb}", "the number to {verb}"),
    "word": ("lo que se quiere {verb}", "what to {verb}"),
}


@dataclass(frozen=True, slots=True)
class Field:
    """One key of a case. ``key`` is where it stands: ``trump``, ``counts.oros``, ``capote.by``.

    ``kind``: `CARD` or `CARDS` that lie somewhere, `SUIT`, `SUITS`, `NUMBER`, `COUNT` (one of the numbers ``values``),
    `NUMBERS` said in turn, `FLAG`, `OWNER`, `WORD` or `KIND` (one of ``values``), `RECORD` (tricks as played; ``values``
    are how many may play), `PILES` (cards, or what they are worth), `TOTALS`. ``each``: everybody has one. ``move``: it is
    asked about; ``among``: the fields whose cards it is chosen from. ``ordered``: cards in order; ``own``: of one player;
    ``apart``: they lie nowhere else; ``most``: the highest number, or so many cards. ``optional``: it may be left open;
    ``empty``: with nothing in it, it says so.
    """

    key: str
    kind: str
    labels: Texts
    each: bool = False
    move: bool = False
    among: tuple[str, ...] = ()
    ordered: bool = False
    own: bool = False
    apart: bool = False
    most: int = 0
    optional: bool = False
    empty: bool = False
    values: tuple[Any, ...] = ()

    @property
    def lies(self) -> bool:
        """Whether it is entered on the table: by cards, or by suits."""
        return self.kind == PILES or (self.kind in (CARD, CARDS, SUIT, SUITS, RECORD) and not self.each)


# ── questions ─────────────────────────────────────────────────────────────────────────────────────


def questions_of(rules: Ruleset) -> tuple[str, ...]:
    """Every question that can be put about a game, those about a move first."""
    words: CaseWords = rules.words
    laws = [rules.court(variant).law for variant in rules.variants]
    tricks = any(law.tricks for law in laws)
    left_out = () if tricks else ("winner", "renuncio")
    return tuple(name for name in words.questions if name not in (*words.second_parts, *left_out))


def form_of(
    rules: Ruleset, question: str, variant: str = "", kind: str = "", options: Mapping[str, Any] | None = None
) -> tuple[Field, ...]:
    """The fields of a question, at one table or at every table together. TutorError for options that cannot be."""
    variants = [variant] if variant else rules.variants
    found = merged([fields_in(rules.court(name, kind, options), question) for name in variants])
    if (
        not found and variant
    ):  # this form of the game has no such question: it is put all the same, and the engine says so
        return form_of(rules, question, "", kind, options)
    kinds = kinds_of(rules, question, variants, options)
    if kinds:
        found = (Field("kind", KIND, SAID["kind"], optional=True, values=kinds), *found)
    return tuple(sorted(found, key=place_of))


def kinds_of(
    rules: Ruleset, question: str, variants: Iterable[str], options: Mapping[str, Any] | None
) -> tuple[str, ...]:
    """The kinds of hand, where one of them changes what has to be told."""
    found: dict[str, bool] = {}
    for variant in variants:
        plain = rules.court(variant, "", options)
        for plan in plain.law.schedule:
            if plan.kind:
                other = fields_in(rules.court(variant, plan.kind, options), question)
                found[plan.kind] = found.get(plan.kind, False) or other != fields_in(plain, question)
    return tuple(found) if any(found.values()) else ()


def merged(forms: list[tuple[Field, ...]]) -> tuple[Field, ...]:
    """Several forms as one; what only some of them have may be left open."""
    found: dict[str, Field] = {}
    for form in forms:
        for field in form:
            known = found.setdefault(field.key, field)
            if known != field:
                values = tuple(dict.fromkeys([*known.values, *field.values]))
                values = tuple(sorted(values)) if field.kind == COUNT else values
                most, optional = max(known.most, field.most), known.optional or field.optional
                found[field.key] = replace(known, most=most, optional=optional, values=values)
    everywhere = [form for form in forms if form]
    return tuple(
        field if all(any(one.key == key for one in form) for form in everywhere) else replace(field, optional=True)
        for key, field in found.items()
    )


def place_of(field: Field) -> tuple[bool, bool, int, bool, bool]:
    """Where a field stands: suits, single cards, the table, the hand, what is remembered, the move."""
    kinds = (KIND, COUNT, SUIT, CARD, CARDS)
    place = kinds.index(field.kind) if field.kind in kinds else len(kinds)
    return field.move, field.optional and field.kind in (CARD, CARDS), place, field.own, field.optional


# ── fields of one law ─────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=1024)
def fields_in(court: Court, question: str) -> tuple[Field, ...]:
    """The fields of a question under one law; none where it has no such question."""
    law = court.law
    found = {field.key: field for field in read_off(court, question)}
    groups = {key.partition(".")[0] for key in found if "." in key and key.partition(".")[0] != "counts"}
    for register in law.registers.values():  # what is told together is told whole
        if register.key and register.key.partition(".")[0] in groups:
            found.setdefault(register.key, of_register(law, register))
    return tuple(found.values())


def read_off(court: Court, question: str) -> Iterator[Field]:
    """The fields, one after another; some come twice."""
    law = court.law
    if question in ("winner", "renuncio"):
        yield from of_tricks(court, question)
    elif question == "score":
        yield from of_score(court)
    elif question == "deal":
        yield from table_size(law, ("players", "deck"))
    elif question == "match":
        unit = law.result.unit
        yield Field("match", TOTALS, unit.phrase if unit else SAID["match"], each=True, move=True)
        for key in law.result.tallied:
            yield Field(f"tallies.{key}", NUMBER, law.declared[key].phrase, each=True, most=1000, optional=True)
        if law.result.first_to_arrive:
            yield Field("first", OWNER, SAID["first"], optional=True)
        if law.result.another_hand:
            yield Field("played_on", FLAG, SAID["played_on"], optional=True)
    elif question in law.registers:
        yield replace(of_register(law, law.registers[law.registers[question].most]), move=True)
    elif question in law.zones:
        yield from of_looked_at(court, question)
    else:
        yield from of_decisions(court, question)


def of_tricks(court: Court, question: str) -> Iterator[Field]:
    """A trick, or a record of several, with whatever decides who wins them."""
    law = court.law
    if law.tricks is None:
        return
    for name in law.tricks.won_by:
        if name in law.registers:
            yield of_register(law, law.registers[name])
    if question == "winner":
        yield replace(of_zone_field(law, law.zones[law.tricks.zone]), move=True, most=max(law.players), empty=False)
        return
    yield from table_size(law, ("players",))
    yield Field("cards", NUMBER, SAID["cards"], most=MOST, optional=True)
    yield Field("tricks", RECORD, SAID["tricks"], ordered=True, apart=True, most=max(law.players), values=law.players)
    yield Field("renuncio", CARD, SAID["renuncio"], move=True, among=("tricks",))


def of_score(court: Court) -> Iterator[Field]:
    """What the count looks at; where it looks at cards, they can be told instead of their numbers."""
    law = court.law
    found = [of_blank(law, blank) for blank in blanks(court)]
    yield from found
    for zone in law.zones.values():
        counted = any(zone.name in court.counter(name)[1] for name in law.counters)
        if counted and zone.of and zone.name not in [field.key for field in found]:
            yield of_piles(zone, optional=True)


def of_piles(zone: Zone, optional: bool) -> Field:
    """What everybody has won."""
    return Field(zone.name, PILES, zone.owned or zone.phrase, each=True, apart=True, optional=optional, most=1000)


def of_blank(law: Law, blank: Blank) -> Field:
    """A blank of the count as a field."""
    if blank.key in law.zones:
        return of_piles(law.zones[blank.key], blank.optional)
    labels = law.registers[blank.key].owned or blank.labels if blank.key in law.registers else blank.labels
    return Field(blank.key, blank.kind, labels, each=blank.each, most=blank.most, optional=blank.optional, ordered=True)


def of_looked_at(court: Court, question: str) -> Iterator[Field]:
    """A zone that is a question by itself, and what its check reads of everybody."""
    law = court.law
    checks = [check for check in law.checks if check.of == question]
    opened = law.zones[question].ordered and law.opening
    if checks or opened:
        yield replace(of_zone_field(law, law.zones[question]), move=True, own=False, optional=False, apart=True)
    for check in checks:
        for fact in facts_of(check.culprits):
            if fact in law.zones and law.zones[fact].of:
                yield of_piles(law.zones[fact], optional=True)


# ── a choice ──────────────────────────────────────────────────────────────────────────────────────


def of_decisions(court: Court, part: str) -> Iterator[Field]:
    """What the decisions that a move belongs to look at, and the move."""
    law, names = court.law, court.asked_by(part)
    names = tuple(name for name in names if name in asked_in(law)) or names
    for name in names:
        decision = law.decisions[name]
        for fact in [*facts_read(court, name, len(names) > 1), *spoken_in(decision)]:
            yield from of_fact(court, fact, name)
    for name in names[-1:]:
        yield from of_move(law, law.decisions[name])


def spoken_in(decision: Decision) -> Iterator[str]:
    """Facts about the order of turn, where a number is said: whose turn it is tells what was said before."""
    if decision.choose[decision.part].type == "number":
        yield "chooser"


def facts_read(court: Court, name: str, several: bool) -> Iterator[str]:
    """The facts that a decision reads; with ``several`` to choose from, those that tell which it is too."""
    decision = court.decision(name)
    if isinstance(decision, SetDecision):
        em = Emitter()
        for part in decision.decision.choose.values():
            part.domain(em)
        for rule in decision.decision.rules:
            for condition in (rule.when, rule.must, *(release.when for release in getattr(rule, "unless", ()))):
                condition.code(em)
        yield from em.facts
    else:
        yield from decision.flat.facts
    if several:
        yield from decision.applies.facts
    for condition in court.law.decisions[name].always:
        yield from facts_of(condition)


def of_fact(court: Court, fact: str, decision: str) -> Iterator[Field]:
    """The fields by which a fact is told."""
    law, plain = court.law, fact.partition(":")[0]
    if law.tricks is not None and plain in (*FROM_TRICK, "of_partner"):
        yield of_zone_field(law, law.zones[law.tricks.zone])
        for name in law.tricks.won_by if plain in WON_BY else ():
            if name in law.registers:
                yield of_register(law, law.registers[name])
    elif plain in law.sets:
        yield of_zone_field(law, law.zones[law.sets[plain].zone])
    elif plain in law.zones:
        zone = law.zones[plain]
        copies = [one for one in law.zones.values() if zone.copy_of and one.copy_of == zone.copy_of and one.of]
        for one in copies or [zone]:
            yield of_zone_field(law, one)
    elif plain in law.registers:
        register = law.registers[plain]
        yield of_register(law, law.registers[register.most] if register.most else register)
    elif plain == "cards":
        yield Field("cards", NUMBER, SAID["cards"], most=MOST)
    elif plain in FROM_TURN:
        yield from table_size(law, ("players",))
        for register in law.registers.values():
            if register.said_in == decision and plain == "chooser":
                yield replace(of_register(law, register), empty=True)


def of_zone_field(law: Law, zone: Zone) -> Field:
    """Cards that lie somewhere; of those that nobody sees, how many."""
    if zone.seen_by == "nobody" and not zone.of:
        sizes = {size for players in law.players for size in stock_sizes(law, players) or ()}
        most = max(sizes, default=MOST) if zone.name == stock_of(law) else MOST
        return Field(zone.name, NUMBER, zone.phrase, most=most, optional=not most)
    trick = law.tricks is not None and zone.name == law.tricks.zone
    return Field(
        zone.name,
        CARD if zone.size == 1 else CARDS,
        zone.phrase,
        ordered=zone.ordered,
        own=bool(zone.of),
        apart=not zone.copy_of and zone.size != 1,
        most=1 if zone.size == 1 else max(law.players) - 1 if trick else MOST,
        optional=bool(zone.copy_of) or zone.size == 1,
        empty=not zone.of and not zone.copy_of,
    )


def of_register(law: Law, register: Register) -> Field:
    """Something remembered: of what is said in turn, what everybody said, of anything else one's own."""
    kind = {"seat": OWNER, "side": OWNER}.get(register.type, register.type)
    if kind == NUMBER and register.of and register.said_in:
        kind = NUMBERS
    known = register.starts is not None or register.type in ("seat", "side", "card")
    optional = (known and not register.of) or (register.type in REMEMBERED and not register.said_in)
    optional = optional or kind in (OWNER, CARD)
    return Field(
        register.key or register.name, kind, register.phrase, own=bool(register.of), ordered=True, most=MOST,
        optional=optional, empty=kind == SUITS,
    )  # fmt: skip


def table_size(law: Law, names: tuple[str, ...]) -> Iterator[Field]:
    """How many play, and with how many cards, where there is a choice."""
    if "players" in names and len(law.players) > 1:
        yield Field("players", COUNT, SAID["players"], values=tuple(law.players))
    if "deck" in names and law.deck.also:
        yield Field("deck", COUNT, SAID["deck"], optional=True, values=(law.deck.cards, *law.deck.also))


def of_move(law: Law, decision: Decision) -> Iterator[Field]:
    """The parts of a move. A second part may be left open: then everything that goes with the first is asked about."""
    for place, (name, generator) in enumerate(decision.choose.items()):
        yield Field(
            name,
            generator.type,
            decision.part_labels[name] or said_by_verb(generator, decision),
            move=True,
            among=tuple(zones_among(generator)),
            ordered=False,
            most=MOST if generator.type != CARD else 1,
            optional=place > 0,
            empty=place > 0,
            values=tuple(getattr(generator, "words", ())) if generator.type == WORD else (),
        )


def zones_among(generator: Generator) -> Iterator[str]:
    """The zones that cards are chosen from."""
    for zone in (getattr(generator, "zone", None), *getattr(generator, "zones", ())):
        if isinstance(zone, Fact):
            yield zone.name


def said_by_verb(generator: Generator, decision: Decision) -> Texts:
    """What a part is called that the law gives no name."""
    es, en = CHOSEN[generator.type]
    return {"es": es.format(verb=decision.labels["es"]), "en": en.format(verb=decision.labels["en"])}
