"""An answer as a row, and back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tutor.learn.log import Entry, canonical, from_data, to_data

AS_JSON = ("item", "given", "evidence", "prediction")
COLUMNS = {"answered": "when", "correct": "right"}  # words that SQL keeps for itself


def row_of(entry: Entry) -> dict[str, Any]:
    """The columns of an answer, but for whose it is."""
    data = to_data(entry)
    plain = {name: canonical(value) if name in AS_JSON else value for name, value in data.items()}
    named = {column: plain.pop(name) for column, name in COLUMNS.items()}
    return {"key": entry.key(), **named, **plain}


def entry_of(row: Mapping[str, Any]) -> Entry:
    """The answer of a row."""
    data = {name: value for name, value in row.items() if name not in ("number", "learner", "key")}
    data |= {name: json.loads(data[name]) for name in AS_JSON}
    data |= {name: data.pop(column) for column, name in COLUMNS.items()}
    return from_data(data, f"answers[{row['number']}]")
