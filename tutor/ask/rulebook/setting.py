"""Who plays, with which cards, and where they lie."""

from __future__ import annotations

from tutor.ask.rulebook.page import Entry, Section
from tutor.ask.values import way_round
from tutor.cards import Card, deck_mask
from tutor.faults import TutorError
from tutor.law.model import Law
from tutor.law.voice import Voice, joined
from tutor.play.course import dealt_in_rounds, fixed_deal
from tutor.play.deal import DealPlan, plan_deal, stock_of, stock_sizes
from tutor.words import capital, listing, name_french_rank, name_french_suit, pluralize, sentence

COURTS = (10, 11, 12)
LONG_DECK = 48
LONG_RANKS = (8, 9)
SEEN = {
    "all": ("A la vista de todos", "Seen by all"),
    "owner": ("Solo para ti", "For you alone"),
    "others": ("A la vista de todos menos de ti", "Seen by all but you"),
    "nobody": ("Boca abajo", "Face down"),
}


def players_and_deck(law: Law, voice: Voice) -> Section:
    """How many play, in which direction, with which deck, and what is taken out of it."""
    title = voice.pick("Jugadores y baraja", "Players and deck")
    said = [who_plays(law, voice), direction(law, voice), deck(law, voice), french(law, voice)]
    said += [worth(law, voice), dealing(law, voice)]
    told = [text for text in said if text]
    paragraphs = (*(Entry(text) for text in told[:-1]), Entry(told[-1], "deck"))
    table = rounds(law, voice) if fixed_deal(law) else deals(law, voice)
    return Section("deck", title, paragraphs, table=table if len(table) > 2 or not fixed_deal(law) else ())


def who_plays(law: Law, voice: Voice) -> str:
    """ "Juegan de 3 a 9 jugadores, cada uno por su cuenta"."""
    numbers = law.players
    if len(numbers) > 2 and numbers == tuple(range(numbers[0], numbers[-1] + 1)):
        many = voice.pick(f"de {numbers[0]} a {numbers[-1]}", f"{numbers[0]} to {numbers[-1]}")
    else:
        many = listing([str(number) for number in numbers], voice.lang, "or")
    sides = [*(zone.of for zone in law.zones.values()), *(register.of for register in law.registers.values())]
    alone = "" if "side" in sides else voice.pick(", cada cual por su cuenta", ", each for themselves")
    if law.pairs:
        alone = voice.pick(
            ", por parejas; los compañeros se sientan frente a frente y cuentan como uno solo: lo que gana uno es de los dos",
            ", in pairs; partners sit opposite each other and count as one: what one wins belongs to both",
        )
    return sentence(voice.pick(f"juegan {many} personas{alone}", f"{many} people play{alone}"))


def direction(law: Law, voice: Voice) -> str:
    """Which way round, and who is first and last."""
    right = not law.clockwise
    way = voice.pick(
        "en sentido contrario a las agujas del reloj" if right else "en el sentido de las agujas del reloj",
        "anticlockwise" if right else "clockwise",
    )
    side = voice.pick("derecha" if right else "izquierda", "right" if right else "left")
    return voice.pick(
        f"{capital(way_round(law, voice))}, {way}. Quien se sienta a la {side} de quien reparte es la mano y va siempre por "
        "delante; quien reparte es el último.",
        f"{capital(way_round(law, voice))}, {way}. The player at the dealer’s {side} is eldest hand and comes first; "
        "the dealer comes last.",
    )


def deck(law: Law, voice: Voice) -> str:
    """The cards and their order, by name."""
    suits = listing([voice.suit(suit) for suit in range(4)], voice.lang)
    said = voice.pick(
        f"La baraja es la española de {law.deck.cards} cartas, con cuatro palos: {suits}.",
        f"The deck is the Spanish one of {law.deck.cards} cards, in four suits: {suits}.",
    )
    if not law.deck.strength:
        return said
    said += voice.pick(" En cada palo, de más a menos: ", " In each suit, from the highest: ")
    said += f"{ranks(law, voice, law.deck.cards)}."
    for size in law.deck.also:
        said += voice.pick(
            f" También se puede jugar con la de {size}, y entonces el orden es: {ranks(law, voice, size)}.",
            f" The one of {size} may be used too, and then the order is: {ranks(law, voice, size)}.",
        )
    return said


