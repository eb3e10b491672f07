"""Addresses: of positions (`tutor.ask.link`), and of what is packed (`tutor.ask.packed`)."""

from __future__ import annotations

LINKS: dict[str, tuple[str, str]] = {
    "link-too-long": (
        "este enlace pasa de {limit} caracteres y no puede ser nuestro: pide que te lo manden otra vez",
        "this link is longer than {limit} characters and cannot be ours: ask for it again",
    ),
    "link-format": (
        "este enlace no es de aquí o está a medias: empieza por «{found}» y se esperaba «{known}»; cópialo entero",
        "this link is not from here or not whole: it begins with “{found}” and “{known}” was expected; copy all of it",
    ),
    "link-unreadable": (
        "este enlace está cortado o cambiado y no se lee: «{found}»; cópialo entero, o pide que te lo manden otra vez",
        "this link is cut or altered and cannot be read: “{found}”; copy all of it, or ask for it again",
    ),
    "link-sealed": (
        "este enlace está cortado o cambiado, o es de una partida que aún se juega y que guarda otro servidor: «{found}». Cópialo "
        "entero; hasta que acabe, la partida solo se abre donde se está jugando, para que nadie lea ahí las cartas de los demás",
        "this link is cut or altered, or it is of a game that is still played and that another server keeps: “{found}”. Copy all "
        "of it; until it is over the game opens only where it is played, so that nobody reads the others’ cards there",
    ),
    "link-case-too-long": (
        "esto no cabe en un enlace de {limit} caracteres: quita lo que no haga falta",
        "this does not fit into a link of {limit} characters: leave out what is not needed",
    ),
    "link-too-deep": (
        "esta posición tiene más de {limit} niveles, unos dentro de otros, y no cabe en un enlace: simplifica",
        "this position has more than {limit} levels, one inside another, and does not fit into a link: simplify",
    ),
    "link-value": (
        "esto no puede ir en un enlace: «{value}»; usa textos, números enteros, true, false, listas y claves",
        "this cannot stand in a link: “{value}”; use texts, whole numbers, true, false, lists and keys",
    ),
}
