"""A ruleset as people ask it: a game, perhaps a variant, options and house rules; every question comes through here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from tutor.ask.answer import Answer
from tutor.ask.case import Case, CaseWords, case_words, read_case, words_at
from tutor.cards import CardSet
from tutor.faults import TutorError, refuse
from tutor.law.load import Library, Table
from tutor.law.yamltext import Node
from tutor.play.court import Court

if TYPE_CHECKING:
    from tutor.play.match import Match


class Ruleset:
    """The law of one table, or of all tables of a game where no variant is given."""

    def __init__(self, library: Library, table: Table) -> None:
        self.library, self.table = library, table
        self._courts: dict[tuple[Any, ...], Court] = {}

    def __repr__(self) -> str:
        return f"<Ruleset {self.table.game} {self.table.variant or 'every variant'}>"

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.table.game

    @property
    def variants(self) -> list[str]:
        """The variants this ruleset answers for."""
        return [self.table.variant] if self.table.variant else self.library.variants(self.table.game)

    def court(self, variant: str = "", kind: str = "", options: Mapping[str, Any] | None = None) -> Court:
        """The law of one variant (this table's, unless another is named), ready to judge."""
        variant = variant or self.table.variant or self.library.variants(self.game)[0]
        merged = {**self.table.options, **(options or {})}
        key = (variant, kind, tuple(sorted(merged.items())))
        if key not in self._courts:
            table = Table(self.game, variant, kind, merged, self.table.house, self.table.misconceptions)
            self._courts[key] = Court(self.library.law(table))
        return self._courts[key]

    def court_for(self, case: Case, variant: str = "") -> Court:
        """The law that a case is judged by, with its kind of hand and its options."""
        kind, known = case.facts.get("kind"), self.words.kinds
        if kind is not None and kind not in known:
            form = self.court(variant or case.variant).law.form
            raise refuse("kind_not_played", case.place("kind"), word=kind, variant=form, known=", ".join(known))
        return self.court(variant or case.variant, str(kind or ""), case.options)

    def explain(self, case: Mapping[str, Any] | Node | Case | None = None, /, **keys: Any) -> Answer:
        """The answer to a case, given as a mapping or as keywords. Raises TutorError for bad input.

        >>> import tutor
        >>> pocha = tutor.load("pocha", variant="completa")
        >>> pocha.explain(trump="espadas", trick="12c 10c", hand="1c 6c 3e 2b", play="6c").rule
        'montar'
        """
        from tutor.ask.questions import answer_case

        return answer_case(self, self.read(case if case is not None else keys))

    def compare(self, case: Mapping[str, Any] | Node | Case, other: Any) -> Answer:
        """Why the move of a case and not ``other``, or the other way round: the first rule that parts the two.

        >>> import tutor
        >>> case = {"trump": "espadas", "trick": "12c 10c", "hand": "1c 6c 3e 2b", "play": "6c"}
        >>> answer = tutor.load("pocha", variant="completa").compare(case, "1c")
        >>> answer.rule, answer.value
        ('montar', {'6c': 'illegal', '1c': 'legal'})
        """
        from tutor.ask.compare import comparing
        from tutor.ask.questions import answer_case

        return answer_case(self, self.read(case), comparing(other))

    @cached_property
    def words(self) -> CaseWords:
        """The keys that a case may have here; house rules may have added some."""
        if not self.table.house:
            return case_words(self.library, self.game)
        return words_at(self.library, self.game, self.table.house)

    def read(self, case: Mapping[str, Any] | Node | Case) -> Case:
        """A case of this game. Raises TutorError for what cannot be read, and for a case of another game."""
        read = case if isinstance(case, Case) else read_case(case, self.library, self.game, self.words)
        if read.game != self.game:
            raise refuse("case-of-another-game", read.place("game"), word=read.game, known=self.game)
        return read

    def legal(self, **keys: Any) -> CardSet:
        """The cards that may be played: the same keywords as a case, without the question.

        >>> import tutor
        >>> tutor.load("pocha", variant="completa").legal(trump="espadas", trick="12c 10c", hand="1c 6c 3e 2b")
        CardSet('1c')
        """
        from tutor.ask.bind import bind
        from tutor.play.facts import MissingFact

        decisions = self.court().law.decisions.values()
        part = next((each.part for each in decisions if each.choose[each.part].type == "card"), "")
        case = read_case({**keys, part: "?"}, self.library, self.game, self.words)
        court = self.court_for(case)
        opened = court.open_for(part, bind(case, court.law))
        if opened is None:
            raise refuse("nothing_to_play")
        name, facts = opened
        try:
            return CardSet(court.decision(name).flat(facts))
        except MissingFact as error:
            raise refuse("missing_fact", fact=error.name) from None

    def match(self, players: int, dealer: int = 0, deck: int = 0) -> Match:
        """A match before its first deal; seats are numbered from 0.

        >>> import random, tutor
        >>> table = tutor.load("pocha", variant="sencilla").match(4).deal(random.Random(1))
        >>> table.position.decision, table.position.turn
        ('pedir', 1)
        """
        from tutor.play.match import start_match

        return start_match(lambda kind: self.court(kind=kind), players, dealer, deck)

    def with_house(self, *overlays: Node) -> Ruleset:
        """The same table with more house rules."""
        table = Table(
            self.table.game,
            self.table.variant,
            self.table.kind,
            self.table.options,
            (*self.table.house, *overlays),
            self.table.misconceptions,
        )
        return Ruleset(self.library, table)

    def believing(self, *misconceptions: str) -> Ruleset:
        """The rules as somebody with these misconceptions takes them to be."""
        table = Table(
            self.table.game,
            self.table.variant,
            self.table.kind,
            self.table.options,
            self.table.house,
            (*self.table.misconceptions, *misconceptions),
        )
        return Ruleset(self.library, table)


__all__ = ["Ruleset", "TutorError"]
