"""Loading a table: a shipped game by name, or anyone's own file that extends one."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from tutor.ask.ruleset import Ruleset
from tutor.faults import Place, refuse
from tutor.kinds import vocabulary
from tutor.law.load import FORMAT, Library, Table
from tutor.law.reader import Reader, Unreadable
from tutor.law.yamltext import Node, read_yaml, read_yaml_file
from tutor.places import rules_dir

OWN_KEYS = ("id", "es", "en", "variant", "options", "set", "remove", "insert", "source")


@cache
def the_library() -> Library:
    """The games that are shipped."""
    return Library(rules_dir(), vocabulary())


def load(
    game: str | os.PathLike[str],
    variant: str | None = None,
    options: Mapping[str, Any] | None = None,
    house: Sequence[Node | str | os.PathLike[str]] = (),
    library: Library | None = None,
) -> Ruleset:
    """The law of a table. ``game`` is the id of a game or the path of a YAML file with ``extends: GAME``.

    ``house`` are more overlays on it: such files, or nodes of them. Without a variant every question is put to all of
    them. Raises TutorError for an unknown game, variant or option, and for every fault of the files.

    >>> load("pocha", variant="completa").variants
    ['completa']
    """
    library = library or the_library()
    name = os.fspath(game)
    own: tuple[Node, ...] = ()
    if name not in library.games() and is_path(name):
        name, preferred, node = read_own(name, library)
        variant, own = variant or preferred, (node,)
    if name not in library.games():
        raise refuse("unknown_game", word=name, known=", ".join(library.games()))
    more = tuple(overlay if isinstance(overlay, Node) else overlay_of(overlay, name, library) for overlay in house)
    return opened(library, Table(name, variant or "", options=dict(options or {}), house=(*own, *more)))


def is_path(name: str) -> bool:
    """Whether somebody means a file, be it there or not."""
    return name.endswith((".yaml", ".yml")) or os.sep in name or (bool(name) and os.path.exists(name))  # noqa: PTH110 - never raises


def read_own(path: str | os.PathLike[str], library: Library) -> tuple[str, str, Node]:
    """A person's own file, an overlay on a shipped game: the game, the variant it prefers ("" for none), and itself."""
    return as_own(read_yaml_file(path), library)


def read_own_text(text: str | bytes, name: str, library: Library) -> tuple[str, str, Node]:
    """The same of a text that is no file here; ``name`` is what its faults are told under."""
    return as_own(read_yaml(text, name), library)


def as_own(node: Node, library: Library) -> tuple[str, str, Node]:
    """The same of what has been read."""
    reader = Reader(library.words)
    try:
        entries = reader.mapping(node, OWN_KEYS, required=("format", "extends"))
        if entries["format"].value != FORMAT:
            reader.fault("unknown_format", entries["format"], found=entries["format"].value, known=FORMAT)
        game = reader.choice(entries["extends"], library.games())
        variant = reader.choice(entries["variant"], library.variants(game)) if "variant" in entries else ""
    except Unreadable:
        reader.done()
        raise
    reader.done()
    return game, variant, node


def overlay_of(path: str | os.PathLike[str], game: str, library: Library) -> Node:
    """House rules from a file, which must be about this game."""
    about, _, node = read_own(path, library)
    if about != game:
        raise refuse("house-of-another-game", node.place, word=about, known=game)
    return node


def opened(library: Library, table: Table) -> Ruleset:
    """The ruleset of a table, its law read once so that every fault shows now."""
    if table.variant and table.variant not in library.variants(table.game):
        known = ", ".join(library.variants(table.game))
        raise refuse("unknown_variant", Place(path="variant"), word=table.variant, known=known)
    rules = Ruleset(library, table)
    for variant in rules.variants:
        rules.court(variant)
    return rules
