"""The command line: thin shells over `tutor.ask`. ``main`` is what `tutor` and `sin-renuncio` run."""

from tutor.cli.edge import main

__all__ = ["main"]
