"""Where legality is decided, and nowhere else: facts + choice + law → `Ruling`. No sentences here."""

from tutor.judge.ruling import Reason, Ruling, judge
from tutor.judge.unless import Edit, turning_edits

__all__ = ["Edit", "Reason", "Ruling", "judge", "turning_edits"]
