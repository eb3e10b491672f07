"""One answer of a learner as it is kept. Everything else about a learner is derived from these."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from hashlib import sha256
from typing import Any, Literal, get_args

from tutor.learn.fields import Fields

SetKind = Literal["lesson", "mixed", "review", "diagnosis"]
SETS: tuple[SetKind, ...] = get_args(SetKind)


@dataclass(frozen=True, slots=True)
class Evidence:
    """What an answer says about one knowledge component.

    ``decisive``: taking its rules away would change the answer. ``guess``: the probability (0 to 1) of answering
    right by chance.
    """

    component: str
    decisive: bool
    guess: float


@dataclass(frozen=True, slots=True)
class Prediction:
    """What an answer says about beliefs: where it stands, of ``answers`` possible ones, among those foretold.

    ``law``: whether the rules accept it, and how many answers they accept. ``by``: the same for each misconception that
    accepts other answers than the rules; one that is left out accepts the same.
    """

    answers: int
    law: tuple[bool, int]
    by: Mapping[str, tuple[bool, int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer.

    ``when`` is aware, in the learner's own time zone: its date is the learner's day. ``item`` is the exercise as data,
    ``given`` the answer as data; both are kept as they are, so that they can be read when generators have changed.
    ``omitted`` and ``wrong``: how much of the right answer was left out, how much was put in that is not right.
    ``slot`` names the place of the answer in its set: the same place is answered once. ``ms`` is the time taken.
    """

    when: datetime
    game: str
    session: str
    kind: SetKind
    item: Mapping[str, Any]
    given: Any
    right: bool
    evidence: tuple[Evidence, ...] = ()
    prediction: Prediction | None = None
    omitted: int = 0
    wrong: int = 0
    hints: int = 0
    ms: int = 0
    lesson: str = ""
    slot: str = ""

    @property
    def day(self) -> date:
        """The day of the answer where the learner was."""
        return self.when.date()

    @property
    def decisive(self) -> tuple[Evidence, ...]:
        """The evidence that counts."""
        return tuple(piece for piece in self.evidence if piece.decisive)

    def key(self) -> str:
        """Sixteen hexadecimal digits that follow from the whole content: the same answer is never kept twice."""
        return sha256(canonical(to_data(self)).encode()).hexdigest()[:16]


def canonical(data: Any) -> str:
    """Data as JSON in one form only."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def to_data(entry: Entry) -> dict[str, Any]:
    """An answer as JSON data; `from_data` reads it."""
    said = entry.prediction
    return {
        "when": entry.when.isoformat(),
        "game": entry.game,
        "session": entry.session,
        "kind": entry.kind,
        "item": dict(entry.item),
        "given": entry.given,
        "right": entry.right,
        "evidence": [[piece.component, piece.decisive, piece.guess] for piece in entry.evidence],
        "prediction": said
        and {
            "answers": said.answers,
            "law": list(said.law),
            "by": {name: list(told) for name, told in said.by.items()},
        },
        "omitted": entry.omitted,
        "wrong": entry.wrong,
        "hints": entry.hints,
        "ms": entry.ms,
        "lesson": entry.lesson,
        "slot": entry.slot,
    }


def from_data(data: Any, path: str = "", file: str = "") -> Entry:
    """An answer from JSON data. Raises TutorError with every fault: its place (below ``path``), what was expected."""
    fields = Fields(data, path, file)
    entry = Entry(
        when=fields.moment("when"),
        game=fields.text("game", least=1),
        session=fields.text("session"),
        kind=fields.choice("kind", SETS),
        item=fields.mapping("item"),
        given=fields.value("given"),
        right=fields.flag("right"),
        evidence=tuple(read_evidence(fields, place, piece) for place, piece in enumerate(fields.items("evidence"))),
        prediction=read_prediction(fields),
        omitted=fields.number("omitted"),
        wrong=fields.number("wrong"),
        hints=fields.number("hints"),
        ms=fields.number("ms"),
        lesson=fields.text("lesson"),
        slot=fields.text("slot"),
    )
    fields.done()
    return entry


def read_evidence(fields: Fields, place: int, piece: Any) -> Evidence:
    """One piece of evidence: ``[component, decisive, guess]``."""
    match piece:
        case [str(component), bool(decisive), int() | float() as guess] if 0 <= guess <= 1:
            return Evidence(component, decisive, float(guess))
    fields.fault("log-evidence", f"evidence[{place}]", found=piece)
    return Evidence("", False, 1.0)


def read_prediction(fields: Fields) -> Prediction | None:
    """What the answer says about beliefs, where anything is foretold."""
    found = fields.value("prediction")
    match found:
        case None:
            return None
        case {"answers": int(answers), "law": law, "by": dict(by), **rest} if answers >= 2 and not rest:
            if all(is_told(told, answers) for told in [law, *by.values()]):
                return Prediction(answers, tuple(law), {str(name): tuple(told) for name, told in by.items()})
    fields.fault("log-prediction", "prediction", found=found)
    return None


def is_told(found: Any, answers: int) -> bool:
    """Whether this is ``[accepted, how many answers are]``."""
    match found:
        case [bool(), int() as size] if not isinstance(size, bool):
            return 1 <= size <= answers
    return False


def in_order(entries: Iterable[Entry]) -> list[Entry]:
    """The answers by the moment they were given; of the same moment, in the order they came."""
    return sorted(entries, key=lambda entry: entry.when)


def of_game(entries: Iterable[Entry], game: str) -> Sequence[Entry]:
    """The answers of one game, in order."""
    return [entry for entry in in_order(entries) if entry.game == game]
