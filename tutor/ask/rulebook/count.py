"""Which hands are played, what each is worth, and who wins the match."""

from __future__ import annotations

from tutor.ask.matches import target_of, target_words
from tutor.ask.rulebook.hand import named, premise
from tutor.ask.rulebook.page import Entry, Section
from tutor.ask.rulebook.setting import plan_of
from tutor.ask.score_words import compared_counter
from tutor.ask.won import unit_noun
from tutor.kinds.tally.counters import TotalOf
from tutor.law.compile_tally import COUNTER
from tutor.law.model import HandPlan, Law, TallyLine
from tutor.law.names import Declared
from tutor.law.protocol import Award
from tutor.law.voice import Voice
from tutor.words import count, listing, sentence


def aim(law: Law, voice: Voice) -> Section:
    """What one plays for: how the match is won, and what is counted in each hand."""
    lines = listing([voice.label(line.id) for line in law.tally if line.award.keys[:1] == ("points",)], voice.lang)
    title = voice.pick("De qué se trata", "The aim")
    if law.result.unit is not None:
        return Section("aim", title, (Entry(by_hands(law, law.result.unit, lines, voice)),))
    text = voice.pick(
        f"{winning(law, voice)} Al acabar cada mano se cuentan los puntos: {lines}.",
        f"{winning(law, voice)} At the end of each hand the points are counted: {lines}.",
    )
    return Section("aim", title, (Entry(text),))


def by_hands(law: Law, unit: Declared, lines: str, voice: Voice) -> str:
    """The same where a match is counted in what its hands bring."""
    brought, one = sorted({prize.brings for prize in law.hand_won} - {0}), unit_noun(unit, voice)
    worth = count(brought[0], one, voice.lang)
    if len(brought) > 1:
        worth = f"{listing([str(number) for number in brought], voice.lang, 'or')} {voice.plural(one)}"
    return voice.pick(
        f"{first_to(law, unit, voice)} Al acabar cada mano se cuentan los puntos ({lines}), y así se ve quién la gana: "
        f"eso vale {worth}.",
        f"{first_to(law, unit, voice)} At the end of each hand the points are counted ({lines}), which tells who wins it: "
        f"that is worth {worth}.",
    )


def first_to(law: Law, unit: Declared, voice: Voice) -> str:
    """ "Gana la partida quien llega antes a 3 juegos": of what a match is counted in."""
    how, target = target_of(law.result.ends)
    if not how:
        over = law.result.ends.phrase(voice)
        return voice.pick(
            f"Gana la partida el primero que llega: se acaba cuando {over}.",
            f"The first to get there wins the match: it is over when {over}.",
        )
    needed = count(target + (how == "more_than"), unit_noun(unit, voice), voice.lang)
    return voice.pick(f"Gana la partida quien llega antes a {needed}.", f"The first to win {needed} wins the match.")


def winning(law: Law, voice: Voice) -> str:
    """When the match is over and who has won it, in a sentence."""
    return sentence(
        voice.pick(
            f"la partida acaba cuando {over(law, voice)}, y la gana quien tiene más puntos",
            f"the match is over when {over(law, voice)}, and whoever has most points wins it",
        )
    )


def over(law: Law, voice: Voice) -> str:
    """When the match is over."""
    ends = law.result.ends
    if getattr(getattr(getattr(ends, "zone", None), "declared", None), "name", "") == "schedule":
        return voice.pick("se han jugado todas las manos", "all hands have been played")
    return target_words(ends, voice) or ends.phrase(voice)


def schedule(law: Law, voice: Voice) -> Section:
    """The hands of a match in order, and how many there are at each table."""
    opening = voice.pick("Se juegan, una tras otra y en este orden:", "These are played, one after another:")
    next_deal = voice.pick(
        "En cada mano reparte quien fue mano en la anterior.", "The deal passes to whoever was eldest hand."
    )
    rules = tuple(Entry(sentence(planned(law, plan, voice))) for plan in law.schedule)
    title = voice.pick("Qué manos se juegan", "Which hands are played")
    return Section("schedule", title, (Entry(opening),), rules, (Entry(next_deal),), totals(law, voice), numbered=True)


def planned(law: Law, plan: HandPlan, voice: Voice) -> str:
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
        said = f"{count(plan.hands, voice.noun('la mano', 'the hand'), voice.lang)} {sized(plan.cards, voice)}"
    return f"{said}, {of_kind(law, plan.kind, voice)}" if plan.kind else said


