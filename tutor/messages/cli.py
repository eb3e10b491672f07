"""What is typed on the command line (`tutor.cli`)."""

from __future__ import annotations

CLI: dict[str, tuple[str, str]] = {
    "command-missing": (
        "falta la orden: puede ser {known}; «tutor --help» dice qué hace cada una",
        "the command is missing: it may be {known}; “tutor --help” says what each does",
    ),
    "command-unknown": (
        "no hay ninguna orden «{word}»: puede ser {known}",
        "there is no command “{word}”: it may be {known}",
    ),
    "command-unknown-near": (
        "no hay ninguna orden «{word}»; ¿querías decir «{near}»?",
        "there is no command “{word}”; did you mean “{near}”?",
    ),
    "no-laws-there": (
        "en {path} no hay ningún juego: da la carpeta que los tiene, cada uno en la suya con su game.yaml",
        "there is no game in {path}: give the folder that holds them, each in its own with a game.yaml",
    ),
    "argument-unknown": (
        "aquí sobra «{word}»: quítalo, y mira en «tutor {command} --help» lo que se puede poner",
        "“{word}” is too much here: take it out, and see in “tutor {command} --help” what may be given",
    ),
    "argument-unknown-near": (
        "no hay ningún «{word}»; ¿querías decir «{near}»?",
        "there is no “{word}”; did you mean “{near}”?",
    ),
    "argument-without-value": (
        "a {word} le falta un valor: escríbelo detrás; «tutor {command} --help» dice cuál",
        "{word} lacks its value: write it after it; “tutor {command} --help” says which",
    ),
    "argument-takes-no-value": (
        "{word} no lleva nada detrás del signo «=»: escríbelo solo",
        "{word} takes nothing after “=”: write it alone",
    ),
    "argument-choice": (
        "«{found}» no vale para {word}: puede ser {known}",
        "“{found}” will not do for {word}: it may be {known}",
    ),
    "output-lost": (
        "no se puede escribir lo que sale ({reason}): haz sitio en el disco, o mándalo a otra parte",
        "what comes out cannot be written ({reason}): make room on the disk, or send it elsewhere",
    ),
    "nothing-asked": (
        "no se pregunta nada: da un archivo de casos, o la posición, como «tutor explain --game pocha --trump espadas "
        "--trick 12c 10c --hand 1c 6c 3e 2b --play 6c»",
        "nothing is asked: give a file of cases, or the position, as in “tutor explain --game pocha --trump espadas "
        "--trick 12c 10c --hand 1c 6c 3e 2b --play 6c”",
    ),
    "file-missing": (
        "falta el archivo de casos: escribe su nombre, o «-» para la entrada estándar",
        "the file of cases is missing: write its name, or “-” for standard input",
    ),
    "game-missing": (
        "falta el juego: puede ser {known}, o un archivo tuyo",
        "the game is missing: it may be {known}, or a file of your own",
    ),
    "option-shape": (
        "«{found}» no es una opción con su valor: escribe --option opción=valor, como --option tres_bajo=true",
        "“{found}” is no option with its value: write --option option=value, as in --option tres_bajo=true",
    ),
    "port-taken": (
        "el puerto {port} está ocupado: cierra lo que lo usa, o elige otro con --port",
        "port {port} is taken: close what uses it, or choose another with --port",
    ),
    "port-forbidden": (
        "el puerto {port} necesita permisos que no tienes: elige otro con --port, de 1024 en adelante",
        "port {port} needs permissions that you do not have: choose another with --port, from 1024 on",
    ),
    "app-missing": (
        "falta la aplicación: tenía que estar en {beside} o en {inside}; reinstala el paquete",
        "the app is missing: it should lie in {beside} or in {inside}; install the package again",
    ),
    "address-unknown": (
        "«{address}» no es una dirección de esta máquina: escribe localhost, o 0.0.0.0 para toda la red",
        "“{address}” is no address of this machine: write localhost, or 0.0.0.0 for the whole network",
    ),
    "app-needs-streamlit": (
        "para la aplicación hace falta «streamlit» y no está instalado: instala el paquete con sus dependencias",
        "the app needs “streamlit” and it is not installed: install the package with its dependencies",
    ),
}
