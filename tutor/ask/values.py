"""Questions with a value: who wins the trick, who names trumps, the score, the deal, the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from tutor.ask.answer import Answer
from tutor.ask.bind import LETTERS
from tutor.ask.case import Case
from tutor.ask.owned import check_counts
from tutor.ask.phrases import voice_of
from tutor.ask.speak import cited_here, source_entries, speak_sources
from tutor.faults import Place, refuse
from tutor.law.emit import Emitter
from tutor.law.model import Citations, Law
from tutor.law.voice import Voice
from tutor.play.course import fixed_deal
from tutor.play.court import Court
from tutor.play.deal import plan_deal
from tutor.play.facts import MissingFact, complete
from tutor.play.outcome import Outcome, match_outcome
from tutor.play.score import Sheet, count_hand
from tutor.words import Noun, listing, sentence

SHORT = 200


def answered(court: Court, case: Case, value: Any, cited: Citations, speak: Any, show: Any = None) -> Answer:
    """An answer that is a value."""
    entries = source_entries(cited_here(court.law, cited))
    return Answer(
        court.law.game,
        case.question,
        "answered",
        value=value,
        source=entries,
        speak=speak,
        speak_source=lambda lang: speak_sources(entries, lang),
        show=show,
    )


def need(case: Case, situation: Mapping[str, Any], *names: str) -> None:
    """Facts without which the question cannot be answered."""
    for name in names:
        if name not in situation and name + ":all" not in situation:
            raise refuse("missing_fact", case.place(name), fact=name, question=case.question)


def need_lists(case: Case, situation: Mapping[str, Any], *names: str) -> None:
    """Numbers of everybody without which the question cannot be answered."""
    need(case, situation, *names)
    for name in names:
        if name + ":all" not in situation:
            raise refuse("list_expected", case.place(name), key=name, found=situation[name])


# ── the trick ─────────────────────────────────────────────────────────────────────────────────────


def answer_winner(court: Court, case: Case, situation: dict[str, Any]) -> Answer:
    """The place (from 1) of the card that takes the trick."""
    law = court.law
    if law.tricks is None:
        return nothing_of_the_kind(court, case)
    need(case, situation, law.tricks.zone)
    if not situation[law.tricks.zone]:
        raise refuse("empty_trick", case.place(law.tricks.zone))
    named = [name for name in law.tricks.won_by if name != "led"]
    order = situation[law.tricks.zone]
    outcomes = {
        law.tricks.read(order, [suit if name not in situation else situation[name] for name in named]).best
        for suit in (range(4) if any(name not in situation for name in named) else [0])
    }
    if len(outcomes) > 1:
        missing = next(name for name in named if name not in situation)
        raise refuse("missing_fact", case.place(missing), fact=missing, question=case.question)
    best = outcomes.pop()
    facts = complete(law, situation)
    return answered(
        court,
        case,
        order.index(best) + 1,
        law.trick_source,
        lambda lang: winner_words(voice_of(law, lang), law.tricks.won_by if law.tricks else (), facts, best),
        (court, situation, None),
    )


def winner_words(voice: Voice, won_by: tuple[str, ...], facts: Mapping[str, Any], best: int) -> str:
    """ "Gana el dos de bastos: es el triunfo más alto"."""
    for name in won_by:
        if name == "led":
            return sentence(
                voice.pick(
                    f"gana {voice.card(best)}, la carta más alta del palo de salida, {voice.suit(best // 12)}",
                    f"{voice.card(best)} wins: the highest card of the suit led, {voice.suit(best // 12)}",
                )
            )
        if facts.get(name) == best // 12:
            return sentence(
                voice.pick(
                    f"gana {voice.card(best)}, el triunfo más alto de la baza",
                    f"{voice.card(best)} wins: the highest trump on the trick",
                )
            )
    raise AssertionError("a trick without a winner")


def answer_register(court: Court, case: Case, situation: dict[str, Any]) -> Answer:
    """A derived register, such as who names trumps: its place from 1."""
    law, register = court.law, court.law.registers[case.question]
    if register.said_in and not any(plan.kind for plan in law.schedule):
        return nothing_of_the_kind(court, case)
    needed = law.registers[register.most]
    if not special_kind_asks(court, needed.said_in):
        return nothing_of_the_kind(court, case)
    need_lists(case, situation, needed.name)
    said = situation[needed.name + ":all"]
    if not said:
        raise refuse("missing_fact", case.place(needed.name), fact=needed.name, question=case.question)
    facts = complete(law, situation)
    seat = facts[register.name]
    cited = law.decisions[needed.said_in].source

    def speak(lang: str) -> str:
        voice = voice_of(law, lang)
        level = [str(place + 1) for place, number in enumerate(said) if number == max(said)]
        if len(level) == 1:
            return sentence(
                voice.pick(
                    f"el jugador {seat + 1} es quien más ofrece, {max(said)}",
                    f"player {seat + 1} bids most, {max(said)}",
                )
            )
        first = register.tie != "last"
        return sentence(
            voice.pick(
                f"empatan a {max(said)} los jugadores {listing(level, lang)}, y de ellos manda {'el primero' if first else 'el último'} en hablar, el {seat + 1}",
                f"players {listing(level, lang)} are level at {max(said)}, and the {'first' if first else 'last'} of them to speak decides: player {seat + 1}",
            )
        )

    return answered(court, case, seat + 1, cited, speak)


def special_kind_asks(court: Court, decision: str) -> bool:
    """Whether some kind of hand that this law plays has that decision."""
    return bool(court.law.decisions.get(decision)) and any(plan.kind for plan in court.law.schedule)


def nothing_of_the_kind(court: Court, case: Case) -> Answer:
    """This form of the game never asks that."""
    return Answer(
        court.law.game,
        case.question,
        "not_covered",
        speak=lambda lang: (
            "Esta forma del juego no tiene esa regla." if lang == "es" else "This form of the game has no such rule."
        ),
    )


# ── the score ─────────────────────────────────────────────────────────────────────────────────────


def answer_score(court: Court, case: Case, situation: dict[str, Any]) -> Answer:
    """The points of everybody, and every line that gave them: a list by seat, or by name where the case names owners."""
    law = court.law
    names = situation.get("names")
    owners = len(names) if names else seats_in(court, case, situation)
    tricks = 0 if names else check_tricks(court, case, situation, owners)
    if tricks:
        situation.setdefault("cards", tricks)
    if names:
        check_owners(court, case, owners)
        check_lists(court, case, situation, owners)
        check_counts(court, situation, case.place)
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
    if total != cards or not 1 <= total <= most:
        raise refuse(
            "tricks_do_not_add_up", case.place(key), found=total, cards=cards if cards != total else f"1–{most}"
        )
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


# ── the deal and the match ────────────────────────────────────────────────────────────────────────


def answer_deal(court: Court, case: Case, situation: dict[str, Any]) -> Answer:
    """What is taken out, cards each, and how many hands the schedule has."""
    need(case, situation, "players")
    plan = plan_deal(court.law, situation["players"], situation.get("deck", 0))
    value: dict[str, Any] = {"removed": [str(card) for card in plan.removed], "cards_each": plan.most}
    if plan.hands:
        value["hands"] = len(plan.hands)

    def speak(lang: str) -> str:
        voice = voice_of(court.law, lang)
        if not plan.hands:
            return rounds_words(voice, plan.most, (fixed_deal(court.law) or (0, 0))[1])
        gone = listing([voice.card(card) for card in plan.removed], lang)
        first = (
            voice.pick(
                f"se {'quita' if len(plan.removed) == 1 else 'quitan'} {gone}",
                f"{gone} {'is' if len(plan.removed) == 1 else 'are'} taken out",
            )
            if gone
            else voice.pick("no se quita ninguna carta", "no card is taken out")
        )
        left = (
            voice.pick(
                f" y {'sobra' if plan.undealt == 1 else 'sobran'} {plan.undealt}", f" and {plan.undealt} left over"
            )
            if plan.undealt
            else ""
        )
        pack = plan.pack.bit_count()
        sums = voice.pick(
            f"{pack} entre {plan.players} son {plan.most} cartas para cada uno{left}",
            f"{pack} among {plan.players} is {plan.most} cards each{left}",
        )
        hands = voice.pick(f"se juegan {len(plan.hands)} manos", f"{len(plan.hands)} hands are played")
        return f"{sentence(f'{first}; {sums}')} {sentence(hands)}"

    cited = next(
        iter(court.law.variants[court.law.variant].source and [court.law.variants[court.law.variant].source]), ()
    )
    return answered(court, case, value, cited, speak, (court, situation, plan))


def rounds_words(voice: Voice, each: int, common: int) -> str:
    """A deal of so many at a time."""
    table = voice.pick(f" y {common} a la mesa", f" and {common} to the table") if common else ""
    return sentence(
        voice.pick(
            f"se reparten {each} cartas a cada uno{table}; no se quita ninguna",
            f"{each} cards are dealt to each{table}; none is taken out",
        )
    )


def answer_match(court: Court, case: Case, situation: dict[str, Any]) -> Answer:
    """The winner's name, or ``play_on``; all hands of the schedule have been played."""
    totals = case.facts["match"]
    if not isinstance(totals, Mapping) or not totals:
        raise refuse("match_totals", case.place("match"), found=totals)
    points: dict[str, int] = {}
    for who, total in totals.items():
        if isinstance(total, bool) or not isinstance(total, int) or abs(total) > 100_000:
            raise refuse(
                "number_out_of_range", case.place("match"), key=f"match.{who}", low=-100_000, high=100_000, found=total
            )
        points[str(who)] = total
    if len(points) not in (
        court.law.players if not court.law.pairs and 4 not in court.law.players else (2, *court.law.players)
    ) or (court.law.schedule and len(points) not in court.law.players):
        raise refuse(
            "players_out_of_range",
            case.place("match"),
            players=len(points),
            known=", ".join(map(str, court.law.players)),
            variant=court.law.variant,
        )
    tallies = read_tallies(court, case, points)
    if unranked(court, points, tallies):
        return Answer(
            court.law.game,
            case.question,
            "undecided",
            source=source_entries(court.law.result.source),
            speak=lambda lang: (
                "Varios llegan a la vez, y los totales no dicen quién llegó antes."
                if lang == "es"
                else "Several get there at once, and the totals do not say who was first."
            ),
        )
    found = match_outcome(court, points, tallies=tallies)
    return answered(
        court,
        case,
        found.winner if found.winner is not None else "play_on",
        court.law.result.source,
        lambda lang: match_words(voice_of(court.law, lang), court.law, found),
    )


