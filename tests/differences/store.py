"""What is stored beside the law, made anew: ``python -m tests.differences.store`` prints it.

A question stands once, with the answer of every form that can have the position (of both tables, where an option is
meant), in the order in which it was found: so of two forms the first question of a kind that parts them is the smallest.
"""

from __future__ import annotations

import json
from typing import Any

from tests.differences.positions import KINDS, Case
from tests.differences.search import IMPOSSIBLE, asked, smallest
from tests.differences.tables import RULES, Bite, bites, forms, with_and_without

Entry = tuple[Case, list[tuple[Any, Any]]]


def of_forms(kind: str) -> list[Entry]:
    """The questions of a kind on which some two forms part."""
    found = {json.dumps(case): case for case in smallest(kind, forms()).values()}
    return [(case, answers(case)) for case in found.values()]


def answers(case: Case) -> list[tuple[str, Any]]:
    """What every form says that can have the position."""
    said = [(variant, asked(rules, case)) for variant, rules in forms().items()]
    return [(variant, value) for variant, value in said if value != IMPOSSIBLE]


def of_option(bite: Bite) -> Entry | None:
    """The question on which two values of an option part."""
    tables = {"one": bite.table(bite.value), "other": bite.table(bite.against)}
    case = smallest(bite.kind, tables).get(("one", "other"))
    if case is None:
        return None
    said = [None if told == IMPOSSIBLE else told for told in (asked(table, case) for table in tables.values())]
    return {**bite.where, **case}, list(zip((bite.value, bite.against), said, strict=True))


def of_rule(rule: str) -> Entry:
    """The question in which a rule decides alone: another answer where it is out of force."""
    variant, kind, options = RULES[rule]
    tables = with_and_without(rule)
    case = smallest(kind, tables)["with", "without"]
    where = {"variant": variant, **({"options": options} if options else {})}
    return {**where, **case}, [(name == "without", asked(table, case)) for name, table in tables.items()]


def written(value: Any) -> str:
    """A value as it stands in the file."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {written(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(written, value)) + "]"
    return "null" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def show(entry: Entry, says: Any, indent: str) -> None:
    print(f"{indent}- ask: {written(entry[0])}\n{indent}  says: {written(says)}")


if __name__ == "__main__":
    print("  variants:")
    for made in (made for kind in KINDS for made in of_forms(kind)):
        show(made, dict(made[1]), "    ")
    print("  options:")
    last = ""
    for bite in bites():
        if bite.option != last:
            last = bite.option
            print(f"    {last}:")
        found = of_option(bite)
        print(f"      # nothing: {bite}") if found is None else show(found, found[1], "      ")
    print("  rules:")
    for rule in RULES:
        print(f"    {rule}:")
        show(of_rule(rule), [value for _, value in of_rule(rule)[1]], "      ")
