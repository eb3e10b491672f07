"""Tricks and bids that cannot be (`tutor.ask`, `tutor.play`)."""

from __future__ import annotations

TRICKS: dict[str, tuple[str, str]] = {
    # ── tricks ────────────────────────────────────────────────────────────────────────────────────
    "trick_too_long": (
        "la baza tiene {found} cartas y con {players} jugadores {most|cabe|caben} {most} aquí: quita las que sobran, o corrige "
        "«players»",
        "the trick has {found} cards, and with {players} players it may have {most} here: take some out, or correct "
        "“players”",
    ),
    "empty_trick": (
        "la baza está vacía y nadie la gana: escribe las cartas en el orden en que se han echado, como [12c, 10c]",
        "the trick is empty and nobody wins it: write its cards in the order of play, as in [12c, 10c]",
    ),
    "tricks_expected": (
        "hacen falta las bazas como se jugaron, con el nombre de cada uno: [[A: 12c, B: 3c], [B: 1o, A: 4o]]",
        "the tricks are wanted as they were played, with everybody's name: [[A: 12c, B: 3c], [B: 1o, A: 4o]]",
    ),
    "renuncio_question": (
        "se pregunta por un jugador y una baza, y nada más: escribe «renuncio: {player: A, trick: 1}»",
        "a player and a trick are asked about, and nothing else: write “renuncio: {player: A, trick: 1}”",
    ),
    "player_not_in_trick": (
        "«{player}» no echó carta en esa baza: la jugaron {known}",
        "“{player}” played no card to that trick: those who did: {known}",
    ),
    "player_twice_in_trick": (
        "«{player}» ya ha echado carta en esta baza, y cada uno echa una: corrige el nombre",
        "“{player}” has played to this trick already, and everybody plays one card: correct the name",
    ),
    "more_tricks_than_cards": (
        "hay {found} {found|baza|bazas} y la mano es de {cards} {cards|carta|cartas}: corrige «cards», o quita bazas",
        "there {found|is|are} {found} {found|trick|tricks} and the hand has {cards} {cards|card|cards}: correct “cards”, or take "
        "tricks out",
    ),
    "more_tricks_than_played": (
        "«{key}» dice {found}, y las bazas que se han podido ganar hasta ahora son {most} como mucho: repasa ese número, la "
        "mano o el mazo",
        "“{key}” says {found}, and the tricks that can have been won so far are {most} at most: check that number, the hand "
        "or the stock",
    ),
    "record_cannot_be": (
        "ninguna mano encaja con estas bazas: se echa la carta que pinta, que no tiene nadie, o falta la que se "
        "enseñó: repásalas",
        "no hand fits these tricks: the turned card, which nobody has, is played, or the one shown never comes: check "
        "them",
    ),
    "tricks_do_not_add_up": (
        "las bazas ganadas suman {found} y tienen que sumar {cards}: repasa «{key}»",
        "the tricks won add up to {found} and must add up to {cards}: check “{key}”",
    ),
    "tricks_out_of_range": (
        "las bazas ganadas suman {found}, y en una mano hay entre 1 y {most}: repasa «{key}»",
        "the tricks won add up to {found}, and a hand has between 1 and {most}: check “{key}”",
    ),
    # ── bids ──────────────────────────────────────────────────────────────────────────────────────
    "bid_too_high": (
        "se {found|pide|piden} {found} {found|baza|bazas} en una mano de {cards}: corrige el número, o «cards»",
        "{found} {found|trick is|tricks are} bid in a hand of {cards}: correct the number, or “cards”",
    ),
    "too_many_bids": (
        "hay {found} números y {players} jugadores, que hablan una vez: quita los que sobran, o corrige «players»",
        "there are {found} numbers and {players} players, who speak once: take some out, or correct “players”",
    ),
    "nobody_left_to_speak": (
        "ya han hablado los {players} jugadores y no queda quien pida: quita un número de «bids», o corrige «players»",
        "all {players} players have spoken and nobody is left to bid: take a number out of “bids”, or correct "
        "“players”",
    ),
}
