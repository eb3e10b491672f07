"""What the other players choose."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from tutor.play.position import Position


def others_choice(position: Position, past: Sequence[tuple[Position, Any]], level: str, seed: int) -> Any:
    """The choice of whoever is to move, from what that player sees; the same whenever all of these are.

    ``past``: the choices of the hand so far, each with its position.
    """
    moves = position.moves()
    return moves[int(random.Random(f"{seed} {len(past)} {position.turn}").random() * len(moves))]
