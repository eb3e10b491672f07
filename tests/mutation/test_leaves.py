"""Each leaf of the games in `rules/` changed once: a load fault, or another answer somewhere in a fixed corpus.

Texts are left out (`tests/words` and the claims look after them), and whatever `leaves.TEXTS` lists. A change that
crashes the engine fails here too: what cannot be must be refused. A game needs a module here that asks about it; where
its leaves are dear the module names a ``SHARE``: one in so many is asked, always the same, and with ``LEAVES=all`` in the
environment every one.
"""

from __future__ import annotations

import os
from dataclasses import replace
from importlib import import_module
from itertools import islice
from typing import Any

import pytest

from tests.mutation.leaves import FILES, Files, Leaf, leaves_of, shown
from tests.mutation.noticed import noticed
from tests.mutation.outcomes import END, Corpus, Table
from tutor.ask import load, the_library
from tutor.kinds import vocabulary
from tutor.law.addresses import edit
from tutor.law.load import Library, section_of
from tutor.law.once import Once
from tutor.law.yamltext import Node, read_yaml_file
from tutor.places import rules_dir

CHUNKS = 12
WORDS = vocabulary()
GAMES = the_library().games()
GAME_FILES = {game: Files(game) for game in GAMES}


def asking(game: str) -> Any:
    """The module that asks about a game: its pieces, its tables, and the leaves on which no answer hangs."""
    return import_module(f"tests.mutation.{game}")


class OneChanged(Library):
    """The rules with one leaf changed: of the other files, what was read of them already."""

    def __init__(self, known: dict[str, Node], changed: str, node: Node, once: Once) -> None:
        super().__init__(rules_dir(), WORDS, once)
        self.known = {**known, changed: node}

    def _read(self, name: str) -> Node:
        return self.known[name] if name in self.known else super()._read(name)

    def variants(self, game: str) -> list[str]:
        """As they are written: what is wrong shows where the law of one of them is read."""
        return list(section_of(self.merged(game)[0], "variants"))


class Bench:
    """The rules, of which one leaf at a time is changed."""

    def __init__(self, game: str) -> None:
        about = asking(game)
        self.game, self.files, self.without = game, GAME_FILES[game], about.WITHOUT_EFFECT
        self.known = {f"{game}/{name}": read_yaml_file(rules_dir() / game / name) for name in FILES}
        self.known["sources.yaml"] = read_yaml_file(rules_dir() / "sources.yaml")
        self.once = Once()  # what has no changed leaf in it is read once for all of them
        library = self.library()
        law = load(game, variant=library.variants(game)[0], library=library).court().law
        self.corpus = Corpus(self.files, library, about.QUICK, about.SLOW, about.tables(law), noticed(game))

    def library(self, leaf: Leaf | None = None) -> Library:
        """The rules as they are, or with a leaf changed."""
        file, path = leaf or (FILES[0], ())
        node = self.known[f"{self.game}/{file}"]
        if leaf is not None:
            other = self.files.other_value(leaf)
            node = edit(node, path, lambda old: old and replace(old, value=other), node.place)
        return OneChanged(self.known, f"{self.game}/{file}", node, self.once)

    def effect(self, leaf: Leaf) -> str:
        """What comes of a leaf when it is changed: the first piece of the corpus that differs (a fault does), or "".

        What is only printed must at least be printed.
        """
        library = self.library(leaf)
        found = self.corpus.first(leaf, library) or self.corpus.shows(leaf, library, few=shown(leaf) in self.without)
        if self.without.get(shown(leaf)) == asking(self.game).PRINTED:
            assert not self.corpus.whole(self.corpus.books, library), shown(leaf)
        return found


@pytest.fixture(scope="module")
def benches() -> dict[str, Bench]:
    """The same for all chunks: what the shipped rules answer is worked out once."""
    return {game: Bench(game) for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_the_leaves_are_all_there(game: str) -> None:
    """Some hundreds, each once; what is listed as without effect is one of them."""
    files, without = GAME_FILES[game], asking(game).WITHOUT_EFFECT
    assert len(files.leaves) == len(set(files.leaves)) > 300
    assert sum(1 for name in FILES for _ in leaves_of(files.documents[name])) == len(files.leaves)
    assert set(without) <= {shown(leaf) for leaf in files.leaves}
    assert len(without) < 12


@pytest.mark.xdist_group("mutation")
@pytest.mark.parametrize("game", GAMES)
def test_unchanged_rules_answer_the_same(game: str, benches: dict[str, Bench]) -> None:
    """Otherwise every leaf would seem to change an answer."""
    corpus = benches[game].corpus
    again = Library(rules_dir(), vocabulary())
    for asked in corpus.tables[:: len(corpus.tables) // 4]:
        for piece in corpus.pieces:
            assert corpus.same(piece, asked, Table(game, asked, again)), piece
            assert corpus.known[piece.__name__, asked][0] is not END, piece
    some = [[*islice(corpus.answers(library), 30)] for library in (corpus.library, again)]
    assert some[0] == some[1]
    assert corpus.whole(corpus.addresses, again)


@pytest.mark.xdist_group("mutation")
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", GAMES)
def test_every_leaf_is_refused_or_changes_an_answer(game: str, chunk: int, benches: dict[str, Bench]) -> None:
    share = 1 if os.environ.get("LEAVES") == "all" else getattr(asking(game), "SHARE", 1)
    mine = GAME_FILES[game].leaves[chunk * share :: CHUNKS * share]
    without = [shown(leaf) for leaf in mine if not benches[game].effect(leaf)]
    listed = asking(game).WITHOUT_EFFECT
    assert [leaf for leaf in without if leaf not in listed] == []
    assert [leaf for leaf in listed if leaf in {shown(one) for one in mine} - set(without)] == []
