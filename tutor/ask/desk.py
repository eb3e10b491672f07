"""The desk where cases are handed in: it keeps the rules of the games they ask for, and sets facts beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tutor.ask.answer import Answer
from tutor.ask.case import Case, read_case
from tutor.ask.ruleset import Ruleset
from tutor.ask.tables import load, the_library
from tutor.faults import Place
from tutor.law.load import Library
from tutor.law.yamltext import Node


class Desk:
    """Answers cases of any game. ``rules`` answers those of its game, and the cases that name none.

    ``instead`` holds keys that take the place of those in a case: a variant, a card, a trump. ``opens`` loads the rules
    of any other game that a case names.
    """

    def __init__(
        self,
        rules: Ruleset | None = None,
        instead: Mapping[str, Any] | None = None,
        library: Library | None = None,
        opens: Callable[[str], Ruleset] | None = None,
    ) -> None:
        self.library = library or (rules.library if rules else the_library())
        self.rules, self.instead = rules, dict(instead or {})
        self.opens = opens or (lambda game: load(game, library=self.library))
        self._known: dict[str, Ruleset] = {rules.game: rules} if rules else {}

    def read(self, given: Node | Mapping[str, Any]) -> Case:
        """The case as it will be asked. Raises TutorError for what cannot be read."""
        asked = replaced(given, self.instead)
        return (
            read_case(asked, self.library, self.rules.game, self.rules.words)
            if self.rules
            else read_case(asked, self.library)
        )

    def ask(self, case: Case) -> Answer:
        """The answer. Raises TutorError for a position that cannot be."""
        return self.rules_of(case.game).explain(case)

    def compare(self, case: Case, other: Any) -> Answer:
        """Why the move of a case and not another. Raises TutorError for a position that cannot be."""
        return self.rules_of(case.game).compare(case, other)

    def rules_of(self, game: str) -> Ruleset:
        """The rules of a game, loaded once."""
        if game not in self._known:
            self._known[game] = self.opens(game)
        return self._known[game]


def replaced(given: Node | Mapping[str, Any], instead: Mapping[str, Any]) -> Node | Mapping[str, Any]:
    """A case with some of its keys replaced; what is put in has no place in a file."""
    if not instead:
        return given
    if not isinstance(given, Node):
        return {**given, **instead}
    if not isinstance(given.value, dict):
        return given
    keys = {key: place for key, place in given.keys.items() if key not in instead}
    return Node({**given.value, **{key: as_node(value, given) for key, value in instead.items()}}, given.place, keys)


def house_nodes(overlays: Iterable[Mapping[str, Any]]) -> tuple[Node, ...]:
    """House rules that are plain data, as the law takes them; those that change nothing are left out."""
    near = Node(None, Place(path="house"))
    return tuple(as_node(overlay, near) for overlay in overlays if any(overlay.values()))


def as_node(value: Any, near: Node) -> Node:
    """Plain data as a node."""
    if isinstance(value, Mapping):
        return Node({str(key): as_node(item, near) for key, item in value.items()}, near.place)
    if isinstance(value, list | tuple):
        return Node(tuple(as_node(item, near) for item in value), near.place)
    return Node(value, near.place)
