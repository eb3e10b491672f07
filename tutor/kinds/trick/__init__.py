"""Trick taking: the card led, the best so far, suits, what beats what."""
