"""Cases, and positions that cannot be (`tutor.ask`, `tutor.judge`, `tutor.play`)."""

from __future__ import annotations

ASK: dict[str, tuple[str, str]] = {
    # ── the case ──────────────────────────────────────────────────────────────────────────────────
    "case-without-game": (
        "falta el juego: añade «game», que puede ser {known}",
        "the game is missing: add “game”, which may be {known}",
    ),
    "unknown_variant": (
        "no hay ninguna variante «{word}»: puede ser {known}; escribe una de ellas",
        "there is no variant “{word}”: it may be {known}; write one of these",
    ),
    "case-options": (
        "«options» tiene que dar un valor a cada opción, como «tres_bajo: true», y aquí pone «{found}»",
        "“options” must give each option a value, as in “tres_bajo: true”, and here it says “{found}”",
    ),
    "case-without-question": (
        "falta la pregunta: añade una de estas claves: {known}",
        "the question is missing: add one of these keys: {known}",
    ),
    "case-question-takes-true": (
        "«{key}» es una pregunta y no lleva más valor que true (en la orden, ninguno), y pone «{found}»: escribe"
        " «{key}: true», y lo que se sabe en sus propias claves",
        "“{key}” is a question and takes no value but true (none on the command line), and it says “{found}”: write"
        " “{key}: true”, and what is known under keys of its own",
    ),
    "case-with-two-questions": (
        "hay más de una pregunta ({found}): deja una sola, y las demás en casos aparte",
        "there is more than one question ({found}): leave one, and put the others in cases of their own",
    ),
    "case-unknown-key": (
        "aquí no se conoce la clave «{word}»: las que hay son {known}",
        "the key “{word}” is not known here: those there are: {known}",
    ),
    "case-unknown-key-near": (
        "aquí no se conoce la clave «{word}»; ¿querías decir «{near}»?",
        "the key “{word}” is not known here; did you mean “{near}”?",
    ),
    "case-not-a-mapping": (
        "esto no es un caso: un caso son líneas «clave: valor», y empieza por «game: pocha»",
        "this is no case: a case is lines of “key: value”, and begins with “game: pocha”",
    ),
    "no-cases": (
        "aquí no hay ningún caso: escribe al menos uno, que empiece por «game: pocha»",
        "there is no case here: write one at least, beginning with “game: pocha”",
    ),
    "case-of-another-game": (
        "el caso es de «{word}» y aquí se juega a «{known}»: cambia uno de los dos",
        "the case is about “{word}” and “{known}” is played here: change one of the two",
    ),
    "house-of-another-game": (
        "estas reglas son de «{word}» y aquí se juega a «{known}»: corrige «extends», o usa otro archivo",
        "these rules are for “{word}” and “{known}” is played here: correct “extends”, or use another file",
    ),
    "case-expect": (
        "«expect» tiene que decir qué se espera, como «verdict: illegal», y aquí pone «{found}»",
        "“expect” must say what is expected, as in “verdict: illegal”, and here it says “{found}”",
    ),
    "case-expect-key": (
        "«expect» no puede mirar «{word}»: una respuesta tiene {known}",
        "“expect” cannot look at “{word}”: an answer has {known}",
    ),
    "unknown_rule": (
        "no hay ninguna regla «{word}» en este reglamento: hay {known}",
        "there is no rule “{word}” in this rulebook: those there are: {known}",
    ),
    "unknown_rule_near": (
        "no hay ninguna regla «{word}» en este reglamento; ¿querías decir «{near}»?",
        "there is no rule “{word}” in this rulebook; did you mean “{near}”?",
    ),
    # ── facts ─────────────────────────────────────────────────────────────────────────────────────
    "missing_fact": (
        "falta «{fact}», y de eso depende la respuesta: añádelo",
        "“{fact}” is missing, and the answer depends on it: add it",
    ),
    "number_out_of_range": (
        "«{key}» tiene que ser un número entero de {low} a {high}, y aquí pone «{found}»",
        "“{key}” must be a whole number from {low} to {high}, and here it says “{found}”",
    ),
    "number_no_other": (
        "«{key}» solo puede ser {low}, y aquí pone «{found}»",
        "“{key}” can only be {low}, and here it says “{found}”",
    ),
    "settled_otherwise": (
        "en esta mano «{key}» es siempre «{known}», y aquí pone «{found}»: corrígelo o quítalo",
        "in this hand “{key}” is always “{known}”, and here it says “{found}”: correct it or leave it out",
    ),
    "facts_cannot_be": (
        "estos datos no pueden darse a la vez: revisa los que has puesto",
        "these facts cannot all be so: look at those you gave once more",
    ),
    "facts_contradict": (
        "«{facts}» no pueden ser así a la vez: corrige uno de esos datos",
        "“{facts}” cannot be so together: correct one of these facts",
    ),
    "turned_is_not_trump": (
        "la carta que pinta es «{card}», así que el triunfo no puede ser {suit}: corrige una de las dos cosas",
        "the turned card is “{card}”, so that {suit} cannot be trumps: correct one of the two",
    ),
    "group_expected": (
        "«{key}» se da por partes, como «{key}: {…}», y aquí pone «{found}»; puede tener {known}",
        "“{key}” is given in parts, as in “{key}: {…}”, and here it says “{found}”; it may have {known}",
    ),
    "group_unknown": (
        "«{key}» no tiene «{word}»: puede tener {known}",
        "“{key}” has no “{word}”: it may have {known}",
    ),
    "card_from_nowhere": (
        "«{card}» está en «{key}» y no en «{before}», y en esta forma no se roban cartas: corrige una de las dos manos",
        "“{card}” is in “{key}” and not in “{before}”, and in this form no cards are drawn: mend one of the two hands",
    ),
    "no_stock_here": (
        "en esta forma ({variant}) se reparte todo y no queda nada por robar: quita «{key}»",
        "in this form ({variant}) nothing is left to draw after the deal: take “{key}” out",
    ),
    "stock_cannot_be": (
        "en esta forma ({variant}), cuando se juega, las cartas que quedan por robar no pueden ser {found}: pueden ser {known}",
        "in this form ({variant}), when somebody plays, the cards left to draw cannot be {found}: there may be {known}",
    ),
    "suits_expected": (
        "«{key}» es una lista de palos, como [copas, oros], y aquí pone «{found}»",
        "“{key}” is a list of suits, such as [copas, oros], and here it says “{found}”",
    ),
    "suit_twice": (
        "cada palo se nombra una sola vez, y aquí {suit} está dos veces: quita uno",
        "each suit is named once, and here {suit} stands twice: take one out",
    ),
    "flag_expected": (
        "«{key}» es sí o no: escribe true o false, no «{found}»",
        "“{key}” is yes or no: write true or false, not “{found}”",
    ),
    "players_out_of_range": (
        "en esta forma ({variant}) el número de jugadores puede ser {known}, y no {players}",
        "in this form ({variant}) the number of players may be {known}, not {players}",
    ),
    "cards_out_of_range": (
        "en esta forma ({variant}) se reparten {most} {most|carta|cartas} como mucho, y no {cards}",
        "in this form ({variant}) a hand is of {most} {most|card|cards} at most, not of {cards}",
    ),
    "deck_not_used": (
        "esta forma ({variant}) no se juega con {deck} cartas: la baraja es de {known}",
        "this form ({variant}) is not played with {deck} cards: the deck has {known}",
    ),
    "deal_does_not_divide": (
        "{deck} cartas no se reparten por igual entre {players} jugadores: pueden ser {known}",
        "{deck} cards do not divide among {players} players: they may be {known}",
    ),
    "kind_not_played": (
        "esta forma ({variant}) no tiene manos de la clase «{word}»: tiene {known}",
        "this form ({variant}) has no hands of the kind “{word}”: it has {known}",
    ),
    "no_kinds_played": (
        "esta forma ({variant}) no tiene manos de la clase «{word}», ni de ninguna otra: quita «kind»",
        "this form ({variant}) has no hands of the kind “{word}”, nor of any other: take “kind” out",
    ),
    "pack_is_not_the_deck": (
        "se reparten {known} cartas y aquí hay {found}, o alguna no es de la baraja: da la baraja entera, barajada",
        "{known} cards are dealt and here are {found}, or one is not of the deck: give the whole deck, shuffled",
    ),
    "list_expected": (
        "«{key}» lleva un número por jugador, como [2, 2, 0, 2], y aquí pone «{found}»: escríbelos todos",
        "“{key}” holds a number for every player, as in [2, 2, 0, 2], and here it says “{found}”: write all of them",
    ),
    "uneven_lists": (
        "tiene que haber un número por jugador en cada lista, y no hay los mismos ({lists}): completa la más corta",
        "each list must hold a number for every player, and they differ in length ({lists}): complete the shorter one",
    ),
    "not_in_variant": (
        "esta forma ({variant}) no tiene «{key}»: quítalo, o pregunta por otra",
        "this form ({variant}) has no “{key}”: take it out, or ask about another",
    ),
    "fact_of_another_question": (
        "«{key}» solo hace falta donde se pregunta «{known}», y aquí se pregunta «{question}»: quítalo",
        "“{key}” is only wanted where “{known}” is asked, and “{question}” is asked here: take it out",
    ),
    # ── cards ─────────────────────────────────────────────────────────────────────────────────────
    "card_in_two_places": (
        "la carta «{card}» ya está en {other} y no puede estar en dos sitios: cambia una de las dos",
        "the card “{card}” lies in {other} already and cannot be in two places: change one of the two",
    ),
    "card_not_in_hand": (
        "la carta «{card}» no está en la mano ({hand}): añádela a la mano, o elige una de ella",
        "the card “{card}” is not in the hand ({hand}): add it to the hand, or choose one from it",
    ),
    "not_a_choice": (
        "«{found}» no se puede elegir aquí: puede ser {known}",
        "“{found}” cannot be chosen here: it may be {known}",
    ),
    "compare-same": (
        "se comparan dos jugadas distintas, y «{word}» es la misma: pon otra",
        "two different moves are compared, and “{word}” is the same: give another one",
    ),
    "compare-question": (
        "solo se comparan jugadas ({known}), y aquí se pregunta por «{word}»: quita la comparación, o pregunta por una",
        "only moves are compared ({known}), and “{word}” is asked here: take the comparison out, or ask about a move",
    ),
    "nothing_to_play": (
        "en esta posición no se echa ninguna carta: revisa a qué jugada se llega",
        "no card is played in this position: check what is to be done in it",
    ),
    "move_not_legal": (
        "«{found}» no se puede jugar ahora: vale {known}",
        "“{found}” cannot be played now: {known} will do",
    ),
    "card_not_on_table": (
        "la carta «{card}» no está en la mesa ({table}): elige de las que hay en ella, o añádela a la mesa",
        "the card “{card}” is not on the table ({table}): choose from those that lie there, or add it to the table",
    ),
    "opening_size": (
        "en esta forma ({variant}) se empieza con {known} en la mesa, y aquí hay {found}: escríbelas en el orden en que salieron",
        "in this form ({variant}) the table begins with {known}, and there are {found} here: write them in the order they were turned",
    ),
    "opening_none": (
        "en esta forma ({variant}) la mesa empieza vacía, y aquí hay {found}: quítalas, o pregunta por otra forma del juego",
        "in this form ({variant}) the table begins empty, and there are {found} here: take them out, or ask about another form",
    ),
}
