"""Proves what is shipped: every law a table can choose is read and compiled, every example is answered as it says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tutor.ask.components import components_of
from tutor.ask.desk import Desk
from tutor.ask.differences import try_partings
from tutor.ask.examples import shipped_examples
from tutor.ask.tables import the_library
from tutor.ask.trial import Trial, try_all
from tutor.faults import Fault, TutorError
from tutor.law.load import Library, Table
from tutor.law.model import Law, Option
from tutor.law.yamltext import Node
from tutor.play.court import Court


@dataclass
class Findings:
    """What was looked at, and what is wrong with it: faults of the law, each once, and cases that fail."""

    games: int = 0
    laws: int = 0
    cases: int = 0
    faults: dict[str, Fault] = field(default_factory=dict)
    failed: list[Trial] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults and not self.failed

    def blame(self, error: TutorError) -> None:
        """Note the faults of an error; the same one is met in many laws."""
        self.faults |= {fault.text(): fault for fault in error.faults}

    def text(self, lang: str = "es") -> str:
        """A line for each thing that is wrong, with its place."""
        wrong: tuple[Fault | Trial, ...] = (*self.faults.values(), *self.failed)
        return "\n".join(each.text(lang) for each in wrong)


def check(library: Library | None = None) -> Findings:
    """Look at everything in a library (the shipped one, unless another is given)."""
    library, found = library or the_library(), Findings()
    try:
        library.sources()
    except TutorError as error:
        found.blame(error)
        return found
    for game in library.games():
        found.games += 1
        check_game(library, game, found)
    return found


def check_game(library: Library, game: str, found: Findings) -> None:
    """Every law of a game, then its examples and components; where no law can be read there is nothing to ask examples of."""
    try:
        plain = {variant: library.law(Table(game, variant)) for variant in library.variants(game)}
    except TutorError as error:
        found.blame(error)
        return
    for variant, law in plain.items():
        for table in tables(law, variant):
            found.laws += 1
            try:
                compile_all(Court(library.law(table)))
            except TutorError as error:
                found.blame(error)
    check_examples(library, game, found)
    try:
        check_components(library, game, found)
    except TutorError as error:
        found.blame(error)


def check_components(library: Library, game: str, found: Findings) -> None:
    """The components, and that what the law would be without one can be said of some form of the game."""
    for component in components_of(library, game).values():
        for overlay in component.without:
            if not isinstance(overlay, str):
                check_overlay(library, game, overlay, found)


def check_overlay(library: Library, game: str, overlay: Node, found: Findings) -> None:
    """An overlay that no form of the game can have is wrong, as the first of them tells it."""
    wrong: list[TutorError] = []
    for variant in library.variants(game):
        try:
            library.law(Table(game, variant, house=(overlay,)))
        except TutorError as error:
            wrong.append(error)
        else:
            return
    found.blame(wrong[0])


def tables(law: Law, variant: str) -> Iterator[Table]:
    """A variant as it is, with each of its kinds of hand, each value of each option, each misconception."""
    yield Table(law.game, variant)
    for kind in law.kinds:
        yield Table(law.game, variant, kind)
    for option in law.options.values():
        for value in values_of(option):
            yield Table(law.game, variant, options={option.id: value})
    for name in law.misconceptions:
        yield Table(law.game, variant, misconceptions=(name,))


def values_of(option: Option) -> tuple[int | str | bool, ...]:
    """Every value of an option; of a number, its bounds."""
    if option.type == "flag":
        return (False, True)
    return option.values if option.type == "word" else (option.low, option.high)


def compile_all(court: Court) -> None:
    """Every function that a game may ask of a law."""
    for name in court.law.decisions:
        decision = court.decision(name)
        decision.compile()
    court.tally(traced=True)
    court.reader(court.law.result.ends)
    for prize in court.law.hand_won:
        court.reader(prize.when)


def check_examples(library: Library, game: str, found: Findings) -> None:
    """The examples and the questions on which tables part, which lie beside the law of a game."""
    try:
        trials = list(try_all(shipped_examples(library, game), Desk(library=library)))
        trials += try_partings(library, game)
    except TutorError as error:
        found.blame(error)
        return
    found.cases += len(trials)
    found.failed += [trial for trial in trials if trial.failed]
