"""What there is to do in an item of each kind, in words, and how many answers there may be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from tutor.cards import parse_card
from tutor.learn.items.item import Item
from tutor.learn.items.samples.drills import goal_of
from tutor.learn.items.scene import Scene
from tutor.learn.items.tasks_of_value import say_value, who
from tutor.learn.items.wording import Words
from tutor.words import Noun, capital, listing, name_card, sentence

Task = Callable[[Item, str], str]


def mark_all(item: Item, lang: str) -> str:
    """Everything that may be chosen."""
    words = Words(item, lang)
    verb = words.verb
    if words.type == "cards":
        return sets_asked(words)
    several = words.pick("puede haber una, varias o ninguna", "there may be one, several or none")
    if words.type == "card":
        tricks = words.law.tricks is not None and words.law.tricks.zone in item.case
        many = words.pick("puede ser una, varias o todas", "there may be one, several or all") if tricks else several
        return words.pick(
            f"marca todas las cartas {words.which('las', 'puedes')}: {many}",
            f"mark every card that you may {verb}: {many}",
        )
    some = words.pick("puede haber uno, varios o ninguno", "there may be one, several or none")
    if words.type == "number":
        return words.pick(
            f"marca todos los números {words.which('los', 'puedes')}: {some}",
            f"mark every number that you may {verb}: {some}",
        )
    if words.type == "suit":
        return words.pick(
            f"marca todos los palos {words.which('los', 'puedes')}: {some}",
            f"mark every suit that you may {verb}: {some}",
        )
    said = listing([words.pick(f"«{one}»", f"“{one}”") for one in words.decision.choose[item.asked].words], lang)  # type: ignore[attr-defined]
    return words.pick(
        f"di si puedes {verb} {said}: marca lo que puedas, o nada",
        f"say whether you may {verb} {said}: mark what you may, or nothing",
    )


def sets_asked(words: Words) -> str:
    """Every set of cards."""
    several = words.pick("puede haber uno, varios o ninguno", "there may be one, several or none")
    if len(words.decision.choose) == 1:
        verb = words.verb
        return words.pick(
            f"di todos los grupos de cartas que puedes {verb}: {several}",
            f"name every set of cards that you may {verb}: {several}",
        )
    if words.item.asked == words.decision.part:
        return words.pick(
            f"di, con cada carta de tu mano, todos los grupos de cartas que puedes tomar: {several}",
            f"for each card of your hand, name every set of cards that you may take: {several}",
        )
    return words.pick(
        f"di todos los grupos de cartas que puedes tomar con la carta que juegas: {several}",
        f"name every set of cards that you may take with the card you play: {several}",
    )


def play_one(item: Item, lang: str) -> str:
    """One that may be chosen."""
    words = Words(item, lang)
    if words.type == "cards" and item.asked == words.decision.part and len(words.decision.choose) > 1:
        return words.pick(
            "elige una carta de tu mano y un grupo de cartas que puedas tomar con ella; cualquiera que valga está bien",
            "choose a card of your hand and a set of cards that you may take with it; any that is allowed is right",
        )
    if words.type == "cards":
        return words.pick(
            "elige un grupo de cartas que puedas tomar, o ninguna carta si no hay ninguno; cualquiera que valga está bien",
            "choose a set of cards that you may take, or no cards if there is none; any that is allowed is right",
        )
    what = {
        "card": ("una carta", "a card", "la"),
        "number": ("un número", "a number", "el"),
        "suit": ("un palo", "a suit", "el"),
    }.get(words.type, ("algo", "something", "lo"))
    return words.pick(
        f"elige {what[0]} {words.which(what[2], 'puedas')}, o di que no hay; cualquiera que valga está bien",
        f"choose {what[1]} that you may {words.verb}, or say that there is none; any that is allowed is right",
    )


def legal_or_not(item: Item, lang: str) -> str:
    """Whether a move is legal."""
    words = Words(item, lang)
    return words.pick(
        f"¿es legal {words.doing()}? Responde si es legal o ilegal: solo una de las dos cosas",
        f"is it legal to {words.doing()}? Answer whether it is legal or illegal: one of the two",
    )


def which_idea(item: Item, lang: str) -> str:
    """The idea behind a wrong answer."""
    words, question = Words(base_of(item), lang), question_of(item, lang)
    answered = words.value(item.more["answered"])
    return words.pick(
        f"{question} Alguien responde: {answered}. ¿Qué idea lleva a esa respuesta? Solo una",
        f"{question} Somebody answers: {answered}. Which idea leads to that answer? Just one",
    )


def multiple_choice(item: Item, lang: str) -> str:
    """One of several answers."""
    right = Words(base_of(item), lang).pick("Solo una respuesta es la buena", "Just one answer is right")
    return f"{question_of(item, lang)} {right}"


def base_of(item: Item) -> Item:
    """The item that another is about."""
    return replace(item, kind=item.more["of"], more=item.more.get("more", {}))


def question_of(item: Item, lang: str) -> str:
    """The question to which there are answers."""
    from tutor.learn.items.kinds import kind_of

    base = base_of(item)
    return kind_of(base).question(base, lang)


def choice_question(item: Item, lang: str) -> str:
    """What may be chosen, as a question."""
    words = Words(item, lang)
    if words.type == "cards":
        return words.pick("¿Qué grupos de cartas se pueden tomar?", "Which sets of cards may be taken?")
    what = {
        "card": ("Qué cartas", "Which cards"),
        "number": ("Qué números", "Which numbers"),
        "suit": ("Qué palos", "Which suits"),
    }
    es, en = what.get(words.type, ("Qué", "What"))
    if words.lang == "es" and words.preposition:
        return f"¿{capital(words.preposition)} {es.lower()} se puede {words.decision.name['es']}?"
    return words.pick(f"¿{es} se pueden {words.verb}?", f"{en} may one {words.verb}?")


def build_hand(item: Item, lang: str) -> str:
    """A hand in which a card is illegal."""
    words = Words(item, lang)
    part = next(part for each in words.law.decisions.values() for part in each.choose if part in item.case)
    verb = next(each.labels[lang] for each in words.law.decisions.values() if part in each.choose)
    card, it = words.card(item.case[part]), "la" if name_card(parse_card(item.case[part]), "es").gender == "f" else "lo"
    return words.pick(
        f"tienes {card}: completa una mano de dos a cinco cartas con la que no {it} puedas {verb}, o di que no hay ninguna; "
        "valen todas las que lo consigan",
        f"you hold {card}: complete a hand of two to five cards with which you may not {verb} it, or say that there is none; "
        "every such hand is right",
    )


def false_step(item: Item, lang: str) -> str:
    """The false step of a proof."""
    words = Words(item, lang)
    return words.pick(
        f"se juzga si puedes {words.doing()}. Un paso es falso, y solo uno; ¿cuál?",
        f"whether you may {words.doing()} is judged. One step is false, and only one; which?",
    )


def twins(item: Item, lang: str) -> str:
    """A move in two positions."""
    words = Words(item, lang)
    other = " ".join(sentence(line) for line in Scene(item, lang, item.more["other"]).lines())
    move = {part for each in words.law.decisions.values() for part in each.choose} & {*item.more["other"]}
    if move:
        there = Words(replace(item, case={**item.case, **item.more["other"]}), lang)
        return words.pick(
            f"esta es la posición 1; la 2 solo cambia en esto. {other} "
            f"En la 1 se trata de {words.doing()}; en la 2, de {there.doing()}. ¿En cuál es legal: en la 1, en la 2, en las "
            "dos o en ninguna?",
            f"this is position 1; position 2 differs only in this. {other} "
            f"In 1 the move is to {words.doing()}; in 2, to {there.doing()}. In which is it legal: in 1, in 2, in both or in "
            "neither?",
        )
    return words.pick(
        f"esta es la posición 1; la 2 solo cambia en esto. {other} "
        f"¿En cuál es legal {words.doing()}: en la 1, en la 2, en las dos o en ninguna?",
        f"this is position 1; position 2 differs only in this. {other} "
        f"In which is it legal to {words.doing()}: in 1, in 2, in both or in neither?",
    )


def which_table(item: Item, lang: str) -> str:
    """The forms of the game in which a move is legal."""
    words = Words(item, lang)
    return words.pick(
        f"¿en qué formas del juego es legal {words.doing()}? Puede ser en una, en varias o en ninguna de estas",
        f"in which forms of the game is it legal to {words.doing()}? It may be one, several or none of these",
    )


def first_revoke(item: Item, lang: str) -> str:
    """The first wrong play of a hand."""
    return Words(item, lang).pick(
        "¿cuál es el primer renuncio de la mano? Di de quién y en qué baza, o que no hay ninguno",
        "which is the first revoke of the hand? Say whose and in which trick, or that there is none",
    )


def decidable(item: Item, lang: str) -> str:
    """Whether a wrong play is proved."""
    asked = next(value for value in item.case.values() if isinstance(value, Mapping) and "player" in value)
    who, trick = asked["player"], asked["trick"]
    return Words(item, lang).pick(
        f"¿fue renuncio lo que echó {who} en la baza {trick}? Responde si está probado que sí, si es seguro que no, o si no se puede saber",
        f"was it a revoke, what {who} played to trick {trick}? Answer whether it is proved, certainly not one, or cannot be known",
    )


def winner(item: Item, lang: str) -> str:
    """Who wins the trick."""
    return winner_asked(lang) + Words(item, lang).pick(" Solo una", " Just one")


def winner_asked(lang: str) -> str:
    """The same as a question alone."""
    return "¿qué carta gana la baza?" if lang == "es" else "which card wins the trick?"


def order(item: Item, lang: str) -> str:
    """The order of cards."""
    words, tricks = Words(item, lang), item.seat.law.tricks
    assert tricks is not None
    named = listing([words.card(card) for card in item.case[tricks.zone]], lang)
    return words.pick(
        f"ordena {named}, de la carta que más vale a la que menos: solo hay un orden",
        f"put {named} in order, from the highest to the lowest: there is just one order",
    )


def worth(item: Item, lang: str) -> str:
    """What cards are worth."""
    words, cards = Words(item, lang), item.more["cards"]
    if len(cards) == 1:
        return words.pick(
            f"¿cuánto vale {words.card(cards[0])}? Un solo número",
            f"what does {words.card(cards[0])} count? One number",
        )
    return words.pick(
        f"¿cuánto suman {words.cards(cards)}? Un solo número", f"what do {words.cards(cards)} come to? One number"
    )


def lacking(item: Item, lang: str) -> str:
    """What is missing up to the sum."""
    words, cards, found = Words(item, lang), item.more["cards"], goal_of(item.seat.law)
    goal = found[1] if found else 0
    verb = "le falta" if len(cards) == 1 else "les falta"
    return words.pick(
        f"¿cuánto {verb} a {words.cards(cards)} para llegar a {goal}? Un solo número".replace(" a el ", " al "),
        f"how much is missing to {words.cards(cards)} up to {goal}? One number",
    )


def forbidden(item: Item, lang: str) -> str:
    """The number that may not be said."""
    words = Words(item, lang)
    return words.pick(
        f"¿qué número no puedes {words.verb}? Uno solo, o ninguno",
        f"which number may you not {words.verb}? Just one, or none",
    )


def points_asked(item: Item, lang: str) -> str:
    """What somebody scores, as a question."""
    who = item.more["of"]
    return Words(item, lang).pick(f"¿Cuántos puntos se apunta {who}?", f"How many points does {who} score?")


def points(item: Item, lang: str) -> str:
    """What somebody scores."""
    return points_asked(item, lang) + Words(item, lang).pick(" Un solo número", " One number")


def wrong_line(item: Item, lang: str) -> str:
    """The wrong line of a score sheet."""
    words = Words(item, lang)
    sheet = "; ".join(f"{who}, {words.value(number)}" for who, number in item.more["sheet"].items())
    return words.pick(
        f"en la hoja de puntos pone: {sheet}. ¿De quién está mal? De uno solo, o de ninguno",
        f"the score sheet says: {sheet}. Whose is wrong? One player’s, or nobody’s",
    )


def all_captures(item: Item, lang: str) -> str:
    """Every capture of the hand."""
    return sets_asked(Words(item, lang))


def sweeps(item: Item, lang: str) -> str:
    """The captures that bring what the game shows."""
    words = Words(item, lang)
    named = [
        words.law.declared[each.name].one.get(lang, each.name) for each in words.law.registers.values() if each.shown_as
    ]
    return words.pick(
        f"busca todas las jugadas que son {named[0]}: puede haber una, varias o ninguna",
        f"find every play that is {Noun(named[0], lang='en').a}: there may be one, several or none",
    )


def left(item: Item, lang: str) -> str:
    """The cards that may be left."""
    words = Words(item, lang)
    verb = next(each.labels[lang] for each in words.law.decisions.values() if len(each.choose) > 1)
    return words.pick(
        f"marca todas las cartas que puedes {verb} sin tomar nada: pueden ser todas, algunas o ninguna",
        f"mark every card that you may {verb} and take nothing: it may be all, some or none",
    )


TASKS: dict[str, Task] = {
    task.__name__: task
    for task in (
        mark_all,
        play_one,
        legal_or_not,
        which_idea,
        multiple_choice,
        build_hand,
        false_step,
        twins,
        which_table,
        first_revoke,
        decidable,
        winner,
        order,
        worth,
        lacking,
        forbidden,
        points,
        wrong_line,
        say_value,
        who,
        all_captures,
        sweeps,
        left,
    )
}
