"""Questions with a value: who wins the trick, who names trumps, the score, the deal, the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from tutor.ask.answer import Answer
from tutor.ask.phrases import voice_of
from tutor.ask.bind import LETTERS
from tutor.ask.case import Case
from tutor.ask.speak import source_entries, speak_sources
from tutor.faults import Place, refuse
from tutor.play.court import Court
from tutor.play.outcome import match_outcome
from tutor.play.score import Sheet, count_hand
from tutor.law.emit import Emitter
from tutor.law.model import Citations
from tutor.law.voice import Voice
from tutor.play.deal import plan_deal
from tutor.play.facts import MissingFact, complete
from tutor.words import listing, sentence


SHORT = 200


def answered(court: Court, case: Case, value: Any, cited: Citations, speak: Any, show: Any = None) -> Answer:
    """An answer that is a value."""
    entries = source_entries(cited)
    return Answer(court.law.game, case.question, "answered", value=value, source=entries, speak=speak,
                  speak_source=lambda lang: speak_sources(entries, lang), show=show)


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
    assert law.tricks is not None
    need(case, situation, law.tricks.zone)
    if not situation[law.tricks.zone]:
        raise refuse("empty_trick", case.place(law.tricks.zone))
    named = [name for name in law.tricks.won_by if name != "led"]
    order = situation[law.tricks.zone]
    outcomes = {law.tricks.read(order, [suit if name not in situation else situation[name] for name in named]).best
                for suit in (range(4) if any(name not in situation for name in named) else [0])}
    if len(outcomes) > 1:
        missing = next(name for name in named if name not in situation)
        raise refuse("missing_fact", case.place(missing), fact=missing, question=case.question)
    best = outcomes.pop()
    facts = complete(law, situation)
    return answered(court, case, order.index(best) + 1, law.trick_source,
                    lambda lang: winner_words(voice_of(law, lang), law.tricks.won_by if law.tricks else (), facts, best), (court, situation, None))


def winner_words(voice: Voice, won_by: tuple[str, ...], facts: Mapping[str, Any], best: int) -> str:
    """"Gana el dos de bastos: es el triunfo más alto"."""
    for name in won_by:
        if name == "led":
            return sentence(voice.pick(f"gana {voice.card(best)}, la carta más alta del palo de salida, {voice.suit(best // 12)}",
                                       f"{voice.card(best)} wins: the highest card of the suit led, {voice.suit(best // 12)}"))
        if facts.get(name) == best // 12:
            return sentence(voice.pick(f"gana {voice.card(best)}, el triunfo más alto de la baza",
                                       f"{voice.card(best)} wins: the highest trump on the trick"))
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
            return sentence(voice.pick(f"el jugador {seat + 1} es quien más ofrece, {max(said)}", f"player {seat + 1} bids most, {max(said)}"))
        first = register.tie != "last"
        return sentence(voice.pick(
            f"empatan a {max(said)} los jugadores {listing(level, lang)}, y de ellos manda {'el primero' if first else 'el último'} en hablar, el {seat + 1}",
            f"players {listing(level, lang)} are level at {max(said)}, and the {'first' if first else 'last'} of them to speak decides: player {seat + 1}"))

    return answered(court, case, seat + 1, cited, speak)


def special_kind_asks(court: Court, decision: str) -> bool:
    """Whether some kind of hand that this law plays has that decision."""
    return bool(court.law.decisions.get(decision)) and any(plan.kind for plan in court.law.schedule)


def nothing_of_the_kind(court: Court, case: Case) -> Answer:
    """This form of the game never asks that."""
    return Answer(court.law.game, case.question, "not_covered", speak=lambda lang: (
        "Esta forma del juego no tiene esa regla." if lang == "es" else "This form of the game has no such rule."))


# ── the score ─────────────────────────────────────────────────────────────────────────────────────

def answer_score(court: Court, case: Case, situation: dict[str, Any]) -> Answer:
    """The points of everybody, and every line that gave them."""
    law = court.law
    spoken = [register.name for register in law.registers.values() if register.of and register.type == "number" and tally_needs(court, register.name)]
    need_lists(case, situation, *spoken)
    sizes = {name: len(situation[name + ":all"]) for name in spoken}
    players = max(sizes.values())
    if len(set(sizes.values())) > 1:
        raise refuse("uneven_lists", case.place(spoken[-1]), lists=", ".join(f"{name}: {size}" for name, size in sizes.items()))
    if players not in law.players:
        raise refuse("players_out_of_range", case.place(spoken[0]), players=players, known=", ".join(map(str, law.players)), variant=law.variant)
    tricks = check_tricks(court, case, situation, players)
    if tricks:
        situation.setdefault("cards", tricks)
    offender = next((r.name for r in law.registers.values() if r.type == "seat" and not r.most and r.name in situation), "")
    if offender and not penalised(court, offender):
        return nothing_of_the_kind(court, case)
    if offender and situation[offender] >= players:
        raise refuse("number_out_of_range", case.place(offender), key=offender, low=1, high=players, found=situation[offender] + 1)
    situation["players"] = players
    sheet = counted(court, case, situation)
    cited: Citations = tuple(entry for line in law.tally for entry in line.source if any(used.rule == line.id for used in sheet.lines))
    return replace(answered(court, case, list(sheet.points), cited, lambda lang: score_words(court, sheet, players, lang), (court, situation, sheet)),
                   speak_details=lambda lang: "\n".join(seat_words(court, sheet, seat, lang) for seat in range(players)))


def counted(court: Court, case: Case, situation: dict[str, Any]) -> Sheet:
    """The sheet; a suit that is not given is bad input only where it makes a difference."""
    try:
        return count_hand(court, situation)
    except MissingFact as missing:
        register = court.law.registers.get(missing.name)
        sheets = [count_hand(court, {**situation, missing.name: suit}) for suit in range(4)] if register and register.type == "suit" else []
        if len({sheet.points for sheet in sheets}) != 1:
            raise refuse("missing_fact", case.place(missing.name), fact=missing.name, question=case.question) from None
        return sheets[0]


def tally_needs(court: Court, name: str) -> bool:
    """Whether the tally looks at what everybody has in this register."""
    register = court.law.registers[name]
    return bool(register.starts is not None or register.said_in) and any(
        name in court.counter(counter)[1] for counter in court.law.counters)


def penalised(court: Court, register: str) -> bool:
    """Whether some line of the tally changes points because of that register."""
    for line in court.law.tally:
        read, counted_from = Emitter(), Emitter()
        line.when.code(read)
        text = line.award.code(counted_from)
        if register in read.facts and counted_from.function("award", [f"return {text}"])(*[7] * len(counted_from.facts)) != 7:
            return True
    return False


def check_tricks(court: Court, case: Case, situation: Mapping[str, Any], players: int) -> int:
    """The tricks of the hand, 0 where nobody says who won them. They must be as many as were dealt, where that is given,
    and no bid may be higher."""
    key = next((name for name, r in court.law.registers.items() if r.starts is not None and tally_needs(court, name)), "")
    if key + ":all" not in situation:
        return 0
    total = sum(situation[key + ":all"])
    cards = situation.get("cards", total)
    most = plan_deal(court.law, players).most
    if total != cards or not 1 <= total <= most:
        raise refuse("tricks_do_not_add_up", case.place(key), found=total, cards=cards if cards != total else f"1–{most}")
    for name, register in court.law.registers.items():
        for position, number in enumerate(situation.get(name + ":all", ())):
            if register.said_in and number > total:
                place = case.place(name)
                raise refuse("bid_too_high", Place(place.file, place.line, place.column, f"{name}[{position}]"), found=number, cards=total)
    return int(total)


def score_words(court: Court, sheet: Sheet, players: int, lang: str) -> str:
    """Everybody's points, with the lines that gave them where they are few."""
    worked_out = " ".join(seat_words(court, sheet, seat, lang) for seat in range(players))
    if len(worked_out) <= SHORT:
        return worked_out
    return "; ".join(f"{LETTERS[seat]}: {points}" for seat, points in enumerate(sheet.points)).replace("-", "−") + "."


