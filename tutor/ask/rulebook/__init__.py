"""The printed rulebook: what a law says, rule by rule, in the words of its own primitives.

`rulebook` is the book as Markdown. Whoever wants to show it otherwise takes its parts as data: `sections`, the
`examples_of` a rule with their answers and the `smallest_example`; the `differences` of two tables and a question that
shows each (`shown_by`), the questions on which an option `bites`, and what other variants have `unlike`.
"""

from tutor.ask.rulebook.book import of_variant, rulebook, sections
from tutor.ask.rulebook.cases import Example, examples_of
from tutor.ask.rulebook.differences import Change, Shown, bites, differences, shown_by, smallest_example, unlike
from tutor.ask.rulebook.options import OPTIONS
from tutor.ask.rulebook.page import Entry, Section

__all__ = [
    "OPTIONS",
    "Change",
    "Entry",
    "Example",
    "Section",
    "Shown",
    "bites",
    "differences",
    "examples_of",
    "of_variant",
    "rulebook",
    "sections",
    "shown_by",
    "smallest_example",
    "unlike",
]
