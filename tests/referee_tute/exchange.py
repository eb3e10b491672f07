"""May this card be changed for the turned trump?

Sources: tute "Tute Habanero", "Tute Arrastrado", "Tute entre 4 individual".
"""

from tests.referee_tute.cards import full_deck, of_suit, rank_of, suit_of, trump_suit, without
from tests.referee_tute.facts import Facts, check_stock, tricks_won
from tests.referee_tute.law import Law


def takes(card: str, upcard: str) -> bool:
    """Whether a card is the right one for the turned card: the seven for ace, three or figure; the two for the rest."""
    if suit_of(card) != suit_of(upcard):
        return False
    if rank_of(upcard) in ("1", "3", "12", "11", "10"):
        return rank_of(card) == "7"
    return rank_of(card) == "2" and rank_of(upcard) != "2"


def exchange_rule(card: str, facts: Facts, law: Law) -> str | None:
    """None if the card may be changed now, "cambiar" if not, "undecided" if the facts do not tell."""
    if card not in facts["hand"]:
        raise ValueError(f"{card!r} is not in the hand")
    answers = []
    for upcard in possible_upcards(facts):
        answers.append(takes(card, upcard))
    now = is_time(facts, law)
    if now is False or True not in answers:
        return "cambiar"
    if now is None or False in answers:
        return "undecided"
    return None


def possible_upcards(facts: Facts) -> list[str]:
    """The turned card, as given or as the trump given as a card; else every trump that is not in the hand."""
    trump = trump_suit(facts["trump"])
    given = facts.get("upcard")
    if given is None and facts["trump"] != trump:
        given = facts["trump"]
    if given is None:
        return without(of_suit(full_deck(), trump), facts["hand"])
    if suit_of(given) != trump:
        raise ValueError(f"{given} is turned, so {trump} cannot be trumps")
    return [given]


def is_time(facts: Facts, law: Law) -> bool | None:
    """Whether changes can be made at this moment; None if the facts do not tell."""
    if law.exchange == "no":
        return False
    won = tricks_won(facts, law)
    if law.exchange == "tras_baza":
        check_stock(facts["stock"], law)
        if facts["stock"] == 0:
            return False
        return None if won is None else won >= 1
    return is_first_round(facts, won, law)


def is_first_round(facts: Facts, won: int | None, law: Law) -> bool | None:
    """Whether the first trick is not complete yet: as given, or as the hand and the tricks won tell."""
    if facts.get("first_round") is not None:
        return bool(facts["first_round"])
    if len(facts["hand"]) == law.cards_each:
        return True
    if len(facts["hand"]) < law.cards_each - 1 or (won is not None and won > 0):
        return False
    return None
