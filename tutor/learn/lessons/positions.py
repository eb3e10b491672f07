"""The positions that lie beside the lessons of a game: each can be read, and tells some belief from the law."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.ask.bind import bind
from tutor.faults import Fault, Place, TutorError, refuse
from tutor.law.yamltext import Node, plain, read_yaml_file
from tutor.learn.items.draft import Draft
from tutor.learn.items.tables import Seat, seat_of
from tutor.learn.lessons.shelf import Shelf
from tutor.learn.pool import KINDS, POSITIONS, foretold, part_of, plays_of


def prove_positions(shelf: Shelf, game: str) -> Iterator[Fault]:
    """What is wrong with the positions of a game, with file and line; nothing where there are none."""
    path = shelf.folder / game / POSITIONS
    if not path.exists():
        return
    try:
        node = read_yaml_file(path, shown_as=f"lessons/{game}/{POSITIONS}")  # JSON is YAML, and so has its lines
        tables = node.value if isinstance(node.value, dict) else {}
        if not tables:
            raise refuse("positions_shape", node.place)
        for variant, told in tables.items():
            if not isinstance(told.value, tuple):
                raise refuse("positions_shape", node.keys[variant])
            try:
                seat = seat_of(game, variant, (), ())
            except TutorError as error:
                yield from placed(error, node.keys[variant])
                continue
            for each in told.value:
                yield from prove_position(seat, each)
    except TutorError as error:
        yield from error.faults


def prove_position(seat: Seat, node: Node) -> Iterator[Fault]:
    """What is wrong with one position."""
    given = plain(node)
    known, fields = plays_of(seat.law), given if isinstance(given, dict) else {}
    kind, asked, case = fields.get("kind", KINDS[0]), fields.get("asked", ""), fields.get("case")
    fits = asked in known if kind == KINDS[0] else kind in KINDS and not asked
    if not fits or not isinstance(case, dict):
        yield Fault("position_shape", {"known": ", ".join(known), "kinds": ", ".join(KINDS[1:])}, node.place)
        return
    item = Draft(seat, asked, case).item(kind)
    draft = Draft(seat, part_of(item), case)
    try:
        bind(draft.read, seat.rules.court_for(draft.read).law)
    except TutorError as error:
        told = placed(error, node.place)  # the card that is yet to be chosen is none of them
        yield from (
            fault for fault in told if draft.first in case or not (fault.place and fault.place.path == draft.first)
        )
        return
    made = foretold(item)
    if made is None or not made.apart:
        yield Fault("position_tells_nothing", {}, node.place)


def placed(error: TutorError, place: Place) -> Iterator[Fault]:
    """The faults of a case or table, where it stands in the file."""
    for fault in error.faults:
        path = fault.place.path if fault.place else ""
        yield Fault(fault.code, fault.params, Place(place.file, place.line, place.column, path))


__all__ = ["prove_positions"]
