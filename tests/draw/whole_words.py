"""Words on a page that are broken over two lines, and the longest words that stand under cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import tutor
from tutor.ask import the_library
from tutor.ask.phrases import voice_of

BROKEN = """found => found.flatMap(node => {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT), words = [];
  while (walker.nextNode()) for (const match of walker.currentNode.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
    const range = document.createRange();
    range.setStart(walker.currentNode, match.index);
    range.setEnd(walker.currentNode, match.index + match[0].length);
    const tops = new Set([...range.getClientRects()].map(box => Math.round(box.top)));
    if (tops.size > 1) words.push(match[0]);
  }
  return words;
})"""


def broken(found: Any) -> list[str]:
    """The words inside the nodes of a locator that do not stand on one line."""
    words: list[str] = found.evaluate_all(BROKEN)
    return words


@cache
def rule_names(lang: str) -> tuple[str, ...]:
    """Every name of a rule of a decision, in all forms of all games: those with the longest words first."""
    return tuple(sorted(set(_names(lang)), key=lambda name: (-max(map(len, name.split())), name)))


def _names(lang: str) -> Iterator[str]:
    library = the_library()
    for game in library.games():
        for variant in library.variants(game):
            law = tutor.load(game, variant=variant).court().law
            voice = voice_of(law, lang)
            for decision in law.decisions.values():
                yield from (voice.label(rule.id) for rule in (*decision.require, *decision.duties))