def ranks(law: Law, voice: Voice, size: int) -> str:
    """ "as, tres, rey …": the ranks of a deck in order."""
    held = [rank for rank in law.deck.strength if size == LONG_DECK or rank not in LONG_RANKS]
    return listing([voice.rank(rank).bare for rank in held], voice.lang)


def worth(law: Law, voice: Voice) -> str:
    """What each card counts, and the deck together; nothing where cards are not added up."""
    held = [rank for rank in law.deck.strength or range(1, 13) if law.deck.cards == LONG_DECK or rank not in LONG_RANKS]
    said = []
    for scale in law.deck.scales.values():
        odd = [rank for rank in held if scale.by_rank[rank - 1] != rank]
        plain = [rank for rank in held if rank not in odd]
        runs = in_a_row(plain, held, voice)
        nothing = sum(not scale.by_rank[rank - 1] for rank in odd)
        counts = [voice.pick(f"{runs} valen lo que marcan", f"{runs} count what is printed on them")] if plain else []
        for value in dict.fromkeys(scale.by_rank[rank - 1] for rank in odd):
            if not value and nothing > 1:
                continue
            named = [voice.rank(rank).the for rank in odd if scale.by_rank[rank - 1] == value]
            several = len(named) > 1
            counts.append(
                voice.pick(
                    f"{joined(named, voice)} {'valen' if several else 'vale'} {value}",
                    f"{joined(named, voice)} count{'' if several else 's'} {value}",
                )
            )
        total = scale.total(deck_mask(law.deck.cards))
        all_cards = voice.pick(f"La baraja entera suma {total}.", f"The whole deck comes to {total}.")
        rest = voice.pick(" Las demás no valen nada.", " The others count nothing.") if nothing > 1 else ""
        said.append(f"{sentence(joined(counts, voice))}{rest} {all_cards}")
    return " ".join(said)


def in_a_row(ranks: list[int], held: list[int], voice: Voice) -> str:
    """ "del as al siete"; ranks that do not follow one another, one by one."""
    first, last = (held.index(rank) for rank in (ranks[0], ranks[-1])) if ranks else (0, 0)
    if len(ranks) > 2 and last - first == len(ranks) - 1:
        low, high = voice.rank(ranks[0]), voice.rank(ranks[-1])
        return voice.pick(f"las cartas {low.of} {high.to}", f"the cards from {low.the} {high.to}")
    return joined([voice.rank(rank).the for rank in ranks], voice)


def french(law: Law, voice: Voice) -> str:
    """How a French deck stands in for the Spanish one."""
    if not law.deck.french:
        return ""
    suits = listing([voice.suit(suit) for suit in range(4)], voice.lang)
    for_suits = listing([name_french_suit(suit, voice.lang).bare for suit in range(4)], voice.lang)
    courts = listing([voice.rank(rank).bare for rank in COURTS], voice.lang)
    for_courts = listing([name_french_rank(rank, voice.lang).the for rank in COURTS], voice.lang)
    return voice.pick(
        f"También vale la baraja francesa, sin ochos, nueves ni dieces: {for_suits} hacen de {suits}, y {for_courts}, de "
        f"{courts}.",
        f"A French deck will do too, without eights, nines and tens: {for_suits} stand for {suits}, and {for_courts} for "
        f"{courts}.",
    )


def dealing(law: Law, voice: Voice) -> str:
    """What is done where the cards do not divide, or that all of them are dealt."""
    return "" if fixed_deal(law) else reduction(law, voice)


