"""A naive referee for the seven forms of Escoba: an oracle for tests, to be trusted by reading.

It is written from the source texts with lists and loops, knows nothing of the package `tutor`,
and shares no code with it. It cannot see sentences, proofs or speed: only what may be taken, who
gets what and what counts.
"""
