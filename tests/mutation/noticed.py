"""Where the change of a leaf was noticed last time: there it is asked first, and everywhere else only if it is not.

It makes the tests quick and says nothing else: what has changed since is found by asking everything, as without it.
``python -m tests.mutation.noticed GAME …`` writes it anew, and prints the leaves that nobody notices.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

import yaml

FILE = Path(__file__).parent / "noticed.yaml"
AT_ONCE = 2  # tables: what is noticed at the first of them by a quick piece need not be remembered


def noticed(game: str) -> Mapping[str, str]:
    """By leaf, the piece and the table."""
    found: dict[str, dict[str, str]] = yaml.safe_load(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return found.get(game, {})


def written(game: str) -> dict[str, str]:
    """What is to be remembered of a game."""
    from tests.mutation.leaves import shown
    from tests.mutation.test_leaves import Bench

    bench, found = Bench(game), dict[str, str]()
    corpus = bench.corpus
    for leaf in bench.files.leaves:
        effect = bench.effect(leaf)
        piece, _, place = effect.partition(" at ")
        near = [str(asked) for asked in corpus.all_tables(leaf)[:AT_ONCE]]
        if not effect:
            print(game, shown(leaf), flush=True)
        elif effect == "answers" or (
            place and not (place in near and piece in [each.__name__ for each in corpus.quick])
        ):
            found[shown(leaf)] = effect
    return found


if __name__ == "__main__":
    kept = yaml.safe_load(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for name in sys.argv[1:]:
        kept[name] = written(name)
        FILE.write_text(yaml.safe_dump(kept, width=1000), encoding="utf-8")
