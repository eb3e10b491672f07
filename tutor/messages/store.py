"""Answers that are kept, nicknames, and files of both (`tutor.learn.log`, `tutor.store`)."""

from __future__ import annotations

STORE: dict[str, tuple[str, str]] = {
    "log-not-a-mapping": (
        "aquí tiene que haber claves con sus valores y hay «{found}»: exporta otra vez el archivo",
        "keys with their values should stand here, not “{found}”: export the file again",
    ),
    "log-missing-field": (
        "falta el dato «{field}»: exporta otra vez el archivo",
        "the field “{field}” is missing: export the file again",
    ),
    "log-unknown-field": (
        "este dato no se conoce; los conocidos son {keys}: bórralo, o actualiza el programa si el archivo es más nuevo",
        "this field is not known; the known ones are {keys}: delete it, or update the program if the file is newer",
    ),
    "log-text": (
        "aquí va un texto de 200 caracteres como mucho, que no falte, y hay «{found}»",
        "a text of at most 200 characters stands here, and not an empty one where it is needed; found “{found}”",
    ),
    "log-flag": ("aquí va true o false, y hay «{found}»", "true or false stands here, and “{found}” was found"),
    "log-number": (
        "aquí va un número entero, cero o más, y hay «{found}»",
        "a whole number, zero or more, stands here, and “{found}” was found",
    ),
    "log-mapping": (
        "aquí van claves con sus valores, y hay «{found}»",
        "keys with their values stand here, and “{found}” was found",
    ),
    "log-list": ("aquí va una lista, y hay «{found}»", "a list stands here, and “{found}” was found"),
    "log-choice": (
        "«{found}» no vale aquí: pon {known}",
        "“{found}” cannot stand here: use one of {known}",
    ),
    "log-moment": (
        "aquí va un momento con su zona horaria, como 2026-01-31T18:05:00+01:00, y hay «{found}»",
        "a moment with its time zone stands here, such as 2026-01-31T18:05:00+01:00, and “{found}” was found",
    ),
    "log-evidence": (
        "aquí van una pieza del juego, true o false, y una probabilidad de 0 a 1, y hay «{found}»",
        "a piece of the game, true or false, and a probability from 0 to 1 stand here, and “{found}” was found",
    ),
    "log-prediction": (
        "aquí van «answers» (dos o más), «law» y «by», con true o false por cada idea, y hay «{found}»",
        "“answers” (two or more), “law” and “by”, with true or false for each idea, stand here; found “{found}”",
    ),
    "erase-unsure": (
        "para borrar, marca antes «{word}»",
        "to erase, tick “{word}” first",
    ),
    "export-unreadable": (
        "este archivo no es una exportación entera, o está cambiado: expórtalo otra vez",
        "this file is no whole export, or it has been altered: export it again",
    ),
    "progress_file": (
        "el archivo {path} no se puede leer o escribir: mira si está, y si hay permiso",
        "the file {path} cannot be read or written: see whether it is there, and whether you may",
    ),
    "export-format": (
        "este archivo es del formato {found} y aquí se lee el {known}: actualiza el programa",
        "this file is of format {found} and {known} is what is read here: update the program",
    ),
    "nickname-form": (
        "«{word}» no vale de apodo: usa de 1 a {most} letras, números o signos",
        "“{word}” cannot be a nickname: use 1 to {most} letters, digits or signs",
    ),
    "nickname-taken": (
        "ya hay alguien que se llama «{word}»: entra con su PIN si eres tú, o elige otro apodo",
        "somebody is called “{word}” already: come in with the PIN if it is you, or choose another nickname",
    ),
    "nickname-unknown": (
        "aquí nadie se llama «{word}»: mira cómo lo escribiste, o empieza con ese apodo",
        "nobody is called “{word}” here: look at how you wrote it, or begin with that nickname",
    ),
    "nickname-erased": (
        "el apodo «{word}» se ha borrado: vuelve a entrar",
        "the nickname “{word}” has been erased: come in again",
    ),
    "pin-needed": (
        "aquí entran desconocidos: pon un PIN de {least} signos o más",
        "strangers come in here: set a PIN of {least} characters or more",
    ),
    "pin-length": (
        "el PIN lleva de {least} a {most} signos: elige otro",
        "a PIN has {least} to {most} characters: choose another",
    ),
    "pin-wrong": (
        "ese no es el PIN de «{word}»: prueba otra vez",
        "that is not the PIN of “{word}”: try again",
    ),
    "pin-wait": (
        "se ha probado demasiadas veces: espera {seconds} segundos",
        "too many tries: wait {seconds} seconds",
    ),
    "device-token": (
        "el navegador trae una señal que no es de aquí: vuelve a cargar la página",
        "the browser holds a token that is not from here: load the page again",
    ),
    "store-folder": (
        "no se puede escribir en la carpeta {folder}: créala, o pon en {setting} otro sitio, como sqlite:////ruta/mi.sqlite",
        "the folder {folder} cannot be written to: make it, or set {setting} to another place, such as "
        "sqlite:////path/my.sqlite",
    ),
    "store-url": (
        "{setting} tiene que empezar por sqlite:/// o postgresql://, y empieza por «{found}»",
        "{setting} must begin with sqlite:/// or postgresql://, and begins with “{found}”",
    ),
    "store-shared": (
        "{setting} es 1 (entran desconocidos: cada apodo lleva PIN) o 0, y pone «{found}»",
        "{setting} is 1 (strangers come in: every nickname has a PIN) or 0, and says “{found}”",
    ),
    "store-driver": (
        "para lo que dice {setting} falta una biblioteca: instala tutor con el extra «postgres»",
        "a library is missing for what {setting} says: install tutor with the extra “postgres”",
    ),
    "store-newer": (
        "estos datos son de una versión más nueva ({found}) que la de este programa ({known}): actualízalo",
        "these data are of a newer version ({found}) than this program's ({known}): update it",
    ),
    "store-failed": (
        "las respuestas no se pueden leer o guardar ({reason}): mira si hay sitio y permiso, o si el servidor está en marcha",
        "the answers cannot be read or kept ({reason}): see whether there is room and permission, or whether the server "
        "is running",
    ),
    "not-a-house-rule": (
        "«{word}» no es regla en ninguna casa: no se puede jugar así",
        "“{word}” is the rule in no house: it cannot be played so",
    ),
}