def seat_words(court: Court, sheet: Sheet, seat: int, lang: str) -> str:
    """"A: acierto, 10 + 2 × 5 = 20; oros vale triple, 20 × 3 = 60"."""
    voice = voice_of(court.law, lang)
    awards = {line.id: line.award for line in court.law.tally}
    said = [f"{voice.label(line.rule)}, {awards[line.rule].shown(voice, line.numbers.__getitem__, line.before)}" for line in sheet.of(seat)]
    return f"{LETTERS[seat]}: {'; '.join(said) or '0'}."


# ── the deal and the match ────────────────────────────────────────────────────────────────────────

def answer_deal(court: Court, case: Case, situation: dict[str, Any]) -> Answer:
    """What is taken out, cards each, and how many hands the schedule has."""
    need(case, situation, "players")
    plan = plan_deal(court.law, situation["players"], situation.get("deck", 0))
    value = {"removed": [str(card) for card in plan.removed], "cards_each": plan.most, "hands": len(plan.hands)}

    def speak(lang: str) -> str:
        voice = voice_of(court.law, lang)
        gone = listing([voice.card(card) for card in plan.removed], lang)
        first = voice.pick(f"se {'quita' if len(plan.removed) == 1 else 'quitan'} {gone}", f"{gone} {'is' if len(plan.removed) == 1 else 'are'} taken out") if gone else \
            voice.pick("no se quita ninguna carta", "no card is taken out")
        left = voice.pick(f" y {'sobra' if plan.undealt == 1 else 'sobran'} {plan.undealt}", f" and {plan.undealt} left over") if plan.undealt else ""
        pack = plan.pack.bit_count()
        sums = voice.pick(f"{pack} entre {plan.players} son {plan.most} cartas para cada uno{left}", f"{pack} among {plan.players} is {plan.most} cards each{left}")
        hands = voice.pick(f"se juegan {len(plan.hands)} manos", f"{len(plan.hands)} hands are played")
        return f"{sentence(f'{first}; {sums}')} {sentence(hands)}"

    cited = next(iter(court.law.variants[court.law.variant].source and [court.law.variants[court.law.variant].source]), ())
    return answered(court, case, value, cited, speak, (court, situation, plan))


