"""One example for every word of the rule language, at least: what it is in a position, and which cards make it so."""
