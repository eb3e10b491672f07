"""Positions: what lies where and what has been said; immutable, with a view for every seat."""
