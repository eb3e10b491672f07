"""Who has won a match, and by what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.ask.answer import Answer
from tutor.ask.case import Case
from tutor.ask.owned import check_owners
from tutor.ask.phrases import voice_of
from tutor.ask.speak import source_entries
from tutor.ask.values import answered
from tutor.ask.won import unit_noun
from tutor.faults import closest, refuse
from tutor.law.model import Law
from tutor.law.names import Declared
from tutor.law.voice import Voice
from tutor.play.court import Court
from tutor.play.outcome import Outcome, Tallies, match_outcome
from tutor.words import AllOf, Noun, count, listing, sentence

TARGETS = {
    "at_least": ("alguien llega a", "somebody reaches"),
    "more_than": ("alguien pasa de", "somebody has more than"),
}


def answer_match(court: Court, case: Case, situation: dict[str, Any]) -> Answer:
    """The winner's name, or ``play_on``; all hands of the schedule have been played."""
    totals = case.facts["match"]
    if not isinstance(totals, Mapping) or not totals:
        raise refuse("match_totals", case.place("match"), found=totals)
    points: dict[str, int] = {}
    low, high = (0, most_won(court)) if court.law.hand_won else (-100_000, 100_000)
    for who, total in totals.items():
        if isinstance(total, bool) or not isinstance(total, int) or not low <= total <= max(high, 100_000):
            raise refuse(
                "number_out_of_range", case.place("match"), key=f"match.{who}", low=low, high=high, found=total
            )
        if total > high:
            raise refuse("match_over_before", case.place("match"), name=who, found=total, most=high)
        points[str(who)] = total
    check_owners(court.law, len(points), case.place("match"))
    tallies = read_tallies(court, case, points)
    again = read_played_on(court, case)
    found = match_outcome(court, points, tallies=tallies, played_on=again)
    first = read_first(court, case, found)
    if len(first) == 1 < len(found.ended):
        found = Outcome(first[0], found.ended, first, "first", points[first[0]])
    elif first:
        found = match_outcome(court, {name: points[name] for name in first}, tallies=tallies, played_on=again)
    elif court.law.result.first_to_arrive and len(found.ended) > 1:
        return Answer(
            court.law.game,
            case.question,
            "undecided",
            source=source_entries(court.law.result.source),
            speak=lambda lang: who_was_first(voice_of(court.law, lang), court.law, found),
        )
    if court.law.hand_won and len(found.ended) > 1:
        raise refuse("match_won_twice", case.place("match"), names=AllOf.of(found.ended))
    return answered(
        court,
        case,
        found.winner if found.winner is not None else "play_on",
        court.law.result.source,
        lambda lang: (
            games_words(court, voice_of(court.law, lang), court.law.result.unit, found)
            if court.law.result.unit
            else match_words(voice_of(court.law, lang), court.law, found, points, tallies)
        ),
    )


def read_first(court: Court, case: Case, found: Outcome) -> tuple[str, ...]:
    """Who made the target before the others: a name, or several whom the same line of the count brought there; () where
    nobody says so. Raises TutorError where that decides nothing at this table."""
    given = case.facts.get("first")
    if given is None:
        return ()
    if not court.law.result.first_to_arrive:
        raise refuse("match_first_idle", case.place("first"))
    names = tuple(map(str, given)) if isinstance(given, list | tuple) else (str(given),)
    strange = next((name for name in names if name not in found.ended), None)
    if strange is not None and not found.ended:
        raise refuse("match_nobody_there", case.place("first"), word=strange)
    if strange is not None:
        raise refuse("match_not_there", case.place("first"), word=strange, known=AllOf.of(found.ended))
    return names


def read_played_on(court: Court, case: Case) -> bool:
    """Whether several had made the target before the last hand. Raises TutorError where that decides nothing."""
    given = case.facts.get("played_on")
    if given is None:
        return False
    if not court.law.result.another_hand:
        raise refuse("match_played_on_idle", case.place("played_on"))
    if not isinstance(given, bool):
        raise refuse("flag_expected", case.place("played_on"), key="played_on", found=given)
    return given


LONGEST_MATCH = 10_000


