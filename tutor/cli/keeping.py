"""What a command keeps between two runs, in a file or under a nickname; and the seed that a line gives."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tutor.cli.parser import Parser
from tutor.faults import Place, refuse

LARGEST = 2**20


def keep(data: Mapping[str, Any], path: Path, code: str) -> None:
    """Write data down: whole, or not at all. TutorError of this ``code`` where that cannot be."""
    try:
        beside = path.with_name(path.name + ".new")
        beside.write_text(json.dumps(data, ensure_ascii=False), "utf-8")
        beside.replace(path)
    except (OSError, ValueError):
        raise refuse(code, path=str(path)) from None


def read_kept(path: Path, code: str) -> Any:
    """The data of a file. TutorError of this ``code`` where there are none."""
    try:
        return json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        raise refuse(code, path=str(path)) from None


def seed_of(text: str | None, name: str = "--seed") -> int:
    """The seed that is given, or another number behind the option of this ``name``."""
    if text is None:
        return 0
    if not text.isdigit() or int(text) > LARGEST:
        raise refuse("seed_not_a_number", Place(path=name), found=text, most=LARGEST)
    return int(text)


def as_option(parser: Parser) -> None:
    """``--as``, for every command that keeps what is answered."""
    parser.value(
        "--as",
        parser.pick("APODO", "NICKNAME"),
        (
            "quién aprende: lo que respondes se guarda con ese apodo; sin él, en este ordenador",
            "who is learning: what you answer is kept under that nickname; without one, on this machine",
        ),
    )
