"""What can be wrong with something a person gave us: a code, a place, parameters; the sentence is made last."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tutor.messages import MESSAGES

# What may be written instead is worth reading to its end; what somebody has written is not.
LONGEST = {"known": 800, "keys": 800, "kinds": 800}
_SLOT = re.compile(r"\{([a-z_]+)(?:\|([^|}]*)\|([^|}]*))?\}")


@dataclass(frozen=True, slots=True)
class Place:
    """Where it stands: a file with line and column (both from 1), or a key path such as ``hand[2]``."""

    file: str = ""
    line: int | None = None
    column: int | None = None
    path: str = ""

    def __str__(self) -> str:
        spot = ":".join(str(part) for part in (self.file, self.line, self.column) if part not in ("", None))
        return f"{spot} {self.path}".strip() if self.path else spot


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong. ``params`` fill the sentence of ``code`` in `tutor.messages`."""

    code: str
    params: Mapping[str, object] = field(default_factory=dict)
    place: Place | None = None

    def text(self, lang: str = "es") -> str:
        """One line: the place, then the sentence (what is wrong, what was expected, what to do)."""
        where = str(self.place) if self.place else ""
        return f"{where}: {self.said(lang)}" if where else self.said(lang)

    def said(self, lang: str = "es") -> str:
        """The sentence alone. ``{found|nombre|nombres}`` is the word that goes with that number.

        >>> Fault("owners_out_of_range", {"found": 1}).said("en").partition(",")[0]
        'there is 1 name'
        """
        template = MESSAGES[self.code][0 if lang == "es" else 1]
        return _SLOT.sub(lambda slot: self.filled(slot[1], lang) if slot[2] is None else self.agreeing(slot), template)

    def agreeing(self, slot: re.Match[str]) -> str:
        """The word for one, or that for several."""
        return slot[2] if str(self.params.get(slot[1])) == "1" else slot[3]

    def filled(self, slot: str, lang: str) -> str:
        """A parameter as text; one that is a list of choices says itself in the language."""
        value = self.params.get(slot, f"{{{slot}}}")
        spoken = getattr(value, "said", None)
        return shorten(spoken(lang) if spoken else value, LONGEST.get(slot, 200))


class TutorError(Exception):
    """Bad input: it cannot be read, or it cannot be. Holds every fault found, never just the first."""

    def __init__(self, faults: Fault | Iterable[Fault]) -> None:
        self.faults: tuple[Fault, ...] = (faults,) if isinstance(faults, Fault) else tuple(faults)
        super().__init__(self.faults)

    def text(self, lang: str = "es") -> str:
        """A line for each fault."""
        return "\n".join(fault.text(lang) for fault in self.faults)

    def __str__(self) -> str:
        return self.text()


def refuse(code: str, place: Place | None = None, **params: object) -> TutorError:
    """The error with a single fault, ready to be raised."""
    return TutorError(Fault(code, params, place))


def out_of_range(place: Place | None, key: str, low: int, high: int, found: object) -> TutorError:
    """The error of a number beyond its bounds, which may leave only one."""
    return refuse(
        "number_no_other" if low == high else "number_out_of_range", place, key=key, low=low, high=high, found=found
    )


def refuse_all(faults: Iterable[Fault]) -> TutorError:
    """The error with several faults, each once, ready to be raised."""
    found: list[Fault] = []
    for fault in faults:
        if fault not in found:
            found.append(fault)
    return TutorError(found)


def closest(word: str, known: Iterable[str]) -> str:
    """The known word that ``word`` may have been meant for, or an empty string."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(word, list(known), n=1, cutoff=0.6)), "")


def shorten(value: object, limit: int = 200) -> str:
    """``value`` as text of at most ``limit`` characters, control characters taken out."""
    text = "".join(ch if ch.isprintable() else " " for ch in as_written(value))
    return text if len(text) <= limit else text[: limit - 1] + "…"


def as_written(value: object) -> str:
    """``value`` as a person writes it in YAML: ``true``, ``[1, 2]``, ``{players: 7}``."""
    if value is None or isinstance(value, bool):
        return "null" if value is None else str(value).lower()
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {as_written(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(as_written, value)) + "]"
    return str(value)
