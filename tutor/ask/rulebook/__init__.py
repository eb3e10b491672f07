"""The printed rulebook: what a law says, rule by rule, in the words of its own primitives.

`rulebook` is the book as Markdown. Whoever wants to show it otherwise takes its parts as data: `sections`, the
`examples_of` a rule with their answers and the `smallest_example`; the `Comparison` of two tables, its differences and a
question that shows each; the questions on which an option `bites`; what other variants have `unlike`.
"""

from tutor.ask.rulebook.book import of_variant, rulebook, sections
from tutor.ask.rulebook.cases import Example, examples_of
from tutor.ask.rulebook.differences import Change, differences, unlike
from tutor.ask.rulebook.options import OPTIONS
from tutor.ask.rulebook.page import Entry, Section
from tutor.ask.rulebook.shows import Comparison, Shown, bites, smallest_example

__all__ = [
    "OPTIONS",
    "Change",
    "Comparison",
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
    "smallest_example",
    "unlike",
]
