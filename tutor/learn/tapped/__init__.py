"""An exercise on the table: how it is laid out and answered by tapping, and what is shown of an answer. Pure.

>>> from tutor.learn.items import generate
>>> item = generate("mark_all", "pocha", "completa", "BEAT", seed=3)
>>> table = exercise_table(item, "en")
>>> table["exercise"]["take"], table["exercise"]["finish"]
(['hand'], 'Check')
>>> read_tapped(item, {"kind": "answer", "cards": item.case["hand"][:1]}) == tuple(item.case["hand"][:1])
True
"""

from tutor.learn.tapped.lay import Act, exercise_table, text_table
from tutor.learn.tapped.read import read_tapped

__all__ = ["Act", "exercise_table", "read_tapped", "text_table"]
