"""Questions with a value: who wins the trick, who names trumps, the score, the deal, the match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tutor.ask.answer import Amount, Answer
from tutor.ask.case import Case
from tutor.ask.phrases import voice_of
from tutor.ask.speak import cited_here, source_entries, speak_sources
from tutor.ask.told import names_in
from tutor.faults import refuse
from tutor.law.model import Citations, Law
from tutor.law.voice import Voice
from tutor.play.course import compile_course, fixed_deal
from tutor.play.court import Court
from tutor.play.deal import DealPlan, plan_deal, stock_sizes
from tutor.play.facts import complete
from tutor.words import count, listing, sentence


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
        law.tricks.read(order, [situation.get(name, suit) for name in named]).best
        for suit in (range(4) if any(name not in situation for name in named) else [0])
    }
    if len(outcomes) > 1:
        missing = next(name for name in named if name not in situation)
        raise refuse("missing_fact", case.place(missing), fact=missing, question=case.question)
    best = outcomes.pop()
    facts, won_by, place = complete(law, situation), law.tricks.won_by, order.index(best) + 1
    return answered(
        court,
        case,
        Amount(place, {"es": f"la carta {place}.ª", "en": f"card {place}"}),
        law.trick_source,
        lambda lang: winner_words(voice_of(law, lang), won_by, facts, best),
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
                    f"{voice.card(best)} wins: the highest trump in the trick",
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
        names, most = names_in(situation), max(said)
        level = [name for name, number in zip(names, said, strict=False) if number == most]
        who, players = names[seat], listing(level, lang)
        if len(level) == 1:
            return sentence(voice.pick(f"{who} es quien más ofrece, {most}", f"{who} bids most, {most}"))
        es, en = ("último", "last") if register.tie == "last" else ("primero", "first")
        return sentence(
            voice.pick(
                f"{players} empatan a {most}, y de ellos manda el {es} en hablar, {who}",
                f"{players} are level at {most}, and the {en} of them to speak decides: {who}",
            )
        )

    who = names_in(situation)[seat]
    return answered(court, case, Amount(seat + 1, {"es": who, "en": who}), cited, speak)


def special_kind_asks(court: Court, decision: str) -> bool:
    """Whether some kind of hand that this law plays has that decision."""
    return bool(court.law.decisions.get(decision)) and any(plan.kind for plan in court.law.schedule)


def nothing_of_the_kind(court: Court, case: Case) -> Answer:
    """No source of this form of the game speaks of it."""
    return Answer(
        court.law.game,
        case.question,
        "not_covered",
        speak=lambda lang: (
            "Ninguna fuente de esta forma del juego dice nada de eso."
            if lang == "es"
            else "No source of this form of the game says anything of it."
        ),
    )


# ── the deal ────────────────────────────────────────────────────────────────────────


def answer_deal(court: Court, case: Case, situation: dict[str, Any]) -> Answer:
    """What is taken out, cards each, how many hands the schedule has, and which way round it goes."""
    if len(court.law.players) == 1:
        situation.setdefault("players", court.law.players[0])
    need(case, situation, "players")
    plan = plan_deal(court.law, situation["players"], situation.get("deck", 0))
    value: dict[str, Any] = {"removed": [str(card) for card in plan.removed], "cards_each": plan.most}
    if plan.hands:
        value["hands"] = len(plan.hands)

    def speak(lang: str) -> str:
        voice = voice_of(court.law, lang)
        turn = sentence(way_round(court.law, voice))
        if not plan.hands:
            return f"{rounds_words(court.law, voice, plan)} {turn}"
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
        special = kinds_words(court.law, voice, plan)
        return f"{sentence(f'{first}; {sums}')} {sentence(f'{hands}{special}')} {turn}"

    source = court.law.variants[court.law.variant].source
    answer = answered(court, case, value, source, speak, (court, situation, plan))
    return replace(answer, flags={"clockwise": court.law.clockwise})


def way_round(law: Law, voice: Voice) -> str:
    """Which way the deal and the turn go."""
    side = voice.pick("izquierda", "left") if law.clockwise else voice.pick("derecha", "right")
    return voice.pick(f"se reparte y se juega hacia la {side}", f"the deal and the play go round to the {side}")


def kinds_words(law: Law, voice: Voice, plan: DealPlan) -> str:
    """How many of the hands are of a kind of their own, and of how many cards; nothing where none is."""
    special = Counter((hand.kind, hand.cards) for hand in plan.hands if hand.kind)
    told = []
    for (kind, size), many in special.items():
        cards = count(size, voice.noun("la carta", "the card"), voice.lang)
        name = law.kinds[kind].name(voice.lang)
        told.append(voice.pick(f"{many} de «{name}», con {cards}", f"{many} of the kind “{name}”, of {cards}"))
    if not told:
        return ""
    *others, last = told
    listed = f"{'; '.join(others)}; {voice.pick('y', 'and')} {last}" if others else last
    return f"{voice.pick(', y entre ellas', ', among them')} {listed}"


def rounds_words(law: Law, voice: Voice, plan: DealPlan) -> str:
    """A deal of so many at a time, and what is left to draw, or undealt."""
    each, common = fixed_deal(law) or (0, 0)
    table = voice.pick(f" y {common} a la mesa", f" and {common} to the table") if common else ""
    drawn = any(step.op == "lay_under" for step in compile_course(law).code)
    left = (stock_sizes(law, plan.players) or range(0, 1))[0] if drawn else plan.undealt
    cards = count(left, voice.noun("la carta", "the card"), voice.lang)
    over = ""
    if drawn:
        over = voice.pick(f"quedan {cards} para robar; ", f"{cards} are left to draw; ")
    elif left:
        one = left == 1
        over = voice.pick(
            f"{'queda' if one else 'quedan'} {cards} sin repartir; ", f"{cards} {'is' if one else 'are'} left undealt; "
        )
    return sentence(
        voice.pick(
            f"se reparten {each} cartas a cada uno{table}; {over}no se quita ninguna",
            f"{each} cards are dealt to each{table}; {over}none is taken out",
        )
    )
