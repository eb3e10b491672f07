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
    "item_answer_list": (
        "aquí se responde con una lista, que puede estar vacía, y no con «{found}»",
        "the answer here is a list, which may be empty, and not “{found}”",
    ),
}
