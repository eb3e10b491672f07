"""What a hand scores: everybody's points, with every line that gave them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tutor.ask.answer import Answer
from tutor.ask.case import Case
from tutor.ask.impossible import check_counts
from tutor.ask.owned import check_owners
from tutor.ask.piles import check_piles
from tutor.ask.score_words import owner_words, says_something, score_words, tie_words
from tutor.ask.told import LETTERS
from tutor.ask.values import answered, need_lists, nothing_of_the_kind
from tutor.ask.won import won_sources, won_value, won_words
from tutor.faults import Place, refuse
from tutor.kinds.tally.most import SEATS
from tutor.law.compile_tally import COUNTER
from tutor.law.emit import Emitter
from tutor.law.model import Citations
from tutor.play.court import Court
from tutor.play.deal import plan_deal, spread
from tutor.play.facts import MissingFact
from tutor.play.score import Sheet, count_hand
from tutor.play.won import hand_won


def answer_score(court: Court, case: Case, situation: dict[str, Any]) -> Answer:
    """The points of everybody, and every line that gave them: a list by seat, or by name where the case names owners.

    Where a match is not counted in points, who wins the hand and what it brings too. A seat that is told of, and that
    nothing in the law looks at (an offender without a penalty), is not covered.
    """
    law = court.law
    named = [
        r.name for r in law.registers.values() if r.type in SEATS and not r.most and situation.get(r.name, -1) >= 0
    ]
    if any(not penalised(court, seat) and not wins_by(court, seat) for seat in named):
        return nothing_of_the_kind(court, case)
    names = situation.get("names")
    owners = len(names) if names else seats_in(court, case, situation)
    if names:
        check_owners(law, owners, case.place(case.question))
        check_lists(court, case, situation, owners)
        check_counts(court, situation, case.place("counts" if "counts" in case.facts else ""))
        check_piles(court, case, situation, owners)
    tricks = check_tricks(court, case, situation, situation.get("players", owners))
    if tricks:
        situation.setdefault("cards", tricks)
    if names:
        nobody = (0,) * owners
        situation |= {
            name + ":all": nobody
            for name, r in law.registers.items()
            if r.of and r.starts == 0 and name + ":all" not in situation
        }
    for seat in named:
        if situation[seat] >= owners:
            found = situation[seat] + 1
            raise refuse("number_out_of_range", case.place(seat), key=seat, low=1, high=owners, found=found)
    situation |= {"players": 2 * owners if law.pairs else owners, "owners": owners}
    sheet = counted(court, case, situation)
    shown = tuple(names) if names else tuple(LETTERS[:owners])
    value: Any = dict(zip(names, sheet.points, strict=True)) if names else list(sheet.points)
    used = {step.rule for step in sheet.lines if says_something(court, step)}
    cited: Citations = tuple(entry for line in law.tally for entry in line.source if line.id in used)
    won = hand_won(court, situation, sheet) if law.hand_won else None
    if won is not None:
        value, cited = {**value, **won_value(court, won, shown)}, (*cited, *won_sources(won))

    def last(lang: str) -> str:
        return won_words(court, situation, sheet, won, shown, lang) if won is not None else ""

    return replace(
        answered(
            court,
            case,
            value,
            cited,
            lambda lang: score_words(court, situation, sheet, shown, last, lang),
            (court, situation, sheet),
        ),
        speak_details=lambda lang: "\n".join(
            [
                *(owner_words(court, situation, sheet, owner, name, lang, True) for owner, name in enumerate(shown)),
                *tie_words(court, sheet, lang),
                *([last(lang)] if last(lang) else []),
            ]
        ),
    )


def seats_in(court: Court, case: Case, situation: dict[str, Any]) -> int:
    """How many seats a score speaks of, where what they have is given in lists."""
    law = court.law
    spoken = [
        register.name
        for register in law.registers.values()
        if register.of and register.type == "number" and tally_needs(court, register.name)
    ]
    if not spoken:
        zone = next((name for name, zone in law.zones.items() if zone.of and zone.seen_by == "nobody"), case.question)
        raise refuse("missing_fact", case.place(zone), fact=zone, question=case.question)
    need_lists(case, situation, *spoken)
    sizes = {name: len(situation[name + ":all"]) for name in spoken}
    if len(set(sizes.values())) > 1:
        raise refuse(
            "uneven_lists", case.place(spoken[-1]), lists=", ".join(f"{name}: {size}" for name, size in sizes.items())
        )
    players = max(sizes.values())
    if players not in law.players:
        raise refuse(
            "players_out_of_range",
            case.place(spoken[0]),
            players=players,
            known=spread(law.players),
            variant=law.form,
        )
    return players


def check_lists(court: Court, case: Case, situation: Mapping[str, Any], owners: int) -> None:
    """A list of numbers has one for every owner that the case names."""
    for name, register in court.law.registers.items():
        given = situation.get(name + ":all")
        if register.of and given is not None and len(given) != owners:
            raise refuse(
                "uneven_lists",
                case.place(name),
                lists=f"{', '.join(situation['names'])}: {owners}, {name}: {len(given)}",
            )


def counted(court: Court, case: Case, situation: dict[str, Any]) -> Sheet:
    """The sheet; a suit that is not given is bad input only where it makes a difference."""
    try:
        return count_hand(court, situation)
    except MissingFact as missing:
        register = court.law.registers.get(missing.name)
        sheets = (
            [count_hand(court, {**situation, missing.name: suit}) for suit in range(4)]
            if register and register.type == "suit"
            else []
        )
        if len({sheet.points for sheet in sheets}) != 1:
            fact = missing_count(court, case, situation) or missing.name
            place = case.place(fact.partition(".")[0])
            raise refuse("missing_fact", place, fact=fact, question=case.question) from None
        return sheets[0]


def missing_count(court: Court, case: Case, situation: Mapping[str, Any]) -> str:
    """The first count that is looked at and not given, where others are; "" where nothing has been counted."""
    if "counts" not in case.facts:
        return ""
    looked_at = (name.removesuffix(":all") for name in court.tally(traced=False).facts if name.startswith(COUNTER))
    first = next((name for name in looked_at if f"{name}:all" not in situation), "")
    return f"counts.{situation['names'][0]}.{first.removeprefix(COUNTER)}" if first else ""


def tally_needs(court: Court, name: str) -> bool:
    """Whether the tally looks at what everybody has in this register."""
    register = court.law.registers[name]
    return bool(register.starts is not None or register.said_in) and any(
        name in court.counter(counter)[1] for counter in court.law.counters
    )


def penalised(court: Court, register: str) -> bool:
    """Whether some line of the tally changes points because of that register."""
    for line in court.law.tally:
        read, counted_from = Emitter(), Emitter()
        line.when.code(read)
        text = line.award.code(counted_from)
        if (
            register in read.facts
            and counted_from.function("award", [f"return {text}"])(*[7] * len(counted_from.facts)) != 7
        ):
            return True
    return False


def wins_by(court: Court, register: str) -> bool:
    """Whether some way to win the hand looks at that register."""
    return any(register in court.reader(prize.when)[2] for prize in court.law.hand_won)


def check_tricks(court: Court, case: Case, situation: Mapping[str, Any], players: int) -> int:
    """The tricks of the hand, 0 where nobody says who won them. They must be as many as were dealt, where that is given,
    and no bid may be higher."""
    key = next(
        (
            name
            for name, r in court.law.registers.items()
            if r.starts is not None and r.type == "number" and tally_needs(court, name)
        ),
        "",
    )
    if key + ":all" not in situation:
        return 0
    total = sum(situation[key + ":all"])
    cards = situation.get("cards", total)
    most = plan_deal(court.law, players).most
    if total != cards:
        raise refuse("tricks_do_not_add_up", case.place(key), key=key, found=total, cards=cards)
    if not 1 <= total <= most:
        raise refuse("tricks_out_of_range", case.place(key), key=key, found=total, most=most)
    for name, register in court.law.registers.items():
        for position, number in enumerate(situation.get(name + ":all", ())):
            if register.said_in and number > total:
                place = case.place(name)
                raise refuse(
                    "bid_too_high",
                    Place(place.file, place.line, place.column, f"{name}[{position}]"),
                    found=number,
                    cards=total,
                )
    return int(total)
