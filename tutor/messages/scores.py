"""Score sheets, matches and hands that are counted, as they cannot be (`tutor.ask`, `tutor.play`)."""

from __future__ import annotations

SCORES: dict[str, tuple[str, str]] = {
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
    # ── what everybody has ──────────────────────────────────────────────────────────────────────────
    "owners_expected": (
        "«{key}» se escribe por nombres, como {A: [1o, 7c], B: [2e]}, y pone «{found}»",
        "“{key}” is written by names, as {A: [1o, 7c], B: [2e]}, and it says “{found}”",
    ),
    "owners_out_of_range": (
        "hay {found} {found|nombre|nombres}, y en esta forma ({variant}) cuentan {known}: pon uno por jugador, o uno por pareja donde se "
        "juega en parejas",
        "there {found|is|are} {found} {found|name|names}, and in this form ({variant}) {known} count: give one for each "
        "player, or one for each pair where pairs play",
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
    "match_first_idle": (
        "en esta mesa no decide quién llegó antes a la meta: quita «first», o elige la mesa o la opción con que decide",
        "at this table it does not matter who made the target first: take out “first”, or choose the table or the option at "
        "which it decides",
    ),
    "match_played_on_idle": (
        "en esta mesa no se juega otra mano cuando llegan varios a la vez: quita «played_on», o elige la opción con que se "
        "juega",
        "at this table no other hand is played when several make the target at once: take “played_on” out, or choose the "
        "option with which one is",
    ),
    "match_nobody_there": (
        "nadie ha llegado a la meta, tampoco «{word}»: quita «first», o corrige los totales",
        "nobody has made the target, “{word}” neither: take out “first”, or correct the totals",
    ),
    "match_not_there": (
        "«{word}» no ha llegado a la meta, así que no llegó antes que nadie; han llegado: {known}",
        "“{word}” has not made the target, and so not before anybody; those who have: {known}",
    ),
    "unknown_owner": (
        "«{word}» no es ninguno de los que juegan ({known}): escribe los mismos nombres en todas partes",
        "“{word}” is none of those who play ({known}): write the same names everywhere",
    ),
    "pile_not_of_tricks": (
        "{name} tiene {found} {found|carta|cartas}, y cada baza son {players}: tiene que tener un múltiplo de {players}; repasa su montón",
        "{name} has {found} {found|card|cards}, and a trick has {players}: it must be a multiple of {players}; check that pile",
    ),
    "piles_not_the_deck": (
        "los montones suman {found} {found|carta|cartas} y tienen que sumar {known}: {missing|falta|faltan} {missing}; reparte "
        "entre los montones todas las cartas que se han jugado",
        "the piles have {found} {found|card|cards} and must have {known}: {missing} {missing|is|are} missing; put "
        "every card that was played into a pile",
    ),
    "too_few_tricks": (
        "{name}: hay {found} {found|carta|cartas}, y con lo que dice «{key}» tiene que haber por lo menos {least}: repasa lo que se ha "
        "ganado, o ese dato",
        "{name}: there {found|is|are} {found} {found|card|cards}, and by what “{key}” says there must be at least {least}: "
        "check what was won, or that fact",
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
        "«{key}» llega a {found}, y en la baraja solo hay {most}: repasa la cuenta",
        "“{key}” comes to {found}, and the deck has only {most}: count again",
    ),
    "more_than_dealt": (
        "en la mano hay {found} cartas, y en esta forma ({variant}) no se tienen más de {most}: quita las que sobran",
        "the hand holds {found} cards, and in this form ({variant}) nobody holds more than {most}: take some out",
    ),
    "fewer_than_dealt": (
        "«{key}» tiene {found} {found|carta|cartas}, y en esta forma ({variant}) se reparten {known}: complétala",
        "“{key}” has {found} {found|card|cards}, and in this form ({variant}) {known} are dealt: complete it",
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
}
