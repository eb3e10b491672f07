"""The file in which a learner takes everything along."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from tutor.faults import Fault, Place, TutorError, refuse, refuse_all
from tutor.learn.fields import Fields
from tutor.learn.log import Entry, canonical, from_data, to_data

FORMAT = 1
LARGEST = 64 * 2**20  # characters
MOST_FAULTS = 20


def as_file(nickname: str, settings: Mapping[str, Any], entries: Iterable[Entry]) -> str:
    """A JSON text: format, nickname, settings, and the answers, each in a line."""
    head = {"format": FORMAT, "nickname": nickname, "settings": dict(settings)}
    lines = ",\n".join(canonical(to_data(entry)) for entry in entries)
    return f'{json.dumps(head, ensure_ascii=False)[:-1]}, "answers": [\n{lines}\n]}}\n'


def read_file(text: str, file: str = "") -> tuple[dict[str, Any], list[Entry]]:
    """The settings and answers of such a text. Raises TutorError: what is no JSON, another format, every faulty field."""
    if len(text) > LARGEST:
        raise refuse("file-too-large", Place(file=file), limit=LARGEST // 1024)
    try:
        data = json.loads(text, parse_constant=no_number)
    except json.JSONDecodeError as error:
        raise refuse("export-unreadable", Place(file, error.lineno, error.colno)) from None
    except (ValueError, RecursionError):
        raise refuse("export-unreadable", Place(file=file)) from None
    if isinstance(data, dict) and data.get("format", FORMAT) != FORMAT:
        raise refuse("export-format", Place(file=file, path="format"), found=data["format"], known=FORMAT)
    fields = Fields(data, "", file)
    fields.number("format"), fields.text("nickname")
    settings, answers = fields.mapping("settings"), fields.items("answers")
    fields.done()
    entries, faults = list[Entry](), list[Fault]()
    for place, answer in enumerate(answers):
        try:
            entries.append(from_data(answer, f"answers[{place}]", file))
        except TutorError as error:
            faults += error.faults
        if len(faults) >= MOST_FAULTS:
            break
    if faults:
        raise refuse_all(faults)
    return settings, entries


def no_number(word: str) -> None:
    """NaN and infinity are no JSON."""
    raise ValueError(word)
