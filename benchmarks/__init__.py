"""Measured speeds beside their bars: ``make bench``. Nothing here is a test."""
