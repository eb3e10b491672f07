"""How the cards are dealt.

Sources: tute "Desarrollo del juego", "Tute Habanero", "Tute Arrastrado", "Tute entre 4 individual".
"""

from tests.referee_tute.cards import full_deck
from tests.referee_tute.law import Law


def deal(players: int, law: Law, deck: int = 40) -> tuple[list[str], int]:
    """The cards removed, of which there are none, and the cards each player has."""
    if players != law.players:
        raise ValueError(f"{law.variant} is for {law.players} players, not {players}")
    if deck != 40:
        raise ValueError(f"Tute is played with 40 cards, not {deck}")
    return [], law.cards_each


def deal_out(deck_order: list[str], law: Law) -> tuple[list[list[str]], str, list[str]]:
    """The hands from the mano on, the card that marks trumps, and the cards face down to draw from.

    One card to each in turn, the dealer last. The next card is turned; where all are dealt the
    dealer shows the last one, which stays in the hand.
    """
    if sorted(deck_order) != sorted(full_deck()):
        raise ValueError("these are not the 40 cards")
    hands: list[list[str]] = [[] for _ in range(law.players)]
    dealt = law.players * law.cards_each
    for place, card in enumerate(deck_order[:dealt]):
        hands[place % law.players].append(card)
    if dealt == 40:
        return hands, deck_order[-1], []
    return hands, deck_order[dealt], deck_order[dealt + 1 :]
