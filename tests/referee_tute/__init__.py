"""A naive referee for Tute in its four forms: an oracle for tests, to be trusted by reading.

It is written from the source text with lists and loops, knows nothing of the package `tutor`, and
shares no code with it. It cannot see sentences, proofs or speed: only what is allowed, who wins
and what counts. Players sit in order of play and are called A, B, C, D; in pairs A is the pair of
the first and the third, B that of the second and the fourth.
"""
