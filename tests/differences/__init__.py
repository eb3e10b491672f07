"""Where the forms of Escoba part, and where each of its options bites: the smallest question of every kind, by search."""
