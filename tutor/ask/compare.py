"""Why this move and not that one: the first rule that parts the two, in the words of the answers themselves."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from tutor.ask.answer import Answer
from tutor.ask.case import Case
from tutor.ask.phrases import voice_of
from tutor.ask.questions import answer_under
from tutor.ask.ruleset import Ruleset
from tutor.ask.speak import speak_sources
from tutor.cards import CardSet, parse_card, parse_cards, parse_suit
from tutor.faults import refuse
from tutor.law.model import Decision, Law
from tutor.words import sentence

SENTENCE_END = re.compile(r"(?<=\.) ")


def comparing(other: Any) -> Callable[[Ruleset, Case, str], Answer]:
    """What answers a case under one variant by comparing its move with another one.

    ``other`` takes the place of what the move chooses last: of the card, or of the cards it takes where they are named.
    """

    def under(rules: Ruleset, case: Case, variant: str) -> Answer:
        words = rules.words
        if case.question not in words.parts:
            raise refuse(
                "compare-question", case.place(case.question), word=case.question, known=", ".join(words.parts)
            )
        part = list(case.move)[-1]
        rival = replace(case, move={**case.move, part: other}, places={})
        one, two = answer_under(rules, case, variant), answer_under(rules, rival, variant)
        if "not_covered" in (one.verdict, two.verdict):
            return one if one.verdict == "not_covered" else two
        court, _, ruling = one.show
        decision: Decision = ruling.decision.decision
        deck = (court.deck, court.law.deck.french)
        moves = [Move.read(court.law, decision, part, asked.move[part], deck) for asked in (case, rival)]
        if moves[0].text == moves[1].text:
            raise refuse("compare-same", case.place(part), word=moves[0].text)
        return Comparison(decision, (one, two), (moves[0], moves[1])).answer()

    return under


@dataclass(frozen=True, slots=True)
class Move:
    """One of the two: as it is written, and what one does with what, by language."""

    text: str
    verb: Mapping[str, str]
    thing: Mapping[str, str]

    @classmethod
    def read(cls, law: Law, decision: Decision, part: str, value: Any, deck: tuple[int, bool]) -> Move:
        """The move in words; its value has been read before, so it can be read."""
        voices, kind = {lang: voice_of(law, lang) for lang in ("es", "en")}, decision.choose[part].type
        doing = {lang: voice.does(decision.id) for lang, voice in voices.items()}
        if kind == "card":
            card = parse_card(value, deck=deck[0], french=deck[1])
            return cls(str(card), doing, {lang: voice.card(int(card)) for lang, voice in voices.items()})
        if kind == "cards":
            mask = sum(card.bit for card in parse_cards(value, deck=deck[0], french=deck[1]))
            if not mask:
                return cls("∅", {"es": "dejar", "en": "leave"}, {"es": "la carta", "en": "the card"})
            named = {lang: voice.cards(mask) for lang, voice in voices.items()}
            return cls(str(CardSet(mask)), {"es": "tomar", "en": "take"}, named)
        if kind == "suit":
            suit = parse_suit(value)
            return cls(suit.slug, doing, {lang: voice.suit(int(suit)) for lang, voice in voices.items()})
        return cls(str(value), doing, {"es": str(value), "en": str(value)})


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two moves in one position, with the answer to each."""

    decision: Decision
    answers: tuple[Answer, Answer]
    moves: tuple[Move, Move]

    def answer(self) -> Answer:
        """Its value is the verdict on each; its rule the one that parts them, or that refuses both."""
        one, cited = self.answers[0], unique_sources(self.blamed())
        verdicts = {move.text: answer.verdict for move, answer in zip(self.moves, self.answers, strict=True)}
        return Answer(
            one.game, one.question, "answered", rule=self.rule(), value=verdicts, source=cited,
            find_reasons=lambda: one.reasons, find_legal=lambda: one.legal, speak=self.words,
            speak_source=lambda lang: speak_sources(cited, lang), show=one.show,
        )  # fmt: skip

    def rule(self) -> str | None:
        """The first rule, in declared order, that refuses one of the two: there the other is still allowed."""
        refusing = {answer.rule for answer in self.answers if answer.verdict == "illegal"}
        return next((rule.id for rule in self.decision.rules if rule.id in refusing), None)

    def blamed(self) -> list[Answer]:
        """The answers that say why: those that refuse, or both where none does."""
        return [answer for answer in self.answers if answer.verdict == "illegal"] or list(self.answers)

    def words(self, lang: str) -> str:
        """ "Puedes echar el as de copas y no el seis de copas (montar). Debes …"."""
        why = (said for answer in self.blamed() for said in SENTENCE_END.split(answer.because(lang)))
        return " ".join([sentence(self.verdicts(lang)), *dict.fromkeys(why)])

    def verdicts(self, lang: str) -> str:
        """Which of the two is allowed, and the rules that refuse."""
        one, two = self.moves
        rule, other = (f" ({a.name_rule(lang)})" if a.verdict == "illegal" else "" for a in self.answers)
        verb, x, y = f"{one.verb[lang]} ", one.thing[lang], two.thing[lang]
        if one.verb[lang] != two.verb[lang]:
            verb, x, y = "", f"{verb}{x}", f"{two.verb[lang]} {y}"
        spanish = lang == "es"
        if rule and other:
            rule = "" if rule == other else rule
            return (f"no puedes {verb}ni {x}{rule} ni {y}{other}" if spanish
                    else f"you may {verb}neither {x}{rule} nor {y}{other}")  # fmt: skip
        if rule:
            return (f"no puedes {verb}{x}{rule}, y sí {y}" if spanish
                    else f"you may not {verb}{x}{rule}, but {y} will do")  # fmt: skip
        if other:
            return f"puedes {verb}{x}, y no {y}{other}" if spanish else f"you may {verb}{x} and not {y}{other}"
        return f"puedes {verb}tanto {x} como {y}" if spanish else f"you may {verb}either {x} or {y}"


def unique_sources(answers: Iterable[Answer]) -> tuple[dict[str, Any], ...]:
    """Every source of several answers once."""
    return tuple({entry["id"]: entry for answer in answers for entry in answer.source}.values())
