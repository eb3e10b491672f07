"""Judges from outside, adapted to the notation of the tests."""
