"""What lies beside the lessons of a game: each position and exercise can be read, and tells some belief from the law."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tutor.ask.bind import Binder, bind
from tutor.ask.case import WITH_A_VALUE, Case
from tutor.faults import Fault, Place, TutorError, refuse, refuse_all
from tutor.law.yamltext import Node, plain, read_yaml_file
from tutor.learn.asked import candidate_of
from tutor.learn.doubts import EXERCISES, speaks_against
from tutor.learn.items import Item
from tutor.learn.items.draft import Draft
from tutor.learn.items.kinds import KINDS as ALL_KINDS
from tutor.learn.items.tables import Seat, seat_of
from tutor.learn.lessons.shelf import Shelf
from tutor.learn.pool import KINDS, POSITIONS, foretold, part_of, plays_of
from tutor.play.facts import MissingFact

PARTS = ("kind", "asked", "case", "more")  # of an exercise


def prove_beside(shelf: Shelf, game: str) -> Iterator[Fault]:
    """What is wrong with what lies beside the lessons of a game, with file and line; nothing where nothing does."""
    yield from prove_file(shelf, game, POSITIONS, prove_position)
    yield from prove_file(shelf, game, EXERCISES, prove_exercise)


def prove_file(shelf: Shelf, game: str, file: str, prove: Callable[[Seat, Node], Iterator[Fault]]) -> Iterator[Fault]:
    """What is wrong with a file that holds a list for each form of a game."""
    path = shelf.folder / game / file
    if not path.exists():
        return
    try:
        node = read_yaml_file(path, shown_as=f"lessons/{game}/{file}")  # JSON is YAML, and so has its lines
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
                yield from prove(seat, each)
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


def prove_exercise(seat: Seat, node: Node) -> Iterator[Fault]:
    """What is wrong with one exercise that is to show whether somebody has a misconception."""
    given, words = plain(node), seat.rules.words
    fields = given if isinstance(given, dict) else {}
    case, asked, kind = fields.get("case"), fields.get("asked", ""), fields.get("kind")
    known = not asked or asked in words.parts or asked in words.questions
    if not {*fields} <= {*PARTS} or kind not in ALL_KINDS or not known or not isinstance(case, dict):
        yield Fault("exercise_shape", {"kinds": ", ".join(ALL_KINDS), "known": ", ".join(words.questions)}, node.place)
        return
    told = Case(seat.rules.game, asked or next((key for key in WITH_A_VALUE if key in case), ""), facts=case)
    try:
        reading = Binder(told, seat.rules.court_for(told).law)
        reading.read()  # the cards that are put in order need not be a trick that can be
        if reading.faults:
            raise refuse_all(reading.faults)
        made = candidate_of(Item(game=seat.rules.game, variant=seat.rules.table.variant, **fields))
    except TutorError as error:
        yield from placed(error, node.place)
    except (MissingFact, KeyError) as error:
        yield Fault("exercise_lacks", {"word": error.args[0]}, node.place)
    else:
        if made is None or not speaks_against(made):
            yield Fault("exercise_shows_nothing", {}, node.place)


def placed(error: TutorError, place: Place) -> Iterator[Fault]:
    """The faults of a case or table, where it stands in the file."""
    for fault in error.faults:
        path = fault.place.path if fault.place else ""
        yield Fault(fault.code, fault.params, Place(place.file, place.line, place.column, path))


__all__ = ["prove_beside"]
