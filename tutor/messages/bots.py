"""Players of the program, and their hints (`tutor.bots`)."""

from __future__ import annotations

BOTS: dict[str, tuple[str, str]] = {
    "no_such_level": (
        "no hay jugadores del nivel «{word}»; los niveles son {known}",
        "there are no players of the level “{word}”; the levels are {known}",
    ),
}