def sized(number: int | str, voice: Voice, less: bool = False) -> str:
    """ "de una carta", "con todas las cartas"; with ``less``, one card fewer."""
    if isinstance(number, str):
        return voice.pick("con todas las cartas", "with all the cards") + (
            voice.pick(" menos una", " but one") if less else ""
        )
    return voice.pick("de ", "of ") + count(number - less, voice.noun("la carta", "the card"), voice.lang)


def of_kind(law: Law, kind: str, voice: Voice) -> str:
    """A kind of hand as players call it."""
    name = law.kinds[kind].name(voice.lang)
    return voice.pick(f"de las de *{name}*", f"of the kind *{name}*")


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
    """One line; of points that cards bring, what each is worth; of who has most, who gets it in a tie."""
    said = sentence(f"{premise(line.when, voice)}{line.award.phrase(voice)}{card_points(law, line.award, voice)}")
    if compared_counter(line.when):
        said += (
            voice.pick(" Si empatan varios, se lo lleva cada uno.", " Of several level, each gets it.")
            if law.tied == "each"
            else voice.pick(" Si empatan varios, no se lo lleva nadie.", " If several are level, nobody gets it.")
        )
    return Entry(said, line.id, named(line.id, voice), line.source)


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
    if not law.schedule:
        ends = sentence(
            voice.pick(f"la partida acaba cuando {over(law, voice)}", f"the match is over when {over(law, voice)}")
        )
        text = f"{ends} {settled(law, voice)}"
        return Section("result", voice.pick("El final", "The end"), (Entry(text, "result", source=result.source),))
    ranked = listing([most(law, name, voice) for name in result.rank_by], voice.lang)
    hands = sized(result.tie_cards, voice) + (f", {of_kind(law, result.tie_kind, voice)}," if result.tie_kind else "")
    text = voice.pick(
        f"La partida acaba cuando {over(law, voice)}, y gana quien tiene {ranked}. Si varios empatan en cabeza, entre todos se "
        f"juegan más manos {hands} hasta que uno solo vaya delante: puede ganar cualquiera.",
        f"The match is over when {over(law, voice)}, and whoever has {ranked} wins. If several are level at the top, all play "
        f"more hands {hands} until one is alone in front: anybody may win.",
    )
    return Section("result", voice.pick("El final", "The end"), (Entry(text, "result", source=result.source),))


def settled(law: Law, voice: Voice) -> str:
    """Who has won where several get there in one hand, of a match without a fixed number of hands."""
    ranks, again = law.result.rank_by, voice.pick("se juega otra mano", "another hand is played")
    if not ranks:
        return voice.pick(
            f"Si son varios en la misma mano, {again}, hasta que sea uno solo.",
            f"If several do so in one hand, {again}, until one does alone.",
        )
    if law.result.first_to_arrive:
        return voice.pick(
            "Si son varios en la misma mano, gana el primero al contar los puntos.",
            "If several do so in one hand, whoever was first as the points were counted wins.",
        )
    rest = [what(law, name, voice) for name in ranks[1:]]
    es, en = ("se juega otra, y después ", "another is played, and then ") if law.result.another_hand else ("", "")
    won = voice.pick(
        f"Si son varios en la misma mano, {es}gana quien tiene {most(law, ranks[0], voice)}; si empatan, ",
        f"If several do so in one hand, {en}whoever has {most(law, ranks[0], voice)} wins; if they are level, ",
    )
    if not rest:
        return won + voice.pick(
            f"{again}, y así hasta que se deshaga el empate.", f"{again}, and so on until they are not."
        )
    order = voice.pick(" y por este orden", ", in this order") if len(rest) > 1 else ""
    return won + voice.pick(
        f"decide quién tiene más, en toda la partida{order}: {listing(rest, 'es')}. Si tampoco así se deshace el empate, "
        f"{again}.",
        f"it is decided by who has most of these, over the whole match{order}: {listing(rest, 'en')}. If that does not "
        f"settle it, {again}.",
    )


def most(law: Law, name: str, voice: Voice) -> str:
    """ "más puntos"."""
    return voice.pick("más ", "most ") + what(law, name, voice)


def what(law: Law, name: str, voice: Voice) -> str:
    """ "puntos", "escobas": what a match is ranked by."""
    if name == "points":
        return voice.pick("puntos", "points")
    return voice.noun(law.declared[name].phrase["es"], law.declared[name].phrase["en"]).bare