def answer_match(court: Court, case: Case, situation: dict[str, Any]) -> Answer:
    """The winner's name, or ``play_on``; all hands of the schedule have been played."""
    totals = case.facts["match"]
    if not isinstance(totals, Mapping) or not totals:
        raise refuse("match_totals", case.place("match"), found=totals)
    points: dict[str, int] = {}
    for who, total in totals.items():
        if isinstance(total, bool) or not isinstance(total, int) or abs(total) > 100_000:
            raise refuse("number_out_of_range", case.place("match"), key=f"match.{who}", low=-100_000, high=100_000, found=total)
        points[str(who)] = total
    if len(points) not in court.law.players:
        raise refuse("players_out_of_range", case.place("match"), players=len(points), known=", ".join(map(str, court.law.players)), variant=court.law.variant)
    found = match_outcome(court, points)

    def speak(lang: str) -> str:
        voice, top = voice_of(court.law, lang), str(found.top).replace("-", "−")
        if found.winner is not None:
            return sentence(voice.pick(f"{found.winner} tiene más puntos que nadie, {top}", f"{found.winner} has most points, {top}"))
        law, level = court.law, listing(list(found.leaders), lang)
        cards = voice.pick("con todas las cartas", "with all the cards") if isinstance(law.result.tie_cards, str) else voice.pick(
            f"de {law.result.tie_cards} carta", f"of {law.result.tie_cards} card")
        kind = f" ({law.kinds[law.result.tie_kind].says[lang].rstrip('.').lower()})" if law.result.tie_kind else ""
        return sentence(voice.pick(f"{level} empatan a {top}: se juegan manos de desempate {cards}{kind}",
                                   f"{level} are level at {top}: tie-break hands are played {cards}{kind}"))

    return answered(court, case, found.winner if found.winner is not None else "play_on", court.law.result.source, speak)


VALUES: Mapping[str, Callable[[Court, Case, dict[str, Any]], Answer]] = {
    "winner": answer_winner, "score": answer_score, "deal": answer_deal, "match": answer_match,
}
