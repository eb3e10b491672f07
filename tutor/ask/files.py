"""Files of cases: one mapping, a list of them, or several documents."""

from __future__ import annotations

import os

from tutor.faults import refuse
from tutor.law.yamltext import Node, read_documents_file, read_yaml_documents

CASE_FILE_LIMIT = 4 << 20


def cases_in(path: str | os.PathLike[str]) -> list[Node]:
    """The cases of a file, each still a node with its place. Whether each is a case is found out when it is read."""
    return cases_of(read_documents_file(path, shown_as=os.fspath(path), limit=CASE_FILE_LIMIT))


def cases_in_text(text: str | bytes, shown_as: str) -> list[Node]:
    """The cases of a text that is no file, such as what comes in on standard input."""
    return cases_of(read_yaml_documents(text, shown_as, CASE_FILE_LIMIT))


def cases_of(documents: tuple[Node, ...]) -> list[Node]:
    """Every document is a case or a list of them."""
    found: list[Node] = []
    for document in documents:
        found += document.value if isinstance(document.value, tuple) else [document]
    if not found:
        raise refuse("no-cases", documents[0].place)
    return found
