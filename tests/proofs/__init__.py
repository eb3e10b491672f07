"""Proofs about the law, by clingo, over every position at once.

They speak of the generated logic program of a decision. `test_logic_agrees` compares that program with the generated
Python on random positions: only as far as it can see do the proofs hold for what the engine answers.
"""
