"""Which hands are played, what each is worth, and who wins the match."""

from __future__ import annotations

from tutor.ask.rulebook.hand import named, premise
from tutor.ask.rulebook.page import Entry, Section
from tutor.ask.rulebook.setting import plan_of
from tutor.kinds.tally.counters import TotalOf
from tutor.law.compile_tally import COUNTER
from tutor.law.model import HandPlan, Law, TallyLine
from tutor.law.protocol import Award
from tutor.law.voice import Voice
from tutor.words import count as spoken
from tutor.words import listing, sentence


def schedule(law: Law, voice: Voice) -> Section:
    """The hands of a match in order, and how many there are at each table."""
    opening = voice.pick("Se juegan, una tras otra y en este orden:", "These are played, one after another:")
    next_deal = voice.pick(
        "En cada mano reparte quien fue mano en la anterior.", "The deal passes to whoever was eldest hand."
    )
    rules = tuple(Entry(sentence(planned(plan, voice))) for plan in law.schedule)
    title = voice.pick("Qué manos se juegan", "Which hands are played")
    return Section("schedule", title, (Entry(opening),), rules, (Entry(next_deal),), totals(law, voice), numbered=True)


def planned(plan: HandPlan, voice: Voice) -> str:
    """A line of the schedule in words."""
    if plan.rise_to is not None:
        last = sized(plan.rise_to, voice, less=True)
        said = voice.pick(
            f"una mano {sized(plan.cards, voice)}, otra con una carta más, y así hasta la mano {last}",
            f"a hand {sized(plan.cards, voice)}, one with a card more, and so on up to the hand {last}",
        )
    elif plan.fall_to is not None:
        first, last = sized(plan.cards, voice, less=True), sized(plan.fall_to, voice)
        said = voice.pick(
            f"una mano {first}, otra con una menos, y así hasta la mano {last}",
            f"a hand {first}, one with a card less, and so on down to the hand {last}",
        )
    elif isinstance(plan.hands, str):
        said = voice.pick(
            f"tantas manos {sized(plan.cards, voice)} como jugadores",
            f"as many hands {sized(plan.cards, voice)} as there are players",
        )
    else:
        said = f"{spoken(plan.hands, voice.noun('la mano', 'the hand'), voice.lang)} {sized(plan.cards, voice)}"
    return f"{said}, {of_kind(plan.kind, voice)}" if plan.kind else said


def sized(number: int | str, voice: Voice, less: bool = False) -> str:
    """ "de una carta", "con todas las cartas"; with ``less``, one card fewer."""
    if isinstance(number, str):
        return voice.pick("con todas las cartas", "with all the cards") + (
            voice.pick(" menos una", " but one") if less else ""
        )
    return voice.pick("de ", "of ") + spoken(number - less, voice.noun("la carta", "the card"), voice.lang)


def of_kind(kind: str, voice: Voice) -> str:
    """A kind of hand as players call it: its id is their word."""
    return voice.pick(f"de las de *{kind.replace('_', ' ')}*", f"of the kind *{kind.replace('_', ' ')}*")


def totals(law: Law, voice: Voice) -> tuple[tuple[str, ...], ...]:
    """The number of hands for each number of players."""
    plans = {players: plan_of(law, players, law.deck.cards) for players in law.players}
    head = (voice.pick("Jugadores", "Players"), *map(str, plans))
    hands = [str(len(plan.hands)) if plan is not None else "–" for plan in plans.values()]
    return head, (voice.pick("Manos", "Hands"), *hands)


def tally(law: Law, voice: Voice) -> Section:
    """The lines of the score sheet."""
    opening = voice.pick(
        "Al acabar la mano, mira estas líneas por orden y apúntate lo que te toca:",
        "At the end of the hand, look at these lines in order and note what is yours:",
    )
    rules = tuple(line_entry(law, line, voice) for line in law.tally)
    return Section("tally", voice.pick("La cuenta", "The count"), (Entry(opening),), rules, numbered=True)


def line_entry(law: Law, line: TallyLine, voice: Voice) -> Entry:
    """One line; of points that cards bring, what each is worth."""
    text = f"{premise(line.when, voice)}{line.award.phrase(voice)}{card_points(law, line.award, voice)}"
    return Entry(sentence(text), line.id, named(line.id, voice), line.source)


def card_points(law: Law, award: Award, voice: Voice) -> str:
    """ ": el as 11, el tres 10 …; las demás, nada"; nothing where a line does not give the points of cards."""
    counted = [law.counters[name].how for name in law.counters if f"{COUNTER}{name}" in getattr(award, "numbers", ())]
    scale = next((how.scale for how in counted if isinstance(how, TotalOf)), None)
    if scale is None or not getattr(award, "whole", False):
        return ""
    dear = [rank for rank in law.deck.strength if scale.by_rank[rank - 1]]
    said = [f"{voice.rank(rank).the} {scale.by_rank[rank - 1]}" for rank in dear]
    rest = voice.pick("; las demás, nada", "; the others nothing") if len(dear) < len(law.deck.strength) else ""
    return f": {listing(said, voice.lang)}{rest}"


def end(law: Law, voice: Voice) -> Section:
    """When the match is over, who has won, and what a tie brings."""
    result = law.result
    over = result.ends.phrase(voice)
    if getattr(getattr(getattr(result.ends, "zone", None), "declared", None), "name", "") == "schedule":
        over = voice.pick("se han jugado todas las manos", "all hands have been played")
    ranked = listing([most(law, name, voice) for name in result.rank_by], voice.lang)
    hands = sized(result.tie_cards, voice) + (f", {of_kind(result.tie_kind, voice)}," if result.tie_kind else "")
    text = voice.pick(
        f"La partida acaba cuando {over}, y gana quien tiene {ranked}. Si varios empatan en cabeza, entre todos se "
        f"juegan más manos {hands} hasta que uno solo vaya delante: puede ganar cualquiera.",
        f"The match is over when {over}, and whoever has {ranked} wins. If several are level at the top, all play "
        f"more hands {hands} until one is alone in front: anybody may win.",
    )
    return Section("result", voice.pick("El final", "The end"), (Entry(text, "result", source=result.source),))


def most(law: Law, name: str, voice: Voice) -> str:
    """ "más puntos"."""
    if name == "points":
        return voice.pick("más puntos", "most points")
    noun = voice.noun(law.declared[name].phrase["es"], law.declared[name].phrase["en"])
    return voice.pick(f"más {noun.bare}", f"most {noun.bare}")
