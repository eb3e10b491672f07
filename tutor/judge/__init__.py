"""Where legality is decided, and nowhere else: facts + choice + law → `Ruling`. No sentences here."""

from tutor.judge.ruling import NotAChoice, Reason, Ruling, judge
from tutor.judge.unless import Edit, lying, smallest_hand_edit, turning_edits

__all__ = ["Edit", "NotAChoice", "Reason", "Ruling", "judge", "lying", "smallest_hand_edit", "turning_edits"]
