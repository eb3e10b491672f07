"""Whole games against others."""
