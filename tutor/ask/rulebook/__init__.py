"""The printed rulebook: what a law says, rule by rule, in the words of its own primitives, as Markdown."""

from tutor.ask.rulebook.book import rulebook

__all__ = ["rulebook"]
