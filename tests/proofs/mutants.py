"""Every small change of the law of play, made from its YAML: what a slip of the pen could do to it.

A mutant is a house rule that writes the duties anew with one thing changed, or the strength of the cards, or the reading of
the trick. Nothing here knows what the duties are.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from tests.proofs.laws import law, library
from tutor.law.yamltext import plain

CARDS_OF_THE_TRICK = ("led", "last", "best", "best_of_led")
OTHER_WORD = {"kept": "void", "void": "kept", "some": "none", "none": "some"}
Path = tuple[str | int, ...]
Change = tuple[str, Any]


def duties() -> list[dict[str, Any]]:
    """The duties of playing a card, as written."""
    document: Any = plain(library().document("pocha"))
    found: list[dict[str, Any]] = document["decisions"]["jugar"]["duties"]
    return found


def mutants() -> Iterator[tuple[str, dict[str, Any]]]:
    """The name of each and the overlay that makes it."""
    for name, changed in _changed_duties():
        yield name, {"set": {"decisions.jugar.duties": changed}}
    yield from _changed_strength()
    for name, value in (("led", "last"), ("won_by", ["led", "trump"]), ("won_by", ["led"]), ("won_by", ["trump"])):
        yield f"tricks.{name}: {value}", {"set": {f"tricks.{name}": value}}


def _changed_duties() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    written = duties()
    for place, duty in enumerate(written):
        name = duty["id"]
        yield f"{name} dropped", _with(written, (place, "when"), False)
        if "when" in duty:
            yield f"{name} at any time", _with(written, (place, "when"), True)
        for release in range(len(duty.get("unless", ()))):
            yield f"{duty['unless'][release]['id']} dropped", _with(written, (place, "unless", release, "when"), False)
            yield f"{duty['unless'][release]['id']} at any time", _with(written, (place, "unless", release, "when"), True)
        yield f"{name} within suit", _with(written, (place, "within"), "suit")
        yield f"{name}: the opposite", _with(written, (place, "must"), {"not": duty["must"]})
        if place:
            yield f"{name} before {written[place - 1]['id']}", _swapped(written, place)
        for path, said, value in _small_changes(duty):
            yield f"{name}.{said}", _with(written, (place, *path), value)


def _small_changes(duty: dict[str, Any]) -> Iterator[tuple[Path, str, Any]]:
    """One part of a list or of several keys left out, one condition denied, one word or name changed for another."""
    for path, thing in _walk({key: duty[key] for key in ("when", "must", "unless") if key in duty}):
        where = ".".join(map(str, path))
        if isinstance(thing, list) and len(thing) > 1:
            for place, part in enumerate(thing):
                yield path, f"{where} without {part}", thing[:place] + thing[place + 1:]
                yield path, f"{where} with not {part}", [*thing[:place], {"not": part}, *thing[place + 1:]]
        if isinstance(thing, dict) and path[0] == "must" and len(thing) > 1:
            for key in thing:
                yield path, f"{where} without {key}", {other: value for other, value in thing.items() if other != key}
        if isinstance(thing, dict) and OTHER_WORD.keys() & thing.keys():
            yield path, f"{where}: other word in {thing}", {OTHER_WORD.get(key, key): value for key, value in thing.items()}
        if isinstance(thing, str) and path[-1] != "in":
            for other in _other_names(path[-1], thing):
                yield path, f"{where}: {other}", other


def _other_names(key: str | int, name: str) -> list[str]:
    """What may stand where a name stands."""
    if key in ("kept", "void"):
        return [duty["id"] for duty in duties() if duty["id"] != name and duty["id"] == "asistir"]
    known = (*CARDS_OF_THE_TRICK, "trump") if key == "suit" else CARDS_OF_THE_TRICK
    return [other for other in known if other != name and name in known]


def _walk(thing: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    if path and "id" not in path:
        yield path, thing
    if isinstance(thing, dict):
        for key, value in thing.items():
            if key not in ("id", "es", "en", "source", "say"):
                yield from _walk(value, (*path, key))
    elif isinstance(thing, list):
        for place, value in enumerate(thing):
            yield from _walk(value, (*path, place))


def _with(written: list[dict[str, Any]], path: Path, value: Any) -> list[dict[str, Any]]:
    """A copy with one place changed."""
    copy: Any = deepcopy(written)
    inner = copy
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return copy  # type: ignore[no-any-return]


def _swapped(written: list[dict[str, Any]], place: int) -> list[dict[str, Any]]:
    """Two neighbours in the other order."""
    return [*written[:place - 1], written[place], written[place - 1], *written[place + 1:]]


def _changed_strength() -> Iterator[tuple[str, dict[str, Any]]]:
    """Two ranks that are neighbours in the deck of 40 change places."""
    strength = [rank for rank in law().deck.strength if rank not in (8, 9)]
    for place in range(len(strength) - 1):
        one, other = strength[place: place + 2]
        changed = [*strength[:place], other, one, *strength[place + 2:]]
        yield f"{other} above {one}", {"set": {"deck.strength": [*changed, 9, 8]}}
