"""OpenSpiel's Oh Hell as a judge of a hand of Pocha: who wins a trick, the last bidder, the points.

Oh Hell asks a player to follow suit and nothing else, so it allows every play that Pocha allows and
more: montar, fallar and pisar it cannot judge. It knows no multipliers, and it restrains the last
bidder in one-card hands too.

OpenSpiel turns a card as the trump and never deals it. So that a whole deck of 40 can be dealt, its
deck is given an eleventh rank, above the ace, of which no card is dealt and one is turned.
"""

from typing import Any

import pyspiel

SUITS = ["oros", "copas", "espadas", "bastos"]
RANKS = ["2", "4", "5", "6", "7", "10", "11", "12", "3", "1"]  # from low to high, as OpenSpiel counts them
PHANTOM_RANK = len(RANKS)
DECK_SIZE = (len(RANKS) + 1) * len(SUITS)


def action_of(card: str) -> int:
    """The action that deals or plays a card: action_of("2o") is 0, action_of("4c") is 5."""
    letters = [suit[0] for suit in SUITS]
    return RANKS.index(card[:-1]) * len(SUITS) + letters.index(card[-1])


def card_of(action: int) -> str:
    """The card that an action deals or plays."""
    return RANKS[action // len(SUITS)] + SUITS[action % len(SUITS)][0]


class OhHell:
    """One hand in progress. Seats are counted from 0; the seat after the dealer's bids and leads first."""

    def __init__(self, hands: list[list[str]], trump: str, dealer: int) -> None:
        """Deal the hands given, all of one length, with a suit as trump."""
        tricks = len(hands[0])
        game = pyspiel.load_game(
            "oh_hell",
            {
                "players": len(hands),
                "num_suits": len(SUITS),
                "num_cards_per_suit": len(RANKS) + 1,
                "num_tricks_fixed": tricks,
                "off_bid_penalty": True,
                "points_per_trick": 5,
            },
        )
        self._state: Any = game.new_initial_state()
        self._state.apply_action(tricks)
        self._state.apply_action(dealer)
        for place in range(tricks):
            for hand in hands:
                self._state.apply_action(action_of(hand[place]))
        self._state.apply_action(PHANTOM_RANK * len(SUITS) + SUITS.index(trump))

    def is_over(self) -> bool:
        """Whether every card has been played."""
        return bool(self._state.is_terminal())

    def current_player(self) -> int:
        """The seat whose turn it is; after the last card of a trick, the seat that won it, except at the end."""
        return int(self._state.current_player())

    def legal_bids(self) -> list[int]:
        """The numbers that the current player may bid."""
        return [action - DECK_SIZE for action in self._state.legal_actions()]

    def bid(self, number: int) -> None:
        """Bid for the current player."""
        self._apply(DECK_SIZE + number)

    def legal_cards(self) -> list[str]:
        """The cards that the current player may play: of the suit led if there are any."""
        return [card_of(action) for action in self._state.legal_actions()]

    def play(self, card: str) -> None:
        """Play a card for the current player."""
        self._apply(action_of(card))

    def _apply(self, action: int) -> None:
        """Apply an action that is allowed; OpenSpiel itself would not check it."""
        if action not in self._state.legal_actions():
            raise ValueError(f"{self._state.action_to_string(action)} is not allowed here")
        self._state.apply_action(action)

    def tricks_won(self) -> list[int]:
        """How many tricks each seat has taken, read from the printed state."""
        for line in str(self._state).splitlines():
            if line.startswith("Tricks Won:"):
                return [int(word) for word in line.split()[2:]]
        return [0] * int(self._state.num_players())

    def returns(self) -> list[int]:
        """The points of each seat, once the hand is over."""
        return [int(points) for points in self._state.returns()]


def start(hands: list[list[str]], trump: str, dealer: int) -> OhHell:
    """A hand dealt and ready for the first bid."""
    return OhHell(hands, trump, dealer)
