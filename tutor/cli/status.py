"""Exit statuses, beside those of an answer: 0 legal or answered, 1 illegal, 3 depends, undecided or not covered."""

OK = 0
FAILED = 1
BAD_INPUT = 2
DEFECT = 4
INTERRUPTED = 130
PIPE_CLOSED = 141
ANSWERS = (0, 1, 3)


def worst(statuses: list[int]) -> int:
    """The highest of several answers; bad input is worse than any of them, for something was not answered."""
    return max(statuses, key=(*ANSWERS, BAD_INPUT).index, default=OK)