def read_tallies(court: Court, case: Case, points: Mapping[str, int]) -> dict[str, dict[str, int]]:
    """What ranks the players beside their points, by name; needed only where they are level."""
    given = case.facts.get("tallies") or {}
    keys = [key for key in court.law.result.rank_by if key != "points"]
    if not isinstance(given, Mapping):
        raise refuse("owners_expected", case.place("tallies"), key="tallies", found=given)
    found: dict[str, dict[str, int]] = {}
    for name in points:
        numbers = given.get(name, {})
        if not isinstance(numbers, Mapping) or any(
            isinstance(n, bool) or not isinstance(n, int) for n in numbers.values()
        ):
            raise refuse("owners_expected", case.place("tallies"), key=f"tallies.{name}", found=numbers)
        found[name] = dict(numbers)
    level = [name for name in points if points[name] == max(points.values())]
    for key in (
        keys if len(level) > 1 and match_outcome(court, {name: points[name] for name in level[:1]}).winner else ()
    ):
        if len({found[name].get(key) for name in level}) > 1 or key in found[level[0]]:
            missing = [name for name in level if key not in found[name]]
            if missing:
                raise refuse(
                    "missing_fact", case.place("tallies"), fact=f"tallies.{missing[0]}.{key}", question=case.question
                )
            if len({found[name][key] for name in level}) > 1:
                break
        else:
            raise refuse(
                "missing_fact", case.place("tallies"), fact=f"tallies.{level[0]}.{key}", question=case.question
            )
    return found


