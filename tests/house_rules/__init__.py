"""House rules written only as YAML, each in a file that a newcomer can read, with answers written by hand beside it."""
