"""What a visitor has before him: a game at a table, a question, and what has been entered of it; and its case."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tutor.ask import read_case, the_library
from tutor.ask.blanks import SUIT
from tutor.ask.entries import Entered, Form, case_of, entered_of, fits
from tutor.ask.forms import form_of, questions_of
from tutor.ask.retold import in_french, in_spanish, speaks_french
from tutor.faults import TutorError
from tutor.web.law import games, law_of, rules, rules_for, variants
from tutor.web.pasted import yaml_of

PASTE = "yaml"
"""In place of a question: a case is pasted, whatever it asks."""
ABOUT = ("game", "variant", "options")


@dataclass
class Draft:
    """``active``: the slot of the table that is being filled; ``yaml``: what stands in the box for pasted cases; ``french``:
    the cards are those of a French deck, where the game at this table may be played with one."""

    game: str = ""
    question: str = ""
    variant: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    entered: Entered = field(default_factory=Entered)
    active: str = ""
    yaml: str = ""
    french: bool = False

    def __post_init__(self) -> None:
        self.game = self.game if self.game in games() else games()[0]
        self.question = self.question or questions(self.game)[0]

    @property
    def form(self) -> Form:
        """The fields of the question. Where house rules cannot be, as they are without them: the engine says what is wrong."""
        kind = self.entered.facts.get("kind")
        try:
            return form_of(rules(self.game), self.question, self.variant, str(kind or ""), self.options)
        except (TutorError, TypeError):
            return form_of(rules(self.game), self.question)

    @property
    def case(self) -> dict[str, Any]:
        """The case, not yet checked. One that is pasted is not made here (`tutor.web.pasted`)."""
        about = {"variant": self.variant, "options": dict(self.options)}
        facts = case_of(self.form, self.question, self.entered)
        facts = in_french(facts) if self.plays_french else facts
        return {"game": self.game, **{key: value for key, value in about.items() if value}, **facts}

    @property
    def plays_french(self) -> bool:
        """Whether the cards are called and drawn as the French deck does."""
        return self.french and may_be_french(self.game, self.variant)

    def ask(self, question: str) -> None:
        """Ask something else about the same: what has been entered is kept."""
        case = self.case if self.question != PASTE else {}
        self.question, self.active = question, ""
        if question == PASTE:
            self.yaml = self.yaml or (yaml_of(case) if case else "")
            return
        form = self.form
        facts = self.entered.facts
        self.entered.facts = {
            key: value for key, value in facts.items() if all(fits(each, value) for each in form if each.key == key)
        }
        again = entered_of(form, question, self.entered.more)
        self.entered.more = again.more
        self.entered.facts |= {key: value for key, value in again.facts.items() if value is not None}

    def winner_of(self, trick: list[str]) -> int | None:
        """The place of the card that takes a trick; None where tables differ, or what decides it is not known."""
        suits = {each.key: self.entered.facts.get(each.key) for each in self.form if each.kind == SUIT}
        tricks, told = law_of(self.game, self.variant).tricks, {key: suit for key, suit in suits.items() if suit}
        if tricks is None:
            return None
        case = {"game": self.game, "variant": self.variant, "options": self.options, tricks.zone: trick, **told}
        try:
            place = rules_for(case).explain({**case, "winner": True}).value
        except TutorError:
            return None
        return place - 1 if isinstance(place, int) else None


def questions(game: str) -> list[str]:
    """The questions of a game."""
    return list(questions_of(rules(game)))


def draft_of(case: Mapping[str, Any], question: str = "") -> Draft:
    """A draft that makes this case again: in the form of its question, else as it is written.

    ``question`` is the one being asked where the case, still half entered, does not tell it.

    >>> draft_of({"game": "pocha", "trick": "rey de copas", "hand": ["1c"], "play": "as de copas"}).entered.facts["trick"]
    ['12c']
    >>> draft_of({"game": "pocha", "winner": True, "play": "1c"}).question
    'yaml'
    """
    game, question = str(case.get("game")), question_of(case) or question
    variant, options = case.get("variant", ""), case.get("options", {})
    known = game in games() and question in questions(game) and variant in ("", *variants(game))
    facts = {key: value for key, value in case.items() if key not in ABOUT}
    if known and isinstance(options, Mapping) and can_be(game, variant, options, case.get("kind")):
        french = may_be_french(game, variant) and speaks_french(facts)
        facts = in_spanish(facts) if french else facts
        draft = Draft(game, question, variant, dict(options), french=french)
        draft.entered.facts["kind"] = case.get("kind")
        draft.entered = entered_of(draft.form, question, facts)
        return draft
    return Draft(game, PASTE, yaml=yaml_of(case))


def may_be_french(game: str, variant: str) -> bool:
    """Whether a table, if one is chosen, may play with a French deck."""
    return bool(variant) and law_of(game, variant).deck.french


def question_of(case: Mapping[str, Any]) -> str:
    """What a case asks; nothing where it does not tell."""
    try:
        return read_case(case, the_library()).question
    except (TutorError, TypeError):
        return ""


def can_be(game: str, variant: str, options: Mapping[str, Any], kind: Any) -> bool:
    """Whether there is such a table."""
    try:
        found = rules(game)
        return kind in (None, *found.words.kinds) and bool(found.court(variant, options=options))
    except (TutorError, TypeError):
        return False
