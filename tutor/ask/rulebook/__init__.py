"""The printed rulebook: what a law says, rule by rule, in the words of its own primitives.

`rulebook` is the book as Markdown. Whoever wants to show it otherwise takes its parts as data: `sections`, the
`examples_of` a rule with their answers, the `differences` of two tables and a question that shows each (`shown_by`).
"""

from tutor.ask.rulebook.book import rulebook, sections
from tutor.ask.rulebook.cases import Example, examples_of
from tutor.ask.rulebook.differences import Change, Shown, differences, shown_by
from tutor.ask.rulebook.page import Entry, Section

__all__ = [
    "Change",
    "Entry",
    "Example",
    "Section",
    "Shown",
    "differences",
    "examples_of",
    "rulebook",
    "sections",
    "shown_by",
]
