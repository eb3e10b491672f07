"""The rule language: shapes, names, options, overlays (`tutor.law`, `tutor.kinds`)."""

from __future__ import annotations

LAW: dict[str, tuple[str, str]] = {
    # Shapes
    "expected_mapping": (
        "aquí van claves con su valor, y no «{found}»; las que se conocen: {keys}",
        "keys with their values belong here, not “{found}”; those known: {keys}",
    ),
    "expected_entries": (
        "aquí va una entrada por línea, «nombre: …», y no «{found}»",
        "one entry a line belongs here, “name: …”, not “{found}”",
    ),
    "missing_key": (
        "aquí falta «{key}»: añádelo",
        "“{key}” is missing here: add it",
    ),
    "unknown_word": (
        "palabra desconocida: «{word}»; aquí cabe: {known}",
        "unknown word “{word}”; what may stand here: {known}",
    ),
    "unknown_word_near": (
        "palabra desconocida: «{word}» — ¿querías decir «{near}»?",
        "unknown word “{word}” — did you mean “{near}”?",
    ),
    "expected_text": (
        "aquí va un texto, y no «{found}»; si lo es, ponlo entre comillas",
        "a text belongs here, not “{found}”; if it is one, put it in quotes",
    ),
    "expected_number": (
        "aquí va un número entero de {low} a {high}, y no «{found}»",
        "a whole number from {low} to {high} belongs here, not “{found}”",
    ),
    "expected_flag": (
        "aquí va true o false, y no «{found}»",
        "true or false belongs here, not “{found}”",
    ),
    "expected_true": (
        "aquí solo cabe true, y no «{found}»: escribe true, o quita la clave",
        "only true may stand here, not “{found}”: write true, or take the key out",
    ),
    "expected_term": (
        "aquí va el nombre de algo de tipo {types}, y no «{found}»",
        "the name of something of the type {types} belongs here, not “{found}”",
    ),
    "expected_just_one": (
        "aquí va una de estas claves, y solo una: {known}",
        "one of these keys belongs here, and only one: {known}",
    ),
    "expected_two": (
        "aquí van dos nombres, y hay {found}: escribe [uno, otro]",
        "two names belong here, and there are {found}: write [one, other]",
    ),
    "empty_list": (
        "esta lista está vacía: pon algo en ella, o quita la clave",
        "this list is empty: put something into it, or take the key out",
    ),
    "too_many_items": (
        "esta lista tiene {count} elementos y el máximo es {limit}: repártela",
        "this list has {count} items and {limit} is the most: split it",
    ),
    "twice_in_list": (
        "«{found}» ya está en esta lista: deja solo uno",
        "“{found}” is in this list already: keep only one",
    ),
    "not_a_slug": (
        "«{word}» no puede ser un nombre: empieza por una letra y usa solo letras, cifras y «_» o «-» sueltos (48 como "
        "mucho), sin tildes ni espacios",
        "“{word}” cannot be a name: begin with a letter and use only plain letters, digits and single “_” or “-” "
        "(48 at most), no accents or spaces",
    ),
    # Files of a game
    "unknown_game": (
        "no hay ningún juego «{word}»; los que hay: {known}; un juego tuyo es un archivo .yaml con «extends»",
        "there is no game “{word}”; those there are: {known}; a game of your own is a .yaml file with “extends”",
    ),
    "unknown_game_near": (
        "no hay ningún juego «{word}» — ¿querías decir «{near}»?",
        "there is no game “{word}” — did you mean “{near}”?",
    ),
    "unknown_format": (
        "el formato «{found}» no se conoce: escribe «format: {known}»",
        "the format “{found}” is not known: write “format: {known}”",
    ),
    "section_twice": (
        "la sección «{key}» ya está en {first}: junta las dos",
        "the section “{key}” stands in {first} already: make one of the two",
    ),
    "id_twice": (
        "la regla «{word}» ya está en {first}, o una que solo cambia «-» por «_»: dale otro nombre",
        "the rule “{word}” stands in {first} already, or one that differs by “-” and “_” alone: give it another name",
    ),
    "name_twice": (
        "el nombre «{word}» ya está en {first}, igual o casi: elige otro",
        "the name “{word}” stands in {first} already, the same or nearly so: choose another",
    ),
    "name_reserved": (
        "«{word}» es una palabra del lenguaje de las reglas y no puede ser un nombre: elige otro",
        "“{word}” is a word of the rule language and cannot be a name: choose another",
    ),
    # What a rule speaks of
    "ambiguous_name": (
        "«{word}» puede ser aquí dos cosas: cambia el nombre de una de ellas",
        "“{word}” may be two things here: rename one of them",
    ),
    "later_duty": (
        "«{word}» no va antes que esta regla, y una regla solo puede hablar de las anteriores: cambia el orden",
        "“{word}” does not come before this rule, and a rule may only speak of earlier ones: change the order",
    ),
    "not_in_a_set": (
        "«{word}» no es un palo ni una carta: no se puede mirar si está en un conjunto",
        "“{word}” is neither a suit nor a card: it cannot be looked for in a set",
    ),
    "only_in": (
        "«{word}» es un conjunto: solo se puede mirar si está dentro de otro (in), contarlo (count) o sumarlo (total)",
        "“{word}” is a set: it can only be looked for within another (in), counted (count) or added up (total)",
    ),
    "no_trades": (
        "esta baraja no dice qué carta se cambia por cuál: falta «deck.trades»",
        "this deck does not say which card is exchanged for which: “deck.trades” is missing",
    ),
    "not_a_number": (
        "«{word}» no es un número y no se puede comparar con «{how}»: usa «is»",
        "“{word}” is no number and cannot be compared by “{how}”: use “is”",
    ),
    "only_in_duty": (
        "«{word}» compara las cartas que quedan y solo cabe en el «must» de un deber: llévalo allí",
        "“{word}” compares the cards that are left and may stand only in the “must” of a duty: move it there",
    ),
    "nothing_to_choose": (
        "aquí no se elige nada: escribe al menos una parte de la jugada, como «play: {card: hand}»",
        "nothing is chosen here: write at least one part of the move, such as “play: {card: hand}”",
    ),
    "endless": (
        "esto se repetiría sin fin: escribe una condición que pueda cumplirse",
        "this would be repeated for ever: write a condition that can come true",
    ),
    "rank_missing": (
        "a este orden le faltan números de la baraja: {ranks}; añádelos en su sitio",
        "this order lacks ranks of the deck: {ranks}; add them where they belong",
    ),
    # Options
    "bad_option_value": (
        "la opción «{option}» no puede ser «{value}»; puede ser: {known}",
        "the option “{option}” cannot be “{value}”; it can be: {known}",
    ),
    # Overlays
    "fixed_section": (
        "un cambio no puede tocar «{word}»; las opciones se fijan con «options:»",
        "an overlay cannot touch “{word}”; options are set by “options:”",
    ),
    "address_ends": (
        "«{word}» no lleva a ningún sitio: ahí no hay claves; cambia el valor entero",
        "“{word}” leads nowhere: there are no keys there; set the whole value",
    ),
    "address_too_long": (
        "esta dirección pasa de {limit} pasos: empieza por el id de una regla más cercana",
        "this address has more than {limit} steps: begin at the id of a rule that is nearer",
    ),
    "no_stock": (
        "falta el mazo del que se reparte: una zona de todos, en orden y que nadie ve (ordered: true, seen_by: nobody)",
        "the stock to deal from is missing: a zone of everybody, in order, that nobody sees (ordered: true, seen_by: nobody)",
    ),
    "never_said": (
        "«{word}» se cuenta, o dice a quién le toca, y en el curso de la mano nadie llega a «{decision}»: añade ese paso",
        "“{word}” is counted, or says whose turn it is, and nobody is asked for “{decision}” in the hand: add that step",
    ),
    "unit_needed": (
        "«hand_won» dice qué trae cada mano y falta en qué se cuenta la partida: añade «counted_in» a «result»",
        "“hand_won” says what a hand brings, and what the match is counted in is missing: add “counted_in” to “result”",
    ),
    "first_without_target": (
        "«first_to_arrive» vale donde la partida acaba al llegar a unos puntos y no hay manos de desempate: quítalo, o cambia "
        "«ends» y «tie»",
        "“first_to_arrive” is for a match that ends at so many points and has no extra hands for a tie: take it out, or change "
        "“ends” and “tie”",
    ),
    "moved_to_itself": (
        "«{word}» no puede pasar a «{word}»: di qué se mueve (move) y adónde (to)",
        "“{word}” cannot go to “{word}”: say what moves (move) and where it goes (to)",
    ),
    "not_a_rule": (
        "«{word}» no es una regla, y solo delante o detrás de una se puede poner otra: da su id",
        "“{word}” is no rule, and another can only be put before or after one: give its id",
    ),
    "not_a_list": (
        "en «{word}» no caben más cosas: usa «set» para cambiar su valor",
        "nothing more can be put into “{word}”: use “set” to change its value",
    ),
    "already_there": (
        "«{word}» ya está ahí: usa «set» para cambiarlo",
        "“{word}” is there already: use “set” to change it",
    ),
    "removed_before": (
        "«{word}» ya no está: se quitó en {other}; borra esta línea, o aquella",
        "“{word}” is no longer there: it was taken out in {other}; delete this line, or that one",
    ),
    "removed_name": (
        "esto quita «{word}», y {other} habla de ello: quita o cambia también eso",
        "this takes out “{word}”, and {other} speaks of it: take that out too, or change it",
    ),
    "removed_key": (
        "esto quita «{key}», que hace falta en {other}: usa «set» para cambiarlo",
        "this takes out “{key}”, which is needed in {other}: use “set” to change it",
    ),
    "prove-needs-clingo": (
        "para las demostraciones hace falta «clingo» y no está instalado: instala el paquete con el extra «prove»",
        "the proofs need “clingo” and it is not installed: install the package with its extra “prove”",
    ),
    "prove-cannot": (
        "de «{word}» no se puede demostrar nada: solo de decisiones en que se elige una carta, un palo o un número, y por lo "
        "que hay en la mesa; compara las dos mesas pregunta a pregunta",
        "nothing can be proved of “{word}”: only of decisions in which a card, a suit or a number is chosen, and by what "
        "lies on the table; compare the two tables question by question",
    ),
    "prove-no-decision": (
        "en una de las dos mesas no se decide nada que se llame «{word}»: elige una decisión de las dos ({known})",
        "at one of the two tables there is no decision called “{word}”: choose one that both have ({known})",
    ),
    "scale_needed": (
        "no se sabe cuánto valen aquí las cartas: di con «by» qué escala de la baraja cuenta ({known})",
        "it is not known what cards are worth here: say with “by” which scale of the deck counts ({known})",
    ),
}
