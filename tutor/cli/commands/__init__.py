"""One command a file: ``SAYS`` what it does, ``arguments`` what may be given, ``run`` does it."""
