"""Bots, what they may know, and hints."""
