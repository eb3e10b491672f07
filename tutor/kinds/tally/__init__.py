"""Counting a hand and a match: lines of points, counters, results."""
