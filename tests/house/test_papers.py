"""CHANGELOG and CONTRIBUTING keep their form, and say of the dependencies what pyproject.toml says."""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

RELEASE = re.compile(r"## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}")
SORTS = {"### Added", "### Changed", "### Deprecated", "### Removed", "### Fixed", "### Security"}


def headings(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("#")]


def slips(changelog: str) -> list[str]:
    """Where a changelog leaves the form of Keep a Changelog."""
    found = headings(changelog)
    first = [] if found[:2] == ["# Changelog", "## [Unreleased]"] else ["begins otherwise"]
    strange = [line for line in found[2:] if line not in SORTS and not RELEASE.fullmatch(line)]
    hollow = [this for this, after in pairwise([*found, "## "]) if this in SORTS and f"{this}\n\n- " not in changelog]
    releases = [tuple(map(int, hit[1].split("."))) for line in found if (hit := RELEASE.fullmatch(line))]
    order = [] if releases == sorted(set(releases), reverse=True) else ["releases are not newest first"]
    return first + strange + hollow + order


@pytest.mark.parametrize(
    "text",
    [
        "# Changes\n\n## [Unreleased]\n",
        "# Changelog\n\n## [Unreleased]\n\n### New\n\n- a card\n",
        "# Changelog\n\n## [Unreleased]\n\n## 0.2.0\n",
        "# Changelog\n\n## [Unreleased]\n\n### Added\n",
        "# Changelog\n\n## [Unreleased]\n\n## [0.1.0] - 2026-01-01\n\n## [0.2.0] - 2026-02-01\n",
    ],
)
def test_a_slip_is_seen(text: str) -> None:
    assert slips(text)


def test_changelog_keeps_its_form() -> None:
    assert slips((ROOT / "CHANGELOG.md").read_text("utf-8")) == []


def test_each_dependency_is_justified() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    declared = {re.split(r"[<>=!~\[ ]", line)[0] for line in project["dependencies"]}
    rows = re.findall(
        r"^\| `([\w-]+)` \| [^|]+ \| [A-Z][\w.-]+ \| \d+\.[\d.]+ \|$",
        (ROOT / "CONTRIBUTING.md").read_text("utf-8"),
        re.MULTILINE,
    )
    assert set(rows) == declared
