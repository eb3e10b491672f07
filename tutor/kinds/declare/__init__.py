"""Declaring: a choice among words."""
