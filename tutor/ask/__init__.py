"""The one format of questions and answers; every door comes through here."""

from tutor.ask.answer import Answer
from tutor.ask.case import Case, read_case
from tutor.ask.expect import mismatches
from tutor.ask.ruleset import Ruleset
from tutor.ask.tables import load, the_library

__all__ = ["Answer", "Case", "Ruleset", "load", "mismatches", "read_case", "the_library"]
