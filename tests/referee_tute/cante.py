"""May this player sing a suit now?

Sources: tute "Cánticos", "Tute Habanero", "Tute Arrastrado", "Tute entre 4 por parejas".

The question is put when the player (or the pair) has just won a trick, before anything is drawn.
The facts are those of the case format; one more, `cantes_at_first_trick`, may be given by who saw
the whole hand: how many cantes the player held when the first trick was won. Every requirement is
met (True), failed (False) or open (None) where a fact is not given and nothing else implies it.
"""

from collections.abc import Callable

from tests.referee_tute.cards import cantes_in, trump_suit
from tests.referee_tute.facts import Facts, check_stock, tricks_won
from tests.referee_tute.first_trick import possible_counts
from tests.referee_tute.law import Law


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
    for rule, requirement in REQUIREMENTS.items():
        met = requirement(suit, facts, law)
        if met is not True:
            possible.append(rule)
        if met is False:
            return possible
    return [*possible, None]


def holds_it(suit: str, facts: Facts, law: Law) -> bool | None:
    """King and caballo are both in the hand."""
    return suit in cantes_in(facts["hand"])


def while_there_is_stock(suit: str, facts: Facts, law: Law) -> bool | None:
    """With two players there must be something to draw."""
    if not law.has_stock:
        return True
    check_stock(facts["stock"], law)
    return bool(facts["stock"] > 0)


def has_won_a_trick(suit: str, facts: Facts, law: Law) -> bool | None:
    """The player, or the pair, has won at least one."""
    won = tricks_won(facts, law)
    return None if won is None else won >= 1


def in_the_first_trick_won(suit: str, facts: Facts, law: Law) -> bool | None:
    """Whoever had exactly one cante when the first trick was won had to sing it then.

    A cante that has been sung was sung in its time; `ya_cantado` refuses to repeat it.
    """
    if law.has_stock or not law.cantar_primera_baza:
        return True
    won = tricks_won(facts, law)
    if (won is not None and won <= 1) or suit in (facts.get("sung") or []):
        return True
    if suit not in cantes_in(facts["hand"]):
        return True  # nothing to be late with: `cante` refuses it
    known = facts.get("cantes_at_first_trick")
    counts = possible_counts(facts, law) if known is None else [known]
    if all(count >= 2 for count in counts):
        return True
    if won is None or any(count >= 2 for count in counts):
        return None
    return False


def forty_first(suit: str, facts: Facts, law: Law) -> bool | None:
    """With three players whoever could sing the forty sings it before any twenty."""
    forty = trump_suit(facts["trump"])
    if not law.forty_first or suit == forty or forty not in cantes_in(facts["hand"]):
        return True
    if facts.get("sung") is None:
        return None
    return forty in facts["sung"]


def one_each_trick(suit: str, facts: Facts, law: Law) -> bool | None:
    """Nothing has been sung yet by this player on the trick just won.

    Where that is not said: as many cantes as tricks won leave none for this trick, and a cante
    whose king or caballo is no longer in the hand was not sung on this trick.
    """
    if not law.un_cante_por_baza:
        return True
    if facts.get("sung_this_trick") is not None:
        return not facts["sung_this_trick"]
    sung, won = facts.get("sung"), tricks_won(facts, law)
    if sung == []:
        return True
    if sung is None or won is None:
        return None
    if len(sung) >= won:
        return False
    if sung[-1] not in cantes_in(facts["hand"]):
        return True
    return None


def not_sung_yet(suit: str, facts: Facts, law: Law) -> bool | None:
    """Each cante is sung once."""
    if facts.get("sung") is None:
        return None
    return suit not in facts["sung"]


# In declared order: the first that fails is the one named.
REQUIREMENTS: dict[str, Callable[[str, Facts, Law], bool | None]] = {
    "cante": holds_it,
    "cantar_con_mazo": while_there_is_stock,
    "cantar_tras_baza": has_won_a_trick,
    "cantar_primera_baza": in_the_first_trick_won,
    "las_cuarenta_primero": forty_first,
    "uno_por_baza": one_each_trick,
    "ya_cantado": not_sung_yet,
}
