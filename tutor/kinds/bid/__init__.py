"""Bidding: a choice among numbers."""
