"""Every small change of the rules of playing and bidding, made from their YAML: what a slip of the pen could do.

A mutant is a house rule that writes the rules of a decision anew with one thing changed, or the strength of the cards,
or the reading of the trick. Nothing here knows what the rules say.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from tests.proofs.laws import law, library
from tutor.law.yamltext import plain

OTHER_WORDS = {
    "kept": ("void",),
    "void": ("kept",),
    "some": ("none",),
    "none": ("some",),
    "any": ("not",),
    "is": ("at_least", "at_most"),
    "more_than": ("at_least", "less_than"),
}
ALIKE = (("led", "last", "best", "best_of_led"), ("chooser", "dealer", "mano"), ("cards", "players"))
OF_A_SUIT = (*ALIKE[0], "trump")
NOT_LAW = ("id", "es", "en", "source", "say")
Path = tuple[str | int, ...]
Rules = list[dict[str, Any]]


def mutants(decision: str, section: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The name of each mutant of a list of rules, and the overlay that makes it."""
    document: Any = plain(library().document("pocha"))
    written = document["decisions"][decision][section]
    for place in range(len(written)):
        for name, changed in _changed(written, place):
            yield name, {"set": {f"decisions.{decision}.{section}": changed}}


def mutants_of_the_trick() -> Iterator[tuple[str, dict[str, Any]]]:
    """Another card leads or wins; two ranks that are neighbours in the deck of 40 change places."""
    for key, value in (("led", "last"), ("won_by", ["led", "trump"]), ("won_by", ["led"]), ("won_by", ["trump"])):
        yield f"tricks.{key}: {said(value)}", {"set": {f"tricks.{key}": value}}
    strength = [rank for rank in law().deck.strength if rank not in (8, 9)]
    for place in range(len(strength) - 1):
        one, other = strength[place : place + 2]
        changed = [*strength[:place], other, one, *strength[place + 2 :]]
        yield f"{other} above {one}", {"set": {"deck.strength": [*changed, 9, 8]}}


def said(thing: object) -> str:
    """A part of a rule as it is written."""
    return str(thing).replace("'", "")


def _changed(written: Rules, place: int) -> Iterator[tuple[str, Rules]]:
    rule = written[place]
    name, duty = rule["id"], "unless" in rule or "within" in rule
    yield f"{name} dropped", _with(written, (place, "when"), False)
    yield f"{name}: the opposite", _with(written, (place, "must"), {"not": rule["must"]})
    if "when" in rule:
        yield f"{name} at any time", _with(written, (place, "when"), True)
    for number, release in enumerate(rule.get("unless", ())):
        for when, how in ((False, "dropped"), (True, "at any time")):
            yield f"{release['id']} {how}", _with(written, (place, "unless", number, "when"), when)
    if duty or ("when" in rule and "suit" in str(rule["must"])):
        yield f"{name} within suit", _with(written, (place, "within"), "suit")
    if place:
        neighbours = [*written[: place - 1], rule, written[place - 1], *written[place + 1 :]]
        yield f"{name} before {written[place - 1]['id']}", neighbours
    for path, how, value in _small_changes(rule):
        yield f"{name}.{how}", _with(written, (place, *path), value)


def _small_changes(rule: dict[str, Any]) -> Iterator[tuple[Path, str, Any]]:
    """One part of a list or of several keys left out, one condition denied, one word or name changed for another."""
    for path, thing in _walk({key: rule[key] for key in ("when", "must", "unless") if key in rule}):
        where = ".".join(map(str, path))
        if isinstance(thing, list):
            yield from ((path, f"{where} {how}", value) for how, value in _shorter(thing))
        elif isinstance(thing, dict):
            yield from ((path, f"{where} {how}", value) for how, value in _reworded(thing, path[0] == "must"))
        elif isinstance(thing, int) and not isinstance(thing, bool):
            yield from ((path, f"{where}: {value}", value) for value in (thing - 1, thing + 1))
        else:
            yield from ((path, f"{where}: {other}", other) for other in _other_names(path[-1], thing))


def _shorter(parts: list[Any]) -> Iterator[tuple[str, list[Any]]]:
    for place, part in enumerate(parts if len(parts) > 1 else ()):
        yield f"without {said(part)}", parts[:place] + parts[place + 1 :]
        if isinstance(part, dict) and "of_all" not in part:
            yield f"with not {said(part)}", [*parts[:place], {"not": part}, *parts[place + 1 :]]


def _reworded(thing: dict[str, Any], of_cards: bool) -> Iterator[tuple[str, dict[str, Any]]]:
    for key in thing:
        if of_cards and len(thing) > 1 and "total" not in thing:
            yield f"without {key}", {other: value for other, value in thing.items() if other != key}
        for word in OTHER_WORDS.get(key, ()) if not isinstance(thing[key], dict) or key in ("some", "none") else ():
            yield (
                f"{word} for {key} in {said(thing)}",
                {word if other == key else other: value for other, value in thing.items()},
            )


def _other_names(key: str | int, name: object) -> list[str]:
    """What may stand where a name stands."""
    groups = [OF_A_SUIT] if key == "suit" else [] if key == "in" else ALIKE
    return [other for group in groups if name in group for other in group if other != name]


def _walk(thing: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every part of a rule that says something of the game, with its place."""
    if path:
        yield path, thing
    if isinstance(thing, dict | list):
        inner = thing.items() if isinstance(thing, dict) else enumerate(thing)
        for key, value in inner:
            if key not in NOT_LAW:
                yield from _walk(value, (*path, key))


def _with(written: Rules, path: Path, value: Any) -> Rules:
    """A copy with one place changed."""
    copy: Any = deepcopy(written)
    inner = copy
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    changed: Rules = copy
    return changed
