"""Where the law and the lessons lie: at the top level of a checkout, inside the package once it is installed."""

from __future__ import annotations

from pathlib import Path

from tutor.faults import refuse

PACKAGE = Path(__file__).resolve().parent


def rules_dir() -> Path:
    """The folder with a folder for each game.

    >>> (rules_dir() / "sources.yaml").is_file()
    True
    """
    return find("rules")


def lessons_dir() -> Path:
    """The folder of the lessons."""
    return find("lessons")


def find(name: str, package: Path = PACKAGE) -> Path:
    """The folder ``name`` that belongs to ``package``.

    Inside first: what lies beside an installed package is not ours.
    """
    inside, beside = package / "data" / name, package.parent / name
    for place in (inside, beside):
        if place.is_dir():
            return place
    raise refuse("folder-missing", name=name, inside=inside, beside=beside)
