"""Exercises and the answers to them (`tutor.learn`)."""

from __future__ import annotations

LEARN: dict[str, tuple[str, str]] = {
    "item_unreadable": (
        "esto no es un ejercicio: falta «{found}»; hacen falta {known}",
        "this is no exercise: “{found}” is missing; it needs {known}",
    ),
    "item_kind": (
        "no hay ejercicios de la clase «{found}»; las que hay son {known}",
        "there are no exercises of the kind “{found}”; there are {known}",
    ),
    "item_answer": (
        "«{found}» no es una respuesta a este ejercicio; se puede responder {known}",
        "“{found}” is no answer to this exercise; you may answer {known}",
    ),
    "typed_answer": (
        "«{found}» no es una respuesta a este ejercicio; {how}",
        "“{found}” is no answer to this exercise; {how}",
    ),
    "item_answer_list": (
        "aquí se responde con una lista, que puede estar vacía, y no con «{found}»",
        "the answer here is a list, which may be empty, and not “{found}”",
    ),
    "component_not_here": (
        "en esta forma ({variant}) no se ejercita «{word}»: elige otra pieza u otra forma del juego",
        "“{word}” is not exercised in this form ({variant}): choose another component or another form of the game",
    ),
    "no_such_target": (
        "no hay ninguna pieza ni ningún error llamado «{found}»; los que hay son {known}",
        "there is no component and no misconception called “{found}”; there are {known}",
    ),
    "no_such_idea": (
        "aquí no se practica contra ninguna idea «{found}»; las que hay son {known}",
        "there is no idea “{found}” to practise against here; there are {known}",
    ),
    "no_likely_idea": (
        "de tus respuestas no se desprende ninguna idea equivocada: elige tú una de la lista",
        "your answers point to no mistaken idea: choose one of the list yourself",
    ),
    "kind_not_for": (
        "con ejercicios de la clase «{found}» no se practica «{word}»; los que sirven son {known}",
        "exercises of the kind “{found}” do not practise “{word}”; those that do are {known}",
    ),
    "no_item_found": (
        "no sale ningún ejercicio de «{found}» sobre «{word}» con esa dificultad: prueba otra, u otra semilla",
        "no exercise of “{found}” about “{word}” of that difficulty was found: try another, or another seed",
    ),
    "item_order": (
        "aquí se ordenan {known}, cada una una vez, y no «{found}»",
        "here {known} are put in order, each once, and not “{found}”",
    ),
    "item_lying": (
        "la carta «{found}» ya está en la mesa, así que no puede estar en tu mano; cámbiala por otra",
        "the card “{found}” lies on the table already, so it cannot be in your hand; change it for another",
    ),
    "item_not_there": (
        "la carta «{found}» no está en esta posición; las que hay son {known}",
        "the card “{found}” is not in this position; there are {known}",
    ),
    "item_hand": (
        "una mano de {found} {found|carta|cartas} no vale aquí: pon de 2 a {most}, contando la que se da",
        "a hand of {found} {found|card|cards} will not do here: give 2 to {most}, the given one among them",
    ),
}
