"""House rules of Escoba written only as YAML, with answers written by hand beside each."""
