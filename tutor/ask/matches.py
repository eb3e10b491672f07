"""Who has won a match, and by what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.ask.answer import Answer
from tutor.ask.case import Case
from tutor.ask.phrases import voice_of
from tutor.ask.speak import source_entries
from tutor.ask.values import answered
from tutor.faults import refuse
from tutor.law.model import Law
from tutor.law.voice import Voice
from tutor.play.court import Court
from tutor.play.outcome import Outcome, match_outcome
from tutor.words import Noun, listing, sentence


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
    keys = court.law.result.tallied
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
