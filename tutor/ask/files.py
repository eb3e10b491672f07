"""Files of cases: one mapping, a list of them, or several documents."""

from __future__ import annotations

import os

from tutor.faults import refuse
from tutor.law.yamltext import Node, read_documents_file

CASE_FILE_LIMIT = 4 << 20


def cases_in(path: str | os.PathLike[str]) -> list[Node]:
    """The cases of a file, each still a node with its place."""
    found: list[Node] = []
    for document in read_documents_file(path, shown_as=str(path), limit=CASE_FILE_LIMIT):
        if isinstance(document.value, tuple):
            found += document.value
        else:
            found.append(document)
    for node in found:
        if not isinstance(node.value, dict):
            raise refuse("case-not-a-mapping", node.place)
    return found
