"""What a hand scores: everybody's points, with every line that gave them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tutor.ask.answer import Answer
from tutor.ask.bind import LETTERS
from tutor.ask.case import Case
from tutor.ask.owned import check_counts
from tutor.ask.phrases import voice_of
from tutor.ask.values import answered, need_lists, nothing_of_the_kind
from tutor.faults import Place, refuse
from tutor.law.emit import Emitter
from tutor.law.model import Citations
from tutor.play.court import Court
from tutor.play.deal import plan_deal
from tutor.play.facts import MissingFact
from tutor.play.score import Sheet, count_hand
from tutor.words import sentence

SHORT = 200


def answer_score(court: Court, case: Case, situation: dict[str, Any]) -> Answer:
    """The points of everybody, and every line that gave them: a list by seat, or by name where the case names owners."""
    law = court.law
    names = situation.get("names")
    owners = len(names) if names else seats_in(court, case, situation)
    if names:
        check_owners(court, case, owners)
        check_lists(court, case, situation, owners)
        check_counts(court, situation, case.place)
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
    offender = next(
        (r.name for r in law.registers.values() if r.type == "seat" and not r.most and situation.get(r.name, -1) >= 0),
        "",
    )
    if offender and not penalised(court, offender):
        return nothing_of_the_kind(court, case)
    if offender and situation[offender] >= owners:
        raise refuse(
            "number_out_of_range", case.place(offender), key=offender, low=1, high=owners, found=situation[offender] + 1
        )
    situation |= {"players": owners, "owners": owners}
    sheet = counted(court, case, situation)
    shown = tuple(names) if names else tuple(LETTERS[:owners])
    value: Any = dict(zip(names, sheet.points, strict=True)) if names else list(sheet.points)
    cited: Citations = tuple(
        entry for line in law.tally for entry in line.source if any(used.rule == line.id for used in sheet.lines)
    )
    return replace(
        answered(
            court, case, value, cited, lambda lang: score_words(court, sheet, shown, lang), (court, situation, sheet)
        ),
        speak_details=lambda lang: "\n".join(
            [
                *(owner_words(court, sheet, owner, name, lang) for owner, name in enumerate(shown)),
                *tie_words(court, sheet, lang),
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
        zone = next((name for name, zone in law.zones.items() if zone.of and zone.seen_by == "nobody"), "piles")
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
            known=", ".join(map(str, law.players)),
            variant=law.variant,
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


def check_owners(court: Court, case: Case, owners: int) -> None:
    """As many owners as may play, or two sides where they may play in pairs."""
    law = court.law
    known = (2,) if law.pairs else (*law.players, *((2,) if 4 in law.players else ()))
    if owners not in known:
        raise refuse(
            "players_out_of_range",
            case.place(case.question),
            players=owners,
            known=", ".join(map(str, sorted(set(known)))),
            variant=law.variant,
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
            raise refuse("missing_fact", case.place(missing.name), fact=missing.name, question=case.question) from None
        return sheets[0]


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


def check_tricks(court: Court, case: Case, situation: Mapping[str, Any], players: int) -> int:
    """The tricks of the hand, 0 where nobody says who won them. They must be as many as were dealt, where that is given,
    and no bid may be higher."""
    key = next(
        (name for name, r in court.law.registers.items() if r.starts is not None and tally_needs(court, name)), ""
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


def score_words(court: Court, sheet: Sheet, names: tuple[str, ...], lang: str) -> str:
    """Everybody's points, with the lines that gave them where they are few."""
    worked_out = " ".join(owner_words(court, sheet, owner, name, lang) for owner, name in enumerate(names))
    if len(worked_out) <= SHORT:
        return worked_out
    return (
        "; ".join(f"{name}: {points}" for name, points in zip(names, sheet.points, strict=True)).replace("-", "−") + "."
    )


def owner_words(court: Court, sheet: Sheet, owner: int, name: str, lang: str) -> str:
    """ "A: acierto, 10 + 2 × 5 = 20; oros vale triple, 20 × 3 = 60"; lines that give nothing are left out."""
    voice = voice_of(court.law, lang)
    lines = {line.id: line for line in court.law.tally}
    said = []
    for step in sheet.of(owner):
        line = lines[step.rule]
        given = line.award.shown(voice, step.numbers.__getitem__, step.before)
        if step.before != step.after or not line.award.idle(step.numbers.__getitem__):
            had = compared_counts(line.when, sheet, owner)
            said.append(f"{voice.label(step.rule)}{f' ({had})' if had else ''}, {given}")
    return f"{name}: {'; '.join(said) or '0'}."


def tie_words(court: Court, sheet: Sheet, lang: str) -> list[str]:
    """The categories that nobody gets, since several have most."""
    voice, said = voice_of(court.law, lang), []
    given = {step.rule for step in sheet.lines}
    for line in court.law.tally:
        counter = compared_counter(line.when)
        if counter and line.id not in given:
            most = max(numbers.get(counter, 0) for numbers in sheet.numbers)
            said.append(
                sentence(
                    voice.pick(
                        f"{voice.label(line.id)}: empate a {most}, no puntúa nadie",
                        f"{voice.label(line.id)}: level at {most}, nobody scores",
                    )
                )
            )
    return said


def compared_counter(when: Any) -> str:
    """The counter by which a line finds who has most, or nothing."""
    found = (getattr(getattr(part, "counter", None), "fact", "") for part in (when, *getattr(when, "parts", ())))
    return next((counter for counter in found if counter), "")


def compared_counts(when: Any, sheet: Sheet, owner: int) -> str:
    """ "21 a 19": what the owner has of something, and what the others have, where the line goes by who has most."""
    counter = compared_counter(when)
    if not counter:
        return ""
    everybody = [numbers.get(counter) for numbers in sheet.numbers]
    others = [str(number) for place, number in enumerate(everybody) if place != owner]
    return f"{everybody[owner]}–{'–'.join(others)}"
