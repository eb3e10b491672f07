"""Spoken names, agreement, lists, counts, sentences and templates, in Spanish (``"es"``) and English (``"en"``)."""

from tutor.words.another import of_another
from tutor.words.articles import after_preposition
from tutor.words.being import being
from tutor.words.count import CardCount, count, counted_out, pluralize
from tutor.words.hand import BY_STRENGTH, name_cards
from tutor.words.jointly import jointly
from tutor.words.listing import AllOf, Keys, OneOf, conjunction, join_with, listing
from tutor.words.names import name_card, name_french_rank, name_french_suit, name_rank, name_suit
from tutor.words.noun import Gender, Noun
from tutor.words.sentence import capital, sentence
from tutor.words.spelled import spelled
from tutor.words.supposed import supposed
from tutor.words.template import check_template, fill

__all__ = [
    "BY_STRENGTH",
    "AllOf",
    "CardCount",
    "Gender",
    "Keys",
    "Noun",
    "OneOf",
    "after_preposition",
    "being",
    "capital",
    "check_template",
    "conjunction",
    "count",
    "counted_out",
    "fill",
    "join_with",
    "jointly",
    "listing",
    "name_card",
    "name_cards",
    "name_french_rank",
    "name_french_suit",
    "name_rank",
    "name_suit",
    "of_another",
    "pluralize",
    "sentence",
    "spelled",
    "supposed",
]
