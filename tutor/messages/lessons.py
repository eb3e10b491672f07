"""Lessons: what is wrong with their files, and with what somebody asks of one (`tutor.learn.lessons`)."""

from __future__ import annotations

LESSONS: dict[str, tuple[str, str]] = {
    "lesson_placeholder": (
        "«{found}» no significa nada aquí; se puede escribir {known}",
        "“{found}” means nothing here; what may be written: {known}",
    ),
    "lesson_step_task": (
        "el paso «{word}» o solo enseña algo (es, en), o pide algo: «do» con «position» o con «make», o «hand» o «diagnose» sin «do»",
        "the step “{word}” either only shows something (es, en) or asks for something: “do” with “position” or “make”, or "
        "“hand” or “diagnose” without “do”",
    ),
    "lesson_pair": (
        "con «together» hacen falta exactamente dos en «about», y nada en «against»",
        "“together” needs exactly two under “about”, and nothing under “against”",
    ),
    "lesson_leave": (
        "falta cuándo se acaba la lección: «right», «recall» o «posterior»",
        "when the lesson is done is missing: “right”, “recall” or “posterior”",
    ),
    "lesson_unreachable": (
        "a este paso no se llega nunca: «{word}» no es un paso anterior en el que se pueda fallar; los que hay: {known}",
        "this step is never reached: “{word}” is no earlier step in which one can err; there are: {known}",
    ),
    "lesson_file_name": (
        "el archivo de la lección «{word}» se tiene que llamar {expected}",
        "the file of the lesson “{word}” has to be called {expected}",
    ),
    "lesson_twice": (
        "ya hay otra lección «{word}» en {first}: cambia el nombre de una",
        "there is another lesson “{word}” in {first}: rename one of them",
    ),
    "lesson_number_twice": (
        "el número {word} ya lo lleva {first}: renombra uno de los dos archivos",
        "{first} has the number {word} already: rename one of the two files",
    ),
    "lesson_after": (
        "«{word}» tiene que ser una lección con un número menor; las que hay: {known}",
        "“{word}” has to be a lesson with a smaller number; there are: {known}",
    ),
    "lesson_piece_unprepared": (
        "antes de «{word}» hay que saber «{other}», y ninguna lección anterior lo enseña",
        "“{word}” needs “{other}” to be known, and no lesson before this one teaches it",
    ),
    "lesson_piece_untaught": (
        "ninguna lección enseña «{word}»: añádelo a «teaches» de una, o escribe otra",
        "no lesson teaches “{word}”: add it to “teaches” of one, or write another",
    ),
    "lesson_piece_unexercised": (
        "la lección enseña «{word}», y ningún paso lo ejercita: ponlo en «about» de alguno",
        "the lesson teaches “{word}”, and no step exercises it: put it under “about” of one",
    ),
    "lesson_key_wrong": (
        "aquí se espera {expected} y la ley responde {found}",
        "{expected} is expected here, and the law answers {found}",
    ),
    "lesson_not_decisive": (
        "«{word}» no decide esta posición: sin esa pieza la respuesta sería la misma ({found})",
        "“{word}” does not decide this position: without it the answer would be the same ({found})",
    ),
    "lesson_foil_decisive": (
        "este paso está puesto como contraste, y «{word}» sí decide la posición",
        "this step is there as a foil, and “{word}” does decide the position",
    ),
    "lesson_no_answer": (
        "esta posición no tiene respuesta: nada es correcto",
        "this position has no answer: nothing is right",
    ),
    "lesson_no_sum": (
        "en esta posición no hay nada que tenga que sumar: quita «sum»",
        "nothing has to add up in this position: take out “sum”",
    ),
    "lesson_no_foil": (
        "falta un contraste al final: un paso con «foil: true» en el que la regla nueva no se aplica",
        "a foil is missing at the end: a step with “foil: true” in which the new rule does not apply",
    ),
    "lesson_too_hard": (
        "con los pasos que hay no se puede acabar: se piden {expected} y hay como mucho {found}",
        "the steps there are cannot meet this: {expected} are asked for and there are at most {found}",
    ),
    "lesson_too_easy": (
        "se puede acabar adivinando: acierta así {found} de cada 100; pide más aciertos",
        "it can be done by guessing: {found} in 100 would; ask for more right answers",
    ),
    "lesson_unknown": (
        "no hay ninguna lección «{word}» de este juego; las que hay: {known}",
        "there is no lesson “{word}” of this game; there are: {known}",
    ),
    "lesson_unknown_near": (
        "no hay ninguna lección «{word}» — ¿querías decir «{near}»?",
        "there is no lesson “{word}” — did you mean “{near}”?",
    ),
    "lesson_state": (
        "esto no es una lección empezada, o su lección ha cambiado: empiézala otra vez",
        "this is no lesson in progress, or its lesson has changed: start it again",
    ),
    "lesson_not_asked": (
        "ahora no se pregunta nada: sigue con el paso siguiente",
        "nothing is asked now: go on to the next step",
    ),
    "lesson_state_file": (
        "en {path} no se puede leer o guardar por dónde vas: da otro archivo con --state, o borra este",
        "your place in the lesson cannot be read from or kept in {path}: give another file with --state, or delete this one",
    ),
    "seed_not_a_number": (
        "«{found}» no vale: escribe un número entero de 0 a {most}",
        "“{found}” will not do: write a whole number from 0 to {most}",
    ),
    "no_lessons_there": (
        "en {path} no hay lecciones: se espera una carpeta por juego, y en ella archivos como 05-montar.yaml",
        "there are no lessons in {path}: a folder for each game is expected, with files such as 05-montar.yaml",
    ),
    "positions_shape": (
        "se esperan, por cada forma del juego, sus posiciones en una lista: rehaz el archivo con make positions",
        "for each form of the game a list of its positions is expected: make the file anew with make positions",
    ),
    "position_shape": (
        "una posición tiene case y asked, y se puede preguntar por {known}; o case y kind, que puede ser {kinds}",
        "a position has case and asked, and what may be asked is {known}; or case and kind, which may be {kinds}",
    ),
    "exercise_shape": (
        "un ejercicio tiene kind, case y, según su clase, asked y more; kind puede ser {kinds}, y se puede preguntar por {known}",
        "an exercise has kind, case and, as its kind wants, asked and more; kind may be {kinds}, and what may be asked is {known}",
    ),
    "exercise_lacks": (
        "a este ejercicio le falta «{word}»: añádelo, o rehaz el archivo con make positions",
        "this exercise lacks “{word}”: add it, or make the file anew with make positions",
    ),
    "exercise_shows_nothing": (
        "este ejercicio ya no muestra si alguien tiene alguna idea equivocada: quítalo, o rehaz el archivo con make positions",
        "this exercise no longer shows whether anybody has a misconception: take it out, or make the file anew with make positions",
    ),
    "position_tells_nothing": (
        "esta posición ya no distingue ninguna idea equivocada del reglamento: quítala, o rehaz el archivo con make positions",
        "this position no longer tells any misconception from the rules: take it out, or make the file anew with make positions",
    ),
}
