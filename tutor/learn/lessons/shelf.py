"""The lessons of a folder, game by game, in their order: found by file, ``lessons/<game>/<nn>-<slug>.yaml``."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path

from tutor.ask import the_library
from tutor.ask.components import components_of
from tutor.faults import Fault, Place, TutorError, closest, refuse
from tutor.law.load import Library
from tutor.law.yamltext import read_yaml_file
from tutor.learn.lessons.model import Lesson
from tutor.learn.lessons.read import LessonReader
from tutor.places import lessons_dir

FILE = re.compile(r"(\d\d)-([a-z0-9-]+)\.yaml\Z")


class Shelf:
    """The lessons of one folder, for the games of a library. Each is read once."""

    def __init__(self, folder: Path, library: Library) -> None:
        self.folder, self.library = folder, library
        self.lessons = lru_cache(maxsize=32)(self._lessons)

    def games(self) -> list[str]:
        """The games of which there are lessons."""
        return [game for game in self.library.games() if any((self.folder / game).glob("*.yaml"))]

    def _lessons(self, game: str) -> dict[str, Lesson]:
        """The lessons of a game by id, in order. Raises TutorError with every fault of every file, and of the order."""
        faults: list[Fault] = []
        found: dict[str, Lesson] = {}
        for path in sorted((self.folder / game).glob("*.yaml")):
            try:
                lesson = self.read(game, path)
            except TutorError as error:
                faults += error.faults
                continue
            if lesson.id in found:
                faults.append(
                    Fault(
                        "lesson_twice", {"word": lesson.id, "first": found[lesson.id].place.file}, lesson.at("lesson")
                    )
                )
            found.setdefault(lesson.id, lesson)
        faults += self.order(game, found) if not faults else []
        if faults:
            raise TutorError(faults)
        return found

    def read(self, game: str, path: Path) -> Lesson:
        """One lesson. Raises TutorError with every fault of its file."""
        shown = f"lessons/{game}/{path.name}"
        named = FILE.fullmatch(path.name)
        node = read_yaml_file(path, shown_as=shown)
        lesson = LessonReader(self.library, game, int(named[1]) if named else 0).lesson(node)
        slug = lesson.id.replace("_", "-")
        if named is None or named[2] != slug:
            raise refuse("lesson_file_name", Place(shown), word=lesson.id, expected=f"{lesson.number:02}-{slug}.yaml")
        return lesson

    def order(self, game: str, lessons: dict[str, Lesson]) -> list[Fault]:
        """What is wrong with the order: prerequisites that do not come before, components nobody teaches or prepares."""
        faults: list[Fault] = []
        pieces, taught, numbers = components_of(self.library, game), set[str](), dict[int, Lesson]()
        for lesson in lessons.values():
            if lesson.number in numbers:
                first = numbers[lesson.number].place.file
                faults.append(Fault("lesson_number_twice", {"word": lesson.number, "first": first}, lesson.place))
            earlier = [other.id for other in lessons.values() if other.number < lesson.number]
            for name in lesson.after:
                if name not in earlier:
                    known = ", ".join(earlier) or "–"
                    faults.append(Fault("lesson_after", {"word": name, "known": known}, lesson.at("after")))
            before = {piece for other in behind(lesson, lessons) for piece in other.teaches} | {*lesson.teaches}
            for piece in lesson.teaches:
                for needed in pieces[piece].after:
                    if needed not in before:
                        faults.append(
                            Fault("lesson_piece_unprepared", {"word": piece, "other": needed}, lesson.at("teaches"))
                        )
            numbers[lesson.number] = lesson
            taught |= {*lesson.teaches}
        where = Place(f"lessons/{game}")
        return faults + [Fault("lesson_piece_untaught", {"word": name}, where) for name in pieces if name not in taught]

    def lesson(self, game: str, name: str) -> Lesson:
        """One lesson, by its id or its number. Raises TutorError where there is none."""
        lessons = self.lessons(game)
        for lesson in lessons.values():
            if name in (lesson.id, str(lesson.number), f"{lesson.number:02}", lesson.id.replace("_", "-")):
                return lesson
        near = closest(name, lessons)
        raise refuse(
            "lesson_unknown_near" if near else "lesson_unknown", word=name, near=near, known=", ".join(lessons)
        )


def behind(lesson: Lesson, lessons: dict[str, Lesson]) -> list[Lesson]:
    """The lessons that come before one, by its prerequisites and theirs; each once."""
    found: dict[str, Lesson] = {}
    left = [*lesson.after]
    while left:
        name = left.pop()
        if name in lessons and name not in found:
            found[name] = lessons[name]
            left += lessons[name].after
    return [*found.values()]


@cache
def the_shelf() -> Shelf:
    """The lessons that are shipped."""
    return Shelf(lessons_dir(), the_library())
