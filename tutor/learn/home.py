"""The table of a learner's own house, and *así se juega en mi casa*: a misconception that is the rule there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from tutor.ask import the_library
from tutor.faults import TutorError, refuse
from tutor.law.model import Law
from tutor.learn.fields import Fields
from tutor.learn.items.item import Item
from tutor.learn.items.scene import heading
from tutor.learn.items.tables import Seat, seat_of
from tutor.learn.items.targets import same_law, values_of


@dataclass(frozen=True, slots=True)
class Home:
    """How somebody plays: a form of the game and its options.

    ``house``: what else is the rule there, one after another: misconceptions by id, and overlays in one line
    (`tutor.learn.items.tables.overlay_text`).
    """

    game: str
    variant: str
    options: Mapping[str, Any] = field(default_factory=dict)
    house: tuple[str, ...] = ()

    @property
    def seat(self) -> Seat:
        """The law of this table."""
        return seat_of(self.game, self.variant, tuple(sorted(self.options.items())), self.house)

    def to_data(self) -> dict[str, Any]:
        """JSON data, for the learner's settings; `home_from` reads it."""
        return {"game": self.game, "variant": self.variant, "options": dict(self.options), "house": list(self.house)}


def home_from(data: Any, path: str = "") -> Home:
    """A table from JSON data. Raises TutorError for what is none, and for a form, option or rule that there is not."""
    fields = Fields(data, path)
    game, variant = fields.text("game", least=1), fields.text("variant", least=1)
    options, house = fields.mapping("options"), fields.items("house")
    fields.done()
    home = Home(game, variant, options, tuple(map(str, house)))
    unknown = [name for name in home.house if name not in replace(home, house=()).seat.law.misconceptions]
    if unknown:
        raise refuse("not-a-house-rule", word=unknown[0])
    home.seat.law  # noqa: B018 - what cannot be is refused here
    return home


def somebodys_rule(law: Law, misconception: str) -> bool:
    """Whether a misconception is the rule in some house."""
    return misconception in law.misconceptions and law.misconceptions[misconception].real != "nowhere"


def at_home(home: Home, misconception: str) -> Home:
    """The table at which this misconception is the rule: another form of the game or an option where one says the same.

    Raises TutorError for one that is nobody's rule.
    """
    if not somebodys_rule(home.seat.law, misconception):
        raise refuse("not-a-house-rule", word=misconception)
    wanted = replace(home, house=(*home.house, misconception))
    for other in declared(home):
        if same_law(other.seat.law, wanted.seat.law):
            return other
    return wanted


def declared(home: Home) -> Iterator[Home]:
    """The tables beside this one that the game itself knows: one option away, or another form."""
    law = home.seat.law
    for name, option in law.options.items():
        for value in values_of(option, law.settings[name]):
            if value != law.settings[name]:
                yield from readable(replace(home, options={**home.options, name: value}))
    for variant in the_library().variants(home.game):
        if variant != home.variant:
            yield from readable(replace(home, variant=variant))


def readable(home: Home) -> Iterator[Home]:
    """The table, unless an option or a house rule does not go with its form of the game."""
    with suppress(TutorError):
        home.seat.law  # noqa: B018 - what cannot be is refused here
        yield home


def nearest_text(home: Home, lang: str) -> str:
    """That this is the table nearest to somebody's own."""
    named = heading(Item("", home.game, home.variant, {}, options=home.options, house=home.house), lang)
    return f"La mesa que más se parece a la tuya: {named}" if lang == "es" else f"The table most like yours: {named}"
