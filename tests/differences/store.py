"""What is stored, made anew: ``python -m tests.differences.store`` prints the two files.

A question stands once, with the answer of every form (of both tables, where an option is meant), and the pairs of forms
for which nothing of its kind that is smaller will do.
"""

from __future__ import annotations

import json
from typing import Any

import yaml

from tests.differences.positions import KINDS, Case
from tests.differences.search import asked, smallest
from tests.differences.tables import Bite, bites, forms

Entry = dict[str, Any]


def of_forms(kind: str) -> list[Entry]:
    """The questions of a kind on which some two forms part."""
    found: dict[str, tuple[Case, list[list[str]]]] = {}
    for pair, case in smallest(kind, forms()).items():
        found.setdefault(json.dumps(case), (case, []))[1].append(list(pair))
    return [{"ask": case, "says": answers(case), "parts": pairs} for case, pairs in found.values()]


def answers(case: Case) -> dict[str, Any]:
    """What every form says."""
    return {variant: asked(rules, case) for variant, rules in forms().items()}


def of_option(bite: Bite) -> Entry | None:
    """The question on which two values of an option part."""
    tables = {"one": bite.table(bite.value), "other": bite.table(bite.against)}
    case = smallest(bite.kind, tables).get(("one", "other"))
    if case is None:
        return None
    both = [
        [value, asked(table, case)] for value, table in zip((bite.value, bite.against), tables.values(), strict=True)
    ]
    return {"option": bite.option, "variant": bite.variant, "ask": case, "says": both}


def as_yaml(found: Any) -> str:
    return yaml.safe_dump(found, sort_keys=False, allow_unicode=True, width=120, default_flow_style=None)


if __name__ == "__main__":
    print("# ── forms.yaml")
    print(as_yaml({kind: made for kind in KINDS if (made := of_forms(kind))}))
    print("# ── options.yaml")
    print(as_yaml([made for bite in bites() if (made := of_option(bite))]))
    for bite in bites():
        if of_option(bite) is None:
            print("# nothing:", bite)
