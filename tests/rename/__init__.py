"""Nothing hides in Python: the same law under other names gives the same answers."""
