"""What is pasted into a page (`tutor.web`)."""

from __future__ import annotations

WEB: dict[str, tuple[str, str]] = {
    "one-case-here": (
        "aquí hay {count} casos y cabe uno: deja solo el que quieras preguntar",
        "there are {count} cases here and one is the most: keep only the one you want to ask about",
    ),
    "unknown_view": (
        "la página no tiene «{word}»; tiene {known}",
        "the page has no “{word}”; it has {known}",
    ),
}