def target(court: Court) -> int:
    """With how many a match that is counted in what hands bring is won."""
    return next((total for total in range(LONGEST_MATCH) if match_outcome(court, {"": total}).ended), LONGEST_MATCH)


def most_won(court: Court) -> int:
    """The most that anybody can have of what hands bring: with one hand less the target had not been made."""
    return target(court) - 1 + max(prize.brings for prize in court.law.hand_won)


def read_tallies(court: Court, case: Case, points: Mapping[str, int]) -> dict[str, dict[str, int]]:
    """What ranks the players beside their points, by name; needed only where they are level."""
    given = case.facts.get("tallies") or {}
    keys = court.law.result.tallied
    if not isinstance(given, Mapping):
        raise refuse("owners_expected", case.place("tallies"), key="tallies", found=given)
    found: dict[str, dict[str, int]] = {}
    for name in given:
        if str(name) not in points:
            raise refuse("unknown_owner", case.place("tallies"), word=name, known=", ".join(points))
    for name in points:
        numbers = given.get(name, {})
        if not isinstance(numbers, Mapping) or any(
            isinstance(n, bool) or not isinstance(n, int) for n in numbers.values()
        ):
            raise refuse("owners_expected", case.place("tallies"), key=f"tallies.{name}", found=numbers)
        for key in numbers if keys else ():
            if key not in keys:
                near, place = closest(str(key), keys), case.place("tallies")
                code = "unknown_counter_near" if near else "unknown_counter"
                raise refuse(code, place, word=key, near=near, known=", ".join(keys))
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


def who_was_first(voice: Voice, law: Law, found: Outcome) -> str:
    """Several got there, and the law goes by who was first, which totals cannot tell."""
    there = (
        f"{listing(list(found.ended), voice.lang)} {reached(voice, law) or voice.pick('han llegado', 'have got there')}"
    )
    return sentence(
        voice.pick(
            f"{there}, gana quien llegó antes, y eso los totales no lo dicen",
            f"{there}, whoever was first wins, and the totals do not say who that was",
        )
    )


def target_words(ends: Any, voice: Voice) -> str:
    """ "alguien llega a 21 puntos", "alguien pasa de 21 puntos"; nothing where the match ends by something else."""
    how, target = target_of(ends)
    return f"{voice.pick(*TARGETS[how])} {voice.points(target)}" if how else ""


def match_words(voice: Voice, law: Law, found: Outcome, points: Mapping[str, int], tallies: Tallies) -> str:
    """Who has won and by what, or why they play on."""
    if found.winner is not None:
        return sentence(won_by(voice, law, found, points, tallies))
    if not found.ended:
        return sentence(nobody_there(voice, law, found, points))
    level, top = listing(list(found.leaders), voice.lang), number(found.top)
    if not law.schedule:
        there = reached(voice, law) or voice.pick("han llegado", "have got there")
        tied = len({points[name] for name in found.leaders}) == 1
        also = voice.pick(f" y empatan a {top}", f" and are level at {top}") if tied else ""
        return sentence(voice.pick(f"{level} {there}{also}: se sigue jugando", f"{level} {there}{also}: play goes on"))
    cards = (
        voice.pick("con todas las cartas", "with all the cards")
        if isinstance(law.result.tie_cards, str)
        else voice.pick("de ", "of ") + count(law.result.tie_cards, voice.noun("la carta", "the card"), voice.lang)
    )
    kind = f" ({law.kinds[law.result.tie_kind].says[voice.lang].rstrip('.').lower()})" if law.result.tie_kind else ""
    return sentence(
        voice.pick(
            f"{level} empatan a {top}: se juegan manos de desempate {cards}{kind}",
            f"{level} are level at {top}: tie-break hands {cards} are played{kind}",
        )
    )


