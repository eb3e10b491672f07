"""No canned sentence: whatever an answer says of a position is read back and confirmed by the naive referee."""
