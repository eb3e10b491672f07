"""Players that never change, to measure others against. They share no code with `tutor.bots`.

Each sees its own cards, what lies open, and the cards that have been played; it is told the legal choices.
"""
