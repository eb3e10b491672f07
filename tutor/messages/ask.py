"""Cases, and positions that cannot be (`tutor.ask`, `tutor.judge`, `tutor.play`)."""

from __future__ import annotations

ASK: dict[str, tuple[str, str]] = {
    # ── the case ──────────────────────────────────────────────────────────────────────────────────
    "case-without-game": (
        "falta el juego: añade «game», que puede ser {known}",
        "the game is missing: add “game”, which may be {known}",
    ),
    "unknown_variant": (
        "no hay ninguna variante «{word}»: puede ser {known}; sin variante se comparan todas",
        "there is no variant “{word}”: it may be {known}; without a variant all are compared",
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
        "«{key}» se da por partes ({known}), como «{key}: {…}», y aquí pone «{found}»",
        "“{key}” is given in parts ({known}), as in “{key}: {…}”, and here it says “{found}”",
    ),
    "group_unknown": (
        "«{key}» no tiene «{word}»: puede tener {known}",
        "“{key}” has no “{word}”: it may have {known}",
    ),
    "stock_cannot_be": (
        "en «{variant}» no pueden quedar {found} cartas por robar cuando se juega: pueden ser {known}",
        "in “{variant}” there cannot be {found} cards left to draw when somebody plays: there may be {known}",
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
    # ── tricks ────────────────────────────────────────────────────────────────────────────────────
    "trick_too_long": (
        "la baza tiene {found} cartas y con {players} jugadores caben {most} aquí: quita las que sobran, o corrige "
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
        "hay {found} bazas y la mano es de {cards} cartas: corrige «cards», o quita bazas",
        "there are {found} tricks and the hand has {cards} cards: correct “cards”, or take tricks out",
    ),
    "more_tricks_than_played": (
        "«{key}» dice {found}, y hasta ahora no se pueden haber ganado más de {most} bazas: repasa ese número, la mano o el "
        "mazo",
        "“{key}” says {found}, and no more than {most} tricks can have been won so far: check that number, the hand or the "
        "stock",
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
    # ── the score sheet ───────────────────────────────────────────────────────────────────────────
    "sheet_unreadable": (
        "«{key}» no es de una hoja de puntos: empieza una hoja nueva, o abre el enlace entero",
        "“{key}” is not that of a score sheet: begin a new sheet, or open the whole link",
    ),
    "sheet_name_twice": (
        "hay dos con el mismo nombre ({names}): pon a cada uno el suyo",
        "two have the same name ({names}): give everybody their own",
    ),
    "sheet_names": (
        "falta lo que tiene cada uno de estos: {names}",
        "what each of these has is missing: {names}",
    ),
    "sheet_is_over": (
        "la partida ya la ha ganado {winner}: empieza otra hoja, o borra la última mano",
        "{winner} has won the match: begin another sheet, or take the last hand out",
    ),
    # ── bids ──────────────────────────────────────────────────────────────────────────────────────
    "bid_too_high": (
        "se piden {found} bazas en una mano de {cards}: corrige el número, o «cards»",
        "{found} tricks are bid in a hand of {cards}: correct the number, or “cards”",
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
    # ── the match ─────────────────────────────────────────────────────────────────────────────────
    "match_totals": (
        "hacen falta los puntos de cada uno, como «match: {A: 60, B: 45, C: 70}», y aquí pone «{found}»",
        "everybody's points are wanted, as in “match: {A: 60, B: 45, C: 70}”, and here it says “{found}”",
    ),
    "saved_unreadable": (
        "esto no es una partida guardada, o está cortada o cambiada: usa el texto entero, tal como se guardó",
        "this is no saved match, or it is cut or altered: use the whole text, just as it was saved",
    ),
    "saved_format": (
        "esta partida se guardó con otro formato ({found}) y aquí se lee el {known}: ábrela con la versión que la "
        "guardó",
        "this match was saved in another format ({found}) and {known} is read here: open it with the version that "
        "saved it",
    ),
    "hand_is_over": (
        "la mano ha terminado y no queda nada que jugar: reparte la siguiente",
        "the hand is over and nothing is left to play: deal the next one",
    ),
    "match_between_hands": (
        "no hay ninguna mano empezada: reparte la siguiente antes de jugar",
        "no hand has begun: deal the next one before you play",
    ),
    "course_never_ends": (
        "la mano no acaba nunca: un «repeat» del curso da vueltas sin que a nadie le quede nada por hacer; revisa su «until»",
        "the hand never ends: a “repeat” of the course goes round with nothing left for anybody to do; look at its “until”",
    ),
    "match_not_between_hands": (
        "no toca repartir: acaba antes la mano empezada, y si la partida ya tiene ganador, empieza otra",
        "this is no time to deal: finish the hand that has begun, and if the match is won, begin another",
    ),
    "owners_expected": (
        "«{key}» se escribe por nombres, como {A: [1o, 7c], B: [2e]}, y pone «{found}»",
        "“{key}” is written by names, as {A: [1o, 7c], B: [2e]}, and it says “{found}”",
    ),
    "owners_out_of_range": (
        "hay {found} nombres, y en esta forma ({variant}) cuentan {known}: pon uno por jugador, o uno por pareja donde se "
        "juega en parejas",
        "there are {found} names, and in this form ({variant}) {known} count: give one for each player, or one for each "
        "pair where pairs play",
    ),
    "match_over_before": (
        "«{name}» no puede llevar {found}: la partida se acaba en cuanto alguien llega, así que pueden ser de 0 a {most}",
        "“{name}” cannot have {found}: the match is over as soon as somebody gets there, so it may be from 0 to {most}",
    ),
    "match_won_twice": (
        "{names} no pueden haber llegado todos: la partida se acaba cuando llega el primero, y cada mano la gana uno solo; "
        "repasa los totales",
        "{names} cannot all have got there: the match is over when the first does, and one alone wins each hand; check "
        "the totals",
    ),
    "unknown_owner": (
        "«{word}» no es ninguno de los que juegan ({known}): escribe los mismos nombres en todas partes",
        "“{word}” is none of those who play ({known}): write the same names everywhere",
    ),
    "not_in_variant": (
        "esta forma ({variant}) no tiene «{key}»: quítalo, o pregunta por otra",
        "this form ({variant}) has no “{key}”: take it out, or ask about another",
    ),
    "pile_not_of_tricks": (
        "{name} tiene {found} cartas, y cada baza son {players}: tiene que tener un múltiplo de {players}; repasa su montón",
        "{name} has {found} cards, and a trick has {players}: it must be a multiple of {players}; check that pile",
    ),
    "piles_not_the_deck": (
        "los montones suman {found} cartas y tienen que sumar {known}: faltan {missing}; reparte entre los montones todas "
        "las cartas que se han jugado",
        "the piles have {found} cards and must have {known}: {missing} are missing; put every card that was played into "
        "a pile",
    ),
    "turned_card_won": (
        "la carta que no gana nadie es la que pinta, así que tiene que ser de {suit}, y falta {card}: repasa los montones "
        "o el triunfo",
        "the card that nobody wins is the turned one, so it must be of {suit}, and {card} is missing: check the piles or "
        "the trump",
    ),
    "piles_mixed": (
        "o se dan las cartas de todos, o lo que suman las de todos: escribe «{key}» de una sola manera",
        "give everybody's cards, or what everybody's come to: write “{key}” in one way only",
    ),
    "piles_worth": (
        "los puntos de las cartas suman {found}, y entre todos tienen que sumar {known}: repasa la cuenta",
        "the points of the cards come to {found}, and all together must come to {known}: count again",
    ),
    "last_trick_without_pile": (
        "{name} ganó la última baza y no tiene ninguna carta: repasa su montón, o quién ganó la última",
        "{name} won the last trick and has no card: check that pile, or who won the last trick",
    ),
    "unknown_counter": (
        "aquí no se cuenta «{word}»; lo que se cuenta es: {known}",
        "“{word}” is not counted here; what is counted: {known}",
    ),
    "unknown_counter_near": (
        "aquí no se cuenta «{word}»; ¿querías decir «{near}»?",
        "“{word}” is not counted here; did you mean “{near}”?",
    ),
    "more_than_there_are": (
        "«{key}» llega a {found}, y en la baraja sólo hay {most}: repasa la cuenta",
        "“{key}” comes to {found}, and the deck has only {most}: count again",
    ),
    "more_than_dealt": (
        "en la mano hay {found} cartas, y en esta forma ({variant}) no se tienen más de {most}: quita las que sobran",
        "the hand holds {found} cards, and in this form ({variant}) nobody holds more than {most}: take some out",
    ),
    "counts_do_not_add_up": (
        "«{key}» suma {found} entre todos, y al acabar la mano tienen que ser {most}, con lo que quedó en la mesa: repasa "
        "la cuenta",
        "“{key}” comes to {found} for everybody together, and at the end of the hand it must be {most}, with what was left "
        "on the table: count again",
    ),
    "counts_do_not_fit": (
        "{who} no puede tener «{key}» {found} y «{other}» {number}: repasa la cuenta",
        "{who} cannot have “{key}” {found} and “{other}” {number}: count again",
    ),
    "one_or_none": (
        "«{key}» es sí o no (true o false), pues solo hay una carta así, y aquí pone «{found}»",
        "“{key}” is yes or no (true or false), for there is only one such card, and here it says “{found}”",
    ),
    "piles_need_cards": (
        "para contar los puntos hacen falta las cartas de «{key}», y aquí solo pone lo que suman: escríbelas, como en "
        "{A: [1o, 7c]}",
        "to count the points the cards of “{key}” are needed, and here is only what they come to: write them, as in "
        "{A: [1o, 7c]}",
    ),
    "piles_and_counts": (
        "aquí están los montones y también las cuentas: da una cosa o la otra",
        "here are the piles and the counts as well: give one or the other",
    ),
    "more_than_the_deck": (
        "los montones y lo que queda suman {found}, y la baraja entera suma {most}: repasa las cartas",
        "the piles and what is left come to {found}, and the whole deck to {most}: check the cards",
    ),
    "card_not_on_table": (
        "la carta «{card}» no está en la mesa ({table}): elige de las que hay en ella, o añádela a la mesa",
        "the card “{card}” is not on the table ({table}): choose from those that lie there, or add it to the table",
    ),
    "opening_size": (
        "en {variant} se descubren {known} cartas en la mesa, y hay {found}: escríbelas en el orden en que salieron",
        "in {variant} {known} cards are turned on the table, and there are {found}: write them in the order they were "
        "turned",
    ),
}