def games_words(court: Court, voice: Voice, unit: Declared, found: Outcome) -> str:
    """ "A lleva 4 juegos, y con 3 se gana la partida"."""
    needed = target(court)
    top = count(found.top, unit_noun(unit, voice), voice.lang)
    if found.winner is not None:
        return sentence(
            voice.pick(
                f"{found.winner} lleva {top}, y con {needed} se gana la partida",
                f"{found.winner} has {top}, and {needed} {'wins' if needed == 1 else 'win'} the match",
            )
        )
    if not found.top:
        return sentence(
            voice.pick(
                f"nadie lleva {top} todavía, y la partida es a {needed}: se sigue jugando",
                f"nobody has a {unit.one['en']} yet, and the match takes {needed}: play goes on",
            )
        )
    return sentence(
        voice.pick(
            f"quien más lleva tiene {top}, y la partida es a {needed}: se sigue jugando",
            f"the best has {top}, and the match takes {needed}: play goes on",
        )
    )


def won_by(voice: Voice, law: Law, found: Outcome, points: Mapping[str, int], tallies: Tallies) -> str:
    """What the winner has that the others have not."""
    winner, top, lang = str(found.winner), number(found.top), voice.lang
    if found.by == "first":
        level, there = listing(list(found.ended), lang), reached(voice, law)
        return voice.pick(
            f"{level} {there}, y gana {winner}, que llegó antes",
            f"{level} {there}, and {winner}, who was first, wins",
        )
    if found.by not in ("", "points"):
        noun = Noun.read(law.declared[found.by].phrase[lang], lang).bare
        others = [name for name in found.ended if name != winner and points[name] == found.top]
        against = listing([str(tallies[name][found.by]) for name in others], lang)
        return voice.pick(
            f"empatados a {top}, gana {winner}: tiene más {noun}, {tallies[winner][found.by]} contra {against}",
            f"level at {top}, {winner} wins with more {noun}, {tallies[winner][found.by]} to {against}",
        )
    there = reached(voice, law)
    if there and len(found.ended) == 1:
        return alone_there(voice, law, winner, top)
    if there:
        level = listing(list(found.ended), lang)
        return voice.pick(
            f"{level} {there}, y gana {winner}, que tiene más puntos: {top}",
            f"{level} {there}, and {winner} wins with more points: {top}",
        )
    return voice.pick(f"gana {winner}: tiene más puntos que nadie, {top}", f"{winner} wins with most points, {top}")


def alone_there(voice: Voice, law: Law, winner: str, top: str) -> str:
    """Only one has made the target."""
    how, target = target_of(law.result.ends)
    es, en = {"at_least": ("ha llegado a", "has reached"), "more_than": ("ha pasado de", "has more than")}[how]
    return voice.pick(
        f"gana {winner}: solo {winner} {es} {target}, y tiene {top}",
        f"{winner} wins: only {winner} {en} {target}, with {top}",
    )


def nobody_there(voice: Voice, law: Law, found: Outcome, points: Mapping[str, int]) -> str:
    """How far the best have come."""
    how, target = target_of(law.result.ends)
    best, top = [name for name in points if points[name] == found.top], number(found.top)
    names, many = listing(best, voice.lang), len(best) > 1
    if not how:
        return voice.pick(
            f"nadie ha llegado a la meta: el que más tiene va por {top}, y se sigue",
            f"nobody has made the target: the best has {top}, and play goes on",
        )
    es, en = {"at_least": ("ha llegado a", "has reached"), "more_than": ("ha pasado de", "has more than")}[how]
    return voice.pick(
        f"nadie {es} {target}: {names}, que {'son quienes más tienen, van' if many else 'es quien más tiene, va'} por "
        f"{top}, y se sigue jugando",
        f"nobody {en} {target}: {names}, with most, {'have' if many else 'has'} {top}, and play goes on",
    )


def reached(voice: Voice, law: Law) -> str:
    """ "han llegado a 21"; nothing where a match ends by something else."""
    how, target = target_of(law.result.ends)
    if not how:
        return ""
    es, en = {"at_least": ("han llegado a", "have reached"), "more_than": ("han pasado de", "have more than")}[how]
    return f"{voice.pick(es, en)} {target}"


def target_of(ends: Any) -> tuple[str, int]:
    """How a target is made, and how many points it is; "" where a match ends by something else."""
    how, target = getattr(ends, "how", ""), getattr(getattr(ends, "value", None), "value", None)
    return (how, target) if how in TARGETS and isinstance(target, int) else ("", 0)


def number(points: int) -> str:
    """Points with their sign."""
    return str(points).replace("-", "−")
