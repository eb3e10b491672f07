"""Fishing: sets of cards taken from the table, and how they are found without trying every set."""
