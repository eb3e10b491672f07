"""May this player sing a suit now?

Sources: tute "Cánticos", "Tute Habanero", "Tute Arrastrado", "Tute entre 4 por parejas".

The question is put when the player (or the pair) has just won a trick, before anything is drawn.
The facts are those of the case format. What is not given is tried out: every requirement is asked
in every course of play that the facts allow (`worlds`).
"""

from collections.abc import Callable

from tests.referee_tute.cards import cantes_in, trump_suit
from tests.referee_tute.facts import Facts, check_stock
from tests.referee_tute.law import Law
from tests.referee_tute.worlds import World, worlds


def cante_rule(suit: str, facts: Facts, law: Law) -> str | None:
    """None if the suit may be sung, else the first requirement that fails.

    "undecided" if it may or may not be allowed; "open" if it certainly is not, but which
    requirement fails first is not known.
    """
    rules = cante_rules(suit, facts, law)
    if len(rules) == 1:
        return rules[0]
    return "undecided" if None in rules else "open"


def cante_rules(suit: str, facts: Facts, law: Law) -> list[str | None]:
    """The different answers that are possible: a requirement that fails first, or None where all are met."""
    possible: list[str | None] = []
    for world in worlds(facts, law):
        rule = first_failing(suit, world, law)
        if rule not in possible:
            possible.append(rule)
    return possible


def first_failing(suit: str, world: World, law: Law) -> str | None:
    """The first requirement that fails, everything being known."""
    for rule, requirement in REQUIREMENTS.items():
        if not requirement(suit, world, law):
            return rule
    return None


def holds_it(suit: str, world: World, law: Law) -> bool:
    """King and caballo are both in the hand."""
    return suit in cantes_in(world.hand)


def while_there_is_stock(suit: str, world: World, law: Law) -> bool:
    """With two players there must be something to draw."""
    check_stock(world.stock, law)
    return world.stock > 0 or not law.has_stock


def has_won_a_trick(suit: str, world: World, law: Law) -> bool:
    """The player, or the pair, has won at least one."""
    return world.tricks_won >= 1


def in_the_first_trick_won(suit: str, world: World, law: Law) -> bool:
    """Whoever had exactly one cante when the first trick was won had to sing it then.

    A cante that has been sung was sung in its time; `ya_cantado` refuses to repeat it.
    """
    if law.has_stock or not law.cantar_primera_baza:
        return True
    return world.tricks_won == 1 or len(world.cantes_at_first_trick) >= 2 or suit in world.sung


def forty_first(suit: str, world: World, law: Law) -> bool:
    """With three players whoever could sing the forty sings it before any twenty."""
    forty = trump_suit(world.trump)
    if not law.forty_first or suit == forty or forty not in cantes_in(world.hand):
        return True
    return forty in world.sung


def one_each_trick(suit: str, world: World, law: Law) -> bool:
    """Nothing has been sung yet by this player on the trick just won."""
    return not law.un_cante_por_baza or not world.has_sung_on_this_trick


def not_sung_yet(suit: str, world: World, law: Law) -> bool:
    """Each cante is sung once."""
    return suit not in world.sung


# In declared order: the first that fails is the one named.
REQUIREMENTS: dict[str, Callable[[str, World, Law], bool]] = {
    "cante": holds_it,
    "cantar_con_mazo": while_there_is_stock,
    "cantar_tras_baza": has_won_a_trick,
    "cantar_primera_baza": in_the_first_trick_won,
    "las_cuarenta_primero": forty_first,
    "uno_por_baza": one_each_trick,
    "ya_cantado": not_sung_yet,
}
