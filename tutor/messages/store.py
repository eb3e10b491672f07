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
}
