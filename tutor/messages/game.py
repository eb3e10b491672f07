"""Games that are played (`tutor.game`, `tutor play`)."""

from __future__ import annotations

GAME: dict[str, tuple[str, str]] = {
    "game_unreadable": (
        "esto no es una partida guardada, o está cortada o cambiada: usa el archivo o el enlace enteros, tal como se guardó",
        "this is no saved game, or it is cut or altered: use the whole file or link, just as it was saved",
    ),
    "game_of_another_law": (
        "esta partida se jugó con otras reglas, y con las de ahora no pudo ser: ábrela con la versión que la guardó, o "
        "empieza otra",
        "this game was played by other rules, and could not have been by those of today: open it with the version that "
        "saved it, or begin another",
    ),
    "game_word": (
        "«{word}» no vale aquí; se puede poner {known}",
        "“{word}” will not do here; what may stand here: {known}",
    ),
    "game_seats": (
        "hay {found} niveles y se sientan {known}: da un nivel a cada uno",
        "there are {found} levels and {known} sit at the table: give everybody one",
    ),
    "game_names": (
        "a cada jugador le hace falta un nombre que no sea el de otro, y aquí pone «{found}»: cámbialo",
        "everybody needs a name that is nobody else’s, and here it says “{found}”: change it",
    ),
    "game_no_such_choice": (
        "eso no se puede elegir ahora: escoge una de las cartas o de las opciones que se ofrecen",
        "that cannot be chosen now: pick one of the cards or options on offer",
    ),
    "game_no_such_option": (
        "«{found}» no vale aquí; puede ser {known}",
        "“{found}” will not do here; it may be {known}",
    ),
    "game_card_not_held": (
        "{card} no está en tu mano; escribe una de tus cartas: {known}",
        "{card} is not in your hand; write one of your cards: {known}",
    ),
    "game_card_not_on_table": (
        "{card} no está en la mesa; puedes tomar {known}",
        "{card} is not on the table; you may take {known}",
    ),
    "game_table_empty": (
        "en la mesa no hay nada que llevarse: escribe solo la carta que dejas",
        "there is nothing on the table to take: write only the card you leave",
    ),
    "game_card_unseen": (
        "no ves tus cartas, y el porqué diría cuáles son: échala y se verá",
        "you do not see your cards, and the reason would say which they are: play it, and it will be seen",
    ),
    "game_by_place": (
        "aquí no ves tus cartas: escribe la que echas por su número, {known}",
        "you do not see your cards here: write the one you play by its number, {known}",
    ),
    "game_one_card": (
        "aquí va una sola carta, y pone «{found}»: escribe por ejemplo 6c, o «seis de copas»",
        "one card goes here, and it says “{found}”: write for instance 6c, or “six of cups”",
    ),
    "game_file": (
        "en {path} no se puede leer o guardar la partida: da otro archivo, o borra este",
        "the game cannot be read from or kept in {path}: give another file, or delete this one",
    ),
    "game_file_of_another": (
        "en {path} hay una partida de «{known}», y no de «{found}»: da otro archivo para empezar otra",
        "in {path} there is a game of “{known}”, not of “{found}”: give another file to begin another",
    ),
    "game_file_taken": (
        "{path} ya existe, y no se pisa: da otro nombre",
        "{path} is there already, and is left alone: give another name",
    ),
    "game_file_missing": (
        "falta el archivo: escribe por ejemplo «guardar partida.json»",
        "the file is missing: write for instance “save game.json”",
    ),
    "game_card_laid": (
        "en una mesa de verdad, carta en la mesa no se levanta: sigue jugando",
        "at a real table a card that has been laid stays: play on",
    ),
    "game_no_help": (
        "en una mesa de verdad nadie ayuda: al acabar la mano, «repaso» dice lo que no valía",
        "at a real table nobody helps: after the hand, “review” says what was not allowed",
    ),
    "game_accused_nobody": (
        "di a quién acusas, como «renuncio NOMBRE»: puede ser {known}",
        "say whom you accuse, as in “revoke NAME”: it may be {known}",
    ),
    "game_accusing_nobody": (
        "aquí nadie puede renunciar, y a nadie se acusa: eso es de una mesa real (--assist real)",
        "nobody can revoke here, and nobody is accused: that is for a real table (--assist real)",
    ),
    "game_not_proved": (
        "no está probado: con lo que se ha visto, pudo jugar así",
        "it is not proved: by what has been seen, it may have been allowed",
    ),
    "game_accused_already": (
        "en esta mano ya se ha descubierto un renuncio de {name}, y con uno basta",
        "in this hand {name} has been found to have revoked already, and one is enough",
    ),
    "entered_seats": (
        "hay cartas para {found} y se sientan {known}: da las de cada uno en orden, separadas por «|»",
        "there are cards for {found} and {known} sit at the table: give those of each in order, with “|” between",
    ),
    "entered_too_many": (
        "aquí {found|va|van} {found} {found|carta|cartas}, y {most|cabe|caben} {most}: quita las que sobran",
        "here {found|is|are} {found} {found|card|cards}, and there is room for {most}: take some out",
    ),
    "entered_not_in_pack": (
        "{card} no está en esta baraja, o se quita para tantos jugadores: pon otra",
        "{card} is not in this pack, or is taken out for so many players: put another",
    ),
    "game_between_hands": (
        "la mano ha terminado y no se elige nada: reparte la siguiente",
        "the hand is over and there is nothing to choose: deal the next one",
    ),
    "game_is_over": (
        "la partida ha terminado: empieza otra",
        "the game is over: begin another",
    ),
    "game_nothing_to_take_back": (
        "en esta mano aún no has elegido nada, así que no hay jugada que deshacer",
        "you have not chosen anything in this hand yet, so there is nothing to take back",
    ),
}