def unranked(court: Court, points: Mapping[str, int], tallies: Mapping[str, Mapping[str, int]]) -> bool:
    """Whether several got there and the law goes by who was first, which totals cannot tell."""
    return court.law.result.first_to_arrive and len(match_outcome(court, points, tallies=tallies).ended) > 1


def match_words(voice: Voice, law: Law, found: Outcome) -> str:
    """Who has won and by what, or why they play on."""
    top, lang = str(found.top).replace("-", "−"), voice.lang
    if found.winner is not None:
        if found.by not in ("", "points"):
            noun = Noun.read(law.declared[found.by].phrase[lang], lang).bare
            return sentence(
                voice.pick(
                    f"empatados a puntos, gana {found.winner}: tiene más {noun}",
                    f"level on points, {found.winner} wins with more {noun}",
                )
            )
        return sentence(
            voice.pick(f"{found.winner} tiene más puntos que nadie, {top}", f"{found.winner} has most points, {top}")
        )
    if not found.ended:
        return sentence(
            voice.pick(
                f"nadie ha llegado a la meta: el que más tiene va por {top}, y se sigue",
                f"nobody has made the target: the best has {top}, and play goes on",
            )
        )
    level = listing(list(found.leaders), lang)
    if not law.schedule:
        return sentence(
            voice.pick(f"{level} llegan a la vez: se sigue jugando", f"{level} get there at once: play goes on")
        )
    cards = (
        voice.pick("con todas las cartas", "with all the cards")
        if isinstance(law.result.tie_cards, str)
        else voice.pick(f"de {law.result.tie_cards} carta", f"of {law.result.tie_cards} card")
    )
    kind = f" ({law.kinds[law.result.tie_kind].says[lang].rstrip('.').lower()})" if law.result.tie_kind else ""
    return sentence(
        voice.pick(
            f"{level} empatan a {top}: se juegan manos de desempate {cards}{kind}",
            f"{level} are level at {top}: tie-break hands are played {cards}{kind}",
        )
    )


VALUES: Mapping[str, Callable[[Court, Case, dict[str, Any]], Answer]] = {
    "winner": answer_winner,
    "score": answer_score,
    "deal": answer_deal,
    "match": answer_match,
}