def rounds(law: Law, voice: Voice) -> tuple[tuple[str, ...], ...]:
    """A row for each number of players: how many cards at a time, and how often until the stock is out."""
    each, common = fixed_deal(law) or (0, 0)
    head = (
        voice.pick("Jugadores", "Players"),
        voice.pick("Cartas para cada uno", "Cards each"),
        voice.pick("Cartas a la mesa", "Cards to the table"),
        voice.pick("Repartos en una mano", "Deals in a hand"),
    )
    rows = [
        (str(players), str(each), str(common), str((law.deck.cards - common) // (players * each)))
        for players in law.players
        if plan_of(law, players, law.deck.cards)
    ]
    return head, *rows


def reduction(law: Law, voice: Voice) -> str:
    """What is done where the cards do not divide."""
    uneven = voice.pick("Si las cartas no se pueden repartir por igual, ", "Where the cards do not divide evenly, ")
    if not law.deck.take_out:
        return uneven + voice.pick("las que sobran se dejan sin repartir.", "those left over stay undealt.")
    twos = [pluralize(voice.rank(rank)).the for rank in law.deck.take_out]
    first = voice.pick(" y, si no basta, ", " and, if that is not enough, ").join(twos)
    if law.deck.by_rank:
        return uneven + voice.pick(
            f"se quitan {first}, siempre los cuatro de un número a la vez.",
            f"out go {first}, always the four of a rank together.",
        )
    suits = listing([voice.suit(int(suit)) for suit in law.deck.suits], voice.lang)
    return uneven + voice.pick(
        f"se quitan {first}, y solo los que hagan falta, por este orden de palos: {suits}.",
        f"out go {first}, and only as many as are needed, in this order of suits: {suits}.",
    )


def deals(law: Law, voice: Voice) -> tuple[tuple[str, ...], ...]:
    """A row for each number of players (and each deck): what goes, how many cards each, what is left over."""
    plans = [
        (size, number, plan_of(law, number, size))
        for size in (law.deck.cards, *law.deck.also)
        for number in law.players
    ]
    over = any(plan is not None and plan.undealt for _, _, plan in plans)
    head = [
        voice.pick("Jugadores", "Players"),
        voice.pick("Se quitan", "Taken out"),
        voice.pick("Cartas para cada uno, como mucho", "Cards each, at most"),
    ]
    rows = [
        [*([str(size)] if law.deck.also else []), str(number), *row(plan, voice), *([left_over(plan)] if over else [])]
        for size, number, plan in plans
    ]
    first = [voice.pick("Baraja", "Deck")] if law.deck.also else []
    last = [voice.pick("Sobran", "Left over")] if over else []
    return tuple(tuple(cells) for cells in ([*first, *head, *last], *rows))


def plan_of(law: Law, players: int, size: int) -> DealPlan | None:
    """The plan of a table, or None where its deal cannot be."""
    try:
        return plan_deal(law, players, size)
    except TutorError:
        return None


def row(plan: DealPlan | None, voice: Voice) -> tuple[str, str]:
    """What is taken out, and how many cards each."""
    if plan is None:
        return voice.pick("no se puede repartir", "cannot be dealt"), "–"
    return removed(plan.removed, voice) or "–", str(plan.most)


def left_over(plan: DealPlan | None) -> str:
    """How many cards nobody gets."""
    return str(plan.undealt) if plan is not None and plan.undealt else "–"


def removed(cards: tuple[Card, ...], voice: Voice) -> str:
    """ "los cuatro doses y el cuatro de espadas"."""
    said, seen = [], set()
    for card in cards:
        alike = [other for other in cards if other.rank == card.rank]
        if len(alike) < 4:
            said.append(voice.card(int(card)))
        elif card.rank not in seen:
            many = pluralize(voice.rank(card.rank)).bare
            said.append(voice.pick(f"los cuatro {many}", f"the four {many}"))
        seen.add(card.rank)
    return joined(said, voice)


def left_to_draw(law: Law) -> bool:
    """Whether a stock lies on the table while they play, at some table at least."""
    if fixed_deal(law) is None or dealt_in_rounds(law):
        return True
    return any((stock_sizes(law, players) or (1,))[0] > 0 for players in law.players)


def where_cards_lie(law: Law, voice: Voice) -> Section:
    """The places of the table, by who sees what lies there."""
    entries = []
    for seen, names in SEEN.items():
        zones = [
            zone.phrase[voice.lang]
            for name, zone in law.zones.items()
            if zone.seen_by == seen and not zone.copy_of and (name != stock_of(law) or left_to_draw(law))
        ]
        if zones:
            entries.append(Entry(sentence(listing(zones, voice.lang)), name=voice.pick(*names)))
    return Section("zones", voice.pick("Dónde están las cartas", "Where the cards lie"), rules=tuple(entries))
