"""Answers as taps: what the browser sends for a given answer. Written against what a table shows, not against how it is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.learn.items import Item
from tutor.learn.tapped import exercise_table


def taps(item: Item, answer: Any) -> dict[str, Any]:
    """What is sent by somebody who wants to give this answer."""
    asked = exercise_table(item, "es")["exercise"]
    if answer == "none" or (asked["none"] and answer in ((), [])):
        return {"kind": "none"}
    if asked["sets"]:
        sets = answer if asked["sets"] == "several" else [answer]
        return {"kind": "answer", "sets": [set_of(each, asked["held"]) for each in sets]}
    if item.kind == "first_revoke":
        who, trick = answer
        return {"kind": "answer", "cards": [play[who] for play in item.case["tricks"][trick - 1] if who in play]}
    if asked["choices"] and asked["number"]:
        ((who, number),) = answer
        return {"kind": "answer", "options": [who_id(asked, who)], "number": number}
    if asked["number"]:
        return {"kind": "answer", "number": answer}
    if asked["take"]:
        cards = [answer] if isinstance(answer, str) else list(answer)
        return {
            "kind": "answer",
            "cards": [card for card in cards if item.kind != "build_hand" or card not in held(item)],
        }
    return {"kind": "answer", "options": [option for one in wanted(item, answer) for option in [one]]}


def set_of(told: Any, fixed: str) -> dict[str, Any]:
    if fixed:
        return {"card": fixed, "take": list(told)}
    if len(told) == 2 and isinstance(told[1], Sequence) and not isinstance(told[1], str):
        return {"card": told[0], "take": list(told[1])}
    return {"card": "", "take": list(told)}


def held(item: Item) -> list[str]:
    return [value for value in item.case.values() if isinstance(value, str) and value[:-1].isdigit()]


def who_id(asked: Any, label: str) -> str:
    return str(next(choice["id"] for choice in asked["choices"] if choice["label"] == label))


def wanted(item: Item, answer: Any) -> list[str]:
    """The ids of the choices that mean an answer, by what they say."""
    choices = exercise_table(item, "es")["exercise"]["choices"]
    by_label = {choice["label"]: choice["id"] for choice in choices}
    by_id = {choice["id"] for choice in choices}
    match item.kind, answer:
        case "twins", _:
            return [
                by_label[{(1,): "Solo en la 1", (2,): "Solo en la 2", (1, 2): "En las dos", (): "En ninguna"}[answer]]
            ]
        case "multiple_choice" | "false_step", _:
            return [next(choice["id"] for choice in choices if choice["label"].startswith(f"{answer}. "))]
        case "which_idea", _:
            said = item.seat.law.misconceptions[answer].says["es"]
            return [next(choice["id"] for choice in choices if choice["label"].endswith(said))]
        case "which_table", _:
            names = [
                f"{place}. {item.seat.law.variants[form].name('es')}"
                for place, form in enumerate(item.more["forms"], 1)
            ]
            shown = dict(zip(item.more["forms"], names, strict=True))
            return [
                next(choice["id"] for choice in choices if choice["label"].lower() == shown[form]) for form in answer
            ]
        case "decidable", _:
            told = {"illegal": "Está probado que sí", "legal": "Es seguro que no", "undecided": "No se puede saber"}
            return [by_label[told[answer]]]
        case _, bool():
            return [by_label["Sí" if answer else "No"]]
    many = answer if isinstance(answer, tuple) else (answer,)
    return [str(one) if str(one) in by_id and str(one) not in by_label else by_label[str(one)] for one in many]
