"""Loading a table: a shipped game by name, or anyone's own file that extends one."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tutor.ask.ruleset import Ruleset
from tutor.faults import refuse
from tutor.kinds import vocabulary
from tutor.law.load import Library, Table
from tutor.law.reader import Reader
from tutor.law.yamltext import Node, read_yaml_file
from tutor.places import rules_dir

OWN_KEYS = ("id", "es", "en", "variant", "options", "set", "remove", "insert", "source")


@cache
def the_library() -> Library:
    """The games that are shipped."""
    return Library(rules_dir(), vocabulary())


def load(game: str | os.PathLike[str], variant: str | None = None, options: Mapping[str, Any] | None = None,
         house: tuple[Node, ...] = (), library: Library | None = None) -> Ruleset:
    """The law of a table. ``game`` is the id of a game or the path of a YAML file with ``extends: GAME``.

    Without a variant every question is put to all of them. Raises TutorError for an unknown game, variant or option,
    and for every fault of the file.

    >>> load("pocha", variant="completa").variants
    ['completa']
    """
    library = library or the_library()
    name = os.fspath(game)
    if name not in library.games() and (name.endswith((".yaml", ".yml")) or os.sep in name or Path(name).exists()):
        return load_own(name, variant, options, library)
    if name not in library.games():
        raise refuse("unknown_game", word=name, known=", ".join(library.games()))
    return opened(library, Table(name, variant or "", options=dict(options or {}), house=house))


def load_own(path: str, variant: str | None, options: Mapping[str, Any] | None, library: Library) -> Ruleset:
    """A person's own file: an overlay on a shipped game."""
    node, reader = read_yaml_file(path), Reader(library.words)
    entries = reader.mapping(node, OWN_KEYS, required=("format", "extends"), what="house rules")
    if entries["format"].value != 1:
        reader.fault("unknown_format", entries["format"], found=entries["format"].value, known=1)
    game = reader.choice(entries["extends"], library.games(), "game")
    own = reader.choice(entries["variant"], library.variants(game), "variant") if "variant" in entries else ""
    reader.done()
    return opened(library, Table(game, variant or own, options=dict(options or {}), house=(node,)))


def opened(library: Library, table: Table) -> Ruleset:
    """The ruleset of a table, its law read once so that every fault shows now."""
    if table.variant and table.variant not in library.variants(table.game):
        raise refuse("unknown_variant", word=table.variant, known=", ".join(library.variants(table.game)))
    rules = Ruleset(library, table)
    for variant in rules.variants:
        rules.court(variant)
    return rules
