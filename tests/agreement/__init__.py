"""Two judges of the same questions: the engine that reads `rules/pocha`, and the naive referee of `tests.referee`.

They share no code. What this cannot see: a mistake both make, and every sentence.
"""
