"""Each leaf of `rules/pocha` changed once: a load fault, or another answer somewhere in a fixed corpus.

Texts are left out (`tests/words` and the claims look after them), and whatever `leaves.TEXTS` lists. A change that
crashes the engine fails here too: what cannot be must be refused.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.mutation.leaves import DOCUMENTS, FILES, GAME, LEAVES, Leaf, as_text, changed, leaves_of, shown
from tests.mutation.outcomes import Corpus
from tutor.faults import TutorError
from tutor.kinds import vocabulary
from tutor.law.load import Library
from tutor.places import rules_dir

CHUNKS = 12
# Changed in this way they change nothing, for the reason given.
PRINTED = (
    "seats are counted in the order of playing, whichever way round that goes: it is printed, and no answer hangs on it"
)
FIVES = "points are multiples of five, so that more than none and more than one are the same"
WITHOUT_EFFECT = {
    "game.yaml options.sentido.default": PRINTED,
    "rules.yaml tally.2.when.2.any.1.more_than": FIVES,
    "rules.yaml tally.3.when.2.any.1.more_than": FIVES,
}


class Bench:
    """A copy of the rules in which one leaf at a time is changed."""

    def __init__(self, folder: Path) -> None:
        shutil.copytree(rules_dir(), folder)
        self.folder = folder
        for name in FILES:
            self.write(name, DOCUMENTS[name])
        self.corpus = Corpus(Library(folder, vocabulary()))
        self.corpus.library.document(GAME)

    def write(self, name: str, document: object) -> None:
        """One file of the game."""
        (self.folder / GAME / name).write_text(as_text(document), encoding="utf-8")

    def effect(self, leaf: Leaf) -> str:
        """What comes of a leaf when it is changed: a fault, the first piece of the corpus that differs, or ""."""
        self.write(leaf[0], changed(leaf))
        try:
            library = Library(self.folder, vocabulary())
            try:
                library.document(GAME)
            except TutorError as error:
                return error.faults[0].code
            found = self.corpus.shows(leaf, library, few=shown(leaf) in WITHOUT_EFFECT)
            assert WITHOUT_EFFECT.get(shown(leaf)) != PRINTED or self.corpus.prints(library)
            return found
        finally:
            self.write(leaf[0], DOCUMENTS[leaf[0]])


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Bench:
    """The same for all chunks: what the shipped rules answer is worked out once."""
    return Bench(tmp_path_factory.mktemp("mutation") / "rules")


def test_the_leaves_are_all_there() -> None:
    """Some hundreds, each once; what is listed as without effect is one of them."""
    assert len(LEAVES) == len(set(LEAVES)) > 300
    assert sum(1 for name in FILES for _ in leaves_of(DOCUMENTS[name])) == len(LEAVES)
    assert set(WITHOUT_EFFECT) <= {shown(leaf) for leaf in LEAVES}
    assert len(WITHOUT_EFFECT) < 12


@pytest.mark.xdist_group("mutation")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_leaf_is_refused_or_changes_an_answer(chunk: int, bench: Bench) -> None:
    without = [shown(leaf) for leaf in LEAVES[chunk::CHUNKS] if not bench.effect(leaf)]
    assert [leaf for leaf in without if leaf not in WITHOUT_EFFECT] == []
    assert [
        leaf for leaf in WITHOUT_EFFECT if leaf in {shown(one) for one in LEAVES[chunk::CHUNKS]} - set(without)
    ] == []
