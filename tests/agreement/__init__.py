"""Two judges of the same questions: the engine that reads `rules`, and the naive referees of `tests`.

They share no code. What this cannot see: a mistake both make, and every sentence.
"""
