"""Every law that the files of a game can make, looked at once: what no table has asked for yet may be wrong too."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.faults import Fault, TutorError
from tutor.law.live import other_values
from tutor.law.load import Library, Table, section_of
from tutor.law.options import read_options
from tutor.law.reader import Reader


def check_game(library: Library, game: str) -> None:
    """Raises TutorError with every fault of the files, each once: of the base, of every overlay, of every option."""
    found: dict[tuple[str, str, str], Fault] = {}
    for table in tables_of(library, game):
        try:
            library.law(table)
        except TutorError as error:
            found |= {(fault.code, str(fault.place), str(fault.params)): fault for fault in error.faults}
    if found:
        raise TutorError(found.values())


def tables_of(library: Library, game: str) -> Iterator[Table]:
    """The base and each variant: as it is, and with each kind, each misconception and each other value of an option."""
    document, _ = library.merged(game)
    assert isinstance(document.value, dict)
    options = read_options(document.value.get("options"), Reader(library.words), {})
    for variant in ("", *section_of(document, "variants")):
        yield Table(game, variant)
        for kind in section_of(document, "kinds"):
            yield Table(game, variant, kind)
        for misconception in section_of(document, "misconceptions"):
            yield Table(game, variant, misconceptions=(misconception,))
        for name, option in options.items():
            for value in other_values(option, option.default):
                yield Table(game, variant, options={name: value})
